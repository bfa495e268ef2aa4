"""Several processes on one PostgreSQL: each hears of what the others stored, and reads it.

A notification is a kind, a table, a number and the process that sent it; nothing of a game is in it.
Kinds: `e` an entry, `h` the header, `c` chat, `p` who is present, `q` who is?, `b` somebody was banned,
`s` sessions of somebody have ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

from castellany.server.errors import Fault
from castellany.server.live import telling
from castellany.server.live.house import House
from castellany.server.live.room import Room
from castellany.server.store import chat
from castellany.server.store.database import Postgres
from castellany.server.store.ids import clock_ms
from castellany.server.store.tables import notify
from castellany.server.wire import Bye

log = logging.getLogger("castellany.fanout")
CHANNEL: Final = "castellany"
_OF_PEOPLE: Final = ("b", "s")  # kinds that name a person, not a table
_PRESENT: Final = 0x43415355  # the lock that all processes share
_LONGEST: Final = 7000  # PostgreSQL refuses 8,000 bytes


class Fanout:
    """This process's ear."""

    def __init__(self, house: House, db: Postgres) -> None:
        self.house = house
        self.db = db
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.alone = False  # was no other process there when this one came?

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="fanout")
        await asyncio.wait_for(self.ready.wait(), 30)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(url)
                await connection.add_listener(CHANNEL, self._heard)
                await self._sign_in(connection)
                self.ready.set()
                for id in list(self.house.rooms):  # what was missed while nobody listened
                    await self.house.refresh(id)
                while not connection.is_closed():
                    await connection.fetchval("SELECT 1")
                    await asyncio.sleep(5)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", extra={"error": type(error).__name__})
            finally:
                if connection is not None and not connection.is_closed():
                    await connection.close(timeout=2)
            await asyncio.sleep(1)

    async def _sign_in(self, connection: Any) -> None:
        """Every process holds a share of one lock while it listens. Who gets all of it at first is alone."""
        if not self.ready.is_set():
            self.alone = await connection.fetchval(f"SELECT pg_try_advisory_lock({_PRESENT})")
        await connection.execute(f"SELECT pg_advisory_lock_shared({_PRESENT})")
        if self.alone and not self.ready.is_set():
            await connection.execute(f"SELECT pg_advisory_unlock({_PRESENT})")

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Most of what is told is of tables that nobody follows here: that must cost next to nothing."""
        kind, id, number, origin, *rest = payload.split(" ")
        if origin != self.house.process and (kind in _OF_PEOPLE or self.house.follows(id)):
            self.house.spawn(self._follow(kind, id, int(number), origin, rest))

    async def _follow(self, kind: str, id: str, number: int, origin: str, rest: list[str]) -> None:
        if kind == "b":
            self.send_away(id)
            return
        if kind == "s":
            await self.house.check_sessions(id, bool(number))
            return
        try:
            room = await self.house.room(id)  # which may be on its way in: read a moment before what is told now
        except Fault:
            return
        if kind == "h" or (kind == "e" and number > room.table.number):
            if room.idle and id not in self.house.claimed:  # read again when somebody comes
                self.house.rooms.pop(id, None)
            else:
                await room.refresh()
        elif kind == "c":
            for line in await self.house.db.read(lambda c: chat.lines(c, id, number - 1, 1)):
                telling.chat(room, line)
        elif kind == "p":
            people = frozenset(rest[0].split(",")) if rest and rest[0] else frozenset()
            before = room.elsewhere.get(origin, (frozenset(), 0, 0))[0]
            room.elsewhere[origin] = (people, number, clock_ms())
            room.gone.update({person: clock_ms() for person in before - people if not telling.present(room, person)})
            telling.changed(room)
        elif kind == "q" and room.connections:
            self.announce(room)

    def announce(self, room: Room) -> None:
        """Tell the other processes who is here."""
        people = sorted({c.person_id for c in room.connections if c.person_id and room.table.seats_of(c.person_id)})
        watchers = sum(not room.table.seats_of(connection.person_id) for connection in room.connections)
        payload = f"p {room.table.id} {watchers} {self.house.process} {','.join(people)}"[:_LONGEST]
        self.house.spawn(self.house.db.write(lambda c: notify(c, payload)))

    def ask(self, room: Room) -> None:
        """Ask who is at this table elsewhere."""
        payload = f"q {room.table.id} 0 {self.house.process}"
        self.house.spawn(self.house.db.write(lambda c: notify(c, payload)))

    def banned(self, person: str) -> None:
        payload = f"b {person} 0 {self.house.process}"
        self.house.spawn(self.house.db.write(lambda c: notify(c, payload)))

    def sessions_ended(self, person: str, again: bool) -> None:
        payload = f"s {person} {int(again)} {self.house.process}"
        self.house.spawn(self.house.db.write(lambda c: notify(c, payload)))

    def send_away(self, person: str) -> None:
        send_away(self.house, person)


def send_away(house: House, person: str) -> None:
    """Close the connections of somebody who was banned."""
    goodbye = Bye(Fault(403, "error-banned").problem(), False)
    for room in house.rooms.values():
        for connection in list(room.connections):
            if connection.person_id == person:
                connection.bye(goodbye)
