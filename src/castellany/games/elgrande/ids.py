"""Ids of things on the table and of their names, made once: no rule spells an id itself.

Things are what observations show and options point at ("region:granada");
names are ids of texts ("place-granada"). The king can stand on every place of
KING_NAMES; caballeros on those of PLACE_NAMES.
"""

from typing import Final

from castellany.games.elgrande.facts.board import MODIFIER_IDS, REGION_IDS, TILE_IDS
from castellany.games.elgrande.facts.cards import CARD_IDS

PLACE_NAMES: Final = (*(f"place-{r}" for r in REGION_IDS), "place-castle", "place-court", "place-province")
KING_NAMES: Final = (*PLACE_NAMES[:10], "place-france", "place-portugal")
PLACE_THINGS: Final = (*(f"region:{r}" for r in REGION_IDS), "castle")
KING_THINGS: Final = (*PLACE_THINGS, "france", "portugal")
CARD_NAMES: Final = tuple(f"action-{card}" for card in CARD_IDS)
MODIFIER_NAMES: Final = tuple(f"modifier-{modifier}" for modifier in MODIFIER_IDS)
TILE_NAMES: Final = tuple(f"tile-{tile}" for tile in TILE_IDS)
TILE_THINGS: Final = tuple(f"tile:{tile}" for tile in TILE_IDS)
_COLOUR_SEATS: Final = ("seat:0", "seat:1", "seat:2", "seat:3", "seat:4")


def colour_id(seats: int, colour: int) -> str:
    """The owner of a colour as messages and things name it: a seat, or the imaginary player."""
    return _COLOUR_SEATS[colour] if colour < seats else "imaginary"


def power_said(power: int) -> int | str:
    """A power as sentences say it. One below nothing (ELG-15.2) has a name, written with a true minus sign."""
    return power if power >= 0 else f"minus-{-power}"


def piece(seats: int, colour: int, place: int) -> str:
    """Where the caballeros of a colour in a region stand, or in the castle if it is open."""
    return f"{PLACE_THINGS[place]}/{colour_id(seats, colour)}"


def store(seats: int, colour: int, place: str) -> str:
    """A colour's `court` or `province`."""
    return f"{colour_id(seats, colour)}/{place}"
