"""Who may know what: the observation of a seat, and the worlds it cannot tell from this one.

Hidden are the orders of all decks, the king's cards still face down, and paladins: a player knows the own hand,
the card put on top and those put under the deck; of others only what they have turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castellany.games.paladins.facts.kings import ORDERS_IN_PLAY
from castellany.games.paladins.kinds import CHOOSE_PALADIN, CHOOSE_TAVERN, USE_TOWNSFOLK
from castellany.games.paladins.layout import AT_CHOSEN, AT_DECK, AT_PALADIN, OWN
from castellany.games.paladins.legal import KINGS_FAVOUR, open_favours
from castellany.games.paladins.views.seat import seat_thing
from castellany.games.paladins.views.table import table_things
from castellany.kernel import Message, observation, say

if TYPE_CHECKING:
    from castellany.games.paladins.state import PaladinsState


def observe(s: PaladinsState, seat: int | None) -> dict[str, Any]:
    things = table_things(s)
    for one in range(s.seats):
        things.append(seat_thing(s, one, one == seat))
    return observation(seat, phase(s), things, [score.json() for score in s.scores()], s.round)


def phase(s: PaladinsState) -> Message:
    if not s.frames:
        return say("phase-over")
    if s.round == 0:
        return say("phase-first-hire")
    kind = s.frames[-1].kind
    if kind == CHOOSE_PALADIN:
        return say("phase-paladins", round=s.round)
    if kind == CHOOSE_TAVERN:
        return say("phase-taverns", round=s.round)
    if kind == USE_TOWNSFOLK:
        return say("phase-inquisition", round=s.round)
    return say("phase-actions", round=s.round)


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
    _shuffle_part(s, s.kings, min(s.round, ORDERS_IN_PLAY), 6)
    _shuffle_part(s, s.kings, KINGS_FAVOUR + open_favours(s), 16)
    for other in range(s.people):
        count = s.own[other * OWN + AT_DECK]
        base = other * 12
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
