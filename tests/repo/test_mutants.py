"""The tool that breaks rules: it breaks them all, one at a time, and notices who does not notice."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

from tests.mutants.breaking import broken, mutants

ROOT = Path(__file__).parents[2]
SOURCE = '''
class Shop:
    def resolve(self, s, f, choice):
        """Words are left alone."""
        if s.gold[f.seat] >= 3 and not s.closed:
            s.gold[f.seat] -= 3
            s.frames.append(f)
        if s.hears:
            s.tell("event-buys", {"gold": 3})
        return max(s.gold[0], 1)

    def message(self, s, f):
        return say("ask-shop", gold=3 + 4)
'''


def test_every_small_change_is_made_and_each_compiles() -> None:
    found = list(mutants(SOURCE))
    said = [mutant.what.split(":")[0] for mutant in found]
    assert sorted(set(said)) == [
        "GtE becomes Gt", "GtE becomes Lt", "Sub becomes Add", "and becomes or", "left out",
        "max becomes min", "not is left out", "one more",
    ]  # fmt: skip
    assert said.count("one more") == 4 and said.count("left out") == 2
    assert {mutant.function for mutant in found} == {"Shop.resolve"}, "what only tells is no rule"
    whole = ast.unparse(ast.parse(SOURCE))
    changed = {ast.unparse(broken(SOURCE, mutant)) for mutant in found}
    assert len(changed) == len(found) and whole not in changed
    assert all("event-buys', {'gold': 3}" in text for text in changed), "nor is what is told"


def test_the_rules_of_the_toy_game_cannot_be_broken_unseen() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.mutants", "tithe", "--only", "scoring", "--only", "effects"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "noticed; 0 were not" in done.stdout


def test_what_is_not_there_cannot_be_broken() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.mutants", "nowhere"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "no game nowhere" in done.stderr
