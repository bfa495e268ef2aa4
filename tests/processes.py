"""Looking at processes from outside: whom one started, and whether they are gone."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], stdout=subprocess.PIPE, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def gone(pids: list[int]) -> bool:
    end = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < end:
        time.sleep(0.05)
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)
