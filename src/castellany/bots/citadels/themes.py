"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels import kinds
from castellany.games.citadels.lexicon import (
    ARM,
    BONUS,
    BUILD,
    COLLECT,
    DESTROY,
    DRAW_CARDS,
    END,
    FORGE,
    INCOME,
    KILL,
    PLANS,
    ROB,
    SCAFFOLD,
    SEIZE,
    TAKE_GOLD,
    TRANSMUTE,
)

THEMES: Final[dict[int, str]] = {
    kinds.PICK: "roles",
    kinds.LAY: "roles",
    kinds.THEATER_SWAP: "roles",
    kinds.GATHER: "gathering",
    kinds.KEEP: "gathering",
    kinds.TURN: "turn",
    kinds.DEN: "building",
    kinds.CONFISCATE: "building",
}

ATTACKS: Final = (KILL, ROB, DESTROY, SEIZE, ARM)


def theme(kind: int) -> str:
    return THEMES.get(kind, "powers")


def subject(kind: int, choice: int) -> str:
    """A turn asks for several things at once: it is about what one does in it, and to whom."""
    if any(verb.has(choice) for verb in ATTACKS):
        return "attacks"
    if kind != kinds.TURN or choice == END.base:
        return theme(kind)
    if BUILD.has(choice) or SCAFFOLD.has(choice):
        return "building"
    gathers = (TAKE_GOLD, DRAW_CARDS, INCOME, COLLECT, BONUS, PLANS, TRANSMUTE, FORGE)
    return "gathering" if any(verb.has(choice) for verb in gathers) else "powers"
