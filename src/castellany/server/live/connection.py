"""One open websocket at a table: who it is, what waits to be sent to it, how fast it may speak."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from castellany.server.limits import Bucket
from castellany.server.store.rows import PersonRow
from castellany.server.wire import Bye, Said

encoder: Final = msgspec.json.Encoder()
_WAITING: Final = 256  # messages; whoever lags further behind is sent away and comes back


class Connection:
    """Messages are put into a queue in order and sent by a task of their own: nobody waits for a slow reader."""

    def __init__(self, person: PersonRow | None, invite: str, pace: float, burst: float) -> None:
        self.person = person
        self.invite = invite
        self.bucket = Bucket(pace, burst)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_WAITING)
        self.lost = False
        self.changes = False  # follows what changes in a view
        self.told = 0  # the number of the views it was last told

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    def tell(self, message: Said) -> None:
        self.send(encoder.encode(message))

    def send(self, data: bytes) -> None:
        if self.lost:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.lost = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    def bye(self, message: Bye) -> None:
        """The last message; the sender closes after it."""
        self.tell(message)
        if not self.lost:
            self.lost = True
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def pump(self, socket: Any) -> None:
        """Send what is queued until the end."""
        while True:
            data = await self.queue.get()
            if data is None:
                return
            await socket.send({"type": "websocket.send", "text": data.decode()})
