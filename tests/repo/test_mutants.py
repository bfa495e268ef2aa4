"""The tool that breaks rules: it breaks them all, one at a time, and notices who does not notice."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.mutants.__main__ import known, listed, name
from tests.mutants.breaking import broken, mutants
from tests.mutants.hunting import SURVIVED, Broken

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


def test_equal_changes_of_equal_lines_have_names_of_their_own() -> None:
    twice = "def pay(s):\n    s.gold -= 1\n    s.gold -= 1\n"
    names = [mutant.what for mutant in mutants(twice)]
    assert len(names) == 6 and len(set(names)) == 6


def test_every_harmless_mutant_is_one_mutant_of_today_and_says_why() -> None:
    """A line that excuses several, or one of code that is gone, would hide the next that matters."""
    files = {Path(line.split(" ", 1)[0]) for line in known()}
    names = Counter(
        name(Broken(file, mutant)) for file in files for mutant in mutants((ROOT / file).read_text(encoding="utf-8"))
    )
    assert {line: names[line] for line in known() if names[line] != 1} == {}
    assert [line for line, why in known().items() if not why.strip()] == []


def test_who_survived_an_earlier_run_is_found_again(tmp_path: Path) -> None:
    file = Path("src/castellany/kernel/playout.py")
    found = [Broken(file, mutant) for mutant in mutants((ROOT / file).read_text(encoding="utf-8"))][:3]
    kept = tmp_path / "left.txt"
    kept.write_text("".join(f"{SURVIVED}: {each}\n" for each in found) + "1 of 4 noticed; 3 were not\n")
    assert listed(kept) == {name(each) for each in found}


def test_what_is_only_called_while_the_rules_are_read_is_broken_there(tmp_path: Path) -> None:
    """In a process of its own: there the module is read broken, and a test that counts its cards notices."""
    (tmp_path / "cards.py").write_text("def row():\n    return 2 + 1\n\n\nCARDS = row()\n")
    (tmp_path / "test_cards.py").write_text(
        "from cards import CARDS\n\n\ndef test_three():\n    assert CARDS == 3\n\n\ndef test_any():\n    assert CARDS\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path)])}

    def tried(number: int, test: str) -> int:
        command = [sys.executable, "-m", "tests.mutants.anew", str(tmp_path / "cards.py"), str(number)]
        where = f"test_cards.py::{test}"
        return subprocess.run([*command, where], cwd=tmp_path, env=env, capture_output=True).returncode

    found = [mutant.what.split(":")[0] for mutant in mutants((tmp_path / "cards.py").read_text())]
    assert found == ["Add becomes Sub", "one more", "one more"]
    assert [tried(number, "test_three") for number in range(3)] == [1, 1, 1]
    assert tried(0, "test_any") == 0


def test_the_rules_of_the_toy_game_cannot_be_broken_unseen() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.mutants", "tithe", "--only", "scoring", "--only", "effects"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "noticed; 0 were not" in done.stdout


def test_what_is_not_there_cannot_be_broken() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.mutants", "nowhere"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and "no game nowhere" in done.stderr
