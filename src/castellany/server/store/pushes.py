"""Browsers that want to be told by push."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from castellany.server.store.schema import pushes
from castellany.server.wire import Subscribe

_MOST = 20  # browsers of one person


class Browser(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str


def add(c: Connection, person: str, wish: Subscribe, now: int) -> None:
    c.execute(delete(pushes).where(pushes.c.endpoint == wish.endpoint))
    rows = c.execute(select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.created)).all()
    if len(rows) >= _MOST:
        c.execute(delete(pushes).where(pushes.c.endpoint == rows[0].endpoint))
    values = {"endpoint": wish.endpoint, "person": person, "p256dh": wish.p256dh, "auth": wish.auth, "created": now}
    c.execute(insert(pushes), values)


def remove(c: Connection, endpoint: str, person: str) -> None:
    c.execute(delete(pushes).where(pushes.c.endpoint == endpoint, pushes.c.person == person))


def of(c: Connection, person: str) -> list[Browser]:
    rows = c.execute(select(pushes).where(pushes.c.person == person))
    return [Browser(row.endpoint, row.p256dh, row.auth) for row in rows]
