"""The compiled engine behaves as the plain one: ``python tests/compiled/check.py`` (``./test`` runs it).

It compiles a copy (kept in ``.cache/`` until a source changes), compares seeded games of both builds
to the last byte, and runs the kit's laws on the compiled one. Where there is no C compiler it says so
and passes, because the package then runs plain; under ``CI`` it fails instead.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
import build_engine  # noqa: E402

CACHE = ROOT / ".cache" / "compiled"
KIT = ("kit", "toy")
LAWS = ("tests/kit/test_laws.py", "tests/kit/test_travel.py")
TOY = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests" / "toy").rglob("*.py"))]


def build() -> Path:
    """The compiled copy, with the kit and its toy game beside it."""
    name = build_engine.fingerprint(ROOT / "src")
    target = CACHE / name
    if not (target / "complete").exists():
        shutil.rmtree(CACHE, ignore_errors=True)
        build_engine.copy_sources(ROOT / "src", target)
        copy_kit(target)
        if not build_engine.compile_copy(target, TOY, level="0"):
            sys.exit("The engine does not compile; what mypyc said stands above.")
        (target / "complete").touch()
    copy_kit(target)
    refresh(target)
    return target


def copy_kit(target: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", target)
    for folder in KIT:
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tests" / folder, target / "tests" / folder, dirs_exist_ok=True, ignore=ignore)
    shutil.copy(ROOT / "tests" / "conftest.py", target / "tests")


def refresh(target: Path) -> None:
    """What is not compiled (texts, words) may have changed since the build."""
    ignore = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", target, dirs_exist_ok=True, ignore=ignore)


def digests(package: Path, *words: str) -> dict[str, str]:
    command = [sys.executable, str(Path(__file__).with_name("digest.py")), *words]
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=env, cwd=package, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def is_compiled(package: Path) -> bool:
    code = "from castellany.cli.measure import compiled; raise SystemExit(not compiled())"
    env = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run([sys.executable, "-c", code], env=env, cwd=package).returncode == 0


def main() -> None:
    if not build_engine.compiler_found():
        print("No C compiler with Python's headers here: the compiled engine was not checked.")
        sys.exit(1 if os.environ.get("CI") else 0)
    target = build()
    if sys.argv[1:] == ["--build"]:
        return
    if not is_compiled(target):
        sys.exit("The copy runs plain although it was compiled.")
    facts = ("--facts", str(Path(__file__).with_name("box.toml")))
    plain = {**digests(ROOT / "src"), **digests(ROOT / "src", *facts)}
    compiled = {**digests(target), **digests(target, *facts)}
    differ = [table for table in plain if plain[table] != compiled.get(table)]
    if differ or plain.keys() != compiled.keys():
        sys.exit(f"Plain and compiled differ: {', '.join(differ) or 'other tables'}")
    print(f"{len(plain)} seeded games are the same, plain and compiled.")
    workers = str(os.cpu_count() or 1)
    kit = [sys.executable, "-m", "pytest", "-q", "-n", workers, *LAWS, *sys.argv[1:]]
    sys.exit(subprocess.run(kit, cwd=target, env={**os.environ, "PYTHONPATH": str(target)}).returncode)


if __name__ == "__main__":
    main()
