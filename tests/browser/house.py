"""The house for the browser tests: the client built, a server of its own started, a Chromium found or brought.

Nothing here knows a game. The server runs as a process on a free port with an empty database in a
temporary folder, as `castellany serve` runs it, but for its chance (`served.py`).
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from filelock import FileLock

import build_client
from tests.mother import Mother, end, lives

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "web" / "src" / "games"
CACHE = ROOT / ".cache"
BROUGHT = Path(__file__).parent / "chromium"
ABSENCE = 6  # seconds until a bot may be asked to play for somebody who is gone
STARTS = 120  # seconds until a server that is still not there is missed, on whatever machine
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
]


def built_client() -> None:
    """The client as its sources are now, in the package's static folder."""
    with alone():
        if build_client.wanted():
            build_client.build()


def bringing(file: str) -> list[str]:
    """The games that bring this to the client: a new one has neither board nor picture nor lesson."""
    return sorted(found.parent.name for found in GAMES.glob(f"*/{file}"))


def chromium() -> str:
    """A Chromium: the one named by CHROMIUM, one of the machine, else one brought by npm."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    env = dict(os.environ)
    node = "node" if build_client.system_npm() else build_client.wheel_npm(env)[0]
    with alone():
        build_client.install(BROUGHT)
        where = subprocess.run([node, "where.mjs"], cwd=BROUGHT, env=env, check=True, capture_output=True, text=True)
    return where.stdout.strip()


@contextmanager
def alone() -> Iterator[None]:
    """One test process at a time: what is brought, unpacked or built for all of them is so once."""
    CACHE.mkdir(exist_ok=True)
    with FileLock(CACHE / "browser.lock"):
        yield


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """A running server, and the few requests tests make beside the browser."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.url}api/{path}", timeout=20) as answer:
            return json.load(answer)


def answers(house: House) -> bool:
    try:
        with urllib.request.urlopen(f"{house.url}health", timeout=2):
            return True
    except OSError:
        return False


@cache
def mother() -> Mother:
    """Has the server loaded for all houses of this process; ends with it."""
    quick = {"CASTELLANY_LIMITS": "100", "CASTELLANY_PUSH": "0", "CASTELLANY_REVIEWS": "0.02"}
    found = Mother("tests.browser.served", {**os.environ, **quick, "CASTELLANY_ABSENCE": str(ABSENCE)})
    atexit.register(found.end)
    return found


@contextmanager
def serving(folder: Path, *more: str, path: str = "") -> Iterator[House]:
    """A server with an empty database in `folder`; `path` is the prefix it shows itself under."""
    port, log = free_port(), folder / "server.log"
    words = ["--port", str(port), "--bots", "1", "--db", str(folder / "house.sqlite3"), *more]
    server = mother().bear(words, log)
    house = House(f"http://127.0.0.1:{port}/{path}", folder)
    patience = time.monotonic() + STARTS
    try:
        while not answers(house):
            if not lives(server) or time.monotonic() > patience:
                raise RuntimeError(log.read_text())
            time.sleep(0.05)
        yield house
    finally:
        end(server)


if __name__ == "__main__":
    chromium()  # bring it ahead of the tests
