"""The journal of a run: one line for every finished game, so that an interrupted run goes on where it stopped.

The first line names the plan. A journal of another plan is refused rather than mixed in;
a last line cut off by a crash is dropped and its game played again.
"""

from __future__ import annotations

import json
from pathlib import Path

from castellany.arena.plan import Plan
from castellany.arena.play import Outcome
from castellany.kernel import BadOption, say


class Journal:
    """Outcomes on disk, in the order in which they came."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.done: dict[int, Outcome] = {}
        if file.exists():
            self._read(plan)
        else:
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(json.dumps({"arena": 1, "plan": plan.digest()}) + "\n", encoding="utf-8")
            except OSError as error:
                raise BadOption(say("bad-folder", folder=str(file.parent), error=str(error.strerror))) from error

    def _read(self, plan: Plan) -> None:
        whole = self.file.read_text(encoding="utf-8")
        lines = whole.split("\n")
        try:
            header = json.loads(lines[0])
        except ValueError:
            header = {}
        if not isinstance(header, dict) or header.get("plan") != plan.digest():
            raise BadOption(say("bad-journal", file=str(self.file)))
        complete = lines[0] + "\n"
        for line in lines[1:-1]:
            try:
                outcome = Outcome(*json.loads(line))
            except (ValueError, TypeError):
                break
            self.done[outcome.number] = outcome
            complete += line + "\n"
        if complete != whole:
            self.file.write_text(complete, encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        self.done[outcome.number] = outcome
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(outcome) + "\n")
