"""Who holds which character: guessed as a person at the table would, from what each seat gains by it, what was
seen in the draft, and what lies open."""

from __future__ import annotations

from math import exp
from typing import Final

from castellany.bots.citadels.worth import pick_worth, threat
from castellany.games.citadels.layout import DRAFT_ROW, LAID, PICKED, SAW
from castellany.games.citadels.lexicon import KILL, ROB
from castellany.games.citadels.state import CitadelsState

WISE: Final = 0.7  # a character worth a point more to a seat is picked e to this times as often


def likelihood(s: CitadelsState, seat: int) -> float:
    """From 0 to 1: would the others have picked what they hold in this imagined world, of what they saw in it?"""
    lost = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        for look in range(other * DRAFT_ROW, other * DRAFT_ROW + 2):
            picked = s.draft[look + PICKED]
            if not picked or (s.shown >> picked) & 1:
                continue
            saw = s.draft[look + SAW]
            mine = pick_worth(s, other, s.cast[picked])
            best = mine
            for rank in range(1, len(s.cast)):
                if (saw >> rank) & 1:
                    best = max(best, pick_worth(s, other, s.cast[rank]))
            lost += best - mine
    return exp(-WISE * lost)


def needs_guess(legal: list[int]) -> bool:
    for choice in legal:
        if KILL.has(choice) or ROB.has(choice):
            return True
    return False


def guesses(s: CitadelsState, seat: int) -> list[float]:
    """For every rank: how much it would hurt the strong to lose it, by who is likely to hold it."""
    found = [0.0] * len(s.cast)
    row = seat * DRAFT_ROW
    saw = s.draft[row + SAW]
    laid = (1 << s.draft[row + LAID]) | (1 << s.draft[row + LAID + 1])
    place = (seat - s.opener) % s.seats
    for other in range(s.seats):
        if other == seat:
            continue
        weights = [0.0] * len(s.cast)
        total = 0.0
        for rank in range(1, len(s.cast)):
            if s.holder[rank] == seat or ((s.face_up | laid | s.shown) >> rank) & 1:
                continue
            # With four and more seats the draft goes round once: later seats hold what was passed on.
            if s.seats > 3 and ((saw >> rank) & 1 == 1) != ((other - s.opener) % s.seats > place):
                continue
            weights[rank] = exp(WISE * pick_worth(s, other, s.cast[rank]))
            total += weights[rank]
        if total > 0.0:
            hurt = threat(s, other)
            for rank in range(1, len(s.cast)):
                found[rank] += hurt * weights[rank] / total
    return found
