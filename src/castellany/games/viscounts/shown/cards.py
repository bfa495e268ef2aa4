"""What cards and tiles show: townsfolk, schemes, manuscripts, clergy bonuses, player cards."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.signs import Sign


class CardFacts(TypedDict):
    """A townsfolk card."""

    kind: str  # starter, hero, folk, printed
    figure: str  # whose drawing it has: several cards share one
    cost: int  # also its movement and the silver for destroying it
    icons: list[str]
    top: list[Sign]  # when hired or dismissed
    timing: str  # none, instant, dropoff, ongoing
    ability: list[Sign]
    slot: int  # of a board, from the left; -1: elsewhere


class SchemeFacts(TypedDict):
    """A scheme of a solo opponent: icons, what happens first, steps, then the first that can be done."""

    icons: list[str]
    first: list[Sign]
    move: int
    last: list[list[Sign]]
    slot: int


class TileFacts(TypedDict):
    """A manuscript: an instant effect, or a point for every so many of something."""

    ribbon: str
    cost: int
    instant: list[Sign]
    counts: list[Sign]  # what gives one point
    points: int  # for its owner now


class BonusFacts(TypedDict):
    """A clergy bonus card."""

    ribbon: str
    icon: str
    points: int


class PairFacts(TypedDict):
    """A player card with the hero below it."""

    start: int
    gain: list[Sign]
    extra: list[Sign]


class StartFacts(TypedDict):
    """The player card of a seat."""

    start: int
