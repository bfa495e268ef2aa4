"""Lines of chat, numbered by table."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from castellany.server.store import schema
from castellany.server.store.tables import notify
from castellany.server.wire import ChatLine

C = schema.chat
T = schema.tables
KEPT = 200  # lines told on arrival


def add(
    c: Connection, table: str, person: str, name: str, text: str, key: str, at: int, origin: str
) -> tuple[ChatLine, bool]:
    """Store a line; the same key gives the line that is there already, and True."""
    c.execute(select(T.c.id).where(T.c.id == table).with_for_update())  # one line at a time, also across processes
    old = c.execute(select(C).where(C.c.table == table, C.c.key == key)).first()
    if old is not None:
        return ChatLine(old.number, old.person, old.name, old.text, old.at), True
    last = c.execute(select(func.max(C.c.number)).where(C.c.table == table)).scalar() or 0
    values = {"table": table, "number": last + 1, "person": person, "name": name, "text": text, "key": key, "at": at}
    c.execute(insert(C), values)
    notify(c, f"c {table} {last + 1} {origin}")
    return ChatLine(last + 1, person, name, text, at), False


def lines(c: Connection, table: str, after: int = 0, limit: int = KEPT) -> list[ChatLine]:
    query = select(C).where(C.c.table == table, C.c.number > after).order_by(C.c.number.desc()).limit(limit)
    rows = c.execute(query).all()
    return [ChatLine(row.number, row.person, row.name, row.text, row.at) for row in reversed(rows)]
