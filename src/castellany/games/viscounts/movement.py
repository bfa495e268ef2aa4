"""Movement: where a viscount can go, for how much silver, and whom it meets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.effects.icons import rearrange
from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT, SILVER
from castellany.games.viscounts.facts.tables import FREE_STEP, FURTHER, RING_PLACES, WAYS
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.ids import space_id
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import seat_id

_REARRANGE: Final = rearrange()


def way(s: ViscountsState, seat: i64) -> int:
    """Where the viscount starts and how far the card takes it, as the tables number it."""
    return s.at[seat] * 4 + s.steps


def free_steps(s: ViscountsState, seat: i64) -> int:
    return 1 if s.built[seat] & FREE_STEP else 0


def destinations(s: ViscountsState, seat: i64) -> list[int]:
    """VIS-10.1: every place the viscount can end on with its silver, nearest first."""
    most = free_steps(s, seat) + s.goods[seat * 4 + SILVER]
    found: list[int] = []
    packed: i64
    for packed in WAYS[way(s, seat)]:
        if packed // RING_PLACES > most:
            break
        found.append(packed % RING_PLACES)
    return found


def length(s: ViscountsState, seat: i64, where: i64) -> int:
    """How many steps it is to there, with the card played and those paid for."""
    return s.steps + FURTHER[way(s, seat) * RING_PLACES + where]


def fare(s: ViscountsState, seat: i64, where: i64) -> int:
    """The silver it costs to end there."""
    further = length(s, seat, where) - s.steps - free_steps(s, seat)
    return further if further > 0 else 0


def onward(place: i64) -> list[int]:
    """The places one step on, the outer road first."""
    following = (place // 3 + 1) % SEGMENT_COUNT * 3
    if place % 3 == 0:
        return [place + 2, place + 1]
    if place % 3 == 1:
        return [place + 1, following + 1]
    return [following]


def route(start: i64, where: i64, length: i64) -> list[int]:
    """A way of so many steps, by the outer road where there are several."""
    if length == 0:
        return [start] if start == where else []
    for place in onward(start):
        rest = route(place, where, length - 1)
        if rest:
            return [start, *rest]
    return []


def ride(s: ViscountsState, seat: i64, path: list[int]) -> list[tuple[str, str, str]]:
    """From space to space, so that it can be seen."""
    spaces = [f"space:{space_id(s, place)}" for place in path]
    return [(f"viscount:{seat}", spaces[i], spaces[i + 1]) for i in range(len(spaces) - 1)]


def arrive(s: ViscountsState, seat: i64, where: i64, price: i64, steps: i64) -> None:
    """VIS-10.3: rivals met on the last space may rearrange, clockwise from the mover."""
    spend(s, seat, SILVER, price)
    before = s.at[seat]
    s.at[seat] = where
    if s.hears:
        s.tell(
            "event-move",
            {"seat": seat_id(seat), "space": f"space-{space_id(s, where)}"},
            moves=ride(s, seat, route(before, where, steps)),
        )
    for i in range(s.seats - 1, 0, -1):
        rival = (seat + i) % s.seats
        if s.at[rival] == where:
            if s.hears:
                s.tell("event-meet", {"seat": seat_id(seat), "other": seat_id(rival)})
            _REARRANGE.run(s, rival)
