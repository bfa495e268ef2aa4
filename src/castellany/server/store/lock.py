"""One server for one SQLite file: a lock beside it that ends with the process, however that ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL


class InUse(Exception):
    """Another server has this file; `process` is its number, where it is known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class Lock:
    """Held from `take` to `give`. A database that is no file needs none."""

    def __init__(self, url: URL) -> None:
        file = url.database if url.get_backend_name() == "sqlite" else None
        self.path = Path(f"{file}-lock") if file and file != ":memory:" else None
        self._held: IO[str] | None = None

    def take(self) -> None:
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        held = open(self.path, "a+", encoding="ascii")  # noqa: SIM115 - held as long as the server runs
        if not _locked(held):
            held.seek(0)
            process = held.read(20).strip()
            held.close()
            raise InUse(process or "?")
        held.seek(0)
        held.truncate()
        held.write(f"{os.getpid()}\n")
        held.flush()
        self._held = held

    def give(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None


def _locked(file: IO[str]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(1000)  # the number before it stays readable
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
