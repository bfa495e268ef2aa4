"""The small ways to break a function: each is one change of its syntax tree, told in a few words.

Comparisons are turned or moved by one, numbers too; `and` and `or`, plus and minus, `min` and `max` change places;
statements are left out. Words, events and what is only shown are left alone: they are not rules.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

# What only tells or shows: not broken, nor what stands under `if s.hears:`.
SHOWING: Final = {
    "message", "option", "closed", "refusal", "facts", "proposals", "rule", "json", "observe", "targets", "tried",
    "__init__", "__repr__", "__str__",
}  # fmt: skip
# What a function gives back that only tells or shows.
SAYS: Final = re.compile(r"(tuple\[|list\[)?(Message|Option|Closed|Proposal|Refusal|\w*Facts)\b.*")
COMPARISONS: Final[dict[type[ast.cmpop], list[type[ast.cmpop]]]] = {
    ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt], ast.Gt: [ast.GtE, ast.LtE], ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn], ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot], ast.IsNot: [ast.Is],
}  # fmt: skip
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.BitXor: ast.BitOr,
}  # fmt: skip
SWAPPED: Final = {"min": "max", "max": "min"}


Place = ast.expr | ast.stmt


class Mutant(NamedTuple):
    """One way to break a function: where, and what is done to it."""

    function: str  # qualified name
    line: int
    what: str
    place: int  # the number of the node, as `ast.walk` counts them
    way: int  # which of the `ways` to break it


def mutants(source: str) -> Iterator[Mutant]:
    """Every way to break the functions of a module."""
    tree = ast.parse(source)
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    for name, function in functions(tree, ""):
        told: Counter[str] = Counter()
        for statement, place in places(function):
            for way, what in enumerate(ways(place)):
                words = _told(what, place, statement)
                told[words] += 1
                again = f" ({told[words]})" if told[words] > 1 else ""
                yield Mutant(name, place.lineno, words + again, numbers[id(place)], way)


def _told(what: str, place: Place, statement: ast.stmt) -> str:
    """What is done where. The statement is told too: `known.txt` excuses one mutant, not its neighbours."""
    broken_here, around = (ast.unparse(node).splitlines()[0] for node in (place, statement))
    return f"{what}: {broken_here}" if broken_here == around else f"{what}: {broken_here} in {around}"


def broken(source: str, mutant: Mutant) -> ast.Module:
    """The module with this one change."""
    tree = ast.parse(source)
    place = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.place)
    assert isinstance(place, ast.expr | ast.stmt)
    change(place, mutant.way)
    return ast.fix_missing_locations(tree)


def functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef) and not shows(child):
            yield f"{prefix}{child.name}", child


def shows(function: ast.FunctionDef) -> bool:
    """Does it only tell or show? A fault is a rule: the options follow from it."""
    if function.name in SHOWING or function.name.lstrip("_").startswith("tell"):
        return True
    gives = ast.unparse(function.returns) if function.returns is not None else ""
    return function.name != "fault" and SAYS.fullmatch(gives) is not None


def places(function: ast.FunctionDef) -> list[tuple[ast.stmt, Place]]:
    """What can be broken in a function, in reading order, each with the statement it stands in."""
    found: list[tuple[ast.stmt, Place]] = []
    for statement in function.body:
        _gather(statement, statement, found)
    return found


def _gather(node: ast.AST, statement: ast.stmt, found: list[tuple[ast.stmt, Place]]) -> None:
    if isinstance(node, ast.If) and "hears" in ast.unparse(node.test):
        return
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.stmt):
        statement = node
    if isinstance(node, ast.expr | ast.stmt) and any(True for _way in ways(node)):
        found.append((statement, node))
    if isinstance(node, ast.AnnAssign):
        if node.value is not None:
            _gather(node.value, statement, found)
        return
    for child in ast.iter_child_nodes(node):
        _gather(child, statement, found)


def ways(node: Place) -> Iterator[str]:
    """What can be done to a node, in words; `change` does the one of the same number."""
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS.get(type(op), []):
                yield f"{type(op).__name__} becomes {other.__name__}"
        case ast.BoolOp():
            yield "and becomes or" if isinstance(node.op, ast.And) else "or becomes and"
        case ast.UnaryOp(op=ast.Not()):
            yield "not is left out"
        case ast.BinOp() if type(node.op) in SUMS and not _of_text(node):
            yield f"{type(node.op).__name__} becomes {SUMS[type(node.op)].__name__}"
        case ast.AugAssign() if type(node.op) in SUMS:
            yield f"{type(node.op).__name__} becomes {SUMS[type(node.op)].__name__}"
            yield "left out"
        case ast.Constant(value=bool()):
            yield "turned"
        case ast.Constant(value=int()):
            yield "one more"
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield f"{name} becomes {SWAPPED[name]}"
        case ast.Assign() | ast.Delete():
            yield "left out"
        case ast.Expr(value=ast.Call()):
            yield "left out"
        case ast.Break() | ast.Continue():
            yield "break becomes continue" if isinstance(node, ast.Break) else "left out"


def _of_text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.JoinedStr | ast.Constant) and not _is_number(part) for part in ast.walk(node))


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def change(node: Place, number: int) -> None:
    """Break a node in place, in the way of this number."""
    match node:
        case ast.Compare(ops=[op]):
            node.ops = [COMPARISONS[type(op)][number]()]
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not()):
            node.op = ast.Not()
            node.operand = ast.UnaryOp(op=ast.Not(), operand=node.operand)
        case ast.AugAssign() if number == 1:
            _leave_out(node)
        case ast.BinOp() | ast.AugAssign():
            node.op = SUMS[type(node.op)]()
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int()):
            node.value = int(node.value) + 1  # type: ignore[arg-type]
        case ast.Call(func=ast.Name() as name):
            name.id = SWAPPED[name.id]
        case ast.Break():
            node.__class__ = ast.Continue  # type: ignore[assignment]
        case ast.stmt():
            _leave_out(node)


def _leave_out(node: ast.stmt) -> None:
    node.__class__ = ast.Pass
