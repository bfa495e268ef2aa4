"""Where warrants and threats may lie, and the choices that put them there as one gesture (CIT-5.10, CIT-6.5)."""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.powers.base import may_be_named
from castellany.games.citadels.ids import rank_target
from castellany.games.citadels.lexicon import MARK, SIGN
from castellany.games.citadels.shown import MarkersFacts
from castellany.games.citadels.state import CitadelsState


def can_mark(s: CitadelsState, kind: int, rank: int) -> bool:
    """May such a marker be put on this character now?"""
    if kind == kinds.CONFISCATE:
        return rank > 1 and not (s.warrants >> rank) & 1
    return may_be_named(s, rank) and not (s.threats >> rank) & 1


def markers_to_place(s: CitadelsState, kind: int) -> MarkersFacts:
    """All at once; once the first lies there, the others follow one by one, and then it is asked which is real."""
    warrants = kind == kinds.CONFISCATE
    marker = "warrant" if warrants else "threat"
    if s.warrants if warrants else s.threats:
        return {"marker": marker, "count": 0, "places": []}
    return {
        "marker": marker,
        "count": 3 if warrants else 2,
        "places": [
            {"thing": rank_target(rank), "mark": MARK.of(s.cast[rank]), "real": SIGN.of(s.cast[rank])}
            for rank in range(1, len(s.cast))
            if can_mark(s, kind, rank)
        ],
    }
