"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts import kinds
from castellany.games.viscounts.lexicon import DESTROY, DESTROY_TOP, DISCARD, DISCARD_TOP, HIRE, PICK, WORKERS

THEMES: Final[dict[int, str]] = {
    kinds.PLAY: "cards",
    kinds.PICK: "cards",
    kinds.HIRE: "cards",
    kinds.FREE_HIRE: "cards",
    kinds.DISCARD_ASK: "cards",
    kinds.DESTROY_ASK: "cards",
    kinds.DESTROY_OWN: "cards",
    kinds.REARRANGE: "cards",
    kinds.ORDER: "cards",
    kinds.MOVE: "moves",
    kinds.ACT: "actions",
    kinds.PAY: "actions",
    kinds.SPOT: "building",
    kinds.LINK_ORDER: "building",
    kinds.FREE_BUILD_ASK: "building",
    kinds.CASTLE_MOVE: "castle",
    kinds.FREE_WORKERS: "castle",
    kinds.SPREAD: "castle",
    kinds.ADVANCE: "castle",
    kinds.SETTLE: "castle",
    kinds.BUMP: "castle",
}


def theme(kind: int) -> str:
    return THEMES.get(kind, "goods")


def subject(kind: int, choice: int) -> str:
    """Cards are played, taken on and got rid of; an action with nobles is about the castle."""
    if PICK.has(choice):
        return "heroes"
    if HIRE.has(choice):
        return "hiring"
    if any(verb.has(choice) for verb in (DISCARD, DISCARD_TOP, DESTROY, DESTROY_TOP)):
        return "thinning"
    return "castle" if WORKERS.has(choice) else theme(kind)
