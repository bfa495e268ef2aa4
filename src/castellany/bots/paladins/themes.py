"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins import kinds

THEMES: Final[dict[int, str]] = {
    kinds.CHOOSE_PALADIN: "paladins",
    kinds.CHOOSE_TAVERN: "taverns",
    kinds.TURN: "actions",
    kinds.PLACE_WORKER: "payment",
    kinds.KEEP_WORKER: "payment",
}


def theme(kind: int) -> str:
    return THEMES.get(kind, "targets")
