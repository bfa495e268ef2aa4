"""A turn of Viscounts in short: the action, what was spent, the building, tile or townsfolk, and what it brought."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Deed, GistBook, Message, say

GISTS: Final = GistBook(
    purse=("silver", "ink", "stone", "gold", "workers", "unpaid", "paid", "acquired", "approved"),
    pieces=("res-", "worker"),
    goods=("res-silver", "res-ink", "res-stone", "res-gold", "worker"),
    feats=("house-", "tile-", "gist-flip-"),
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


def warning(s: ViscountsState, seat: int) -> Message | None:
    """VIS-12.2: the game ends with this round or the next."""
    if s.last_round == 0:
        return None
    return say("warn-last-round" if s.round >= s.last_round else "warn-round-before-last")
