"""The cards of deck 1: moving caballeros, and Militia."""

from __future__ import annotations

import pytest

from castellany.games.elgrande.facts import board, cards
from castellany.games.elgrande.facts.board import CASTLE, COURT
from tests.games.elgrande.helpers import (
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
    at,
    court,
    do,
    heard,
    may,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


def lifts(texts: set[str]) -> set[str]:
    return {text for text in texts if text.startswith("lift")}


@rule("ELG-9.1", "ELG-8.1")
def test_conspiracy_empties_one_region() -> None:
    s = scene({PURPLE: {TOLEDO: 2, ARAGON: 1}, GREEN: {TOLEDO: 3}, BLUE: {TOLEDO: 1}}, king=GALICIA)
    do(with_card(s, cards.CONSPIRACY), PURPLE, "act")
    assert "lift p1 aragon" in may(s, PURPLE)
    do(s, PURPLE, "lift p2 toledo", "drop castle")
    assert lifts(may(s, PURPLE)) == {"lift p1 toledo", "lift p2 toledo", "lift p3 toledo"}
    assert refused(s, PURPLE, "lift p1 aragon") == ("no-other-region", "ELG-8.1")
    for lift, drop in (("p2", "sevilla"), ("p2", "navarra"), ("p3", "sevilla"), ("p1", "granada")):
        do(s, PURPLE, f"lift {lift} toledo", f"drop {drop}")
    assert s.round == 1, "five were moved"
    assert at(s, PURPLE, TOLEDO) == 1 and at(s, GREEN, TOLEDO) == 0 and at(s, GREEN, CASTLE) == 1


@rule("ELG-9.1")
def test_conspiracy_does_not_move_grandes() -> None:
    s = scene({GREEN: {TOLEDO: 1}}, king=GALICIA, grandes=[TOLEDO] * 4)
    do(with_card(s, cards.CONSPIRACY), PURPLE, "act", "lift p2 toledo", "drop sevilla")
    assert s.grandes == [TOLEDO] * 4 and s.round == 1, "nobody else is left to move"


@rule("ELG-9.2", "ELG-9.6", "ELG-4.7")
@pytest.mark.parametrize(("card", "most"), [(cards.MACHINATION, 4), (cards.SCHEME, 3)])
def test_any_colours_from_any_regions(card: int, most: int) -> None:
    s = scene({PURPLE: {TOLEDO: 2}, GREEN: {ARAGON: 2}, BLUE: {SEVILLA: 2}}, king=GALICIA)
    do(with_card(s, card), PURPLE, "act")
    moves = ["p1 toledo", "p2 aragon", "p3 sevilla", "p2 aragon"]
    for move in moves[:most]:
        assert s.ask(PURPLE).message.id == "ask-move-any"
        do(s, PURPLE, f"lift {move}", "drop granada")
    assert s.round == 1
    assert sum(at(s, c, GRANADA) for c in range(3)) == most


@rule("ELG-9.2", "ELG-4.7")
def test_up_to_leaves_the_number_to_the_player() -> None:
    s = scene({GREEN: {ARAGON: 2}}, king=GALICIA)
    do(with_card(s, cards.MACHINATION), PURPLE, "act", "lift p2 aragon", "drop toledo", "stop")
    assert at(s, GREEN, ARAGON) == 1 and s.round == 1


@rule("ELG-9.3")
def test_regrouping_moves_only_ones_own() -> None:
    s = scene({PURPLE: {TOLEDO: 3, ARAGON: 3}, GREEN: {TOLEDO: 2}}, king=GALICIA)
    do(with_card(s, cards.REGROUPING), PURPLE, "act")
    assert lifts(may(s, PURPLE)) == {"lift p1 toledo", "lift p1 aragon"}
    assert refused(s, PURPLE, "lift p2 toledo") == ("no-moves-others", "ELG-8.1")
    do(s, PURPLE, *["lift p1 toledo", "drop sevilla"] * 3, "lift p1 aragon", "drop castle")
    assert s.round == 1 and at(s, PURPLE, SEVILLA) == 3 and at(s, PURPLE, CASTLE) == 1


@rule("ELG-9.4")
def test_intrigue() -> None:
    """T18."""
    s = scene(
        {PURPLE: {GRANADA: 2, TOLEDO: 1}, GREEN: {GRANADA: 1}, BLUE: {SEVILLA: 2}, ORANGE: {ARAGON: 1}}, king=GALICIA
    )
    do(with_card(s, cards.INTRIGUE), PURPLE, "act")
    do(s, PURPLE, "lift p1 granada", "drop castilla", "lift p1 granada", "drop castle")
    assert refused(s, PURPLE, "lift p1 toledo") == ("no-moves-own", "ELG-8.1"), "a third own one"
    do(s, PURPLE, "lift p2 granada", "drop valencia", "lift p3 sevilla", "drop castilla")
    assert s.round == 1, "a fifth move is not even offered"
    assert at(s, PURPLE, CASTILLA) == 1 and at(s, PURPLE, CASTLE) == 1
    assert at(s, GREEN, VALENCIA) == 1 and at(s, BLUE, CASTILLA) == 1 and at(s, ORANGE, ARAGON) == 1


@rule("ELG-9.4")
def test_intrigue_halves_in_any_sequence() -> None:
    s = scene({PURPLE: {TOLEDO: 2}, GREEN: {TOLEDO: 2}}, king=GALICIA)
    do(with_card(s, cards.INTRIGUE), PURPLE, "act")
    told = heard(s, PURPLE, "lift p2 toledo", "drop sevilla", "lift p1 toledo", "drop sevilla")
    assert [m.id for m in told] == ["event-move", "event-move-own"]
    do(s, PURPLE, "lift p2 toledo", "drop sevilla")
    assert lifts(may(s, PURPLE)) == {"lift p1 toledo"}


@rule("ELG-9.5", "ELG-8.4")
def test_ambush_moves_only_opponents() -> None:
    s = scene({PURPLE: {TOLEDO: 3}, GREEN: {TOLEDO: 2}, BLUE: {ARAGON: 2}}, king=GALICIA)
    do(with_card(s, cards.AMBUSH), PURPLE, "act")
    assert refused(s, PURPLE, "lift p1 toledo") == ("no-moves-own", "ELG-8.1")
    do(s, PURPLE, *["lift p2 toledo", "drop aragon"] * 2, "lift p3 aragon", "drop castle")
    assert s.round == 1 and at(s, GREEN, ARAGON) == 2 and at(s, BLUE, CASTLE) == 1


@rule("ELG-8.4", "ELG-16.7")
def test_the_imaginary_players_caballeros_can_be_moved() -> None:
    s = scene({IMAGINARY: {TOLEDO: 1}}, king=GALICIA, seats=2)
    do(with_card(s, cards.AMBUSH), PURPLE, "act", "lift p3 toledo", "drop castle")
    assert at(s, IMAGINARY, CASTLE) == 1


@rule("ELG-8.2")
def test_no_caballero_moves_twice() -> None:
    s = scene({PURPLE: {TOLEDO: 1, SEVILLA: 1}}, king=GALICIA)
    do(with_card(s, cards.MACHINATION), PURPLE, "act", "lift p1 toledo", "drop granada")
    assert lifts(may(s, PURPLE)) == {"lift p1 sevilla"}
    assert refused(s, PURPLE, "lift p1 granada") == ("no-moved-already", "ELG-8.2")
    assert refused(s, PURPLE, "lift p1 toledo") == ("no-piece-there", "ELG-8.1")
    do(s, PURPLE, "lift p1 sevilla")
    assert refused(s, PURPLE, "drop sevilla") == ("no-same-place", "ELG-8.2")
    do(s, PURPLE, "drop granada")
    assert s.round == 1


@rule("ELG-8.2")
def test_others_of_the_same_colour_may_leave_where_one_arrived() -> None:
    s = scene({PURPLE: {TOLEDO: 1, SEVILLA: 1}}, king=GALICIA)
    do(
        with_card(s, cards.MACHINATION),
        PURPLE,
        "act",
        "lift p1 toledo",
        "drop sevilla",
        "lift p1 sevilla",
        "drop toledo",
    )
    assert at(s, PURPLE, TOLEDO) == 1 and at(s, PURPLE, SEVILLA) == 1 and s.round == 1


@rule("ELG-8.1")
def test_nothing_is_moved_out_of_castle_or_court() -> None:
    s = with_card(scene({PURPLE: {COURT: 3, CASTLE: 3}, GREEN: {CASTLE: 2}}, king=GALICIA), cards.MACHINATION)
    assert refused(s, PURPLE, "act") == ("no-piece-to-move", "ELG-4.8")


@rule("ELG-9.7")
def test_militia() -> None:
    """T24."""
    s = scene({PURPLE: {COURT: 3}}, king=GALICIA)
    do(with_card(s, cards.MILITIA), PURPLE, "act")
    assert may(s, PURPLE) == {f"place {r}" for r in board.REGION_IDS if r != "galicia"} | {"stop"}
    assert refused(s, PURPLE, "place castle") == ("no-castle-here", "ELG-1.2")
    assert refused(s, PURPLE, "place galicia") == ("no-kings-region", "ELG-5.1")
    do(s, PURPLE, "place granada", "place sevilla")
    assert at(s, PURPLE, GRANADA) == 1 and at(s, PURPLE, SEVILLA) == 1
    assert "place navarra" in may(s, PURPLE), "the card's own placing is still to come"
    do(s, PURPLE, "place navarra")
    assert court(s, PURPLE) == 0 and s.round == 1


@rule("ELG-9.7")
def test_militia_both_in_one_region_or_fewer() -> None:
    s = scene({PURPLE: {COURT: 2}}, king=GALICIA)
    do(with_card(s, cards.MILITIA), PURPLE, "act", "place granada", "place granada")
    assert at(s, PURPLE, GRANADA) == 2
    s = scene({PURPLE: {COURT: 2}}, king=GALICIA)
    do(with_card(s, cards.MILITIA), PURPLE, "act", "stop", "end")
    assert court(s, PURPLE) == 2
    s = with_card(scene({GREEN: {TOLEDO: 1}}, king=GALICIA), cards.MILITIA)
    assert s.round == 1, "without a court there is nothing to do"


@rule("ELG-9.8")
def test_departure_any_number_out_of_one_region() -> None:
    s = scene({PURPLE: {TOLEDO: 7, ARAGON: 2}, GREEN: {TOLEDO: 1}}, king=GALICIA)
    do(with_card(s, cards.DEPARTURE), PURPLE, "act")
    assert lifts(may(s, PURPLE)) == {"lift p1 toledo", "lift p1 aragon"}
    for drop in ("castle", "navarra", "sevilla", "sevilla", "granada", "valencia", "cataluna"):
        do(s, PURPLE, "lift p1 toledo", f"drop {drop}")
    assert s.round == 1 and at(s, PURPLE, TOLEDO) == 0 and at(s, PURPLE, ARAGON) == 2
    assert at(s, GREEN, TOLEDO) == 1 and at(s, PURPLE, NAVARRA) == 1 and at(s, PURPLE, CASTILLA) == 0
