"""The shape of a power: offer it, use it, put it into words, say why it is closed."""

from __future__ import annotations

from castellany.games.citadels.ids import CHARACTER_NAMES, rank_target
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Option, say


class Power:
    """A character's own ability. The base class is a character without one."""

    clause: str = "CIT-4.8"  # what a refusal of this ability points to

    def offer(self, s: CitadelsState, seat: int, out: list[int]) -> None:
        """Add the choices the ability gives now."""

    def use(self, s: CitadelsState, seat: int, choice: int) -> None:
        """Apply one of them."""

    def option(self, s: CitadelsState, seat: int, choice: int) -> Option:
        """One of them in words."""
        raise NotImplementedError

    def closed(self, s: CitadelsState, seat: int) -> list[Closed]:
        """What one may try with it and cannot."""
        return []


def may_be_named(s: CitadelsState, rank: int) -> bool:
    """CIT-6.2, 6.6: not rank 1 or oneself, not the killed, not the bewitched."""
    return rank > 2 and rank != s.killed and rank != s.bewitched


def unnameable(s: CitadelsState, rank: int, rule: str) -> Closed:
    """A character that may not be named, with the reason."""
    name = CHARACTER_NAMES[s.cast[rank]]
    if rank == s.killed:
        return Closed((rank_target(rank),), say("no-killed", character=name), rule)
    if rank == s.bewitched:
        return Closed((rank_target(rank),), say("no-bewitched", character=name), rule)
    return Closed((rank_target(rank),), say("no-rank", character=name), rule)
