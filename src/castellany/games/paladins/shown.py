"""What the table of Paladins shows for drawing, as records; `SHOWN` says which thing carries which.

Lists of icons hold the ids of `facts/icons.py`; workers are "cleric", "fighter" and so on, "any" where any will do.
"""

from __future__ import annotations

from types import UnionType
from typing import Final, NotRequired, TypedDict


class OrderFacts(TypedDict):
    """A place for one of the king's orders."""

    points: int


class FavourFacts(TypedDict):
    """One of the king's favours."""

    slot: str  # the worker it takes
    cost: list[str]
    gain: list[str]
    either: list[list[str]]
    worker: str  # who stands there, "" for nobody


class FolkPlaceFacts(TypedDict):
    """A place in the row of townsfolk."""

    place: int
    price: int
    debt: bool  # hiring here also costs a debt


class FolkFacts(FolkPlaceFacts):
    """Townsfolk in the row."""

    type: str
    send: list[str]  # gained for sending it away
    instant: list[str]  # gained at once on hiring
    gain: list[str]  # gained ever after


class HiredFacts(TypedDict):
    """Townsfolk that somebody has hired."""

    type: str
    gain: list[str]


class OutsiderPlaceFacts(TypedDict):
    """A place in the row of outsiders."""

    place: int
    strength: int  # needed on top to attack
    faith: int  # needed on top to convert


class OutsiderFacts(OutsiderPlaceFacts):
    """An outsider in the row."""

    type: str
    culture: str
    attack: list[str]  # gained for attacking
    convert: int  # strength gained for converting


class HeldOutsiderFacts(TypedDict):
    """An outsider that somebody has attacked or converted."""

    type: str
    culture: str


class WallFacts(TypedDict):
    """A wall that somebody has built."""

    gain: list[str]
    points: int
    either: NotRequired[list[list[str]]]


class TavernFacts(TypedDict):
    """A tavern card."""

    workers: list[str]
    taken: bool


class RegionFacts(TypedDict):
    """A region around the city, with its two flags."""

    faith: int
    strength: int


class SpaceFacts(TypedDict):
    """A space for a monk or an outpost."""

    gain: list[str]
    open: bool  # used with this many players
    piece: NotRequired[str]  # "monk" or "outpost"
    owner: NotRequired[int]  # its seat


class SeatFacts(TypedDict):
    """A player."""

    automatic: bool  # the rulebook's automatic opponent


class TrackFacts(TypedDict):
    """The track of an attribute."""

    bonus: int  # of the paladin, on top of the marker
    height: NotRequired[int]  # of the opponent: the marker's place in the stack


class ActionFacts(TypedDict):
    """An action on a player's board."""

    blocked: bool
    done: int  # how often


class SlotFacts(TypedDict):
    """A slot of an action for a worker."""

    colour: str
    stands: str  # a worker, "workshop", or "" for nobody


class JarFacts(TypedDict):
    """A space for a jar."""

    gain: list[str]
    jar: bool


class BonusFacts(TypedDict):
    """What a paladin adds to the attributes."""

    faith: int
    strength: int
    influence: int


class PaladinFacts(TypedDict):
    """A paladin that is seen."""

    workers: list[str]
    bonus: BonusFacts
    action: str  # the action made cheaper


class SuspicionFacts(TypedDict):
    """A suspicion card."""

    tax: int


SHOWN: Final[dict[str, type | UnionType]] = {
    "order-place:*": OrderFacts,
    "favour:*": FavourFacts,
    "townsfolk-place:*": FolkPlaceFacts,
    "townsfolk:*": FolkFacts | HiredFacts | None,
    "outsider-place:*": OutsiderPlaceFacts,
    "outsider:*": OutsiderFacts | HeldOutsiderFacts | None,
    "wall:*": WallFacts,
    "tavern:*": TavernFacts,
    "region:*": RegionFacts,
    "space:*": SpaceFacts,
    "seat:*": SeatFacts,
    "seat:*/attribute-*": TrackFacts,
    "seat:*/action:*": ActionFacts,
    "seat:*/action:*/*": SlotFacts,
    "seat:*/jar-space:*": JarFacts,
    "seat:*/paladin:*": PaladinFacts | None,
    "seat:*/suspicion/*": SuspicionFacts,
}
