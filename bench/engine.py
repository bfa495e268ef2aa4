"""The engine's goals, measured: ``python bench/engine.py`` builds, measures, compares and says what holds.

The goals are ratios to OpenSpiel's C++ hearts in the same run (so they hold on any machine) and
microseconds. Exit code 1 when one is missed. ``castellany bench`` prints the figures without judging.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Goal:
    """One figure of a report that must be at least, or at most, so much."""

    what: str
    least: float | None = None
    most: float | None = None

    def value(self, report: dict[str, Any]) -> float:
        found: Any = report
        for key in self.what.split("."):
            found = found[key]
        return float(found)

    def holds(self, report: dict[str, Any]) -> bool:
        value = self.value(report)
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def __str__(self) -> str:
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


PLAIN = (Goal("ratio.inside", least=1),)
COMPILED = (
    Goal("ratio.inside", least=10),
    Goal("ratio.driven", least=4),
    Goal("copy_us", most=1.5),
    Goal("encode_us", most=10),
    Goal("decode_us", most=10),
    Goal("resample_us", most=10),
    Goal("growth_bytes", most=1_000_000),
)


def judged(report: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    build = "compiled" if report["compiled"] else "plain"
    for goal in COMPILED if report["compiled"] else PLAIN:
        holds = goal.holds(report)
        mark = "holds " if holds else "MISSED"
        yield f"{mark}  {report['game']} {build}: {goal.what} is {goal.value(report):.2f}, {goal}", holds


def main() -> None:
    command = [sys.executable, "-m", "castellany.cli", "bench", "citadels", "--seats", "6", "--json", *sys.argv[1:]]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    lines = [line for report in json.loads(done.stdout) for line in judged(report)]
    print("\n".join(text for text, _holds in lines))
    sys.exit(0 if all(holds for _text, holds in lines) else 1)


if __name__ == "__main__":
    main()
