"""The facts that are ours: what is listed to players as reconstructed."""

from __future__ import annotations

from castellany.games.viscounts.facts.board import NARROW_SIDE
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.opponents import OPPONENTS
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import CARDS, SCHEMES
from castellany.kernel import Reconstructed, say


def unsure() -> list[Reconstructed]:
    """Every record marked so, with what of it was reconstructed."""
    found = [Reconstructed(f"card-{card.id}", say("ours-corner")) for card in CARDS if card.reconstructed]
    found += [Reconstructed(f"tile-{tile.id}", say("ours-face")) for tile in MANUSCRIPTS if tile.reconstructed]
    found += [Reconstructed(f"start-{c.start}", say("ours-start")) for c in PLAYER_CARDS if c.reconstructed]
    found += [Reconstructed(f"site-{site.id}", say("ours-site")) for site in NARROW_SIDE if site.reconstructed]
    found += [Reconstructed(f"scheme-{c.id}", say("ours-scheme")) for c in SCHEMES if c.reconstructed]
    found += [Reconstructed(f"opponent-{board.id}", say("ours-board")) for board in OPPONENTS if board.reconstructed]
    return found
