"""Random names of things, and the time: the server's only sources of either."""

from __future__ import annotations

import secrets
import time
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(_LETTERS) for _i in range(length))


_SPOKEN: Final = "BCDFGHJKMNPQRTVWXYZ346789"  # no vowels, so no words; none that look or sound like another


def new_code() -> str:
    """A short name to say aloud; spaces, dashes and letters of another keyboard are no matter (`heard_code`)."""
    return "".join(secrets.choice(_SPOKEN) for _i in range(5))


def heard_code(text: str) -> str:
    """A code as it was typed by somebody who was told it."""
    return "".join(ch for ch in text.upper().translate(_OTHER_KEYS) if ch in _SPOKEN)


_OTHER_KEYS: Final = str.maketrans("ВСНКМРТХ", "BCHKMPTX")  # Cyrillic ones that look the same


def new_seed() -> int:
    """A seed nobody can guess from its commitment."""
    return secrets.randbits(256)


def now_ms() -> int:
    """The time of day, for people to read."""
    return time.time_ns() // 1_000_000


_BEGUN: Final = time.time_ns() - time.monotonic_ns()


def clock_ms() -> int:
    """The time by which clocks and leases run: it begins with the time of day and never goes back, whatever becomes of
    the machine's own clock."""
    return (_BEGUN + time.monotonic_ns()) // 1_000_000
