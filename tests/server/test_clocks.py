"""Clocks: the arithmetic, the fall of a flag, and the standstill while no server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, select, text

from castellany.kernel import Match
from castellany.server.live import absence, clocks
from castellany.server.live.clocks import AWAY, GRACE, Time
from castellany.server.store import schema, tables
from castellany.server.store.database import database
from castellany.server.store.rows import TableRow, dumps
from castellany.server.wire import Clock
from tests.server.client import Person
from tests.server.conftest import Inside, Story
from tests.server.test_play import asked, two_people
from tests.server.test_sight import table_for
from tests.toy import GAME

Tell = Callable[[Story], None]
TURN = Clock("turn", 60)
BANK = Clock("bank", 300, 10)


def test_a_turn_clock_begins_anew_with_each_turn_and_not_with_each_choice() -> None:
    begun = clocks.begin(TURN, 2, [0], 1000)
    assert begun.left_at(31_000) == [30_000, 60_000]
    same_turn = clocks.turn_over(TURN, begun, [0], 31_000)
    assert same_turn.left_at(31_000)[0] == 30_000
    other = clocks.turn_over(TURN, same_turn, [1], 41_000)
    assert other.left_at(41_000) == [20_000, 60_000]
    again = clocks.turn_over(TURN, other, [0], 50_000)
    assert again.left_at(50_000) == [60_000, 51_000]


def test_a_bank_runs_down_and_gains_after_each_turn() -> None:
    begun = clocks.begin(BANK, 2, [0, 1], 0)
    after = clocks.turn_over(BANK, begun, [1], 20_000)
    assert after.left_at(20_000) == [290_000, 280_000]
    assert after.deadline() == 300_000
    assert after.fallen(299_999) == [] and after.fallen(300_000) == [1]


def test_without_a_clock_nothing_runs() -> None:
    begun = clocks.begin(Clock(), 3, [0, 1], 0)
    assert begun.left_at(10**9) == [None] * 3 and begun.deadline() is None and begun.fallen(10**9) == []


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    before = Time([50_000, 60_000], [0], 0)
    back = clocks.after_absence(before, alive=10_000, now=1_000_000)
    assert back.left_at(1_000_000) == [40_000, 60_000]
    assert back.left_at(1_000_000 + GRACE) == [40_000, 60_000]
    assert back.left_at(1_000_000 + GRACE + 5_000) == [35_000, 60_000]


def test_one_of_several_processes_that_starts_stops_no_clocks(tmp_path: Path) -> None:
    async def story() -> None:
        db = database(str(tmp_path / "d.sqlite3"))
        await db.open()
        before = dumps(Time([50_000, 60_000], [0], 0))
        await db.write(lambda c: tables.create(c, running_table(before)))
        await absence.beat(db, 10_000)
        await absence.account(db, 10_000 + AWAY - 1, AWAY)
        assert await db.read(time_of) == before
        await absence.account(db, 20_000 + 2 * AWAY, AWAY)
        after = msgspec.json.decode(await db.read(time_of), type=Time)
        assert after.since == 20_000 + 2 * AWAY + GRACE
        await db.close()

    asyncio.run(story())


def running_table(time: str) -> TableRow:
    play = Match.start(GAME, 2, 1, GAME.complete(2, {}))
    table = table_for(GAME, play, 2, {})
    table.status, table.time = "playing", msgspec.json.decode(time, type=Time)
    return table


def time_of(c: Connection) -> str:
    return str(c.execute(select(schema.tables.c.time)).scalar_one())


def test_a_bot_takes_the_seat_whose_flag_has_fallen_and_gives_it_back(server: Inside, tell: Tell) -> None:
    async def story() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            one, two = await two_people(server.url, ann, bob, clock={"kind": "turn", "seconds": 5})
            await asked(one)
            room = server.services.house.rooms[one.id]
            assert sorted(room.table.time.running) == [0, 1]
            mine, decision, choices = await asked(two)
            await two.choose(mine, decision, choices[0])
            await one.until(lambda m: m["type"] == "update" and m["log"][-1]["kind"] == "standin", 12)
            assert (one.log[-1]["seat"], one.log[-1]["reason"]) == (0, "time")
            while 0 in one.seen[-1].get("waiting", [0]):
                await one.next()
            await one.send({"type": "seated", "seat": 0, "by": "me"})
            await one.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][0]["standin"])

    tell(story())


def test_clocks_stand_still_while_no_server_runs(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        first = own_server()
        async with Person(first.url) as ann, Person(first.url) as bob:
            one, _two = await two_people(first.url, ann, bob, clock={"kind": "bank", "seconds": 600})
            await asked(one)
            left = one.seen[0]["clock"]["left"]
            await asyncio.to_thread(first.stop)
            db = create_engine(f"sqlite:///{first.settings.db}")
            with db.begin() as c:  # as if the last sign of life were an hour old
                hour = 3_600_000
                c.execute(text("UPDATE meta SET value = :v WHERE key = 'alive'"), {"v": str(_ms() - hour)})
                row: Any = c.execute(text("SELECT id, time FROM tables")).one()
                old = row.time.replace('"since":', '"since":-')
                since = int(old.split('"since":-')[1].rstrip("}")) - hour
                c.execute(
                    text("UPDATE tables SET time = :t"),
                    {"t": old.split('"since":-')[0] + f'"since":{since}' + "}"},
                )
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            again = await ann.sit(one.id)
            message = again.seen[0]
            assert message["paused"]
            for now, then in zip(message["clock"]["left"], left, strict=True):
                assert then - 5_000 < now <= then

    tell(story())


def test_even_a_short_absence_ends_with_a_grace(own_server: Callable[..., Inside], tell: Tell) -> None:
    async def story() -> None:
        first = own_server()
        async with Person(first.url) as ann, Person(first.url) as bob:
            one, _two = await two_people(first.url, ann, bob, clock={"kind": "turn", "seconds": 5})
            await asked(one)
            await asyncio.to_thread(first.stop)
            second = own_server(first.settings.db)
            ann.url, ann.http.base_url = second.url, second.url + "/"
            again = await ann.sit(one.id)
            assert again.seen[0]["paused"] and not again.table["seats"][0]["standin"]

    tell(story())


def _ms() -> int:
    return time.time_ns() // 1_000_000
