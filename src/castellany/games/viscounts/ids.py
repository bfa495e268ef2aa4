"""Ids of things on the table and of their names: of places, cards, buildings and actions."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import ACTION_IDS, FLIP_TWO
from castellany.games.viscounts.facts.tables import (
    CARD_IDS,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_SCHEME,
    SCHEMES,
    SPACE_IDS,
)
from castellany.games.viscounts.state import ViscountsState

TYPE_IDS: Final = ("trading_post", "guildhall", "workshop")


def space_number(s: ViscountsState, place: int) -> int:
    """From a place in the ring to the printed space: segment * 3 + left, inner or right."""
    return s.ring[place // 3] * 3 + place % 3


def place_number(s: ViscountsState, space: int) -> int:
    """From a printed space to its place in the ring."""
    return s.ring.index(space // 3) * 3 + space % 3


def space_id(s: ViscountsState, place: int) -> str:
    return SPACE_IDS[space_number(s, place)]


def space_thing(s: ViscountsState, seat: int) -> str:
    """The space on which a seat's viscount stands, as a thing."""
    return f"space:{space_id(s, s.at[seat])}"


def card_name(card: int) -> str:
    """The message id of a card's name."""
    if card >= FIRST_PRINTED:
        return f"printed-{SEGMENTS[card - FIRST_PRINTED].id}"
    if card >= FIRST_SCHEME:
        return f"scheme-{SCHEMES[card - FIRST_SCHEME].id}"
    return f"card-{CARD_IDS[card]}"


def card_thing(card: int, seat: int) -> str:
    """The id of a card on the table. Starters exist once per colour."""
    if card >= FIRST_PRINTED:
        return f"pile:{SEGMENTS[card - FIRST_PRINTED].id}"
    if card >= FIRST_SCHEME:
        return f"card:{SCHEMES[card - FIRST_SCHEME].id}"
    if card < FIRST_HERO:
        return f"card:{CARD_IDS[card]}:{seat}"
    return f"card:{CARD_IDS[card]}"


def house_id(building: int) -> str:
    """One of the nine: `workshop_2`."""
    return f"{TYPE_IDS[building // 3]}_{building % 3 + 1}"


def action_name(action: int) -> str:
    return "action-flip_two" if action == FLIP_TWO else f"action-{ACTION_IDS[action]}"
