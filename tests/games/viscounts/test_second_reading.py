"""The game against a second reading of its rules, at every move, action, hiring and end of random games."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts.facts.tables import CARD_IDS
from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts.second_reading import CARDS, SILVER, Reading

TABLES = [(seats, seed) for seats in (1, 2, 3, 4) for seed in range(5)]
ENDS = [(seats, seed) for seats in (2, 3, 4) for seed in range(12)]


@lru_cache
def played(seats: int, seed: int) -> list[ViscountsState]:
    """A random game: every moment at which one moves, acts or hires, and the end."""
    dice = random.Random(1000 * seats + seed)
    s = GAME.new(seats, seed)
    assert isinstance(s, ViscountsState)
    found: list[ViscountsState] = []
    while s.waiting:
        if s.frames[-1].kind in (kinds.MOVE, kinds.ACT, kinds.HIRE):
            found.append(s.copy())
        s.apply(s.waiting[0], dice.choice(s.choices(s.waiting[0])))
    return [*found, s]


def asked(kind: int, seats: int, seed: int) -> list[ViscountsState]:
    found = [s for s in played(seats, seed)[:-1] if s.frames[-1].kind == kind]
    assert found
    return found


def texts(s: ViscountsState) -> set[str]:
    return {GAME.text(choice) for choice in s.choices(s.waiting[0])}


@pytest.mark.rule("VIS-10.1", "VIS-10.2", "VIS-7.8")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_move_offers_the_ends_of_the_walks_that_can_be_paid(seats: int, seed: int) -> None:
    for s in asked(kinds.MOVE, seats, seed):
        options = s.ask(s.waiting[0]).options
        found = {option.targets[0].removeprefix("space:"): dict(option.price) for option in options}
        fares = {space: price.get("res-silver", 0) for space, price in found.items()}
        assert fares == Reading(s, s.waiting[0]).ends()


@pytest.mark.rule("VIS-7.1", "VIS-7.2", "VIS-7.3", "VIS-7.10", "VIS-7.11", "VIS-7.12", "VIS-8.1", "VIS-9.1")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_action_that_can_be_finished_is_offered_and_no_other(seats: int, seed: int) -> None:
    met: set[str] = set()
    for s in asked(kinds.ACT, seats, seed):
        expected = Reading(s, s.waiting[0]).actions()
        met |= {action.split()[0] for action in expected}
        assert expected and texts(s) == expected | {"pass"}
    assert met == {"trade", "build", "workers", "transcribe"}


@pytest.mark.rule("VIS-10.5")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_whoever_stands_beside_one_and_can_be_paid_may_be_hired(seats: int, seed: int) -> None:
    for s in asked(kinds.HIRE, seats, seed):
        reading = Reading(s, s.waiting[0])
        name = CARD_IDS[s.tops[reading.segment]]
        assert CARDS[name][0] <= reading.goods[SILVER]
        assert texts(s) == {f"hire {name}", "pass"}


@pytest.mark.rule("VIS-13.1", "VIS-13.2", "VIS-13.3", "VIS-13.4", "VIS-13.5", "VIS-13.6", "VIS-13.7", "VIS-13.8")
@pytest.mark.rule("VIS-13.9", "VIS-13.10")
@pytest.mark.parametrize(("seats", "seed"), ENDS)
def test_the_points_of_the_end_are_those_of_the_rulebook(seats: int, seed: int) -> None:
    s = played(seats, seed)[-1]
    points = [Reading(s, seat).points() for seat in range(seats)]
    for score in s.scores():
        assert {part.name.removeprefix("part-"): part.points for part in score.parts} == points[score.seat]
        assert score.total == sum(points[score.seat].values())
    totals = [(sum(points[seat].values()), sum(s.goods[seat * 4 : seat * 4 + 4])) for seat in range(seats)]
    assert list(s.winners) == [seat for seat in range(seats) if totals[seat] == max(totals)]
