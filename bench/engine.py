"""The goals of engine and search, measured: ``python bench/engine.py`` builds, measures and says what holds.

The goals are ratios to another program in the same run (so they hold on any machine), microseconds and
iterations. Exit code 1 when one is missed. Arguments go to ``castellany bench``, which prints the figures
without judging: ``python bench/engine.py citadels --compiled``.
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

    def value(self, report: dict[str, Any]) -> float | None:
        """None where it could not be measured, for want of a package."""
        found: Any = report
        for key in self.what.split("."):
            found = (found or {}).get(key)
        return None if found is None else float(found)

    def holds(self, value: float) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def __str__(self) -> str:
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


PLAIN = {"citadels": (Goal("ratio.inside", least=0.08),)}
COMPILED = {
    "citadels": (
        Goal("ratio.inside", least=1),
        Goal("ratio.driven", least=1.4),
        Goal("play_over_apply", most=1.1),
        Goal("copy_us", most=1.5),
        Goal("encode_us", most=10),
        Goal("decode_us", most=10),
        Goal("resample_us", most=10),
        Goal("growth_bytes", most=1_000_000),
        Goal("search_per_second.random", least=10_000),
        Goal("zoo.ratio", least=3),
        Goal("two_processes", least=1.8),
    ),
    "elgrande": (Goal("ratio.inside", least=1), Goal("play_over_apply", most=1.1), Goal("copy_us", most=3)),
    "paladins": (Goal("ratio.inside", least=0.6), Goal("play_over_apply", most=1.1), Goal("copy_us", most=4)),
    "viscounts": (Goal("ratio.inside", least=0.6), Goal("play_over_apply", most=1.1), Goal("copy_us", most=5)),
}


def judged(report: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    build = "compiled" if report["compiled"] else "plain"
    for goal in (COMPILED if report["compiled"] else PLAIN).get(report["game"], ()):
        value = goal.value(report)
        name = f"{report['game']} {build}: {goal.what}"
        if value is None:
            yield f"?       {name} was not measured, {goal}", False
        else:
            holds = goal.holds(value)
            yield f"{'holds ' if holds else 'MISSED'}  {name} is {value:.2f}, {goal}", holds


def main() -> None:
    command = [sys.executable, "-m", "castellany.cli", "bench", "--json", *sys.argv[1:]]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    lines = [line for report in json.loads(done.stdout) for line in judged(report)]
    print("\n".join(text for text, _holds in lines))
    sys.exit(0 if all(holds for _text, holds in lines) else 1)


if __name__ == "__main__":
    main()
