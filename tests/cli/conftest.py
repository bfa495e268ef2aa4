"""A terminal for tests: commands run in this process, with typed lines in and text out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from castellany.cli import main
from tests.kit import tables  # noqa: F401 - registers the toy game Tithe


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    code: int
    out: str
    err: str


Terminal = Callable[..., Done]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """``terminal("play", "tithe", typed="1\\nq\\n")``: English, 100 columns, saved games in ``tmp_path``.

    With ``keyboard`` commands believe that somebody sits there and types.
    """
    monkeypatch.setenv("CASTELLANY_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("CASTELLANY_LANG", "")
    monkeypatch.setenv("CASTELLANY_NAME", "")

    def run(*words: str, typed: str = "", keyboard: bool = False) -> Done:
        stdin = io.StringIO(typed)
        monkeypatch.setattr(stdin, "isatty", lambda: keyboard)
        monkeypatch.setattr("sys.stdin", stdin)
        try:
            code = main(list(words))
        except SystemExit as leave:  # argparse leaves by itself after --help and --version
            code = int(leave.code or 0)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run
