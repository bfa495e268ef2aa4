"""A turn of El Grande in short: the action card, the caballeros invited and placed, where, and the points."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Deed, GistBook

_AT_PLACE: Final = Deed(thing="$place")

GISTS: Final = GistBook(
    purse=("court", "score"),
    pieces=("piece-caballero", "res-points"),
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
