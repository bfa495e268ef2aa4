"""A number of pieces has a name: nobody who reads a rule must know of what there are five, twelve or thirty-six."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.repo.test_repository import ROOT

GAMES = ROOT / "src" / "castellany" / "games"
SMALL = 4  # two hands, three slots, four seats: such are told by the line they stand in
COUNTING = (ast.Mult, ast.FloorDiv, ast.Mod)


def counts(node: ast.AST) -> list[ast.expr]:
    """What a loop, a row or a stride counts by."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        return node.args
    if isinstance(node, ast.BinOp) and isinstance(node.op, COUNTING):
        return [node.left, node.right]
    return []


def nameless(source: str) -> Iterator[int]:
    """The lines of functions where a bare number stands for a count."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in {inner for function in functions for inner in ast.walk(function)}:
        for each in counts(node):
            if isinstance(each, ast.Constant) and isinstance(each.value, int) and each.value > SMALL:
                yield each.lineno


def rules() -> dict[str, str]:
    """What plays a game, by its path; its facts are where numbers stand and get their names."""
    found = {path.relative_to(GAMES): path for path in sorted(GAMES.rglob("*.py"))}
    return {
        place.as_posix(): path.read_text(encoding="utf-8")
        for place, path in found.items()
        if not {"facts", "facts.py"} & set(place.parts)
    }


def test_a_count_of_pieces_has_a_name() -> None:
    texts = rules()
    assert len(texts) > 150
    assert sorted(f"{place}:{line}" for place, source in texts.items() for line in nameless(source)) == []


def test_a_bare_count_is_noticed() -> None:
    def lines(*body: str) -> list[int]:
        return sorted(nameless("\n  ".join(["def rule(s):", *body])))

    assert lines("for c in range(36):", "  a[seat * 12 + c] = b[(c + 1) % 5]") == [2, 3, 3]
    assert lines("for c in range(CARDS):", "  a[seat * 4 + c] = b >> 8 & 255") == []
