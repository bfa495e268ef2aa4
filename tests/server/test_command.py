"""The command: its help in three languages, a taken port, a wrong database, a whole life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from castellany.server import main
from castellany.server.run import listen, parser
from castellany.server.settings import Settings
from tests.processes import children, gone, needs_proc
from tests.server import asking
from tests.server.client import Person
from tests.server.serving import ROOT, Mortal, free_port


@pytest.mark.parametrize(("lang", "word"), [("en", "browser"), ("uk", "браузері"), ("pl", "przeglądarce")])
def test_help_speaks_the_readers_language(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"], lang) == 0
    told = capsys.readouterr().out
    assert word in told and "--workers" in told


def test_a_taken_port_is_said_and_a_browser_gets_the_next_one(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--port", str(port)], "pl") == 2
        assert str(port) in capsys.readouterr().err
        with listen("127.0.0.1", port, 30) as next_one:
            assert next_one.getsockname()[1] != port


@pytest.mark.parametrize(
    "arguments",
    [
        ["--db", "mysql://host/name"],
        ["--db", "postgresql://nobody:secret@127.0.0.1:1/none"],
        ["--db", "/dev/null/castellany.sqlite3"],
        ["--db", "no-database.py"],
        ["--workers", "3"],
        ["--workers", "0"],
        ["--bots", "-1"],
        ["--port", "70000"],
        ["--port", "x"],
        ["--host", "300.1.1.1"],
        ["--admin", "!!!"],
        ["--what"],
    ],
    ids=lambda arguments: arguments[-1].rsplit("/")[-1],
)
def test_bad_arguments_end_with_a_sentence(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "no-database.py"
    text.write_text("print('a file of another kind')", encoding="utf-8")
    arguments = [str(text) if argument == text.name else argument for argument in arguments]
    if "--db" not in arguments:
        arguments = [*arguments, "--db", str(tmp_path / "d.sqlite3")]
    assert main(arguments, "uk") == 2
    told = capsys.readouterr().err.strip()
    assert told and "Traceback" not in told and "secret" not in told
    assert arguments[0] in ("--port", "--what") or len(told.splitlines()) == 1


def test_a_bad_variable_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CASTELLANY_PORT", "eighty")
    assert main([]) == 2
    assert capsys.readouterr().err.strip() == "The setting CASTELLANY_PORT cannot be “eighty”."


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "d.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
        db.commit()
    before = path.read_bytes()
    assert main(["--db", str(path)]) == 2
    assert "newer version" in capsys.readouterr().err
    assert path.read_bytes()[100:] == before[100:]


def test_the_hosts_page_names_every_option_and_variable() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for item in dataclasses.fields(Settings):
        if item.name not in ("lang", "open"):
            assert f"CASTELLANY_{item.name.upper()}" in page
    for action in parser("en")._actions:
        assert f"`{action.option_strings[-1]}" in page or action.dest == "help"


def test_from_start_to_stop(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "castellany.server", "--port", str(port), "--db", str(tmp_path / "d.sqlite3")]
    env = {"PYTHONPATH": str(ROOT / "src"), "CASTELLANY_ADMIN": "Warden", "PATH": ""}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout and process.stderr
    assert process.stdout.readline().strip() == f"The table is set: http://127.0.0.1:{port}/"
    assert asking.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
    begun = time.monotonic()
    process.terminate()
    assert process.wait(20) == 0
    assert time.monotonic() - begun < 15
    told = process.stderr.read()
    assert "Administrator Warden, password" in told and "stopped" in told


@needs_proc
def test_a_killed_server_leaves_no_thinking_bots_behind(mortal: Callable[..., Mortal], tmp_path: Path) -> None:
    async def play() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            wishes = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
            table = await ann.post("api/tables", {"game": "tithe", "seats": wishes})
            seat = await ann.sit(table["id"])
            await seat.play_to_end()

    server = mortal(str(tmp_path / "d.sqlite3"))
    server.start()
    asyncio.run(play())
    workers = children(server.pid)
    assert workers
    server.kill()
    assert gone(workers)


def test_two_worker_processes_share_one_port_on_postgresql(
    mortal: Callable[..., Mortal], postgres: Callable[[], str]
) -> None:
    server = mortal(postgres(), workers=2)
    server.start()
    assert asking.get(f"{server.url}/api/games").status_code == 200
    server.stop()


@needs_proc
def test_where_the_first_process_is_killed_its_workers_end_and_the_port_is_free(
    mortal: Callable[..., Mortal], postgres: Callable[[], str]
) -> None:
    server = mortal(postgres(), workers=2, admin="Warden")
    server.start()
    workers = children(server.pid)
    assert len(workers) >= 2
    server.kill()
    assert gone(workers)
    server.start()
    assert asking.get(f"{server.url}/api/games").status_code == 200
    server.stop()
    assert server.out.read_text().count("Administrator Warden, password") == 1
