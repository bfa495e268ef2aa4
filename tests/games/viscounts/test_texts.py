"""What a card says is what it does: equal effects in equal words, different ones in different words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pytest

from castellany import words
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import ICON_IDS, RIBBON_IDS
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.tables import CARDS, SCHEMES, SITES

pytestmark = pytest.mark.parametrize("lang", words.LANGUAGES)


def about(lang: str, name: str) -> str:
    text = words.about(lang, "viscounts", name)
    assert text, name
    return text


def icons(lang: str, counts: tuple[int, ...]) -> set[str]:
    found = set()
    for i in range(5):
        if counts[i]:
            shown: dict[str, object] = {"count": counts[i], "icon": f"icon-{ICON_IDS[i]}"}
            found.add(words.render(lang, "viscounts", {"id": "note-times", "args": shown}))
    return found


def one_to_one(pairs: Iterable[tuple[Hashable, str]]) -> None:
    """The same meaning always in the same words, and the same words always with the same meaning."""
    said: dict[Hashable, str] = {}
    meant: dict[str, Hashable] = {}
    for meaning, text in pairs:
        assert said.setdefault(meaning, text) == text
        assert meant.setdefault(text, meaning) == meaning


def test_townsfolk(lang: str) -> None:
    corners: list[tuple[Hashable, str]] = []
    abilities: list[tuple[Hashable, str]] = []
    for i, card in enumerate(CARDS):
        cost, held, rest = about(lang, f"card-{card.id}").split(". ", 2)
        assert cost.endswith(f" {card.cost}"), card.id
        assert set(held.split(", ")) == icons(lang, card.icons), card.id
        if i >= 18:
            corner, rest = rest.split(". ", 1)
            corners.append((card.top.number, corner))
        abilities.append(((card.timing, card.ability.number, card.converts), rest))
    one_to_one(corners)
    one_to_one(abilities)


def test_printed_townsfolk(lang: str) -> None:
    for segment in SEGMENTS:
        cost, held, _rest = about(lang, f"printed-{segment.id}").split(". ", 2)
        assert cost.endswith(f" {segment.printed.cost}")
        assert set(held.split(", ")) == icons(lang, segment.printed.icons)


def test_manuscripts(lang: str) -> None:
    ribbons: list[tuple[Hashable, str]] = []
    faces: list[tuple[Hashable, str]] = []
    for tile in MANUSCRIPTS:
        ribbon, face = words.render(lang, "viscounts", f"tile-{tile.id}").split(": ", 1)
        assert ribbon.endswith(f"({tile.cost})")
        assert about(lang, f"tile-{tile.id}").endswith(f": {face}.")
        ribbons.append((RIBBON_IDS[tile.ribbon], ribbon.split(" ")[0]))
        faces.append(((tile.instant.number, tile.points_for, tile.per), face))
    one_to_one(ribbons)
    one_to_one(faces)


def test_building_spots(lang: str) -> None:
    one_to_one(
        ((site.bank, site.effect.number, site.link.number, site.linked), about(lang, f"site-{site.id}"))
        for site in SITES
    )


def test_schemes(lang: str) -> None:
    rows: list[tuple[Hashable, str]] = []
    for scheme in SCHEMES:
        text = about(lang, f"scheme-{scheme.id}")
        assert f" {scheme.move};" in text
        rows.append(((scheme.first.number, scheme.move, *[effect.number for effect in scheme.last]), text))
    one_to_one(rows)
