"""A judgement learned from games of the bots against each other: a small network of plain numbers.

The numbers of a game stand in `<id>/learned.json`, written by `bench/search_train.py`; they turn what a
seat has (the strategy's `gauge`) into the points it may expect at the end. One hidden layer and a straight
line beside it, computed here: no library, the same on every machine, compiled with the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


class Network:
    """Expected points from a gauge: a straight line, and bends where the sum of a hidden unit is above zero."""

    def __init__(
        self,
        spread: float,
        base: float,
        line: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.spread = spread  # points of lead that make one seat e times as likely to win as another
        self.base = base
        self.line = line
        self.hidden = hidden
        self.bias = bias
        self.out = out

    def points(self, gauge: list[float]) -> float:
        size = len(gauge)
        value = self.base
        line = self.line
        places: list[int] = []
        for i in range(size):
            if gauge[i] != 0.0:
                places.append(i)
                value += line[i] * gauge[i]
        for j in range(len(self.out)):
            row = self.hidden[j]
            unit = self.bias[j]
            for i in places:
                unit += row[i] * gauge[i]
            if unit > 0.0:
                value += self.out[j] * unit
        return value


def network_of(game_id: str) -> Network | None:
    """What was learned of a game, or None where nothing was."""
    file = FOLDER / game_id / "learned.json"
    if not file.exists():
        return None
    n = json.loads(file.read_text(encoding="utf-8"))
    return Network(n["spread"], n["base"], n["line"], n["hidden"], n["bias"], n["out"])
