"""Observations as vectors of numbers: what a seat may know, and nothing else.

A game whose strategy writes `features` is seen through them: quick, and every number has its
place. Any other game is seen through the tree of its observation: each thing's value goes to
a place found by hashing its id, with seats counted from the viewer's own, so that one policy
can play every seat. Two things may share a place; with the usual size that is rare.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from castellany.bots import strategy_of
from castellany.kernel import Game, State

Vector = NDArray[np.float32]
HASHED: Final = 1024


class Eyes:
    """How a learner sees one game with a number of seats."""

    def __init__(self, game: Game, seats: int, size: int = HASHED) -> None:
        self.strategy = strategy_of(game.id)
        features = self.strategy.features(game.new(seats, 0), 0)
        self.exact = len(features) > 0
        self.size = len(features) or size
        self._places: dict[tuple[int, str], int] = {}

    def look(self, s: State, seat: int) -> Vector:
        """The vector of a seat at a moment."""
        if self.exact:
            return np.frombuffer(bytes(self.strategy.features(s, seat)), dtype=np.uint8).astype(np.float32)
        vector = np.zeros(self.size, dtype=np.float32)
        seen = s.observe(seat)
        vector[self._place(seat, s.seats, "round")] += seen["round"]
        vector[self._place(seat, s.seats, "phase " + seen["phase"]["id"])] += 1.0
        self._tree(vector, seen["things"], seat, s.seats)
        return vector

    def _tree(self, vector: Vector, things: Sequence[dict[str, Any]], seat: int, seats: int) -> None:
        for node in things:
            name = node["name"]["id"] if node["kind"] in ("card", "piece") else ""
            place = self._place(seat, seats, f"{node['id']} {name}")
            vector[place] += node.get("value", 1)
            self._tree(vector, node.get("items", ()), seat, seats)

    def _place(self, seat: int, seats: int, id: str) -> int:
        key = (seat, id)
        if key not in self._places:
            parts = id.split("seat:")
            turned = parts[0]
            for part in parts[1:]:
                turned += f"seat+{(int(part[0]) - seat) % seats}{part[1:]}"
            self._places[key] = zlib.crc32(turned.encode()) % self.size
        return self._places[key]
