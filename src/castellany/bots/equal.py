"""Equal games: several choices of one moment, tried in the same imagined worlds with the same luck.

A choice may bring a plan with it: what its seat means to do in the rest of the round. Without one an imagined player
goes on, who may forget what the seat itself would not.

A search tries what looks good more often than the rest, so what it says about the rest is uncertain, and its
best looks better than it is. Here every choice gets the same number of games, each world is shared by all
of them, and the spread of the differences tells how far a verdict can be trusted.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from castellany.bots.playout import picked, play_out
from castellany.bots.strategy import Strategy, outlook
from castellany.bots.thought import forget_answers
from castellany.kernel import Dice, State

WAITS: Final = 20  # choices not of the plan after which it is given up


class Gap(NamedTuple):
    """How much better one choice is than another (chance of winning, 0 to 1), and the standard error of that."""

    mean: float
    error: float

    def certain(self, least: float = 0.0) -> bool:
        """Is it more than `least`, beyond two errors?"""
        return self.mean - 2.0 * self.error > least


class EqualGames:
    """Feed it games; then ask for means and gaps. Deterministic by its seed. `plans`: by place, after each choice."""

    def __init__(
        self,
        strategy: Strategy,
        world: State,
        seat: int,
        choices: list[int],
        seed: int,
        plans: list[list[int]] | None = None,
    ) -> None:
        self.strategy = strategy
        self.world = world
        self.seat = seat
        self.choices = choices
        self.plans = plans
        self.seed = seed
        self.games = 0
        self.results: list[list[float]] = [[] for _choice in choices]

    def run(self, games: int) -> None:
        """So many more worlds, in each of which every choice is played once."""
        for _i in range(games):
            self.games += 1
            seed = self.seed + self.games * 7919
            world = self.world.resample(self.seat, seed)
            forget_answers(world, self.seat)
            end = self.strategy.clock(world) + self.strategy.rounds
            for i in range(len(self.choices)):
                after = world.copy()
                after.apply(self.seat, self.choices[i])
                dice = Dice(seed)
                if self.plans is not None:
                    follow(self.strategy, after, self.seat, self.plans[i], dice)
                play_out(self.strategy, after, dice, end)
                self.results[i].append(outlook(after, self.strategy)[self.seat])

    def mean(self, i: int) -> float:
        results = self.results[i]
        return sum(results) / len(results) if results else 0.0

    def gap(self, i: int, j: int) -> Gap:
        """By how much choice i is better than choice j."""
        count = len(self.results[i])
        if count < 2:
            return Gap(0.0, 1.0)
        mean = self.mean(i) - self.mean(j)
        total = 0.0
        for k in range(count):
            off = self.results[i][k] - self.results[j][k] - mean
            total += off * off
        return Gap(mean, sqrt(total / (count - 1) / count))


def follow(strategy: Strategy, s: State, seat: int, plan: list[int], dice: Dice) -> None:
    """The rest of a seat's round by plan: each choice as soon as it is legal. What is asked meanwhile, of whomever,
    imagined players answer. Given up when the round is over, when many answer at once, or after a while."""
    done = idle = 0
    now = strategy.clock(s)
    while done < len(plan) and idle < WAITS and s.frames and not s.sealed and strategy.clock(s) == now:
        asked = s.frames[-1].seat
        legal = s.choices(asked)
        if asked == seat and plan[done] in legal:
            s.apply(seat, plan[done])
            done += 1
        else:
            s.apply(asked, picked(strategy, s, asked, legal, dice, True))
            idle += 1


def chances(strategy: Strategy, state: State, games: int, seed: int) -> list[float]:
    """Every seat's chance of winning, by imagined games; seen in turn by the eyes of each seat."""
    totals = [0.0] * state.seats
    for i in range(games):
        eyes = i % state.seats
        world = state.resample(eyes, seed + i * 7919)
        forget_answers(world, eyes)
        play_out(strategy, world, Dice(seed + i * 7919), strategy.clock(world) + strategy.rounds)
        result = outlook(world, strategy)
        for seat in range(state.seats):
            totals[seat] += result[seat]
    return [total / games for total in totals]
