"""Rules files are read into sections and clauses that can be found by id and by words."""

from __future__ import annotations

from castellany.words.rulebook import parse

RULES = """# The Fair Game

Before all else.

## 1. The goal

Here is what it is about.

**FAI-1.1** Build a *harbor*.

- It costs two.

**FAI-1.2** Be quick. *(our ruling)*

## 2. The end

**FAI-2.1** It ends.
"""


def test_clauses_are_found_with_all_that_belongs_to_them() -> None:
    book = parse(RULES)
    assert book.title == "The Fair Game"
    assert [section.title for section in book.sections] == ["", "1. The goal", "2. The end"]
    assert book.sections[1].intro == "Here is what it is about."
    clause = book.clause("fai-1.1")
    assert clause is not None and clause.text == "Build a *harbor*.\n\n- It costs two."
    assert book.clause("FAI-9.9") is None


def test_words_are_searched_in_any_case_and_in_the_heading_too() -> None:
    book = parse(RULES)
    assert [clause.id for clause in book.search("HARBOR two")] == ["FAI-1.1"]
    assert [clause.id for clause in book.search("end")] == ["FAI-2.1"]
    assert book.search("castle") == []
    book = parse("# A\n\n## B\n\n**FAI-1.1** The Thieves’ Den.\n")
    assert book.search("thieves' den") and book.search("thieves’ den"), "whichever apostrophe is typed"
