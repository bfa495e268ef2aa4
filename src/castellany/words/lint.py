"""The proof-reader of a game's texts: ``check(game_id)`` lists every fault, ``[]`` is a clean game.

It finds syntax errors, ids or ``.about``, ``.short`` and ``.honour`` texts that one language lacks,
variables the code never gives, ids the code names and nobody wrote, and cases that a sentence asks of
names without them.
``faults`` renders one message in all languages as a game gives it, for tests that walk random games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from castellany.words.bundle import LANGUAGES, SHARED, Names, folders, load
from castellany.words.calls import Call, calls


@dataclass
class Asked:
    """What one message asks for: variables, and cases of names in variables."""

    variables: set[str] = field(default_factory=set)
    cases: set[tuple[str, str]] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


@dataclass
class Text:
    """One language's file: its messages by id, their attributes, and its faults of syntax."""

    lang: str
    messages: dict[str, Asked] = field(default_factory=dict)
    attributes: dict[str, set[str]] = field(default_factory=dict)
    values: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


class _Asks(Visitor):
    def __init__(self) -> None:
        self.asked = Asked()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.asked.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.asked.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name not in ("NAME", "GENDER", "NUMBER", "DATETIME"):
            self.asked.references.add(f"{node.id.name}()")
        first = node.arguments.positional[0] if node.arguments.positional else None
        if isinstance(first, ast.VariableReference):
            for named in node.arguments.named:
                if named.name.name == "case" and isinstance(named.value, ast.StringLiteral):
                    self.asked.cases.add((first.id.name, named.value.value))
            if node.id.name == "GENDER":
                self.asked.cases.add((first.id.name, "gender"))
        self.generic_visit(node)


def read(folder: Path, lang: str) -> Text:
    """Parse one language of a folder."""
    text = Text(lang)
    file = folder / f"{lang}.ftl"
    if not file.exists():
        text.faults.append(f"{lang}: {file.name} is missing")
        return text
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            start = (entry.content or "").strip().splitlines()[0]
            text.faults.append(f"{lang}: syntax error at {start!r}")
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in text.messages:
                text.faults.append(f"{lang}: {name} is written twice")
            asks = _Asks()
            asks.visit(entry)
            text.messages[name] = asks.asked
            text.attributes[name] = {attribute.id.name for attribute in entry.attributes}
            if entry.value:
                text.values.add(name)
    return text


def check(game_id: str | None) -> list[str]:
    """All faults of the texts of a game (None: of the shared words), in the words of a colleague."""
    return check_folder(folders(game_id)[-1], (f"game-{game_id}",) if game_id else ())


def check_folder(folder: Path, needed: tuple[str, ...] = ()) -> list[str]:
    """The same for any folder of texts; the code that uses them lies around it."""
    texts = [read(folder, lang) for lang in LANGUAGES]
    shared = [read(SHARED, lang) for lang in LANGUAGES]
    said = calls(folder.parent)
    found = [fault for text in texts for fault in text.faults]
    found += _same_ids(texts)
    found += [f"{text.lang}: {name} is missing" for text in texts for name in needed if name not in text.messages]
    for text, common in zip(texts, shared, strict=True):
        known = text.messages.keys() | common.messages.keys()
        found += _unknown_references(text, known)
        found += _missing_cases(text)
        found += _variables(text, said)
        if text.lang == LANGUAGES[0]:
            found += [f"{call.where}: nobody wrote {call.id}" for call in said if call.id not in known]
    return found


def _same_ids(texts: list[Text]) -> Iterator[str]:
    every = {name for text in texts for name in text.messages}
    explained = {
        (name, form)
        for text in texts
        for name, given in text.attributes.items()
        for form in ("about", "short", "honour")
        if form in given
    }
    for text in texts:
        for name in sorted(every - text.messages.keys()):
            yield f"{text.lang}: {name} is missing"
        for name in sorted(text.messages.keys() - text.values):
            yield f"{text.lang}: {name} has attributes but no text"
        for name, form in sorted(explained):
            if name in text.messages and form not in text.attributes[name]:
                yield f"{text.lang}: {name}.{form} is missing"


def _unknown_references(text: Text, known: set[str]) -> Iterator[str]:
    for name, asked in text.messages.items():
        for reference in sorted(asked.references - known):
            yield f"{text.lang}: {name} refers to {reference}, which does not exist"


def _missing_cases(text: Text) -> Iterator[str]:
    """A variable called ``card`` holds a name ``card-...``: all of those need the case asked for."""
    wanted = {pair for asked in text.messages.values() for pair in asked.cases}
    for variable, case in sorted(wanted):
        for name in sorted(text.messages):
            if name.startswith(f"{variable}-") and case not in text.attributes[name]:
                yield f"{text.lang}: {name} has no .{case}, which sentences about ${variable} ask for"


def _variables(text: Text, said: list[Call]) -> Iterator[str]:
    for call in said:
        asked = text.messages.get(call.id)
        if asked is not None and call.args is not None:
            for variable in sorted(asked.variables - call.args):
                yield f"{text.lang}: {call.id} uses ${variable}, which {call.where} does not give"


def faults(game_id: str | None, message: Any, names: Names = ()) -> list[str]:
    """What goes wrong when this very message is rendered, in any language."""
    found: list[str] = []
    for lang in LANGUAGES:
        load(lang, game_id).render(message, names, found)
    return list(dict.fromkeys(found))
