"""The repository keeps its own promises: locks, scripts, documents, examples."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.metadata
import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import build_engine
import castellany
import castellany.kernel

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "lock").glob("*.txt"))
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).exists()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_locked_package_has_its_version_and_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    packages = re.split(r"\n(?=\S)", text.strip())
    assert len(packages) > 20
    for package in packages:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+", package), package
        assert "--hash=sha256:" in package, package


@pytest.mark.parametrize("name", ["run", "test"])
def test_the_locks_cover_what_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    if name == "test":
        wanted += [entry for entry in project["dependency-groups"]["test"] if isinstance(entry, str)]
    locked = (ROOT / "lock" / f"{name}.txt").read_text(encoding="utf-8")
    for requirement in wanted:
        package = re.split(r"[\[<>=; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")
        assert re.search(rf"^{package}==", locked, re.MULTILINE), f"{package}: run lock/update"


def imported_by_the_engine() -> set[str]:
    """Packages of others that the compiled modules import, themselves or by other modules of ours."""
    source = ROOT / "src"
    waiting = [source / name for name in build_engine.modules(source)]
    seen: set[Path] = set()
    others: set[str] = set()
    while waiting:
        file = waiting.pop()
        if file in seen or not file.exists():
            continue
        seen.add(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
            for name in names:
                if name.split(".")[0] == "castellany":
                    place = source / Path(*name.split("."))
                    waiting += [place.with_suffix(".py"), place / "__init__.py"]
                elif name.split(".")[0] not in sys.stdlib_module_names:
                    others.add(name.split(".")[0])
    return others


def test_a_build_away_from_everything_has_what_the_engine_imports() -> None:
    """Otherwise mypyc cannot see its types, and an install in a fresh environment is the slow one without a word."""

    def plain(requirement: str) -> str:
        return re.split(r"[\[<>=!~; (]", requirement)[0].lower().replace("_", "-").replace(".", "-")

    brought: set[str] = set()
    found_in = importlib.metadata.packages_distributions()
    here = {plain(package) for packages in found_in.values() for package in packages}
    waiting = [plain(requirement) for requirement in build_engine.NEEDS]
    while waiting:
        package = waiting.pop()
        if package in here - brought:  # some are asked for on other systems only
            brought.add(package)
            needed = importlib.metadata.requires(package) or []
            waiting += [plain(requirement) for requirement in needed if "extra ==" not in requirement]
    imported = imported_by_the_engine()
    assert {"msgspec", "fluent", "babel"} <= imported
    for name in imported:
        assert brought & {plain(package) for package in found_in[name]}, name


def test_no_lock_names_a_registry() -> None:
    npm = ROOT / "web" / "package-lock.json"
    assert '"resolved"' not in npm.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["play", "test", ".ci/run", "lock/update"])
def test_scripts_can_be_run(name: str) -> None:
    script = ROOT / name
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")


def test_ci_calls_the_one_test_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec ./test"
    assert len(lines) == 3


def test_boot_names_what_it_can_do() -> None:
    done = subprocess.run([sys.executable, "boot.py", "dance"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode != 0
    assert "Use play or test." in done.stderr


@pytest.mark.parametrize("document", PAGES, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out


def documented() -> list[str]:
    found = ["castellany", "castellany.bots"]
    for package in (castellany.kernel,):
        found += [f"{package.__name__}.{info.name}" for info in pkgutil.iter_modules(package.__path__)]
    return found


@pytest.mark.parametrize("name", documented())
def test_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_nothing_compiled_or_left_over_is_tracked() -> None:
    bad = {".so", ".pyd", ".pyc", ".sqlite3", ".orig", ".rej"}
    assert [str(path) for path in tracked() if path.suffix in bad] == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == castellany.__version__
    assert f"## {castellany.__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
