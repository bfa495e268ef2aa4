"""Which kind of decision a question of this game is: a review counts accuracy by them, puzzles are sorted by them."""

from __future__ import annotations

from typing import Final

from castellany.games.elgrande import kinds

THEMES: Final[dict[int, str]] = {
    kinds.POWER: "power",
    kinds.PASS_MODIFIER: "power",
    kinds.REGAIN: "power",
    kinds.ABILITY: "power",
    kinds.INVITE: "court",
    kinds.RECALL: "court",
    kinds.TAKE: "cards",
    kinds.SPECIAL: "cards",
    kinds.VETO: "cards",
    kinds.BRANCH: "cards",
    kinds.JUSTICE: "cards",
    kinds.DECREE: "cards",
    kinds.CARD: "placing",
    kinds.POST: "placing",
    kinds.ADD_ONE: "placing",
    kinds.KING: "king",
    kinds.DEPUTY: "king",
    kinds.ESCORT: "king",
    kinds.CASTLE_DISK: "disks",
    kinds.WAR: "disks",
    kinds.FLEE: "disks",
    kinds.RIVALRY: "disks",
}


def theme(kind: int) -> str:
    return THEMES.get(kind, "moving")
