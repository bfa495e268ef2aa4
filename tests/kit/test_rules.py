"""Clauses, code and tests hold together: every clause is tested, every id in the code has its clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import castellany
from castellany import words
from tests.kit.tables import TOY

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "castellany" / "games"
CLAUSE = re.compile(r"^\*\*([A-Z]{3}-[0-9]+(?:\.[0-9]+)*[a-z]?)\*\*", re.MULTILINE)
# The games of the house, and the one that shows how a game is made.
HOMES = {id: GAMES / id for id in castellany.games() if (GAMES / id).exists()} | {TOY.id: ROOT / "tests" / "toy"}


def clauses(id: str, lang: str) -> list[str]:
    return CLAUSE.findall((HOMES[id] / "rules" / f"{lang}.md").read_text(encoding="utf-8"))


def named_in(folder: Path, prefix: str) -> set[str]:
    pattern = re.compile(rf"\b{prefix}-[0-9]+(?:\.[0-9]+)*[a-z]?\b")
    return {found for file in folder.rglob("*.py") for found in pattern.findall(file.read_text(encoding="utf-8"))}


def marked(folder: Path) -> set[str]:
    calls = re.compile(r"(?:mark\.rule|\brule)\(([^)]*)\)", re.DOTALL)
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for arguments in calls.findall(file.read_text(encoding="utf-8")):
            found.update(re.findall(r"[A-Z]{3}-[0-9]+(?:\.[0-9]+)*[a-z]?", arguments))
    return found


@pytest.mark.parametrize("id", HOMES)
def test_the_three_languages_have_the_same_clauses(id: str) -> None:
    english = clauses(id, "en")
    assert english and len(set(english)) == len(english)
    for lang in words.LANGUAGES:
        assert clauses(id, lang) == english, lang


@pytest.mark.parametrize("id", HOMES)
def test_every_id_in_the_code_has_its_clause(id: str) -> None:
    missing = named_in(HOMES[id], castellany.game(id).prefix) - set(clauses(id, "en"))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("id", HOMES)
def test_every_clause_has_a_test(id: str) -> None:
    untested = set(clauses(id, "en")) - marked(ROOT / "tests" / "games" / id)
    assert not untested, sorted(untested)
    unknown = marked(ROOT / "tests" / "games" / id) - set(clauses(id, "en"))
    assert not unknown, sorted(unknown)


@pytest.mark.parametrize("id", HOMES)
def test_options_are_read_by_their_names(id: str) -> None:
    for lang in words.LANGUAGES:
        book = words.rulebook(lang, id)
        assert book is not None
        assert "`" not in book.markdown, f"{lang}: an option that does not exist"
