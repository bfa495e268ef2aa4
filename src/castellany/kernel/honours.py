"""Honours of a game that is over: for each seat the part of its points in which it stands before all others.

Nobody shares an honour: where several have the most of a part, it honours none of them. Some seats have none.
What an honour is called stands with the part's name, as `.honour`.
"""

from __future__ import annotations

from typing import NamedTuple

from castellany.kernel.says import Score


class Honour(NamedTuple):
    seat: int
    part: str
    points: int


def honours(scores: list[Score]) -> list[Honour]:
    """By points, the best first: the part in which a seat leads by the most."""
    points: dict[str, list[int]] = {}
    for at in range(len(scores)):
        for part in scores[at].parts:
            points.setdefault(part.name, [0] * len(scores))[at] += part.points
    found: list[Honour] = []
    for at in sorted(range(len(scores)), key=lambda i: -scores[i].total):
        best: Honour | None = None
        most = 0
        for name, row in points.items():
            lead = row[at] - max([row[i] for i in range(len(row)) if i != at], default=0)
            if row[at] > 0 and lead > most:
                best, most = Honour(scores[at].seat, name, row[at]), lead
        if best is not None:
            found.append(best)
    return found
