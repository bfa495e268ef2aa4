"""Lines that somebody holds and does not read, or fills a letter at a time: they cost the house next to nothing."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from castellany.server import line as line_module
from castellany.server.api import socket as socket_module
from castellany.server.limits import Lines
from castellany.server.line import Doorman
from castellany.server.live import connection as connection_module
from castellany.server.live.connection import LAG, MOST, Backlog, Connection
from castellany.server.wire import Pong
from tests.server.client import Person
from tests.server.conftest import Inside, Story, settings_for

Tell = Callable[[Story], None]


class Unread:
    """A socket whose other end reads nothing."""

    def __init__(self) -> None:
        self.begun = 0

    async def send(self, _message: Any) -> None:
        self.begun += 1
        await asyncio.Event().wait()


async def nothing(_connection: Connection) -> None:
    raise AssertionError("nobody has read on")


async def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    end = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < end, "it never came to that"
        await asyncio.sleep(0.01)


def test_what_waits_for_a_reader_is_bounded_in_bytes() -> None:
    async def story() -> None:
        connection = Connection(None, "", 10, 40)
        pump = asyncio.create_task(connection.pump(Unread(), nothing))
        await asyncio.sleep(0)
        told = [connection.show(b"x" * 10_000) for _n in range(5_000)]
        assert sum(told) * 10_000 <= LAG + 10_000 and connection.behind and not connection.lost
        assert connection.size == connection.backlog.bytes <= LAG + 10_000
        for _n in range(100_000):
            connection.tell(Pong("x" * 60, 0))
            assert connection.size <= LAG + MOST
        assert connection.stalled and connection.size == connection.backlog.bytes == 0
        await asyncio.wait_for(pump_ends(pump, connection), 1)

    asyncio.run(story())


async def pump_ends(pump: asyncio.Task[None], connection: Connection) -> None:
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await pump
    assert not connection.waiting


def test_all_readers_together_are_bounded_too() -> None:
    async def story() -> None:
        backlog = Backlog(most=100_000)
        readers = [Connection(None, "", 10, 40, backlog) for _n in range(50)]
        for reader in readers:
            for _n in range(3):
                reader.show(b"x" * 3_000)
        assert backlog.bytes <= 100_000 + 50 * 3_000
        assert sum(reader.lost for reader in readers) > 20, "those who have not read the first are let go"

    asyncio.run(story())


def test_a_message_that_is_not_taken_in_time_is_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "STALLED", 0.02)

    async def story() -> None:
        connection = Connection(None, "", 10, 40)
        connection.tell(Pong("", 0))
        await asyncio.wait_for(connection.pump(Unread(), nothing), 5)
        assert connection.stalled and connection.lost and connection.size == 0

    asyncio.run(story())


def test_a_reader_who_lags_is_told_one_newer_view_and_the_whole_log(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "LAG", -1)  # everybody lags, all the time

    async def story() -> None:
        server = own_server()
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            seat = await ann.sit((await ann.table(seats="mbb"))["id"], changes=True)
            assert (await seat.play_to_end())["winners"]
            assert {m["type"] for m in seat.seen} <= {"table", "accepted"}, "no update reached her"
            assert [m["fresh"] for m in seat.seen if m["type"] == "table"].count(True) == 1
            numbers = [entry["number"] for entry in seat.log]
            assert numbers == list(range(1, len(numbers) + 1))

    tell(story())


def test_ten_strangers_who_ask_and_never_read_leave_the_house_as_it_was(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "STALLED", 0.5)
    monkeypatch.setattr(socket_module, "STALLED", 0.5)

    async def story() -> None:
        server = own_server()
        house, lines = server.services.house, server.services.lines
        most = 0
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table("paladins", "mbb")
            silent = [await silent_socket(server, table["id"]) for _n in range(10)]
            assert lines.all == 10
            for _n in range(150):
                for _reader, writer in silent:
                    writer.write(frame(b'{"type":"hello"}'))
                await asyncio.sleep(0)
                most = max(most, house.backlog.bytes)
            await until(lambda: lines.all == 0)
            assert most < 10 * (LAG + MOST)
            assert house.backlog.bytes == 0 and not house.rooms[table["id"]].connections
            assert server.services.metrics.unread.values[""] >= 10
            seat = await ann.sit(table["id"])
            assert seat.views, "the table is as it was"
            for _reader, writer in silent:
                writer.close()

    tell(story())


async def silent_socket(server: Inside, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket that is opened and never read, with as small a pocket as the system gives it."""
    pocket = socket.socket()
    pocket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    pocket.setblocking(False)
    await asyncio.get_running_loop().sock_connect(pocket, ("127.0.0.1", server.settings.port))
    reader, writer = await asyncio.open_connection(sock=pocket, limit=1024)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    return reader, writer


def frame(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text  # masked, with a mask of zeros


def test_a_line_that_does_not_answer_pings_is_cut(tmp_path: Path, tell: Tell) -> None:
    server = Inside(settings_for(str(tmp_path / "db.sqlite3")))
    server.server.config.ws_ping_interval, server.server.config.ws_ping_timeout = 0.05, 0.1
    server.start()

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            _reader, writer = await silent_socket(server, table["id"])
            writer.write(frame(b'{"type":"hello"}'))
            lines = server.services.lines
            await until(lambda: lines.all == 0)
            seat = await ann.sit(table["id"])  # who answers stays
            await asyncio.sleep(0.3)
            assert lines.all == 1 and seat.socket is not None
            await seat.close()
            writer.close()

    try:
        tell(story())
    finally:
        server.stop()


def test_a_socket_that_says_nothing_is_closed(server: Inside, tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "GREETING", 0.05)

    async def story() -> None:
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            async with connect(server.url.replace("http", "ws") + f"/api/tables/{table['id']}/live") as quiet:
                assert "error-hello-first" in str(await quiet.recv())
                await quiet.wait_closed()

    tell(story())


def test_one_address_holds_only_so_many_sockets(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        server = own_server()
        server.services.lines.most = 3
        async with Person(server.url) as ann:
            await ann.guest("Ann")
            table = await ann.table(seats="mb")
            held = [await ann.sit(table["id"]) for _n in range(3)]
            turned_away = await ann.sit(table["id"])
            assert turned_away.seen[0]["problem"]["error"]["id"] == "error-too-many-lines"
            await held[0].close()
            await until(lambda: server.services.lines.all == 2)
            assert (await ann.sit(table["id"])).seen[0]["type"] == "table"

    tell(story())


def test_lines_are_counted_by_address_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lines, "IN_ALL", 70)
    lines = Lines()
    assert [lines.enter("a") for _n in range(65)].count(True) == 64
    assert [lines.enter("b") for _n in range(10)].count(True) == 6
    lines.leave("b")
    assert lines.enter("c") and not lines.enter("c")


async def cut(reader: asyncio.StreamReader) -> bool:
    """Was this line cut within a moment?"""
    try:
        return await asyncio.wait_for(reader.read(), 5) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-A: ",
        b"POST /api/me/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
    ],
    ids=["nothing", "a word", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_to_its_end_is_cut(
    begun: bytes, own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(line_module, "BODY_SECONDS", 0.1)

    async def story() -> None:
        server = own_server()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        writer.write(begun)
        assert await cut(reader)
        again = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        for _n in range(3):  # a line that is used and rests for a moment stays
            writer.write(again)
            assert b"200 OK" in await asyncio.wait_for(reader.readuntil(b"}"), 5)
            await asyncio.sleep(0.2)
        writer.write(begun or b"GET")  # and one that begins a further request and does not end it is cut
        assert await cut(reader)
        writer.close()

    tell(story())


def test_an_answer_that_nobody_reads_is_cut_off(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "READ_SECONDS", 0.2)

    async def story() -> None:
        server = own_server()
        pocket = socket.socket()
        pocket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        pocket.setblocking(False)
        await asyncio.get_running_loop().sock_connect(pocket, ("127.0.0.1", server.settings.port))
        _reader, writer = await asyncio.open_connection(sock=pocket, limit=1024)
        lines = server.server.server_state.connections
        await until(lambda: len(lines) == 1)
        for _n in range(60):
            writer.write(b"GET /api/texts/en/citadels HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: len(lines) == 0)
        writer.close()

    tell(story())


def test_of_lines_that_ask_nothing_the_oldest_makes_room(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "HALF_OPEN", 5)
    monkeypatch.setattr(line_module, "SETTLE", 0.0)

    async def story() -> None:
        server = own_server()
        open_ = [await asyncio.open_connection("127.0.0.1", server.settings.port) for _n in range(9)]
        for reader, _writer in open_[:4]:
            assert await cut(reader)
        reader, writer = open_[-1]
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in await asyncio.wait_for(reader.readline(), 5)
        for _reader, writer in open_:
            writer.close()

    tell(story())


class Waiting:
    """A line that has not said what it wants."""

    def __init__(self) -> None:
        self.lost = False

    def cut(self) -> None:
        self.lost = True


def test_a_crowd_that_comes_back_at_once_is_let_in_and_one_that_stands_about_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(line_module, "clock", lambda: now)
    doorman = Doorman("", 1.0)
    crowd: list[Any] = [Waiting() for _n in range(2000)]
    for line in crowd:
        doorman.begins(line)
    assert not any(line.lost for line in crowd), "the house has just come back; they are read in turn"
    for line in crowd[:1400]:
        doorman.asked(line)
    now += line_module.SETTLE
    late: Any = Waiting()
    doorman.begins(late)
    assert sum(line.lost for line in crowd) == 600 + 1 - line_module.HALF_OPEN
    assert all(line.lost for line in crowd[1400:1489]) and not late.lost, "the oldest of those who say nothing"
    flood: list[Any] = [Waiting() for _n in range(line_module.CROWD)]
    for line in flood:
        doorman.begins(line)
    assert len(doorman.half_open) == line_module.CROWD


def test_one_address_opens_only_so_many_lines_but_a_proxy_as_many_as_it_needs(
    own_server: Callable[..., Inside], tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "LINES", 3)

    async def story() -> None:
        server = own_server(proxies="192.0.2.1", limits=1.0)
        open_ = [await asyncio.open_connection("127.0.0.1", server.settings.port) for _n in range(3)]
        reader, _writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        assert await cut(reader)
        for _reader, writer in open_:
            writer.close()

    tell(story())
    doorman = Doorman("127.0.0.1", 1.0)
    assert all(doorman.enter("127.0.0.1") for _n in range(20))
    assert [doorman.enter("192.0.2.9") for _n in range(4)] == [True, True, True, False]
    doorman.leave("192.0.2.9")
    assert doorman.enter("192.0.2.9")
