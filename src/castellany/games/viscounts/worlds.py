"""Imagining a world that a seat cannot tell from the true one (`rearrange`)."""

from __future__ import annotations

from castellany.games.viscounts.facts.tables import FIRST_FUTURE
from castellany.games.viscounts.solo.judgement import is_unseen
from castellany.games.viscounts.state import ViscountsState


def rearrange(s: ViscountsState, seat: int) -> None:
    """Deal the hidden cards anew: rivals' hands out of hand and draw pile; the bags in another order."""
    if s.unseen:
        imagine_schemes(s)
    for other in range(s.seats):
        if other == seat:
            s.decks[other].sort()
            s.shuffle(s.decks[other])
            continue
        size = len(s.hands[other])
        hidden = sorted(s.hands[other] + s.decks[other])
        s.shuffle(hidden)
        s.hands[other] = hidden[:size]
        s.decks[other] = hidden[size:]
    for bag in (s.folk_bag, s.book_bag, s.future):
        bag.sort()
        s.shuffle(bag)


def imagine_schemes(s: ViscountsState) -> None:
    """VIS-14.17: nobody knows which future schemes were shuffled into the opponent's deck from the start."""
    deck = s.decks[s.opponent]
    places = [i for i in range(len(deck)) if is_unseen(s, deck[i])]
    pool = sorted([deck[i] for i in places] + s.future)
    s.shuffle(pool)
    s.unseen = 0
    for i in places:
        deck[i] = pool.pop()
        s.unseen |= 1 << deck[i] - FIRST_FUTURE
    s.future = pool
