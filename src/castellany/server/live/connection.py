"""One open websocket at a table: who it is, what waits to be sent to it, how fast it may speak.

What waits is bounded in bytes. A reader who lags is not told every view on the way: it is told one newer view once it
has read what is under way. A reader who does not read at all is let go.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from castellany.server.limits import Bucket
from castellany.server.store.rows import PersonRow
from castellany.server.wire import Bye, Said

if TYPE_CHECKING:
    from castellany.server.live.room import Room

encoder: Final = msgspec.json.Encoder()
LAG: Final = 128_000  # bytes under way, after which news are left out and made up for by one newer view
LAG_MESSAGES: Final = 64
MOST: Final = 512_000  # bytes of answers on top of that, after which a reader is let go
HOUSE_MOST: Final = 64_000_000  # bytes under way to all readers of a house
STALLED: Final = 45.0  # seconds for one message to be taken


class Backlog:
    """Bytes that wait for all readers of a process."""

    def __init__(self, most: int = HOUSE_MOST) -> None:
        self.bytes = 0
        self.most = most


class Connection:
    """Messages are put into a queue in order and sent by a task of their own: nobody waits for a slow reader."""

    def __init__(
        self,
        person: PersonRow | None,
        invite: str,
        pace: float,
        burst: float,
        backlog: Backlog | None = None,
        session: str = "",
    ) -> None:
        self.person = person
        self.session = session  # the key of the session that opened it
        self.invite = invite
        self.bucket = Bucket(pace, burst)
        self.backlog = backlog or Backlog()
        self.waiting: deque[bytes] = deque()
        self.size = 0  # bytes of them, with the one that is being sent
        self.wake = asyncio.Event()
        self.lost = False  # nothing more is put into the queue
        self.stalled = False  # nothing more is sent either
        self.behind = False  # something was left out: a newer view is owed
        self.changes = False  # follows what changes in a view
        self.told = 0  # the number of the views it was last told
        self.room: Room | None = None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def admin(self) -> bool:
        return self.person is not None and self.person.admin

    @property
    def lags(self) -> bool:
        return self.behind or self.size > LAG or len(self.waiting) > LAG_MESSAGES

    def tell(self, message: Said) -> None:
        """An answer: it is sent, or the reader let go."""
        self.send(encoder.encode(message))

    def send(self, data: bytes) -> None:
        if self.lost:
            return
        if self.size and (self.size + len(data) > LAG + MOST or self.backlog.bytes + len(data) > self.backlog.most):
            self.let_go()
            return
        self.size += len(data)
        self.backlog.bytes += len(data)
        self.waiting.append(data)
        self.wake.set()

    def show(self, data: bytes) -> bool:
        """News of the table; False where a lagging reader gets them later, with a newer view."""
        if self.falls_behind():
            return False
        self.send(data)
        return not self.lost

    def falls_behind(self) -> bool:
        """Does this reader lag? Then what is new now will be made up for."""
        if self.lags:
            self.behind = True
            self.wake.set()
        return self.behind

    def bye(self, message: Bye) -> None:
        """The last message; the sender closes after it."""
        self.tell(message)
        self.lost = True
        self.wake.set()

    def let_go(self) -> None:
        """This reader does not read: what waits for it is dropped, and so is the line."""
        self.lost = self.stalled = True
        self.forget()
        self.wake.set()

    def forget(self) -> None:
        """Nothing waits any more."""
        self.waiting.clear()
        self.backlog.bytes -= self.size
        self.size = 0

    async def pump(self, socket: Any, catch_up: Callable[[Connection], Awaitable[None]]) -> None:
        """Send what is queued until the end."""
        while not self.stalled:
            if self.waiting:
                data = self.waiting.popleft()
                try:
                    async with asyncio.timeout(STALLED):
                        await socket.send({"type": "websocket.send", "text": data.decode()})
                except TimeoutError:
                    self.let_go()
                    return
                if not self.stalled:
                    self.size -= len(data)
                    self.backlog.bytes -= len(data)
            elif self.lost:
                return
            elif self.behind:
                self.behind = False
                await catch_up(self)
            else:
                self.wake.clear()
                await self.wake.wait()
