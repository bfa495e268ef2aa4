"""The thinnest whole path: a guest makes a table with bots, plays to the end, and finds it again after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import Person
from tests.server.serving import Server


def test_a_guest_plays_a_whole_game_against_bots_and_finds_it_after_a_restart(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "db.sqlite3"), log=tmp_path / "log").start()

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mbb")
            assert table["status"] == "playing"
            seat = await ann.sit(table["id"])
            asked = seat.question()
            while asked is None:
                await seat.next()
                asked = seat.question()
            mine, decision, choices = asked
            assert (await seat.choose(mine, decision, choices[0]))["type"] == "accepted"
            known = seat.number
            await seat.close()
            assert server.stop() == 0
            server.start()
            again = await ann.sit(table["id"], since=known)
            assert not again.seen[0]["fresh"]
            result = await again.play_to_end()
            assert result["winners"]
            await again.close()

    try:
        asyncio.run(story())
    finally:
        server.stop()
