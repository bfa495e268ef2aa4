"""The driver of a table: lets its bots choose and watches its clocks, in one process at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from castellany.server.errors import Fault
from castellany.server.live import telling
from castellany.server.live.fair import AT_TABLE, UNWATCHED
from castellany.server.store.ids import clock_ms

if TYPE_CHECKING:
    from castellany.server.live.room import Room

log = logging.getLogger("castellany.driver")


def has_work(room: Room) -> bool:
    return room.table.due is not None and room.table.status == "playing"


async def drive(room: Room) -> None:
    """Until nothing is due any more, or another process has the table."""
    if not await room.house.claim(room):
        return
    while has_work(room):
        room.moved.clear()
        bots = [seat for seat in room.table.waiting if room.table.seats[seat].by_bot]
        if bots:
            await asyncio.gather(*[move_bot(room, seat) for seat in bots])
            continue
        deadline = room.table.time.deadline()
        if deadline is None:
            return
        wait = (deadline - clock_ms()) / 1000
        if wait > 0:
            try:
                await asyncio.wait_for(room.moved.wait(), wait)
            except TimeoutError:
                pass
            else:
                continue
        for seat in room.table.time.fallen(clock_ms()):
            try:
                await room.stand_in(seat, "time")
            except Fault as fault:
                log.info("no stand-in", extra={"table": room.table.id, "reason": fault.message.id})


def whose(room: Room) -> tuple[str, float]:
    """For whom a table's bots think, and how much that counts: for those who wait at it, or else for its host."""
    here = sorted({id for seat in room.table.seats if (id := seat.person) and telling.present(room, id)})
    if here:
        return room.house.bots.owed(here), AT_TABLE
    return room.table.host or "", AT_TABLE if room.connections else UNWATCHED


async def move_bot(room: Room, seat: int) -> None:
    """One choice of one bot. What changed meanwhile makes it void, and the driver looks again."""
    play = room.play
    if play is None or not play.state.waits_for(seat):
        return
    decision = play.asked[seat]
    level = room.table.level_of(seat)
    answers = not play.standing or play.standing[-1].seat != seat
    owner, weight = whose(room)
    choice = await room.house.bots.choose(play.state, seat, level, owner, room.table.id, weight, answers)
    try:
        await room.choose_for_bot(seat, decision, choice)
    except Fault as fault:
        if fault.status != 409:
            raise
