"""What docs/research.md tells a reader to type, typed: every example runs as it stands there."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from examples.learn import main as learn

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
FILES = {re.split(r"\s", text)[1]: text for text in PROGRAMS if text.startswith("# ")}
COMMANDS = [
    line.split("  #")[0] for line in re.findall(r"^(?:PYTHONPATH=\. )?castellany arena .*$", PAGE, re.MULTILINE)
]


SNIPPETS = [text for text in PROGRAMS if not text.startswith("# ")]


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_its_programs_run(number: int) -> None:
    exec(compile(SNIPPETS[number], "docs/research.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they stand there, but short: few games, searches of a few iterations."""
    monkeypatch.chdir(tmp_path)
    if "my_bot" in command:
        learn(20)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    words = shlex.split(re.sub(r"@\d+", "@4", command.removeprefix("PYTHONPATH=. ")))[1:]
    for option, value in (("--games", "2"), ("--effort", "0.01"), ("--workers", "2")):
        if option in words:
            words[words.index(option) + 1] = value
        elif option != "--workers":
            words += [option, value]
    done = subprocess.run(
        [sys.executable, "-m", "castellany.cli", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT / "src")))},
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = done.stdout + done.stderr
    assert "stand-in" not in said and not re.search(r'"errors": \{[^}]', said), "a bot failed"
    assert "%" in said or '"share"' in said
