"""Worker processes that end with the one that started them, also where that was killed and could say nothing."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any


def worker_pool(processes: int, begin: Callable[..., None] | None = None, *given: Any) -> ProcessPoolExecutor:
    """Processes of their own, the same on every system; each begins with `begin(*given)` where that is told."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_begin, initargs=(begin, given))


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    end_with_parent()
    if begin is not None:
        begin(*given)


class Cluster(Executor):
    """A Ray cluster as a pool: the one named by RAY_ADDRESS, or processes of this machine where none is named.

    `ModuleNotFoundError` where Ray is not installed.
    """

    def __init__(self) -> None:
        import ray

        if not ray.is_initialized():
            ray.init(log_to_driver=False)
        self._remote = ray.remote(num_cpus=1)

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self._remote(work).remote(*given, **named).future()
        return future


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool without waiting for what its workers are at: nobody wants it any more."""
    at_work = list((pool._processes or {}).values())  # Python 3.14 calls this `terminate_workers`
    pool.shutdown(wait=False, cancel_futures=True)
    for process in at_work:
        process.terminate()


def end_with_parent() -> None:
    """For the first moment of a worker process."""
    when_parent_dies(lambda: os._exit(0))


def when_parent_dies(act: Callable[[], None]) -> None:
    """Do this when the process that started this one is gone; nothing where none did."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        act()

    threading.Thread(target=watch, name="orphan-watch", daemon=True).start()
