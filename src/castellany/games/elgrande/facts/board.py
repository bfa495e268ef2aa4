"""The board and the small components of El Grande as typed constants.

Places share one numbering: regions 0-8 in the order of the scoring overview,
then the castle, the court and the province, so that a colour's pieces are one
row of a flat list. The king alone can also stand in France or Portugal, whose
numbers reuse the two that mean court and province for caballeros.
The action cards stand in cards.py. Everything is checked when imported.
"""

from typing import Final

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


# Where caballeros may be placed while the king stands in place p. France's and
# Portugal's neighbours follow from the map and are reconstructed; beside the
# castle every region counts as adjacent.
NEIGHBOURS: Final = [
    _mask(NAVARRA, CASTILLA),
    _mask(GALICIA, CASTILLA, ARAGON),
    _mask(NAVARRA, CASTILLA, TOLEDO, VALENCIA, CATALUNA),
    _mask(ARAGON, VALENCIA),
    _mask(GALICIA, NAVARRA, ARAGON, TOLEDO),
    _mask(CASTILLA, ARAGON, VALENCIA, GRANADA, SEVILLA),
    _mask(CATALUNA, ARAGON, TOLEDO, GRANADA),
    _mask(TOLEDO, GRANADA),
    _mask(VALENCIA, TOLEDO, SEVILLA),
    ALL_REGIONS,
    _mask(NAVARRA, ARAGON, CATALUNA),
    _mask(GALICIA, CASTILLA, TOLEDO, SEVILLA),
]

# Points for first, second and third place, three numbers for each place. The
# side for two and three players pays the first two of the same row, which is
# reconstructed.
BOARDS: Final = [
    *(4, 2, 0),
    *(5, 3, 1),
    *(5, 4, 1),
    *(4, 2, 1),
    *(6, 4, 2),
    *(7, 4, 2),
    *(5, 3, 2),
    *(4, 3, 1),
    *(6, 3, 1),
    *(5, 3, 1),
]

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
INVITES: Final = [0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]
"""INVITES[v]: caballeros that power card v may bring from the province."""

MODIFIER_IDS: Final = ("plus2", "plus1", "minus1", "minus2")
PLUS_2: Final = 0
PLUS_1: Final = 1
MINUS_1: Final = 2
MINUS_2: Final = 3
MODIFIERS: Final = 4
MODIFIER_VALUES: Final = [2, 1, -1, -2]
MODIFIER_COPIES: Final = 4
"""Copies of each modifier: the total of 16 is printed, the split is reconstructed."""
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
            assert (NEIGHBOURS[a] >> b & 1) == (NEIGHBOURS[b] >> a & 1), (a, b)
        assert not NEIGHBOURS[a] >> a & 1, a
        row = BOARDS[a * 3 : a * 3 + 3]
        assert row[0] > row[1] > row[2] >= 0, a
    assert len(BOARDS) == 3 * (REGIONS + 1) and len(NEIGHBOURS) == PLACES
    assert len(INVITES) == POWERS + 1 and INVITES[9] == 2
    assert MODIFIERS * MODIFIER_COPIES == 16 and sum(MODIFIER_VALUES) == 0
    assert COURT_AT_START + HOME_AT_START + 21 == CABALLEROS


_check()
