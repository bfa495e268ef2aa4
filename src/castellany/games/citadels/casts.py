"""The casts a table can choose: eight or nine characters and fourteen unique districts (CIT-1.3 to 1.9).

A cast turns the table's options into lists of characters and districts, or refuses them.
Chance is left to the caller: a random cast is drawn in setup.py.
"""

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.facts import (
    ARTIST,
    CHARACTER_IDS,
    DISTRICT_IDS,
    EMPEROR,
    NINTH,
    QUEEN,
)


class Cast:
    """A ready-made combination: characters of ranks 1-8, the ninth (or -1), 14 unique districts."""

    def __init__(self, id: str, characters: str, ninth: str, uniques: str) -> None:
        self.id = id
        self.characters = [CHARACTER_IDS.index(c) for c in characters.split()]
        self.ninth = CHARACTER_IDS.index(ninth) if ninth else -1
        self.uniques = [DISTRICT_IDS.index(d) for d in uniques.split()]
        assert [c // 3 + 1 for c in self.characters] == list(range(1, NINTH)), id
        assert self.ninth == -1 or self.ninth // 3 + 1 == NINTH, id
        assert len(set(self.uniques)) == 14, id


READY_MADE: Final[list[Cast]] = [
    Cast(
        "first_game",
        "assassin thief magician king bishop merchant architect warlord",
        "",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room"
        " quarry school_of_magic smithy statue thieves_den wishing_well",
    ),
    Cast(
        "devious_dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate framework gold_mine haunted_quarter laboratory necropolis park poor_house"
        " secret_vault smithy stables theater thieves_den wishing_well",
    ),
    Cast(
        "illustrious_emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "capitol factory framework great_wall haunted_quarter ivory_tower keep library"
        " observatory park poor_house quarry school_of_magic smithy",
    ),
    Cast(
        "vicious_nobles",
        "assassin thief magician patrician cardinal trader architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument"
        " museum school_of_magic stables statue thieves_den wishing_well",
    ),
    Cast(
        "ambitious_aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house"
        " quarry school_of_magic stables statue thieves_den",
    ),
    Cast(
        "cunning_agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house"
        " quarry secret_vault smithy theater",
    ),
    Cast(
        "tenacious_delegates",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room"
        " observatory school_of_magic secret_vault smithy stables statue wishing_well",
    ),
]

# The 2016 edition printed three of them a little differently (option preset_edition).
READY_MADE_2016: Final[list[Cast]] = [
    Cast(
        "devious_dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate framework factory haunted_quarter laboratory necropolis park poor_house"
        " secret_vault smithy stables theater thieves_den wishing_well",
    ),
    Cast(
        "illustrious_emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "museum factory framework great_wall haunted_quarter ivory_tower keep library"
        " observatory park poor_house quarry school_of_magic smithy",
    ),
    Cast(
        "vicious_nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower map_room monument"
        " museum school_of_magic laboratory statue thieves_den wishing_well",
    ),
]

CAST_IDS: Final[list[str]] = [cast.id for cast in READY_MADE]
NEVER: Final = 0
MAY: Final = 1
MUST: Final = 2


def ninth_rank(seats: i64) -> int:
    """CIT-1.4: whether a ninth character is forbidden, allowed or needed."""
    if seats == 2:
        return NEVER
    return MUST if seats in (3, 8) else MAY


def is_allowed(character: i64, seats: i64) -> bool:
    """CIT-1.5: the Emperor not with two players, the Queen only from five."""
    if character == EMPEROR:
        return seats > 2
    if character == QUEEN:
        return seats >= 5
    return True


def stand_in(character: i64, seats: i64, heir: i64) -> int:
    """CIT-1.9: who replaces a character of a ready-made cast that these seats may not use; the Emperor, `heir`."""
    if is_allowed(character, seats):
        return character
    return heir if character == EMPEROR else ARTIST


def ready_made(id: str, edition: str) -> Cast:
    if edition == "2016":
        for cast in READY_MADE_2016:
            if cast.id == id:
                return cast
    return READY_MADE[CAST_IDS.index(id)]
