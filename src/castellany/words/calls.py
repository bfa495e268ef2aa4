"""What the code says: every ``say("id", name=...)`` and ``tell("id", {"name": ...})`` in some Python sources.

The texts may use only the arguments that the code gives, so the arguments are read from the calls
themselves. A call whose id is computed cannot be read here; the games' own tests render those.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Call:
    """One place where a message is made: its id and the arguments given, or None where they are computed."""

    id: str
    args: frozenset[str] | None
    where: str


def calls(folder: Path) -> list[Call]:
    """What is said in a folder; below it, folders with texts of their own are left to those."""
    found: list[Call] = []
    others = [text.parent for text in folder.rglob("text") if text.parent != folder]
    for file in sorted(folder.rglob("*.py")):
        if any(other in file.parents for other in others):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                where = f"{file.relative_to(folder)}:{node.lineno}"
                found += _read(node, where)
    return found


def _read(node: ast.Call, where: str) -> list[Call]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    ids = _texts(node.args[0])
    if name == "say":
        keys = [keyword.arg for keyword in node.keywords]
        args = None if None in keys else frozenset(key for key in keys if key is not None)
    elif name == "tell":
        args = _keys(node)
    else:
        return []
    return [Call(text, args, where) for text in ids]


def _texts(node: ast.expr) -> list[str]:
    """The id, or both ids of ``"a" if x else "b"``."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def _keys(node: ast.Call) -> frozenset[str] | None:
    given = node.args[1] if len(node.args) > 1 else next((k.value for k in node.keywords if k.arg == "args"), None)
    if given is None:
        return frozenset()
    if not isinstance(given, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in keys else frozenset(str(key) for key in keys)
