"""Every text is our own: no run of eight words of a printed rulebook stands in rules or messages.

The rulebooks are not part of the project; where they lie beside it, in `shared/rulebooks`, they are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULEBOOKS = ROOT.parent / "shared" / "rulebooks"
RUN = 8
PLACED = re.compile(r"\{[^}]*\}")  # what Fluent puts in: it breaks a run
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = WORD.findall(text.lower())
    for start in range(len(words) - RUN + 1):
        yield tuple(words[start : start + RUN])


def borrowed(printed: str, own: str) -> list[str]:
    """The runs of printed words in a text of ours; lines are looked at one by one."""
    known = set(runs(printed.replace("-\n", "")))
    pieces = (piece for line in own.splitlines() for piece in PLACED.split(line))
    return [" ".join(run) for piece in pieces for run in runs(piece) if run in known]


def test_a_borrowed_run_is_found_and_a_shorter_one_is_not() -> None:
    printed = "Whoever has the most points\nat the very end of the ga-\nme wins it all."
    assert borrowed(printed, "the most points at the very end of") == ["the most points at the very end of"]
    assert borrowed(printed, "points at the very end of the game") == ["points at the very end of the game"]
    assert not borrowed(printed, "points at the very end of { $the } game wins")


@pytest.mark.skipif(not RULEBOOKS.is_dir(), reason="the printed rulebooks are not beside this checkout")
@pytest.mark.parametrize("language", ["uk", "pl"])
def test_no_text_of_ours_is_a_printed_one(language: str) -> None:
    printed = "\n".join(book.read_text(encoding="utf-8") for book in sorted(RULEBOOKS.glob(f"*.{language}.txt")))
    assert len(printed) > 10_000
    own = [path for root in ("src", "web/src") for path in sorted((ROOT / root).rglob(f"{language}.*"))]
    pages = [*ROOT.glob(f"README.{language}.md"), *(ROOT / "docs").glob(f"*.{language}.md")]
    texts = [*(path for path in own if path.suffix in (".ftl", ".md")), *pages]
    assert len(pages) == 2
    assert len(texts) > 8
    found = {str(path.relative_to(ROOT)): borrowed(printed, path.read_text(encoding="utf-8")) for path in texts}
    assert not {path: runs for path, runs in found.items() if runs}
