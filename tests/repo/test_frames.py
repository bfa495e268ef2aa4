"""A frame's three numbers have meanings: beside the number of every kind that reads one stands what it is."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from pathlib import Path

import pytest

import castellany
from castellany.kernel import Frame
from tests.toy import GAME as TOY

ROOT = Path(__file__).parents[2]
FOLDERS = {path.parent.name: path.parent for path in (ROOT / "src" / "castellany" / "games").glob("*/kinds.py")}
FOLDERS[TOY.id] = ROOT / "tests" / "toy"
NUMBER = re.compile(r"^[A-Z_]+: Final = (\d+)(?:  # (.*))?$", re.MULTILINE)


def classes(folder: Path) -> dict[str, str]:
    """The source of every class of a game and of the kernel's effects, by name."""
    found: dict[str, str] = {}
    for file in [*folder.rglob("*.py"), Path(inspect.getfile(Frame)).with_name("effects.py")]:
        text = file.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = textwrap.dedent(ast.get_source_segment(text, node) or "")
    return found


@pytest.mark.parametrize("id", FOLDERS)
def test_what_a_frame_carries_stands_beside_its_number(id: str) -> None:
    game = TOY if id == TOY.id else castellany.game(id)
    sources = classes(FOLDERS[id])
    notes: dict[int, str] = {}
    for number, note in NUMBER.findall((FOLDERS[id] / "kinds.py").read_text("utf-8")):
        notes.setdefault(int(number), note)  # other small constants may follow the kinds
    silent: list[str] = []
    note = ""
    for place, kind in enumerate(game.kinds[:-1]):
        note = note if notes[place].startswith("the same") else notes[place]
        for name in sorted(set(re.findall(r"\bf\.([abc])\b", sources[type(kind).__name__]))):
            if not re.search(rf"\b{name}\b(?: and [abc])?:", note):
                silent.append(f"{type(kind).__name__} reads f.{name}")
    assert silent == []
