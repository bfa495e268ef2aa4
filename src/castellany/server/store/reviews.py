"""Reviews as they are stored: what has been found out so far, so that an interrupted one goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select

from castellany.server.store import schema

R = schema.reviews


class ReviewRow(NamedTuple):
    table: str
    person: str | None
    done: bool
    found: dict[str, Any]
    at: int


def get(c: Connection, table: str) -> ReviewRow | None:
    row = c.execute(select(R).where(R.c.table == table)).first()
    return ReviewRow(row.table, row.person, row.done, msgspec.json.decode(row.found), row.at) if row else None


def put(c: Connection, row: ReviewRow) -> None:
    c.execute(delete(R).where(R.c.table == row.table))
    found = msgspec.json.encode(row.found).decode()
    c.execute(insert(R), {"table": row.table, "person": row.person, "done": row.done, "found": found, "at": row.at})


def drop(c: Connection, table: str) -> None:
    c.execute(delete(R).where(R.c.table == table))


def asked_by(c: Connection, person: str, limit: int) -> list[str]:
    """The games whose reviews somebody has asked for, the newest first."""
    rows = c.execute(select(R.c.table).where(R.c.person == person).order_by(R.c.at.desc()).limit(limit))
    return [row.table for row in rows]
