"""Who may know what: the observation of a seat, field by field.

Open are boards, rows, discard piles, visible cards and tiles, goods and papers. Hidden are hands from others,
and what lies in shuffled piles. Which cards a seat owns is known to all; which of them are in hand is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from castellany.games.viscounts.scoring import scores
from castellany.games.viscounts.sight.seat import hand, observe_seat
from castellany.games.viscounts.sight.table import board, cards_beside, castle, pairs, papers
from castellany.games.viscounts.state import NOBODY, ViscountsState
from castellany.kernel import Message, instead, observation, say, seat_id, thing


def observe(s: ViscountsState, seat: int | None) -> dict[str, Any]:
    return observe_all(s, (seat,))[0]


def observe_all(s: ViscountsState, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """What several see: the same, but for each one's own hand."""
    shared = [*papers(s), *cards_beside(s), board(s), castle(s)]
    if s.offer:
        shared.insert(0, pairs(s))
    if s.opponent != NOBODY:
        shared.append(thing("future", "zone-future", "pile", len(s.future)))
    shared.append(thing("box", "zone-box", "pile", len(s.gone)))
    points = scores(s)
    seats = [observe_seat(s, seat, points[seat].total) for seat in range(s.seats)]
    told = [score.json() for score in points]
    found: list[dict[str, Any]] = []
    for viewer in viewers:
        players = seats[:]
        if viewer is not None and viewer != s.opponent:
            players[viewer] = instead(seats[viewer], hand(s, viewer, True))
        found.append(observation(viewer, phase(s), [*shared, *players], told, s.round))
    return found


def phase(s: ViscountsState) -> Message:
    """The moment, in a sentence."""
    if s.round == 0:
        return say("phase-setup")
    if not s.frames:
        return say("phase-over")
    last = int(s.last_round > 0) + int(s.last_round == s.round)
    if s.active == s.opponent:
        return say("phase-opponent", round=s.round, last=last)
    return say(f"phase-{s.phase}", seat=seat_id(s.active), round=s.round, last=last)
