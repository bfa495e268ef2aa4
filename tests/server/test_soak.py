"""An hour of play without growth: `./test --nightly`. People come and go, watch, ask, replay, import and misbehave.

`CASTELLANY_SOAK` is its length in seconds; in an ordinary test run it is a few, to keep the soak itself from rusting.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

import castellany
from tests.processes import needs_proc
from tests.server.client import ConnectionClosed, Person
from tests.server.conftest import Story
from tests.server.serving import Mortal

NIGHT = bool(os.environ.get("CASTELLANY_NIGHTLY"))
SECONDS = float(os.environ.get("CASTELLANY_SOAK", "3600" if NIGHT else "4"))
GROWTH = 1.15  # after the first tenth: what is kept for speed has been filled by then
Tell = Callable[[Story], None]


def memory(pid: int) -> float:
    """Resident megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1]) / 1024
    return 0.0


class Soak:
    def __init__(self, url: str, dice: random.Random) -> None:
        self.url = url
        self.dice = dice
        self.end = time.monotonic() + SECONDS
        self.games = self.choices = self.broken = 0

    async def again_and_again(self, visit: Callable[[], Awaitable[None]]) -> None:
        """A line that has rested is closed by the server, and now and then in the moment in which it is used again."""
        while time.monotonic() < self.end:
            try:
                await visit()
            except httpx.TransportError:
                self.broken += 1

    async def visitor(self) -> None:
        """Somebody new: a game or a part of it, then something else, then gone."""
        async with Person(self.url) as person:
            await person.guest()
            id = self.dice.choice([*castellany.games(), "tithe"])
            table = await person.table(id, "mb" if id != "elgrande" else "mbb")
            with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
                await self.play(person, table["id"])
            self.games += 1
            if self.dice.random() < 0.5:
                await person.post(f"api/tables/{table['id']}/close", status=None)
                await self.replay(person, table["id"])
            await person.post("api/me/delete" if self.dice.random() < 0.3 else "api/me/logout", {}, status=None)

    async def play(self, person: Person, id: str) -> None:
        seat = await person.sit(id, changes=self.dice.random() < 0.7)
        for _choice in range(self.dice.randrange(5, 40)):
            if time.monotonic() > self.end or seat.result is not None:
                break
            question = seat.question()
            if question is None:
                await seat.next(60)
                continue
            mine, decision, choices = question
            before = seat.number
            await seat.choose(mine, decision, self.dice.choice(choices))
            self.choices += 1
            while seat.number == before and seat.result is None:
                await seat.next(60)
            if self.dice.random() < 0.1:
                await seat.send({"type": "hello"})
        if self.dice.random() < 0.5:
            await seat.close()
        elif seat.socket is not None:
            seat.socket.transport.abort()  # the cable is pulled

    async def replay(self, person: Person, id: str) -> None:
        await person.get(f"api/tables/{id}/replay", status=None)
        await person.get(f"api/tables/{id}/steps?first=0&count=20", status=None)
        record = await person.get(f"api/tables/{id}/record", status=None)
        if isinstance(record, dict) and "header" in record:
            import json

            await person.post("api/records", {"record": json.dumps(record)}, status=None)

    async def nuisance(self) -> None:
        """Nonsense, unread sockets, refused requests."""
        async with Person(self.url) as person:
            await person.guest()
            table = await person.table("citadels", "mbbb")
            with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
                seat = await person.sit(table["id"])
                for _n in range(40):
                    await seat.send({"type": self.dice.choice(["hello", "choose", "x"]), "seat": 99})
                    await asyncio.sleep(0.02)
            await person.post(f"api/tables/{table['id']}/close", status=None)


@needs_proc
def test_play_goes_on_and_on_without_growth(mortal: Callable[..., Mortal], tmp_path: Path) -> None:
    server = mortal(str(tmp_path / "soak.sqlite3"))
    server.start()
    soak = Soak(server.url, random.Random(1))
    seen: list[tuple[float, float]] = []

    async def watch() -> None:
        while time.monotonic() < soak.end:
            seen.append((time.monotonic(), memory(server.pid)))
            await asyncio.sleep(min(10.0, SECONDS / 20))

    async def story() -> None:
        people: list[Any] = [soak.again_and_again(soak.visitor) for _n in range(6 if NIGHT else 2)]
        await asyncio.gather(watch(), soak.again_and_again(soak.nuisance), *people)

    asyncio.run(asyncio.wait_for(story(), SECONDS + 300))
    assert server.lives() and server.healthy()
    print(f"{SECONDS:g} s, {soak.games} games, {soak.choices} choices, memory {seen[0][1]:.0f} to {seen[-1][1]:.0f} MB")
    assert soak.choices > 0 and soak.broken <= 3 + soak.games // 20
    log = server.out.read_text()
    assert "Traceback" not in log and "driver failed" not in log and "tending failed" not in log, log[-3000:]
    if SECONDS >= 600:
        early = [mb for at, mb in seen if at < seen[0][0] + SECONDS / 5][-10:]
        late = [mb for _at, mb in seen][-10:]
        assert sum(late) / len(late) < GROWTH * sum(early) / len(early), "the server grows"
