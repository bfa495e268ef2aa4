"""The facts that are ours: what is listed to players as reconstructed.

Besides whole records that were nowhere pictured there are single values read from too small a picture, or
following a pattern; those are listed here by name.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import CARDS, SCHEMES
from castellany.kernel import Reconstructed, say

_READ_BY_US: Final = (
    ("start-10", "ours-extra"),
    ("tile-ms31", "ours-reading"),
    ("bonus-grey", "ours-icon"),
    ("bonus-yellow", "ours-icon"),
    ("opponent-trading_post_1", "ours-ability"),
    ("opponent-trading_post_2", "ours-ability"),
    ("space-2", "ours-exchange"),
    ("space-3", "ours-exchange"),
    ("space-4", "ours-exchange"),
    ("space-6", "ours-exchange"),
)


def what_is_ours() -> list[Reconstructed]:
    """Every record marked so, with what of it was reconstructed."""
    found = [Reconstructed(f"card-{card.id}", say("ours-corner")) for card in CARDS if card.reconstructed]
    found += [Reconstructed(f"tile-{tile.id}", say("ours-face")) for tile in MANUSCRIPTS if tile.reconstructed]
    found += [Reconstructed(f"start-{c.start}", say("ours-start")) for c in PLAYER_CARDS if c.reconstructed]
    found += [Reconstructed(f"scheme-{c.id}", say("ours-scheme")) for c in SCHEMES if c.reconstructed]
    found += [Reconstructed(f"opponent-{board.id}", say("ours-board")) for board in OPPONENTS if board.reconstructed]
    found += [Reconstructed(thing, say(what)) for thing, what in _READ_BY_US]
    return found
