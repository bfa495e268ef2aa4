"""The facts that are ours: what is listed to players as reconstructed.

Besides whole records that were nowhere pictured there are single values read from too small a picture, or
following a pattern; those are listed here by name.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import (
    CARDS,
    FIRST_SCHEME,
    SCHEMES,
    SCHEMES_OF,
    TILES_OF,
    TOWNSFOLK_OF,
    VERSION,
)
from castellany.kernel import Reconstructed, say

_READ_BY_US: Final = (
    ("start-10", "ours-extra"),
    ("tile-ms31", "ours-reading"),
    ("bonus-grey", "ours-icon"),
    ("bonus-yellow", "ours-icon"),
    ("opponent-trading_post_1", "ours-ability"),
    ("opponent-trading_post_2", "ours-ability"),
    ("zone-manuscripts", "ours-start-tiles"),
)
# Of these not even the icons were seen.
_WHOLE: Final = (
    *("starting_builder_cleric", "starting_cleric_noble", "starting_builder", "starting_cleric"),
    *("future_builder", "future_cleric_noble_2", "future_criminal_a", "future_criminal_b"),
)


def what_is_ours() -> list[Reconstructed]:
    """Every record marked so, with what of it was reconstructed."""
    cards = [CARDS[card] for card in TOWNSFOLK_OF[VERSION]]
    tiles = [MANUSCRIPTS[tile] for tile in TILES_OF[VERSION]]
    schemes = [SCHEMES[card - FIRST_SCHEME] for card in SCHEMES_OF[VERSION]]
    found = [Reconstructed(f"card-{card.id}", say("ours-corner")) for card in cards if card.reconstructed]
    found += [Reconstructed(f"tile-{tile.id}", say("ours-face")) for tile in tiles if tile.reconstructed]
    found += [Reconstructed(f"start-{c.start}", say("ours-start")) for c in PLAYER_CARDS if c.reconstructed]
    found += [
        Reconstructed(f"scheme-{c.id}", say("ours-scheme-whole" if c.id in _WHOLE else "ours-scheme"))
        for c in schemes
        if c.reconstructed
    ]
    found += [Reconstructed(f"opponent-{board.id}", say("ours-board")) for board in OPPONENTS if board.reconstructed]
    found += [Reconstructed(thing, say(what)) for thing, what in _READ_BY_US]
    return found
