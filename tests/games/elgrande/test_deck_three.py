"""The cards of deck 3: special scorings."""

from __future__ import annotations

import pytest

from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import CASTLE, FRANCE, TILE_4, TILE_8_4
from castellany.games.elgrande.scoring import PARTS, card_part
from castellany.games.elgrande.state import GrandeState
from tests.games.elgrande.helpers import (
    ARAGON,
    BLUE,
    GALICIA,
    GRANADA,
    GREEN,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    at,
    do,
    points,
    regions_of,
    scene,
    with_card,
)

rule = pytest.mark.rule


def everywhere(**tiles: int) -> GrandeState:
    """One green caballero in every region, the king abroad: each scored region pays green its first place."""
    s = scene({GREEN: dict.fromkeys(range(9), 1)}, king=FRANCE)
    for tile, place in tiles.items():
        s.tiles[{"tile_8_4": TILE_8_4, "tile_4": TILE_4}[tile]] = place
    return s


def scored_regions(s: GrandeState, card: int) -> set[str]:
    s.log = []
    do(with_card(s, card), PURPLE, "act")
    return {str(e.message.args["place"])[6:] for e in s.log if e.message.id == "event-points"}


@rule("ELG-11.1")
def test_watchtowers() -> None:
    assert scored_regions(everywhere(), cards.WATCHTOWERS) == regions_of("galicia cataluna sevilla")


@rule("ELG-11.1", "ELG-7.6", "ELG-7.11")
def test_watchtowers_with_tiles() -> None:
    """T19."""
    s = everywhere(tile_4=TOLEDO, tile_8_4=GALICIA)
    s.at[BLUE * 12 + TOLEDO] = 2
    s.at[BLUE * 12 + 11] -= 2
    assert scored_regions(s, cards.WATCHTOWERS) == regions_of("sevilla cataluna toledo")
    assert points(s) == [0, 4 + 4, 4, 0], "Toledo pays 4/0/0"


@rule("ELG-11.1", "ELG-7.11")
def test_a_tile_does_not_make_the_castle_a_region() -> None:
    s = everywhere(tile_4=CASTLE)
    s.at[GREEN * 12 + CASTLE] = 3
    s.at[GREEN * 12 + 11] -= 3
    assert "castle" not in scored_regions(s, cards.WATCHTOWERS)


@rule("ELG-11.2")
def test_fiesta() -> None:
    """T06."""
    assert scored_regions(everywhere(), cards.FIESTA) == regions_of("aragon navarra valencia")


@rule("ELG-11.3")
def test_heartland() -> None:
    assert scored_regions(everywhere(), cards.HEARTLAND) == regions_of("castilla granada toledo")
    assert scored_regions(everywhere(tile_8_4=TOLEDO), cards.HEARTLAND) == regions_of("castilla granada")


@rule("ELG-11.4", "ELG-6.4")
def test_revelation() -> None:
    """T27."""
    grandes = [CASTLE, GALICIA, GALICIA, CASTLE]
    s = scene({PURPLE: {CASTLE: 3}, BLUE: {CASTLE: 2}, ORANGE: {CASTLE: 1}}, grandes=[GALICIA] * 4)
    do(with_card(s, cards.REVELATION), PURPLE, "act")
    assert points(s) == [5, 0, 3, 1]
    assert [at(s, c, CASTLE) for c in range(4)] == [3, 0, 2, 1]
    s = scene({PURPLE: {CASTLE: 3}, BLUE: {CASTLE: 2}, ORANGE: {CASTLE: 1}}, king=CASTLE, grandes=grandes)
    do(with_card(s, cards.REVELATION), PURPLE, "act")
    assert points(s) == [5 + 2 + 2, 0, 3, 1], "king and own grande are there; orange is not first"
    assert s.grandes == grandes, "they go back in"


@rule("ELG-11.4", "ELG-6.2")
def test_revelation_cannot_be_taken_back() -> None:
    s = with_card(scene({PURPLE: {CASTLE: 1}}), cards.REVELATION)
    before = s.known
    do(s, PURPLE, "act")
    assert s.known > before


@rule("ELG-11.5")
def test_triumph() -> None:
    s = scene(
        {
            PURPLE: {TOLEDO: 2, SEVILLA: 1, CASTLE: 5},
            GREEN: {TOLEDO: 1, SEVILLA: 1, GRANADA: 3},
            BLUE: {SEVILLA: 0, GRANADA: 2},
        },
        king=GRANADA,
        grandes=[TOLEDO, GALICIA, GRANADA, GALICIA],
    )
    do(with_card(s, cards.TRIUMPH), PURPLE, "act")
    assert points(s) == [7 + 2, 6 + 2, 0, 0], "first places only; the tie in Seville pays nobody; no castle"


@rule("ELG-11.6")
def test_gathering() -> None:
    s = scene(
        {PURPLE: {TOLEDO: 2, ARAGON: 4}, GREEN: {TOLEDO: 2, CASTLE: 9}, BLUE: {GALICIA: 3}}, grandes=[GALICIA] * 4
    )
    assert scored_regions(s, cards.GATHERING) == regions_of("toledo aragon"), "both hold four; grandes do not count"
    assert points(s) == [4 + 5, 4, 0, 0]


@rule("ELG-11.7")
def test_borderlands() -> None:
    s = scene({PURPLE: {TOLEDO: 2, ARAGON: 1}, GREEN: {GALICIA: 1}, BLUE: {CASTLE: 1}}, king=GALICIA)
    assert scored_regions(s, cards.BORDERLANDS) == regions_of("aragon galicia"), "empty regions do not count"
    assert points(s) == [5, 4 + 2, 0, 0], "the king's region takes part"


@rule("ELG-11.6", "ELG-11.7")
def test_nothing_to_score_on_an_empty_map() -> None:
    for card in (cards.GATHERING, cards.BORDERLANDS):
        s = do(with_card(scene({}), card), PURPLE, "act")
        assert points(s) == [0, 0, 0, 0] and s.round == 1


@rule("ELG-7.11")
def test_each_special_scoring_is_a_part_of_its_own() -> None:
    for card in (cards.WATCHTOWERS, cards.FIESTA, cards.HEARTLAND, cards.TRIUMPH, cards.BORDERLANDS):
        s = do(with_card(everywhere(), card), PURPLE, "act")
        assert s.points[GREEN * PARTS + card_part(card)] == points(s)[GREEN] > 0
        assert [p.name for p in s.scores()[GREEN].parts] == [f"part-{cards.CARD_IDS[card]}"]
