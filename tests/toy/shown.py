"""What Tithe shows for drawing; `castellany.kernel.shown` explains the patterns."""

from __future__ import annotations

from types import UnionType
from typing import Final, TypedDict


class CardFacts(TypedDict):
    """A card in one's own hand."""

    number: int
    high: bool  # among the upper half of the deck


class ShopFacts(TypedDict):
    """The shop, as it asks."""

    price: int  # of a relic
    gold: int  # of the seat that is asked


SHOWN: Final[dict[str, type | UnionType]] = {"card:*": CardFacts, "ask:Shop": ShopFacts}
