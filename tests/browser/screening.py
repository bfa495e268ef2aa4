"""A game of bots told to a browser as the house would tell it, for measures and tests that need a game at once.

The page is the real client at a real house; only one table's line is held here. Every change is told by itself, as
`live/views.py` words it for the first seat. Nobody waits for bots: the game is played while it is shown, by squires,
with a fixed seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import castellany
from castellany.arena.players import seat_player
from castellany.kernel import Event, Match
from castellany.server.hall.making import BOT_NAMES, make
from castellany.server.live.room import outcome
from castellany.server.live.views import following, heard, result_info, stored_events, table_info, views
from castellany.server.people.accounts import new_person
from castellany.server.store.rows import TableRow
from castellany.server.wire import (
    AtTable,
    ClockState,
    CreateTable,
    LogEntry,
    PersonRef,
    Question,
    SeatWish,
    Update,
    View,
    ViewNow,
)
from tests.browser.visitor import Visitor

READER = 0  # the seat through whose eyes the game is shown


class Screening:
    """One game at one table; several pages may look at once."""

    def __init__(self, game: str, seats: int, seed: int, level: str = "squire", **options: str | bool) -> None:
        person = new_person("Reader", "en")
        wishes = [SeatWish("me"), *[SeatWish("bot", "squire") for _other in range(seats - 1)]]
        self.table: TableRow = make(CreateTable(game, wishes, seed=str(seed), options=dict(options)), person)
        for bot, name in zip(self.table.seats[1:], BOT_NAMES, strict=False):
            bot.name = name  # dealt by lot elsewhere; here every run shows the same
        self.reader = PersonRef(person.id, person.name, True)
        self.play = Match.start(castellany.game(game), seats, seed, self.table.options)
        self.players = [seat_player(level, game, seed * 10 + seat) for seat in range(seats)]
        self.table.status, self.table.started = "playing", 1
        self.log = [self._entry(1, "start", None, self.play.opening)]
        self.lines: list[WebSocketRoute] = []

    def _entry(self, number: int, kind: str, seat: int | None, events: list[Event]) -> LogEntry:
        happenings = heard(stored_events(events), [READER])
        return msgspec.convert(
            {"number": number, "kind": kind, "seat": seat, "at": number, "happenings": happenings}, LogEntry
        )

    def open(self, visitor: Visitor) -> Page:
        """Bring a page to the table."""
        page = visitor.page
        path = f"**/api/tables/{self.table.id}"

        def header(route: Route) -> None:
            route.fulfill(body=msgspec.json.encode(self._info()), content_type="application/json")

        def line(socket: WebSocketRoute) -> None:
            socket.on_message(lambda said: self._greet(socket) if '"hello"' in str(said) else None)

        page.route(path, header)
        page.route_web_socket(f"{path}/live*", line)
        visitor.visit(f"table/{self.table.id}")
        page.wait_for_selector("#board [data-thing]")
        return page

    def _info(self) -> object:
        self.table.number, self.table.waiting = self.play.number, list(self.play.waiting)
        return table_info(self.table, self.reader.id, lambda _id: self.reader)

    def _seen(self) -> View:
        return views(self.play, self.table, [READER])[0]

    def _clock(self) -> ClockState:
        return ClockState(self.play.number, [None] * len(self.table.seats), [])

    def _greet(self, socket: WebSocketRoute) -> None:
        told = AtTable(
            self._info(),  # type: ignore[arg-type]
            self.play.number, True, [self._seen()], self.log, [], self._clock(), 0, False, following(self.play),
        )  # fmt: skip
        self.lines.append(socket)
        socket.send(msgspec.json.encode(told).decode())

    def questions(self) -> Iterator[Question]:
        """Every question put to the reader, shown on all pages by the time it is given."""
        while self.play.waiting:
            seat = self._next()
            if seat == READER:
                question = self._seen().question
                assert question is not None
                yield question
            self._tell(self._move(seat))

    def until(self, fits: Callable[[Any], bool]) -> Any:
        """Play unseen until the reader is asked such a question; a page opened then comes to that moment."""
        while self.play.waiting:
            seat = self._next()
            if seat == READER:
                question = self._seen().question
                if question is not None and fits(question):
                    return question
            self.log.append(self._move(seat))
        raise AssertionError("never asked in this game")

    def finish(self) -> None:
        """Play to the end at once and show how it ended."""
        last: LogEntry | None = None
        while self.play.waiting:
            last = self._move(self._next())
        assert last is not None
        self.table.status, self.table.result = "over", outcome(self.play.state)
        self._tell(last)

    def _next(self) -> int:
        return READER if READER in self.play.waiting else self.play.waiting[0]

    def _move(self, seat: int) -> LogEntry:
        player = self.players[seat]
        choice = int(player.bot.choose(self.play.state, seat, player.seconds, player.iterations).choice)
        return self._entry(self.play.number + 1, "choice", seat, self.play.play(seat, choice))

    def _tell(self, entry: LogEntry) -> None:
        self.log.append(entry)
        now = self._seen()
        seen = ViewNow(READER, now.question, now.decision, False, now.observation)
        waiting, then = list(self.play.waiting), following(self.play)
        update = Update(self.play.number, [entry], [seen], waiting, then, self._clock())
        update.result = result_info(self.table, self.reader.id)
        for socket in self.lines:
            socket.send(msgspec.json.encode(update).decode())
