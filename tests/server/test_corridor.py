"""Several processes of one host: the lines of a table come to the same one, and none is lost on the way."""

from __future__ import annotations

import asyncio
import functools
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from castellany.server import corridor
from castellany.server.corridor import Corridor
from castellany.server.line import Door, Doorman
from castellany.server.run import Server
from tests.server import asking
from tests.server.client import Person
from tests.server.conftest import Story
from tests.server.serving import ROOT, free_port

pytestmark = pytest.mark.skipif(os.name == "nt", reason="lines cannot be handed from process to process there")
Tell = Callable[[Story], None]
GAUGE = "castellany_connections "
TABLES = [f"table{number}" for number in range(24)]


def saying(name: str) -> Any:
    """An application that says its name, whatever is asked."""

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": f"{name} {scope['path']} {scope['client']}".encode()})

    return app


async def served(name: str, port: int) -> Server:
    config = uvicorn.Config(
        saying(name), port=port, workers=2, lifespan="off", http=functools.partial(Door, Doorman())  # type: ignore[arg-type]
    )  # fmt: skip
    config.load()
    server = Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    return server


def test_a_line_is_handed_to_the_process_of_its_table(
    tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(corridor.VARIABLE, str(tmp_path))

    async def story() -> None:
        ports = [free_port(), free_port()]
        servers = [await served(f"process{i}", ports[i]) for i in (0, 1)]
        found: dict[str, set[str]] = {}
        async with asking.AsyncClient(headers={"connection": "close"}) as visitor:
            for port in ports:
                for table in TABLES:
                    answer = await visitor.get(f"http://127.0.0.1:{port}/api/tables/{table}/live?invite=1")
                    who, path, client = answer.text.split(" ", 2)
                    assert path == f"/api/tables/{table}/live" and "127.0.0.1" in client
                    found.setdefault(table, set()).add(who)
            assert all(len(owners) == 1 for owners in found.values()), found
            assert set.union(*found.values()) == {"process0", "process1"}, "the tables are shared out"
            hers = next(table for table in TABLES if found[table] == {"process1"})
            address = f"http://127.0.0.1:{ports[0]}/api/tables/{hers}/live"
            crowd = await asyncio.gather(*[visitor.get(address) for _n in range(60)])
            assert all(answer.text.startswith("process1") for answer in crowd), "none stays behind in a crowd"
            other = await visitor.get(f"http://127.0.0.1:{ports[1]}/api/tables/{TABLES[0]}")
            assert other.text.startswith("process1"), "only lines that stay are handed on"
            await servers[0].shutdown()
            for table in TABLES:  # the other process is gone: what comes here stays here
                answer = await visitor.get(f"http://127.0.0.1:{ports[1]}/api/tables/{table}/live")
                assert answer.text.startswith("process1")
        await servers[1].shutdown()

    tell(story())


def test_a_process_takes_the_place_of_one_that_has_died(tell: Tell, tmp_path: Path) -> None:
    async def story() -> None:
        came: list[bytes] = []

        def come_in(words: bytes) -> asyncio.Protocol:
            came.append(words)
            return asyncio.Protocol()

        first, second, third = [Corridor(str(tmp_path), 2) for _n in range(3)]
        for one in (first, second, third):
            one.open(come_in)
        assert (first.mine, second.mine, third.mine) == (0, 1, None)
        second.close()
        hers = next(table for table in TABLES if third.owner(f"GET /api/tables/{table}/live ".encode()) == 1)
        words = f"GET /api/tables/{hers}/live HTTP/1.1".encode()
        line, other_end = socket.socketpair()
        assert third.hand_over(words, line)
        line.close()
        while not came:
            await asyncio.sleep(0.01)
        assert third.mine == 1 and came == [words], "and the line came in where it was"
        assert not third.hand_over(words, other_end), "from now on it is hers"
        other_end.close()
        first.close()
        (tmp_path / "0").touch()  # left behind by one that was killed
        fourth = Corridor(str(tmp_path), 2)
        fourth.open(come_in)
        assert fourth.mine == 0
        third.close()
        fourth.close()

    tell(story())


def test_everybody_at_a_table_is_at_the_same_process(postgres: Callable[[], str], tell: Tell, tmp_path: Path) -> None:
    """Two real processes: who comes to a table is counted by the one that has it."""
    port = free_port()
    env = {**os.environ, "CASTELLANY_DB": postgres(), "CASTELLANY_BOTS": "1", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "castellany.server", "--port", str(port), "--workers", "2"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=log, stderr=log)

    async def lines() -> set[float]:
        """How many connections at tables each process counts; either may answer."""
        found: set[float] = set()
        async with asking.AsyncClient(headers={"connection": "close"}) as visitor:
            for _look in range(40):
                text = (await visitor.get(f"http://127.0.0.1:{port}/metrics")).text
                found |= {float(line.split()[-1]) for line in text.splitlines() if line.startswith(GAUGE)}
        return found

    async def story() -> None:
        async with Person(f"http://127.0.0.1:{port}") as ann:
            await ann.guest("Ann")
            table = await ann.table("citadels", "mbb")
            address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/live"
            cookie = {"Cookie": f"castellany={ann.http.cookies['castellany']}"}
            sockets = [await connect(address, additional_headers=cookie, max_size=None) for _n in range(8)]
            for one in sockets:
                await one.send('{"type":"hello"}')
                assert "table" in str(await one.recv())
            assert await lines() in ({0.0, 8.0}, {8.0})
            for one in sockets:
                await one.close()

    try:
        while len(list(tmp_path.glob("castellany-*/[01]"))) < 2:  # both processes are there
            assert process.poll() is None
            time.sleep(0.1)
        tell(story())
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
