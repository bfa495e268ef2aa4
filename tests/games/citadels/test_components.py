"""Every character and every district by name, as printed: rank, income and limit; type, cost and copies."""

from __future__ import annotations

import pytest

from castellany.games.citadels.casts import READY_MADE, READY_MADE_2016
from castellany.games.citadels.facts import (
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    COLOUR_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    EITHER,
    GOLD,
    NOTHING,
)

# name: rank, type that pays, what it pays, districts that may be built
PRINTED_CHARACTERS = {
    "assassin": (1, "", NOTHING, 1),
    "witch": (1, "", NOTHING, 0),
    "magistrate": (1, "", NOTHING, 1),
    "thief": (2, "", NOTHING, 1),
    "spy": (2, "", NOTHING, 1),
    "blackmailer": (2, "", NOTHING, 1),
    "magician": (3, "", NOTHING, 1),
    "wizard": (3, "", NOTHING, 1),
    "seer": (3, "", NOTHING, 2),
    "king": (4, "noble", GOLD, 1),
    "emperor": (4, "noble", GOLD, 1),
    "patrician": (4, "noble", CARDS, 1),
    "bishop": (5, "religious", GOLD, 1),
    "abbot": (5, "religious", EITHER, 1),
    "cardinal": (5, "religious", CARDS, 1),
    "merchant": (6, "trade", GOLD, 1),
    "alchemist": (6, "", NOTHING, 1),
    "trader": (6, "trade", GOLD, 1),
    "architect": (7, "", NOTHING, 3),
    "navigator": (7, "", NOTHING, 0),
    "scholar": (7, "", NOTHING, 2),
    "warlord": (8, "military", GOLD, 1),
    "diplomat": (8, "military", GOLD, 1),
    "marshal": (8, "military", GOLD, 1),
    "queen": (9, "", NOTHING, 1),
    "artist": (9, "", NOTHING, 1),
    "tax_collector": (9, "", NOTHING, 1),
}

# name: cost and copies, by type
PRINTED_DISTRICTS = {
    "noble": {"manor": (3, 5), "castle": (4, 4), "palace": (5, 3)},
    "religious": {"temple": (1, 3), "church": (2, 3), "monastery": (3, 3), "cathedral": (5, 2)},
    "trade": {
        "tavern": (1, 5),
        "market": (2, 4),
        "trading_post": (2, 3),
        "docks": (3, 3),
        "harbor": (4, 3),
        "town_hall": (5, 2),
    },
    "military": {"watchtower": (1, 3), "prison": (2, 3), "barracks": (3, 3), "fortress": (5, 2)},
    "unique": {
        "armory": (3, 1),
        "basilica": (4, 1),
        "capitol": (5, 1),
        "dragon_gate": (6, 1),
        "factory": (5, 1),
        "framework": (3, 1),
        "gold_mine": (6, 1),
        "great_wall": (6, 1),
        "haunted_quarter": (2, 1),
        "imperial_treasury": (5, 1),
        "ivory_tower": (5, 1),
        "keep": (3, 1),
        "laboratory": (5, 1),
        "library": (6, 1),
        "map_room": (5, 1),
        "monument": (4, 1),
        "museum": (4, 1),
        "necropolis": (5, 1),
        "observatory": (4, 1),
        "park": (6, 1),
        "poor_house": (4, 1),
        "quarry": (5, 1),
        "school_of_magic": (6, 1),
        "secret_vault": (0, 1),
        "smithy": (5, 1),
        "stables": (2, 1),
        "statue": (3, 1),
        "theater": (6, 1),
        "thieves_den": (6, 1),
        "wishing_well": (5, 1),
    },
}


@pytest.mark.rule("CIT-1.2")
@pytest.mark.parametrize("name", PRINTED_CHARACTERS)
def test_a_character_is_as_printed(name: str) -> None:
    character = CHARACTERS[CHARACTER_IDS.index(name)]
    pays = "" if character.colour < 0 else COLOUR_IDS[character.colour]
    assert (character.rank, pays, character.pays, character.limit) == PRINTED_CHARACTERS[name]


@pytest.mark.rule("CIT-1.2")
@pytest.mark.parametrize(("colour", "name"), [(c, name) for c, named in PRINTED_DISTRICTS.items() for name in named])
def test_a_district_is_as_printed(colour: str, name: str) -> None:
    district = DISTRICTS[DISTRICT_IDS.index(name)]
    assert COLOUR_IDS[district.colour] == colour
    assert (district.cost, district.copies) == PRINTED_DISTRICTS[colour][name]


@pytest.mark.rule("CIT-1.2")
def test_there_are_no_others() -> None:
    assert sorted(CHARACTER_IDS) == sorted(PRINTED_CHARACTERS)
    assert sorted(DISTRICT_IDS) == sorted(name for named in PRINTED_DISTRICTS.values() for name in named)


@pytest.mark.rule("CIT-1.9")
def test_the_casts_of_2016_differ_as_printed() -> None:
    """Gold Mine for Factory; Capitol for Museum; Trader, Architect and Stables for Merchant, Navigator, Laboratory."""
    found = {}
    for old in READY_MADE_2016:
        new = next(cast for cast in READY_MADE if cast.id == old.id)
        gone = set(old.characters) - set(new.characters), set(old.uniques) - set(new.uniques)
        came = set(new.characters) - set(old.characters), set(new.uniques) - set(old.uniques)
        assert old.ninth == new.ninth
        found[old.id] = [
            {CHARACTER_IDS[c] for c in characters} | {DISTRICT_IDS[d] for d in districts}
            for characters, districts in (gone, came)
        ]
    assert found == {
        "devious_dignitaries": [{"factory"}, {"gold_mine"}],
        "illustrious_emissaries": [{"museum"}, {"capitol"}],
        "vicious_nobles": [{"merchant", "navigator", "laboratory"}, {"trader", "architect", "stables"}],
    }
