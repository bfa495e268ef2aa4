"""The server under load, on loopback: `python -m bench.server [--tables 200] [--game citadels] [--think 2.0]`.

Every table has four people, each with a connection, and all tables move. Measured: from sending a choice
until the last of the four connections has it (the load generator's own work included), order on every
connection, memory for each table, and the time to load a table of 1,000 choices. Goals: median under
30 ms, 99 % under 150 ms, loading under 50 ms. Needs two quiet cores. `BENCH_ENGINE` names a compiled copy
of the package (`python build_engine.py FOLDER`), `BENCH_DB` a PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import loading
from tests.server.client import Person
from tests.server.serving import ROOT, free_port

PER_PERSON = 40  # tables one person may sit at
AT_ONCE = 100  # people who come through the door at the same moment
ECHO = 3.0  # seconds of listening after the last choice


class Options(msgspec.Struct):
    choice: int


class Asked(msgspec.Struct):
    options: list[Options]


class Seen(msgspec.Struct):
    seat: int | None
    question: Asked | None
    decision: int | None


class Told(msgspec.Struct):
    """As much of a message as the load generator reads."""

    type: str
    number: int = 0
    views: list[Seen] = []
    key: str = ""


decoder = msgspec.json.Decoder(Told)


class Figures:
    def __init__(self, connections: int) -> None:
        self.connections = connections
        self.door = asyncio.Semaphore(AT_ONCE)
        self.arrived = 0
        self.spans: list[float] = []
        self.choices = 0
        self.disorder = 0
        self.unheard = 0
        self.refused = 0
        self.seconds = 0.0  # from when everybody has sat down
        self.worked: list[
            float
        ] = []  # seconds of a core in that time, by each process of the server, the busiest first

    def all_here(self) -> bool:
        return self.arrived == self.connections


class Table:
    """One table with its four connections."""

    def __init__(self, id: str, people: list[Person], figures: Figures, think: float) -> None:
        self.id = id
        self.people = people
        self.figures = figures
        self.think = think
        self.sent: dict[int, float] = {}  # number of the entry: when its choice was sent
        self.heard: dict[int, int] = {}
        self.last_choice = 0.0

    async def sit(self, person: Person, until: float) -> None:
        self.last_choice = until - ECHO
        cookie = f"castellany={person.http.cookies['castellany']}"
        url = person.url.replace("http", "ws") + f"/api/tables/{self.id}/live"
        async with self.figures.door:
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
        async with socket:
            await socket.send('{"type":"hello","changes":true}')
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until), asyncio.TaskGroup() as thoughts:
                    await self._listen(socket, thoughts)

    async def _listen(self, socket: ClientConnection, thoughts: asyncio.TaskGroup) -> None:
        number, answered = 0, -1
        begun: dict[str, float] = {}  # key of a choice: when it was sent
        async for raw in socket:
            now = time.perf_counter()
            told = decoder.decode(raw)
            if told.type == "accepted":
                self.figures.choices += 1
                self.sent[told.number] = begun.pop(told.key)
                self._count(told.number, 0, now)
            elif told.type == "refused":
                self.figures.refused += 1
            if told.type not in ("table", "update"):
                continue
            if told.type == "update":
                self.figures.disorder += told.number != number + 1
                self._count(told.number, 1, now)
            else:
                self.figures.arrived += 1
            number = told.number
            for view in told.views:
                if view.question is not None and view.decision is not None and view.decision != answered:
                    answered = view.decision
                    thoughts.create_task(self._answer(socket, view, begun))

    async def _answer(self, socket: ClientConnection, view: Seen, begun: dict[str, float]) -> None:
        """Think, while the connection goes on listening; then choose, unless the end is near."""
        await asyncio.sleep(random.random() * 2 * self.think)
        while not self.figures.all_here():  # nobody begins before everybody has sat down
            await asyncio.sleep(0.5 + random.random())
        if asyncio.get_running_loop().time() > self.last_choice:
            return
        assert view.question is not None
        choice = random.choice(view.question.options).choice
        key = f"{view.seat}-{view.decision}"
        begun[key] = time.perf_counter()
        await socket.send(
            f'{{"type":"choose","seat":{view.seat},"decision":{view.decision},"choices":[{choice}],"key":"{key}"}}'
        )

    def _count(self, number: int, one: int, now: float) -> None:
        """The last of the four connections to hear of an entry closes its span."""
        self.heard[number] = self.heard.get(number, 0) + one
        if self.heard[number] >= len(self.people) and number in self.sent:
            self.figures.spans.append(now - self.sent.pop(number))
            del self.heard[number]

    def unheard(self) -> int:
        """Accepted choices of which not all four have heard."""
        return len(self.sent)


async def load(url: str, pid: int, args: argparse.Namespace) -> Figures:
    figures = Figures(4 * args.tables)
    tables: list[Table] = []
    before = memory(pid)
    group: list[Person] = []
    everybody: list[Person] = []
    for number in range(args.tables):
        if number % PER_PERSON == 0:
            group = [await Person(url).guest(f"Player {number} {seat}") for seat in range(4)]
            everybody += group
        table = await group[0].table(args.game, "mppp")
        for person in group[1:]:
            await person.post(f"api/tables/{table['id']}/join", {})
        await group[0].post(f"api/tables/{table['id']}/start")
        tables.append(Table(table["id"], group, figures, args.think))
    idle = memory(pid)
    print(f"memory: {(idle - before) / args.tables:.0f} kB for each idle table ({idle / 1024:.0f} MB in all)")
    until = asyncio.get_running_loop().time() + args.seconds
    watching = asyncio.create_task(watch(figures, pid))
    await asyncio.gather(*[table.sit(person, until) for table in tables for person in table.people])
    begun, worked = await watching
    figures.seconds = time.monotonic() - begun
    figures.worked = sorted((spent - worked.get(one, 0.0) for one, spent in cpu(pid).items()), reverse=True)
    figures.unheard = sum(table.unheard() for table in tables)
    busy = memory(pid)
    print(f"memory: {(busy - before) / args.tables:.0f} kB for each table with four connections, after play")
    for person in everybody:
        await person.http.aclose()
    return figures


async def watch(figures: Figures, pid: int) -> tuple[float, dict[int, float]]:
    """The moment at which everybody has sat down, and the work of the server until then."""
    while not figures.all_here():
        await asyncio.sleep(0.05)
    return time.monotonic(), cpu(pid)


def memory(pid: int) -> float:
    """Resident kilobytes of all processes of the server."""
    found = 0.0
    for one in cpu(pid):
        for line in Path(f"/proc/{one}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                found += float(line.split()[1])
    return found


def cpu(pid: int) -> dict[int, float]:
    """Seconds of a core that each process of the server has taken."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    found = {pid: (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")}
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):  # it may have ended meanwhile
            found |= cpu(int(child))
    return found


def start(folder: Path, limits: str = "100000", processes: int = 1) -> tuple[subprocess.Popen[bytes], str]:
    port = free_port()
    env = {
        **os.environ,
        "PYTHONPATH": f"{os.environ.get('BENCH_ENGINE') or ROOT / 'src'}{os.pathsep}{ROOT}",
        "CASTELLANY_LIMITS": limits,
        "TMPDIR": str(folder),
        "CASTELLANY_DB": os.environ.get("BENCH_DB") or str(folder / "bench.sqlite3"),
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "castellany.server", "--port", str(port), "--workers", str(processes)],
        cwd=ROOT,
        env=env,
        stdout=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    for _moment in range(600):
        try:
            httpx.get(f"{url}/health", timeout=2)
            if processes == 1 or len(list(folder.glob("castellany-*/*"))) == processes:  # each has its door
                return process, url
            time.sleep(0.1)
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def inside(url: str) -> str:
    """The server's own measure: from receipt to the last send queued."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    buckets: list[tuple[str, float]] = []
    for line in lines:
        if line.startswith("castellany_choice_seconds_bucket"):
            buckets.append((line.split('"')[1], float(line.split()[-1])))
    total = buckets[-1][1] or 1.0
    return ", ".join(f"{100 * count / total:.1f} % within {float(bound) * 1000:g} ms" for bound, count in buckets[2:8])


def wishes(about: str | None, tables: int, game: str, think: float = 2.0) -> argparse.Namespace:
    """What the command line says of the load."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--game", default=game)
    parser.add_argument("--think", type=float, default=think, help="mean seconds between question and answer")
    parser.add_argument("--seconds", type=float, default=30.0)
    return parser.parse_args()


def main() -> int:
    args = wishes(__doc__, tables=200, game="citadels")
    met = True
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder))
        try:
            figures = asyncio.run(load(url, process.pid, args))
            span = sorted(figures.spans)
            middle, high = statistics.median(span) * 1000, span[int(len(span) * 0.99)] * 1000
            rate, share = figures.choices / figures.seconds, 100 * sum(figures.worked) / figures.seconds
            print(f"load: {args.tables} tables, {4 * args.tables} connections, {figures.choices} choices, {rate:.0f}/s")
            print(f"work: the server took {share:.0f} % of a core")
            print(f"choice to last connection: median {middle:.1f} ms (goal 30), 99 % {high:.1f} ms (goal 150)")
            print(
                f"order: {figures.disorder} out of order, {figures.unheard} not heard by all, {figures.refused} refused"
            )
            print(f"inside the server: {inside(url)}")
            met = middle < 30 and high < 150 and figures.disorder == 0 and figures.unheard == 0
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        span_ms: Any = loading(Path(folder) / "load.sqlite3")
        print(f"loading a table of {span_ms[1]} entries: median {span_ms[0]:.1f} ms (goal 50)")
        met = met and span_ms[0] < 50
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
