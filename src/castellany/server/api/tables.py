"""`api/hall`, `api/tables`: lists of tables, making them, sitting down, starting, leaving."""

from __future__ import annotations

import contextlib
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from castellany.server.api.context import Asking, Serving, Visiting, limit
from castellany.server.errors import Fault
from castellany.server.hall import sitting
from castellany.server.live import telling
from castellany.server.live.views import glance, may_watch, table_info
from castellany.server.store import tables
from castellany.server.store.rows import Damaged, TableRow
from castellany.server.wire import CreateTable, Hall, JoinTable, SetSeat, SetTerms, Setup, TableInfo, TablePage

PAGE = 30
GLANCES = 4  # of one's running games the hall shows how they stand
Id = Annotated[str, PathParameter(max_length=16)]
Invite = Annotated[str, QueryParameter(max_length=64)]


def info(services: Serving, visitor: Visiting, table: TableRow, invite: str = "") -> TableInfo:
    room = services.house.rooms.get(table.id)
    present = (lambda person: telling.present(room, person)) if room is not None else (lambda _person: False)
    return table_info(table, visitor.id, services.house.directory.get, present, invite)


async def visible(services: Serving, visitor: Visiting, id: str, invite: str = "") -> TableRow:
    """The table, if this visitor may know of it."""
    table = await services.db.read(lambda c: tables.load(c, id))
    if table is None:
        raise Fault(404, "error-no-table")
    admin = visitor.person is not None and visitor.person.admin
    if not may_watch(table, visitor.id, invite, admin) and not await _asked_again(services, visitor, table):
        raise Fault(403, "error-old-link" if invite else "error-private-table")
    await services.house.directory.ensure_table(table)
    return table


async def _asked_again(services: Serving, visitor: Visiting, table: TableRow) -> bool:
    """Who played the game before sees who is in for the next, and may sit down."""
    person = visitor.id
    if person is None or table.status != "waiting" or person in table.away:
        return False
    return await services.db.read(lambda c: tables.played_before(c, table.id, person))


async def _look(services: Serving, visitor: Visiting, mine: list[TableInfo]) -> None:
    """How the first of one's running games stand; the rest are found behind them."""
    for table in [table for table in mine if table.status == "playing"][:GLANCES]:
        with contextlib.suppress(Fault, Damaged):  # a table that cannot be opened says so when it is
            room = await services.house.room(table.id)
            seats = room.table.seats_of(visitor.id)
            if room.play is not None and room.table.status == "playing" and seats:
                table.glance = glance(room.play, room.table, seats)


def setup(table: TableRow) -> Setup:
    return Setup([seat.level for seat in table.seats if seat.kind == "bot"], table.options)


@get("/hall")
async def hall(services: Serving, visitor: Visiting) -> Hall:
    """What the first page shows."""

    def read(c: Connection) -> tuple[list[list[TableRow]], dict[str, TableRow], TableRow | None]:
        lists = [tables.list_tables(c, kind, visitor.id, "", PAGE, 0) for kind in ("mine", "open", "watch", "replays")]
        if visitor.id is None:
            return lists, {}, None
        return lists, tables.last_alone(c, visitor.id), tables.latest(c, visitor.id)

    (mine, open_, watch, replays), last, latest = await services.db.read(read)
    await services.house.directory.ensure_table(*mine, *open_, *watch, *replays, *([latest] if latest else []))
    told = [info(services, visitor, table) for table in mine]
    told.sort(key=lambda table: not table.my_turn)
    await _look(services, visitor, told)
    return Hall(
        [table for table in told if table.my_turn],
        [table for table in told if not table.my_turn],
        [info(services, visitor, table) for table in open_],
        [info(services, visitor, table) for table in watch],
        [info(services, visitor, table) for table in replays],
        {game: setup(table) for game, table in last.items()},
        info(services, visitor, latest) if latest else None,
    )


@get("/tables")
async def tables_page(
    services: Serving,
    visitor: Visiting,
    which: Annotated[Literal["mine", "open", "watch", "replays"], QueryParameter(name="list")] = "open",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> TablePage:
    """One of the hall's lists, page by page."""
    found = await services.db.read(lambda c: tables.list_tables(c, which, visitor.id, game, PAGE + 1, page * PAGE))
    await services.house.directory.ensure_table(*found)
    return TablePage([info(services, visitor, table) for table in found[:PAGE]], len(found) > PAGE)


@post("/tables", status_code=200)
async def create(request: Asking, services: Serving, visitor: Visiting, data: JSONBody[CreateTable]) -> TableInfo:
    """Make a table; without anybody to wait for, its game begins at once."""
    limit(request, "table")
    table = await sitting.create(services.house, data, visitor.known())
    return info(services, visitor, table)


@get("/tables/{id:str}")
async def one(services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> TableInfo:
    """A table; a private one needs its invitation or a seat."""
    return info(services, visitor, await visible(services, visitor, id, invite), invite)


@post("/tables/{id:str}/join", status_code=200)
async def join(services: Serving, visitor: Visiting, id: Id, data: JSONBody[JoinTable]) -> TableInfo:
    """Take a seat."""
    table = await sitting.join(services.house, id, data, visitor.known())
    return info(services, visitor, table, data.invite)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(services: Serving, visitor: Visiting, id: Id) -> TableInfo:
    """Get up; in a running game a bot takes over."""
    return info(services, visitor, await sitting.leave(services.house, id, visitor.known()))


@post("/tables/{id:str}/seat", status_code=200)
async def seat(services: Serving, visitor: Visiting, id: Id, data: JSONBody[SetSeat]) -> TableInfo:
    """The host gives a seat to a bot, or opens it."""
    return info(services, visitor, await sitting.set_seat(services.house, id, data, visitor.known()))


@post("/tables/{id:str}/terms", status_code=200)
async def terms(services: Serving, visitor: Visiting, id: Id, data: JSONBody[SetTerms]) -> TableInfo:
    """The host agrees on other seats, rules or clocks before the game."""
    return info(services, visitor, await sitting.set_terms(services.house, id, data, visitor.known()))


@post("/tables/{id:str}/start", status_code=200)
async def start(
    services: Serving, visitor: Visiting, id: Id, fewer: Annotated[bool, QueryParameter()] = False
) -> TableInfo:
    """The host begins the game; with `fewer`, without the seats that nobody has taken."""
    return info(services, visitor, await sitting.start(services.house, id, visitor.known(), fewer))


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Asking, services: Serving, visitor: Visiting, id: Id) -> TableInfo:
    """The same game again, for everybody who asks."""
    limit(request, "table")
    return info(services, visitor, await sitting.rematch(services.house, id, visitor.known()))


@post("/tables/{id:str}/close", status_code=200)
async def close(services: Serving, visitor: Visiting, id: Id) -> TableInfo:
    """Close a table for good."""
    return info(services, visitor, await sitting.close(services.house, id, visitor.known()))


ROUTER = Router(
    "/api", route_handlers=[hall, tables_page, create, one, join, leave, seat, terms, start, rematch, close]
)
