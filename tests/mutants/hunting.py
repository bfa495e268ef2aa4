"""The hunt: which tests come by a function, and does one of them notice that it is broken?

Tests run once as they are, while a profile notes which functions each of them calls. Then, for each mutant, a forked
process gets the broken code into the function that everybody holds already, and runs those tests, the quickest first,
until one fails. So a mutant costs as much as the few tests near it. What no test calls may have been called while the
rules were read: that is tried by all tests in a process of its own (`anew.py`), which costs more and is rare.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
import types
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.breaking import Mutant, broken, mutants

Cache: TypeAlias = "_lru_cache_wrapper[Any]"
Held = dict[tuple[str, str], list[types.FunctionType]]
KILLED, SURVIVED = "killed", "survived"
PATIENCE = 30  # how many times the limit by the clock: for what waits instead of working


class Broken(NamedTuple):
    """A mutant of a file."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.file}:{self.mutant.line} {self.mutant.function}: {self.mutant.what}"


class Hunt:
    """A plugin that takes over pytest's loop: once for what the tests call, then mutant by mutant."""

    def __init__(self, broken: list[Broken], chosen: list[str], limit: float, budget: float) -> None:
        self.broken = broken
        self.chosen = chosen  # what pytest was asked to run
        # Both are seconds of work, not of the clock: a busy machine must not decide who is noticed.
        self.limit = limit  # a process that takes longer hangs
        self.budget = budget  # so many seconds of tests are tried
        self.callers: dict[tuple[str, str], set[str]] = {}  # by file and function: the tests that call it
        self.seconds: dict[str, float] = {}
        self.verdicts: dict[Broken, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests could not be collected")
        files = {str(each.file.resolve()) for each in self.broken}
        caches = caches_of_rules()
        for item in session.items:
            self.watch(item, files, caches)
        caches = caches_of_rules()
        held = functions_of(files)
        by_name = {item.nodeid: item for item in session.items}
        for number, each in enumerate(self.broken):
            names = self.callers.get((str(each.file.resolve()), each.mutant.function), set())
            items = [by_name[name] for name in self.affordable(names)]
            verdict = self.try_out(each, items, held, caches) if items else SURVIVED
            # What tests call may also have been called before them, while the rules were read.
            self.verdicts[each] = self.read_anew(each) if verdict == SURVIVED else verdict
            if self.verdicts[each] != KILLED:
                print(f"{self.verdicts[each]}: {each}", flush=True)
            if number % 50 == 49:
                print(f"... {number + 1} of {len(self.broken)}", file=sys.stderr, flush=True)
        return True

    def affordable(self, names: set[str]) -> list[str]:
        """The quickest of these tests, as many as the budget allows and at least one."""
        found: list[str] = []
        spent = 0.0
        for name in sorted(names, key=lambda name: self.seconds[name]):
            spent += self.seconds[name]
            if found and spent > self.budget:
                break
            found.append(name)
        return found

    def watch(self, item: pytest.Item, files: set[str], caches: list[Cache]) -> None:
        """Run a test as it is, and note what it calls. A test that fails by itself can prove nothing."""
        called: set[tuple[str, str]] = set()

        def note(frame: types.FrameType, event: str, _arg: Any) -> None:
            code = frame.f_code
            if event == "call" and code.co_filename in files:
                called.add((code.co_filename, code.co_qualname))

        for cache in caches:
            cache.cache_clear()
        start = time.process_time()
        sys.setprofile(note)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
        finally:
            sys.setprofile(None)
        if any(report.failed for report in reports):
            print(f"fails already: {item.nodeid}", file=sys.stderr, flush=True)
            return
        self.seconds[item.nodeid] = time.process_time() - start
        for place in called:
            self.callers.setdefault(place, set()).add(item.nodeid)

    def try_out(self, each: Broken, items: list[pytest.Item], held: Held, caches: list[Cache]) -> str:
        child = os.fork()
        if child == 0:
            os._exit(self.notice(each, items, held, caches))
        until = time.monotonic() + PATIENCE * self.limit
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return SURVIVED if os.waitstatus_to_exitcode(status) == 0 else KILLED
            time.sleep(0.005)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return KILLED  # it does not end

    def read_anew(self, each: Broken) -> str:
        """No test that calls it notices, but the rules may have been read with it."""
        number = list(mutants(each.file.read_text(encoding="utf-8"))).index(each.mutant)
        command = [sys.executable, "-m", "tests.mutants.anew", str(each.file), str(number), *self.chosen]
        try:
            done = subprocess.run(
                command, capture_output=True, timeout=PATIENCE * (self.limit + sum(self.seconds.values()))
            )
        except subprocess.TimeoutExpired:
            return KILLED  # it does not end
        return SURVIVED if done.returncode == 0 else KILLED

    def notice(self, each: Broken, items: list[pytest.Item], held: Held, caches: list[Cache]) -> int:
        """In the forked process: 1 where a test fails, 0 where all pass."""
        signal.setitimer(signal.ITIMER_PROF, self.limit)
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        sys.setrecursionlimit(2000)
        try:
            put_in(each, held)
            for cache in caches:  # what was reckoned before must be reckoned anew
                cache.cache_clear()
            for item in items:
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    return 1
        except BaseException:
            return 1
        return 0


def put_in(each: Broken, held: Held) -> None:
    """The broken code into every function object that was made from the whole one."""
    file = str(each.file.resolve())
    tree = broken(each.file.read_text(encoding="utf-8"), each.mutant)
    code = find(compile(tree, file, "exec"), each.mutant.function)
    for function in held[file, each.mutant.function]:
        function.__code__ = code


def find(code: types.CodeType, name: str) -> types.CodeType:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return find(constant, name)
    raise LookupError(name)


def caches_of_rules() -> list[Cache]:
    """Every `lru_cache` of the engine, the kit and the toy game."""
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper)
        and (thing.__module__ or "").startswith(("castellany.games", "castellany.kernel", "tests.kit", "tests.toy"))
    ]


def functions_of(files: set[str]) -> Held:
    """The function objects of some files, by file and qualified name: decorated ones and their originals."""
    found: Held = {}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType) and thing.__code__.co_filename in files:
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return found
