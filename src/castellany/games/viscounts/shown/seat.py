"""What a seat shows: its board with the tracks, slots and buildings, its hand and its manuscripts."""

from __future__ import annotations

from typing import TypedDict

from castellany.games.viscounts.shown.cards import SchemeFacts
from castellany.games.viscounts.shown.signs import Sign


class Want(TypedDict):
    """What an opponent takes where it may choose: this good while it has fewer than so many (0: always)."""

    good: str
    limit: int


class SeatFacts(TypedDict):
    """A player, or the solo opponent."""

    automatic: bool
    opponent: str  # which of the solo opponents; '' for people
    focus: list[Sign]
    wants: list[Want]
    removed: list[SchemeFacts]  # schemes that are out of the game
    active: bool
    first: bool
    leader: bool
    points: int  # as if the game ended now
    phase: int  # of the turn, 1 to 6; 0 outside one's turn


class RivalPay(TypedDict):
    """What a collision pays others: rivals with criminals on their boards, without, or all."""

    who: str  # guilty, innocent, all
    gain: list[Sign]


class TrackFacts(TypedDict):
    """Both markers on one track of seven spaces; what a collision pays on each."""

    steps: list[int]  # the numbers on it
    pays: list[list[Sign]]
    rivals: list[RivalPay]
    meet: list[int]  # the first and the last space where the markers can meet, counted from one


class MarkFacts(TypedDict):
    """The virtue marker on the same track."""

    steps: list[int]  # the numbers on it


class IconFacts(TypedDict):
    """Icons that count for an action, with criminals; the good that tops it up."""

    icons: int
    good: str
    goods: int


class RowFacts(TypedDict):
    """The three slots of a board."""

    slots: list[list[str]]  # the icons printed on the three slots, for those that are free


class HandFacts(TypedDict):
    """The hand."""

    limit: int


class HouseFacts(TypedDict):
    """One of the nine buildings of a board, and what its slot gives."""

    type: str
    slot: int
    built: bool
    gift: list[Sign]


class HouseGroup(TypedDict):
    """The three buildings of a type."""

    type: str
    cost: int
    steps: list[int]  # points for one, two, three
    built: int


class HousesFacts(TypedDict):
    """All buildings of a board."""

    groups: list[HouseGroup]


class TilesFacts(TypedDict):
    """The manuscripts of a seat."""

    ribbons: list[int]  # grey, black, blue, yellow
    points: int  # of sets
    next: int  # of sets, with the ribbon that helps most
