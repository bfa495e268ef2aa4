"""`api/people`, `api/ratings`, `api/admin`: statistics for everybody, order for administrators."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.response import Response
from sqlalchemy import Connection, select

from castellany.server.api.context import Serving, Visiting
from castellany.server.api.tables import Id
from castellany.server.errors import Fault
from castellany.server.hall import sitting
from castellany.server.hall.making import game_of
from castellany.server.live.fanout import send_away
from castellany.server.store import people, results, schema
from castellany.server.store.rows import PersonRow
from castellany.server.wire import AdminPerson, GameRating, PersonRef, Profile, Ranking


@get("/people/{id:str}")
async def profile(services: Serving, id: Id) -> Profile:
    """A person and how they have done."""

    def read(c: Connection) -> tuple[PersonRow | None, list[GameRating]]:
        return people.by_id(c, id), results.of_person(c, id)

    person, games = await services.db.read(read)
    if person is None:
        raise Fault(404, "error-no-person")
    return Profile(PersonRef(person.id, person.name, person.guest), person.created, games)


@get("/ratings/{game:str}")
async def ratings(services: Serving, game: Annotated[str, PathParameter(max_length=40)]) -> Ranking:
    """The best players of a game."""
    found = game_of(game)
    return Ranking(found.id, await services.db.read(lambda c: results.ranking(c, found.id)))


def _told(person: PersonRow) -> AdminPerson:
    ref = PersonRef(person.id, person.name, person.guest)
    return AdminPerson(ref, person.created, person.seen, person.admin, person.muted, person.banned)


@get("/admin/people")
async def admin_people(
    services: Serving, visitor: Visiting, q: Annotated[str, QueryParameter(max_length=40)] = ""
) -> list[AdminPerson]:
    """People by name, for administrators."""
    visitor.admin()
    return [_told(person) for person in await services.db.read(lambda c: people.found(c, q))]


@post("/admin/people/{id:str}/{act:str}", status_code=200)
async def admin_act(
    services: Serving, visitor: Visiting, id: Id, act: FromPath[Literal["mute", "unmute", "ban", "unban"]]
) -> AdminPerson:
    """Mute, unmute, ban or unban somebody."""
    admin = visitor.admin()

    def job(c: Connection) -> PersonRow:
        person = people.by_id(c, id, lock=True)  # two acts at once both hold
        if person is None:
            raise Fault(404, "error-no-person")
        if person.id == admin.id or (person.admin and act in ("ban", "mute")):
            raise Fault(409, "error-not-on-admin")
        if act in ("mute", "unmute"):
            person.muted = act == "mute"
        else:
            person.banned = act == "ban"
        people.change(c, id, muted=person.muted, banned=person.banned)
        if person.banned:
            people.end_sessions(c, id)
        return person

    person = await services.db.write(job)
    if act == "ban":
        send_away(services.house, id)
        if services.house.fanout is not None:
            services.house.fanout.banned(id)
        await sitting.leave_all(services.house, person)
    return _told(person)


@get("/admin/tables/{id:str}/export")
async def admin_export(services: Serving, visitor: Visiting, id: Id) -> Response[bytes]:
    """Everything that is stored of a table, as it lies there: for one that is damaged. It tells what is hidden."""
    visitor.admin()

    def read(c: Connection) -> dict[str, Any] | None:
        parts: dict[str, Any] = {}
        for table in (schema.tables, schema.seats, schema.entries, schema.snapshots, schema.chat):
            key = table.c.id if table is schema.tables else table.c.table
            parts[table.name] = [dict(row._mapping) for row in c.execute(select(table).where(key == id))]
        return parts if parts["tables"] else None

    found = await services.db.read(read)
    if found is None:
        raise Fault(404, "error-no-table")
    headers = {"content-disposition": f'attachment; filename="castellany-table-{id}.json"'}
    return Response(msgspec.json.encode(found), media_type="application/json", headers=headers)


ROUTER = Router("/api", route_handlers=[profile, ratings, admin_people, admin_act, admin_export])
