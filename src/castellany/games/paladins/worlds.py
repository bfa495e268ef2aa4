"""Imagining a world that a seat cannot tell from the true one (`rearrange`).

Dealt anew are the orders of all decks, the king's cards still face down, and paladins: a player knows the own hand,
the card put on top and those put under the deck; of others only what they have turned up.
"""

from __future__ import annotations

from castellany.games.paladins.facts.kings import ORDERS_IN_PLAY
from castellany.games.paladins.facts.paladins import PALADIN_COUNT
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, AT_PALADIN, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, open_favours
from castellany.games.paladins.state import PaladinsState


def rearrange(s: PaladinsState, seat: int) -> None:
    """Deal everything hidden from `seat` anew, in place."""
    for deck in (
        s.folk_deck,
        s.outsider_deck,
        s.wall_deck,
        s.suspicion_deck,
        s.tavern_deck,
        s.scheme_deck,
    ):
        s.shuffle(deck)
    _shuffle_part(s, s.kings, min(s.round, ORDERS_IN_PLAY), KINGS_FAVOUR)
    _shuffle_part(s, s.kings, KINGS_FAVOUR + open_favours(s), FAVOUR_WORKER)
    for other in range(s.people):
        count = s.own[other * OWN + AT_DECK]
        base = other * PALADIN_COUNT
        if other == seat:
            low, high = known_cards(s, other)
            _shuffle_part(s, s.paladins, base + low, base + count - high)
        elif s.own[other * OWN + AT_CHOSEN] >= 0:
            _shuffle_part(s, s.paladins, base, base + count + 1)
            s.own[other * OWN + AT_CHOSEN] = s.paladins[base + count]
        else:
            _shuffle_part(s, s.paladins, base, base + count)


def _shuffle_part(s: PaladinsState, cards: list[int], start: int, end: int) -> None:
    if end - start > 1:
        part = cards[start:end]
        s.shuffle(part)
        cards[start:end] = part


def known_cards(s: PaladinsState, seat: int) -> tuple[int, int]:
    """How many cards at the bottom and at the top of the own paladin deck a player knows (PAL-3.4)."""
    count = s.own[seat * OWN + AT_DECK]
    if s.round == 0:
        return 0, 0
    choosing = s.own[seat * OWN + AT_PALADIN] < 0 and s.own[seat * OWN + AT_CHOSEN] < 0
    low, high = (s.round - 1, 3) if choosing else (s.round, 1)
    return (low, high) if low + high < count else (count - high, high)
