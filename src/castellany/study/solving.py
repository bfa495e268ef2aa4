"""Somebody at a puzzle: three candles, a clue for one of them, and what is told at the end.

The answer stays here until it is found or given up: what a player is told before that says right or wrong.
"""

from __future__ import annotations

from typing import Final

import castellany
from castellany.bots import strategy_of
from castellany.bots.thought import own_world
from castellany.kernel import IllegalChoice, Message, say
from castellany.study.reasons import SPOKEN
from castellany.study.sheets import Position

CANDLES: Final = 3


class Attempt:
    """What was tried so far."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.best = castellany.game(at.game).parse(at.puzzle.best)
        self.legal = at.moment().choices(at.puzzle.seat)
        self.candles = CANDLES
        self.tried: list[int] = []
        self.clued = False
        self.solved = False

    @property
    def over(self) -> bool:
        return self.solved or self.candles == 0

    def try_(self, choice: int) -> bool:
        """Right or wrong; what was tried before costs nothing again, what is not legal is refused."""
        if choice not in self.legal:
            raise IllegalChoice(say("no-such-choice", choice=str(choice)))
        if self.over or choice in self.tried:
            return self.solved
        self.tried.append(choice)
        if choice == self.best:
            self.solved = True
        else:
            self.candles -= 1
        return self.solved

    def clue(self) -> list[int]:
        """Half of the choices, the best among them, for one candle; asked again it costs nothing. The last candle buys
        none: it would end in the dark."""
        if self.candles == 1 and not self.clued:
            return self.legal
        if not self.clued and not self.over:
            self.clued = True
            self.candles -= 1
        others = [choice for choice in self.legal if choice != self.best]
        kept = {self.best, *others[self.best % 2 :: 2]}  # the same half after every try
        return [choice for choice in self.legal if choice in kept and (choice == self.best or choice not in self.tried)]

    def give_up(self) -> None:
        self.candles = 0

    @property
    def stars(self) -> int:
        """For a streak: right at once counts double."""
        return (2 if len(self.tried) == 1 and not self.clued else 1) if self.solved else 0

    def reasons(self) -> list[Message]:
        """What speaks for the answer, by what the seat knows, and what was counted."""
        world = own_world(self.at.moment(), self.at.puzzle.seat, 0)
        spoken = strategy_of(self.at.game, learned=True).reasons(world, self.at.puzzle.seat, self.best)[:SPOKEN]
        return spoken + list(self.at.puzzle.why)
