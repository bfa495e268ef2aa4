"""The cards of deck 2: Justice, and those that send caballeros back."""

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
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    at,
    court,
    do,
    may,
    points,
    province,
    refused,
    scene,
    with_card,
)

rule = pytest.mark.rule


@rule("ELG-10.1", "ELG-7.11")
def test_justice() -> None:
    pieces = {PURPLE: {TOLEDO: 1}, GREEN: {TOLEDO: 2}, BLUE: {TOLEDO: 1}}
    s = do(
        with_card(scene(pieces, king=TOLEDO, grandes=[GALICIA, TOLEDO, GALICIA, GALICIA]), cards.JUSTICE), PURPLE, "act"
    )
    assert may(s, PURPLE) == {f"score {r}" for r in board.REGION_IDS}, "the king's region too, the castle never"
    do(s, PURPLE, "score toledo")
    assert points(s) == [2, 7 + 2 + 2, 2, 0], "everybody, all places, both bonuses"
    assert s.points[GREEN * 21 + 12] == 7, "kept as a part of its own"


@rule("ELG-10.1")
def test_justice_for_an_empty_region() -> None:
    s = do(with_card(scene({}), cards.JUSTICE), PURPLE, "act", "score granada")
    assert points(s) == [0, 0, 0, 0]


@rule("ELG-10.2", "ELG-8.3")
def test_withdrawal() -> None:
    """T17: orange sits left of purple, then blue, then green; here seats 1, 2 and 3."""
    orange, blue, green = 1, 2, 3
    s = scene(
        {
            PURPLE: {COURT: 4, TOLEDO: 2},
            orange: {COURT: 5, TOLEDO: 1, CASTLE: 2},
            blue: {COURT: 2, VALENCIA: 2, GALICIA: 3},
            green: {COURT: 1, TOLEDO: 2, VALENCIA: 1},
        },
        king=GALICIA,
    )
    before = [province(s, seat) for seat in range(4)]
    do(with_card(s, cards.WITHDRAWAL), PURPLE, "act")
    assert s.waiting == (orange,) and may(s, orange) == {"return toledo", "return court"}, "nothing from the castle"
    do(s, orange, *["return court"] * 3)
    assert s.waiting == (blue,)
    assert refused(s, blue, "return galicia") == ("no-kings-region", "ELG-5.1")
    do(s, blue, "return court", "return court")
    assert s.waiting == (green,), "blue's third came from Valencia, the only place left"
    assert at(s, blue, VALENCIA) == 1
    do(s, green, "return toledo", "return toledo", "return valencia")
    assert [province(s, seat) - before[seat] for seat in range(4)] == [0, 3, 3, 3]
    assert court(s, PURPLE) == 4 and s.waiting == (PURPLE,)


@rule("ELG-10.2", "ELG-8.3")
def test_withdrawal_of_those_who_have_less() -> None:
    s = scene({PURPLE: {COURT: 1}, GREEN: {COURT: 2}, BLUE: {ARAGON: 1, GALICIA: 2}, ORANGE: {CASTLE: 3}}, king=GALICIA)
    do(with_card(s, cards.WITHDRAWAL), PURPLE, "act")
    assert s.waiting == (PURPLE,), "nobody had a choice"
    assert court(s, GREEN) == 0 and at(s, BLUE, ARAGON) == 0
    assert at(s, BLUE, GALICIA) == 2 and at(s, ORANGE, CASTLE) == 3


@rule("ELG-10.2", "ELG-16.7")
def test_withdrawal_passes_over_the_imaginary_player() -> None:
    s = scene({PURPLE: {COURT: 1}, GREEN: {COURT: 4}, IMAGINARY: {TOLEDO: 5}}, king=GALICIA, seats=2)
    do(with_card(s, cards.WITHDRAWAL), PURPLE, "act")
    assert court(s, GREEN) == 1 and at(s, IMAGINARY, TOLEDO) == 5


@rule("ELG-10.3", "ELG-6.3", "ELG-8.3")
def test_civil_war() -> None:
    """T26."""
    s = scene(
        {
            PURPLE: {TOLEDO: 3, COURT: 1},
            GREEN: {TOLEDO: 3, ARAGON: 1, CASTILLA: 4},
            BLUE: {SEVILLA: 2},
            ORANGE: {CASTILLA: 2, CASTLE: 2, COURT: 3},
        },
        king=CASTILLA,
    )
    do(with_card(s, cards.CIVIL_WAR), PURPLE, "act")
    assert s.waiting == (GREEN, BLUE), "orange has nobody outside king's region and castle: lucky"
    assert may(s, GREEN) == {"disk toledo", "disk aragon"}
    assert refused(s, GREEN, "disk castilla") == ("no-kings-region", "ELG-5.1")
    assert refused(s, GREEN, "disk granada") == ("no-piece-there", "ELG-10.3")
    do(s, BLUE, "disk sevilla")
    assert at(s, BLUE, SEVILLA) == 2, "sealed until the last"
    do(s, GREEN, "disk toledo")
    assert at(s, GREEN, TOLEDO) == 0 and at(s, BLUE, SEVILLA) == 0 and at(s, GREEN, ARAGON) == 1
    assert at(s, PURPLE, TOLEDO) == 3 and at(s, ORANGE, CASTILLA) == 2 and court(s, ORANGE) == 3


@rule("ELG-10.4")
def test_disgrace() -> None:
    s = scene({PURPLE: {COURT: 3}, GREEN: {COURT: 7}, BLUE: {COURT: 1}, ORANGE: {TOLEDO: 2}})
    do(with_card(s, cards.DISGRACE), PURPLE, "act")
    assert [court(s, seat) for seat in range(4)] == [3, 0, 0, 0]
    assert province(s, GREEN) == 30 and province(s, ORANGE) == 28
    s = with_card(scene({PURPLE: {COURT: 3}}), cards.DISGRACE)
    assert refused(s, PURPLE, "act") == ("no-courts", "ELG-4.8")


@rule("ELG-10.5", "ELG-8.3")
def test_dismissal() -> None:
    s = scene({PURPLE: {COURT: 3}, GREEN: {COURT: 7}, BLUE: {COURT: 2}})
    do(with_card(s, cards.DISMISSAL), PURPLE, "act")
    assert [court(s, seat) for seat in range(4)] == [3, 4, 0, 0]


@rule("ELG-10.6")
def test_arrest() -> None:
    s = scene(
        {
            PURPLE: {TOLEDO: 2},
            GREEN: {TOLEDO: 2, SEVILLA: 1, CASTILLA: 2},
            BLUE: {GRANADA: 2, ARAGON: 1},
            ORANGE: {CASTILLA: 2, CASTLE: 1, COURT: 2},
        },
        king=CASTILLA,
    )
    do(with_card(s, cards.ARREST), PURPLE, "act")
    assert may(s, PURPLE) == {"arrest p2 toledo", "arrest p2 sevilla", "arrest p3 granada", "arrest p3 aragon"}
    assert refused(s, PURPLE, "arrest p2 castilla") == ("no-kings-region", "ELG-5.1")
    do(s, PURPLE, "arrest p3 granada")
    assert refused(s, PURPLE, "arrest p3 aragon") == ("no-arrest-again", "ELG-10.6")
    do(s, PURPLE, "arrest p2 sevilla")
    assert at(s, BLUE, GRANADA) == 1 and at(s, GREEN, SEVILLA) == 0 and s.round == 1


@rule("ELG-10.6", "ELG-16.7", "ELG-8.4")
def test_arrest_takes_one_of_the_imaginary_player_too() -> None:
    s = scene({GREEN: {TOLEDO: 2}, IMAGINARY: {SEVILLA: 2}}, king=GALICIA, seats=2)
    do(with_card(s, cards.ARREST), PURPLE, "act", "arrest p3 sevilla")
    assert at(s, IMAGINARY, SEVILLA) == 1 and at(s, GREEN, TOLEDO) == 1, "green's was the only one left"


@rule("ELG-10.7")
def test_skirmish() -> None:
    s = scene(
        {GREEN: {TOLEDO: 3, ARAGON: 1, VALENCIA: 2}, BLUE: {SEVILLA: 1, ARAGON: 1}, ORANGE: {CASTILLA: 3}},
        king=CASTILLA,
    )
    do(with_card(s, cards.SKIRMISH), PURPLE, "act")
    assert s.waiting == (GREEN, BLUE)
    assert may(s, GREEN) == {"disk toledo", "disk valencia"}
    assert refused(s, GREEN, "disk aragon") == ("no-pair-there", "ELG-10.7")
    assert may(s, BLUE) == {"disk sevilla", "disk aragon"}, "no pair anywhere: a single one will do"
    do(s, GREEN, "disk toledo")
    do(s, BLUE, "disk aragon")
    assert at(s, GREEN, TOLEDO) == 1 and at(s, BLUE, ARAGON) == 0 and at(s, BLUE, SEVILLA) == 1


@rule("ELG-10.3", "ELG-10.7", "ELG-16.7")
@pytest.mark.parametrize("card", [cards.CIVIL_WAR, cards.SKIRMISH])
def test_wars_pass_over_the_imaginary_player(card: int) -> None:
    s = scene({PURPLE: {COURT: 2}, GREEN: {TOLEDO: 2}, IMAGINARY: {SEVILLA: 4}}, king=GALICIA, seats=2)
    do(with_card(s, card), PURPLE, "act")
    do(s, GREEN, "disk toledo")
    assert at(s, IMAGINARY, SEVILLA) == 4 and at(s, GREEN, TOLEDO) == 0
    s = with_card(scene({PURPLE: {COURT: 2}, IMAGINARY: {SEVILLA: 4}}, king=GALICIA, seats=2), card)
    assert refused(s, PURPLE, "act") == ("no-victims", "ELG-4.8")
