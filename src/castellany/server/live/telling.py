"""Telling a room's connections: each exactly what its seats may see, encoded once for equal readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from castellany.server.errors import Fault
from castellany.server.live import views
from castellany.server.live.changes import Node, Shown, between
from castellany.server.live.connection import Connection, encoder
from castellany.server.store.ids import clock_ms
from castellany.server.store.log import Told
from castellany.server.wire import (
    AtTable,
    Bye,
    Chat,
    ChatLine,
    Clocks,
    ClockState,
    TableChanged,
    TableInfo,
    Update,
    View,
    ViewNow,
)

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
    return views.clock_state(room.table.time, clock_ms())


def paused(room: Room) -> bool:
    return bool(room.table.time.running) and room.table.time.since > clock_ms()


def arrival(room: Room, connection: Connection, told: Sequence[Told], chat: list[ChatLine], fresh: bool) -> AtTable:
    """Everything about the table, for one who comes."""
    seats = room.table.seats_of(connection.person_id)
    shown = views.views(room.play, room.table, views.looks(seats), room.story) if room.play is not None else []
    if connection.changes:
        if room.shown.number != room.table.number:
            room.shown = Shown(room.table.number)
        room.shown.keep({view.seat: cast(Node, view.observation) for view in shown})
    connection.told = room.table.number
    return AtTable(
        table=info(room, connection),
        number=room.table.number,
        fresh=fresh,
        views=shown,
        log=[views.log_entry(entry, seats) for entry in told],
        chat=chat,
        clock=clock(room),
        watchers=watchers(room),
        paused=paused(room),
        next=views.following(room.play),
    )


def update(room: Room, told: Sequence[Told]) -> None:
    """New entries, to everybody: with whole views, or with what has changed in them since the last time."""
    if room.play is None:
        return
    before, room.shown = room.shown, Shown(room.table.number)
    readers = [
        (connection, tuple(room.table.seats_of(connection.person_id)))
        for connection in room.connections
        if not connection.falls_behind()
    ]
    needed = {seat: None for _connection, seats in readers for seat in views.looks(seats)}  # in order
    now: dict[int | None, View] = {
        view.seat: view for view in views.views(room.play, room.table, list(needed), room.story)
    }
    followed = {seat for connection, seats in readers if connection.changes for seat in views.looks(seats)}
    room.shown.keep({seat: cast(Node, now[seat].observation) for seat in followed}, before)
    ready: dict[tuple[tuple[int, ...], bool, bool], bytes] = {}
    for connection, seats in readers:
        looks = views.looks(seats)
        follows = connection.changes and connection.told == before.number
        followed_on = follows and all(seat in before.seen for seat in looks)
        key = seats, followed_on, views.may_replay(room.table, connection.person_id)
        if key not in ready:
            told_now = [view_now(now[seat], before if key[1] else None, room.shown) for seat in looks]
            ready[key] = encoder.encode(update_for(room, connection.person_id, seats, told, told_now))
        if connection.show(ready[key]):
            connection.told = room.table.number


def view_now(view: View, before: Shown | None, now: Shown) -> ViewNow:
    """A view as the next update tells it: whole, or as what has changed since `before`."""
    told = ViewNow(view.seat, view.question, view.decision, view.can_undo, since=view.since, warning=view.warning)
    if before is None:
        told.observation = view.observation
    else:
        told.changes = between(before.number, before.seen[view.seat], now.seen[view.seat])
    return told


def update_for(
    room: Room, person: str | None, seats: Sequence[int], told: Sequence[Told], shown: list[ViewNow]
) -> Update:
    return Update(
        number=room.table.number,
        log=[views.log_entry(entry, seats) for entry in told],
        views=shown,
        waiting=room.table.waiting,
        next=views.following(room.play),
        clock=clock(room),
        result=views.result_info(room.table, person),
    )


def changed(room: Room, but: Connection | None = None) -> None:
    """The header or the people changed: to everybody, or to everybody else."""
    for connection in list(room.connections) if room.table.status in ("waiting", "playing") else ():
        if not views.may_watch(room.table, connection.person_id, connection.invite, connection.admin):
            connection.bye(Bye(Fault(403, "error-private-table").problem(), False))
            room.connections.remove(connection)
    count = watchers(room)
    for connection in room.connections:
        if connection is not but:
            connection.show(encoder.encode(TableChanged(info(room, connection), count)))


def clocks(room: Room) -> None:
    message = encoder.encode(Clocks(clock(room), paused(room)))
    for connection in room.connections:
        connection.show(message)


def chat(room: Room, line: ChatLine) -> None:
    message = encoder.encode(Chat(line))
    for connection in room.connections:
        connection.show(message)
