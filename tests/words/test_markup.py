"""No text shows markup or an id: a sentence is put on the screen as it stands, by the browser as by the terminal.

Clauses are markdown; what the browser makes of them is looked at in `web/tests/clauses.test.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
STRAY = re.compile(r"[*{}|<>]|\]\(|&\w+;|\w_\w|\b(?:seat|rank|card|district):\w")
COMMANDS = re.compile(r"`[^`]+`|<[A-Z]+>")  # the terminal speaks of commands
MARKDOWN = ("cli-keys-long",)  # the terminal makes markdown of it
TYPED = re.compile(r"(?<=\w)_(?=\w)")  # and of what is typed, as messages about a file of facts do


class Texts(Visitor):
    """All pieces of text of a file, in every variant and attribute."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.of = ""

    def visit_Message(self, node: ast.Message) -> None:
        self.of = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append((self.of, node.value))


def stray(source: str) -> Iterator[str]:
    texts = Texts()
    texts.visit(FluentParser().parse(source))
    for id, text in texts.found:
        if id in MARKDOWN:
            continue
        shown = TYPED.sub("", text) if id.startswith(("cli-", "facts-")) else text
        if STRAY.search(COMMANDS.sub("", shown)) or text.count("`") % 2:
            yield f"{id}: {text}"


FILES = [path for home in ("src", "web/src") for path in sorted((ROOT / home).rglob("*.ftl"))]


@pytest.mark.parametrize("lang", ["en", "uk", "pl"])
def test_no_text_shows_markup_or_an_id(lang: str) -> None:
    files = [path for path in FILES if path.stem == lang]
    assert len(files) > 12
    found = {str(path.relative_to(ROOT)): list(stray(path.read_text(encoding="utf-8"))) for path in files}
    assert not {path: texts for path, texts in found.items() if texts}


def test_what_is_stray_is_found_in_any_variant() -> None:
    source = "a = { $n ->\n    [one] an *open star\n   *[other] fine\n    }\n    .about = see rank9_with_4\nb = fine\n"
    assert [text.split(":")[0] for text in stray(source)] == ["a", "a"]
    assert not list(stray("c = Run `castellany facts --template` in <FILE>.\n"))
