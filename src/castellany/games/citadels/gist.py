"""A turn of Citadels in short: who was called, what was paid, built, taken and done to whom."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.facts import MONUMENT
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Deed, GistBook, Message, say, seat_id

_ON_CHARACTER: Final = Deed(thing="$character")
_ON_DISTRICT: Final = Deed(thing="$district")

GISTS: Final = GistBook(
    purse=("gold", "hand", "crown"),
    pieces=("res-gold", "card-back", "piece-crown"),
    deeds={
        "event-shows": Deed("$character", opens=True),
        "event-resumes": Deed("$character", opens=True),
        "event-end-turn": Deed(closes=True),
        "event-nobody": Deed(closes=True),
        "event-round": Deed(closes=True),
        "event-kill": _ON_CHARACTER,
        "event-bewitch": _ON_CHARACTER,
        "event-warrant-on": _ON_CHARACTER,
        "event-threat-on": _ON_CHARACTER,
        "event-rob": _ON_CHARACTER,
        "event-build": _ON_DISTRICT,
        "event-build-free": _ON_DISTRICT,
        "event-confiscated": _ON_DISTRICT,
        "event-attack": _ON_DISTRICT,
        "event-seize": _ON_DISTRICT,
        "event-beautify": _ON_DISTRICT,
        "event-armory": _ON_DISTRICT,
        "event-theater": Deed("district-theater", opens=True),
    },
)


def warning(s: CitadelsState, seat: int) -> Message | None:
    """The round is the last (CIT-3.4), or somebody else could make it so with one more district."""
    if s.first != NOBODY:
        return say("warn-last-round")
    near: list[str] = []
    for player in range(s.seats):
        count = len(s.cities[player]) + ((s.marks[player] >> MONUMENT) & 1)
        if player != seat and count == s.goal - 1:
            near.append(seat_id(player))
    return say("warn-one-short", seats=near) if near else None
