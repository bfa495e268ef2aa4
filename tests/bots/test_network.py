"""The example of a bot over the network sits down at a real server's table and plays a game to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

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
