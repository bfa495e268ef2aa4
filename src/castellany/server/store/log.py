"""The numbered entries of a table: appending exactly one after the last, and reading them back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from castellany.server.store import schema
from castellany.server.store.rows import dumps
from castellany.server.store.tables import Stale, notify, set_standin

E = schema.entries
N = schema.snapshots
T = schema.tables
SNAPSHOT_EVERY = 32
# Written at every choice, so put together once.
_HEAD = update(T).where(
    T.c.id == bindparam("its_id"), T.c.number == bindparam("its_last"), T.c.status == bindparam("its_status")
)
_ENTRY = insert(E)
_SNAPSHOT = insert(N)


class NewEntry(NamedTuple):
    """An entry and the head of the table after it."""

    table: str
    number: int
    kind: str
    seat: int | None
    choice: str | None
    barrier: bool
    key: str | None
    at: int
    data: dict[str, Any]  # undone, reason
    events: list[dict[str, Any]]
    head: dict[str, Any]  # columns of the table
    snapshot: bytes | None
    standin: tuple[int, bool] | None = None


class OldEntry(NamedTuple):
    number: int
    kind: str
    seat: int | None
    choice: str | None
    barrier: bool
    key: str | None
    undone: list[int]


def append(c: Connection, entry: NewEntry, origin: str) -> None:
    """Write the entry after the one before it; `Stale` where that is no longer the last."""
    status = "waiting" if entry.kind == "start" else "playing"
    last = {"its_id": entry.table, "its_last": entry.number - 1, "its_status": status}
    changed = c.execute(_HEAD, {**entry.head, "number": entry.number, **last})
    if changed.rowcount != 1:
        raise Stale
    write(c, rows([entry]))
    if entry.data.get("undone"):
        c.execute(delete(N).where(N.c.table == entry.table, N.c.number >= min(entry.data["undone"])))
    if entry.standin is not None:
        set_standin(c, entry.table, *entry.standin)
    notify(c, f"e {entry.table} {entry.number} {origin}")


class Rows(NamedTuple):
    """Entries as they are stored, to be written in one go."""

    entries: list[dict[str, Any]]
    snapshots: list[dict[str, Any]]


def rows(entries: Iterable[NewEntry]) -> Rows:
    """Needs no database, so a long game is put together while others write."""
    found = Rows([], [])
    for entry in entries:
        found.entries.append(
            {
                "table": entry.table,
                "number": entry.number,
                "kind": entry.kind,
                "seat": entry.seat,
                "choice": entry.choice,
                "barrier": entry.barrier,
                "key": entry.key,
                "at": entry.at,
                "data": dumps(entry.data),
                "events": dumps(entry.events),
            }
        )
        if entry.snapshot is not None:
            found.snapshots.append({"table": entry.table, "number": entry.number, "state": entry.snapshot})
    return found


def write(c: Connection, rows: Rows) -> None:
    """The entries' own rows, without the head."""
    c.execute(_ENTRY, rows.entries)
    if rows.snapshots:
        c.execute(_SNAPSHOT, rows.snapshots)


def history(c: Connection, table: str, after: int = 0) -> list[OldEntry]:
    """What is needed to go on: without the events."""
    columns = (E.c.number, E.c.kind, E.c.seat, E.c.choice, E.c.barrier, E.c.key, E.c.data)
    rows = c.execute(select(*columns).where(E.c.table == table, E.c.number > after).order_by(E.c.number)).all()
    return [
        OldEntry(
            row.number,
            row.kind,
            row.seat,
            row.choice,
            row.barrier,
            row.key,
            msgspec.json.decode(row.data).get("undone", []) if row.kind == "undo" else [],
        )
        for row in rows
    ]


class Told(NamedTuple):
    """An entry with its events, each with its audience under `to`."""

    number: int
    kind: str
    seat: int | None
    at: int
    data: dict[str, Any]
    events: list[dict[str, Any]]


def told(c: Connection, table: str, after: int) -> list[Told]:
    columns = (E.c.number, E.c.kind, E.c.seat, E.c.at, E.c.data, E.c.events)
    rows = c.execute(select(*columns).where(E.c.table == table, E.c.number > after).order_by(E.c.number)).all()
    decode = msgspec.json.decode
    return [Told(r.number, r.kind, r.seat, r.at, decode(r.data), decode(r.events)) for r in rows]


def snapshot_before(c: Connection, table: str, number: int) -> tuple[int, bytes]:
    """The last snapshot not after an entry's number. The start has one, so there always is."""
    query = select(N.c.number, N.c.state).where(N.c.table == table, N.c.number <= number)
    row = c.execute(query.order_by(N.c.number.desc()).limit(1)).one()
    return row.number, row.state
