"""The printed tables of the selection: cards laid aside, and the order of looks (CIT-2.1, 2.4 to 2.7).

A look is who takes it (counted from the crown), whether it is that player's first or second, and what
happens besides the pick.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.facts import FACE_UP_OF_8, FACE_UP_OF_9

# What happens besides the pick.
PASS_ON: Final = 0  # the rest goes on
LAY_ONE: Final = 1  # the picker also lays a card of choice face down (two players)
MIX: Final = 2  # the rest is shuffled and a random card laid face down (three players)
LAST: Final = 3  # two cards: the one not picked is laid face down
LAST_WITH_DOWN: Final = 4  # one card, joined by the one laid face down at the start (CIT-2.5)

TWO: Final[list[tuple[int, int, int]]] = [(0, 0, PASS_ON), (1, 0, LAY_ONE), (0, 1, LAY_ONE), (1, 1, LAST)]
THREE: Final[list[tuple[int, int, int]]] = [
    (0, 0, PASS_ON),
    (1, 0, PASS_ON),
    (2, 0, MIX),
    (0, 1, PASS_ON),
    (1, 1, PASS_ON),
    (2, 1, LAST),
]


def program(seats: i64, characters: i64) -> list[tuple[int, int, int]]:
    """CIT-2.4 to 2.7: the picks of one selection, in order."""
    return PROGRAMS[2 * seats + characters - 8]


def write_program(seats: i64, characters: i64) -> list[tuple[int, int, int]]:
    if seats < 2:
        return []
    if seats == 2:
        return TWO
    if seats == 3:
        return THREE
    last = LAST_WITH_DOWN if seats == characters - 1 else LAST
    return [(k, 0, PASS_ON if k < seats - 1 else last) for k in range(seats)]


PROGRAMS: Final[list[list[tuple[int, int, int]]]] = [
    write_program(seats, characters) for seats in range(9) for characters in (8, 9)
]


def face_up_count(seats: i64, characters: i64) -> int:
    """CIT-2.1: the printed tables."""
    return FACE_UP_OF_8[seats] if characters == 8 else FACE_UP_OF_9[seats]
