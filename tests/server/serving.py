"""Servers in processes of their own, as hosts run them, and the means to stop them gently or by force."""

from __future__ import annotations

import contextlib
import http.client
import os
import random
import signal
import socket
import time
from pathlib import Path

from tests.mother import Mother, lives

ROOT = Path(__file__).parent.parent.parent
PORTS = range(15_000, 32_000)  # below those that outgoing connections are given: one of them could be in the way


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as s, contextlib.suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port


class Mortal:
    """A server that can be killed and started again."""

    def __init__(self, mother: Mother, db: str, out: Path, **more: object) -> None:
        self.mother = mother
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.out = out
        self.wish: dict[str, object] = {
            "port": self.port, "db": db, "bots": 1, "games": ["tests.toy:GAME"], "limits": 1000.0, **more,
        }  # fmt: skip
        self.pid = 0

    def start(self) -> None:
        """Returns when it is ready to serve."""
        self.begin()
        self.come_up()

    def come_up(self) -> None:
        """Returns when the server that was begun is ready."""
        end = time.monotonic() + 60
        while time.monotonic() < end and self.lives():
            if self.healthy():
                return
            time.sleep(0.02)
        raise AssertionError("the server did not come up: " + self.out.read_text()[-2000:])

    def begin(self) -> None:
        """Returns at once."""
        self.pid = self.mother.bear(self.wish, self.out)

    def healthy(self) -> bool:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            asking.close()

    def lives(self) -> bool:
        return lives(self.pid)

    def kill(self) -> None:
        """By force; returns when it is gone and its port is free again."""
        os.kill(self.pid, signal.SIGKILL)
        while self.lives():
            time.sleep(0.001)

    def stop(self) -> None:
        """Gently; returns when it is gone."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
            end = time.monotonic() + 20
            while self.lives() and time.monotonic() < end:
                time.sleep(0.02)
        assert not self.lives()
