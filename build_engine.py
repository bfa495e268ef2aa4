"""Compile the engine with mypyc, away from the sources: ``python build_engine.py FOLDER``.

FOLDER receives a copy of the package in which kernel, games and bots are compiled; with FOLDER on
``PYTHONPATH`` the same program runs compiled. ``src/`` never holds a compiled file, so what one edits
is what runs. The wheel's build uses this too and falls back to the pure package without a compiler.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

COMPILED = ("kernel", "games", "bots")
# What a build away from everything needs: mypyc, and every package the compiled modules import directly or by
# `words`, whose types mypyc must see. Where one is missing the build gives the pure package without a word.
NEEDS = ("mypy[mypyc]>=2.4", "setuptools>=80", "msgspec>=0.22", "fluent.runtime>=0.4")
# One C file per module, several at a time: one file for all takes a compiler many times as long.
SCRIPT = """
import os
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class SideBySide(build_ext):
    def build_extensions(self):
        one_by_one = self.compiler.compile
        def compile(sources, **settings):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one_by_one([source], **settings), sources)
                return [file for files in done for file in files]
        self.compiler.compile = compile
        super().build_extensions()

extensions = mypycify({arguments!r}, opt_level={level!r}, debug_level="0", multi_file=True)
setup(name="engine", packages=[], ext_modules=extensions, cmdclass={{"build_ext": SideBySide}})
"""
# gcc then optimises across modules again, as if all were one file; and since nobody outside may replace a function,
# it calls and inlines them directly.
_ACROSS = "-flto=auto -fvisibility=hidden -fno-semantic-interposition -fno-plt"
ACROSS_MODULES = {"CFLAGS": _ACROSS, "LDFLAGS": f"{_ACROSS} -O3"}


def compiler() -> str:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def is_gcc() -> bool:
    try:
        told = subprocess.run([compiler(), "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
    return "Free Software Foundation" in told


def compiler_found() -> bool:
    """Is there a C compiler, and Python's headers for it?"""
    if os.name == "nt":
        return True
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return headers.exists() and any(shutil.which(name) for name in (compiler(), "cc", "gcc", "clang"))


def modules(source: Path) -> list[str]:
    """What is compiled, as paths below ``source``."""
    files = [path for folder in COMPILED for path in sorted((source / "castellany" / folder).rglob("*.py"))]
    return [path.relative_to(source).as_posix() for path in files]


def fingerprint(source: Path) -> str:
    """Names the build by what goes into it."""
    digest = hashlib.sha256(f"{sys.version} {COMPILED}".encode())
    for name in modules(source):
        digest.update(name.encode() + b"\0" + (source / name).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def copy_sources(source: Path, target: Path) -> None:
    """A fresh copy without anything built."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))


def compile_copy(target: Path, more: Sequence[str] = (), level: str = "3") -> list[Path]:
    """Compile the engine (and ``more`` modules) in a copy; the compiled files, [] where mypyc fails.

    ``level`` is the C compiler's: tests of behaviour need no optimising and are built in a fraction of the time.
    """
    with tempfile.TemporaryDirectory() as work:
        script = Path(work) / "setup.py"
        arguments = ["--strict", "--cache-dir", str(Path(work) / "mypy"), *modules(target), *more]
        script.write_text(SCRIPT.format(arguments=arguments, level=level), encoding="utf-8")
        command = [sys.executable, str(script), "-q", "build_ext", "--inplace", "--build-temp", str(Path(work) / "o")]
        for flags in [ACROSS_MODULES, {}] if level == "3" and is_gcc() else [{}]:
            env = {**os.environ, **flags}
            done = subprocess.run(command, cwd=target, env=env, capture_output=True, text=True)
            if done.returncode == 0:
                break
    shutil.rmtree(target / "build", ignore_errors=True)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        return []
    return sorted([*target.rglob("*.so"), *target.rglob("*.pyd")])


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = Path(__file__).resolve().parent / "src"
    if not compiler_found():
        sys.exit("No C compiler with Python's headers was found.")
    target = Path(sys.argv[1]).resolve()
    copy_sources(source, target)
    built = compile_copy(target)
    if not built:
        sys.exit("mypyc could not compile the engine; what it said stands above.")
    print(f"{len(built)} compiled files in {sys.argv[1]}")


if __name__ == "__main__":
    main()
