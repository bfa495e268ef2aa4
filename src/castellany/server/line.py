"""The lines into the house: how long a request may take to arrive, and how many lines one address may hold.

uvicorn reads requests and speaks websockets; it waits for ever for one who sends a letter a minute or reads nothing.
Here every line has a clock of its own, and what does not move is cut, not closed politely: a polite end would wait for
the reader who does not read. Nothing else stands before the server where a host says `--host 0.0.0.0`.
"""

from __future__ import annotations

import asyncio
import ipaddress
from time import monotonic as clock
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from castellany.server.corridor import Corridor

HEAD_SECONDS: Final = 10.0  # from the first letter of a request, or the opening of the line, to the end of its head
BODY_SECONDS: Final = 60.0  # for the rest of it
READ_SECONDS: Final = 45.0  # a reader takes something within that time
LINES: Final = 128  # of one address
HALF_OPEN: Final = 512  # lines of the house that have not said for a while what they want
SETTLE: Final = 1.0  # that while, in seconds: when a house comes back, everybody comes at once, and is read in turn
CROWD: Final = 4096  # lines that have not said what they want, however short they are here
MOST_LINES: Final = 12_000  # of the house
PONGS: Final = 262_144  # bytes of answers to pings that nobody reads
CUT: Final = "castellany.cut"  # in a websocket's scope: the way to cut it


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks, separated by commas; `*` for all."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if "*" in parts:
        parts = ["0.0.0.0/0", "::/0"]
    return [ipaddress.ip_network(part, strict=False) for part in parts]


class Doorman:
    """Counts the lines of one process. Proxies hold as many as they need: behind them are others."""

    corridor: Corridor | None = None  # to the other processes of this host, where there are any

    def __init__(self, proxies: str = "", factor: float = 1.0) -> None:
        self.proxies = networks(proxies)
        self.most = int(LINES * max(1.0, factor))
        self.lines: dict[str, int] = {}
        self.all = 0
        self.half_open: dict[Any, float] = {}  # since when, in the order of their coming

    def enter(self, address: str) -> bool:
        """One more line; False where the address or the house has enough."""
        held = self.lines.get(address, 0)
        if self.all >= MOST_LINES or (held >= self.most and not self.is_proxy(address)):
            return False
        self.lines[address] = held + 1
        self.all += 1
        return True

    def is_proxy(self, address: str) -> bool:
        try:
            here = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(here in network for network in self.proxies)

    def leave(self, address: str) -> None:
        self.all -= 1
        if self.lines[address] == 1:
            del self.lines[address]
        else:
            self.lines[address] -= 1

    def begins(self, line: Door) -> None:
        """A line waits for its request. Where too many do, those that have waited longest are cut."""
        now = self.half_open[line] = clock()
        while (waiting := len(self.half_open)) > HALF_OPEN:
            oldest, since = next(iter(self.half_open.items()))
            if now - since < SETTLE and waiting <= CROWD:
                return
            del self.half_open[oldest]
            oldest.cut()

    def asked(self, line: Door) -> None:
        self.half_open.pop(line, None)


class Door(H11Protocol):
    """A line before it is a websocket: requests and answers."""

    def __init__(self, doorman: Doorman, *given: Any, handed: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self.doorman = doorman
        self.handed = handed  # its first words, where another process has heard them
        self.entered = ""
        self.patience: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def cut(self) -> None:
        self.transport.abort()

    def _wait(self, seconds: float) -> None:
        if self.patience is not None:
            self.patience.cancel()
        self.patience = self.loop.call_later(seconds, self.cut)

    def _arrived(self) -> None:
        self.doorman.asked(self)
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.doorman.enter(address):
            transport.abort()
            return
        self.entered = address
        self.doorman.begins(self)
        self._wait(HEAD_SECONDS)
        if self.handed:
            self.data_received(self.handed)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None and not self.handed and self._belongs_elsewhere(data):
            self.cut()  # here; the line itself goes on over there
            return
        idle = self.cycle is None or self.cycle.response_complete
        before = self.cycle
        if idle and self.patience is None:
            self.doorman.begins(self)
            self._wait(HEAD_SECONDS)
        super().data_received(data)
        cycle = self.cycle
        if cycle is not before and cycle.more_body:  # the head is there, the rest is on its way
            self.doorman.asked(self)
            self._wait(BODY_SECONDS)
        elif cycle is not before or (not idle and not cycle.more_body):
            self._arrived()

    def _belongs_elsewhere(self, words: bytes) -> bool:
        corridor = self.doorman.corridor
        return corridor is not None and corridor.hand_over(words, self.transport.get_extra_info("socket"))

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._arrived()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            line.entered, self.entered = self.entered, ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(READ_SECONDS, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.resume_writing()
        if self.entered:
            self.doorman.leave(self.entered)
            self.entered = ""
        super().connection_lost(exc)


class Line(WebSocketsSansIOProtocol):
    """A websocket. What is not answered or not read is cut."""

    def __init__(self, doorman: Doorman, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.doorman = doorman
        self.entered = ""

    def cut(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # not where the handshake was refused
            extensions: Any = self.scope["extensions"]
            extensions[CUT] = self.cut

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > PONGS:
            self.cut()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered:
            self.doorman.leave(self.entered)
            self.entered = ""
        super().connection_lost(exc)
