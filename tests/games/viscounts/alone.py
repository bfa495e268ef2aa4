"""A table for one against an opponent: its board empty, its decks full, you far away."""

from __future__ import annotations

from castellany.games.viscounts.facts.tables import FIRST_SCHEME, SCHEMES
from castellany.games.viscounts.state import EMPTY, ViscountsState
from tests.games.viscounts.helpers import quiet, stand

AI = 1
BUILD, WORKERS, TRANSCRIBE = 1, 2, 3


def scheme(name: str) -> int:
    """The number of a scheme card."""
    return FIRST_SCHEME + [record.id for record in SCHEMES].index(name)


def against(opponent: str = "cleric") -> ViscountsState:
    """You on the inner road of the last segment, the opponent on space 3; all that happens is told."""
    s = quiet(1, opponent)
    s.sites = [EMPTY] * len(s.sites)
    s.built = [0, 0]
    s.log = []
    stand(s, 0, "9-10")
    stand(s, AI, "3")
    return s
