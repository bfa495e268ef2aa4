"""What the table of Viscounts shows for drawing, as records; `SHOWN` says which thing carries which."""

from __future__ import annotations

from types import UnionType
from typing import Final, NotRequired, TypedDict


class PaperFacts(TypedDict):
    """The pile of debts or of deeds."""

    revealed: bool  # Poverty or Prosperity lies open


class RibbonFacts(TypedDict):
    """A bonus card of the clergy."""

    ribbon: str


class StartFacts(TypedDict):
    """A player card."""

    start: int  # its number


class SegmentFacts(TypedDict):
    """A segment of the ring."""

    place: int  # clockwise, from 0
    faces: str  # the section of the castle before it


class SpaceFacts(TypedDict):
    """A space on the road for viscounts."""

    road: str  # "inner" or "outer"
    exchange: NotRequired[int]  # on the outer road: its number


class OwnedFacts(TypedDict):
    """A piece of somebody."""

    owner: int  # its seat


class BuiltFacts(OwnedFacts):
    """A building on the board."""

    type: str  # "trading_post", "guildhall" or "workshop"


class SiteFacts(TypedDict):
    """A spot for a building."""

    bank: str  # "left" or "right"
    linked: bool


class CardFacts(TypedDict):
    """A townsfolk, hero or scheme card."""

    cost: int
    icons: dict[str, int]  # by kind, without those it has none of
    slot: NotRequired[int]  # in a player's row, from the left


class BookFacts(TypedDict):
    """The book that is printed on a segment."""

    cost: int


class TileFacts(TypedDict):
    """A manuscript."""

    ribbon: str
    cost: int


class SectionFacts(TypedDict):
    """A section of the castle."""

    tier: int


class SeatFacts(TypedDict):
    """A player."""

    automatic: bool  # the rulebook's opponent


class TrackFacts(TypedDict):
    """The track of corruption or virtue."""

    length: int


class HouseFacts(TypedDict):
    """A building of a player's board."""

    type: int
    built: bool


SHOWN: Final[dict[str, type | UnionType]] = {
    "debts": PaperFacts,
    "deeds": PaperFacts,
    "bonus:*": RibbonFacts,
    "pair:*": StartFacts,
    "start:*": StartFacts,
    "segment:*": SegmentFacts,
    "space:*": SpaceFacts,
    "viscount:*": OwnedFacts,
    "site:*": SiteFacts,
    "built:*": BuiltFacts,
    "pile:*": CardFacts | None,
    "card:*": CardFacts,
    "books:*": BookFacts | None,
    "tile:*": TileFacts,
    "tier*:*": SectionFacts,
    "tier*:*/seat:*": OwnedFacts,
    "tier3/seat:*": OwnedFacts,
    "seat:*": SeatFacts,
    "seat:*/corruption": TrackFacts,
    "seat:*/virtue": TrackFacts,
    "seat:*/trading_post_*": HouseFacts,
    "seat:*/guildhall_*": HouseFacts,
    "seat:*/workshop_*": HouseFacts,
}
