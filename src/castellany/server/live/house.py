"""The house: all rooms of this process, loaded when somebody comes or something is due.

It also keeps the promise that every table is driven by one process: a claim in storage, renewed
while this process lives, taken over by another when it falls silent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection as Db

import castellany
from castellany.kernel import CastellanyError, Game, gist, say
from castellany.server.errors import Fault, fault_of
from castellany.server.live import absence, clocks, driver, telling
from castellany.server.live.bots import BotPool
from castellany.server.live.changes import Shown
from castellany.server.live.connection import Backlog, Connection
from castellany.server.live.directory import Directory
from castellany.server.live.room import Room
from castellany.server.metrics import Metrics
from castellany.server.settings import Settings
from castellany.server.store import chat, friends, people, tables
from castellany.server.store import log as entries
from castellany.server.store.database import Database
from castellany.server.store.ids import clock_ms, new_id, now_ms
from castellany.server.store.log import OldEntry, Told
from castellany.server.store.rows import Damaged, TableRow
from castellany.server.store.tidying import tidy
from castellany.server.store.trouble import Trouble
from castellany.server.wire import Bye

log = logging.getLogger("castellany.house")
T = TypeVar("T")

BEAT: Final = 2.0  # seconds between looks around
SHARED_BEAT: Final = 1.0  # the same, where other processes look for signs of life
SILENT: Final = 4.0  # seconds without one, after which others take over: within eight in all
STUCK: Final = 30.0  # seconds without a look around
PRESENCE: Final = 60_000  # how long one word of another process about its people is good
HERE: Final = 60_000  # how often it is noted who is at the tables
TIDY: Final = 6 * 3_600_000  # how often what nobody comes back to is put away
IDLE: Final = 20_000  # a room nobody needs is put away after this long: to read it again takes some milliseconds


class House:
    """The rooms of one server process."""

    def __init__(self, settings: Settings, db: Database, bots: BotPool, metrics: Metrics) -> None:
        self.settings = settings
        self.db = db
        self.bots = bots
        self.metrics = metrics
        self.directory = Directory(db)
        self.process = new_id(12)
        self.rooms: dict[str, Room] = {}
        self.claimed: set[str] = set()
        self.backlog = Backlog()
        self.notices: Any = None  # set by the application, where messages go out
        self.fanout: Any = None  # set by the application, where there may be other processes
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beat: asyncio.Task[None] | None = None
        self._tidied = 0
        self._noted = 0
        self._beats = 0
        self._tended = time.monotonic()
        self.damaged: dict[str, str] = {}  # tables that were set aside, and why
        self._heard: dict[str, tuple[int, float]] = {}  # of other processes: their last sign of life, and when it came
        self.stopping = False

    # --- life

    async def start(self) -> None:
        alone = self.fanout is None or self.fanout.alone  # then nobody was there until now
        await absence.account(self.db, clock_ms(), 0 if alone else clocks.AWAY)
        if alone:
            await self.db.write(lambda c: tables.let_go(c))
        self._beat = self.spawn(self._keep_house())

    async def farewell(self) -> None:
        """Tell everybody to come back in a moment, before their connections are closed."""
        self.stopping = True
        goodbye = Bye(Fault(503, "error-restarting").problem(), True)
        connections = [connection for room in self.rooms.values() for connection in room.connections]
        for connection in connections:
            connection.bye(goodbye)
        for _moment in range(20):
            if not any(connection.size for connection in connections):
                return
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Finish what is being written and let go of the tables."""
        self.stopping = True
        if self._beat:
            self._beat.cancel()
            await asyncio.wait({self._beat}, timeout=2)
        for room in list(self.rooms.values()):
            if room.driving:
                room.driving.cancel()
        pending = [task for task in self._tasks if task is not self._beat]
        if pending:
            await asyncio.wait(pending, timeout=5)
        with contextlib.suppress(Trouble):
            await self.db.write(lambda c: tables.let_go(c, self.process))
            await absence.beat(self.db, clock_ms())
        await self.bots.end()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever asked for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep_house(self) -> None:
        while True:
            try:
                await self._tend()
                self._tended = time.monotonic()
            except Trouble:
                self._tended = time.monotonic()  # said already, and the health says it too
            except Exception:
                log.exception("tending failed")
            await asyncio.sleep(BEAT if self.fanout is None else SHARED_BEAT)

    def stuck(self) -> str:
        """Nobody has looked after the tables for long: something is wrong that has no name yet."""
        return "stuck" if time.monotonic() - self._tended > STUCK and not self.stopping else ""

    async def _tend(self) -> None:
        now = clock_ms()
        await absence.beat(self.db, now)
        if self.fanout is None or self._beats % 10 == 0:
            self.bots.renew()
        if now - self._tidied > TIDY:
            self._tidied = now
            await self.db.write(lambda c: tidy(c, now))
        if now - self._noted > HERE:
            self._noted = now
            await self._note_who_is_here()
        if self.claimed and self.fanout is not None:
            self._beats += 1
            await self.db.write(lambda c: tables.still_here(c, self.process, self._beats))
        silent = await self._silent()
        for id in await self.db.read(lambda c: tables.due_tables(c, now, silent)):
            with contextlib.suppress(Fault, Damaged):
                self.drive(await self.room(id))
        for id, room in list(self.rooms.items()):
            self._presence(room, now)
            if not room.idle:
                room.idle_since = now
            elif now - room.idle_since > IDLE:
                del self.rooms[id]
                if id in self.claimed:
                    self.claimed.discard(id)
                    await self.db.write(lambda c, id=id: tables.set_columns(c, id, driver=None))  # type: ignore[misc]

    async def _note_who_is_here(self) -> None:
        """Whoever sits or watches at a table asks for no pages: their friends still see them."""
        here = sorted({line.person_id for room in self.rooms.values() for line in room.connections if line.person_id})
        if here:
            await self.db.write(lambda c: friends.are_here(c, here, now_ms()))

    async def _silent(self) -> list[str]:
        """Processes that drive tables and have given no sign of life for a while, by this process's own watch."""
        if self.fanout is None:
            return []
        here = time.monotonic()
        drivers = await self.db.read(tables.drivers)
        drivers.pop(self.process, None)
        before, self._heard = self._heard, {}
        for process, beat in drivers.items():
            old = before.get(process)
            self._heard[process] = old if old is not None and old[0] == beat else (beat, here)
        return [process for process, (_beat, when) in self._heard.items() if here - when > SILENT]

    def _presence(self, room: Room, now: int) -> None:
        """Where other processes may have died, believe in their people only while they are told of."""
        if self.fanout is None:
            return
        for process, (_people, _watchers, when) in list(room.elsewhere.items()):
            if now - when > PRESENCE:
                del room.elsewhere[process]
                telling.changed(room)
        if room.connections and now - room.announced > PRESENCE // 3:
            room.announced = now
            self.fanout.announce(room)

    # --- rooms

    async def room(self, id: str) -> Room:
        """The room of a table; `Fault` where there is no such table."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.rooms:
                    room = self.rooms[id] = await self._load(id)
                    if self.fanout is not None:
                        self.fanout.ask(room)
                return self.rooms[id]
        finally:
            self._loading.pop(id, None)

    def follows(self, id: str) -> bool:
        """Is this table's room here, or on its way in?"""
        return id in self.rooms or id in self._loading

    async def _load(self, id: str) -> Room:
        def read(c: Db) -> tuple[TableRow | None, list[OldEntry], list[Told]]:
            history = entries.history(c, id)
            return tables.load(c, id), history, entries.told(c, id, len(history) - gist.KEPT)

        with self.metrics.load_seconds.time():
            try:
                table, history, told = await self.db.read(read)
            except Damaged as error:
                raise self.set_aside(id, error) from error
            if table is None:
                raise Fault(404, "error-no-table")
            history = [entry for entry in history if entry.number <= table.number]
            try:
                game = castellany.game(table.game)
            except CastellanyError as error:
                raise fault_of(error, 410) from error
            if table.rules > game.version and table.status == "playing":
                raise Fault(410, say("bad-record-version", version=str(table.rules), current=str(game.version)))
            if table.facts != game.changed and table.status == "playing":
                raise Fault(410, "error-other-facts")
            await self.directory.ensure_table(table)
            try:
                room = Room(self, game, table, history)
                if room.play is None and table.status == "playing":
                    raise Damaged(id)
            except Exception as error:
                room = await self._rebuilt(game, table, history, error)
            room.follow(told)
            self.damaged.pop(id, None)
            return room

    async def _rebuilt(self, game: Game, table: TableRow, history: list[OldEntry], error: Exception) -> Room:
        """The last moment of a table cannot be read, damaged or an older server's: its choices lead there again."""
        try:
            table.state = absence.replayed(game, table, history).encode()
            room = Room(self, game, table, history)
        except Exception as worse:
            raise self.set_aside(table.id, worse) from error
        log.warning("a table was rebuilt from its choices", extra={"table": table.id, "number": table.number})
        return room

    def set_aside(self, id: str, error: Exception) -> Fault:
        """One damaged table stops nobody else. It stays as it is in storage; administrators can export it."""
        if id not in self.damaged:
            self.damaged[id] = type(error).__name__
            remedy = f"export it as an administrator from api/admin/tables/{id}/export; restore it from a backup"
            log.error("a table is damaged", extra={"table": id, "error": type(error).__name__, "remedy": remedy})
        return Fault(410, "error-table-damaged")

    async def refresh(self, id: str) -> None:
        """Something about this table was stored outside its room."""
        room = self.rooms.get(id)
        if room is not None:
            await room.refresh()

    async def enter(self, room: Room, connection: Connection, since: int | None, changes: bool) -> None:
        """A connection arrives, or asks again: told everything first, then everything that follows."""
        connection.changes = changes
        connection.told = since if since is not None and since <= room.table.number else 0
        if connection.room is room and connection.falls_behind():
            return  # told when what is under way has been read
        await self._tell_all(room, connection)
        self.drive(room)

    async def catch_up(self, connection: Connection) -> None:
        """A reader who lagged has read on: one newer view instead of all that was left out."""
        if connection.room is not None and not connection.lost:
            await self._tell_all(connection.room, connection)

    async def _tell_all(self, room: Room, connection: Connection) -> None:
        """Everything about the table, the log from where this reader has it."""
        async with room.lock:
            after = connection.told
            id = room.table.id
            told = await self.db.read(lambda c: entries.told(c, id, after))
            told = [entry for entry in told if entry.number <= room.table.number]
            lines = await self.db.read(lambda c: chat.lines(c, id)) if room.table.chat else []
            connection.tell(telling.arrival(room, connection, told, lines, after == 0))
            connection.room = room
            if connection not in room.connections and not connection.lost:
                room.connections.append(connection)
                telling.changed(room, but=connection)
                self.present(room)

    def leave(self, room: Room, connection: Connection) -> None:
        if connection in room.connections:
            room.connections.remove(connection)
            room.idle_since = clock_ms()
            if not room.connections:
                room.shown = Shown()
            if connection.person_id and not telling.present(room, connection.person_id):
                room.gone[connection.person_id] = clock_ms()
            telling.changed(room)
            self.present(room)

    async def sessions_ended(self, person: str, again: bool = False) -> None:
        """Some sessions of a person are no more: neither are the sockets they opened, in no process."""
        await self.check_sessions(person, again)
        if self.fanout is not None:
            self.fanout.sessions_ended(person, again)

    async def check_sessions(self, person: str, again: bool) -> None:
        left = await self.db.read(lambda c: people.sessions(c, person))
        goodbye = Bye(Fault(401, "error-session-ended").problem(), again)
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.person_id == person and connection.session not in left:
                    connection.bye(goodbye)

    def present(self, room: Room) -> None:
        """Tell other processes who is here, where there are any."""
        if self.fanout is not None:
            self.fanout.announce(room)

    # --- drivers

    def drive(self, room: Room) -> None:
        if self.stopping or not driver.has_work(room) or (room.driving and not room.driving.done()):
            return
        room.driving = self.spawn(self._drive(room))

    async def _drive(self, room: Room) -> None:
        try:
            await driver.drive(room)
        except asyncio.CancelledError:
            raise
        except Trouble:
            await asyncio.sleep(BEAT)
        except Exception:
            log.exception("driver failed", extra={"table": room.table.id})
            await asyncio.sleep(1)
        finally:
            room.driving = None
        self.drive_if_mine(room)

    def drive_if_mine(self, room: Room) -> None:
        if room.table.id in self.claimed:
            self.drive(room)

    async def claim(self, room: Room) -> bool:
        if room.table.id in self.claimed:
            return True
        id, beat, here = room.table.id, self._beats, time.monotonic()
        silent = [process for process, (_beat, when) in self._heard.items() if here - when > SILENT]
        if not await self.db.write(lambda c: tables.claim(c, id, self.process, beat, silent)):
            return False
        self.claimed.add(id)
        return True

    def your_turn(self, room: Room, seats: Sequence[int]) -> None:
        """Send word to people who are not here."""
        if self.notices is None:
            return
        for seat in seats:
            person = room.table.seats[seat].person
            if person and not room.table.seats[seat].standin and not telling.present(room, person):
                self.spawn(self.notices.your_turn(room.table, person))
