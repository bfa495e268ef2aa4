"""What lies in the middle: the ring of segments with its piles and spots, the castle, the ends of the game."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.cards import CardFacts
from castellany.games.viscounts.shown.signs import Sign


class PileFacts(TypedDict):
    """The townsfolk of a segment, and who is printed below them."""

    segment: str
    empty: bool
    printed: CardFacts


class BooksFacts(TypedDict):
    """The manuscripts of a segment, and the book printed below them."""

    segment: str
    empty: bool
    cost: int
    effect: list[Sign]


class SegmentFacts(TypedDict):
    """A fifth of the ring."""

    place: int  # in the ring, clockwise from the top
    faces: str  # the castle section beside it


class SpaceFacts(TypedDict):
    """A space of the roads."""

    road: str  # outer, inner
    side: str  # left, inner, right
    rate: int  # merchants for one exchange; 0: no trade here
    gain: list[Sign]


class SiteFacts(TypedDict):
    """A building spot, and the line to the next one clockwise."""

    bank: str  # left, right
    effect: list[Sign]
    linked: bool  # to the next spot clockwise
    link: list[Sign]


class BuiltFacts(TypedDict):
    """A building on its spot."""

    owner: int
    type: str


class OwnerFacts(TypedDict):
    """A viscount, or the workers of a seat in one place of the castle."""

    owner: int


class SectionFacts(TypedDict):
    """A section of the castle, or its third tier."""

    tier: int
    section: str  # '' for the third tier
    reward: list[Sign]


class EndFacts(TypedDict):
    """The debts above the poverty card, or the deeds above the prosperity card."""

    start: int
    left: int


class LeaderFacts(TypedDict):
    """The castle leader card."""

    owner: int  # -1: nobody yet
    points: int
