"""What a card says is what it does: equal effects in equal words, different ones in different words."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable

import pytest

from castellany import words
from castellany.games.viscounts.effects.leaves import Gain
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import RIBBON_IDS
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.tables import (
    CARDS,
    COLLISION,
    FIRST_PRINTED,
    OPPONENT_COLLISION,
    PRINTED,
    RIVAL,
    SCHEMES,
    SITES,
)
from castellany.games.viscounts.sight.seat import card_note

pytestmark = pytest.mark.parametrize("lang", words.LANGUAGES)


def about(lang: str, name: str) -> str:
    text = words.about(lang, "viscounts", name)
    assert text, name
    return text


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
        rest = about(lang, f"card-{card.id}")
        if i >= 18:
            corner, rest = rest.split(". ", 1)
            corners.append((card.top.number, corner))
        abilities.append(((card.timing, card.ability.number, card.converts), rest))
    one_to_one(corners)
    one_to_one(abilities)


def test_figures_of_townsfolk(lang: str) -> None:
    """Cost and icons stand beside a card, made from the facts, whatever its ability says."""
    for number, card in [*enumerate(CARDS), *enumerate(PRINTED, FIRST_PRINTED)]:
        note = words.render(lang, "viscounts", card_note(number).json())
        assert re.findall(r"\d+", note) == [str(card.cost), *(str(count) for count in card.icons if count)], note


def test_printed_townsfolk(lang: str) -> None:
    one_to_one((segment.printed.top.number, about(lang, f"printed-{segment.id}")) for segment in SEGMENTS)


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


@pytest.mark.rule("VIS-11.4", "VIS-14.13")
def test_what_a_collision_pays_its_owner(lang: str) -> None:
    """The seven spaces of the track, as the players' boards print them: silver or resources, deeds, debts."""
    for name, spaces in (("track-corruption", COLLISION), ("opponent-track-corruption", OPPONENT_COLLISION)):
        said = about(lang, name).split(" 7: ")[1].split("; ")
        for text, effect in zip(said, spaces, strict=True):
            assert isinstance(effect, Gain)
            amounts = [effect.amounts[i] for i in (0, 4, 6, 5)]
            assert re.findall(r"\d+", text) == [str(count) for count in amounts if count], text


@pytest.mark.rule("VIS-11.5")
def test_what_a_collision_pays_the_others(lang: str) -> None:
    spaces = re.findall(r": ([^:.]+; [^:.]+; [^:.]+)\.", about(lang, "track-virtue"))
    said = [text for three in spaces for text in three.split("; ")]
    assert len(said) == 6
    one_to_one((effect.number, text) for effect, text in zip([*RIVAL[:3], *RIVAL[4:]], said, strict=True))
