"""What the questions of effects show: so many of something, debts and deeds to flip, cards to arrange."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.move import End
from castellany.games.viscounts.shown.signs import Sign


class ManyFacts(TypedDict):
    """So many choices of one kind, one after another."""

    count: int


class FlipRun(TypedDict):
    """Flips that can be made in one go: deeds first, a debt last, and the resource that it pays."""

    debts: int
    deeds: int
    good: str  # the resource taken for the debt; '' where none was flipped
    choices: list[int]


class EffectFacts(TypedDict):
    """One of two effects."""

    gain: list[Sign]
    ends: list[End]  # where the viscount can go then, if its move comes next


class FlipFacts(TypedDict):
    """Debts and deeds to flip."""

    count: int
    debts: int  # there to flip
    deeds: int
    runs: list[FlipRun]


class OrderFacts(TypedDict):
    """The cards of the board in another order."""

    cards: list[str]  # from left to right; '' for a free slot
