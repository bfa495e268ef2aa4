"""What happens to tables while no server runs: their clocks stand still, and rules may change.

Every process leaves a sign of life. Whoever finds the last one old, at its start, gives the
missing time back to all running clocks, with a grace on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, select, update

from castellany.kernel import BadRecord, Game
from castellany.server.errors import fault_of
from castellany.server.live import clocks
from castellany.server.store import log, meta, schema, tables
from castellany.server.store.database import Database
from castellany.server.store.ids import now_ms
from castellany.server.store.log import NewEntry
from castellany.server.store.rows import TableRow, dumps

if TYPE_CHECKING:
    from castellany.server.live.house import House

ALIVE: Final = "alive"
T = schema.tables
M = schema.meta


def _read(c: Connection) -> int | None:
    value = c.execute(select(M.c.value).where(M.c.key == ALIVE)).scalar()
    return int(value) if value is not None else None


async def beat(db: Database, now: int) -> None:
    """A sign of life of the server as a whole."""
    await db.write(lambda c: meta.put(c, ALIVE, str(now)))


async def account(db: Database, now: int, silence: int) -> None:
    """At a start: stop the clocks for the time nobody was there, if that was longer than `silence`."""

    def job(c: Connection) -> None:
        alive = _read(c)
        if alive is None or now - alive < silence:
            return
        for row in c.execute(select(T.c.id, T.c.time, T.c.due).where(T.c.status == "playing")).all():
            old = msgspec.json.decode(row.time, type=clocks.Time)
            if old.running:
                time = clocks.after_absence(old, alive, now)
                due = row.due if row.due is None or row.due < old.since else time.deadline()
                c.execute(update(T).where(T.c.id == row.id).values(time=dumps(time), due=due))

    await db.write(job)
    await beat(db, now)


async def carry_on(house: House, game: Game, table: TableRow) -> TableRow:
    """A running table of an older rules version goes on from its last moment under the present one."""
    assert table.state is not None
    try:
        state = game.rebase(table.state)
    except BadRecord as error:
        now = now_ms()
        await house.db.write(lambda c: tables.set_columns(c, table.id, status="closed", finished=now, due=None))
        raise fault_of(error, 410) from error
    number = table.number + 1
    encoded = state.encode()
    asked = [number if state.waits_for(seat) else 0 for seat in range(state.seats)]
    head = {"state": encoded, "asked": dumps(asked), "rules": game.version}
    entry = NewEntry(
        table.id, number, "rules", None, None, True, None, now_ms(), {"reason": str(table.rules)}, [], head, encoded
    )
    await house.db.write(lambda c: log.append(c, entry, house.process))
    return table
