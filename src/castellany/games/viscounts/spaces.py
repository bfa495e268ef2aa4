"""The ids and names of places on the board, for options, events and observations."""

from __future__ import annotations

from castellany.games.viscounts.facts.tables import SPACE_IDS
from castellany.games.viscounts.state import ViscountsState


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
