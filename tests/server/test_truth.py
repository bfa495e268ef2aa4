"""The house tells the truth: full disks, damaged files, lost databases, clocks set back, bad settings."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, update

from castellany.server import main
from castellany.server.live import absence, clocks
from castellany.server.live import house as house_module
from castellany.server.live.clocks import Time
from castellany.server.settings import BadSetting, Settings
from castellany.server.store import ids, schema, tables
from castellany.server.store.database import database
from castellany.server.store.rows import dumps
from castellany.server.store.trouble import DAMAGED, FULL, LOST, READ_ONLY
from tests.server import asking
from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story
from tests.server.serving import ROOT, Mortal
from tests.server.test_clocks import running_table
from tests.server.test_lines import until
from tests.server.test_play import asked
from tests.server.wire import Wire

Tell = Callable[[Story], None]


def health(server: Inside) -> tuple[int, dict[str, Any]]:
    answer = asking.get(f"{server.url}/health")
    return answer.status_code, answer.json()


@contextlib.contextmanager
def storage_fails(server: Inside, said: str) -> Iterator[None]:
    """Every write fails as SQLite says it does."""

    def fail(_c: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.lstrip().upper().startswith(("SELECT", "PRAGMA")):
            raise sqlite3.OperationalError(said)

    engine = server.services.db.engine
    event.listen(engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", fail)


@pytest.mark.parametrize(
    ("said", "trouble", "word"),
    [
        ("database or disk is full", FULL, "free some space"),
        ("attempt to write a readonly database", READ_ONLY, "write to this file"),
        ("disk I/O error", LOST, "can be reached"),
    ],
)
def test_where_nothing_can_be_written_choices_are_refused_calmly_and_health_and_log_say_why(
    said: str, trouble: str, word: str, own_server: Callable[..., Inside], tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mm")
            seat = await ann.sit(table["id"])
            mine, decision, choices = await asked(seat)
            before = seat.number
            with caplog.at_level(logging.WARNING, "castellany.storage"), storage_fails(server, said):
                for _n in range(35):  # more often than nonsense would be forgiven
                    answer = await seat.choose(mine, decision, choices[0])
                    assert answer["problem"]["error"]["id"] == "error-storage" and answer["problem"]["status"] == 503
                refused = await ann.post("api/tables", {"game": "tithe", "seats": [{"kind": "me"}] * 2}, status=503)
                assert refused["error"]["id"] == "error-storage"
                assert health(server) == (503, health(server)[1])
                assert (health(server)[1]["status"], health(server)[1]["problem"]) == ("unwell", trouble)
            told = [record for record in caplog.records if record.getMessage() == "storage does not work"]
            assert len(told) == 1, "once, not at every attempt"
            assert told[0].__dict__["database"] == server.settings.db and word in told[0].__dict__["remedy"]
            assert seat.number == before
            assert (await seat.choose(mine, decision, choices[0]))["type"] == "accepted", "and it goes on"
            assert health(server)[0] == 200
            assert (await seat.play_to_end())["winners"]

    tell(story())


def test_a_file_that_is_damaged_while_it_is_played_on_is_named_until_the_host_has_seen_to_it(
    own_server: Callable[..., Inside], tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mm"))["id"])
            mine, decision, choices = await asked(seat)
            with (
                caplog.at_level(logging.WARNING, "castellany.storage"),
                storage_fails(server, "database disk image is malformed"),
            ):
                answer = await seat.choose(mine, decision, choices[0])
                assert answer["problem"]["error"]["id"] == "error-storage"
            told = [record for record in caplog.records if record.getMessage() == "storage does not work"]
            assert told[0].__dict__["database"] == server.settings.db and "backup" in told[0].__dict__["remedy"]
            assert (await seat.choose(mine, decision, choices[0]))["type"] == "accepted", "where it is whole it is used"
            assert health(server)[0] == 503 and health(server)[1]["problem"] == DAMAGED, (
                "and the host still hears of it"
            )

    tell(story())


def test_a_database_that_is_lost_and_comes_back(
    postgres: Callable[[], str], own_server: Callable[..., Inside], tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(wire: Wire) -> None:
        server = own_server(wire.address)
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mm"))["id"])
            mine, decision, choices = await asked(seat)
            with caplog.at_level(logging.WARNING, "castellany.storage"):
                wire.cut()
                answer = await seat.choose(mine, decision, choices[0])
                assert answer["problem"]["error"]["id"] == "error-storage" and answer["problem"]["status"] == 503
                assert health(server)[0] == 503 and health(server)[1]["problem"] == LOST
            told = [record for record in caplog.records if record.getMessage() == "storage does not work"]
            assert len(told) == 1 and "can be reached" in told[0].__dict__["remedy"]
            assert "127.0.0.1" in told[0].__dict__["database"]
            wire.mend()
            await until(lambda: health(server)[0] == 200)
            assert (await seat.play_to_end())["winners"]

    with Wire(postgres()) as wire:
        tell(story(wire))


@pytest.mark.skipif(os.name == "nt" or (hasattr(os, "getuid") and os.getuid() != 0), reason="needs a disk of its own")
def test_a_disk_that_is_really_full(tmp_path: Path, own_server: Callable[..., Inside], tell: Tell) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "castellany", str(disk)], capture_output=True
    ).returncode:
        pytest.skip("no disk can be made here")
    try:
        server = own_server(str(disk / "db.sqlite3"))

        async def story() -> None:
            async with Person(server.url) as ann:
                await ann.guest("Ann")
                seat = await ann.sit((await ann.table(seats="mb"))["id"])
                mine, decision, choices = await asked(seat)
                ballast = os.open(disk / "ballast", os.O_WRONLY | os.O_CREAT)
                with contextlib.suppress(OSError):
                    while os.write(ballast, b"x" * 4096):
                        pass
                os.close(ballast)
                answer: dict[str, Any] = {"type": "accepted"}
                while answer["type"] == "accepted":  # what is left in the last pages may still be used
                    mine, decision, choices = await asked(seat)
                    answer = await seat.choose(mine, decision, choices[0])
                    if answer["type"] == "accepted" and seat.result is not None:
                        return
                assert answer["problem"]["error"]["id"] == "error-storage"
                assert health(server)[1]["problem"] == FULL
                os.unlink(disk / "ballast")
                await until(lambda: health(server)[0] == 200)
                assert (await seat.play_to_end())["winners"]

        tell(story())
    finally:
        server.stop()
        subprocess.run(["umount", str(disk)], check=True)


def started(db: Path, *more: str) -> str:
    """What the command says, with its code, when it cannot start; on standard error in one line."""
    command = [sys.executable, "-m", "castellany.server", "--port", "0", "--db", str(db), *more]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


def made(path: Path) -> None:
    """A database with a table in it."""

    async def make() -> None:
        db = database(str(path))
        await db.open()
        await db.write(lambda c: tables.create(c, running_table('{"left":[],"running":[],"since":0}')))
        await db.close()

    asyncio.run(make())


def test_a_damaged_file_is_named_at_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "d.sqlite3"
    made(path)
    data = bytearray(path.read_bytes())
    for place in range(4096, len(data), 512):
        data[place : place + 200] = b"\xff" * 200
    path.write_bytes(data)
    assert main(["--port", "0", "--db", str(path)]) == 2
    told = capsys.readouterr().err
    assert "damaged" in told and str(path) in told and "backup" in told and "Traceback" not in told
    path.write_bytes(b"this is not a database, whatever its name may be " * 100)
    assert main(["--port", "0", "--db", str(path)]) == 2
    assert "damaged" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="rights are another matter there")
def test_a_file_that_cannot_be_written_is_named_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    path = folder / "d.sqlite3"
    made(path)
    if os.getuid() == 0:  # root may write everywhere but where a system says no
        if not shutil.which("chattr") or subprocess.run(["chattr", "+i", str(path)], capture_output=True).returncode:
            pytest.skip("root may write to everything here")
        try:
            assert "cannot be written" in started(path)
        finally:
            subprocess.run(["chattr", "-i", str(path)], check=True)
    else:
        path.chmod(0o444)
        folder.chmod(0o555)
        try:
            assert "cannot be written" in started(path)
        finally:
            folder.chmod(0o755)


def test_a_second_server_on_one_file_says_so_and_stops(own_server: Callable[..., Inside], tmp_path: Path) -> None:
    first = own_server()
    told = started(Path(first.settings.db))
    assert f"process {os.getpid()}" in told and first.settings.db in told
    assert health(first)[0] == 200
    first.stop()
    again = own_server(first.settings.db)
    assert health(again)[0] == 200, "the lock ends with the server"


def damage(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))


def on(server: Inside, job: Callable[[Connection], Any]) -> Any:
    loop = server.services.house._beat.get_loop()
    return asyncio.run_coroutine_threadsafe(server.services.db.write(job), loop).result(20)


def test_one_damaged_table_is_set_aside_and_stops_nobody_else(
    own_server: Callable[..., Inside], tell: Tell, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "BEAT", 0.05)

    async def story() -> None:
        server = own_server(admin="Warden", admin_password="keys of the house")
        house = server.services.house
        async with Person(server.url) as ann, Person(server.url) as warden:
            await ann.guest("Ann")
            ids_ = [(await ann.table(seats="mb"))["id"] for _n in range(4)]
            now = ids.clock_ms() - 1000

            def set_aside() -> bool:
                """Damaged anew at every look: meanwhile a bot may have moved at a table that was still whole."""
                if len(house.damaged) < 2:
                    for id in ids_:
                        house.rooms.pop(id, None)
                    on(server, lambda c: damage(c, ids_[0], waiting="[not json", due=now, driver=None))
                    on(server, lambda c: damage(c, ids_[1], state=b"\xc1rubbish", due=now, driver=None))
                    lost = delete(schema.entries).where(schema.entries.c.table == ids_[1])
                    on(server, lambda c: c.execute(lost) and None)
                    on(server, lambda c: damage(c, ids_[2], state=b"\xc1rubbish", due=now, driver=None))
                return len(house.damaged) == 2

            await until(set_aside, 60)
            hall = await ann.get("api/hall")
            shown = {table["id"] for table in hall["my_turn"] + hall["mine"]}
            assert ids_[3] in shown and ids_[0] not in shown
            for id in ids_[:2]:
                seat = await ann.sit(id)
                assert seat.seen[0]["problem"]["error"]["id"] == "error-table-damaged"
            assert (await ann.get(f"api/tables/{ids_[0]}", status=410))["error"]["id"] == "error-table-damaged"
            mended = await ann.sit(ids_[2])
            assert (await mended.play_to_end())["winners"], "its choices lead to where it was"
            whole = await ann.sit(ids_[3])
            assert (await whole.play_to_end())["winners"]
            code, told = health(server)
            assert (code, told["damaged_tables"]) == (200, 2)
            me = await warden.post("api/me/login", {"name": "Warden", "password": "keys of the house"})
            assert me["admin"]
            taken = await warden.get(f"api/admin/tables/{ids_[0]}/export")
            assert taken["tables"][0]["waiting"] == "[not json" and taken["entries"] and taken["seats"]
            named = [r for r in caplog.records if r.getMessage() == "a table is damaged"]
            assert {r.__dict__["table"] for r in named} == set(ids_[:2]) and len(named) == 2

    tell(story())


# --- time


def test_the_clock_of_the_machine_set_back_moves_no_clock_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    before = ids.clock_ms()
    day = time.time_ns()
    monkeypatch.setattr("castellany.server.store.ids.time.time_ns", lambda: day - 3_600_000_000_000)
    assert abs(ids.clock_ms() - before) < 5_000 and ids.now_ms() < before - 3_000_000


def test_after_a_start_with_an_earlier_clock_nobody_waits_for_the_old_time(tmp_path: Path) -> None:
    """The server stopped at noon, and when it comes back it is eleven: clocks go on, bots move at once."""
    hour = 3_600_000
    noon = 100 * hour

    async def story() -> None:
        db = database(str(tmp_path / "d.sqlite3"))
        await db.open()
        human = running_table(dumps(Time([50_000, 60_000], [0], noon - 10_000)))
        human.id, human.due = "human", noon + 40_000
        bot = running_table(dumps(Time([None, None], [], noon)))
        bot.id, bot.due = "bot", noon
        for seat in bot.seats:
            seat.kind, seat.person = "bot", None
        await db.write(lambda c: tables.create(c, human))
        await db.write(lambda c: tables.create(c, bot))
        await absence.beat(db, noon)
        eleven = noon - hour
        await absence.account(db, eleven, clocks.AWAY)
        assert await db.read(lambda c: tables.due_tables(c, eleven, [])) == ["bot"]
        after = await db.read(lambda c: tables.load(c, "human"))
        assert after is not None and after.due == after.time.deadline()
        assert after.time == Time([40_000, 60_000], [0], eleven + clocks.GRACE)
        await db.close()

    asyncio.run(story())


def test_leases_follow_signs_of_life_and_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver whose number grows lives, whatever time its machine has; one whose number stands still does not."""
    now = 0.0
    monkeypatch.setattr("castellany.server.live.house.time", SimpleNamespace(monotonic=lambda: now))
    drivers = {"lives": 1, "dead": 10**15}

    class Store:
        async def read(self, _job: Any) -> dict[str, int]:
            return dict(drivers)

    house: Any = object.__new__(house_module.House)
    house.fanout, house.db, house.process, house._heard = object(), Store(), "me", {}
    silent: list[list[str]] = []

    def look() -> None:
        work = house._silent()
        try:
            work.send(None)
        except StopIteration as done:
            silent.append(done.value)

    for _second in range(7):
        look()
        now += 1.0
        drivers["lives"] += 1
    assert silent[:5] == [[]] * 5 and silent[-1] == ["dead"]
    assert house_module.SHARED_BEAT * 2 + house_module.SILENT <= 8


def test_after_a_kill_bots_go_on_at_once_where_a_process_is_alone(
    postgres: Callable[[], str], mortal: Callable[..., Mortal], tell: Tell
) -> None:
    async def story(server: Mortal) -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mbb"))["id"])
            await asked(seat)
            await asyncio.to_thread(server.kill)
            begun = time.monotonic()
            await asyncio.to_thread(server.start)
            again: Seat = await ann.sit(seat.id)
            assert (await again.play_to_end())["winners"]
            assert time.monotonic() - begun < 30
            assert "driver failed" not in server.out.read_text()

    server = mortal(postgres())
    server.start()
    tell(story(server))


# --- settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("absence", "-1"), ("absence", "nan"), ("limits", "inf"), ("limits", "nan"), ("limits", "0"), ("port", "-5"),
        ("bots", "9999"), ("workers", "9999"), ("url", "games.example.org"), ("url", "ftp://x"), ("prefix", "/a b"),
        ("prefix", "a?b"), ("origins", "example.org"), ("origins", "https://a/b"), ("proxies", "my-proxy"),
        ("smtp", "mail host"), ("smtp", "host:port"), ("smtp_from", "nobody"), ("smtp_password", "alone"),
        ("push_contact", "me"), ("admin_password", "short"), ("admin_password", "without a name"), ("deflate", "maybe"),
        ("push", "perhaps"), ("log", "loud"), ("games", "../x"),
    ],
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused_with_a_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(f"CASTELLANY_{name.upper()}", value)
    assert main(["--db", str(tmp_path / "d.sqlite3"), "--port", "0"] if name != "port" else []) == 2
    told = capsys.readouterr().err
    assert len(told.strip().splitlines()) == 1 and name in told.lower()
    assert "password" not in name or value not in told


def test_settings_that_make_sense_are_taken() -> None:
    Settings(
        url="https://example.org/games/", prefix="/games", origins=("https://a.example",), proxies="10.0.0.0/8, ::1",
        smtp="mail.example.org:587", smtp_user="u", smtp_password="p", smtp_from="c@example.org", absence=0.5,
        admin="Warden", admin_password="long enough", push_contact="https://example.org/contact", limits=100000.0,
    )  # fmt: skip
    with pytest.raises(BadSetting):
        Settings(host="http://x")


def test_the_host_reads_what_is_wrong_on_one_page() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for trouble in (FULL, READ_ONLY, DAMAGED, LOST, "stuck", "damaged_tables"):
        assert f"`{trouble}`" in page
    assert "api/admin/tables/ID/export" in page
