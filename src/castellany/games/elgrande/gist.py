"""A turn of El Grande in short: the action card, the caballeros invited and placed, where, and the points."""

from __future__ import annotations

from typing import Final

from castellany.games.elgrande.facts.board import SCORING_ROUNDS
from castellany.games.elgrande.flow import round_number, track
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Deed, GistBook, Message, say

_AT_PLACE: Final = Deed(thing="$place")

GISTS: Final = GistBook(
    purse=("court", "score"),
    pieces=("piece-caballero", "res-points"),
    goods=("piece-caballero",),
    deeds={
        "event-round": Deed(closes=True),
        "event-power": Deed("gist-power", args=("card",), opens=True),
        "event-power-modifier": Deed("gist-power-modified", args=("power",), opens=True),
        "event-invite": Deed(opens=True),
        "event-take": Deed("$action"),
        "event-place": _AT_PLACE,
        "event-throw": Deed(thing="place-castle"),
        "event-throw-other": Deed(thing="place-castle"),
        "event-recall": _AT_PLACE,
        "event-move": _AT_PLACE,
        "event-move-own": _AT_PLACE,
        "event-flee": _AT_PLACE,
        "event-king": _AT_PLACE,
        "event-grande": _AT_PLACE,
        "event-tile": _AT_PLACE,
        "event-incite": _AT_PLACE,
        "event-scored": Deed(thing="$places"),
        "event-veto": Deed("action-veto", thing="$action", opens=True),
        "event-scoring": Deed("gist-scoring", args=("round",), seat="", opens=True),
        "event-imaginary-place": Deed("imaginary", thing="$place", seat=""),
        "event-imaginary-take": Deed("imaginary", thing="$action", seat=""),
    },
)


def warning(s: GrandeState, seat: int) -> Message | None:
    """ELG-3.7: the general scoring comes at the end of this round."""
    number = round_number(s)
    if number not in SCORING_ROUNDS:
        return None
    return say("warn-last-scoring" if number == track(s)[-1] else "warn-scoring")
