"""What the board shows of regions, castle, countries and tiles: values, places, ranks, what each would pay now."""

from __future__ import annotations

import pytest

from castellany.games.elgrande.facts.board import BESIDE, CASTLE, FRANCE, PORTUGAL, REGION_IDS
from tests.games.elgrande.helpers import (
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    YELLOW,
    facts,
    notes,
    scene,
    shown,
)

PRINTED = {
    "galicia": [4, 2, 0],
    "navarra": [5, 3, 1],
    "aragon": [5, 4, 1],
    "cataluna": [4, 2, 1],
    "castilla": [6, 4, 2],
    "toledo": [7, 4, 2],
    "valencia": [5, 3, 2],
    "sevilla": [4, 3, 1],
    "granada": [6, 3, 1],
}
BESIDE_THE_KING = {
    CASTILLA: {"galicia", "navarra", "aragon", "toledo"},
    GRANADA: {"valencia", "toledo", "sevilla"},
    CASTLE: set(PRINTED),
    FRANCE: {"navarra", "aragon", "cataluna"},
    PORTUGAL: {"galicia", "castilla", "toledo", "sevilla"},
}


@pytest.mark.rule("ELG-7.10", "ELG-7.3")
@pytest.mark.parametrize(("seats", "places"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_printed_values_by_the_number_of_places_that_are_scored(seats: int, places: int) -> None:
    s = scene(seats=seats)
    for region, values in PRINTED.items():
        told = facts(s, f"region:{region}")
        assert told["printed"] == values[:places] and told["tile"] == ""
        assert told["values"] == values[:places] + [0] * (3 - places)
        assert [cell["value"] for cell in told["cells"]] == values[:places]
        said = dict(zip(("first", "second", "third"), values[:places], strict=False))
        assert notes(s, f"region:{region}")["note-values" if places == 3 else "note-values-two"] == said
    castle = facts(s, "castle")
    assert castle["printed"] == [5, 3, 1][:places] and castle["values"] == [5, 3, 1][:places] + [0] * (3 - places)


@pytest.mark.rule("ELG-7.6")
def test_a_tile_goes_before_the_print() -> None:
    s = scene()
    s.tiles = [TOLEDO, CASTLE]
    assert facts(s, "region:toledo")["values"] == [8, 4, 0] and facts(s, "region:toledo")["printed"] == [7, 4, 2]
    assert facts(s, "region:toledo")["tile"] == "tile:eight_four" and facts(s, "castle")["tile"] == "tile:four"
    assert facts(s, "castle")["values"] == [4, 0, 0] and facts(s, "castle")["printed"] == [5, 3, 1]
    assert "tile:eight_four" in [item["id"] for item in shown(s, "region:toledo")["items"]]
    assert facts(s, "tile:eight_four") == {"values": [8, 4, 0]} and shown(s, "tiles")["value"] == 0
    s.tiles = [BESIDE, GALICIA]
    assert [item["id"] for item in shown(s, "tiles")["items"]] == ["tile:eight_four"]
    assert facts(scene(seats=3), "tile:four") == {"values": [4, 0]}


@pytest.mark.rule("ELG-4.6", "ELG-5.5", "ELG-5.6")
@pytest.mark.parametrize("king", sorted(BESIDE_THE_KING))
def test_where_the_king_is_and_what_lies_beside_him(king: int) -> None:
    s = scene(king=king)
    for number, region in enumerate(REGION_IDS):
        told = facts(s, f"region:{region}")
        assert told["king"] == (number == king)
        assert told["adjacent"] == (region in BESIDE_THE_KING[king])
        said = notes(s, f"region:{region}")
        assert ("note-kings-region" in said) == (number == king)
        assert ("note-adjacent" in said) == (region in BESIDE_THE_KING[king])
    assert facts(s, "castle")["king"] == (king == CASTLE)
    assert ("note-kings-region" in notes(s, "castle")) == (king == CASTLE)
    assert [facts(s, country)["king"] for country in ("france", "portugal")] == [king == FRANCE, king == PORTUGAL]
    for country, number in (("france", FRANCE), ("portugal", PORTUGAL)):
        neighbours = {id.split(":")[1] for id in facts(s, country)["neighbours"]}
        assert neighbours == BESIDE_THE_KING[number]


@pytest.mark.rule("ELG-7.1", "ELG-7.2", "ELG-7.4", "ELG-7.5")
def test_the_ranking_of_a_region_with_its_ties_and_bonuses() -> None:
    """Toledo 7/4/2: purple 5 alone with king and grande, green and blue 3 each share third, orange stands fourth."""
    s = scene({PURPLE: {TOLEDO: 5}, GREEN: {TOLEDO: 3}, BLUE: {TOLEDO: 3}, ORANGE: {TOLEDO: 1}}, king=TOLEDO, seats=5)
    s.grandes = [TOLEDO, TOLEDO, CASTLE, CASTLE, TOLEDO]
    told = facts(s, "region:toledo")
    assert told["pays"] == [7 + 2 + 2, 2, 2, 0, 0]
    assert told["cells"] == [
        {"value": 7, "bonus": 4, "owners": ["seat:0"]},
        {"value": 4, "bonus": 0, "owners": []},
        {"value": 2, "bonus": 0, "owners": ["seat:1", "seat:2"]},
    ]
    assert told["ranking"] == [
        {"owner": "seat:0", "count": 5, "place": 1, "points": 11, "grande": True},
        {"owner": "seat:1", "count": 3, "place": 3, "points": 2, "grande": True},
        {"owner": "seat:2", "count": 3, "place": 3, "points": 2, "grande": False},
        {"owner": "seat:3", "count": 1, "place": 4, "points": 0, "grande": False},
        {"owner": "seat:4", "count": 0, "place": 0, "points": 0, "grande": True},
    ]
    assert notes(s, "region:toledo/seat:0") == {"note-pays": {"points": 11}}
    assert notes(s, "region:toledo/seat:3") == {}, "fourth place pays nothing"
    assert shown(s, "region:toledo/seat:0")["value"] == 5 and facts(s, "region:toledo/seat:0") == {"owner": "seat:0"}


@pytest.mark.rule("ELG-7.2", "ELG-7.4")
def test_a_tie_for_first_takes_the_second_place_and_no_bonus() -> None:
    s = scene({PURPLE: {SEVILLA: 2}, YELLOW: {SEVILLA: 2}, BLUE: {SEVILLA: 1}}, king=SEVILLA, seats=5)
    s.grandes[YELLOW] = SEVILLA
    told = facts(s, "region:sevilla")
    assert [cell["owners"] for cell in told["cells"]] == [[], ["seat:0", "seat:4"], ["seat:2"]]
    assert [cell["bonus"] for cell in told["cells"]] == [0, 0, 0]
    assert told["pays"] == [3, 0, 1, 0, 3]


@pytest.mark.rule("ELG-16.1", "ELG-7.3")
def test_the_imaginary_player_takes_a_place_and_no_points() -> None:
    s = scene({IMAGINARY: {NAVARRA: 4}, PURPLE: {NAVARRA: 2}, GREEN: {NAVARRA: 1}}, king=NAVARRA, seats=2)
    told = facts(s, "region:navarra")
    assert told["pays"] == [3, 0]
    assert told["cells"] == [
        {"value": 5, "bonus": 0, "owners": ["imaginary"]},
        {"value": 3, "bonus": 0, "owners": ["seat:0"]},
    ]
    assert told["ranking"][0] == {"owner": "imaginary", "count": 4, "place": 1, "points": 0, "grande": False}
    assert [rank["place"] for rank in told["ranking"]] == [1, 2, 3]
    assert facts(s, "region:navarra/imaginary") == {"owner": "imaginary"}


@pytest.mark.rule("ELG-6.2", "ELG-6.4")
def test_a_closed_castle_shows_grandes_and_ones_own() -> None:
    s = scene({PURPLE: {CASTLE: 3}, GREEN: {CASTLE: 2}}, grandes=[ARAGON, CASTLE, ARAGON, ARAGON])
    told = facts(s, "castle", GREEN)
    assert told["own"] == 2 and not told["open"] and "pays" not in told
    assert facts(s, "castle", PURPLE)["own"] == 3 and facts(s, "castle", BLUE)["own"] == 0
    assert facts(s, "castle", None)["own"] is None
    assert [cell["owners"] for cell in told["cells"]] == [[], [], []]
    assert told["ranking"] == [{"owner": "seat:1", "count": 0, "place": 0, "points": 0, "grande": True}]
    assert "note-castle-closed" in notes(s, "castle")
    assert [item["id"] for item in shown(s, "castle")["items"]] == ["grande:1"]


@pytest.mark.rule("ELG-6.2", "ELG-7.8")
def test_an_open_castle_shows_what_it_would_pay() -> None:
    s = scene({PURPLE: {CASTLE: 3}, GREEN: {CASTLE: 2}}, grandes=[CASTLE, ARAGON, ARAGON, ARAGON], open_castle=True)
    told = facts(s, "castle", None)
    assert told["open"] and told["pays"] == [5 + 2, 3, 0, 0]
    assert told["cells"][0] == {"value": 5, "bonus": 2, "owners": ["seat:0"]}
    assert [(rank["owner"], rank["count"], rank["points"]) for rank in told["ranking"]] == [
        ("seat:0", 3, 7),
        ("seat:1", 2, 3),
    ]
    assert shown(s, "castle/seat:1")["value"] == 2 and "note-castle-closed" not in notes(s, "castle")


@pytest.mark.rule("ELG-1.4")
def test_the_neighbours_of_a_region_by_id() -> None:
    s = scene()
    assert set(facts(s, "region:valencia")["neighbours"]) == {
        "region:cataluna",
        "region:aragon",
        "region:toledo",
        "region:granada",
    }
    for region in REGION_IDS:
        for other in facts(s, f"region:{region}")["neighbours"]:
            assert f"region:{region}" in facts(s, other)["neighbours"]


@pytest.mark.rule("ELG-7.10")
def test_the_forecast_of_a_seat_is_what_all_regions_would_pay() -> None:
    """Granada 6 + 2 of the king, Valencia second for 3, Galicia shared first: 2; the castle is not counted."""
    s = scene(
        {
            PURPLE: {GRANADA: 4, VALENCIA: 1, GALICIA: 2, CASTLE: 9},
            GREEN: {VALENCIA: 3, GALICIA: 2},
            BLUE: {GRANADA: 1},
        },
        king=GRANADA,
    )
    assert facts(s, "seat:0")["forecast"] == 6 + 2 + 3 + 2
    assert facts(s, "seat:1")["forecast"] == 5 + 2
    assert facts(s, "seat:2")["forecast"] == 3 and facts(s, "seat:3")["forecast"] == 0
