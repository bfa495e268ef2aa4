"""Sitting down and getting up, each in one transaction on the locked table."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from castellany.server.errors import Fault
from castellany.server.hall.making import BOT_NAMES, check_clock, complete, full, game_of, make
from castellany.server.hall.starting import begin
from castellany.server.live.bots import check_level
from castellany.server.live.clocks import Time
from castellany.server.live.house import House
from castellany.server.live.views import is_host, may_watch
from castellany.server.people.accounts import clean_name
from castellany.server.store import people, tables
from castellany.server.store.ids import new_id, now_ms
from castellany.server.store.rows import PersonRow, SeatRow, TableRow, columns_of, dumps
from castellany.server.wire import CreateTable, JoinTable, SetSeat, SetTerms

MOST_SEATS = 2  # of one person who is not the host, at an open table
MOST_TABLES = 40  # at which one person sits or is the host, waiting or playing
MOST_WITHOUT_PEOPLE = 2  # of those, where bots play among themselves
AGREED = ("players", "options", "visibility", "pace", "clock", "rated")  # what the host may change before the game


async def create(house: House, wish: CreateTable, person: PersonRow) -> TableRow:
    table = make(wish, person)
    game = game_of(table.game)

    def job(c: Connection) -> None:
        check_room(c, table, person)
        if any(seat.name and people.like_an_administrator(c, seat.name, person.id) for seat in table.seats):
            raise Fault(409, "error-name-taken")
        tables.create(c, table)
        if full(table):
            begin(c, game, table, house.process)

    await house.db.write(job)
    house.directory.learn(person)
    await _begun(house, table, person)
    return table


def check_room(c: Connection, table: TableRow, person: PersonRow) -> None:
    """Has this person room for one more table, made in whatever way? `Fault` where not."""
    if tables.count(c, person.id) >= MOST_TABLES:
        raise Fault(429, "error-too-many-tables", most=MOST_TABLES)
    unwatched = not any(seat.kind == "person" for seat in table.seats)
    if unwatched and tables.count(c, person.id, without_people=True) >= MOST_WITHOUT_PEOPLE:
        raise Fault(429, "error-too-many-unwatched", most=MOST_WITHOUT_PEOPLE)


async def _change(house: House, id: str, change: Callable[[Connection, TableRow], None]) -> TableRow:
    """Change a stored table, then let its room know, and those who still sit at the game before."""

    def job(c: Connection) -> tuple[TableRow, str | None]:
        table = tables.load(c, id, lock=True)
        if table is None:
            raise Fault(404, "error-no-table")
        change(c, table)
        before = tables.before(c, id)
        if before and table.status == "closed":  # nobody came: it can be asked for anew
            tables.set_columns(c, before, rematch=None)
        for told in (id, before) if before else (id,):
            tables.notify(c, f"h {told} 0 {house.process}")
        return table, before

    table, before = await house.db.write(job)
    await house.directory.ensure_table(table)
    await house.refresh(id)
    if before:
        await house.refresh(before)
    return table


def _waiting(table: TableRow) -> None:
    if table.status != "waiting":
        raise Fault(409, "error-game-began" if table.status == "playing" else "error-table-closed")


def _host(table: TableRow, person: PersonRow) -> None:
    if table.host != person.id and not person.admin:
        raise Fault(403, "error-not-host")


def _told_apart(c: Connection, table: TableRow, person: PersonRow, name: str) -> None:
    """No other at the table is called so: sentences name people. A name kept by a password is kept here too."""
    others = people.by_ids(c, [seat.person for seat in table.seats if seat.person and seat.person != person.id])
    called = [seat.name for seat in table.seats if seat.name and seat.person != person.id]
    if people.look(name) in {people.look(other) for other in [*called, *(one.name for one in others)]}:
        raise Fault(409, "error-name-at-table")


async def join(house: House, id: str, wish: JoinTable, person: PersonRow) -> TableRow:
    def change(c: Connection, table: TableRow) -> None:
        if not may_watch(table, person.id, wish.invite):
            raise Fault(403, "error-private-table")
        mine = table.seats_of(person.id)
        if mine and not wish.further:
            return  # sits here already: a doubled click
        _waiting(table)
        if person.id in table.away:
            raise Fault(403, "error-sent-away")
        if table.visibility == "open" and not is_host(table, person.id) and len(mine) >= MOST_SEATS:
            raise Fault(409, "error-leave-seats", most=MOST_SEATS)
        if wish.name and people.like_an_administrator(c, wish.name, person.id):
            raise Fault(409, "error-name-taken")
        free = [seat for seat in table.seats if seat.kind == "person" and seat.person is None]
        if not free:
            raise Fault(409, "error-table-full")
        seat = next((s for s in free if s.seat == wish.seat), None) if wish.seat is not None else free[0]
        if seat is None:
            raise Fault(409, "error-seat-taken")
        if person.guest:
            _told_apart(c, table, person, wish.name or person.name)
        seat.person = person.id
        seat.name = clean_name(wish.name) if wish.name else (f"{person.name} {len(mine) + 1}"[:40] if mine else None)
        tables.replace_seats(c, id, table.seats)

    return await _change(house, id, change)


async def leave(house: House, id: str, person: PersonRow) -> TableRow:
    """Before the game the seat is free again; during it a bot takes over."""

    def change(c: Connection, table: TableRow) -> None:
        if not table.seats_of(person.id) and not is_host(table, person.id):
            raise Fault(403, "error-not-your-seat")
        if table.status != "waiting":
            return
        others = [seat.person for seat in table.seats if seat.person not in (None, person.id)]
        for seat in table.seats:
            if seat.person == person.id:
                seat.person = seat.name = None
        tables.replace_seats(c, id, table.seats)
        if table.host == person.id:
            if others:
                table.host = others[0]
                tables.set_columns(c, id, host=table.host)
            else:
                table.status, table.finished = "closed", now_ms()
                tables.set_columns(c, id, status="closed", finished=table.finished)

    table = await _change(house, id, change)
    if table.status == "playing":
        room = await house.room(id)
        for seat in room.table.seats_of(person.id):
            if not room.table.seats[seat].standin:
                await room.stand_in(seat, "left")
        return room.table
    return table


async def leave_all(house: House, person: PersonRow) -> None:
    """Somebody is gone for good: seats are free, or played by bots where others play. Bots alone play for nobody."""
    for table in await house.db.read(lambda c: tables.list_tables(c, "mine", person.id, "", 1000, 0)):
        with contextlib.suppress(Fault):
            if table.status == "playing" and {seat.person for seat in table.seats} <= {person.id, None}:
                await (await house.room(table.id)).close()
            else:
                await leave(house, table.id, person)


async def set_seat(house: House, id: str, wish: SetSeat, person: PersonRow) -> TableRow:
    def change(c: Connection, table: TableRow) -> None:
        _host(table, person)
        _waiting(table)
        if wish.seat >= len(table.seats):
            raise Fault(400, "error-no-seat")
        sent = table.seats[wish.seat].person
        if sent is not None and sent != person.id:
            table.away = [*(id for id in table.away if id != sent), sent]
            tables.set_columns(c, id, away=dumps(table.away))
        if wish.kind == "bot":
            used = {seat.name for seat in table.seats}
            name = next(name for name in BOT_NAMES if name not in used)
            table.seats[wish.seat] = SeatRow(wish.seat, "bot", None, name, check_level(wish.level))
        else:
            table.seats[wish.seat] = SeatRow(wish.seat, "person")
        tables.replace_seats(c, id, table.seats)

    return await _change(house, id, change)


async def set_terms(house: House, id: str, wish: SetTerms, person: PersonRow) -> TableRow:
    """The host agrees on something else while the table still waits."""

    def change(c: Connection, table: TableRow) -> None:
        _host(table, person)
        _waiting(table)
        if wish.seats is not None:
            table.seats = _resized(table.seats, wish.seats)
            table.players = len(table.seats)
        options = table.options if wish.options is None else wish.options
        table.options = complete(game_of(table.game), table.players, options)
        table.visibility = wish.visibility or table.visibility
        table.pace = wish.pace or table.pace
        table.clock = check_clock(wish.clock or table.clock)
        table.rated = table.rated if wish.rated is None else wish.rated
        agreed = columns_of(table)
        tables.set_columns(c, id, **{name: agreed[name] for name in AGREED})
        tables.replace_seats(c, id, table.seats)

    return await _change(house, id, change)


def _resized(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """So many seats: new ones are free; of those that go, free ones go first, then bots, from the end."""
    free = [seat for seat in seats if seat.kind == "person" and seat.person is None]
    bots = [seat for seat in seats if seat.kind == "bot"]
    going = [*reversed(free), *reversed(bots)][: max(0, len(seats) - count)]
    kept = [seat for seat in seats if seat not in going]
    if len(kept) > count:
        raise Fault(409, "error-seats-needed", people=len(kept))
    kept += [SeatRow(number, "person") for number in range(len(kept), count)]
    return [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(kept)]


async def start(house: House, id: str, person: PersonRow, fewer: bool = False) -> TableRow:
    """The host begins; with `fewer`, without the seats that nobody has taken."""

    def change(c: Connection, table: TableRow) -> None:
        _host(table, person)
        if table.status == "playing":
            return  # a doubled click
        _waiting(table)
        if fewer:
            _without_free_seats(c, table)
        begin(c, game_of(table.game), table, house.process)

    table = await _change(house, id, change)
    await _begun(house, table, person)
    return table


def _without_free_seats(c: Connection, table: TableRow) -> None:
    taken = [seat for seat in table.seats if seat.kind != "person" or seat.person is not None]
    table.options = complete(game_of(table.game), len(taken), table.options)
    table.players = len(taken)
    table.seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(taken)]
    tables.set_columns(c, table.id, players=table.players)


async def _begun(house: House, table: TableRow, by: PersonRow) -> None:
    """The game runs: its bots move, and people who are not here hear that it is their turn."""
    if table.status == "playing":
        room = await house.room(table.id)
        house.drive(room)
        house.your_turn(room, [seat for seat in room.table.waiting if room.table.seats[seat].person != by.id])


async def rematch(house: House, id: str, person: PersonRow) -> TableRow:
    """The same game again. The first who asks makes the table, the others sit down at it."""
    made: list[TableRow] = []

    def change(c: Connection, table: TableRow) -> None:
        mine = table.seats_of(person.id)
        if not mine:
            raise Fault(403, "error-not-your-seat")
        if table.status not in ("over", "closed"):
            raise Fault(409, "error-table-playing")
        if table.rematch is not None:
            return
        seats = [
            msgspec.structs.replace(
                seat,
                person=seat.person if seat.person == person.id else None,
                standin=False,
                name=seat.name if seat.kind == "bot" or seat.person == person.id else None,
            )
            for seat in table.seats
            if seat.kind != "solo"
        ]
        new = msgspec.structs.replace(
            table, id=new_id(), status="waiting", invite=new_id(16), seed="", practice=False, host=person.id,
            created=now_ms(), started=None, finished=None, rematch=None, again=None, origin=None, origin_step=None,
            number=0, state=None, asked=[], waiting=[], time=Time(), result=None, due=None, driver=None, alive=0,
            seats=seats,
        )  # fmt: skip
        new.rules = game_of(table.game).version
        check_room(c, new, person)
        tables.create(c, new)
        if full(new):
            begin(c, game_of(new.game), new, house.process)
        tables.set_columns(c, id, rematch=new.id)
        made.append(new)

    old = await _change(house, id, change)
    if made:
        new = made[-1]
        await _begun(house, new, person)
        return new
    assert old.rematch is not None
    found = await house.db.read(lambda c: tables.load(c, old.rematch or ""))
    if found is None:
        raise Fault(404, "error-no-table")
    if found.status == "waiting" and not found.seats_of(person.id):
        return await join(house, found.id, JoinTable(invite=found.invite), person)
    if found.status == "closed":
        raise Fault(409, "error-table-closed")
    if not may_watch(found, person.id, "", person.admin):
        raise Fault(409, "error-game-began")
    return found


async def close(house: House, id: str, person: PersonRow) -> TableRow:
    """The host closes a table that has not begun or where only bots play with them; administrators any."""
    table = await house.db.read(lambda c: tables.load(c, id))
    if table is None:
        raise Fault(404, "error-no-table")
    _host(table, person)
    if table.status in ("over", "closed"):
        return table
    if table.status == "playing":
        alone = {seat.person for seat in table.seats if seat.kind == "person"} <= {person.id}
        if not alone and not person.admin:
            raise Fault(403, "error-others-play")
        room = await house.room(id)
        await room.close()
        return room.table

    def change(c: Connection, table: TableRow) -> None:
        _waiting(table)
        table.status, table.finished = "closed", now_ms()
        tables.set_columns(c, id, status="closed", finished=table.finished)

    return await _change(house, id, change)
