"""What the table of El Grande shows for drawing, as records; `SHOWN` says which thing carries which."""

from __future__ import annotations

from types import UnionType
from typing import Final, NotRequired, TypedDict


class RoundFacts(TypedDict):
    """The track of rounds."""

    steps: list[int]  # the numbers on it
    marked: list[int]  # those after which all regions are scored


class RegionFacts(TypedDict):
    """A region of Spain."""

    original: str  # its Spanish name, as on the board
    values: list[int]  # points for the first, second and third place
    neighbours: list[str]  # ids of the regions beside it
    king: bool  # the king stands here
    adjacent: bool  # beside the king's region: caballeros may be placed here
    pays: list[int]  # by seat: what it would pay now


class CastleFacts(TypedDict):
    """The Castillo."""

    original: str
    values: list[int]
    king: bool
    pays: NotRequired[list[int]]  # only where the castle is open to view


class AbroadFacts(TypedDict):
    """A country to which the king may be sent."""

    neighbours: list[str]


class PieceFacts(TypedDict):
    """Caballeros of one colour, or a grande."""

    owner: str  # a seat's id, or "imaginary"
    colour: str


class CardFacts(TypedDict):
    """An action card."""

    deck: int
    caballeros: int  # how many it lets one place
    reconstructed: str  # what of it is ours: "" where all of it is as printed


class PowerFacts(TypedDict):
    """A power card."""

    power: int


class ImaginaryFacts(TypedDict):
    """The colour that nobody plays."""

    colour: str


class SeatFacts(TypedDict):
    """A player."""

    colour: str
    first: bool  # has the marker of the first player


SHOWN: Final[dict[str, type | UnionType]] = {
    "round": RoundFacts,
    "region:*": RegionFacts,
    "castle": CastleFacts,
    "france": AbroadFacts,
    "portugal": AbroadFacts,
    "region:*/seat:*": PieceFacts,
    "region:*/imaginary": PieceFacts,
    "castle/seat:*": PieceFacts,
    "castle/imaginary": PieceFacts,
    "grande:*": PieceFacts,
    "card:*": CardFacts,
    "seat:*/power:*": PowerFacts,
    "imaginary": ImaginaryFacts,
    "seat:*": SeatFacts,
}
