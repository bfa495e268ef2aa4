"""What a primary action would do: the castle's chain, spots with their links, the manuscript."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.pay import Payment
from castellany.games.viscounts.shown.signs import Sign


class Step(TypedDict):
    """One step in the castle, and what it pays."""

    kind: str  # enter, advance, spread, climb, lead, clear, ask
    seat: int
    source: str
    target: str
    count: int
    gain: list[Sign]


class Next(TypedDict):
    """An answer to the first choice of a chain: it can be given at once."""

    choice: int
    does: (
        str  # leave, take; hire, discard, destroy: a card; no-hire ...: none; discard-top, destroy-top: the unseen one
    )
    seat: int  # whose worker leaves; -1: something else is chosen
    card: str  # its name; '' where it is about none
    figure: str
    gain: list[Sign]  # what is taken; the silver a card costs or brings


class Chain(TypedDict):
    """What workers set going in the castle, up to the first choice."""

    steps: list[Step]
    before: int  # points in the castle
    after: int
    asks: bool  # somebody then has to choose


class Linked(TypedDict):
    """A link that a building would complete."""

    link: str  # the spot it starts from
    to: str
    seats: list[int]
    gain: list[Sign]


class SpotFacts(TypedDict):
    """A spot for a building."""

    site: str
    choice: int  # -1: the only one, which is not asked for
    effect: list[Sign]
    links: list[Linked]
    before: int  # points for buildings of this type
    after: int


class BookForecast(TypedDict):
    """What a manuscript would change."""

    ribbons: list[int]
    before: int  # points for sets
    after: int
    points: int  # of the tile now


class ActFacts(TypedDict):
    """A primary action."""

    payment: Payment
    next: list[Next]  # answers to what the proposed payment leads to: they can be given at once
    workers: int  # 0: another action
    gain: list[Sign]  # of one exchange
    chain: list[Chain]  # none or one
    spots: list[SpotFacts]
    book: list[BookForecast]  # none or one


class ShiftFacts(TypedDict):
    """A worker of the first tier, one section on."""

    source: str
    target: str
