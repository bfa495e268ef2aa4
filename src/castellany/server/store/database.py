"""The connection to SQLite or PostgreSQL: opening, migrating, reading, and writing in order.

A job is a plain function of a connection. On SQLite all writes run in one thread, several waiting
ones in a single durable commit; on PostgreSQL each is a transaction of its own. `write` returns
after the commit, never before.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from castellany.server.store.trouble import Watch

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
Job = Callable[[Connection], T]
Waiting = tuple[Job[Any], asyncio.Future[Any]]

HEAD: Final = "0007"  # the newest migration; a test keeps this true
MIGRATIONS: Final = Path(__file__).parent / "migrations"
_BATCH: Final = 64
_READERS: Final = 4
_QUICK: Final = 300_000_000  # bytes of a file that is looked through at the start
_UPGRADE_LOCK: Final = 0x43415354
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "cache_size=-4000",  # kB for each connection: the system keeps the file's pages too, once for all of them
)


def url_of(setting: str) -> URL:
    """A path, `sqlite:///...` or `postgresql://...` as SQLAlchemy wants it, with our drivers."""
    if "://" not in setting:
        return URL.create("sqlite", database=str(Path(setting).expanduser()))
    url = make_url(setting)
    backend = url.get_backend_name()
    if backend == "sqlite":
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError(f"not a database this server knows: {backend}")


def _sqlite_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: the driver's own habit breaks savepoints
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.create_function("lower", 1, str.lower, deterministic=True)  # SQLite's own knows only A to Z


def _sqlite_begin(connection: Connection) -> None:
    mode = connection.get_execution_options().get("begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {mode}")


class Unkeepable(Exception):
    """Something was to be stored or looked for that this database cannot hold; nothing has changed."""


class Newer(Exception):
    """The stored schema is of a later version than this program."""


class Database:
    """An open database, of either kind."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.watch = Watch(url)

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def read(self, job: Job[T]) -> T:
        raise NotImplementedError

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; returns its result once that is durable. An exception undoes the job alone."""
        raise NotImplementedError


class Sqlite(Database):
    """One file, one writing thread."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: Engine = create_engine(url, pool_size=_READERS + 1)
        event.listen(self.engine, "connect", _sqlite_connect)
        event.listen(self.engine, "begin", _sqlite_begin)
        self._readers = ThreadPoolExecutor(_READERS, "db-read")
        self._pen = ThreadPoolExecutor(1, "db-write")
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        def prepare() -> None:
            with self.engine.begin() as connection:
                upgrade(connection)

        await asyncio.get_running_loop().run_in_executor(self._pen, prepare)
        self._writer = asyncio.create_task(self._write_in_order(), name="sqlite-writer")

    async def close(self) -> None:
        if self._writer:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._readers.shutdown()
        self._pen.shutdown()
        self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except Exception as error:
            self.watch.retell(error)
            raise

    async def write(self, job: Job[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, future))
        return await future

    async def _write_in_order(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            outcomes = await loop.run_in_executor(self._pen, self._commit, [job for job, _future in batch])
            for (_job, future), (result, error) in zip(batch, outcomes, strict=True):
                if error is None:
                    self.watch.well()
                if future.done():
                    pass
                elif error is None:
                    future.set_result(result)
                else:
                    future.set_exception(self.watch.troubled(error))
                self._queue.task_done()

    def _commit(self, jobs: list[Job[Any]]) -> list[tuple[Any, Exception | None]]:
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            with self.engine.connect().execution_options(begin="IMMEDIATE") as connection, connection.begin():
                if len(jobs) == 1:  # nobody else's job to be kept from its failure
                    return [(jobs[0](connection), None)]
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            result = job(connection)
                    except Exception as error:
                        outcomes.append((None, error))
                    else:
                        outcomes.append((result, None))
        except Exception as error:  # the commit itself failed: nobody's job is done
            return [(None, error) for _job in jobs]
        return outcomes


class Postgres(Database):
    """A server, shared by any number of processes."""

    def __init__(self, url: URL, pool: int = 10) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        super().__init__(url)
        self.engine = create_async_engine(url, pool_size=pool, max_overflow=pool, pool_pre_ping=True)

    async def open(self) -> None:
        async with self.engine.begin() as connection:  # several processes may start at once
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        with self._named():
            async with self.engine.connect() as connection:
                return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        with self._named():
            async with self.engine.begin() as connection:
                found = await connection.run_sync(job)
        self.watch.well()
        return found

    @contextlib.contextmanager
    def _named(self) -> Iterator[None]:
        """Errors by what they mean. PostgreSQL's class 22: a value that no column takes, such as a zero byte."""
        try:
            yield
        except DBAPIError as error:
            if str(getattr(error.orig, "sqlstate", "")).startswith("22"):
                raise Unkeepable from error
            self.watch.retell(error)
            raise
        except Exception as error:
            self.watch.retell(error)
            raise


def database(setting: str) -> Database:
    """The database a setting names; `open` it before use."""
    url = url_of(setting)
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


def probe(c: Connection) -> str:
    """Can this database be written, and is it whole? What is wrong with it, or nothing."""
    c.execute(text("INSERT INTO meta (key, value) VALUES ('probe', '') ON CONFLICT (key) DO UPDATE SET value = ''"))
    if c.dialect.name != "sqlite":
        return ""
    pages = c.execute(text("PRAGMA page_count")).scalar() or 0
    size = pages * (c.execute(text("PRAGMA page_size")).scalar() or 0)
    found = str(c.execute(text("PRAGMA quick_check(1)")).scalar()) if size < _QUICK else "ok"
    return "" if found == "ok" else found


def version_of(connection: Connection) -> str | None:
    """The version of the stored schema; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def config_for(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config(stdout=sys.stdout)  # as it is now; the default is as it was when the module was loaded
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, from whatever released version it has."""
    if revision == "head" and version_of(connection) == HEAD:
        return  # as at every start but the first: spares loading the tool
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(config_for(connection), revision)
    except CommandError as error:  # a revision that this program does not know
        raise Newer from error
