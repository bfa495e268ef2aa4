"""What a message says: its arguments, and which of them its words speak aloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from castellany.bots import texts
from castellany.kernel import Message
from castellany.words.bundle import folders


def arguments(value: Any) -> Iterator[tuple[str, str, Any]]:
    """The arguments of a message in any of its forms, and of the messages within it: of which, its name, its value."""
    id, args = (value["id"], value["args"]) if isinstance(value, dict) else value
    for name, arg in args.items():
        for item in arg if isinstance(arg, list | tuple) and not isinstance(arg, Message) else [arg]:
            if isinstance(item, Message | dict):
                yield from arguments(item)
            else:
                yield id, name, item


class Spoken(Visitor):
    """The variables that a text says; what only picks one of its variants is not among them."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)


@cache
def spoken(game: str) -> frozenset[tuple[str, str]]:
    """Message ids with the variables they say, in any language."""
    found: set[tuple[str, str]] = set()
    for file in [file for folder in [*folders(game), *texts(game)] for file in sorted(folder.glob("*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Spoken()
                visitor.visit(entry)
                found |= {(entry.id.name, name) for name in visitor.names}
    return frozenset(found)
