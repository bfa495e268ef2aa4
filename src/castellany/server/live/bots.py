"""Bots in worker processes, so that thinking never delays the tables.

A worker is given a world that the bot's seat cannot tell from the true one, never the true one. Thinking is shared
fairly (`fair.py`), and quick levels have a worker of their own: no squire waits for a castellan. A bot that has waited
long, fails or takes too long is replaced for that move by one of a lesser level: a table never gets stuck because of
one, and nobody's bot plays by chance.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import random
import secrets
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic as clock
from typing import Final

import castellany
from castellany import bots, engine
from castellany.bots import Thought
from castellany.kernel import Game, State
from castellany.server.errors import Fault
from castellany.server.live.fair import ADVICE, AT_TABLE, FairQueue, Job
from castellany.workers import end_at_once, worker_pool

log = logging.getLogger("castellany.bots")

Work = Callable[[str, bytes, int, str, int, float], Thought]  # what a worker does with a moment

SECONDS: Final = {"random": 0.01, "novice": 0.2, "squire": 0.5, "knight": 0.5, "castellan": 3.0}
ANSWERS: Final = {"novice": 0.1, "squire": 0.2, "knight": 0.75, "castellan": 3.25}
"""How long an answer to another's act takes at the least once its turn to think has come: a little longer than thinking
does, with the way to a worker and back. A bot that can do only one thing would otherwise answer sooner, and its haste
would tell what it holds. What it waits for its turn says nothing, and hides nothing either."""
ADVICE_SECONDS: Final = 1.0
PATIENCE: Final = 20.0  # seconds beyond its time, after which a worker is taken for lost
WAITS: Final = 2.5  # seconds in the queue, after which a lesser level thinks, and again
QUICK: Final = ("novice", "squire")  # these judge and do not search
DEFAULT_LEVEL: Final = "squire"
STANDIN_LEVEL: Final = "knight"  # of those who play for people, where a table has not chosen


def levels() -> list[str]:
    return list(bots.LEVELS)


def check_level(level: str) -> str:
    if not level:
        return DEFAULT_LEVEL
    if level not in bots.LEVELS:
        raise Fault(400, "bad-level", level=level[:40], allowed=", ".join(bots.LEVELS))
    return level


def lesser(level: str, steps: int = 1, lowest: str = QUICK[0]) -> str:
    """A level further down, but no lower than the lowest that thinks."""
    place = bots.LEVELS.index(level)
    return bots.LEVELS[max(min(place, bots.LEVELS.index(lowest)), place - steps)]


def register_extra(paths: tuple[str, ...]) -> None:
    """Make games known that live outside the package: `module:NAME` each."""
    for path in paths:
        module, _colon, name = path.partition(":")
        game = getattr(importlib.import_module(module), name or "GAME")
        assert isinstance(game, Game)
        castellany.register(game)


def begin_worker(extra_games: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells its workers when to stop
    register_extra(extra_games)


class Lane:
    """Some workers, and who waits for them."""

    def __init__(self, processes: int, extra_games: tuple[str, ...]) -> None:
        self.processes = processes
        self.extra_games = extra_games
        self.queue = FairQueue()
        self.busy = 0
        self.renewed = False
        self.pool: ProcessPoolExecutor | None = None

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            engine.tell_children()
            self.pool = worker_pool(self.processes, begin_worker, self.extra_games)
        return self.pool

    async def turn(self, job: Job) -> None:
        """Wait for one's turn; `leave` gives the worker to the next."""
        job.since = clock()
        job.work = asyncio.get_running_loop().create_future()
        self.queue.put(job)
        self._next()
        try:
            await job.work
        except asyncio.CancelledError:
            if job.work.done() and not job.work.cancelled():
                self.leave(job, 0.0)
            else:
                self.queue.drop(job)
            raise

    def leave(self, job: Job, seconds: float) -> None:
        self.busy -= 1
        self.queue.done(job, seconds)
        self._next()

    def _next(self) -> None:
        while self.busy < self.processes and (job := self.queue.take()) is not None:
            if not job.work.done():
                self.busy += 1
                job.work.set_result(None)

    def restart(self, pool: ProcessPoolExecutor) -> None:
        """A worker of this pool hangs or is gone: all of them make room for new ones."""
        end_at_once(pool)
        if self.pool is pool:
            self.pool = None


class BotPool:
    """The worker processes: those that search, and one for quick judgements."""

    def __init__(self, processes: int, extra_games: tuple[str, ...] = ()) -> None:
        self.deep = Lane(processes, extra_games)
        self.quick = Lane(1, extra_games)
        self.failures = 0
        self._old = False  # some workers began before the engine was compiled
        self.lessened = 0  # choices by a lesser level than was wished for

    def owed(self, people: Sequence[str]) -> str:
        """Of these people the one for whom the least thinking was done."""

        def spent(person: str) -> float:
            accounts = [lane.queue.accounts.get(person) for lane in (self.deep, self.quick)]
            return sum(account.spent for account in accounts if account is not None)

        return min(people, key=spent)

    async def choose(
        self,
        state: State,
        seat: int,
        level: str,
        owner: str = "",
        table: str = "",
        weight: float = AT_TABLE,
        answers: bool = False,
    ) -> int:
        """A legal choice for a waiting seat. One that `answers` another's act takes its time, the only one too."""
        legal = state.choices(seat)
        if len(legal) == 1 and not answers:
            return legal[0]
        if level == "random":
            return random.choice(legal)
        now = level
        while True:
            try:
                seconds = SECONDS.get(now, 0.5)
                thought, by = await self._think(state, seat, now, seconds, owner, table, weight, answers)
                if thought.choice in legal:
                    self.lessened += by != level
                    return thought.choice
                raise ValueError(f"{by} chose what is not legal")
            except Exception as error:
                self._failed(error)
            if now == QUICK[0]:
                log.error("no bot can choose", extra={"game": state.game().id, "level": level})
                return legal[0]
            now = lesser(now)

    async def advise(self, state: State, seat: int, owner: str = "", table: str = "") -> Thought:
        """What the strongest bot would do, as far as it is one gesture, and why; a `Fault` where none can say."""
        try:
            level, advise = bots.LEVELS[-1], bots.advise_encoded
            thought, _by = await self._think(state, seat, level, ADVICE_SECONDS, owner, table, ADVICE, work=advise)
        except Exception as error:
            self._failed(error)
            raise Fault(503, "error-no-hint") from error
        if thought.choice not in state.choices(seat):
            raise Fault(503, "error-no-hint")
        return thought

    async def _think(
        self,
        state: State,
        seat: int,
        level: str,
        seconds: float,
        owner: str,
        table: str,
        weight: float,
        answers: bool = False,
        work: Work = bots.choose_encoded,
    ) -> tuple[Thought, str]:
        """A thought of this level, or of a lesser one where others must not wait; and which it was."""
        lane = self.quick if level in QUICK else self.deep
        job = Job(owner, table, weight, seconds)
        await lane.turn(job)
        begun = clock()
        try:
            waited = begun - job.since
            by = level if lane is self.quick else lesser(level, int(waited / WAITS), QUICK[-1])
            thought = await self._ask(lane, state, seat, by, min(seconds, SECONDS[by]), work)
        finally:
            lane.leave(job, clock() - begun)
        if answers:
            await asyncio.sleep(ANSWERS.get(by, 0.0) - (clock() - begun))
        return thought, by

    async def _ask(self, lane: Lane, state: State, seat: int, level: str, seconds: float, work: Work) -> Thought:
        """Ask a worker. One that died was not at fault for the question: a new one is asked once more."""
        try:
            return await self._ask_once(lane, state, seat, level, seconds, work)
        except BrokenProcessPool:
            log.warning("a worker is gone", extra={"level": level})
            return await self._ask_once(lane, state, seat, level, seconds, work)

    async def _ask_once(self, lane: Lane, state: State, seat: int, level: str, seconds: float, work: Work) -> Thought:
        world = state.resample(seat, secrets.randbits(60))
        loop = asyncio.get_running_loop()
        game, seed = state.game().id, secrets.randbits(30)
        pool = lane.executor()
        try:
            job = loop.run_in_executor(pool, work, game, world.encode(), seat, level, seed, seconds)
            return await asyncio.wait_for(job, PATIENCE + seconds)
        except (TimeoutError, BrokenProcessPool):
            lane.restart(pool)
            raise

    def _failed(self, error: Exception) -> None:
        self.failures += 1
        log.error("bot failed", extra={"error": type(error).__name__})

    def renew(self) -> None:
        """The engine has been compiled meanwhile: workers that rest make room for quicker ones."""
        if (self.deep.pool or self.quick.pool) and engine.tell_children():
            log.info("bots think with the compiled engine from now on")
            self._old = True
        for lane in (self.deep, self.quick) if self._old else ():
            if not lane.busy and lane.pool is not None:
                lane.pool.shutdown(wait=False)
                lane.pool = None
                lane.renewed = True
        self._old = self._old and not (self.deep.renewed and self.quick.renewed)

    def waiting(self) -> int:
        return self.deep.queue.size + self.quick.queue.size

    async def end(self) -> None:
        """Let the workers finish their thought, but not for long, and give back what they held."""
        for lane in (self.deep, self.quick):
            pool, lane.pool = lane.pool, None
            if pool is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.to_thread(pool.shutdown, True, cancel_futures=True), 5)
