"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins import kinds
from castellany.games.paladins.lexicon import BORROW, FACE, FAVOUR, JAR, SETTLE, TAKE, WORKSHOP

THEMES: Final[dict[int, str]] = {
    kinds.CHOOSE_PALADIN: "paladins",
    kinds.CHOOSE_TAVERN: "taverns",
    kinds.TURN: "actions",
    kinds.PLACE_WORKER: "payment",
    kinds.KEEP_WORKER: "payment",
}


def theme(kind: int) -> str:
    return THEMES.get(kind, "targets")


def subject(kind: int, choice: int) -> str:
    """What is aimed at says more than that something is."""
    if FAVOUR.has(choice):
        return "favours"
    if FACE.has(choice):
        return "outsiders"
    if TAKE.has(choice) or BORROW.has(choice):
        return "townsfolk"
    return "spaces" if any(verb.has(choice) for verb in (SETTLE, JAR, WORKSHOP)) else theme(kind)
