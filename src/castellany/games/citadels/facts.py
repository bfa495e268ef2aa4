"""The components of Citadels: 27 characters, 84 district cards, the tables of the selection.

Characters and districts are plain ints in the rules; this module says what the ints mean.
Three characters share each rank, so the rank of a character is its number divided by three.
The counts printed in the rulebook are checked when the module is imported.
"""

from typing import Final, NamedTuple

from castellany.games.citadels.box import BOX
from castellany.kernel import Number, say
from castellany.kernel.box import PRINTED, SEEN

# Colours (types) of districts.
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
COLOUR_IDS: Final[list[str]] = ["noble", "religious", "trade", "military", "unique"]

# What an income ability pays.
NOTHING: Final = 0
GOLD: Final = 1
CARDS: Final = 2
EITHER: Final = 3


class Character:
    """A character card: its rank, which colour pays it what, and how much it may build."""

    def __init__(self, id: str, rank: int, colour: int, pays: int, limit: int) -> None:
        self.id = id
        self.rank = rank
        self.colour = colour
        self.pays = pays
        self.limit = limit


class District(NamedTuple):
    """A district by name: its colour, its cost and how many copies are printed."""

    id: str
    colour: int
    cost: int
    copies: int


ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26

CHARACTERS: Final[list[Character]] = [
    Character("assassin", 1, -1, NOTHING, 1),
    Character("witch", 1, -1, NOTHING, 0),
    Character("magistrate", 1, -1, NOTHING, 1),
    Character("thief", 2, -1, NOTHING, 1),
    Character("spy", 2, -1, NOTHING, 1),
    Character("blackmailer", 2, -1, NOTHING, 1),
    Character("magician", 3, -1, NOTHING, 1),
    Character("wizard", 3, -1, NOTHING, 1),
    Character("seer", 3, -1, NOTHING, 2),
    Character("king", 4, NOBLE, GOLD, 1),
    Character("emperor", 4, NOBLE, GOLD, 1),
    Character("patrician", 4, NOBLE, CARDS, 1),
    Character("bishop", 5, RELIGIOUS, GOLD, 1),
    Character("abbot", 5, RELIGIOUS, EITHER, 1),
    Character("cardinal", 5, RELIGIOUS, CARDS, 1),
    Character("merchant", 6, TRADE, GOLD, 1),
    Character("alchemist", 6, -1, NOTHING, 1),
    Character("trader", 6, TRADE, GOLD, 1),
    Character("architect", 7, -1, NOTHING, 3),
    Character("navigator", 7, -1, NOTHING, 0),
    Character("scholar", 7, -1, NOTHING, 2),
    Character("warlord", 8, MILITARY, GOLD, 1),
    Character("diplomat", 8, MILITARY, GOLD, 1),
    Character("marshal", 8, MILITARY, GOLD, 1),
    Character("queen", 9, -1, NOTHING, 1),
    Character("artist", 9, -1, NOTHING, 1),
    Character("tax_collector", 9, -1, NOTHING, 1),
]

MANOR: Final = 0
CASTLE: Final = 1
PALACE: Final = 2
TEMPLE: Final = 3
CHURCH: Final = 4
MONASTERY: Final = 5
CATHEDRAL: Final = 6
TAVERN: Final = 7
MARKET: Final = 8
TRADING_POST: Final = 9
DOCKS: Final = 10
HARBOR: Final = 11
TOWN_HALL: Final = 12
WATCHTOWER: Final = 13
PRISON: Final = 14
BARRACKS: Final = 15
FORTRESS: Final = 16
FIRST_UNIQUE: Final = 17
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46

_DISTRICTS: Final[list[District]] = [
    District("manor", NOBLE, 3, 5),
    District("castle", NOBLE, 4, 4),
    District("palace", NOBLE, 5, 3),
    District("temple", RELIGIOUS, 1, 3),
    District("church", RELIGIOUS, 2, 3),
    District("monastery", RELIGIOUS, 3, 3),
    District("cathedral", RELIGIOUS, 5, 2),
    District("tavern", TRADE, 1, 5),
    District("market", TRADE, 2, 4),
    District("trading_post", TRADE, 2, 3),
    District("docks", TRADE, 3, 3),
    District("harbor", TRADE, 4, 3),
    District("town_hall", TRADE, 5, 2),
    District("watchtower", MILITARY, 1, 3),
    District("prison", MILITARY, 2, 3),
    District("barracks", MILITARY, 3, 3),
    District("fortress", MILITARY, 5, 2),
    District("armory", UNIQUE, 3, 1),
    District("basilica", UNIQUE, 4, 1),
    District("capitol", UNIQUE, 5, 1),
    District("dragon_gate", UNIQUE, 6, 1),
    District("factory", UNIQUE, 5, 1),
    District("framework", UNIQUE, 3, 1),
    District("gold_mine", UNIQUE, 6, 1),
    District("great_wall", UNIQUE, 6, 1),
    District("haunted_quarter", UNIQUE, 2, 1),
    District("imperial_treasury", UNIQUE, 5, 1),
    District("ivory_tower", UNIQUE, 5, 1),
    District("keep", UNIQUE, 3, 1),
    District("laboratory", UNIQUE, 5, 1),
    District("library", UNIQUE, 6, 1),
    District("map_room", UNIQUE, 5, 1),
    District("monument", UNIQUE, 4, 1),
    District("museum", UNIQUE, 4, 1),
    District("necropolis", UNIQUE, 5, 1),
    District("observatory", UNIQUE, 4, 1),
    District("park", UNIQUE, 6, 1),
    District("poor_house", UNIQUE, 4, 1),
    District("quarry", UNIQUE, 5, 1),
    District("school_of_magic", UNIQUE, 6, 1),
    District("secret_vault", UNIQUE, 0, 1),
    District("smithy", UNIQUE, 5, 1),
    District("stables", UNIQUE, 2, 1),
    District("statue", UNIQUE, 3, 1),
    District("theater", UNIQUE, 6, 1),
    District("thieves_den", UNIQUE, 6, 1),
    District("wishing_well", UNIQUE, 5, 1),
]

DISTRICTS: Final[list[District]] = list(
    BOX.records(
        "districts",
        _DISTRICTS,
        {"cost": Number(0, 8), "copies": Number(1, 8)},
        lambda district: f"district-{district.id}",
        SEEN,
        {f"{district.id}.copies": PRINTED for district in _DISTRICTS if district.colour == UNIQUE},
        lambda district: (
            {}
            if district.colour == UNIQUE
            else {"about": say(f"box-{COLOUR_IDS[district.colour]}", cost=district.cost)}
        ),
    )
)
for _unique in _DISTRICTS[FIRST_UNIQUE:]:
    BOX.note(f"district-{_unique.id}", SEEN, say("fact-effect"))

KINDS_OF_DISTRICT: Final = 47
KINDS_OF_CHARACTER: Final = 27
RANKS: Final = 9
UNIQUES_IN_DECK: Final = 14
HAND_AT_START: Final = 4
GOLD_AT_START: Final = 2

# A district in a city is its number, or its number plus this once it is beautified (CIT-13.3).
BEAUTIFIED: Final = 47

CHARACTER_IDS: Final[list[str]] = [c.id for c in CHARACTERS]
DISTRICT_IDS: Final[list[str]] = [d.id for d in DISTRICTS]
RANK_OF: Final[list[int]] = [c.rank for c in CHARACTERS]
NINTH: Final = 9  # the rank that may join the eight of every game
CROWN_RANK: Final = 4  # King, Emperor and Patrician: the rank that moves the crown
LIMIT_OF: Final[list[int]] = [c.limit for c in CHARACTERS]
INCOME_COLOUR: Final[list[int]] = [c.colour for c in CHARACTERS]
INCOME_PAYS: Final[list[int]] = [c.pays for c in CHARACTERS]
# Indexed by a district as it stands in a city, beautified or not.
DISTRICT_OF: Final[list[int]] = [i % BEAUTIFIED for i in range(2 * BEAUTIFIED)]
COST: Final[list[int]] = [d.cost for d in DISTRICTS] * 2
COLOUR: Final[list[int]] = [d.colour for d in DISTRICTS] * 2

# Cards laid aside face up, by the number of seats, with eight and with nine characters (CIT-2.1).
FACE_UP_OF_8: Final[list[int]] = [-1, -1, 0, -1, 2, 1, 0, 0, -1]
FACE_UP_OF_9: Final[list[int]] = [-1, -1, -1, 0, 3, 2, 1, 0, 0]


def city_goal(seats: int) -> int:
    """CIT-15.1: districts in a completed city."""
    return 8 if seats <= 3 else 7


def check_facts() -> None:
    """The totals printed in the rulebook (pages 2 and 15)."""
    by_colour = [0, 0, 0, 0, 0]
    for district in DISTRICTS:
        by_colour[district.colour] += district.copies
    BOX.demand(by_colour == [12, 11, 20, 11, 30], "districts", say("facts-colours"))
    assert sum(d.cost * d.copies for d in _DISTRICTS if d.colour != UNIQUE) == 152
    assert len(DISTRICTS) == KINDS_OF_DISTRICT == BEAUTIFIED
    assert len(CHARACTERS) == KINDS_OF_CHARACTER == 3 * RANKS
    assert all(c.rank == i // 3 + 1 for i, c in enumerate(CHARACTERS))
    assert all((d.colour == UNIQUE) == (i >= FIRST_UNIQUE) for i, d in enumerate(DISTRICTS))


check_facts()
