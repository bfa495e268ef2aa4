"""The server: accounts, tables, live play, storage. It knows decisions and records, and no game's rules."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence


def main(args: Namespace | Sequence[str] | None = None, lang: str = "en") -> int:
    """Run the server: `castellany serve`."""
    from castellany.server.run import main as run

    return run(args, lang)


__all__ = ["main"]
