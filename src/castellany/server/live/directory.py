"""Who is who: names of people by id, read once and kept."""

from __future__ import annotations

from collections.abc import Iterable

from castellany.server.store import people
from castellany.server.store.database import Database
from castellany.server.store.rows import PersonRow, TableRow
from castellany.server.wire import PersonRef


class Directory:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._known: dict[str, PersonRef] = {}

    def get(self, id: str) -> PersonRef | None:
        return self._known.get(id)

    def learn(self, person: PersonRow) -> PersonRef:
        ref = self._known[person.id] = PersonRef(person.id, person.name, person.guest)
        return ref

    def forget(self, id: str) -> None:
        self._known.pop(id, None)

    async def ensure(self, ids: Iterable[str | None]) -> None:
        missing = sorted({id for id in ids if id is not None and id not in self._known})
        if missing:
            if len(self._known) > 50_000:
                self._known.clear()
                missing = sorted({id for id in ids if id is not None})
            for person in await self._db.read(lambda c: people.by_ids(c, missing)):
                self.learn(person)

    async def ensure_table(self, *tables: TableRow) -> None:
        ids: list[str | None] = []
        for table in tables:
            ids.append(table.host)
            ids += [seat.person for seat in table.seats]
        await self.ensure(ids)
