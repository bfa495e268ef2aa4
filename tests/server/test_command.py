"""The command: its help in three languages, a taken port, a wrong database, a whole life from start to stop."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from castellany.server import main
from castellany.server.run import listen
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
    "arguments", [["--db", "mysql://host/name"], ["--workers", "3"], ["--port", "70000"], ["--port", "x"], ["--what"]]
)
def test_bad_arguments_end_with_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.strip()


def test_from_start_to_stop(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "castellany.server", "--port", str(port), "--db", str(tmp_path / "d.sqlite3")]
    env = {"PYTHONPATH": str(ROOT / "src"), "CASTELLANY_ADMIN": "Warden", "PATH": ""}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout and process.stderr
    assert process.stdout.readline().strip() == f"The table is set: http://127.0.0.1:{port}/"
    assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
    begun = time.monotonic()
    process.terminate()
    assert process.wait(20) == 0
    assert time.monotonic() - begun < 15
    told = process.stderr.read()
    assert "Administrator Warden, password" in told and "stopped" in told


def test_two_worker_processes_share_one_port_on_postgresql(
    mortal: Callable[..., Mortal], postgres: Callable[[], str]
) -> None:
    server = mortal(postgres(), workers=2)
    server.start()
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    server.stop()
