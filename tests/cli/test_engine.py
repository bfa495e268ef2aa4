"""The compiled engine beside plain sources: found where it fits, built in the background, in nobody's way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from castellany import engine
from castellany.server.live.bots import BotPool

SUFFIX = EXTENSION_SUFFIXES[0]
SOURCE = Path(engine.__file__).resolve().parent.parent


def test_compiled_modules_are_found_first_and_nothing_else(tmp_path: Path) -> None:
    for name in (f"castellany/kernel/__init__{SUFFIX}", f"castellany/kernel/machine{SUFFIX}", f"abc__mypyc{SUFFIX}"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    finder = engine.Finder(tmp_path)
    package, module, group = (
        finder.find_spec(name) for name in ("castellany.kernel", "castellany.kernel.machine", "abc__mypyc")
    )
    assert package and module and group
    assert module.origin == str(tmp_path / "castellany" / "kernel" / f"machine{SUFFIX}")
    assert package.submodule_search_locations == [
        str(tmp_path / "castellany" / "kernel"), str(SOURCE / "castellany" / "kernel"),
    ]  # fmt: skip
    for name in ("castellany", "castellany.server", "castellany.kernel.says", "os", "castellany.words"):
        assert finder.find_spec(name) is None


@pytest.mark.skipif(not shutil.which("cc") and not shutil.which("gcc"), reason="no C compiler is here")
def test_a_process_that_is_told_of_an_engine_uses_it(tmp_path: Path) -> None:
    headers = sysconfig.get_paths()["include"]
    if not Path(headers, "Python.h").exists():
        pytest.skip("Python's headers are not here")
    code = tmp_path / "only_here.c"
    code.write_text(
        '#include <Python.h>\nstatic struct PyModuleDef m = {PyModuleDef_HEAD_INIT, "only_here", NULL, -1, NULL};\n'
        "PyMODINIT_FUNC PyInit_only_here(void) { return PyModule_Create(&m); }\n"
    )
    made = tmp_path / "castellany" / "bots" / f"only_here{SUFFIX}"
    made.parent.mkdir(parents=True)
    compiler = shutil.which("cc") or "gcc"
    subprocess.run([compiler, "-shared", "-fPIC", f"-I{headers}", str(code), "-o", str(made)], check=True)
    look = "import castellany.bots.only_here as m, castellany.server as s; print(m.__file__); print(s.__file__)"
    env = {**os.environ, "PYTHONPATH": str(SOURCE), engine.VARIABLE: str(tmp_path)}
    half = subprocess.run([sys.executable, "-c", look], env=env, capture_output=True, text=True)
    assert half.returncode, "an engine that is not complete is none"
    (tmp_path / engine.DONE).touch()
    told = subprocess.run([sys.executable, "-c", look], env=env, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [str(made), str(SOURCE / "castellany" / "server" / "__init__.py")]


def test_an_engine_is_named_by_all_that_goes_into_it(tmp_path: Path) -> None:
    for folder in engine.COMPILED:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text("x = 1\n")
    names = {engine.fingerprint(tmp_path)}
    (tmp_path / "kernel" / "__pycache__").mkdir()
    (tmp_path / "kernel" / "__pycache__" / "a.pyc").write_bytes(b"1")
    assert engine.fingerprint(tmp_path) in names
    (tmp_path / "games" / "text.ftl").write_text("a = b\n")
    names.add(engine.fingerprint(tmp_path))
    (tmp_path / "bots" / "a.py").write_text("x = 2\n")
    names.add(engine.fingerprint(tmp_path))
    assert len(names) == 3


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of its own, with a person at the command."""
    monkeypatch.setattr(engine, "home", lambda _environment=None: tmp_path / "engines" / "now")
    monkeypatch.setattr(engine, "plain", lambda: True)
    monkeypatch.setattr(engine, "CHECKOUT", Path(sys.prefix).resolve())
    monkeypatch.setenv("CASTELLANY_COMPILE", engine.BACKGROUND)
    monkeypatch.setenv(engine.VARIABLE, "")  # so that it is taken away again afterwards
    return tmp_path / "engines" / "now"


def test_compiling_begins_once_and_only_where_a_person_has_started_the_command(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []

    def popen(command: list[str], **_how: Any) -> Any:
        begun.append(command)
        return SimpleNamespace(pid=os.getpid())

    monkeypatch.setattr("castellany.engine.subprocess.Popen", popen)
    monkeypatch.setattr("castellany.engine.shutil.which", lambda _name: "/usr/bin/cc")
    monkeypatch.setenv("CASTELLANY_COMPILE", "0")
    assert not engine.begin_compiling()
    monkeypatch.delenv("CASTELLANY_COMPILE")
    assert not engine.begin_compiling(), "not in tests, nor where a program runs it"
    monkeypatch.setenv("CASTELLANY_COMPILE", engine.BACKGROUND)
    assert engine.begin_compiling() and begun[0][-1] == str(house)
    assert not engine.begin_compiling(), "somebody is at it"
    house.with_suffix(".lock").write_text("999999999")
    assert engine.begin_compiling(), "the one who was at it is gone"
    house.with_suffix(".lock").unlink()
    monkeypatch.setattr(engine, "CHECKOUT", house.parent)
    assert not engine.begin_compiling(), "the environment is not this checkout's own"
    monkeypatch.setattr(engine, "CHECKOUT", Path(sys.prefix).resolve())
    house.mkdir()
    (house / engine.DONE).touch()
    assert not engine.begin_compiling() and engine.ready() == house


def test_an_engine_is_there_whole_or_not_at_all(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house.parent.mkdir()
    old = house.with_name("old")
    old.mkdir()
    (old / engine.DONE).touch()
    monkeypatch.setattr("castellany.engine.os.nice", lambda _by: 0, raising=False)
    monkeypatch.setattr(engine, "_by_wheel", lambda _made, _work: False)
    monkeypatch.setattr(engine, "_here", lambda _made: False)
    assert not engine.build(house) and not house.exists() and old.exists()

    def made(folder: Path) -> bool:
        folder.mkdir()
        (folder / "x").touch()
        return True

    monkeypatch.setattr(engine, "_here", made)
    assert engine.build(house) and (house / engine.DONE).exists() and (house / "x").exists()
    assert not old.exists() and engine.ready() == house
    assert engine.tell_children() and os.environ[engine.VARIABLE] == str(house)
    assert not engine.tell_children(), "told already"


def test_workers_that_rest_make_room_for_quicker_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    told = iter([False, True])
    monkeypatch.setattr("castellany.engine.tell_children", lambda: next(told, False))
    ended: list[str] = []
    pool = BotPool(1)
    for name in ("deep", "quick"):
        getattr(pool, name).pool = SimpleNamespace(shutdown=lambda wait, name=name: ended.append(name))
    pool.renew()
    assert not ended
    pool.deep.busy = 1
    pool.renew()
    assert ended == ["quick"] and pool.deep.pool is not None, "who thinks is not disturbed"
    pool.deep.busy = 0
    pool.renew()
    pool.renew()
    assert ended == ["quick", "deep"]
