"""A turn of Citadels in short: who was called, what was paid, built, taken and done to whom."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.facts import MONUMENT
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Deed, GistBook, Message, say, seat_id

_BUILT: Final = Deed(thing="$district")


def _to_character(what: str) -> Deed:
    """Said with its verb: a name alone beside a price would read as what was bought."""
    return Deed(thing=what, args=("character",))


def _to_district(what: str) -> Deed:
    return Deed(thing=what, args=("district",))


GISTS: Final = GistBook(
    purse=("gold", "hand", "crown"),
    pieces=("res-gold", "card-back", "piece-crown"),
    goods=("res-gold", "card-back"),
    feats=("district-",),
    deeds={
        "event-shows": Deed("$character", opens=True),
        "event-resumes": Deed("$character", opens=True),
        "event-end-turn": Deed(closes=True),
        "event-nobody": Deed(closes=True),
        "event-round": Deed(closes=True),
        "event-kill": _to_character("gist-kill"),
        "event-bewitch": _to_character("gist-bewitch"),
        "event-warrant-on": _to_character("gist-warrant"),
        "event-threat-on": _to_character("gist-threat"),
        "event-rob": _to_character("gist-rob"),
        "event-build": _BUILT,
        "event-build-free": _BUILT,
        "event-confiscated": _BUILT,
        "event-attack": _to_district("gist-destroy"),
        "event-seize": _to_district("gist-seize"),
        "event-beautify": _to_district("gist-beautify"),
        "event-armory": _to_district("gist-destroy"),
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
