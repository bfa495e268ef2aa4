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
FINISH_BUILD: Final = 5
END_ROUND: Final = 6
# Questions (decisions/).
PICK: Final = 7
LAY: Final = 8
THEATER_SWAP: Final = 9
TURN: Final = 10
KEEP: Final = 11
BEWITCH: Final = 12
MARK: Final = 13
SIGN: Final = 14
CONFISCATE: Final = 15
THREAT: Final = 16
EXPOSE: Final = 17
REDRAW: Final = 18
WIZARD: Final = 19
GIVE: Final = 20
DEN: Final = 21
EXCHANGE: Final = 22
ADVISER: Final = 23
GATHER: Final = 24
