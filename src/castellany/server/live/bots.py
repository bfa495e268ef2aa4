"""Bots in worker processes, so that thinking never delays the tables.

A worker is given a world that the bot's seat cannot tell from the true one, never the true one.
A bot that fails or takes too long is replaced for that move by a random legal choice: a table
never gets stuck because of one.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import random
import secrets
import signal
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import castellany
from castellany import bots
from castellany.bots import Thought
from castellany.kernel import Game, State
from castellany.server.errors import Fault
from castellany.workers import worker_pool

log = logging.getLogger("castellany.bots")

SECONDS: Final = {"random": 0.01, "novice": 0.2, "squire": 0.5, "knight": 0.5, "castellan": 3.0}
ANSWERS: Final = {"novice": 0.1, "squire": 0.2, "knight": 0.5, "castellan": 3.0}
"""How long an answer to another's act takes at the least. A bot that can do only one thing would
otherwise answer at once, and its haste would tell what it holds."""
ADVICE_SECONDS: Final = 1.0
PATIENCE: Final = 20.0
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


def register_extra(paths: tuple[str, ...]) -> None:
    """Make games known that live outside the package: `module:NAME` each."""
    for path in paths:
        module, _colon, name = path.partition(":")
        game = getattr(importlib.import_module(module), name or "GAME")
        assert isinstance(game, Game)
        castellany.register(game)


def _begin_worker(extra_games: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells its workers when to stop
    register_extra(extra_games)


class BotPool:
    """The worker processes."""

    def __init__(self, processes: int, extra_games: tuple[str, ...] = ()) -> None:
        self.processes = processes
        self.extra_games = extra_games
        self._pool: Executor | None = None
        self.failures = 0

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = worker_pool(self.processes, _begin_worker, self.extra_games)
        return self._pool

    async def choose(self, state: State, seat: int, level: str) -> int:
        """A legal choice for a waiting seat."""
        legal = state.choices(seat)
        if len(legal) == 1:
            return legal[0]
        if level == "random":
            return random.choice(legal)
        try:
            thought = await self._ask(state, seat, level, SECONDS.get(level, 0.5))
        except Exception as error:
            self._failed(error)
        else:
            if thought.choice in legal:
                return thought.choice
        return random.choice(legal)

    async def advise(self, state: State, seat: int) -> Thought:
        """What the strongest bot would do, and why; a `Fault` where none can say."""
        try:
            thought = await self._ask(state, seat, bots.LEVELS[-1], ADVICE_SECONDS)
        except Exception as error:
            self._failed(error)
            raise Fault(503, "error-no-hint") from error
        if thought.choice not in state.choices(seat):
            raise Fault(503, "error-no-hint")
        return thought

    async def _ask(self, state: State, seat: int, level: str, seconds: float) -> Thought:
        world = state.resample(seat, secrets.randbits(60))
        loop = asyncio.get_running_loop()
        game, seed = state.game().id, secrets.randbits(30)
        job = loop.run_in_executor(
            self._executor(), bots.choose_encoded, game, world.encode(), seat, level, seed, seconds
        )
        return await asyncio.wait_for(job, PATIENCE + seconds)

    def _failed(self, error: Exception) -> None:
        self.failures += 1
        log.error("bot failed", extra={"error": type(error).__name__})
        if isinstance(error, BrokenProcessPool):
            self.close()

    async def end(self) -> None:
        """Let the workers finish their thought, but not for long, and give back what they held."""
        pool, self._pool = self._pool, None
        if pool is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown, True, cancel_futures=True), 5)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
