"""Imagining a world that a seat cannot tell from the true one (`rearrange`): other hands and the deck dealt anew."""

from __future__ import annotations

from tests.toy.state import TitheState


def rearrange(s: TitheState, seat: int) -> None:
    hidden = s.deck[:]
    for other in range(s.seats):
        if other != seat:
            hidden += [card for card in range(s.hands[other].bit_length()) if (s.hands[other] >> card) & 1]
    hidden.sort()  # so that the true order does not matter
    s.shuffle(hidden)
    for other in range(s.seats):
        if other != seat:
            mask = 0
            for _card in range(s.hands[other].bit_count()):
                mask |= 1 << hidden.pop()
            s.hands[other] = mask
    s.deck = hidden
