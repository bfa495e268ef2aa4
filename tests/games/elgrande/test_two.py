"""Two players and the imaginary one."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds, solo
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, FRANCE, PROVINCE
from castellany.games.elgrande.piles import available, is_taken, shown, taker
from castellany.games.elgrande.scoring import score_place
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    PURPLE,
    TOLEDO,
    at,
    do,
    finish_turn,
    new,
    points,
    province,
    refused,
    scene,
)

rule = pytest.mark.rule


@rule("ELG-16.1", "ELG-16.3")
def test_setup_for_two() -> None:
    s = new(2)
    assert s.seats == 2 and s.colours == 3 and len(s.grandes) == 2 and len(s.hands) == 2
    assert sum(s.at[IMAGINARY * 12 : IMAGINARY * 12 + 12]) == 30
    assert len(s.homes) == 9 - 2 and len(s.idle) == 13 - 1
    assert [t["id"] for t in s.observe(0)["things"] if t["kind"] == "seat"] == ["seat:0", "seat:1"]


def before_round(king: int, homes: list[int], left: int = 30) -> GrandeState:
    """The imaginary player has so many caballeros in its supply and will draw these regions, last first."""
    s = scene({IMAGINARY: {NAVARRA: 30 - left}} if left < 30 else {}, king=king, seats=2)
    s.homes = homes
    return s


@rule("ELG-16.3")
def test_region_cards_place_its_caballeros() -> None:
    """T35."""
    s = before_round(GRANADA, [GALICIA, GRANADA, TOLEDO])
    solo.begin_round(s)
    assert at(s, IMAGINARY, TOLEDO) == 2 and at(s, IMAGINARY, GRANADA) == 0 and s.homes == [GALICIA]


@rule("ELG-16.3", "ELG-5.5")
def test_abroad_the_king_protects_nothing() -> None:
    s = before_round(FRANCE, [GALICIA, GRANADA, TOLEDO])
    solo.begin_round(s)
    assert at(s, IMAGINARY, TOLEDO) == 2 and at(s, IMAGINARY, GRANADA) == 2


@rule("ELG-16.3")
@pytest.mark.parametrize(("left", "placed", "drawn"), [(0, (0, 0), 0), (1, (1, 0), 1), (3, (2, 1), 2)])
def test_its_supply_runs_out(left: int, placed: tuple[int, int], drawn: int) -> None:
    s = before_round(GALICIA, [GALICIA, GRANADA, TOLEDO], left)
    solo.begin_round(s)
    assert (at(s, IMAGINARY, TOLEDO), at(s, IMAGINARY, GRANADA)) == placed
    assert len(s.homes) == 3 - drawn and province(s, IMAGINARY) == left - sum(placed)


@rule("ELG-16.3")
def test_region_cards_are_shuffled_after_a_general_scoring() -> None:
    s = scene({}, seats=2)
    s.homes = [1, 2, 3]
    s.frames = [Frame(kinds.REGIONS_SCORED)]
    s.settle()
    assert sorted(s.homes) == list(range(9))


@rule("ELG-16.4", "ELG-16.5", "ELG-16.6", "ELG-3.4")
def test_its_turn() -> None:
    """T36: power 11 between 12 and 4."""
    s = scene({}, seats=2)
    s.power[IMAGINARY] = 11
    s.first = PURPLE
    s.frames = [Frame(kinds.TURNS), Frame(kinds.POWER, GREEN), Frame(kinds.POWER, PURPLE)]
    assert refused(s, PURPLE, "play 11") == ("no-power-taken", "ELG-3.3")
    do(s, PURPLE, "play 12")
    do(s, GREEN, "play 4")
    assert s.waiting == (PURPLE,)
    finish_turn(s, shown(s, 0))
    assert s.waiting == (GREEN,) and (s.acted >> IMAGINARY) & 1
    assert cards.YOUR_MAJESTY not in available(s), "the highest number at the bottom"
    assert len(available(s)) == 2
    finish_turn(s)
    assert s.round == 1 and s.first == GREEN
    assert cards.YOUR_MAJESTY in available(s)


@rule("ELG-16.5")
def test_it_takes_the_highest_number_that_is_left() -> None:
    s = scene({}, seats=2)
    s.taken = 1 << 3
    solo.take_turn(s)
    assert [p for p in range(5) if is_taken(s, p)] == [2, 3], "after the king card, deck 4"
    assert taker(s, 2) == IMAGINARY
    assert points(s) == [0, 0]


@rule("ELG-16.6")
def test_it_never_gets_the_marker() -> None:
    """T36: its card is the lowest."""
    s = scene({}, seats=2)
    s.power = [12, 4, 1]
    s.frames = [Frame(kinds.END_ROUND)]
    s.settle()
    assert s.first == GREEN


@rule("ELG-16.1", "ELG-7.3")
@pytest.mark.parametrize(
    ("imaginary", "a", "b", "paid"),
    [(3, 2, 1, [3, 0]), (2, 2, 1, [3, 0]), (2, 3, 2, [5, 0])],
)
def test_scoring_with_it(imaginary: int, a: int, b: int, paid: list[int]) -> None:
    """T37: a region worth 5/3."""
    s = scene(
        {PURPLE: {NAVARRA: a}, GREEN: {NAVARRA: b}, IMAGINARY: {NAVARRA: imaginary}}, king=GALICIA, seats=2,
        grandes=[NAVARRA if a <= imaginary else CASTLE, CASTLE],
    )  # fmt: skip
    score_place(s, NAVARRA, NAVARRA)
    assert points(s) == paid, "no bonus where it ties for first or is first"


@rule("ELG-16.1")
def test_it_counts_in_the_castle_too() -> None:
    s = scene({PURPLE: {CASTLE: 1}, IMAGINARY: {CASTLE: 2}}, seats=2, grandes=[TOLEDO, TOLEDO])
    score_place(s, CASTLE, CASTLE)
    assert points(s) == [3, 0]


@rule("ELG-16.7")
def test_it_leaves_the_castle_for_its_supply() -> None:
    s = scene({PURPLE: {CASTLE: 1}, IMAGINARY: {CASTLE: 2}}, king=GALICIA, seats=2, grandes=[TOLEDO, TOLEDO])
    s.frames = [Frame(kinds.REGIONS_SCORED), Frame(kinds.CASTLE_DISK)]
    s.settle()
    assert s.waiting == (0, 1)
    do(s, 0, "disk toledo")
    do(s, 1, "disk toledo")
    assert at(s, IMAGINARY, CASTLE) == 0 and at(s, IMAGINARY, PROVINCE) == 30 and at(s, PURPLE, TOLEDO) == 1
