"""What happens to tables while no server runs: their clocks stand still, and a newer server may come.

Every process leaves a sign of life. Whoever finds the last one old, at its start, gives the
missing time back to all running clocks, with a grace on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, or_, select, update

from castellany.kernel import BadRecord, Game, State, say
from castellany.server.live import clocks
from castellany.server.store import meta, schema
from castellany.server.store.database import Database
from castellany.server.store.log import OldEntry
from castellany.server.store.rows import TableRow, dumps

ALIVE: Final = "alive"
T = schema.tables
M = schema.meta
S = schema.seats


def _read(c: Connection) -> int | None:
    value = c.execute(select(M.c.value).where(M.c.key == ALIVE)).scalar()
    return int(value) if value is not None else None


async def beat(db: Database, now: int) -> None:
    """A sign of life of the server as a whole."""
    await db.write(lambda c: meta.put(c, ALIVE, str(now)))


async def account(db: Database, now: int, silence: int) -> None:
    """At a start: stop the clocks for the time nobody was there, if that was longer than `silence`.

    A last sign of life that lies in the future means that the machine's clock was set back meanwhile: what was to
    happen by the old time happens now.
    """

    def job(c: Connection) -> None:
        alive = _read(c)
        if alive is None or 0 <= now - alive < silence:
            return
        played = (T.c.status == "playing", or_(S.c.kind == "bot", S.c.standin))
        bots: dict[str, set[int]] = {}
        for table, seat in c.execute(select(S.c.table, S.c.seat).join(T, T.c.id == S.c.table).where(*played)):
            bots.setdefault(table, set()).add(seat)
        for row in c.execute(select(T.c.id, T.c.time, T.c.due, T.c.waiting).where(T.c.status == "playing")).all():
            try:
                old = msgspec.json.decode(row.time, type=clocks.Time)
                waiting = msgspec.json.decode(row.waiting, type=list[int])
            except msgspec.DecodeError:
                continue  # a damaged table stops nobody else
            time = clocks.after_absence(old, alive, now) if old.running else old
            due = now if bots.get(row.id, set()) & set(waiting) else time.deadline()
            if old.running or due != row.due:
                c.execute(update(T).where(T.c.id == row.id).values(time=dumps(time), due=due))

    await db.write(job)
    await beat(db, now)


def replayed(game: Game, table: TableRow, history: Sequence[OldEntry]) -> State:
    """The last moment of a table, from its seed and the choices that stand, under the rules by which it began."""
    if not table.seed:
        raise BadRecord(say("bad-state-damaged"))
    if [entry.number for entry in history] != list(range(1, table.number + 1)):
        raise BadRecord(say("bad-state-damaged"))
    standing: dict[int, OldEntry] = {}
    for entry in history:
        if entry.kind == "choice":
            standing[entry.number] = entry
        for number in entry.undone:
            standing.pop(number, None)
    state = game.new(table.players, int(table.seed), table.options, rules=table.rules)
    for entry in standing.values():
        assert entry.seat is not None and entry.choice is not None
        for choice in game.parse_run(entry.choice):
            state.play(entry.seat, choice)
    if list(state.waiting) != table.waiting:
        raise BadRecord(say("bad-state-damaged"))
    return state
