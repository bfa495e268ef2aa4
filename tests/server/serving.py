"""A server in a process of its own, as hosts run it, and the means to stop it gently or by force."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """One process of `python -m castellany.server`."""

    def __init__(self, db: str, port: int = 0, log: Path | None = None, **settings: str) -> None:
        self.db = db
        self.port = port or free_port()
        self.log = log
        self.settings = {"limits": "1000", "bots": "1", "games": "tests.toy:GAME", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.settings.get('prefix', '')}"

    def start(self, wait: bool = True) -> Server:
        env = {name: value for name, value in os.environ.items() if not name.startswith("CASTELLANY_")}
        env["PYTHONPATH"] = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
        for name, value in self.settings.items():
            env[f"CASTELLANY_{name.upper()}"] = value
        command = [sys.executable, "-m", "castellany.server", "--port", str(self.port), "--db", self.db]
        out = self.log.open("ab") if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out)
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.told()}")
            try:
                if httpx.get(f"{self.url}/health", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.03)
        raise AssertionError(f"the server did not come up: {self.told()}")

    def told(self) -> str:
        return self.log.read_text()[-3000:] if self.log and self.log.exists() else ""

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
