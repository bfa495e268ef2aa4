"""From options and chance to the first moment (TOY-1.1, TOY-1.2)."""

from __future__ import annotations

from typing import Any

from castellany.kernel import Frame, push
from tests.toy.facts import CARDS, HAND, RICH_GOLD
from tests.toy.kinds import ROUND
from tests.toy.state import TitheState


def deal(s: TitheState, options: dict[str, Any]) -> None:
    s.deck = list(range(CARDS))
    s.shuffle(s.deck)
    s.hands = [0] * s.seats
    for seat in range(s.seats):
        for _card in range(HAND):
            s.hands[seat] |= 1 << s.deck.pop()
    s.gold = [RICH_GOLD if options["rich"] else 0] * s.seats
    s.relics = [0] * s.seats
    s.rounds = options["rounds"]
    push(s, Frame(ROUND))
