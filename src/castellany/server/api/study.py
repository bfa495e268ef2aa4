"""`api/tables/ID/review`: where a game turned. `api/puzzles`: find the castellan's choice."""

from __future__ import annotations

import datetime
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

import castellany
from castellany.kernel import BadRecord, Game
from castellany.server.api.context import Asking, Serving, Visiting, limit
from castellany.server.api.replays import aside, film_of, going_on
from castellany.server.api.tables import Id, Invite, info
from castellany.server.errors import Fault, fault_of
from castellany.server.hall import replaying, reviewing
from castellany.server.hall.making import make
from castellany.server.hall.replaying import Film
from castellany.server.live.views import may_replay, observation
from castellany.server.store import progress, reviews, tables
from castellany.server.store.rows import TableRow
from castellany.server.wire import (
    CreateTable,
    Progress,
    Puzzle,
    PuzzleAct,
    PuzzleInfo,
    Puzzles,
    PuzzleState,
    Review,
    SeatWish,
    Solution,
    TableInfo,
    Text,
    Weighed,
)
from castellany.server.wire.study import Stage
from castellany.study import Plan, Reviewer, plan
from castellany.study.known import known
from castellany.study.sheets import HOME, Position, of_the_day, position, positions
from castellany.study.solving import Attempt

LAST = 6
PuzzleId = Annotated[str, PathParameter(max_length=60)]


def work_of(game: Game, table: TableRow, film: Film) -> Plan:
    """What is to be looked at; a game without an end has no review."""
    if table.status != "over" or table.result is None:
        raise Fault(409, "error-still-playing")
    try:
        return plan(game, replaying.record_of(game, table, film.runs, []))
    except BadRecord as error:
        raise fault_of(error, 409) from error


@get("/tables/{id:str}/review")
async def review(services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> Review:
    """What a review knows so far; `none` where nobody has asked for one."""
    table, game, film = await film_of(services, visitor, id, invite)
    job = services.reviews.jobs.get(id)
    if job is not None:
        stage: Stage = "thinking" if job.thinking else "waiting"
        before = services.reviews.before(job)
        return await aside(services, reviewing.told, game, job.reviewer, film.states, stage, before)
    stored = await services.db.read(lambda c: reviews.get(c, id))
    if stored is None:
        return Review("none", 0.0, [], [], [], 0)
    work = await aside(services, work_of, game, table, film)
    if not stored.done and id not in services.reviews.broken:
        # The house was closed meanwhile: who looks makes it go on, at the cost of who asked.
        job = await services.reviews.ask(id, stored.person, work)
        return await aside(services, reviewing.told, game, job.reviewer, film.states, "waiting")
    reviewer = Reviewer(work)
    reviewing.restore(reviewer, stored.found)
    ended: Stage = "done" if stored.done else "broken"
    return await aside(services, reviewing.told, game, reviewer, film.states, ended)


@post("/tables/{id:str}/review", status_code=200)
async def ask(request: Asking, services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> Review:
    """Review this game, in the background. Asked again, it tells how far it is."""
    person = visitor.known()
    table, game, film = await film_of(services, visitor, id, invite)
    stored = await services.db.read(lambda c: reviews.get(c, id))
    if id not in services.reviews.jobs and (stored is None or not stored.done):
        limit(request, "table")
        if not services.limits.take("review", person.id):
            raise Fault(429, "error-reviews-spent")
    work = await aside(services, work_of, game, table, film)
    job = await services.reviews.ask(id, person.id, work)
    stage: Stage = "done" if job.reviewer.progress >= 1.0 else "thinking" if job.thinking else "waiting"
    before = services.reviews.before(job)
    return await aside(services, reviewing.told, game, job.reviewer, film.states, stage, before)


@delete("/tables/{id:str}/review", status_code=200)
async def cancel(services: Serving, visitor: Visiting, id: Id, invite: Invite = "") -> Review:
    """Whoever asked for a review may stop it while it is being made."""
    person = visitor.known()
    await film_of(services, visitor, id, invite)
    job = services.reviews.jobs.get(id)
    if job is None:
        raise Fault(409, "error-no-review")
    if job.person != person.id and not person.admin:
        raise Fault(403, "error-not-your-review")
    await services.reviews.stop(id)
    return Review("none", 0.0, [], [], [], 0)


def todays() -> Position | None:
    return of_the_day(datetime.datetime.now(datetime.UTC).date())


@lru_cache(maxsize=1000)
def round_at(puzzle_id: str, folders: tuple[Path, ...]) -> int:
    """In which round a puzzle plays: its game is replayed for that, once."""
    at = position(puzzle_id, *folders)
    if at is None:
        return 0
    moment = at.moment()
    return moment.game().round(moment)


def listed(at: Position, folders: tuple[Path, ...], today: Position | None) -> PuzzleInfo:
    of_day = today is not None and at.id == today.id
    return PuzzleInfo(at.id, at.game, at.puzzle.theme, at.puzzle.found, round_at(at.id, folders), of_day)


def all_listed(games: list[str], folders: tuple[Path, ...]) -> Puzzles:
    today = todays()
    rows = [listed(at, folders, today) for game_id in games for at in positions(game_id, *folders)]
    return Puzzles(listed(today, folders, today) if today else None, rows)


def folders_of(services: Serving) -> tuple[Path, ...]:
    """The puzzles of the house, and the host's own."""
    own = services.settings.puzzles
    return (HOME, Path(own)) if own else (HOME,)


def of(services: Serving, puzzle_id: str) -> Position:
    found = position(puzzle_id, *folders_of(services))
    if found is None:
        raise Fault(404, "error-no-puzzle")
    return found


@get("/puzzles")
async def puzzles(services: Serving, visitor: Visiting, request: Asking) -> Puzzles:
    """All puzzles of the house, and the one of the day (UTC)."""
    limit(request, "puzzle")
    return await aside(services, all_listed, list(castellany.games()), folders_of(services))


@get("/puzzles/today")
async def of_today(request: Asking, services: Serving, visitor: Visiting) -> PuzzleInfo:
    """The puzzle of the day (UTC), the same for everybody."""
    limit(request, "puzzle")
    today = todays()
    if today is None:
        raise Fault(404, "error-no-puzzle")
    return await aside(services, listed, today, folders_of(services), today)


@get("/puzzles/{puzzle:str}")
async def puzzle(request: Asking, services: Serving, visitor: Visiting, puzzle: PuzzleId) -> Puzzle:
    """The position and its question."""
    limit(request, "puzzle")
    return await aside(services, shown, of(services, puzzle), folders_of(services))


def shown(at: Position, folders: tuple[Path, ...]) -> Puzzle:
    state = at.moment()
    seat = at.puzzle.seat
    question = cast(Any, state.ask(seat).json())
    told = [Text.of(one) for one in known(state, seat)]
    info, players = listed(at, folders, todays()), at.sheet.record.header.seats
    return Puzzle(info, seat, players, observation(state, seat), question, told)


@post("/puzzles/{puzzle:str}", status_code=200)
async def attempt(
    request: Asking, services: Serving, visitor: Visiting, puzzle: PuzzleId, data: JSONBody[PuzzleAct]
) -> PuzzleState:
    """Where an attempt stands after these tries. Right or wrong is told, the answer only at the end."""
    limit(request, "puzzle")
    return await aside(services, judged, of(services, puzzle), data)


def judged(at: Position, data: PuzzleAct) -> PuzzleState:
    found = Attempt(at)
    if data.clue:
        found.clue()  # paid for whenever it was bought: what was found with it was not found at once
    for choice in data.tried:
        found.try_(choice)
    kept = found.clue() if data.clue else []
    if data.give_up:
        found.give_up()
    solution = None
    if found.over:
        state = at.moment()
        said = {option.choice: Text.of(option.message) for option in state.ask(at.puzzle.seat).options}
        game = state.game()
        weighed = [(game.parse(choice), chance) for choice, chance in at.puzzle.weighed]
        rows = [Weighed(choice, said[choice], chance) for choice, chance in weighed]
        solution = Solution(found.best, [Text.of(why) for why in found.reasons()], rows)
    return PuzzleState(found.candles, found.solved, found.over, found.stars, kept, solution)


@post("/puzzles/{puzzle:str}/play-on", status_code=200)
async def play_on(request: Asking, services: Serving, visitor: Visiting, puzzle: PuzzleId) -> TableInfo:
    """A game of practice against bots that goes on from a puzzle's moment."""
    limit(request, "table")
    person = visitor.known()
    at = of(services, puzzle)
    game, header = castellany.game(at.game), at.sheet.record.header
    wishes = [SeatWish("me" if seat == at.puzzle.seat else "bot", "squire") for seat in range(header.seats)]
    wish = CreateTable(
        at.game, wishes, dict(header.options), "private", replay="private", shuffle=False, seed=str(header.seed)
    )
    table = msgspec.structs.replace(make(wish, person), rules=header.rules)
    runs = [(seat, tuple(game.parse(text) for text in texts)) for seat, texts in at.sheet.record.runs()]
    return await going_on(services, visitor, game, table, replaying.runs_until(runs, at.puzzle.step))


@get("/reviews")
async def reviewed(services: Serving, visitor: Visiting) -> list[TableInfo]:
    """The games whose reviews this person has asked for last."""
    person = visitor.known()

    def job(c: Connection) -> list[TableRow]:
        found = [tables.load(c, table) for table in reviews.asked_by(c, person.id, LAST)]
        return [table for table in found if table is not None]

    rows = await services.db.read(job)
    return [info(services, visitor, table) for table in rows if may_replay(table, person.id)]


@get("/progress")
async def learned(services: Serving, visitor: Visiting) -> Progress:
    """How far you got with lessons and puzzles, in all your browsers."""
    person = account_of(visitor)
    return await services.db.read(lambda c: progress.of(c, person))


@post("/progress", status_code=200)
async def learn(request: Asking, services: Serving, visitor: Visiting, data: JSONBody[Progress]) -> Progress:
    """What this browser knows of it, added to what the house knows. Puzzles and games there are not, and days that
    have not come, are left out."""
    limit(request, "puzzle")
    person = account_of(visitor)
    folders = folders_of(services)
    games = set(castellany.games())
    latest = (datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(1)).isoformat()
    known = Progress(
        {one: stars for one, stars in data.stars.items() if position(one, *folders) is not None},
        [day for day in data.days if day <= latest],
        {game: lesson for game, lesson in data.lessons.items() if game in games},
    )
    return await services.db.write(lambda c: progress.add(c, person, known))


def account_of(visitor: Visiting) -> str:
    """A guest's progress stays in the browser until there is an account to keep it with."""
    person = visitor.known()
    if person.guest:
        raise Fault(409, "error-no-account")
    return person.id


HANDLERS: Final = [review, ask, cancel, reviewed, puzzles, of_today, puzzle, attempt, play_on, learned, learn]
ROUTER = Router("/api", route_handlers=HANDLERS)
