"""The kinds of frames, as plain ints, so that rules push frames without importing classes.

The number of a kind is its place in the list `KINDS` of game.py. What `a`, `b` and `c` of a frame mean stands
beside it.
"""

from typing import Final

# Steps: the course of a round (flow.py, selection.py).
ROUND: Final = 0
SELECTION: Final = 1
THEATER_TIME: Final = 2
CALL: Final = 3  # a: rank to be called
RESUME: Final = 4
FINISH_BUILD: Final = 5  # a: card, b: gold paid
END_ROUND: Final = 6  # a: 1 once a killed rank 4 was shown
# Questions (decisions/).
PICK: Final = 7  # a: which look of the seat, b: what happens to the rest, c: step of the selection
LAY: Final = 8  # a: which look of the seat, c: step of the selection
THEATER_SWAP: Final = 9
TURN: Final = 10
KEEP: Final = 11  # a: 1 where the Scholar shuffles the rest into the deck
BEWITCH: Final = 12
MARK: Final = 13  # a: CONFISCATE for warrants, THREAT for threats
SIGN: Final = 14  # the same
CONFISCATE: Final = 15  # a: district, b: gold paid for it, c: seat that paid
THREAT: Final = 16
EXPOSE: Final = 17  # a: seat that refused
REDRAW: Final = 18
WIZARD: Final = 19  # a: seat whose hand is looked at
GIVE: Final = 20  # a: seat that gets the card, b: 1 for gold of the Cardinal
DEN: Final = 21  # a: still due, c: 1 where it is built at once
EXCHANGE: Final = 22  # a: seat whose district it is, b: that district
ADVISER: Final = 23
GATHER: Final = 24
