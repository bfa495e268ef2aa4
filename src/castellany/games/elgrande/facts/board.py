"""The board and the small components of El Grande as typed constants.

Places share one numbering: regions 0-8 in the order of the scoring overview,
then the castle, the court and the province, so that a colour's pieces are one
row of a flat list. The king alone can also stand in France or Portugal, whose
numbers reuse the two that mean court and province for caballeros.
The action cards stand in cards.py. Everything is checked when imported.
"""

from typing import Final

from castellany.games.elgrande.box import BOX
from castellany.kernel import ListOf, Number, OneOf, say
from castellany.kernel.box import EARLIER, OURS

REGION_IDS: Final = (
    "galicia",
    "navarra",
    "aragon",
    "cataluna",
    "castilla",
    "toledo",
    "valencia",
    "sevilla",
    "granada",
)
GALICIA: Final = 0
NAVARRA: Final = 1
ARAGON: Final = 2
CATALUNA: Final = 3
CASTILLA: Final = 4
TOLEDO: Final = 5
VALENCIA: Final = 6
SEVILLA: Final = 7
GRANADA: Final = 8
REGIONS: Final = 9
CASTLE: Final = 9
COURT: Final = 10
PROVINCE: Final = 11
PLACES: Final = 12
FRANCE: Final = 10
PORTUGAL: Final = 11

ALL_REGIONS: Final = (1 << 9) - 1

BOX.note("fifth-player", OURS, say("fact-colour"))

IMAGINARY: Final = 2
"""Colour of the imaginary player in the game for two."""

CABALLEROS: Final = 30
COURT_AT_START: Final = 7
HOME_AT_START: Final = 2
KING_BONUS: Final = 2
GRANDE_BONUS: Final = 2


def _mask(*regions: int) -> int:
    mask = 0
    for r in regions:
        mask |= 1 << r
    return mask


def _near(id: str, source: str, *regions: int) -> int:
    kind = ListOf(OneOf(REGION_IDS, "place-"), 1, REGIONS - 1)
    found = BOX.value(f"neighbours.{id}", f"place-{id}", say("fact-neighbours"), source, kind, regions)
    return _mask(*found)


# Where caballeros may be placed while the king stands in place p. Beside the castle every region counts as adjacent.
# Nine of the borders stand on the earlier edition's map alone; France's and Portugal's follow from it and are ours.
NEIGHBOURS: Final[list[int]] = [
    _near("galicia", EARLIER, NAVARRA, CASTILLA),
    _near("navarra", EARLIER, GALICIA, CASTILLA, ARAGON),
    _near("aragon", EARLIER, NAVARRA, CASTILLA, TOLEDO, VALENCIA, CATALUNA),
    _near("cataluna", EARLIER, ARAGON, VALENCIA),
    _near("castilla", EARLIER, GALICIA, NAVARRA, ARAGON, TOLEDO),
    _near("toledo", EARLIER, CASTILLA, ARAGON, VALENCIA, GRANADA, SEVILLA),
    _near("valencia", EARLIER, CATALUNA, ARAGON, TOLEDO, GRANADA),
    _near("sevilla", EARLIER, TOLEDO, GRANADA),
    _near("granada", EARLIER, VALENCIA, TOLEDO, SEVILLA),
    ALL_REGIONS,
    _near("france", OURS, NAVARRA, ARAGON, CATALUNA),
    _near("portugal", OURS, GALICIA, CASTILLA, TOLEDO, SEVILLA),
]


def _scale(id: str, *points: int) -> tuple[int, ...]:
    kind = ListOf(Number(0, 12), 3, 3)
    found: tuple[int, ...] = BOX.value(f"points.{id}", f"place-{id}", say("fact-values"), EARLIER, kind, points)
    return found


# Points for first, second and third place on the side for four and five players, three numbers for each place.
_WIDE: Final[list[int]] = [
    *_scale("galicia", 4, 2, 0),
    *_scale("navarra", 5, 3, 1),
    *_scale("aragon", 5, 4, 1),
    *_scale("cataluna", 4, 2, 1),
    *_scale("castilla", 6, 4, 2),
    *_scale("toledo", 7, 4, 2),
    *_scale("valencia", 5, 3, 2),
    *_scale("sevilla", 4, 3, 1),
    *_scale("granada", 6, 3, 1),
    *_scale("castle", 5, 3, 1),
]


def _small_scale(place: int) -> tuple[int, ...]:
    """ELG-7.3: the side for two and three players pays two places. What they are worth there is ours: the same."""
    id = REGION_IDS[place] if place < REGIONS else "castle"
    kind = ListOf(Number(0, 12), 2, 2)
    printed = tuple(_WIDE[place * 3 : place * 3 + 2])
    found: tuple[int, ...] = BOX.value(f"points_2_3.{id}", f"place-{id}", say("fact-other-side"), OURS, kind, printed)
    return (*found, 0)


_NARROW: Final[list[int]] = [points for place in range(REGIONS + 1) for points in _small_scale(place)]
BOARDS: Final[list[list[int]]] = [_NARROW if seats <= 3 else _WIDE for seats in range(6)]
"""BOARDS[seats][place * 3 + rank]: points on the side of the board that so many players use."""

TILE_IDS: Final = ("eight_four", "four")
TILE_8_4: Final = 0
TILE_4: Final = 1
TILES: Final = 2
TILE_BOARDS: Final = [*(8, 4, 0), *(4, 0, 0)]
BESIDE: Final = -1
"""A score tile that no Decree has put on the board yet."""

POWERS: Final = 13
ALL_POWERS: Final = ((1 << 13) - 1) << 1
"""A hand of power cards is a mask with bit v for value v."""
_INVITED: Final[tuple[int, ...]] = BOX.value(
    "invites",
    "zone-hand",
    say("fact-invites"),
    EARLIER,
    ListOf(Number(0, 9), POWERS, POWERS),
    (6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0),
)
INVITES: Final[list[int]] = [0, *_INVITED]
"""INVITES[v]: caballeros that power card v may bring from the province."""

MODIFIER_IDS: Final = ("plus2", "plus1", "minus1", "minus2")
PLUS_2: Final = 0
PLUS_1: Final = 1
MINUS_1: Final = 2
MINUS_2: Final = 3
MODIFIERS: Final = 4
MODIFIER_VALUES: Final = [2, 1, -1, -2]
MODIFIER_COPIES: Final[tuple[int, ...]] = BOX.value(
    "modifier_copies", "zone-modifiers", say("fact-split"), OURS, ListOf(Number(1, 13), 4, 4), (4, 4, 4, 4)
)
"""Copies of each modifier: the total of 16 is printed, the split is ours."""
for _id in MODIFIER_IDS:
    BOX.note(f"modifier-{_id}", OURS, say("fact-modifier"))
MODIFIERS_DEALT: Final = 3

ROUNDS_FULL: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
ROUNDS_SHORT: Final = [2, 3, 5, 6, 8, 9]
SCORING_ROUNDS: Final = (3, 6, 9)


def scoring_places(seats: int) -> int:
    """ELG-7.3: places that score: two on the side for 2-3 players, three on the other."""
    return 2 if seats <= 3 else 3


def _check() -> None:
    for a in range(REGIONS):
        for b in range(REGIONS):
            fits = (NEIGHBOURS[a] >> b & 1) == (NEIGHBOURS[b] >> a & 1) and not NEIGHBOURS[a] >> a & 1
            BOX.demand(fits, f"neighbours.{REGION_IDS[a]}", say("facts-borders"))
    for place in range(REGIONS + 1):
        first, second, third = _WIDE[place * 3 : place * 3 + 3]
        BOX.demand(first > second > third >= 0, "points", say("facts-falling"))
        BOX.demand(_NARROW[place * 3] > _NARROW[place * 3 + 1], "points_2_3", say("facts-falling"))
    assert len(_WIDE) == len(_NARROW) == 3 * (REGIONS + 1) and len(NEIGHBOURS) == PLACES
    BOX.demand((INVITES[9], INVITES[12], INVITES[13]) == (2, 0, 0), "invites", say("facts-invites"))
    BOX.demand(sum(MODIFIER_COPIES) == 16, "modifier_copies", say("facts-sum", count=16))
    assert len(INVITES) == POWERS + 1 and sum(MODIFIER_VALUES) == 0
    assert COURT_AT_START + HOME_AT_START + 21 == CABALLEROS


_check()
