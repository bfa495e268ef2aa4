"""The four alternative cards: Representation, the two Vetoes, Rivalry."""

from __future__ import annotations

import pytest

from castellany import words
from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import CASTLE, COURT
from castellany.games.elgrande.ids import CARD_NAMES
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    PURPLE,
    SEVILLA,
    TOLEDO,
    at,
    court,
    do,
    heard,
    may,
    points,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


@rule("ELG-14.2")
def test_representation_marches_out_of_one_region() -> None:
    s = scene({PURPLE: {TOLEDO: 3, ARAGON: 1, COURT: 2}}, king=GALICIA, alternatives=ALL_CARDS)
    do(with_card(s, cards.REPRESENTATION), PURPLE, "act")
    assert may(s, PURPLE) == {"march", "muster"}
    do(s, PURPLE, "march", "lift p1 toledo", "drop castle")
    assert may(s, PURPLE) == {"lift p1 toledo", "stop"}
    do(s, PURPLE, "lift p1 toledo", "drop sevilla", "stop")
    assert at(s, PURPLE, TOLEDO) == 1 and at(s, PURPLE, CASTLE) == 1


@rule("ELG-14.2")
def test_representation_musters_two_anywhere() -> None:
    s = scene({PURPLE: {TOLEDO: 1, COURT: 5}}, king=GALICIA, alternatives=ALL_CARDS)
    do(with_card(s, cards.REPRESENTATION), PURPLE, "act", "muster")
    assert may(s, PURPLE) == {f"place {r}" for r in board.REGION_IDS if r != "galicia"} | {"stop"}
    do(s, PURPLE, "place granada", "place granada")
    assert at(s, PURPLE, GRANADA) == 2 and court(s, PURPLE) == 3
    assert s.frames[-1].kind == kinds.CARD, "not both halves of the card's choice"


@rule("ELG-14.2")
def test_representation_offers_what_is_possible() -> None:
    s = do(with_card(scene({PURPLE: {TOLEDO: 1}}, alternatives=ALL_CARDS), cards.REPRESENTATION), PURPLE, "act")
    assert may(s, PURPLE) == {"march"}
    assert refused(s, PURPLE, "muster") == ("no-court-empty", "ELG-4.5")
    s = do(with_card(scene({PURPLE: {COURT: 1}}, alternatives=ALL_CARDS), cards.REPRESENTATION), PURPLE, "act")
    assert refused(s, PURPLE, "march") == ("no-piece-to-move", "ELG-4.8")


def veto_scene(*holders: int) -> GrandeState:
    """Round 4 is running; these seats have kept a Veto in round 3."""
    s = scene({PURPLE: {COURT: 5}, GREEN: {TOLEDO: 3}}, king=CASTILLA, alternatives=ALL_CARDS)
    s.round = 3
    for holder in holders:
        s.vetoes += [holder, 3]
    return s


@rule("ELG-14.3")
def test_veto_is_kept() -> None:
    s = scene({PURPLE: {COURT: 2}}, alternatives=ALL_CARDS)
    told = heard(with_card(s, cards.VETO), PURPLE, "act")
    assert [m.id for m in told] == ["event-act", "event-veto-kept"]
    assert s.vetoes == [PURPLE, 1]
    assert any(t["id"] == "seat:0/vetoes" for t in _seat_items(s, PURPLE))
    do(s, PURPLE, "end")
    assert s.round == 1 and s.vetoes == [PURPLE, 1], "good for the next round too"
    with_card(s, cards.JUSTICE, GREEN)
    do(s, GREEN, "act")
    do(s, PURPLE, "allow")
    do(s, GREEN, "score toledo")
    assert s.round == 2 and s.vetoes == [], "discarded unused at the end of the next round"


def _seat_items(s: GrandeState, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = next(t for t in s.observe(None)["things"] if t["id"] == f"seat:{seat}")["items"]
    return found


@rule("ELG-14.3", "ELG-4.4")
def test_veto_not_kept_is_gone() -> None:
    s = scene({PURPLE: {COURT: 2}}, alternatives=ALL_CARDS)
    do(with_card(s, cards.VETO), PURPLE, "end")
    assert s.vetoes == []


def test_the_question_of_a_veto_names_the_card_and_leaves_its_text_to_it() -> None:
    """Whichever it is, the question stays short enough for the bar of a phone."""
    for name in CARD_NAMES:
        asked = Message("ask-veto", {"seat": "seat:0", "action": name})
        for lang in words.LANGUAGES:
            said = words.load(lang, "elgrande").render(asked, ["Wilhelmina z Krakowa"])
            assert len(said) <= 120, said


@rule("ELG-14.3", "ELG-14.4")
def test_veto_cancels_a_special_action() -> None:
    """T25."""
    s = with_card(veto_scene(GREEN), cards.JUSTICE)
    assert [m.id for m in heard(s, PURPLE, "act")] == ["event-announce"], "nothing has begun"
    assert s.waiting == (GREEN,) and may(s, GREEN) == {"veto", "allow"}
    assert [m.id for m in heard(s, GREEN, "veto")] == ["event-veto"]
    assert s.vetoes == [] and points(s) == [0, 0, 0, 0]
    assert s.waiting == (PURPLE,) and "act" not in may(s, PURPLE) and "place toledo" in may(s, PURPLE)
    assert refused(s, PURPLE, "act") == ("no-special-over", "ELG-4.4")
    do(s, PURPLE, "place toledo", "place toledo")
    assert at(s, PURPLE, TOLEDO) == 2


@rule("ELG-14.4")
def test_once_it_has_begun_it_is_too_late() -> None:
    """T25."""
    s = with_card(veto_scene(GREEN), cards.AMBUSH)
    do(s, PURPLE, "act")
    assert [m.id for m in heard(s, GREEN, "allow")] == ["event-allow"]
    assert s.waiting == (PURPLE,)
    assert refused(s, GREEN, "veto") == ("no-not-your-turn", "")
    do(s, PURPLE, "lift p2 toledo", "drop castle")
    assert s.waiting == (PURPLE,) and s.vetoes == [GREEN, 3]


@rule("ELG-14.4")
def test_placing_is_not_announced() -> None:
    s = with_card(veto_scene(GREEN), cards.JUSTICE)
    do(s, PURPLE, "place toledo", "place toledo")
    assert s.waiting == (PURPLE,), "nobody was asked"


@rule("ELG-14.4")
def test_nobody_vetoes_their_own_action() -> None:
    s = with_card(veto_scene(PURPLE), cards.JUSTICE)
    do(s, PURPLE, "act")
    assert s.waiting == (PURPLE,) and "score toledo" in may(s, PURPLE)


@rule("ELG-14.5")
def test_several_holders_are_asked_clockwise() -> None:
    s = with_card(veto_scene(GREEN, BLUE), cards.JUSTICE, BLUE)
    do(s, BLUE, "act")
    assert s.waiting == (GREEN,), "blue's own Veto is not asked"
    s = with_card(veto_scene(BLUE, GREEN), cards.JUSTICE)
    do(s, PURPLE, "act")
    assert s.waiting == (GREEN,)
    do(s, GREEN, "allow")
    assert s.waiting == (BLUE,)
    do(s, BLUE, "veto")
    assert s.vetoes == [GREEN, 3] and s.waiting == (PURPLE,)
    s = with_card(veto_scene(BLUE, GREEN), cards.JUSTICE)
    do(s, PURPLE, "act")
    do(s, GREEN, "veto")
    assert s.waiting == (PURPLE,) and s.vetoes == [BLUE, 3], "the first yes ends it"


@rule("ELG-14.5")
def test_keeping_a_veto_can_be_vetoed() -> None:
    s = with_card(veto_scene(GREEN), cards.VETO)
    do(s, PURPLE, "act")
    do(s, GREEN, "veto")
    assert s.vetoes == []


@rule("ELG-14.3")
def test_two_vetoes_of_one_player_are_used_one_by_one() -> None:
    s = with_card(veto_scene(GREEN, GREEN), cards.JUSTICE)
    do(s, PURPLE, "act")
    do(s, GREEN, "veto")
    assert s.vetoes == [GREEN, 3] and s.waiting == (PURPLE,)


@rule("ELG-14.3", "ELG-17.2")
def test_in_a_short_game_the_next_round_is_the_next_played() -> None:
    s = scene({PURPLE: {COURT: 2}}, alternatives=ALL_CARDS, short_game=True)
    s.round = 1
    do(with_card(s, cards.VETO), PURPLE, "act", "end")
    for seat in range(4):
        do(s, seat, "disk galicia")
    assert s.observe(None)["round"] == 5 and s.vetoes == [PURPLE, 2]


@rule("ELG-14.4", "ELG-16.7")
def test_the_imaginary_player_uses_nothing_that_could_be_vetoed() -> None:
    s = scene({}, seats=2, alternatives=ALL_CARDS)
    s.vetoes = [PURPLE, 5]
    s.power = [2, 1, 3]
    s.played = [2, 1]
    s.acted = 0
    s.frames = [Frame(kinds.TURNS)]
    s.settle()
    assert s.waiting == (PURPLE,) and (s.acted >> IMAGINARY) & 1


@rule("ELG-14.6", "ELG-6.3")
def test_rivalry() -> None:
    s = scene({PURPLE: {TOLEDO: 1, SEVILLA: 2}, GREEN: {GRANADA: 1, TOLEDO: 2}}, king=GRANADA, alternatives=ALL_CARDS)
    do(with_card(s, cards.RIVALRY), PURPLE, "act")
    assert s.waiting == (0, 1, 2, 3), "the player of the card too"
    assert len(may(s, GREEN)) == 9, "the king's region may be chosen"
    for seat, disk in ((3, "sevilla"), (1, "granada"), (0, "toledo")):
        do(s, seat, f"disk {disk}")
    assert points(s) == [0, 0, 0, 0]
    do(s, 2, "disk sevilla")
    assert points(s) == [4, 7 + 6 + 2, 0, 0], "Toledo and Granada once; Seville twice"


@rule("ELG-14.6", "ELG-16.7")
def test_rivalry_of_two() -> None:
    s = scene({PURPLE: {TOLEDO: 1}, IMAGINARY: {ARAGON: 3}}, seats=2, king=CASTILLA, alternatives=ALL_CARDS)
    do(with_card(s, cards.RIVALRY), PURPLE, "act")
    assert s.waiting == (0, 1)
    do(s, 0, "disk toledo")
    do(s, 1, "disk toledo")
    assert points(s) == [0, 0]
