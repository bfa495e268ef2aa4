"""The compiled engine beside plain sources: compiled once in the background, used from the next start of a process on.

A wheel brings its compiled engine with it. A checkout runs its sources as they are; where there is a C compiler, the
server has kernel, games and bots compiled meanwhile, at the lowest priority, into a folder of the environment that is
named by what went into it. Whoever starts with `CASTELLANY_ENGINE` set to that folder (bots' workers do, and the next
server) finds the compiled modules first. One change to a source, and another folder is looked for.
Standard library alone: this is imported before anything else of the package.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "CASTELLANY_ENGINE"
COMPILED: Final = ("kernel", "games", "bots")
PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent.parent
NOT_SOURCE: Final = (".so", ".pyd", ".pyc")
DONE: Final = "complete"
BACKGROUND: Final = "background"  # of CASTELLANY_COMPILE, where a person has started the command


class Finder(importlib.abc.MetaPathFinder):
    """Finds the compiled modules of a folder before the sources they were made from."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        parts = name.split(".")
        ours = len(parts) > 1 and parts[0] == PACKAGE.name and parts[1] in COMPILED
        if not ours and not (len(parts) == 1 and name.endswith("__mypyc")):
            return None
        place = self.folder.joinpath(*parts)
        for suffix in importlib.machinery.EXTENSION_SUFFIXES:
            package = place / f"__init__{suffix}"
            if package.exists():
                folders = [str(place), str(PACKAGE.joinpath(*parts[1:]))]
                loader = importlib.machinery.ExtensionFileLoader(name, str(package))
                return importlib.util.spec_from_file_location(
                    name, package, loader=loader, submodule_search_locations=folders
                )
            module = place.with_name(place.name + suffix)
            if module.exists():
                loader = importlib.machinery.ExtensionFileLoader(name, str(module))
                return importlib.util.spec_from_file_location(name, module, loader=loader)
        return None


def install() -> None:
    """Before the package's own imports: use the compiled engine this process was told of."""
    folder = os.environ.get(VARIABLE)
    if folder and Path(folder, DONE).exists():
        sys.meta_path.insert(0, Finder(Path(folder)))


def fingerprint(package: Path = PACKAGE) -> str:
    """Names an engine by everything that goes into it."""
    digest = hashlib.sha256(sys.version.encode())
    for folder in COMPILED:
        for file in sorted((package / folder).rglob("*")):
            if file.is_file() and file.suffix not in NOT_SOURCE:
                digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def home(environment: Path | None = None) -> Path:
    """Where the engine of these sources lies, once it is compiled."""
    return (environment or Path(sys.prefix)) / "castellany-engine" / fingerprint()


def plain() -> bool:
    """Do the sources run as they are, from a checkout that could be compiled?"""
    return (CHECKOUT / "build_engine.py").exists() and not list((PACKAGE / "kernel").glob("machine.*[!y]"))


def ready(environment: Path | None = None) -> Path | None:
    """The compiled engine of these sources, if it is there."""
    if os.environ.get("CASTELLANY_COMPILE") == "0" or not plain():
        return None
    found = home(environment)
    return found if (found / DONE).exists() else None


def tell_children() -> bool:
    """Processes that begin from now on use the compiled engine; whether there is one that they did not use before."""
    if os.environ.get(VARIABLE):
        return False
    found = ready()
    if found is not None:
        os.environ[VARIABLE] = str(found)
    return found is not None


def start_over() -> None:
    """For the command as a person starts it: where the engine is compiled by now, begin again with it."""
    os.environ.setdefault("CASTELLANY_COMPILE", BACKGROUND)
    if os.name != "nt" and tell_children():
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def begin_compiling() -> bool:
    """Compile in a process of its own, in nobody's way; False where that is not possible, wished or needed."""
    if os.environ.get("CASTELLANY_COMPILE") != BACKGROUND or not plain() or os.environ.get(VARIABLE) or ready():
        return False
    if not Path(sys.prefix).resolve().is_relative_to(CHECKOUT):
        return False  # an environment that others share: not ours to fill
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang")):
        return False
    target = home()
    with_lock = target.with_suffix(".lock")
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        other = int(with_lock.read_text() or 0)
        os.kill(other, 0)
        return False  # somebody is at it
    except (OSError, ValueError):
        pass
    command = [sys.executable, str(PACKAGE / "engine.py"), str(target)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=os.name != "nt")
    with_lock.write_text(str(process.pid))
    return True


def build(target: Path) -> bool:
    """Compile into `target`; it is there whole or not at all."""
    if hasattr(os, "nice"):
        os.nice(19)
    with tempfile.TemporaryDirectory(dir=target.parent) as work:
        made = Path(work) / "engine"
        if not (_by_wheel(made, Path(work)) or _here(made)):
            return False
        (made / DONE).touch()
        for old in target.parent.iterdir():  # of sources that are no more
            if old.is_dir() and old != Path(work) and (old / DONE).exists():
                shutil.rmtree(old, ignore_errors=True)
        os.replace(made, target)
    return True


def _by_wheel(made: Path, work: Path) -> bool:
    """By the pinned uv of the checkout, which fetches what compiling needs."""
    uv = next((CHECKOUT / ".boot").glob("*/uv*"), None) if (CHECKOUT / ".boot").exists() else None
    if uv is None:
        return False
    env = {**os.environ, "CASTELLANY_COMPILE": "1", "CASTELLANY_WEB": "0"}
    command = [str(uv), "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(work / "wheel")]
    if subprocess.run([*command, str(CHECKOUT)], env=env, capture_output=True).returncode:
        return False
    for wheel in (work / "wheel").glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(made)
    return made.exists()


def _here(made: Path) -> bool:
    """By the mypyc of this environment, where it has one."""
    if importlib.util.find_spec("mypyc") is None:
        return False
    command = [sys.executable, str(CHECKOUT / "build_engine.py"), str(made)]
    return subprocess.run(command, capture_output=True).returncode == 0


if __name__ == "__main__":
    sys.exit(0 if build(Path(sys.argv[1])) else 1)
