"""The other seats: bots of a level, or plain chance where no level is asked for.

A bot is asked with the true state but, by its own contract, looks only at worlds its seat cannot
tell from it. Bots are loaded when they are needed: rules, replays and files work without them.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from castellany.cli.voice import BadInput
from castellany.kernel import Dice, Game, State, say

RANDOM: Final = "random"


class Opponent(Protocol):
    def choose(self, s: State, seat: int) -> int: ...


class Chance:
    """Plays any legal choice."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, s: State, seat: int) -> int:
        legal = s.choices(seat)
        return legal[self.dice.roll(len(legal))]


def levels(game: Game) -> list[str]:
    """The levels one can ask for, weakest first."""
    return [RANDOM]


def opponent(game: Game, level: str, seed: int) -> Any:
    if level not in levels(game):
        raise BadInput(say("cli-bad-level", level=level[:40], allowed=", ".join(levels(game))))
    return Chance(seed)
