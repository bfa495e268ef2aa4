"""The kit of drawn boards holds what boards use, and nothing for its own sake; each part is told of and shown."""

from __future__ import annotations

import re
from functools import cache
from os.path import normpath
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web" / "src"
KIT = CLIENT / "kit"
PARTS = sorted(path.name for path in KIT.iterdir() if path.suffix != ".md")
IMPORTED = re.compile(r"from '([^']+)'")


@cache
def imports() -> list[tuple[Path, Path]]:
    """Who imports what of the kit, the gallery aside."""
    files = [file for file in CLIENT.rglob("*") if file.suffix in (".svelte", ".ts") and "gallery" not in file.parts]
    read = [(file, address) for file in files for address in IMPORTED.findall(file.read_text(encoding="utf-8"))]
    found = [(file, Path(normpath(file.parent / address))) for file, address in read if address.startswith(".")]
    return [(file, part) for file, part in found if part.parent == KIT]


def users(part: str) -> list[Path]:
    return [file for file, imported in imports() if imported.name == part]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_serves_a_board(part: str) -> None:
    """By itself, or through another part that does."""
    direct = users(part)
    assert any(KIT not in file.parents for file in direct) or any(users(file.name) for file in direct), part


@pytest.mark.parametrize("part", [part for part in PARTS if part.endswith(".svelte")])
def test_a_part_is_told_of_and_shown(part: str) -> None:
    name = part.removesuffix(".svelte")
    assert f"`{name}`" in (KIT / "README.md").read_text(encoding="utf-8")
    pages = [page.read_text(encoding="utf-8") for page in (CLIENT / "gallery" / "pages").glob("*.svelte")]
    holders = [part, *(file.name for file in users(part) if file.parent == KIT)]  # a part of a part is shown with it
    assert any(f"/{holder}'" in page for page in pages for holder in holders), "no page of the gallery shows it"
