"""Game records on disk: read with every fault named, written whole or not at all.

The terminal keeps games in the user's data folder; a file it writes is an ordinary record with one
more field, ``terminal``, that remembers who sat where.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from castellany.cli.voice import BadInput
from castellany.kernel import Record, loads, say

LARGEST = 32 * 1024 * 1024


def folder() -> Path:
    """Where games are kept: ``CASTELLANY_HOME``, else the usual place of the system."""
    chosen = os.environ.get("CASTELLANY_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "castellany"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "castellany"


def read_text(path: Path) -> str:
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise BadInput(say("cli-file-large", file=str(path)))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(say("bad-record-not-json")) from error
    except OSError as error:
        raise BadInput(say("cli-file-unreadable", file=str(path), reason=error.strerror or str(error))) from error


def read_record(path: Path) -> Record:
    return loads(read_text(path))


def read_terminal(path: Path) -> dict[str, Any]:
    """What the terminal noted beside the record; {} in records from elsewhere."""
    noted = json.loads(read_text(path)).get("terminal")
    return noted if isinstance(noted, dict) else {}


def write_record(path: Path, record: Record, terminal: dict[str, Any]) -> None:
    """Write beside the target and move into place: a crash leaves the old file or the new one."""
    body = json.loads(record.dumps()) | {"terminal": terminal}
    text = json.dumps(body, indent=1, ensure_ascii=False) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".save-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise
    except OSError as error:
        raise BadInput(say("cli-file-unwritable", file=str(path), reason=error.strerror or str(error))) from error


def newest() -> Path:
    """The game played last."""
    kept = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise BadInput(say("cli-nothing-saved", folder=str(folder())))
    return kept[-1]
