"""A process that was started by another ends with it, also where that one was killed and could say nothing."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable


def when_parent_dies(act: Callable[[], None]) -> None:
    """Do this when the process that started this one is gone; nothing where none did."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        act()

    threading.Thread(target=watch, name="orphan-watch", daemon=True).start()
