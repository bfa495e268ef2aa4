"""The kinds of frames, as plain ints, so that rules push frames without importing classes.

The number of a kind is its place in the list `KINDS` of game.py.
"""

from typing import Final

# Steps: the course of a round (flow.py, selection.py).
ROUND: Final = 0
SELECTION: Final = 1
THEATER_TIME: Final = 2
CALL: Final = 3
RESUME: Final = 4
LAND: Final = 5
END_TURN: Final = 6
END_ROUND: Final = 7
# Questions (decisions/).
PICK: Final = 8
LAY: Final = 9
THEATER_SWAP: Final = 10
TURN: Final = 11
KEEP: Final = 12
BEWITCH: Final = 13
MARK: Final = 14
SIGN: Final = 15
CONFISCATE: Final = 16
THREAT: Final = 17
EXPOSE: Final = 18
REDRAW: Final = 19
WIZARD: Final = 20
GIVE: Final = 21
DEN: Final = 22
EXCHANGE: Final = 23
ADVISER: Final = 24
GATHER: Final = 25
