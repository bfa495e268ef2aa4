"""The mother of servers that are killed by the hundred: each wish is the settings of one."""

from __future__ import annotations

from typing import Any

import asyncpg  # type: ignore[import-untyped]  # noqa: F401

from castellany.server.run import serve
from castellany.server.settings import from_environment
from castellany.server.store.database import database
from tests.mother import bear_children


def live(wish: dict[str, Any]) -> int:
    return serve(from_environment(wish, {}))


if __name__ == "__main__":
    database("postgresql://localhost/none")  # what a first use would load; nothing is connected
    bear_children(live)
