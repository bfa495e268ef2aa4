"""Random games, played inside the compiled package: the engine's own speed, and a plain opponent.

The dice here are not the state's chance: a playout draws its choices from a small generator
of its own, so that the same seed gives the same games whatever the rules draw.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from castellany.kernel.game import Game
from castellany.kernel.machine import State

_LARGEST: Final = 0x7FFFFFFF


class Dice:
    """A 31-bit generator for choosing moves: fast, plain ints, no quality claims."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed * 2654435761 + 12345) % _LARGEST + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return thrown, (self.x,)

    def roll(self, n: i64) -> int:
        """A number from 0 to n - 1."""
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x >> 3) % n


def thrown(x: int) -> Dice:
    """Dice where they lay."""
    dice = Dice(0)
    dice.x = x
    return dice


def playout(s: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play random legal choices to the end (or `limit` of them); returns how many were made."""
    game = s.game()
    kinds = game.kinds
    count = 0
    while s.frames and count < limit:
        f = s.frames[-1]
        if s.sealed:
            for seat in range(s.seats):
                if s.sealed and s.sealed[seat] == -1:
                    f = s.frames[-1]  # the last answer may have led to another sealed question
                    legal = kinds[f.kind].options(s, f.for_seat(seat))
                    s.apply(seat, legal[dice.roll(len(legal))])
                    count += 1
        else:
            kind = kinds[f.kind]
            legal = kind.options(s, f)
            s._answer(kinds, kind, f, legal[dice.roll(len(legal))])
            count += 1
    return count


class Run(NamedTuple):
    """What a batch of random games came to, game by game."""

    decisions: list[int]
    totals: list[list[int]]
    winners: list[list[int]]


def random_games(game: Game, seats: int, games: int, seed: int, options: dict[str, object]) -> Run:
    """Play games with the seeds seed, seed + 1, ..."""
    decisions: list[int] = []
    totals: list[list[int]] = []
    winners: list[list[int]] = []
    for i in range(games):
        s = game.new(seats, seed + i, options)
        decisions.append(playout(s, Dice(seed + i)))
        totals.append([score.total for score in s.scores()])
        winners.append(list(s.winners))
    return Run(decisions, totals, winners)
