"""A turn of Tithe in short: the relic that was bought, and what was paid and gained."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Deed, GistBook

GISTS: Final = GistBook(
    purse=("gold", "hand"),
    pieces=("res-gold", "card-back"),
    deeds={
        "event-bids": Deed("card-number", args=("number",), opens=True),
        "event-buys": Deed("gist-buys", thing="$relic"),
    },
)
