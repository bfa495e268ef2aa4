"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels import kinds

THEMES: Final[dict[int, str]] = {
    kinds.PICK: "roles",
    kinds.LAY: "roles",
    kinds.THEATER_SWAP: "roles",
    kinds.GATHER: "gathering",
    kinds.KEEP: "gathering",
    kinds.TURN: "building",
    kinds.DEN: "building",
    kinds.CONFISCATE: "building",
}


def theme(kind: int) -> str:
    return THEMES.get(kind, "powers")
