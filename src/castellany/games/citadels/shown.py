"""What the table of Citadels shows for drawing, as records; `SHOWN` says which thing carries which."""

from __future__ import annotations

from types import UnionType
from typing import Final, TypedDict


class DistrictFacts(TypedDict):
    """A district card that is seen."""

    district: str  # its id: "harbor"
    cost: int  # as printed
    colour: str  # its kind: "noble", "religious", "trade", "military", "unique"
    beautified: bool  # the Artist has laid a coin on it


class RankFacts(TypedDict):
    """A character in the row of ranks, with what the table knows of it."""

    rank: int
    character: str  # its id: "assassin"
    face_up: bool  # laid aside for all to see: nobody has it in this round
    owner: int | None  # the seat that has shown it
    silent: bool  # called, and nobody has answered
    called: bool  # it is its turn


class CharacterFacts(TypedDict):
    """A character before its player."""

    rank: int
    shown: bool  # to all; else it is its owner's secret


class SeatFacts(TypedDict):
    """A player."""

    crown: bool
    acting: bool
    goal: int  # districts that end the game


class CityFacts(TypedDict):
    """A city."""

    goal: int  # districts that end the game


SHOWN: Final[dict[str, type | UnionType]] = {
    "site": DistrictFacts,
    "drawn/*": DistrictFacts,
    "seat:*/hand/*": DistrictFacts,
    "seat:*/city/*": DistrictFacts,
    "seat:*/city/museum/under/*": DistrictFacts,
    "rank:*": RankFacts,
    "seat:*": SeatFacts,
    "seat:*/city": CityFacts,
    "seat:*/characters/*": CharacterFacts,
}
