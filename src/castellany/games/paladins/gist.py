"""A turn of Paladins in short: the action, its workers and prices, the card or place, and what it brought."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.ids import who
from castellany.games.paladins.layout import AT_SUSPICION, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Deed, GistBook, Message, say

_OPPONENT: Final = "seat:1"  # alone at the table, the rules play the second seat

_NEAR: Final = 3  # silver in the tax supply: one suspicion card takes up to two

GISTS: Final = GistBook(
    purse=(
        "workers", "silver", "provisions", "suspicion", "unpaid",
        "attribute-faith", "attribute-strength", "attribute-influence",
    ),
    pieces=("worker-", "res-", "attribute-", "card-suspicion", "card-debt"),
    goods=("res-silver", "res-provision", "attribute-"),
    feats=("townsfolk-", "outsider-", "action-", "favour-", "card-wall"),
    deeds={
        "event-round": Deed(closes=True),
        "event-paladin": Deed("gist-paladin", thing="$paladin", opens=True),
        "event-tavern": Deed("card-tavern", opens=True),
        "event-place": Deed("$action"),
        "event-place-favour": Deed("action-favour", thing="$favour"),
        "event-opponent-acts": Deed("$action", seat=_OPPONENT),
        "event-opponent-favour": Deed("action-favour", thing="$favour", seat=_OPPONENT),
        "event-opponent-tavern": Deed("card-tavern", seat=_OPPONENT, opens=True),
        "event-develop": Deed(thing="$action"),
        "event-errand": Deed(thing="$townsfolk"),
        "event-hire": Deed(thing="$townsfolk"),
        "event-clear": Deed(thing="$action"),
        "event-commission": Deed(thing="zone-region", args=("region",)),
        "event-garrison": Deed(thing="zone-region", args=("region",)),
        "event-fortify": Deed(thing="card-wall"),
        "event-attack": Deed(thing="$outsider"),
        "event-convert": Deed(thing="$outsider"),
        "event-inquisition": Deed("gist-inquisition", seat="", opens=True),
        "event-pass": Deed("gist-pass", opens=True),
        "event-pass-empty": Deed("gist-pass", opens=True),
    },
)  # fmt: skip


def warning(s: PaladinsState, seat: int) -> Message | None:
    """PAL-7.4, PAL-7.6: little is left of the tax supply, and somebody is suspected most."""
    held = [s.own[player * OWN + AT_SUSPICION] for player in range(s.seats)]
    most = max(held)
    if not 0 < s.tax <= _NEAR or most == 0:
        return None  # at 0 it is being held
    suspects = [who(s, player) for player in range(s.seats) if held[player] == most]
    return say("warn-inquisition", count=s.tax, seats=suspects)
