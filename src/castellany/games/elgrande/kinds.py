"""The numbers of all frame kinds, so that rules push frames without importing their classes.

game.py lists the classes in this order. What `a`, `b` and `c` of a frame mean stands beside its number.
"""

from typing import Final

ROUND: Final = 0
POWER: Final = 1
TURNS: Final = 2
INVITE: Final = 3  # a: how many the power card allows
RECALL: Final = 4  # a: how many at most
ABILITY: Final = 5  # a: modifier
TAKE: Final = 6
CARD: Final = 7  # a: card, b: flags of what was used, c: caballeros still to place
VETO: Final = 8  # a: card, b: seat that announced it, c: how many seats to the left the holder of the veto sits
SPECIAL: Final = 9  # a: card
MOVE: Final = 10  # a: how many of one's own, b: how many opposing, c: from which regions (see MoveCaballeros)
DROP: Final = 11  # a: colour * 12 + region, b and c: as of MOVE, how it goes on
POST: Final = 12  # a: how many at most, b: court or province
JUSTICE: Final = 13
RETURN: Final = 14  # a: how many still
WAR: Final = 15  # a: seat, b: its card
INCITE: Final = 16
FLEE: Final = 17  # a: seat, b: region it incites
RIVALRY: Final = 18
ARREST: Final = 19  # a: mask of colours
DECREE: Final = 20
NEW_HOME: Final = 21
REGAIN: Final = 22
KING: Final = 23  # a: mask of places, b: card
DEPUTY: Final = 24
ESCORT: Final = 25  # a: how many more, b: from region, c: to region
BRANCH: Final = 26
CASTLE_DISK: Final = 27
PASS_MODIFIER: Final = 28
ADD_ONE: Final = 29
END_ROUND: Final = 30
REGIONS_SCORED: Final = 31
RESUME: Final = 32  # a: card, b: flags of what was used, c: caballeros still to place
WITHDRAW: Final = 33  # a: how many still
