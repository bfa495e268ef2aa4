"""A game begun a minute ago has neither board nor lesson, and is soon over: what goes over all games takes it too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.house import ROOT, chromium
from tests.repo.test_repository import tracked

ALL = ("castellany.games()", "bringing(")  # what such a test says


@pytest.mark.at_night
def test_what_goes_over_all_games_takes_one_more(tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    for path in tracked():
        copy = root / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    env = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "CHROMIUM": chromium()}
    del env["CASTELLANY_NIGHTLY"]  # a night within the night has no end

    def inside(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", *command], cwd=root, env=env, capture_output=True, text=True)

    begun = inside("castellany", "new-game", "newcomer", "--prefix", "NCR")
    assert begun.returncode == 0, begun.stdout + begun.stderr
    tests = [path for path in Path(__file__).parent.glob("test_*.py") if any(said in path.read_text() for said in ALL)]
    assert len(tests) > 5
    done = inside("pytest", "-q", *sorted(f"tests/browser/{path.name}" for path in tests))
    assert done.returncode == 0, done.stdout[-5000:]
