"""The websocket of a table: hello first, then messages, each answered; garbage is refused politely, then not at all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from castellany.server.api.context import Serving, address, check_origin, services_of, visitor_of
from castellany.server.errors import Fault
from castellany.server.line import CUT
from castellany.server.live import telling
from castellany.server.live.connection import STALLED, Connection
from castellany.server.live.room import Room
from castellany.server.live.views import may_watch
from castellany.server.store import chat, people
from castellany.server.store.database import Unkeepable
from castellany.server.store.ids import clock_ms, now_ms
from castellany.server.wire import (
    Accepted,
    Bye,
    Choose,
    FromClient,
    Hello,
    Hint,
    HintAnswer,
    Ping,
    Pong,
    Refused,
    Say,
    Seated,
    Text,
    Undo,
    WhyNot,
    WhyNotAnswer,
)

log = logging.getLogger("castellany.socket")
decoder: Final = msgspec.json.Decoder(FromClient)
LARGEST: Final = 4096
GREETING: Final = 20.0  # seconds to say hello
FAREWELL: Final = 2.0  # seconds for a last word
PATIENCE: Final = 30  # refusals in a row, after which the connection is closed
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str]) -> None:
    """One connection at one table, from beginning to end."""
    services = services_of(socket)
    await_open = asyncio.wait_for(socket.accept(), 10)
    here = address(socket)
    if not services.lines.enter(here):
        await await_open
        await _refuse(socket, Fault(429, "error-too-many-lines"))
        return
    try:
        try:
            room, connection = await _enter(services, socket, id[:16], here)
        except (Fault, Unkeepable) as error:
            await await_open
            await _refuse(socket, error if isinstance(error, Fault) else Fault(404, "error-no-table"))
            return
        await await_open
        await _stay(services, socket, room, connection, here)
    finally:
        services.lines.leave(here)


async def _enter(services: Serving, socket: Socket, id: str, here: str) -> tuple[Room, Connection]:
    """May this visitor be at this table? `Fault` where not."""
    check_origin(socket)
    if not services.limits.take("socket", here):
        raise Fault(429, "error-too-fast")
    visitor = await visitor_of(socket)
    invite = str(socket.query_params.get("invite", ""))[:64]
    room = await services.house.room(id)
    if not may_watch(room.table, visitor.id, invite, visitor.person is not None and visitor.person.admin):
        raise Fault(403, "error-private-table")
    if services.house.stopping:
        raise Fault(503, "error-restarting")
    factor = services.settings.limits
    session = people.token_key(visitor.token) if visitor.token else ""
    return room, Connection(visitor.person, invite, 10.0 * factor, 40.0 * factor, services.house.backlog, session)


async def _stay(services: Serving, socket: Socket, room: Room, connection: Connection, here: str) -> None:
    pump = asyncio.create_task(_pump(services, socket, connection))
    try:
        await _listen(services, socket, room, connection, here)
    except (WebSocketDisconnect, asyncio.CancelledError, RuntimeError):
        pass
    finally:
        services.house.leave(connection.room or room, connection)
        if connection.lost and not connection.stalled:
            await asyncio.wait({pump}, timeout=FAREWELL)  # the last word is still under way
        connection.lost = True
        pump.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await pump
        connection.forget()


async def _refuse(socket: Socket, fault: Fault) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        message = msgspec.json.encode(Bye(fault.problem(), fault.status == 503))
        await socket.send_text(message.decode())
        await socket.close(code=1008 if fault.status < 500 else 1012)


async def _pump(services: Serving, socket: Socket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await connection.pump(socket, services.house.catch_up)
        if not connection.stalled:
            await asyncio.wait_for(socket.close(code=1012), STALLED)
    if connection.stalled:
        services.metrics.unread.add()
        extensions: Any = socket.scope.get("extensions") or {}
        cut = extensions.get(CUT)
        if cut is not None:
            cut()  # a polite end would wait for the one who does not read


async def _listen(services: Serving, socket: Socket, room: Room, connection: Connection, here: str) -> None:
    trouble = 0
    while not connection.lost:
        try:
            frame = await asyncio.wait_for(socket.receive(), None if connection.room else GREETING)
        except TimeoutError:
            connection.bye(Bye(Fault(408, "error-hello-first").problem(), False))
            return
        if frame["type"] == "websocket.disconnect":
            return
        received = time.perf_counter()
        raw = frame.get("text")
        key = ""
        try:
            if not connection.bucket.take():
                raise Fault(429, "error-too-fast")
            if not isinstance(raw, str) or len(raw) > LARGEST:
                raise Fault(413, "error-too-large")
            message = _decode(raw)
            key = _name(message)
            services.metrics.messages.add(of=type(message).__name__)
            if isinstance(message, Hello) and connection.room and not services.limits.take("socket", here):
                raise Fault(429, "error-too-fast")  # the whole table again, and again
            if services.house.rooms.get(room.table.id) is not room:
                room = await _same_room(services, room, connection)
            await follow(services, room, connection, message)
            trouble = 0
            if isinstance(message, Choose):
                services.metrics.choose_seconds.observe(time.perf_counter() - received)
        except Fault as fault:
            trouble += fault.status != 503  # that is the house's fault
            services.metrics.refusals.add(of=fault.message.id)
            connection.tell(Refused(key, fault.problem(), fault.at))
            if trouble > PATIENCE:
                await _send_away(room, connection)
                return
        except Exception:
            log.exception("message failed", extra={"table": room.table.id})
            connection.tell(Refused(key, Fault(500, "error-server").problem()))


async def _send_away(room: Room, connection: Connection) -> None:
    """Somebody sends nothing but nonsense, perhaps a program gone wrong: the others play on, with a bot."""
    connection.bye(Bye(Fault(429, "error-too-fast").problem(), False))
    person = connection.person_id
    if not any(other.person_id == person for other in room.connections if other is not connection):
        for seat in room.table.seats_of(person):
            with contextlib.suppress(Fault):
                await room.stand_in(seat, "left")


async def _same_room(services: Serving, room: Room, connection: Connection) -> Room:
    """The room was put away and opened again meanwhile: move over."""
    new = await services.house.room(room.table.id)
    if connection in room.connections:
        room.connections.remove(connection)
        new.connections.append(connection)
        connection.room = new
    return new


def _decode(raw: str) -> FromClient:
    try:
        message: FromClient = decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise Fault(400, "error-bad-message") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault(400, "error-not-json") from error
    return message


def _name(message: FromClient) -> str:
    return str(getattr(message, "key", "") or getattr(message, "ref", ""))


async def follow(services: Serving, room: Room, connection: Connection, message: FromClient) -> None:
    """Do what a message asks; `Fault` where it may not be done."""
    if isinstance(message, Hello):
        await services.house.enter(room, connection, message.since, message.changes)
    elif isinstance(message, Ping):
        connection.tell(Pong(message.ref, clock_ms()))
    elif connection not in room.connections:
        raise Fault(409, "error-hello-first")
    elif isinstance(message, Choose):
        number, repeated = await room.choose(
            connection.person_id, message.seat, message.decision, message.choices, message.key, message.onward
        )
        connection.tell(Accepted(message.key, number, repeated))
    elif isinstance(message, Undo):
        number, repeated = await room.undo(connection.person_id, message.seat, message.number, message.key)
        connection.tell(Accepted(message.key, number, repeated))
    elif isinstance(message, WhyNot):
        _why_not(room, connection, message)
    elif isinstance(message, Hint):
        await _hint(services, room, connection, message)
    elif isinstance(message, Say):
        await _say(services, room, connection, message)
    elif isinstance(message, Seated):
        await _seat(room, connection.person_id, message)


async def _seat(room: Room, person: str | None, message: Seated) -> None:
    mine = message.seat in room.table.seats_of(person)
    if mine and message.by == "bot":
        await room.stand_in(message.seat, "asked")
    elif message.by == "bot":
        await room.stand_in_for_absent(person, message.seat)
    else:
        room.seat_of(person, message.seat)
        await room.take_back(message.seat)


def _why_not(room: Room, connection: Connection, message: WhyNot) -> None:
    room.seat_of(connection.person_id, message.seat)
    refusal = room.playing().state.why_not(message.seat, message.choice)
    reason = Text.of(refusal.message) if refusal else None
    connection.tell(WhyNotAnswer(message.ref, message.choice, reason, refusal.rule if refusal else ""))


async def _hint(services: Serving, room: Room, connection: Connection, message: Hint) -> None:
    room.seat_of(connection.person_id, message.seat)
    play = room.playing()
    if room.table.rated:
        raise Fault(409, "error-no-hint-rated")
    if not play.state.waits_for(message.seat):
        raise Fault(409, "no-not-your-turn")
    person = connection.person_id or ""
    if not services.limits.take("hint", person):
        raise Fault(429, "error-hints-spent")
    decision = play.asked[message.seat]
    thought = await services.house.bots.advise(play.state, message.seat, person, room.table.id)
    reasons = [Text.of(why) for why in thought.why]
    connection.tell(HintAnswer(message.ref, message.seat, decision, list(thought.run or [thought.choice]), reasons))


async def _say(services: Serving, room: Room, connection: Connection, message: Say) -> None:
    person_id = connection.person_id
    if person_id is None:
        raise Fault(401, "error-no-session")
    if not room.table.chat:
        raise Fault(409, "error-no-chat")
    person = await services.db.read(lambda c: people.by_id(c, person_id))
    if person is None or person.muted or person.banned:
        raise Fault(403, "error-muted")
    if not connection.bucket.take(3.0):
        raise Fault(429, "error-too-fast")
    text = "".join(ch for ch in message.text if ch.isprintable()).strip()
    if not text:
        raise Fault(400, "error-bad-message")
    id, key, name = room.table.id, f"{person_id}:{message.key}", person.name
    line, repeated = await services.db.write(
        lambda c: chat.add(c, id, person_id, name, text, key, now_ms(), services.house.process)
    )
    connection.tell(Accepted(message.key, line.number, repeated))
    if not repeated:
        telling.chat(room, line)
