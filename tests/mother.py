"""Servers quickly: a process loads everything once and brings forth each server as a fork, for tests that start many.

The mother reads a line of JSON for each server and answers with its process id. Nobody waits for the dead.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# What a server loads while it starts.
LATE = ("uvloop", "uvicorn.lifespan.on", "uvicorn.protocols.websockets.websockets_sansio_impl")


class Mother:
    """The process that has everything loaded: `module` calls `bear_children`."""

    def __init__(self, module: str, env: Mapping[str, str]) -> None:
        paths = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], cwd=ROOT, env={**env, **paths}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def bear(self, wish: Any, out: Path) -> int:
        """A server of this wish, its words going to a file: its process id."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([wish, str(out)]) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


def bear_children(live: Callable[[Any], int]) -> None:
    """What a mother does: each child lives by its wish and leaves with the code that this returns."""
    for module in LATE:
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        wish, out = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            words = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(words, 1)
            os.dup2(words, 2)
            os._exit(live(wish))
        print(pid, flush=True)


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def end(pid: int, patience: float = 20) -> None:
    """Gently, and by force where that is not heard; returns when it is gone."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        until = time.monotonic() + patience
        with suppress(ProcessLookupError):
            os.kill(pid, how)
            while lives(pid) and time.monotonic() < until:
                time.sleep(0.02)
        if not lives(pid):
            return
