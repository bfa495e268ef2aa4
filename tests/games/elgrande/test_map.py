"""The map as it is drawn: regions and countries border each other exactly as the rules say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from castellany.games.elgrande.facts.board import FRANCE, NEIGHBOURS, PORTUGAL, REGION_IDS, REGIONS
from castellany.games.elgrande.moves import listed

DRAWN = Path(__file__).parents[3] / "web" / "src" / "games" / "elgrande" / "map" / "spain.drawn.json"
rule = pytest.mark.rule


def drawn() -> set[frozenset[str]]:
    """Every pair that shares a border line in the drawing."""
    return {frozenset(border["between"]) for border in json.loads(DRAWN.read_text(encoding="utf-8"))["borders"]}


@rule("ELG-1.4")
def test_regions_touch_on_the_map_as_in_the_rules() -> None:
    told = {frozenset((REGION_IDS[a], REGION_IDS[b])) for a in range(REGIONS) for b in listed(NEIGHBOURS[a])}
    assert {pair for pair in drawn() if not pair & {"france", "portugal"}} == told


@rule("ELG-5.5")
def test_countries_touch_on_the_map_as_in_the_rules() -> None:
    told = {frozenset(("france", REGION_IDS[r])) for r in listed(NEIGHBOURS[FRANCE])}
    told |= {frozenset(("portugal", REGION_IDS[r])) for r in listed(NEIGHBOURS[PORTUGAL])}
    assert {pair for pair in drawn() if pair & {"france", "portugal"}} == told
