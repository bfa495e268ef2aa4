"""A turn of Viscounts in short: the action, what was spent, the building, tile or townsfolk, and what it brought."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Deed, GistBook

GISTS: Final = GistBook(
    purse=("silver", "ink", "stone", "gold", "workers", "unpaid", "paid", "acquired", "approved"),
    pieces=("res-", "worker"),
    deeds={
        "event-round": Deed(closes=True),
        "event-turn": Deed(opens=True),
        "event-trade": Deed("action-trade"),
        "event-build": Deed("action-build", thing="$house"),
        "event-place": Deed("action-workers", thing="$section"),
        "event-transcribe": Deed("action-transcribe", thing="$tile"),
        "event-printed-book": Deed("action-transcribe", thing="$book"),
        "event-no-action": Deed("gist-no-action"),
        "event-pass-action": Deed("gist-no-action"),
        "event-hire": Deed(thing="$card"),
        "event-dismiss": Deed(thing="$card"),
        "event-destroy": Deed(thing="$card"),
        "event-bonus": Deed(thing="$bonus"),
        "event-flip-debt": Deed(thing="gist-flip-debt"),
        "event-flip-deed": Deed(thing="gist-flip-deed"),
        "event-virtue": Deed(gain=(("res-virtue", "count"),)),
        "event-corruption": Deed(gain=(("res-corruption", "count"),)),
    },
)
