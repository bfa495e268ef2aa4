"""The round, step by step: what happens by itself between the players' decisions."""

from __future__ import annotations

from castellany.kernel import Frame, Step, push
from tests.toy.kinds import BID, ROUND, SHOP
from tests.toy.state import TitheState


class Round(Step[TitheState]):
    """TOY-1.3: bids, then the shop in seat order; as often as the table has agreed."""

    def run(self, s: TitheState, f: Frame) -> None:
        if s.round == s.rounds:
            return
        s.round += 1
        push(s, Frame(BID), *[Frame(SHOP, seat) for seat in range(s.seats)], Frame(ROUND))
