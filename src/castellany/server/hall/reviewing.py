"""Reviews in the background: one after another, in a worker of lower priority than the bots at the tables.

What was found is stored as it comes, so that a stopped server goes on where it was; who looks sees what is known.
People wait for themselves first: of several waiting reviews the one of whoever had the fewest comes next.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from castellany.bots import Candidate
from castellany.kernel import Game, State
from castellany.server.errors import Fault
from castellany.server.live.bots import begin_worker
from castellany.server.store import reviews
from castellany.server.store.database import Database
from castellany.server.store.ids import now_ms
from castellany.server.store.reviews import ReviewRow
from castellany.server.wire import Grade, Review, SeatReview, Text, Turning
from castellany.server.wire.study import Stage
from castellany.study import EFFORT, Effort, Plan, Reviewer, Task, Verdict, summary
from castellany.study.speak import message_of
from castellany.workers import end_at_once, worker_pool

log = logging.getLogger("castellany.reviews")

WAITING: Final = 20  # reviews of the whole house that may wait
STORED_EVERY: Final = 5.0  # seconds: what lies between is thought once more after a crash. Live tables wait for no more
LOWER: Final = 15  # niceness of the worker


def _begin_worker(extra_games: tuple[str, ...], lower: int) -> None:
    with contextlib.suppress(OSError):
        os.nice(lower)  # before anything is loaded: that is work too
    begin_worker(extra_games)


class Job:
    """A review that is being made or waits to be."""

    def __init__(self, table: str, person: str | None, reviewer: Reviewer) -> None:
        self.table = table
        self.person = person
        self.reviewer = reviewer
        self.thinking = False


class Reviews:
    """The reviews of one process."""

    def __init__(self, db: Database, extra_games: tuple[str, ...] = (), effort: Effort = EFFORT) -> None:
        self.db = db
        self.extra_games = extra_games
        self.effort = effort
        self.lower = LOWER
        self.jobs: dict[str, Job] = {}
        self.broken: set[str] = set()  # tables whose review failed: it goes on when a person asks, not by looking
        self.made: dict[str, int] = {}  # by person, since the start
        self._work: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, table: str, person: str | None, work: Plan) -> Job:
        """Begin, or go on with, the review of a game."""
        if table in self.jobs:
            return self.jobs[table]
        if len(self.jobs) >= WAITING:
            raise Fault(429, "error-reviews-full")
        self.broken.discard(table)
        job = Job(table, person, Reviewer(work, self.effort))
        stored = await self.db.read(lambda c: reviews.get(c, table))
        if stored is not None:
            restore(job.reviewer, stored.found)
        if job.reviewer.progress < 1.0:
            await self._store(job)
            if table in self.jobs:  # somebody else asked at the same moment
                return self.jobs[table]
            self.jobs[table] = job
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._go_on())
        return job

    async def stop(self, table: str) -> None:
        """Nobody wants it any more; what was found is forgotten."""
        self.jobs.pop(table, None)
        self.broken.discard(table)
        await self.db.write(lambda c: reviews.drop(c, table))

    def before(self, job: Job) -> int:
        order = sorted(self.jobs.values(), key=self._turn)
        return order.index(job) if job in order else 0

    def _turn(self, job: Job) -> tuple[bool, int]:
        return (not job.thinking, self.made.get(job.person or "", 0))

    async def _go_on(self) -> None:
        while self.jobs:
            job = min(self.jobs.values(), key=self._turn)
            job.thinking = True
            self.made[job.person or ""] = self.made.get(job.person or "", 0) + 1
            try:
                await self._think(job)
            except Exception as error:
                log.error("a review failed", extra={"table": job.table, "error": type(error).__name__})
                if self._wanted(job):
                    self.broken.add(job.table)
                    with contextlib.suppress(Exception):
                        await self._store(job)
            finally:
                if self._wanted(job):
                    del self.jobs[job.table]
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def _wanted(self, job: Job) -> bool:
        """Not stopped meanwhile, nor stopped and asked for anew."""
        return self.jobs.get(job.table) is job

    async def _think(self, job: Job) -> None:
        stored = time.monotonic()
        for task in list(job.reviewer.tasks()):
            result = await self._result(task)
            if not self._wanted(job):  # nothing of it is kept any more
                return
            job.reviewer.take(task, result)
            if time.monotonic() - stored > STORED_EVERY:
                await self._store(job)
                stored = time.monotonic()
        if self._wanted(job):
            await self._store(job)

    async def _result(self, task: Task) -> Any:
        """One piece of thinking; a worker that died was not at fault for the question and is replaced once."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            if self._pool is None:
                self._pool = worker_pool(1, _begin_worker, self.extra_games, self.lower)
            try:
                return await loop.run_in_executor(self._pool, task.work, *task.given)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        raise AssertionError("unreachable")

    async def _store(self, job: Job) -> None:
        row = ReviewRow(job.table, job.person, job.reviewer.progress >= 1.0, kept(job.reviewer), now_ms())
        await self.db.write(lambda c: reviews.put(c, row))

    async def end(self) -> None:
        """Put everything down; it goes on when somebody asks again."""
        begun = [job for job in self.jobs.values() if job.thinking]
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work
        for job in begun:
            with contextlib.suppress(Exception):
                await self._store(job)
        if self._pool is not None:
            end_at_once(self._pool)
            self._pool = None


def kept(reviewer: Reviewer) -> dict[str, Any]:
    """What a review knows, as it is stored."""
    judged = [
        [v.step, *v[3:11], [message.json() for message in v.why], [list(c) for c in v.weighed]]
        for v in reviewer.judged.values()
    ]
    return {"curve": [[step, chances] for step, chances in reviewer.curve.items()], "judged": judged}


def restore(reviewer: Reviewer, found: dict[str, Any]) -> None:
    moments = {m.step: m for m in reviewer.plan.moments}
    reviewer.curve = dict(found["curve"])
    for step, made, best, made_chance, best_chance, loss, error, games, mark, why, weighed in found["judged"]:
        m = moments.get(step)
        if m is not None and m.made == made:
            reviewer.judged[step] = Verdict(
                step, m.seat, m.theme, made, best, made_chance, best_chance, loss, error, games, mark,
                [message_of(one) for one in why], [Candidate(*one) for one in weighed],
            )  # fmt: skip


def told(game: Game, reviewer: Reviewer, states: list[bytes], stage: Stage, queue: int = 0) -> Review:
    """A review as it travels: choices in words, the worst first."""
    review = reviewer.review()
    turnings = []
    for v in review.mistakes():
        options = {option.choice: option.message for option in asked(game, states[v.step], v.seat)}
        turnings.append(
            Turning(
                step=v.step + 1,
                seat=v.seat,
                round=review.plan.rounds[v.step],
                theme=v.theme,
                mark="??" if v.mark == "??" else "?",
                made=v.made,
                best=v.best,
                made_said=Text.of(options[v.made]),
                best_said=Text.of(options[v.best]),
                made_chance=round(v.made_chance, 4),
                best_chance=round(v.best_chance, 4),
                reasons=[Text.of(why) for why in v.why],
            )
        )
    seats = []
    judged = range(review.plan.seats) if reviewer.progress >= 1 else ()  # nobody is praised for what was not looked at
    for seat in judged:
        grades = [Grade(*grade) for grade in review.accuracy(seat)]
        seats.append(SeatReview(Text.of(summary(review, seat)), grades, *review.tally(seat).told()))
    curve = [(step, [round(chance, 3) for chance in chances]) for step, chances in review.curve]
    return Review(stage, round(reviewer.progress, 3), curve, turnings, seats, len(review.verdicts), queue)


def asked(game: Game, data: bytes, seat: int) -> list[Any]:
    state: State = game.decode(data)
    return state.ask(seat).options
