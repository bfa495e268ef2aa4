"""Between the server processes of one host: all lines of a table are brought to the same process.

Any process can serve any table, but where the four people of a table come to four processes, each of them reads, checks
and builds views of every choice. So the first words of a line are looked at, and one that wants to a table is handed,
with these words, to the process whose table that is: the system moves an open line from one process to another.
Where that process cannot be reached the line comes in where it came first, and is served as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from zlib import crc32

VARIABLE: Final = "CASTELLANY_CORRIDOR"  # where the processes of one host find the folder of their doors
TO_A_TABLE: Final = re.compile(rb"GET [^ ?]*/api/tables/([^/ ?]{1,64})/live[ ?]")
LARGEST: Final = 65_536  # bytes of first words
CROWDED: Final = 0.005  # seconds until a line is tried again at a door with a crowd before it
Factory = Callable[[bytes], asyncio.Protocol]


def answers(path: Path) -> bool:
    """Is somebody behind this door?"""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hand:
        try:
            hand.connect(str(path))
        except OSError:
            return False
        return True


class Corridor:
    """A folder with a door for each process, numbered from 0."""

    def __init__(self, folder: str, doors: int) -> None:
        self.folder = Path(folder)
        self.doors = doors
        self.mine: int | None = None
        self._door: socket.socket | None = None
        self._out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._out.setblocking(False)
        self._factory: Factory | None = None
        self._coming: set[asyncio.Task[Any]] = set()

    def open(self, factory: Factory) -> None:
        """Take the first door that is free, and from now on what is handed through it."""
        self._factory = factory
        for number in range(self.doors):
            if self._take(number):
                return

    def close(self) -> None:
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            with contextlib.suppress(OSError):
                self._path(self.mine or 0).unlink()
        self._out.close()

    def owner(self, words: bytes) -> int | None:
        """Whose line is it that begins with these words? None where it does not matter."""
        found = TO_A_TABLE.match(words) if len(words) <= LARGEST else None
        return crc32(found.group(1)) % self.doors if found else None

    def hand_over(self, words: bytes, line: socket.socket) -> bool:
        """Give a line to the process it belongs to; False where that is this one, or any."""
        owner = self.owner(words)
        if owner is None or owner == self.mine:
            return False
        self._give(owner, words, os.dup(line.fileno()))
        return True

    def _give(self, owner: int, words: bytes, line: int) -> None:
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        try:
            self._out.sendmsg([words], with_it, 0, str(self._path(owner)))  # `send_fds` forgets the address
        except BlockingIOError:  # a door holds some ten lines: until the others have gone in
            asyncio.get_running_loop().call_later(CROWDED, self._give, owner, words, line)
        except OSError:  # nobody is there: the line comes in here
            if self.mine is None:  # this process was started to replace that one
                self._take(owner)
            self._come_in(words, line)
        else:
            os.close(line)

    def _path(self, number: int) -> Path:
        return self.folder / str(number)

    def _take(self, number: int) -> bool:
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        path = self._path(number)
        try:
            if path.exists() and not answers(path):
                path.unlink()  # nobody is behind it any more
            door.bind(str(path))
        except OSError:  # another was faster
            door.close()
            return False
        self.mine, self._door = number, door
        asyncio.get_running_loop().add_reader(door, self._handed)
        return True

    def _handed(self) -> None:
        """Something lies behind the door."""
        assert self._door is not None
        try:
            words, found, flags, _who = socket.recv_fds(self._door, LARGEST, 1)
        except OSError:
            return
        if len(found) != 1 or flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
            return
        self._come_in(words, found[0])

    def _come_in(self, words: bytes, number: int) -> None:
        factory = self._factory
        assert factory is not None
        line = socket.socket(fileno=number)
        line.setblocking(False)
        come = asyncio.get_running_loop().connect_accepted_socket(lambda: factory(words), line)
        task = asyncio.ensure_future(come)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)
