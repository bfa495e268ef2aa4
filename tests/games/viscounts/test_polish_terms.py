"""The Polish Viscounts has no printed rulebook here: it takes the terms of its sister box, capitals included.

Titles of honour and the first sentence of the rules speak of builders, debts and viscounts as everybody does.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FILES = (
    "src/castellany/games/viscounts/text/pl.ftl",
    "src/castellany/games/viscounts/rules/pl.md",
    "src/castellany/bots/viscounts/text/pl.ftl",
    "web/src/games/viscounts/text/pl.ftl",
)
SMALL = re.compile(
    r"(?<![\w$-])(srebr[oa]\b|srebrnik|robotni|manuskrypt|mieszczani|mieszczan\b|złoczyń|lenn[oa]\b|schemat|rund[aęyz]"
    r"|dług(?:u|i|ów)?\b|kupiec|kupc|kleryk|szlachci|budowniczy|wicehrab)"
)
NO_WORDS = re.compile(r"^[\w-]+ =|\{ NAME\([^)]*\) \}|#.*|^    \.honour.*|^\*\*VIS-1\.1\*\*.*")


@pytest.mark.parametrize("file", FILES)
def test_terms_are_those_of_the_polish_paladins(file: str) -> None:
    lines = (ROOT / file).read_text(encoding="utf-8").split("\n")
    assert any("Srebrnik" in line for line in lines)
    assert not [line for line in lines if SMALL.search(NO_WORDS.sub("", line))]
