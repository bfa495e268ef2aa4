"""A turn of Paladins in short: the action, its workers and prices, the card or place, and what it brought."""

from __future__ import annotations

from typing import Final

from castellany.kernel import Deed, GistBook

_OPPONENT: Final = "seat:1"  # alone at the table, the rules play the second seat

GISTS: Final = GistBook(
    purse=(
        "workers", "silver", "provisions", "suspicion", "unpaid",
        "attribute-faith", "attribute-strength", "attribute-influence",
    ),
    pieces=("worker-", "res-", "attribute-", "card-suspicion", "card-debt"),
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
