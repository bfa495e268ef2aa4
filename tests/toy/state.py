"""One moment of a game of Tithe: plain ints and flat lists."""

from __future__ import annotations

from typing import ClassVar

from castellany.kernel import Game, State
from tests.toy.facts import CARDS


class TitheState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "gold", "relics", "used", "round", "rounds")

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []
        self.hands: list[int] = []  # bit mask of cards by seat
        self.gold: list[int] = []
        self.relics: list[int] = []
        self.used = 0  # bit mask of cards bid in earlier rounds
        self.round = 0
        self.rounds = 3

    def game(self) -> Game:
        from tests.toy.game import GAME

        return GAME

    def copy(self) -> TitheState:
        new = TitheState()
        self.copy_base(new)
        new.deck = self.deck[:]
        new.hands = self.hands[:]
        new.gold = self.gold[:]
        new.relics = self.relics[:]
        new.used = self.used
        new.round = self.round
        new.rounds = self.rounds
        return new


def cards_of(mask: int) -> list[int]:
    return [c for c in range(CARDS) if (mask >> c) & 1]
