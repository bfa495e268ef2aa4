"""The rules of a game as text: ``games/<game>/rules/<language>.md`` read into sections and clauses.

A clause is a paragraph that begins with its id in bold, ``**CIT-4.2** ...``, and reaches to the next
one; so it may hold lists and tables. Terminal and server show clauses by these ids. A table option is
written by its id, `` `first_crown` ``, or with a value, `` `cast-random` ``, and read by its name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from castellany.kernel import box_of, say
from castellany.kernel.box import BOX
from castellany.words.bundle import LANGUAGES, Words, folders, load

OPTION: Final = re.compile(r"`([a-z0-9_-]+)`")
CLAUSE: Final = re.compile(r"^\*\*([A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\*\*\s*")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str


@dataclass
class Section:
    """A heading with what stands under it: words before the first clause, then the clauses."""

    title: str
    intro: str = ""
    clauses: list[Clause] = field(default_factory=list)


@dataclass
class Rulebook:
    """The whole of a game's rules in one language; ``markdown`` is the file as it is."""

    title: str
    markdown: str
    sections: list[Section]

    def clause(self, clause_id: str) -> Clause | None:
        wanted = clause_id.upper()
        return next((c for s in self.sections for c in s.clauses if c.id.upper() == wanted), None)

    def search(self, words: str) -> list[Clause]:
        """Clauses that hold all these words, in any case of letters and with any apostrophe."""
        wanted = _plain(words).split()
        return [
            clause
            for section in self.sections
            for clause in section.clauses
            if all(word in _plain(f"{clause.id} {clause.text} {section.title}") for word in wanted)
        ]


def _plain(text: str) -> str:
    return text.casefold().replace("’", "'")


def parse(markdown: str) -> Rulebook:
    """Read a rules file: ``# title``, ``## section``, clauses."""
    book = Rulebook("", markdown, [Section("")])
    lines: list[str] = []
    clause_id = ""

    def close() -> None:
        text = "\n".join(lines).strip()
        section = book.sections[-1]
        if clause_id:
            section.clauses.append(Clause(clause_id, text))
        elif text:
            section.intro = text
        lines.clear()

    for line in markdown.splitlines():
        start = CLAUSE.match(line)
        if start:
            close()
            clause_id = start[1]
            lines.append(line[start.end() :])
        elif line.startswith("# ") and not book.title:
            book.title = line[2:].strip()
        elif line.startswith("## "):
            close()
            clause_id = ""
            book.sections.append(Section(line[3:].strip()))
        else:
            lines.append(line)
    close()
    return book


def rulebook(lang: str, game_id: str) -> Rulebook | None:
    """The rules of a game, in English where this language has none; None where there are no rules yet."""
    return _rulebook(lang, game_id, box_of(game_id) is not None)


@lru_cache(maxsize=32)
def _rulebook(lang: str, game_id: str, has_box: bool) -> Rulebook | None:
    folder = folders(game_id)[-1].parent / "rules"
    for candidate in (lang, *LANGUAGES):
        file = folder / f"{candidate}.md"
        if file.exists():
            words = load(candidate, game_id)
            title, _line, rest = name_options(file.read_text(encoding="utf-8"), words).partition("\n")
            return parse(f"{title}\n{house_rules(game_id, words)}{rest}")
    return None


def house_rules(game_id: str, words: Words) -> str:
    """What the house has put right, told before everything else: clauses name the values that are ours."""
    box = box_of(game_id)
    if box is None or not box.changed:
        return ""
    told = [item for item in box.unprinted() if item.source == BOX]
    lines = [say("box-rule", thing=say(item.thing), values=item.values[0]) for item in told]
    title, about = words.render("box-rules"), words.about("box-rules") or ""
    return "\n".join(["", f"## {title}", "", about, "", *(f"- {words.render(line)}" for line in lines), ""])


def name_options(markdown: str, words: Words) -> str:
    def name(option: re.Match[str]) -> str:
        id = f"option-{option[1]}"
        return f"*{words.render(id)}*" if words.has(id) else option[0]

    return OPTION.sub(name, markdown)


def game_name(lang: str, game_id: str) -> str:
    """What a game is called in a language: its message ``game-<id>``, else the title of its rules."""
    words = load(lang, game_id)
    if words.has(f"game-{game_id}"):
        return words.render(f"game-{game_id}")
    book = rulebook(lang, game_id)
    return book.title if book and book.title else game_id
