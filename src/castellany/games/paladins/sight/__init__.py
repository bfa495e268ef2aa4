"""Who may know what: the observation of a seat, built field by field.

Hidden are the orders of all decks, the king's cards still face down, and paladins: a player knows the own hand,
the card put on top and those put under the deck; of others only what they have turned up.
"""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.facts.board import ROUNDS
from castellany.games.paladins.kinds import CHOOSE_PALADIN, CHOOSE_TAVERN, USE_TOWNSFOLK
from castellany.games.paladins.sight.judged import free_regions
from castellany.games.paladins.sight.kept import seat_and_score
from castellany.games.paladins.sight.table import table_things
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message, observation, say


def observe(s: PaladinsState, seat: int | None) -> dict[str, Any]:
    things = table_things(s, seat if seat is not None and seat != s.opponent else -1)
    scores = []
    free = free_regions(s)
    for one in range(s.seats):
        board, score = seat_and_score(s, one, one == seat, free)
        things.append(board)
        scores.append(score)
    return observation(seat, phase(s), things, scores, s.round, range(1, ROUNDS + 1))


def phase(s: PaladinsState) -> Message:
    if not s.frames:
        return say("phase-over")
    if s.round == 0:
        return say("phase-first-hire")
    kind = s.frames[-1].kind
    if kind == CHOOSE_PALADIN:
        return say("phase-paladins", round=s.round)
    if kind == CHOOSE_TAVERN:
        return say("phase-taverns", round=s.round)
    if kind == USE_TOWNSFOLK:
        return say("phase-inquisition", round=s.round)
    return say("phase-actions", round=s.round)
