"""`api/friends`, `api/codes`: who one plays with, invitations, and the way to a table by a code that was said aloud."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Router, get, post
from litestar.params import FromPath, PathParameter
from sqlalchemy import Connection

from castellany.server.api.context import Asking, Serving, Visiting, limit
from castellany.server.api.tables import Id, info
from castellany.server.errors import Fault
from castellany.server.live.views import may_watch
from castellany.server.people import friends
from castellany.server.store import tables
from castellany.server.store.ids import heard_code
from castellany.server.store.rows import TableRow
from castellany.server.wire import Friends, TableInfo

DEEDS: Final = {"ask": friends.ask, "agree": friends.agree, "drop": friends.drop}


async def told(services: Serving, visitor: Visiting) -> Friends:
    me = visitor.known()
    read = await services.db.read(lambda c: friends.Read(c, me))
    await services.house.directory.ensure_table(*read.all_tables())
    return read.told(lambda table, invite: info(services, visitor, table, invite))


@get("/friends")
async def mine(services: Serving, visitor: Visiting) -> Friends:
    """Your friends, who has asked, and who may be asked."""
    return await told(services, visitor)


@post("/friends/{id:str}/{act:str}", status_code=200)
async def act(
    request: Asking, services: Serving, visitor: Visiting, id: Id, act: FromPath[Literal["ask", "agree", "drop"]]
) -> Friends:
    """Ask somebody you have played with, agree to somebody who asked, or drop what there is between you."""
    me = visitor.known()
    limit(request, "friend")
    await services.db.write(lambda c: DEEDS[act](c, me, id))
    return await told(services, visitor)


@post("/tables/{id:str}/invite/{person:str}", status_code=200)
async def invite(
    request: Asking, services: Serving, visitor: Visiting, id: Id, person: Annotated[str, PathParameter(max_length=16)]
) -> TableInfo:
    """Invite a friend to a table at which you sit."""
    me = visitor.known()
    limit(request, "friend")
    return info(services, visitor, await services.db.write(lambda c: friends.invite(c, me, id, person)))


@post("/tables/{id:str}/decline", status_code=200)
async def decline(services: Serving, visitor: Visiting, id: Id) -> Friends:
    """Not this time: an invitation is put aside."""
    me = visitor.known()
    await services.db.write(lambda c: friends.decline(c, me, id))
    return await told(services, visitor)


@get("/codes/{code:str}")
async def by_code(
    request: Asking, services: Serving, visitor: Visiting, code: Annotated[str, PathParameter(max_length=40)]
) -> TableInfo:
    """The table whose code was said aloud; it opens it as its link does."""
    limit(request, "code")

    def read(c: Connection) -> TableRow | None:
        return tables.by_code(c, heard_code(code))

    table = await services.db.read(read)
    if table is None:
        raise Fault(404, "error-no-code")
    invite = table.invite if table.status == "waiting" else ""
    if not may_watch(table, visitor.id, invite):
        raise Fault(409, "error-sent-away" if invite else "error-game-began")
    await services.house.directory.ensure_table(table)
    return info(services, visitor, table, invite)


ROUTER = Router("/api", route_handlers=[mine, act, invite, decline, by_code])
