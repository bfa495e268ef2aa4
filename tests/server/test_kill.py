"""Pulling the plug: SIGKILL at random moments while people play; nothing accepted is lost, nothing doubled.

200 times in all, half of them on each database; `CASTELLANY_KILLS=1000` kills that often on each, the night 500.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
import uuid
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text

import castellany
from castellany.server.store.database import database
from tests.server.client import ConnectionClosed, Person, Seat
from tests.server.serving import Mortal
from tests.toy import GAME

KILLS = int(os.environ.get("CASTELLANY_KILLS", "100"))


STILLBORN = 0.3  # how many servers are killed before they are ready
AWAITED = 0.8  # how many of the others get to store some choices first, however slow the machine is
SLOWEST = 20.0  # seconds for that


class Player:
    """Plays on whatever happens: a message without an answer is sent again, the same, after coming back."""

    def __init__(self, person: Person, table: str, dice: random.Random) -> None:
        self.person = person
        self.table = table
        self.dice = dice
        self.accepted: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.log: dict[int, dict[str, Any]] = {}
        self.over = False
        self.returns = 0

    async def play(self) -> None:
        while not self.over:
            try:
                await self._sit()
            except (ConnectionClosed, OSError, TimeoutError, EOFError, httpx.TransportError):
                self.returns += 1
                await asyncio.sleep(0.1)
            except Exception as error:
                if "Invalid" not in type(error).__name__:  # a handshake cut in two
                    raise
                await asyncio.sleep(0.1)

    async def _sit(self) -> None:
        known = max(self.log, default=0)
        seat = await self.person.sit(self.table, since=known or None)
        try:
            self._learn(seat)
            if self.pending is not None:
                await self._ask(seat, self.pending)
            while True:
                self._learn(seat)
                if seat.result is not None:
                    self.over = True
                    return
                question = seat.question()
                if question is None:
                    await seat.next(30)
                    continue
                mine, decision, choices = question
                runs = [[choice] for choice in choices] + seat.proposals()
                message = {
                    "type": "choose", "seat": mine, "decision": decision, "choices": self.dice.choice(runs),
                    "key": uuid.uuid4().hex,
                }  # fmt: skip
                await self._ask(seat, message)
                await asyncio.sleep(self.dice.random() * 0.02)
        finally:
            self._learn(seat)
            with contextlib.suppress(Exception):
                await seat.close()

    async def _ask(self, seat: Seat, message: dict[str, Any]) -> None:
        self.pending = message
        await seat.send(message)
        answer = await seat.answer(message["key"], 30)
        self.pending = None
        if answer["type"] == "accepted":
            assert self.accepted.setdefault(message["key"], answer["number"]) == answer["number"]
        else:
            assert answer["problem"]["error"]["id"] in ("error-decision-past", "error-restarting"), answer
        while seat.number < answer.get("number", 0):
            await seat.next(30)

    def _learn(self, seat: Seat) -> None:
        for entry in seat.log:
            old = self.log.setdefault(entry["number"], entry)
            assert old == entry, "what was told once is told the same again"


async def play_and_kill(server: Mortal, kills: int, games: Sequence[str]) -> tuple[list[Player], int]:
    """First real games, one after the other, then short ones, until the plug was pulled often enough."""
    dice = random.Random(kills)
    players: list[Player] = []
    tables: list[str] = []
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.url)) for _n in range(3)]
        await asyncio.to_thread(server.start)
        for number, person in enumerate(people):
            await person.guest(f"Player {number}")
        done = 0

        async def begin() -> None:
            host = people[0]
            game = games[len(tables)] if len(tables) < len(games) and done < kills // 2 else GAME.id
            table = await host.table(game, "mppb" if game == GAME.id else "mpp")
            for other in people[1:]:
                await other.post(f"api/tables/{table['id']}/join", {})
            await host.post(f"api/tables/{table['id']}/start")
            tables.append(table["id"])
            players.extend(Player(person, table["id"], random.Random(dice.random())) for person in people)

        running: list[asyncio.Task[None]] = []
        ready = True
        while done < kills:
            await asyncio.to_thread(server.come_up)  # the last game may have ended while it was still coming up
            await begin()
            running = [asyncio.create_task(player.play()) for player in players[-3:]]
            while done < kills and not all(task.done() for task in running):
                if ready and dice.random() < AWAITED:
                    await choices(dice.randrange(1, 5), players[-3:], running)
                await asyncio.sleep(dice.random() * 0.2)
                server.kill()
                done += 1
                ready = done == kills or dice.random() >= STILLBORN
                if not ready:
                    server.begin()  # the next plug is pulled while it is still coming up
                else:
                    await asyncio.to_thread(server.start)
            await asyncio.wait_for(asyncio.gather(*running), 240)
        return players, len(tables)


async def choices(wanted: int, players: list[Player], running: list[asyncio.Task[None]]) -> None:
    """Until so many more have been accepted, or the game is over, or it takes too long."""

    def accepted() -> int:
        return sum(len(player.accepted) for player in players)

    enough, end = accepted() + wanted, time.monotonic() + SLOWEST
    while accepted() < enough and time.monotonic() < end and not all(task.done() for task in running):
        await asyncio.sleep(0.005)


def check(db: str, players: list[Player]) -> int:
    """Every accepted choice is stored once, where it was said to be; the stored game is the one that was told."""

    async def look() -> int:
        store = database(db)
        await store.open()
        try:
            return await store.read(lambda c: compare(c, players))
        finally:
            await store.close()

    return asyncio.run(look())


def compare(c: Any, players: list[Player]) -> int:
    castellany.register(GAME)  # known to the servers; here only where another test has made it so
    accepted = 0
    for table in {player.table for player in players}:
        rows = c.execute(
            text('SELECT number, kind, seat, choice, "key" FROM entries WHERE "table" = :t ORDER BY number'),
            {"t": table},
        ).all()
        head = c.execute(text("SELECT * FROM tables WHERE id = :t"), {"t": table}).one()
        numbers = [row.number for row in rows]
        assert numbers == list(range(1, len(rows) + 1)), "no gap and no double"
        assert head.number == len(rows) and head.status == "over"
        keys = {row.key: row.number for row in rows if row.key}
        for player in [p for p in players if p.table == table]:
            for key, number in player.accepted.items():
                assert keys.get(f"{player.person.id}:{key}") == number, "an accepted choice is there, once"
                accepted += 1
            assert sorted(player.log) == numbers, "everybody was told everything"
            for row in rows:
                assert (player.log[row.number]["kind"], player.log[row.number]["seat"]) == (row.kind, row.seat)
        game = castellany.game(head.game)
        state = game.new(head.players, int(head.seed), json.loads(head.options))
        for row in rows:
            if row.kind == "choice":
                for choice in game.parse_run(row.choice):
                    state.play(row.seat, choice)
        assert state.encode() == bytes(head.state), "the stored moment is the one the choices lead to"
    return accepted


def story(server: Mortal, db: str, *games: str) -> None:
    players, tables = asyncio.run(asyncio.wait_for(play_and_kill(server, KILLS, games), 300 + KILLS * 5))
    accepted = check(db, players)
    returns = sum(player.returns for player in players)
    print(f"{KILLS} kills, {tables} tables, {accepted} accepted choices, {returns} times somebody came back")
    assert accepted > KILLS and returns > 0


def test_no_accepted_choice_is_lost_or_doubled_on_sqlite(tmp_path: Path, mortal: Callable[[str], Mortal]) -> None:
    db = str(tmp_path / "db.sqlite3")
    story(mortal(db), db, "citadels", "paladins")


def test_no_accepted_choice_is_lost_or_doubled_on_postgresql(
    postgres: Callable[[], str], mortal: Callable[[str], Mortal]
) -> None:
    db = postgres()
    story(mortal(db), db, "elgrande", "viscounts")
