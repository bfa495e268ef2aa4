"""Who is friends with whom, who has asked, and who is invited where. Functions of a connection.

A pair has one row at most: who asked whom, and whether the other agreed or refused.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from castellany.server.store import schema

F = schema.friends
I = schema.invitations  # noqa: E741
P = schema.people
S = schema.seats
T = schema.tables


class Bond(NamedTuple):
    """A pair as it is stored: `state` is asked, agreed, refused or closed."""

    asker: str
    asked: str
    state: str

    def other(self, person: str) -> str:
        return self.asked if person == self.asker else self.asker


def _pair(one: str, two: str) -> object:
    return or_(and_(F.c.asker == one, F.c.asked == two), and_(F.c.asker == two, F.c.asked == one))


def between(c: Connection, one: str, two: str) -> Bond | None:
    row = c.execute(select(F.c.asker, F.c.asked, F.c.state).where(_pair(one, two))).first()  # type: ignore[arg-type]
    return Bond(*row) if row else None


def of(c: Connection, person: str) -> list[Bond]:
    """All pairs of a person, the latest first."""
    query = select(F.c.asker, F.c.asked, F.c.state).where(or_(F.c.asker == person, F.c.asked == person))
    return [Bond(*row) for row in c.execute(query.order_by(F.c.at.desc()))]


def put(c: Connection, asker: str, asked: str, state: str, now: int) -> None:
    """This is how the two stand now, whatever was before."""
    drop(c, asker, asked)
    c.execute(insert(F), {"asker": asker, "asked": asked, "state": state, "at": now})


def drop(c: Connection, one: str, two: str) -> None:
    c.execute(delete(F).where(_pair(one, two)))  # type: ignore[arg-type]


def played_with(c: Connection, person: str, limit: int = 60) -> list[str]:
    """People of the latest games this person has played, the latest first."""
    mine, theirs = S.alias("mine"), S.alias("theirs")
    query = (
        select(theirs.c.person, func.max(T.c.created).label("last"))
        .join(mine, mine.c.table == theirs.c.table)
        .join(T, T.c.id == theirs.c.table)
        .where(mine.c.person == person, theirs.c.person.is_not(None), theirs.c.person != person)
        .where(T.c.started.is_not(None))
        .group_by(theirs.c.person)
        .order_by(func.max(T.c.created).desc())
        .limit(limit)
    )
    return [row.person for row in c.execute(query)]


def have_played(c: Connection, one: str, two: str) -> bool:
    mine, theirs = S.alias("mine"), S.alias("theirs")
    query = (
        select(T.c.id)
        .join(mine, mine.c.table == T.c.id)
        .join(theirs, theirs.c.table == T.c.id)
        .where(mine.c.person == one, theirs.c.person == two, T.c.started.is_not(None))
    )
    return c.execute(query.limit(1)).first() is not None


# --- invitations


def invite(c: Connection, table: str, person: str, by: str, now: int) -> None:
    c.execute(delete(I).where(I.c.table == table, I.c.person == person))
    c.execute(insert(I), {"table": table, "person": person, "by": by, "at": now})


def invitations(c: Connection, person: str) -> list[tuple[str, str]]:
    """Tables that still wait for this person, each with the one who invited."""
    query = select(I.c.table, I.c.by).join(T, T.c.id == I.c.table).where(I.c.person == person, T.c.status == "waiting")
    return [(row.table, row.by) for row in c.execute(query.order_by(I.c.at.desc()).limit(20))]


def uninvite(c: Connection, table: str, person: str) -> None:
    c.execute(delete(I).where(I.c.table == table, I.c.person == person))


def put_away(c: Connection) -> None:
    """Invitations to tables that wait for nobody any more."""
    waiting = select(T.c.id).where(T.c.status == "waiting")
    c.execute(delete(I).where(I.c.table.not_in(waiting)))


def are_here(c: Connection, people: list[str], now: int) -> None:
    """These people are at tables of the house: their friends may see it."""
    if people:
        c.execute(update(P).where(P.c.id.in_(people)).values(seen=now))
