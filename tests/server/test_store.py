"""Storage: migrations, durability, batches, snapshots, tables of older rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, insert, inspect, text

from castellany.kernel import Box, Number, loads, say, verify
from castellany.server.people.accounts import new_person
from castellany.server.settings import Settings, from_environment, to_environment
from castellany.server.store import people, schema
from castellany.server.store.database import HEAD, Database, Sqlite, config_for, database, upgrade, url_of, version_of
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked
from tests.toy import GAME

Tell = Callable[[Story], None]


def both(db: Database, job: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        await db.open()
        try:
            return await db.write(job)
        finally:
            await db.close()

    return asyncio.run(run())


def differences(c: Connection) -> None:
    command.check(config_for(c))


def every_migration(c: Connection) -> list[str]:
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(config_for(c)).walk_revisions()))]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_from_every_released_schema_to_the_present_one(
    kind: str, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    def walk(c: Connection) -> str | None:
        for revision in every_migration(c):
            upgrade(c, revision)
        assert inspect(c).has_table("tables")
        differences(c)
        return version_of(c)

    async def on_postgres(address: str) -> str | None:
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(url_of(address))
        async with engine.begin() as connection:
            found = await connection.run_sync(walk)
        await engine.dispose()
        return found

    if kind == "sqlite":
        with create_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}").begin() as connection:
            assert walk(connection) == HEAD
    else:
        assert asyncio.run(on_postgres(postgres())) == HEAD


def test_the_named_head_is_the_newest_migration(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}").begin() as connection:
        assert every_migration(connection)[-1] == HEAD


def test_sqlite_keeps_a_write_ahead_log_and_commits_durably(tmp_path: Path) -> None:
    def look(c: Connection) -> tuple[Any, ...]:
        return tuple(c.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous"))

    assert both(database(str(tmp_path / "d.sqlite3")), look) == ("wal", 2)


def test_in_a_batch_a_failing_write_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        db = database(str(tmp_path / "d.sqlite3"))
        assert isinstance(db, Sqlite)
        await db.open()

        def write(key: str) -> Callable[[Connection], str]:
            def job(c: Connection) -> str:
                c.execute(insert(schema.meta), {"key": key, "value": key})
                if key == "bad":
                    raise ValueError(key)
                return key

            return job

        keys = ["a", "b", "bad", "c", "a"]
        results = await asyncio.gather(*[db.write(write(key)) for key in keys], return_exceptions=True)
        assert [type(r).__name__ for r in results] == ["str", "str", "ValueError", "str", "IntegrityError"]
        stored = await db.read(lambda c: [row.key for row in c.execute(text("SELECT key FROM meta ORDER BY key"))])
        assert stored == ["a", "b", "c"]
        await db.close()

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_people_are_found_by_a_part_of_their_name_in_any_case_of_any_script(
    kind: str, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    def look(c: Connection) -> list[list[str]]:
        for name in ("Ярослав Мудрий", "Łucja 100%", "Ann"):
            people.create(c, new_person(name, None))
        return [[person.name for person in people.found(c, part)] for part in ("ЯРО", "łuc", "0%", "nn", "%n%")]

    found = both(database(str(tmp_path / "d.sqlite3") if kind == "sqlite" else postgres()), look)
    assert found == [["Ярослав Мудрий"], ["Łucja 100%"], ["Łucja 100%"], ["Ann"], []]


def test_addresses_of_databases() -> None:
    assert url_of("/x/y.sqlite3").drivername == "sqlite"
    assert url_of("postgresql://u@h/d").drivername == "postgresql+asyncpg"
    with pytest.raises(ValueError, match="mysql"):
        url_of("mysql://h/d")


@pytest.mark.parametrize(
    ("url", "prefix", "found"),
    [
        ("", "", "http://127.0.0.1:8765/"),
        ("", "games", "http://127.0.0.1:8765/games/"),
        ("https://example.org", "/games", "https://example.org/games/"),
        ("https://example.org/games/", "/games", "https://example.org/games/"),
    ],
)
def test_the_public_address_has_the_prefix_once(url: str, prefix: str, found: str) -> None:
    assert Settings(url=url, prefix=prefix, db="x").public_url == found


def test_settings_travel_through_the_environment() -> None:
    given = from_environment({"port": 1, "games": ["a:B", "c:D"], "open": True}, {"CASTELLANY_PREFIX": "x/"})
    assert (given.port, given.prefix, given.games, given.open) == (1, "/x", ("a:B", "c:D"), True)
    assert from_environment({}, to_environment(given)) == given


def test_a_running_table_is_finished_under_the_rules_by_which_it_began(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        first = own_server()
        async with Person(first.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            seat = await ann.sit(table["id"])
            mine, decision, choices = await asked(seat)
            await seat.choose(mine, decision, choices[0])
            await asyncio.to_thread(first.stop)
            monkeypatch.setattr(GAME, "version", 2)  # its stored moments cannot be read any more
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            again = await ann.sit(table["id"])
            assert (await again.play_to_end())["winners"]
            record = loads(json.dumps(await ann.get(f"api/tables/{table['id']}/record")))
            assert record.header.rules == 1
            assert verify(GAME, record).rules == 1
            await ann.get(f"api/tables/{table['id']}/replay")
            younger = await ann.table(seats="mb")
            assert (await ann.sit(younger["id"])).table["rules"] == 2

    tell(story())


def test_a_table_of_newer_rules_waits_for_a_newer_server(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(GAME, "version", 2)
        first = own_server()
        async with Person(first.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            await ann.sit(table["id"])
            await asyncio.to_thread(first.stop)
            monkeypatch.setattr(GAME, "version", 1)
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            refused = await ann.sit(table["id"])
            assert refused.seen[0]["problem"]["error"]["id"] == "bad-record-version"
            with create_engine(f"sqlite:///{first.settings.db}").begin() as c:
                assert c.execute(text("SELECT status FROM tables")).scalar() == "playing"

    tell(story())


def test_a_table_of_other_facts_waits_for_those_facts(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        box = Box("tithe-of-this-house")
        box.value("gold", "game-tithe", say("game-tithe"), "ours", Number(0, 9), 3)
        corrected = [box.facts[0]._replace(value=4)]
        monkeypatch.setattr(GAME, "box", box)
        box.facts = corrected
        first = own_server()
        async with Person(first.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            assert await asked(await ann.sit(table["id"]))
            await asyncio.to_thread(first.stop)
            monkeypatch.setattr(GAME, "box", None)
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            refused = await ann.sit(table["id"])
            assert refused.seen[0]["problem"]["error"]["id"] == "error-other-facts"
            await asyncio.to_thread(second.stop)
            monkeypatch.setattr(GAME, "box", box)
            third = own_server(first.settings.db)
            ann.url, ann.http.base_url = third.url, third.url + "/"
            again = await ann.sit(table["id"])
            assert (await again.play_to_end())["winners"]
            record = loads(json.dumps(await ann.get(f"api/tables/{table['id']}/record")))
            assert record.header.facts == {"gold": 4}

    tell(story())
