"""What El Grande's bots say for their choices: always something, always true, never what the seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from castellany import bots, words
from castellany.bots import TEXT, strategy_of, texts
from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, PLACES, PROVINCE, REGIONS
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message
from castellany.words import LANGUAGES
from tests.bots.elgrande_truth import holds
from tests.games.elgrande import helpers as h

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
ALL_CARDS = ["representation", "veto", "second_veto", "rivalry"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (5, {"short_game": True}),
    (3, {"new_regency": True, "open_castle": True, "short_game": True}),
    (4, {"new_regency": True, "short_game": True, "alternatives": ALL_CARDS}),
    (2, {"changing_powers": True, "short_game": True, "alternatives": ALL_CARDS}),
]
Moment = tuple[GrandeState, int, int]


def reasons(s: GrandeState, seat: int, choice: int) -> list[Message]:
    return strategy_of("elgrande").reasons(s, seat, choice)


def played(table: int) -> Iterator[Moment]:
    """Every real choice that squires make in one game at a table."""
    seats, options = TABLES[table]
    s = h.new(seats, 40 + table, **options)
    squires = [bots.make("squire", "elgrande", seed=table * 10 + seat) for seat in range(seats)]
    while s.waiting:
        seat = s.waiting[0]
        choice = squires[seat].choose(s, seat).choice
        if len(s.choices(seat)) > 1:
            yield s, seat, choice
        s.play(seat, choice)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_squires_always_say_why_and_it_is_so(table: int) -> None:
    for s, seat, choice in played(table):
        before = s.encode()
        said = reasons(s, seat, choice)
        assert said, GAME.text(choice)
        assert s.encode() == before, "thinking changes nothing"
        for message in said:
            assert message.id.startswith("why-elgrande-")
            renders(message)
            assert holds(s, seat, choice, message), (GAME.text(choice), message)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_choice_that_could_be_made_has_a_true_reason(table: int) -> None:
    """Strong bots choose what squires never would; each eighth question is looked at with all its choices."""
    for number, (s, seat, _choice) in enumerate(played(table)):
        if number % 8 == table % 8:
            for choice in s.choices(seat):
                said = reasons(s, seat, choice)
                assert said, GAME.text(choice)
                for message in said:
                    renders(message)
                    assert holds(s, seat, choice, message), (GAME.text(choice), message)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_is_said_does_not_depend_on_what_is_hidden(table: int) -> None:
    for number, (s, seat, choice) in enumerate(played(table)):
        if number % 8 == 0:
            said = reasons(s, seat, choice)
            for seed in (1, 2, 3):
                other = s.resample(seat, seed)
                assert isinstance(other, GrandeState)
                assert reasons(other, seat, choice) == said
            if not s.open_castle:
                assert reasons(with_another_castle(s, seat), seat, choice) == said


def with_another_castle(s: GrandeState, seat: int) -> GrandeState:
    """The same table, but others' caballeros lie otherwise in the closed castle and the provinces."""
    other = s.copy()
    for colour in range(s.colours):
        if colour != seat:
            base = colour * PLACES
            both = other.at[base + CASTLE] + other.at[base + PROVINCE]
            other.at[base + CASTLE] = both // 2
            other.at[base + PROVINCE] = both - both // 2
    return other


def test_every_sentence_of_the_texts_is_said_somewhere() -> None:
    code = "".join(file.read_text() for file in (TEXT.parent / "elgrande").rglob("*.py"))
    ids = re.findall(r"^(why-elgrande-[a-z-]+) =", (texts("elgrande")[-1] / "en.ftl").read_text(), re.MULTILINE)
    assert len(ids) > 100
    assert [name for name in ids if f'"{name}"' not in code] == []


def renders(message: Message) -> None:
    for lang in LANGUAGES:
        faults: list[str] = []
        sentence = words.load(lang, "elgrande", *texts("elgrande")).render(message, NAMES, faults)
        assert not faults
        assert sentence[0].isupper() or sentence[0] in "«„0123456789", sentence
        assert sentence.endswith(".") and len(sentence) <= 125, sentence


# Single moments.


def ids(s: GrandeState, seat: int, text: str) -> list[str]:
    return [message.id[len("why-elgrande-") :] for message in reasons(s, seat, GAME.parse(text))]


def first(s: GrandeState, seat: int, text: str) -> dict[str, Any]:
    return reasons(s, seat, GAME.parse(text))[0].args


def test_justice_says_who_gets_more() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 3, h.GALICIA: 1}, h.GREEN: {h.TOLEDO: 2, h.GALICIA: 2, h.NAVARRA: 1}}
    s = h.with_card(h.scene(pieces), cards.JUSTICE)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "score toledo") == ["score-more"]
    toledo = reasons(s, h.PURPLE, GAME.parse("score toledo"))[0]
    assert toledo.args == {"what": "place-toledo", "points": 7, "seat": "seat:1", "other": 4}
    assert ids(s, h.PURPLE, "score galicia") == ["score-less"]
    assert ids(s, h.PURPLE, "score navarra") == ["score-less"]
    assert ids(s, h.PURPLE, "score sevilla") == ["score-none"]


def test_a_caballero_is_placed_for_points_against_a_rival_or_for_later() -> None:
    pieces = {
        h.PURPLE: {COURT: 5, h.GALICIA: 1, h.NAVARRA: 2, h.ARAGON: 1},
        h.GREEN: {h.GALICIA: 1, h.NAVARRA: 1, h.ARAGON: 2, h.TOLEDO: 4},
        h.BLUE: {h.TOLEDO: 3},
        h.ORANGE: {h.TOLEDO: 2},
    }
    s = h.with_card(h.scene(pieces), cards.MILITIA)
    assert ids(s, h.PURPLE, "place galicia") == ["place-more"]
    assert first(s, h.PURPLE, "place galicia") == {"place": "place-galicia", "points": 2}
    assert ids(s, h.PURPLE, "place navarra") == ["place-guard"]
    assert ids(s, h.PURPLE, "place aragon") == ["place-hurts"]
    assert ids(s, h.PURPLE, "place toledo") == ["place-step"]
    assert first(s, h.PURPLE, "place toledo") == {"place": "place-toledo", "count": 2, "points": 2}


def test_a_card_that_pays_another_more_is_left_unused() -> None:
    pieces = {h.PURPLE: {h.VALENCIA: 1}, h.GREEN: {h.NAVARRA: 2, h.ARAGON: 2}}
    s = h.with_card(h.scene(pieces), cards.FIESTA)
    assert ids(s, h.PURPLE, "end") == ["score-less"]
    assert first(s, h.PURPLE, "end") == {"what": "action-fiesta", "points": 5, "seat": "seat:1", "other": 10}


def test_the_king_is_led_where_one_leads() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 3}, h.GREEN: {h.TOLEDO: 1, h.CASTILLA: 2}}
    s = h.with_card(h.scene(pieces), cards.YOUR_MAJESTY)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "king toledo") == ["king-guards", "king-leaves"]
    assert first(s, h.PURPLE, "king toledo") == {"place": "place-toledo", "points": 9}
    assert ids(s, h.PURPLE, "king granada") == ["king-leaves"]


def test_a_move_is_ended_when_none_is_worth_it() -> None:
    pieces = {h.PURPLE: {h.TOLEDO: 2}, h.GREEN: {h.GALICIA: 5, h.NAVARRA: 5, h.ARAGON: 5, h.VALENCIA: 5}}
    s = h.with_card(h.scene(pieces, seats=3), cards.REGROUPING)
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "stop") == ["move-most"]
    assert ids(s, h.PURPLE, "lift p1 toledo")[0] == "step-own"
    full = {r: 3 for r in range(REGIONS) if r != h.TOLEDO}
    s = h.with_card(h.scene({h.PURPLE: {h.TOLEDO: 1}, h.GREEN: full, h.BLUE: full}, seats=3), cards.REGROUPING)
    assert ids(s, h.PURPLE, "end") == ["move-none"]


def test_nobody_in_the_castle_makes_the_disk_idle() -> None:
    s = h.scene({h.PURPLE: {CASTLE: 2, h.TOLEDO: 1}, h.GREEN: {h.TOLEDO: 2, h.GALICIA: 1}})
    s.grandes = [h.GALICIA] * 4
    s.frames = [Frame(kinds.CASTLE_DISK)]
    s.sealed = []
    s.settle()
    assert ids(s, h.GREEN, "disk toledo") == ["disk-nothing"]
    assert ids(s, h.PURPLE, "disk toledo") == ["arrive"]
    assert first(s, h.PURPLE, "disk toledo") == {"place": "place-toledo", "count": 2, "points": 3}
    assert ids(s, h.PURPLE, "disk castilla") == ["disk-court"]


def test_a_veto_speaks_of_what_the_action_would_cost() -> None:
    pieces = {h.PURPLE: {h.GALICIA: 1}, h.GREEN: {COURT: 1, h.TOLEDO: 2}, h.BLUE: {h.TOLEDO: 1, h.NAVARRA: 2}}
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.GREEN, s.round + 1]
    h.do(h.with_card(s, cards.WITHDRAWAL), h.PURPLE, "act")
    assert ids(s, h.GREEN, "veto") == ["veto-back"]
    assert first(s, h.GREEN, "veto") == {"count": 3}
    assert ids(s, h.GREEN, "allow") == ["veto-kept"]
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.GREEN, s.round + 1]
    h.do(h.with_card(s, cards.AMBUSH), h.PURPLE, "act")
    assert ids(s, h.GREEN, "veto") == ["veto-move"]
    assert first(s, h.GREEN, "veto") == {"place": "place-toledo", "points": 3}
    s = h.scene(pieces, alternatives=["veto"])
    s.vetoes = [h.ORANGE, s.round]
    h.do(h.with_card(s, cards.WITHDRAWAL), h.PURPLE, "act")
    assert ids(s, h.ORANGE, "veto") == ["veto", "veto-last"]
    assert ids(s, h.ORANGE, "allow") == ["allow-nothing", "veto-kept"]
    for choice in s.choices(h.ORANGE):
        assert all(holds(s, h.ORANGE, choice, message) for message in reasons(s, h.ORANGE, choice))


def test_a_caballero_is_called_back_from_where_it_is_cheapest() -> None:
    s = h.scene({h.PURPLE: {h.TOLEDO: 28, h.GALICIA: 2}, h.GREEN: {h.TOLEDO: 3, h.GALICIA: 1}})
    h.with_card(s, cards.REINFORCEMENTS)
    assert ids(s, h.PURPLE, "act") == ["recall-free"]
    h.do(s, h.PURPLE, "act")
    assert ids(s, h.PURPLE, "recall toledo")[0] == "lose-none"
    assert ids(s, h.PURPLE, "recall galicia")[0] == "lose"
    assert first(s, h.PURPLE, "recall galicia") == {"place": "place-galicia", "count": 1, "points": 2}
    assert ids(s, h.PURPLE, "stop")[-1] == "recall-stay"


def test_infiltration_opens_the_region_of_the_king() -> None:
    pieces = {h.PURPLE: {COURT: 3, h.CASTILLA: 2}, h.GREEN: {h.CASTILLA: 1}}
    s = h.with_card(h.scene(pieces, new_regency=True), cards.INFILTRATION)
    assert ids(s, h.PURPLE, "act") == ["king-entered", "act-then"]
    assert first(s, h.PURPLE, "act") == {"place": "place-castilla", "count": 2}
    pieces = {h.PURPLE: {COURT: 3, h.CASTILLA: 1}, h.GREEN: {h.CASTILLA: 1}}
    s = h.with_card(h.scene(pieces, new_regency=True), cards.INFILTRATION)
    assert ids(s, h.PURPLE, "act") == ["place-more", "act-then"]


@pytest.mark.parametrize(("count", "verb"), [(1, "będzie czekać"), (3, "będą czekać"), (5, "będzie czekać")])
def test_polish_counts_those_who_wait_in_the_castle(count: int, verb: str) -> None:
    said = bots.speak("pl", "elgrande", Message("why-elgrande-castle", {"count": count}))
    assert said.startswith(f"W zamku {verb} {count} ")
