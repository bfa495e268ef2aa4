"""Names in sentences: the two functions NAME and GENDER, and the arguments they read.

A name is a message whose attributes are its cases: ``card-farmer`` with ``.acc``, ``.gen`` ...
``NAME($card, case: "acc")`` picks one and falls back to the name itself. A seat is called by its
player's name, which is never declined. Lists are joined as the language joins them. A sentence that
only says ``{ $card }`` is given the name too: no reader ever sees an id. A name that is itself a phrase
("The opponent") says with ``.within`` how it stands inside a sentence; where one begins, it stands as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

_PHRASE: Final = re.compile(r"^[\w-]+ = (.+)\n(?:    \.\w+ = .+\n)*?    \.within = (.+)$", re.M)

Form = Callable[[str, str | None], str | None]
"""From a name's id and an attribute (None: the name itself) to its text, or None where there is none."""


class Named(FluentType):
    """A name by its id: it says itself, can be declined, and is the id to a selector."""

    def __init__(self, id: str, form: Form) -> None:
        self.id = id
        self.form = form

    def case(self, case: str | None) -> str:
        text = self.form(self.id, case) if case else None
        return text or self.form(self.id, "within") or self.form(self.id, None) or self.id

    def gender(self) -> str:
        return self.form(self.id, "gender") or ""

    def format(self, locale: Locale) -> str:
        return self.case(None)

    def __eq__(self, other: object) -> bool:
        return other == self.id

    def __hash__(self) -> int:
        return hash(self.id)


class NameList(FluentType):
    """Several names, joined as the language joins them: "a, b and c"."""

    def __init__(self, names: Sequence[Named | str], locale: Locale) -> None:
        self.names = names
        self.locale = locale

    def case(self, case: str | None) -> str:
        return format_list([name_function(name, case) for name in self.names], locale=self.locale)

    def gender(self) -> str:
        """Several things are plural; one thing has its own gender."""
        return gender_function(self.names[0]) if len(self.names) == 1 else "p"

    def format(self, locale: Locale) -> str:
        return self.case(None)


class Phrases:
    """The names of these texts that are phrases: how each stands inside a sentence, and where one begins."""

    def __init__(self, texts: Sequence[str]) -> None:
        found = [pair for text in texts for pair in _PHRASE.findall(text)]
        self.within: dict[str, str] = dict(found)
        self.alone = {within: name for name, within in found}
        self.start = re.compile(rf"(^|[.!?…]\s+)({'|'.join(map(re.escape, self.alone)) or '(?!)'})(?![\w-])")

    def begin(self, sentence: str) -> str:
        return self.start.sub(lambda found: found[1] + self.alone[found[2]], sentence)


def name_function(name: object, case: str | None = None) -> str:
    """``NAME($x, case: "acc")`` of the texts."""
    return name.case(case) if isinstance(name, Named | NameList) else str(name)


def gender_function(name: object) -> str:
    """``GENDER($x)`` of the texts: m, f, n or p, for choosing among variants."""
    return name.gender() if isinstance(name, Named | NameList) else ""
