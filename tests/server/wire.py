"""A wire to a PostgreSQL that a test can cut and mend: who talks through it loses the database, nobody else does."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlsplit

from tests.server.serving import free_port


class Wire:
    """Forwards a port of this machine to the socket of a database's address; `address` leads through it."""

    def __init__(self, database: str) -> None:
        told = urlsplit(database)
        self.far = f"{parse_qs(told.query)['host'][0]}/.s.PGSQL.5432"
        self.port = free_port()
        self.address = f"postgresql://{told.username}@127.0.0.1:{self.port}{told.path}"
        self._door: socket.socket | None = None
        self._ends: list[socket.socket] = []
        self.mend()

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._answer, args=[self._door], daemon=True).start()

    def cut(self) -> None:
        """All who talk hear nothing more, and nobody is let in."""
        door, self._door = self._door, None
        for end in [*([door] if door else []), *self._ends]:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends = []

    def _answer(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _from = door.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.far)
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=[one, other], daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while words := one.recv(65_536):
                other.sendall(words)
            other.shutdown(socket.SHUT_WR)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.cut()
