"""Where things lie in the flat lists of the state: columns, places of cards, what stands on a slot."""

from typing import Final

# Columns of a seat's row in `own`. The first three are the attribute markers.
AT_SILVER: Final = 3
AT_PROVISION: Final = 4
AT_UNPAID: Final = 5
AT_PAID: Final = 6
AT_SUSPICION: Final = 7
AT_DONE: Final = 8  # how often each of the twelve actions counts; Develop: workshops moved, Recruit: hired
AT_ERRANDS: Final = 20
AT_PALADIN: Final = 21  # turned up this round, or -1
AT_CHOSEN: Final = 22  # chosen and still face down, or -1
AT_DECK: Final = 23  # cards in the paladin deck
AT_PASSED: Final = 24
AT_JARS: Final = 25  # bit mask of absolution spaces taken
OWN: Final = 26

WORKSHOP: Final = 7
"""On a slot of `board`: 0 empty, 1-6 a worker of colour value - 1, 7 a workshop."""

MONK: Final = 1  # on a space, plus the seat; 0 is a free one
OUTPOST: Final = 5

IN_DECK: Final = 0
IN_ROW: Final = 1
DISCARDED: Final = 2
OWNED: Final = 3  # plus the seat: hired, built
CONVERTED: Final = 3  # plus twice the seat
ATTACKED: Final = 4  # plus twice the seat
