"""One's own data: all of it as one file, and its deletion."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from castellany.server.hall.sitting import leave_all
from castellany.server.live.house import House
from castellany.server.store import schema
from castellany.server.store.rows import PersonRow


def _rows(c: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in c.execute(query)]


def export(c: Connection, person: PersonRow) -> dict[str, Any]:
    """What is stored about a person. Passwords and secrets of games are not among it."""
    seats, chat, results, ratings = schema.seats, schema.chat, schema.results, schema.ratings
    t, friends, calls = schema.tables, schema.friends, schema.invitations
    mine = select(t.c.id, t.c.game, t.c.status, t.c.created, t.c.started, t.c.finished, seats.c.seat, seats.c.name)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "guest": person.guest,
            "language": person.language,
            "email": person.email,
            "settings": person.settings,
            "created": person.created,
            "seen": person.seen,
            "sociable": person.sociable,
        },
        "tables": _rows(c, mine.join(seats, seats.c.table == t.c.id).where(seats.c.person == person.id)),
        "chat": _rows(c, select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == person.id)),
        "results": _rows(c, select(results).where(results.c.person == person.id)),
        "ratings": _rows(c, select(ratings).where(ratings.c.person == person.id)),
        "friends": _rows(c, select(friends).where(or_(friends.c.asker == person.id, friends.c.asked == person.id))),
        "invitations": _rows(c, select(calls).where(or_(calls.c.person == person.id, calls.c.by == person.id))),
        "progress": _rows(c, select(schema.progress).where(schema.progress.c.person == person.id)),
        "push": _rows(c, select(schema.pushes.c.endpoint).where(schema.pushes.c.person == person.id)),
        "sessions": _rows(
            c, select(schema.sessions.c.created, schema.sessions.c.seen).where(schema.sessions.c.person == person.id)
        ),
    }


async def forget(house: House, person: PersonRow) -> None:
    """Delete a person. In games with others a bot plays on, those with bots alone end; finished ones stay, without
    the name."""
    await leave_all(house, person)

    def job(c: Connection) -> list[str]:
        touched = [r.table for r in c.execute(select(schema.seats.c.table).where(schema.seats.c.person == person.id))]
        seats = update(schema.seats).where(schema.seats.c.person == person.id)
        c.execute(seats.values(person=None, name="gone-player"))
        c.execute(update(schema.tables).where(schema.tables.c.host == person.id).values(host=None))
        c.execute(update(schema.results).where(schema.results.c.person == person.id).values(person=None))
        c.execute(delete(schema.chat).where(schema.chat.c.person == person.id))
        for table in (schema.sessions, schema.ratings, schema.pushes, schema.progress):
            c.execute(delete(table).where(table.c.person == person.id))
        c.execute(delete(schema.people).where(schema.people.c.id == person.id))
        return touched

    touched = await house.db.write(job)
    house.directory.forget(person.id)
    for id in touched:
        await house.refresh(id)
