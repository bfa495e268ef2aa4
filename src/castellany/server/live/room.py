"""A table while somebody is at it: one change at a time, stored first, then told to everybody.

Changes are checked against the state in memory and written only if the stored number is the one
they build on. Where another process was faster, the room reads what happened and looks again:
so there is one writer at a time, whoever it is.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection as Db
from sqlalchemy.exc import IntegrityError

from castellany.kernel import (
    BadRecord,
    CastellanyError,
    Change,
    Game,
    Gesture,
    Header,
    Match,
    State,
    Story,
    honours,
    result_of,
    without,
)
from castellany.server.errors import Fault, fault_of
from castellany.server.live import clocks, telling
from castellany.server.live.changes import Shown
from castellany.server.live.connection import Connection
from castellany.server.live.views import read_events, stored_events
from castellany.server.store import log, results, tables
from castellany.server.store.ids import clock_ms, now_ms
from castellany.server.store.log import NewEntry, OldEntry, Told
from castellany.server.store.rows import TableRow, dumps

if TYPE_CHECKING:
    from castellany.server.live.house import House

_TRIES: Final = 5


class Room:
    """The table `table` with the people connected to it here."""

    def __init__(self, house: House, game: Game, table: TableRow, entries: Sequence[OldEntry]) -> None:
        self.house = house
        self.game = game
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[frozenset[str], int, int]] = {}  # by process: people, watchers, when
        self.keys: dict[str, int] = {}
        self.play: Match | None = None
        self.shown = Shown()
        self.story = Story(game.gists)  # the last turns in short
        self.moved = asyncio.Event()  # wakes the driver
        self.driving: asyncio.Task[None] | None = None
        self.idle_since = clock_ms()
        self.gone: dict[str, int] = {}  # when somebody was seen to leave
        self.opened = clock_ms()  # nothing older is known here
        self.announced = 0  # when other processes were last told who is here
        self._standing: list[Gesture] = []
        self._learn(entries)
        self._set_head(table)

    @property
    def idle(self) -> bool:
        """Is nobody here, and nothing done for this table by this process?"""
        return not (self.connections or self.lock.locked() or (self.driving and not self.driving.done()))

    # --- what is stored

    def _learn(self, entries: Sequence[OldEntry]) -> None:
        for entry in entries:
            if entry.key:
                self.keys[entry.key] = entry.number
            if entry.kind == "choice" and entry.seat is not None and entry.choice is not None:
                choices = self.game.parse_run(entry.choice)
                self._standing.append(Gesture(entry.number, entry.seat, choices, entry.barrier))
            elif entry.undone:
                self._standing = without(self._standing, entry.undone)

    def follow(self, told: Sequence[Told]) -> None:
        """What was told is remembered in short, as far as it still stands."""
        for entry in told:
            if entry.number <= self.table.number:
                self.story.hear(entry.number, -1 if entry.seat is None else entry.seat, read_events(entry.events))
                self._forget(entry.data.get("undone", []))

    def _forget(self, undone: list[int]) -> None:
        if undone:
            self.story.forget(undone)

    def _set_head(self, table: TableRow) -> None:
        self.table = table
        if table.state is not None:
            state = self.game.decode(table.state)
            self.play = Match(self.game, header_of(table), state, table.number, table.asked, self._standing)
            table.state = None  # decoded already; not kept twice

    async def refresh(self) -> None:
        """Read what others have written, and tell it."""
        async with self.lock:
            await self._refresh()

    async def _refresh(self) -> None:
        known = self.table.number

        id = self.table.id

        def read(c: Db) -> tuple[TableRow | None, list[OldEntry], list[Told]]:
            return tables.load(c, id), log.history(c, id, known), log.told(c, id, known)

        table, entries, told = await self.house.db.read(read)
        if table is None:
            return
        entries = [entry for entry in entries if entry.number <= table.number]  # later ones come with their head
        told = [entry for entry in told if entry.number <= table.number]
        if self.play is not None:
            self._standing = self.play.standing
        self._learn(entries)
        await self.house.directory.ensure_table(table)
        self._set_head(table)
        self.follow(told)
        if told:
            telling.update(self, told)
        telling.changed(self)
        self.moved.set()
        self.house.drive(self)

    # --- changes

    def seat_of(self, person: str | None, seat: int) -> None:
        if person is None or seat >= len(self.table.seats) or self.table.seats[seat].person != person:
            raise Fault(403, "error-not-your-seat")

    def playing(self) -> Match:
        if self.table.status == "over":
            raise Fault(409, "no-game-over")
        if self.table.status != "playing" or self.play is None:
            raise Fault(409, "error-table-not-playing")
        return self.play

    async def choose(
        self, person: str | None, seat: int, decision: int, choices: Sequence[int], key: str, onward: bool = False
    ) -> tuple[int, bool]:
        """A person's gesture: the number of its entry, and whether it was known already."""
        full_key = f"{person}:{key}"

        def propose(play: Match) -> Change:
            self.seat_of(person, seat)
            if self.table.seats[seat].standin:
                raise Fault(409, "error-standin-plays")
            self._check_decision(play, seat, decision)
            return play.propose(seat, choices, onward)

        return await self._change(propose, full_key)

    async def choose_for_bot(self, seat: int, decision: int, choice: int) -> None:
        def propose(play: Match) -> Change:
            if not self.table.seats[seat].by_bot:
                raise Fault(409, "error-decision-past")
            self._check_decision(play, seat, decision)
            return play.propose(seat, (choice,))

        await self._change(propose, None)

    def _check_decision(self, play: Match, seat: int, decision: int) -> None:
        if not play.state.waits_for(seat) or play.asked[seat] != decision:
            raise Fault(409, "error-decision-past")

    async def undo(self, person: str | None, seat: int, number: int, key: str) -> tuple[int, bool]:
        async def propose(play: Match) -> Change:
            self.seat_of(person, seat)
            if number != play.number:
                raise Fault(409, "error-undo-late")
            free = self.table.free_undo
            point = play.undo_point(seat, free)
            if point < 0:
                raise Fault(409, "no-undo")
            base: tuple[int, State] | None = None
            if play.lacks(point):
                before = play.standing[point].number - 1
                at, state = await self.house.db.read(lambda c: log.snapshot_before(c, self.table.id, before))
                with suppress(BadRecord):  # an older server's: the way back begins at the start
                    base = at, self.game.decode(state)
            return play.propose_undo(seat, free, base)

        return await self._change(propose, f"{person}:{key}")

    async def stand_in(self, seat: int, reason: str) -> None:
        """A bot plays for this seat from now on."""

        def propose(play: Match) -> Change:
            if self.table.seats[seat].kind != "person" or self.table.seats[seat].standin:
                raise Fault(409, "error-standin-plays")
            return play.note("standin", seat)

        await self._change(propose, None, reason=reason)

    async def stand_in_for_absent(self, asker: str | None, seat: int) -> None:
        """The others need not wait for ever for one whose connection is gone."""
        if not self.table.seats_of(asker) or seat >= len(self.table.seats) or self.table.pace != "live":
            raise Fault(403, "error-not-your-seat")
        owner = self.table.seats[seat].person
        if owner is not None and telling.present(self, owner):
            raise Fault(409, "error-still-here")
        patience = round(self.house.settings.absence - (clock_ms() - self.gone.get(owner or "", self.opened)) / 1000)
        if owner is not None and patience > 0:
            raise Fault(409, "error-perhaps-back", seconds=patience)
        await self.stand_in(seat, "away")

    async def take_back(self, seat: int) -> None:
        """The owner plays again."""

        def propose(play: Match) -> Change:
            if not self.table.seats[seat].standin:
                raise Fault(409, "error-no-standin")
            return play.note("back", seat)

        await self._change(propose, None)

    async def close(self) -> None:
        await self._change(lambda play: play.note("closed", 0), None)

    async def _change(
        self, propose: Callable[[Match], Change | Awaitable[Change]], key: str | None, reason: str = ""
    ) -> tuple[int, bool]:
        """Once begun, a change is brought to its end, even if the one who asked for it is gone."""
        return await asyncio.shield(self.house.spawn(self._change_now(propose, key, reason)))

    async def _change_now(
        self, propose: Callable[[Match], Change | Awaitable[Change]], key: str | None, reason: str
    ) -> tuple[int, bool]:
        async with self.lock:
            for _try in range(_TRIES):
                if key is not None and key in self.keys:
                    return self.keys[key], True
                try:
                    proposed = propose(self.playing())
                    change = proposed if isinstance(proposed, Change) else await proposed
                except CastellanyError as error:
                    raise fault_of(error, 409) from error
                try:
                    await self._store(change, key, reason)
                except (tables.Stale, IntegrityError):
                    await self._refresh()
                    continue
                return change.number, False
        raise Fault(503, "error-busy")

    async def _store(self, change: Change, key: str | None, reason: str) -> None:
        """Write the change; only then it is so, and everybody is told."""
        play = self.playing()
        now = now_ms()
        after = self._after(change, clock_ms())
        data: dict[str, Any] = {}
        if change.undone:
            data["undone"] = change.undone
        if reason:
            data["reason"] = reason
        standin = (change.seat, change.kind == "standin") if change.kind in ("standin", "back") else None
        snapshot = None
        state = change.state.encode()
        if change.kind == "choice" and change.number % log.SNAPSHOT_EVERY == 0:
            snapshot = state
        events = stored_events(change.events)
        text = self.game.run_text(change.choices) if change.choices else None
        head = head_columns(after, state)
        entry = NewEntry(
            self.table.id, change.number, change.kind, change.seat, text, change.barrier, key, now,
            data, events, head, snapshot, standin,
        )  # fmt: skip
        finished = after.status == "over"

        def job(c: Db) -> None:
            log.append(c, entry, self.house.process)
            if finished and after.result is not None:
                results.finish(c, after, after.result, now)

        await self.house.db.write(job)
        waited = set(self.table.waiting)
        self.table = after
        play.accept(change)
        if key is not None:
            self.keys[key] = change.number
        self.story.hear(change.number, change.seat, change.events)
        self._forget(change.undone)
        telling.update(self, [Told(change.number, change.kind, change.seat, now, data, events)])
        if change.kind != "choice" or finished:
            telling.changed(self)
        self.moved.set()
        self.house.drive(self)
        self.house.your_turn(self, [seat for seat in after.waiting if seat not in waited])

    def _after(self, change: Change, now: int) -> TableRow:
        """The table as it will be."""
        after = copy_table(self.table)
        state = change.state
        if change.kind in ("standin", "back"):
            after.seats[change.seat].standin = change.kind == "standin"
        after.number = change.number
        after.asked = change.asked
        after.waiting = list(state.waiting)
        people = [seat for seat in after.waiting if not after.seats[seat].by_bot]
        after.time = clocks.turn_over(after.clock, self.table.time, people, now)
        if change.kind == "closed":
            after.status, after.finished, after.waiting = "closed", now_ms(), []
        elif not state.frames:
            after.status, after.finished = "over", now_ms()
            after.result = outcome(state)
        after.due = due(after, now)
        return after


def copy_table(table: TableRow) -> TableRow:
    after = copy.copy(table)
    after.seats = [copy.copy(seat) for seat in table.seats]
    return after


def header_of(table: TableRow) -> Header:
    seed = int(table.seed or 0)
    return Header(table.game, table.rules, table.players, table.options, seed, table.facts or None)


def outcome(state: State) -> dict[str, Any]:
    """The result of a finished game as tables keep it: as in records, with the parts of the scores."""
    scores = state.scores()
    return {
        **result_of(state),
        "scores": [score.json() for score in scores],
        "honours": [honour._asdict() for honour in honours(scores)],
    }


def due(table: TableRow, now: int) -> int | None:
    """When a table next needs its driver: at once for a bot, later for a clock, or never."""
    if table.status != "playing":
        return None
    if any(table.seats[seat].by_bot for seat in table.waiting):
        return now
    return table.time.deadline()


def head_columns(table: TableRow, state: bytes | None) -> dict[str, Any]:
    return {
        "state": state,
        "asked": dumps(table.asked),
        "waiting": dumps(table.waiting),
        "time": dumps(table.time),
        "due": table.due,
        "status": table.status,
        "finished": table.finished,
        "result": dumps(table.result) if table.result is not None else None,
    }
