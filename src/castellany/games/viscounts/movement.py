"""Movement: where a viscount can go, for how much silver, and whom it meets."""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.effects.icons import rearrange
from castellany.games.viscounts.facts.kinds import SILVER
from castellany.games.viscounts.facts.tables import COST, FREE_STEP, STEPS, STEPS_KNOWN
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.spaces import space_id
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import seat_id

_REARRANGE: Final = rearrange()


def destinations(s: ViscountsState, seat: int) -> list[int]:
    """VIS-10.1: price * 15 + place for every place the viscount can end on, cheapest way only."""
    start = s.at[seat] * STEPS_KNOWN
    steps = COST[s.row[seat * 3]]
    free = 1 if s.built[seat] & FREE_STEP else 0
    most = steps + free + s.goods[seat * 4 + SILVER]
    if most >= STEPS_KNOWN:
        most = STEPS_KNOWN - 1
    seen = 0
    found: list[int] = []
    for n in range(steps, most + 1):
        new = STEPS[start + n] & ~seen
        if new:
            seen |= new
            price = n - steps - free
            if price < 0:
                price = 0
            for where in range(15):
                if new >> where & 1:
                    found.append(price * 15 + where)
    return found


def arrive(s: ViscountsState, seat: int, where: int, price: int) -> None:
    """VIS-10.3: rivals met on the last space may rearrange, clockwise from the mover."""
    spend(s, seat, SILVER, price)
    before = s.at[seat]
    s.at[seat] = where
    if s.hears:
        s.tell(
            "event-move",
            {"seat": seat_id(seat), "space": f"space-{space_id(s, where)}"},
            moves=[(f"viscount:{seat}", f"space:{space_id(s, before)}", f"space:{space_id(s, where)}")],
        )
    for i in range(s.seats - 1, 0, -1):
        rival = (seat + i) % s.seats
        if s.at[rival] == where:
            if s.hears:
                s.tell("event-meet", {"seat": seat_id(seat), "other": seat_id(rival)})
            _REARRANGE.run(s, rival)
