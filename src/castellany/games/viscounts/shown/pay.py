"""How an action can be paid for: what costs nothing, what can be spent, all ways and the one proposed."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.signs import Sign


class Spent(TypedDict):
    """So many pieces of a good."""

    good: str
    count: int


class Way(TypedDict):
    """One way to pay: goods, perhaps the dismissal."""

    spend: list[Spent]
    dismiss: bool
    icons: int
    times: int  # exchanges
    choices: list[int]  # that do it, from here; none where it is not enough


class Brought(TypedDict):
    """Icons that cost nothing: of a card, or permanent ones."""

    card: str  # '' for slots, buildings and clergy cards
    figure: str
    icon: str
    count: int


class Source(TypedDict):
    """A good that can be spent."""

    good: str
    most: int
    figure: str  # of the card on the board that allows it; '' for the good of the action


class Dismissal(TypedDict):
    """The townsfolk that may be dismissed."""

    card: str
    name: str
    figure: str
    price: int
    icons: int
    top: list[Sign]


class Payment(TypedDict):
    """How an action can be paid for: all ways, one of them proposed."""

    action: str
    need: int
    had: int  # icons that cost nothing
    brought: list[Brought]
    sources: list[Source]
    dismissal: list[Dismissal]  # none or one
    ways: list[Way]
    proposed: int  # which of the ways


class PayFacts(TypedDict):
    """A payment that goes on."""

    payment: Payment
    gain: list[Sign]  # of one exchange
