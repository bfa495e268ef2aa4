"""What nobody comes back to is put away: ended sessions, tables that never began, guests who left no trace."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, exists, select, update

from castellany.server.store import schema
from castellany.server.store.friends import put_away

_DAY: Final = 86_400_000
SESSION: Final = 180 * _DAY  # a session ends after half a year without a visit
WAITING: Final = 14 * _DAY  # a table that has not begun by then is closed

T = schema.tables
P = schema.people
S = schema.sessions


def tidy(c: Connection, now: int) -> None:
    c.execute(delete(S).where(S.c.seen < now - SESSION))
    stale = (T.c.status == "waiting", T.c.created < now - WAITING)
    going = select(T.c.id).where(*stale).scalar_subquery()
    c.execute(update(T).where(T.c.rematch.in_(going)).values(rematch=None))
    c.execute(update(T).where(*stale).values(status="closed", finished=now))
    put_away(c)
    traces = (
        exists().where(S.c.person == P.c.id),
        exists().where(schema.seats.c.person == P.c.id),
        exists().where(T.c.host == P.c.id),
        exists().where(schema.chat.c.person == P.c.id),
        exists().where(schema.results.c.person == P.c.id),
    )
    gone = (P.c.name_key.is_(None), ~P.c.banned, P.c.seen < now - SESSION, *(~trace for trace in traces))
    c.execute(delete(P).where(*gone))
