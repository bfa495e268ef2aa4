"""Telling a room's connections: each exactly what its seats may see, encoded once for equal readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castellany.server.live import views
from castellany.server.live.connection import Connection, encoder
from castellany.server.store.ids import now_ms
from castellany.server.store.log import Told
from castellany.server.wire import AtTable, Chat, ChatLine, Clocks, ClockState, TableChanged, TableInfo, Update

if TYPE_CHECKING:
    from castellany.server.live.room import Room


def info(room: Room, connection: Connection) -> TableInfo:
    return views.table_info(
        room.table, connection.person_id, room.house.directory.get, lambda id: present(room, id), connection.invite
    )


def present(room: Room, person: str) -> bool:
    if any(connection.person_id == person for connection in room.connections):
        return True
    return any(person in people for people, _watchers, _when in room.elsewhere.values())


def watchers(room: Room) -> int:
    """People who look on without a seat."""
    here = sum(not room.table.seats_of(connection.person_id) for connection in room.connections)
    return here + sum(count for _people, count, _when in room.elsewhere.values())


def clock(room: Room) -> ClockState:
    return views.clock_state(room.table.time, now_ms())


def paused(room: Room) -> bool:
    return bool(room.table.time.running) and room.table.time.since > now_ms()


def arrival(room: Room, connection: Connection, told: Sequence[Told], chat: list[ChatLine], fresh: bool) -> AtTable:
    """Everything about the table, for one who comes."""
    seats = room.table.seats_of(connection.person_id)
    return AtTable(
        table=info(room, connection),
        number=room.table.number,
        fresh=fresh,
        views=views.views(room.play, room.table, seats) if room.play is not None else [],
        log=[views.log_entry(entry, seats) for entry in told],
        chat=chat,
        clock=clock(room),
        watchers=watchers(room),
        paused=paused(room),
    )


def update(room: Room, told: Sequence[Told]) -> None:
    """New entries, to everybody."""
    if room.play is None:
        return
    ready: dict[tuple[int, ...], bytes] = {}
    for connection in room.connections:
        seats = tuple(room.table.seats_of(connection.person_id))
        if seats not in ready:
            ready[seats] = encoder.encode(update_for(room, seats, told))
        connection.send(ready[seats])


def update_for(room: Room, seats: Sequence[int], told: Sequence[Told]) -> Update:
    assert room.play is not None
    return Update(
        number=room.table.number,
        log=[views.log_entry(entry, seats) for entry in told],
        views=views.views(room.play, room.table, seats),
        waiting=room.table.waiting,
        clock=clock(room),
        result=views.result_info(room.table),
    )


def changed(room: Room, but: Connection | None = None) -> None:
    """The header or the people changed: to everybody, or to everybody else."""
    count = watchers(room)
    for connection in room.connections:
        if connection is not but:
            connection.tell(TableChanged(info(room, connection), count))


def clocks(room: Room) -> None:
    message = encoder.encode(Clocks(clock(room), paused(room)))
    for connection in room.connections:
        connection.send(message)


def chat(room: Room, line: ChatLine) -> None:
    message = encoder.encode(Chat(line))
    for connection in room.connections:
        connection.send(message)
