"""The example of a bot over the network sits down at a real server's table and plays a game to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from castellany.server.limits import Bucket
from castellany.server.live import connection
from examples.network_bot import play
from tests.server.client import Person
from tests.server.conftest import Inside, settings_for


def test_a_bot_of_ones_own_plays_at_a_table(tmp_path: Path) -> None:
    server = Inside(settings_for(str(tmp_path / "db.sqlite3"))).start()
    try:
        result = asyncio.run(asyncio.wait_for(game(server.url), 60))
    finally:
        server.stop()
    assert result is not None
    assert result["winners"]


async def game(url: str) -> dict[str, Any] | None:
    async with await Person(url).guest("Ada") as host:
        table = await host.table(seats="mp")
        robot = asyncio.create_task(play(url, table["id"], table["invite"] or ""))
        seat = await host.sit(table["id"])
        while seat.table["seats"][1]["person"] is None and not robot.done():
            await seat.next()
        if seat.table["status"] == "waiting":
            await host.post(f"api/tables/{table['id']}/start")
        await seat.play_to_end()
        return await robot


def test_bots_that_are_too_quick_for_the_server_take_a_breath_and_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[float] = []

    class Strict(Bucket):
        def take(self, cost: float = 1.0) -> bool:
            allowed = super().take(cost)
            if not allowed:
                refused.append(self.tokens)
            return allowed

    monkeypatch.setattr(connection, "Bucket", lambda pace, burst: Strict(3.0, 4.0))
    server = Inside(settings_for(str(tmp_path / "db.sqlite3"))).start()
    try:
        results = asyncio.run(asyncio.wait_for(game_of_bots(server.url), 60))
    finally:
        server.stop()
    assert refused
    assert results[0] is not None
    assert results[0] == results[1]


async def game_of_bots(url: str) -> list[dict[str, Any] | None]:
    async with await Person(url).guest("Ada") as host:
        table = await host.table(seats="pp")
        names = ("Robot", "Android")
        robots = [asyncio.create_task(play(url, table["id"], table["invite"] or "", name)) for name in names]
        while any(seat["person"] is None for seat in (await host.get(f"api/tables/{table['id']}"))["seats"]):
            await asyncio.sleep(0.05)
        await host.post(f"api/tables/{table['id']}/start")
        return list(await asyncio.gather(*robots))
