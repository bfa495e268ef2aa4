"""Replays and records: looking at finished games, taking them home, bringing them back, playing on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeVar

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import Connection

from castellany.kernel import Game
from castellany.server.api.context import Asking, Serving, Visiting, address, limit
from castellany.server.api.tables import Id, Invite, info, visible
from castellany.server.errors import Fault
from castellany.server.hall import replaying
from castellany.server.hall.making import game_of, seats_for
from castellany.server.hall.replaying import Film, Films
from castellany.server.hall.sitting import check_room
from castellany.server.hall.starting import opened, store
from castellany.server.live.bots import check_level
from castellany.server.live.clocks import Time
from castellany.server.live.views import may_replay, stored_events
from castellany.server.store import log, tables
from castellany.server.store.ids import new_id, now_ms
from castellany.server.store.log import NewEntry
from castellany.server.store.rows import TableRow
from castellany.server.wire import Clock, ImportRecord, Opinion, PlayOn, Replay, ReplaySteps, SeatWish, TableInfo

P = ParamSpec("P")
R = TypeVar("R")
MOST_STEPS = 50
FILMS = Films()


def _ended(table: TableRow) -> bool:
    return table.status in ("over", "closed") and table.started is not None


async def film_of(services: Serving, visitor: Visiting, id: str, invite: str) -> tuple[TableRow, Game, Film]:
    table = await visible(services, visitor, id, invite)
    if table.started is None:
        raise Fault(409, "error-table-not-playing")
    if _ended(table) and not may_replay(table, visitor.id):
        raise Fault(403, "error-private-replay")
    game = game_of(table.game)
    film = FILMS.known(table)
    if film is None:
        runs = await services.db.read(lambda c: replaying.standing_runs(c, game, id))
        film = await aside(services, FILMS.of, game, table, runs)
    return table, game, film


async def aside(services: Serving, work: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
    """In a thread, one at a time: who replays games in a loop waits for himself."""
    async with services.heavy:
        return await asyncio.to_thread(work, *given, **named)


@get("/tables/{id:str}/replay")
async def replay(services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> Replay:
    """A game's timeline. While it runs: the reader's own seats, and no points of others."""
    table, _game, film = await film_of(services, visitor, id, invite)
    over = _ended(table)
    seats = list(range(len(table.seats))) if over else table.seats_of(visitor.id)
    marks = film.marks if over else [msgspec.structs.replace(mark, totals=[]) for mark in film.marks]
    return Replay(info(services, visitor, table, invite), len(film.states), seats, marks)


@get("/tables/{id:str}/steps")
async def steps(
    request: Asking,
    services: Serving,
    visitor: Visiting,
    id: Id,
    invite: Invite = "",
    view: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = 1,
) -> ReplaySteps:
    """Some steps of a game, as a seat or a spectator saw them."""
    table, game, film = await film_of(services, visitor, id, invite)
    over, mine = _ended(table), table.seats_of(visitor.id)
    if view is not None and (view >= len(table.seats) or (not over and view not in mine)):
        raise Fault(403, "error-not-your-seat")
    limit(request, "steps", count)
    found = await aside(services, replaying.steps, game, film, view, first, count, over, mine)
    return ReplaySteps(view, found)


@get("/tables/{id:str}/opinion")
async def opinion(
    request: Asking,
    services: Serving,
    visitor: Visiting,
    id: Id,
    step: Annotated[int, QueryParameter(ge=1, le=1_000_000)],
    invite: Invite = "",
) -> Opinion:
    """What the strongest bot thinks of the choice that led to a step of a finished game."""
    table, game, film = await film_of(services, visitor, id, invite)
    if not _ended(table):
        raise Fault(409, "error-still-playing")
    if step >= len(film.states):
        raise Fault(400, "error-no-step")
    whose = visitor.id or address(request)
    if not services.limits.take("opinion", whose):
        raise Fault(429, "error-hints-spent")
    limit(request, "opinions")
    before = game.decode(film.states[step - 1])
    thought = await services.house.bots.advise(before, film.moves[step - 1][0], whose, id)
    return replaying.opinion_of(game, film, step, thought)


@get("/tables/{id:str}/record")
async def record(services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> Response[str]:
    """The record of a finished game as a file; `castellany verify` checks it."""
    table, game, film = await film_of(services, visitor, id, invite)
    if not _ended(table):
        raise Fault(409, "error-still-playing")
    players = replaying.names_of(table, services.house.directory.get)
    text = replaying.record_of(game, table, film.runs, players).dumps()
    name = f"{table.game}-{table.id}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@post("/tables/{id:str}/play-on", status_code=200)
async def play_on(
    request: Asking, services: Serving, visitor: Visiting, id: Id, data: JSONBody[PlayOn], invite: Invite = ""
) -> TableInfo:
    """A new game that goes on from a step of a finished one, against bots. It is practice: its seed is known."""
    limit(request, "table")
    person = visitor.known()
    table, game, film = await film_of(services, visitor, id, invite)
    if not _ended(table):
        raise Fault(409, "error-still-playing")
    if data.step >= len(film.states) - (1 if table.status == "over" else 0):
        raise Fault(400, "error-no-step")
    level = check_level(data.level)
    if data.seat >= table.players:
        raise Fault(400, "error-no-seat")
    wishes = data.seats or [SeatWish("me" if n == data.seat else "bot", level) for n in range(table.players)]
    if len(wishes) != table.players or any(wish.kind == "person" for wish in wishes):
        raise Fault(400, "error-seats-empty")
    new = msgspec.structs.replace(
        table, id=new_id(), status="waiting", visibility="private", clock=Clock(), rated=False, shuffle=False,
        host=person.id, invite=new_id(16), practice=True, created=now_ms(), started=None, finished=None, rematch=None,
        origin=id, origin_step=data.step, number=0, state=None, asked=[], waiting=[], time=Time(), result=None,
        due=None, driver=None, alive=0, seats=seats_for(wishes, person), replay="private",
    )  # fmt: skip

    return await going_on(services, visitor, game, new, replaying.runs_until(film.runs, data.step))


async def going_on(services: Serving, visitor: Visiting, game: Game, new: TableRow, runs: replaying.Runs) -> TableInfo:
    """A new table at which a game goes on from where these gestures have brought it."""
    person = visitor.known()
    begun = msgspec.structs.replace(new)
    opening = await aside(services, opened, game, begun, runs)

    def job(c: Connection) -> None:
        check_room(c, new, person)
        tables.create(c, new)
        begun.code = new.code
        store(c, begun, services.house.process, opening)

    await services.db.write(job)
    services.house.drive(await services.house.room(begun.id))
    return info(services, visitor, begun)


@post("/records", status_code=200)
async def import_record(
    request: Asking, services: Serving, visitor: Visiting, data: JSONBody[ImportRecord]
) -> TableInfo:
    """Bring a record file: verified, then ready to be replayed."""
    limit(request, "import")
    person = visitor.known()
    game, table, runs = await aside(services, replaying.imported, data.record, data.public, person)
    film = await aside(services, FILMS.of, game, table, runs)
    rows = await aside(services, stored_film, game, table.id, film)

    def job(c: Connection) -> None:
        tables.create(c, table)
        log.write(c, rows)

    await services.db.write(job)
    return info(services, visitor, table)


def stored_film(game: Game, table: str, film: Film) -> log.Rows:
    """A film as the entries of a table."""
    now = now_ms()
    entries = [NewEntry(table, 1, "start", None, None, True, None, now, {}, film.events[0], {}, film.states[0])]
    step = 0
    for number, (seat, choices) in enumerate(film.runs, 2):
        events = [event for happened in film.events[step + 1 : step + 1 + len(choices)] for event in happened]
        step += len(choices)
        text = game.run_text(choices)
        entries.append(NewEntry(table, number, "choice", seat, text, True, None, now, {}, events, {}, None))
    return log.rows(entries)


__all__ = ["ROUTER", "going_on", "stored_events"]
ROUTER = Router("/api", route_handlers=[replay, steps, opinion, record, play_on, import_record])
