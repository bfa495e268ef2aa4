"""Counts and times for Prometheus, in its text format. Small enough to need no library."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.03, 0.06, 0.15, 0.5, 1.0, 5.0)


class Counter:
    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: dict[str, float] = {} if label else {"": 0.0}

    def add(self, amount: float = 1.0, of: str = "") -> None:
        self.values[of] = self.values.get(of, 0.0) + amount

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for of, value in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{of}"}} {value:g}' if self.label else f"{self.name} {value:g}"


class Gauge:
    def __init__(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.name, self.help, self.value = name, help, value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.value():g}"


class Histogram:
    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begin)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:g}"
        yield f"{self.name}_count {total}"


class Metrics:
    """What this process counts."""

    def __init__(self) -> None:
        self.requests = Counter("castellany_requests_total", "HTTP requests by status.", "status")
        self.messages = Counter("castellany_messages_total", "Websocket messages by kind.", "kind")
        self.refusals = Counter("castellany_refusals_total", "Refused websocket messages by message id.", "error")
        self.choose_seconds = Histogram("castellany_choice_seconds", "Receipt of a choice to its last send.")
        self.load_seconds = Histogram("castellany_table_load_seconds", "Loading a table from storage.")
        self.unread = Counter("castellany_unread_total", "Websockets let go because nobody read them.")
        self.gauges: list[Gauge] = []

    def text(self) -> str:
        parts: list[Counter | Histogram | Gauge] = [self.requests, self.messages, self.refusals, self.unread]
        parts += [self.choose_seconds, self.load_seconds, *self.gauges]
        return "\n".join(line for part in parts for line in part.lines()) + "\n"
