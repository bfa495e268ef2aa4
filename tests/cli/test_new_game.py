"""A newcomer's first minute: `castellany new-game` makes a game that plays, and that every check lets pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

ROOT = Path(__file__).parents[2]
LEFT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.so", ".*", "*.json")
PARTS = (
    "src",
    "tests/toy",
    "tests/kit",
    "tests/games/tithe",
    "tests/records",
    "tests/repo",
    "web/src/games",
    "web/src/wire",
)
# Not the name that the pages for builders suggest: this checkout may hold a game of that name already.
NEW = "newcomer"
KIT = ["tests/kit/test_laws.py", "tests/kit/test_words.py", "tests/kit/test_rules.py", "tests/kit/test_shown.py"]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which a game called Newcomer has been begun."""
    root = tmp_path_factory.mktemp("checkout")
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=LEFT)
    for file in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / file, root / file)
    done = inside(root, "-m", "castellany.cli", "new-game", NEW, "--prefix", "NCR", "--author", "Ada")
    assert done.returncode == 0, done.stdout + done.stderr
    return root


def inside(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)]), "CASTELLANY_LANG": "en"}
    return subprocess.run([sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, timeout=280)


def test_it_has_its_rooms_its_tests_records_and_client(checkout: Path) -> None:
    for file in ("game.py", "shown.py", "text/uk.ftl", "rules/pl.md", "decisions/shop.py"):
        assert (checkout / "src/castellany/games" / NEW / file).exists(), file
    for file in ("facts.ts", "credits.ts"):
        assert (checkout / "web/src/games" / NEW / file).exists(), file
    assert list((checkout / "tests/records/games").glob(f"{NEW}-v1-*.json"))
    left = [
        file
        for folder in (f"src/castellany/games/{NEW}", f"tests/games/{NEW}", f"web/src/games/{NEW}")
        for file in (checkout / folder).rglob("*.*")
        if file.suffix != ".pyc"
        and any(word in file.read_text(encoding="utf-8") for word in ("tithe", "Tithe", "TOY", "tests.toy"))
    ]
    assert left == []


def test_the_laws_of_the_kit_hold_for_it(checkout: Path) -> None:
    more = [f"tests/games/{NEW}", "tests/records", "tests/repo/test_rooms.py"]
    done = inside(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *KIT, *more, "-k", NEW)
    assert done.returncode == 0, done.stdout[-3000:]
    passed = int(done.stdout.split(" passed")[0].split()[-1])
    assert passed > 100


def test_style_and_types_are_clean(checkout: Path) -> None:
    game, tests = f"src/castellany/games/{NEW}", f"tests/games/{NEW}"
    style = inside(checkout, "-m", "ruff", "check", "--no-cache", "--quiet", game, tests)
    assert style.returncode == 0, style.stdout
    types = inside(checkout, "-m", "mypy", "--strict", "--cache-dir", str(checkout / ".types"), game, tests)
    assert types.returncode == 0, types.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Newcomer"], "cannot be the id of a game"),
        (["x"], "cannot be the id of a game"),
        (["class"], "cannot be the id of a game"),
        (["shared"], "cannot be the id of a game"),
        (["../evil"], "cannot be the id of a game"),
        (["tithe"], "There is a game"),
        ([NEW, "--prefix", "H1"], "cannot begin clauses"),
        ([NEW, "--prefix", "TOY"], "cannot begin clauses"),
        ([NEW, "--title", "{ evil }"], "cannot be a title"),
    ],
)
def test_what_cannot_be_made_is_refused(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(ROOT)
    before = sorted((ROOT / "src/castellany/games").iterdir())
    done = terminal("new-game", *words)
    assert done.code == 2 and said in done.err.replace("\n", " ")
    assert sorted((ROOT / "src/castellany/games").iterdir()) == before


def test_outside_the_sources_nothing_is_made(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    done = terminal("new-game", NEW)
    assert done.code == 2 and "not a checkout" in done.err
    assert list(tmp_path.iterdir()) == []
