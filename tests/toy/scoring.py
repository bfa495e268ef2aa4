"""Points in labelled parts, and who wins (section 3 of the rules)."""

from __future__ import annotations

from castellany.kernel import Part, Score, score
from tests.toy.facts import RELIC_POINTS
from tests.toy.state import TitheState


def score_of(s: TitheState, seat: int) -> Score:
    return score(
        seat,
        [
            Part("part-gold", s.gold[seat], "TOY-3.1"),
            Part("part-relics", RELIC_POINTS * s.relics[seat], "TOY-3.2"),
        ],
    )


def scores(s: TitheState) -> list[Score]:
    return [score_of(s, seat) for seat in range(s.seats)]


def winners(s: TitheState) -> tuple[int, ...]:
    """TOY-3.3: most points; nobody before the end."""
    if s.frames:
        return ()
    best = max(each.total for each in scores(s))
    return tuple(each.seat for each in scores(s) if each.total == best)
