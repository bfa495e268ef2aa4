"""What nobody comes back to is put away; everything with a trace of somebody stays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select

from castellany.server.hall.making import make
from castellany.server.people.accounts import new_person
from castellany.server.store import people, schema, tables
from castellany.server.store.database import database
from castellany.server.store.ids import now_ms
from castellany.server.store.rows import PersonRow
from castellany.server.store.tidying import SESSION, WAITING, tidy
from castellany.server.wire import CreateTable, SeatWish


def someone(c: Connection, name: str, seen: int, account: bool = False) -> PersonRow:
    person = msgspec.structs.replace(new_person(name, None), seen=seen, name_key=name if account else None)
    people.create(c, person)
    people.begin_session(c, name, person.id, seen)
    return person


def table_of(c: Connection, host: PersonRow, created: int) -> str:
    wish = CreateTable("citadels", [SeatWish("me"), SeatWish("person")])
    table = msgspec.structs.replace(make(wish, host), created=created)
    tables.create(c, table)
    return table.id


def test_old_sessions_guests_and_tables_go_and_the_rest_stays(tmp_path: Path) -> None:
    async def story() -> None:
        db = database(str(tmp_path / "d.sqlite3"))
        await db.open()
        now = now_ms()
        long_ago = now - SESSION - 1

        def life(c: Connection) -> tuple[list[str], list[str], int]:
            host = someone(c, "host", long_ago)
            someone(c, "passer-by", long_ago)
            someone(c, "account", long_ago, account=True)
            visitor = someone(c, "visitor", now)
            old, new = table_of(c, host, now - WAITING - 1), table_of(c, visitor, now - WAITING + 60_000)
            tidy(c, now)
            left = [row.name for row in c.execute(select(schema.people.c.name).order_by(schema.people.c.name))]
            status = [table.status for id in (old, new) if (table := tables.load(c, id)) is not None]
            return left, status, int(c.execute(select(func.count()).select_from(schema.sessions)).scalar_one())

        left, status, sessions = await db.write(life)
        assert left == ["account", "host", "visitor"]
        assert status == ["closed", "waiting"]
        assert sessions == 1
        await db.close()

    asyncio.run(story())
