"""Random names of things, and the time: the server's only sources of either."""

from __future__ import annotations

import secrets
import time
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_LETTERS) for _i in range(length))


def new_seed() -> int:
    """A seed nobody can guess from its commitment."""
    return secrets.randbits(256)


def now_ms() -> int:
    return time.time_ns() // 1_000_000
