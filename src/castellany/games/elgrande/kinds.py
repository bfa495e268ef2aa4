"""The numbers of all frame kinds, so that rules push frames without importing their classes.

game.py lists the classes in this order. What the numbers a, b and c of a frame
mean stands with its class.
"""

from typing import Final

ROUND: Final = 0
POWER: Final = 1
TURNS: Final = 2
INVITE: Final = 3
RECALL: Final = 4
ABILITY: Final = 5
TAKE: Final = 6
CARD: Final = 7
VETO: Final = 8
SPECIAL: Final = 9
MOVE: Final = 10
DROP: Final = 11
POST: Final = 12
JUSTICE: Final = 13
RETURN: Final = 14
WAR: Final = 15
INCITE: Final = 16
FLEE: Final = 17
RIVALRY: Final = 18
ARREST: Final = 19
DECREE: Final = 20
NEW_HOME: Final = 21
REGAIN: Final = 22
KING: Final = 23
DEPUTY: Final = 24
ESCORT: Final = 25
BRANCH: Final = 26
CASTLE_DISK: Final = 27
PASS_MODIFIER: Final = 28
ADD_ONE: Final = 29
END_ROUND: Final = 30
REGIONS_SCORED: Final = 31
RESUME: Final = 32
WITHDRAW: Final = 33
