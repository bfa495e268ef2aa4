"""What a person may try and cannot says why, and the log tells what a card did even where nobody gained by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, COURT, FRANCE, MODIFIER_IDS, PROVINCE
from castellany.games.elgrande.piles import pile_of
from castellany.games.elgrande.state import NOBODY, GrandeState
from castellany.kernel import Frame, walk
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    do,
    heard,
    may,
    new,
    points,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


def reasons(s: GrandeState, seat: int) -> dict[str, str]:
    """What is closed to the seat, and the message that says why."""
    return {target: closed.message.id for closed in s.ask(seat).closed for target in closed.targets}


def things(s: GrandeState, seat: int | None) -> dict[str, dict[str, Any]]:
    return {node["id"]: node for node in walk(s.observe(seat)["things"])}


@rule("ELG-5.4", "ELG-12.6", "ELG-13.1")
def test_places_the_king_cannot_go_to_say_why() -> None:
    s = do(with_card(scene(king=GALICIA), cards.ADVISER), PURPLE, "act")
    shut = reasons(s, PURPLE)
    assert shut.pop("region:galicia") == "no-king-stays"
    assert set(shut.values()) == {"no-king-there"} and "region:toledo" in shut
    assert not {"region:navarra", "region:castilla"} & set(shut), "next to Galicia"
    s = do(with_card(scene(king=GALICIA), cards.YOUR_MAJESTY), PURPLE, "act")
    assert set(reasons(s, PURPLE)) == {"region:galicia", "castle", "france", "portugal"}


@rule("ELG-13.3")
def test_grandes_that_cannot_be_swapped_say_why() -> None:
    s = scene(king=TOLEDO, grandes=[TOLEDO, GRANADA, CASTLE, SEVILLA], new_regency=True)
    do(with_card(s, cards.DEPUTY), PURPLE, "act")
    assert may(s, PURPLE) == {"swap p2", "swap p4"}
    assert reasons(s, PURPLE) == {"grande:0": "no-swap-with", "grande:2": "no-swap-with"}


@rule("ELG-12.2")
def test_a_new_home_says_why_it_is_none() -> None:
    s = do(with_card(scene(king=TOLEDO, grandes=[GRANADA] * 4), cards.NEW_HOME), PURPLE, "act")
    assert reasons(s, PURPLE) == {
        "castle": "no-castle-here",
        "region:granada": "no-same-place",
        "region:toledo": "no-kings-region",
    }


@rule("ELG-1.2", "ELG-6.3")
def test_the_castle_is_no_region_to_choose() -> None:
    """RB p.6: where a region is named, the castle is not meant; Justice, Insurrection and every disk say so."""
    pieces = {PURPLE: {TOLEDO: 1}, GREEN: {TOLEDO: 2}}
    s = do(with_card(scene(pieces), cards.JUSTICE), PURPLE, "act")
    assert reasons(s, PURPLE) == {"castle": "no-castle-here"}
    s = do(with_card(scene(pieces), cards.INSURRECTION), PURPLE, "act")
    assert reasons(s, PURPLE) == {"castle": "no-castle-here", "region:castilla": "no-kings-region"}
    do(s, PURPLE, "incite toledo")
    assert reasons(s, GREEN) == {
        "castle": "no-castle-here",
        "region:castilla": "no-kings-region",
        "region:toledo": "no-same-place",
    }
    s = do(with_card(scene(pieces, alternatives=ALL_CARDS), cards.RIVALRY), PURPLE, "act")
    assert reasons(s, BLUE) == {"castle": "no-castle-here"}
    s = do(with_card(scene(pieces), cards.CIVIL_WAR), PURPLE, "act")
    assert reasons(s, GREEN)["castle"] == "no-castle-here" and reasons(s, GREEN)["region:navarra"] == "no-piece-there"


@rule("ELG-7.6", "ELG-12.1")
def test_a_tile_is_refused_with_its_reason() -> None:
    s = scene(king=TOLEDO)
    s.tiles = [TOLEDO, GRANADA]
    do(with_card(s, cards.DECREE), PURPLE, "act")
    assert reasons(s, PURPLE) == {
        "region:toledo": "no-kings-region",
        "tile:eight_four": "no-kings-region",
        "region:granada": "no-tile-there",
    }


@rule("ELG-8.1", "ELG-8.2")
def test_caballeros_that_cannot_be_moved_say_why() -> None:
    pieces = {PURPLE: {TOLEDO: 2, ARAGON: 1, CASTILLA: 1}, GREEN: {TOLEDO: 1, GRANADA: 1}}
    s = do(with_card(scene(pieces), cards.DEPARTURE), PURPLE, "act")
    assert reasons(s, PURPLE) == {
        "region:castilla/seat:0": "no-kings-region",
        "region:toledo/seat:1": "no-moves-others",
        "region:granada/seat:1": "no-moves-others",
    }
    do(s, PURPLE, "lift p1 toledo", "drop aragon")
    assert reasons(s, PURPLE)["region:aragon/seat:0"] == "no-other-region"
    s = do(with_card(scene(pieces), cards.AMBUSH), PURPLE, "act", "lift p2 granada", "drop valencia")
    assert reasons(s, PURPLE)["region:valencia/seat:1"] == "no-moved-already"
    assert reasons(s, PURPLE)["region:aragon/seat:0"] == "no-moves-own"


@rule("ELG-10.6")
def test_whom_an_arrest_cannot_take() -> None:
    pieces = {GREEN: {TOLEDO: 1, CASTILLA: 1}, BLUE: {TOLEDO: 1, GRANADA: 1}, PURPLE: {TOLEDO: 1}}
    s = do(with_card(scene(pieces), cards.ARREST), PURPLE, "act")
    assert reasons(s, PURPLE) == {"region:castilla/seat:1": "no-kings-region"}
    assert refused(s, PURPLE, "arrest p1 toledo") == ("no-arrest-own", "ELG-10.6")
    do(s, PURPLE, "arrest p2 toledo")
    assert refused(s, PURPLE, "arrest p2 castilla")[0] == "no-kings-region"


@rule("ELG-4.2")
def test_a_recall_says_why_nobody_comes_from_there() -> None:
    s = scene({PURPLE: {TOLEDO: 10, CASTILLA: 10, CASTLE: 10}})
    assert s.at[PROVINCE] == 0
    s.frames = [Frame(kinds.RECALL, PURPLE, 3)]
    assert refused(s, PURPLE, "recall castilla") == ("no-kings-region", "ELG-5.1")
    assert refused(s, PURPLE, "recall navarra") == ("no-piece-there", "ELG-4.2")


@rule("ELG-15.1")
def test_only_a_modifier_in_hand_is_passed() -> None:
    s = new(3, changing_powers=True)
    s.mods = [3, 3, 3]  # three of the first kind, Power +2
    assert refused(s, PURPLE, "hand minus1") == ("no-modifier", "ELG-15.1")


@rule("ELG-15.4", "ELG-15.6")
def test_an_ability_is_asked_by_the_name_of_its_modifier() -> None:
    s = new(3, changing_powers=True)
    s.frames = s.frames[:1]
    s.card = NOBODY
    s.frames.append(Frame(kinds.ABILITY, PURPLE, 2))
    s.sealed = []
    s.settle()
    question = s.ask(PURPLE)
    assert (question.message.id, question.rule) == ("ask-move-ability", "ELG-15.6")
    region = next(text for text in sorted(may(s, PURPLE)) if text.startswith("lift"))
    assert [message.args["modifier"] for message in heard(s, PURPLE, region)] == ["modifier-minus1"]
    s = with_card(scene({GREEN: {TOLEDO: 1}}), cards.AMBUSH)
    do(s, PURPLE, "act")
    assert s.ask(PURPLE).rule == "ELG-8.1", "a card's moves are not an ability's"
    assert heard(s, PURPLE, "lift p2 toledo") == []


@rule("ELG-15.5", "ELG-15.7")
@pytest.mark.parametrize(("modifier", "choice"), [("plus1", "use"), ("minus2", "place granada")])
def test_the_log_tells_of_an_ability(modifier: str, choice: str) -> None:
    s = scene(seats=3, changing_powers=True)
    s.frames = [Frame(kinds.ABILITY, PURPLE, MODIFIER_IDS.index(modifier))]
    s.sealed = []
    s.settle()
    told, _effect = heard(s, PURPLE, choice)
    assert told.id == "event-ability" and told.args["modifier"] == f"modifier-{modifier}"


@rule("ELG-10.2")
def test_a_withdrawal_asks_for_no_more_than_there_are() -> None:
    s = with_card(scene({GREEN: {TOLEDO: 1, COURT: 1, CASTILLA: 5, CASTLE: 5}}), cards.WITHDRAWAL)
    do(s, PURPLE, "act")
    assert s.ask(GREEN).message.args["count"] == 2


@rule("ELG-10.7")
def test_a_skirmish_says_when_only_one_can_go() -> None:
    s = with_card(scene({GREEN: {TOLEDO: 1, ARAGON: 1}, BLUE: {TOLEDO: 2}}), cards.SKIRMISH)
    do(s, PURPLE, "act")
    assert s.ask(GREEN).message.id == "ask-skirmish-one" and s.ask(BLUE).message.id == "ask-skirmish"


@rule("ELG-9.7")
def test_militia_asks_for_no_more_than_the_court_holds() -> None:
    s = do(with_card(scene({PURPLE: {COURT: 1}}), cards.MILITIA), PURPLE, "act")
    assert s.ask(PURPLE).message.args["count"] == 1


@rule("ELG-14.3")
def test_a_kept_veto_lies_in_one_place_only() -> None:
    """RB p.12: the card is put face up before its owner; it is the action card taken no longer."""
    s = with_card(scene({PURPLE: {COURT: 3}}, alternatives=ALL_CARDS), cards.VETO)
    s.taken = 1 << pile_of(s, cards.VETO)
    card = things(s, GREEN)["seat:0/action"]["items"][0]["id"]
    assert "seat:0/vetoes" not in things(s, GREEN)
    do(s, PURPLE, "act")
    seen = things(s, GREEN)
    assert seen["seat:0/vetoes"]["value"] == 1 and card not in seen and seen["seat:0/action"]["value"] == 0
    assert reasons(s, PURPLE)["seat:0/vetoes"] == "no-special-over"


@rule("ELG-14.4")
def test_a_cancelled_veto_is_not_kept() -> None:
    s = scene({PURPLE: {COURT: 3}}, alternatives=ALL_CARDS)
    s.vetoes = [BLUE, s.round]
    do(with_card(s, cards.VETO), PURPLE, "act")
    do(s, BLUE, "veto")
    assert "seat:0/vetoes" not in things(s, GREEN) and things(s, GREEN)["seat:0/action"]["value"] == 1
    assert "no-special-over" in reasons(s, PURPLE).values()


@rule("ELG-6.5")
def test_a_grande_that_cannot_leave_the_castle_is_told_of() -> None:
    s = scene({PURPLE: {CASTLE: 2}}, king=TOLEDO, grandes=[CASTLE, NAVARRA, NAVARRA, NAVARRA], new_regency=True)
    s.frames = [Frame(kinds.CASTLE_DISK)]
    s.sealed = []
    s.settle()
    (offer,) = [option for option in s.ask(PURPLE).options if option.targets == ("region:toledo",)]
    assert offer.message.id == "opt-disk-court-grande"
    assert [o.message.id for o in s.ask(GREEN).options if o.targets == ("region:toledo",)] == ["opt-disk-court"]
    for seat in (GREEN, BLUE, ORANGE):
        do(s, seat, "disk galicia")
    assert "event-grande-stays" in [message.id for message in heard(s, PURPLE, "disk toledo")]
    assert s.grandes[PURPLE] == CASTLE


@rule("ELG-7.11", "ELG-10.1")
def test_the_log_names_what_a_card_scores() -> None:
    s = do(with_card(scene({PURPLE: {TOLEDO: 1, COURT: 1}}), cards.JUSTICE), PURPLE, "act")
    (told,) = heard(s, PURPLE, "score granada")
    assert told.id == "event-scored" and told.args == {"places": ["place-granada"]}
    assert points(s) == [0, 0, 0, 0]


@rule("ELG-14.6")
def test_the_log_tells_when_rivalry_scores_nothing() -> None:
    s = do(with_card(scene(seats=2, alternatives=ALL_CARDS), cards.RIVALRY), PURPLE, "act")
    do(s, PURPLE, "disk toledo")
    assert "event-scored-none" in [message.id for message in heard(s, GREEN, "disk toledo")]


@rule("ELG-13.12")
def test_capital_leaves_the_king_where_most_are() -> None:
    s = scene({PURPLE: {TOLEDO: 3}, GREEN: {VALENCIA: 1}}, king=TOLEDO, new_regency=True)
    told = heard(with_card(s, cards.CAPITAL), PURPLE, "act")
    assert s.king == TOLEDO and "event-king-stays" in [message.id for message in told]


@rule("ELG-5.5")
def test_abroad_the_king_closes_no_caballero() -> None:
    s = scene({GREEN: {TOLEDO: 1}, IMAGINARY: {GALICIA: 1}}, king=FRANCE, seats=2, new_regency=True)
    do(with_card(s, cards.AMBUSH), PURPLE, "act")
    assert reasons(s, PURPLE) == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_refusal_is_without_a_reason(seats: int) -> None:
    """Whatever a question's verbs can say of this table is legal, or refused with its own reason."""
    chance = random.Random(seats)
    s = new(seats, seats, new_regency=True, changing_powers=True, alternatives=ALL_CARDS)
    strangers = {f"p{colour + 1}" for colour in range(s.colours, 5)}
    words = [GAME.text(choice) for choice in range(GAME.lexicon.size)]
    while s.waiting:
        seat = chance.choice(s.waiting)
        legal = s.choices(seat)
        verbs = {words[choice].split()[0] for choice in legal}
        for choice, text in enumerate(words):
            verb, *objects = text.split()
            if verb in verbs and choice not in legal and not ({"0"} | strangers) & set(objects):
                refusal = s.why_not(seat, choice)
                assert refusal is not None and refusal.message.id != "no-not-now", (text, refusal)
        s.play(seat, chance.choice(legal))
