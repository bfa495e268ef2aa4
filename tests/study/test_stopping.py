"""Counting that may stop at any look must not find more than counting to the end: else looking often makes mistakes."""

from __future__ import annotations

import random
from math import sqrt
from typing import cast

import pytest

from castellany.bots.equal import EqualGames, Gap
from castellany.study.verdicts import CLEAR, EFFORT, MISTAKE, is_mistake, measured

TRIES = 400


class Drawn:
    """In place of `EqualGames`, with drawn differences: one choice is better by `gap` on average."""

    def __init__(self, gap: float, spread: float, dice: random.Random) -> None:
        self.choices = [0, 1]
        self.games = 0
        self.gap_, self.spread, self.dice = gap, spread, dice
        self.total = 0.0

    def run(self, games: int) -> None:
        self.games += games
        self.total += self.dice.gauss(self.gap_ * games, self.spread * sqrt(games))

    def mean(self, i: int) -> float:
        return 0.5 + (self.total / self.games if i == 0 else 0.0)

    def gap(self, i: int, j: int) -> Gap:
        return Gap(self.mean(i) - self.mean(j), self.spread / sqrt(self.games))


def faulted(gap: float, spread: float) -> tuple[float, float, float]:
    """How often a choice that loses so much is called a mistake; how much of those is told; how many games it took."""
    dice = random.Random(19)
    found = [measured(cast(EqualGames, Drawn(gap, spread, dice)), EFFORT.games) for _try in range(TRIES)]
    blamed = [one.gap.mean for one in found if is_mistake(one.gap)]
    return len(blamed) / TRIES, sum(blamed) / max(1, len(blamed)), sum(one.games for one in found) / TRIES


@pytest.mark.parametrize("spread", [0.15, 0.3, 0.45])
def test_looking_often_calls_nothing_a_mistake_that_is_none(spread: float) -> None:
    for gap in (0.0, 0.02, 0.04):
        often, _told, games = faulted(gap, spread)
        assert often < 0.005 and games < EFFORT.games, "and most of them are given up early"


@pytest.mark.parametrize("spread", [0.15, 0.3, 0.45])
def test_what_is_clear_is_found_soon_and_not_made_larger(spread: float) -> None:
    for gap in (2 * MISTAKE, 5 * MISTAKE):
        often, told, games = faulted(gap, spread)
        assert often > 0.99 and CLEAR <= games < EFFORT.games
        assert told == pytest.approx(gap, rel=0.1), "stopping at a lucky moment would tell of more"
