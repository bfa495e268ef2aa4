"""The numbers of the frame kinds, so that rules can push frames without importing the classes behind them.

`game.py` lists the classes in this order. What `a`, `b` and `c` of a frame mean stands beside its number.
"""

from __future__ import annotations

from typing import Final

RUN: Final = 0  # a: effect
CHOOSE: Final = 1  # a: effect with alternatives
DRAFT: Final = 2  # a: how many have picked
PICK: Final = 3  # a: how many have picked
DEAL: Final = 4
DESTROY_OWN: Final = 5
ROUND: Final = 6
TURN: Final = 7  # a: phase
PLAY: Final = 8
MOVE: Final = 9
ACT: Final = 10
PAY_ON: Final = 11  # a: action, b: icons needed, c: target
PAY: Final = 12  # the same
SPOT: Final = 13  # a: building, b: the bank's only place to look, or ANYWHERE
RAISE: Final = 14  # a: building, b: site
LINKS: Final = 15  # a: site of a link, b: site of another or -1
LINK_ORDER: Final = 16  # the same
TRIGGERS: Final = 17  # a: packed cards
ORDER: Final = 18  # a: packed cards
HIRE: Final = 19
COLLIDE: Final = 20  # a: step, b: space of the track
ANY: Final = 21  # a: how many resources
GAIN_DEBT: Final = 22  # a: how many
FLIP: Final = 23  # a: which, b: times, c: optional
FLIP_ASK: Final = 24  # the same
FREE_HIRE: Final = 25
DISCARD: Final = 26  # a: times
DISCARD_ASK: Final = 27  # a: times
DESTROY: Final = 28  # a: times
DESTROY_ASK: Final = 29  # a: times
REARRANGE: Final = 30
CASTLE_MOVE: Final = 31
FREE_WORKERS: Final = 32  # a: how many
FREE_BUILD: Final = 33  # a: type, b: here or ANYWHERE
FREE_BUILD_ASK: Final = 34  # the same
FREE_COPY: Final = 35
FREE_COPY_ASK: Final = 36
SETTLE: Final = 37
ADVANCE: Final = 38
SPREAD: Final = 39  # a: section
BUMP: Final = 40  # a: tier, b: section
OPPONENT_SETUP: Final = 41
OPPONENT_TURN: Final = 42
OPPONENT_MOVE: Final = 43  # a: scheme
OPPONENT_LAST: Final = 44  # a: scheme
OPPONENT_ANY: Final = 45  # a: how many resources
OPPONENT_SCHEME: Final = 46
OPPONENT_DISMISS: Final = 47
RESHUFFLE: Final = 48
OPPONENT_PLACE: Final = 49  # a: how many workers
OPPONENT_FREE_BUILD: Final = 50  # a: type, b: here or ANYWHERE
OPPONENT_COPY: Final = 51
OPPONENT_FLIP: Final = 52  # a: which
OPPONENT_ACT: Final = 53  # a: action
OPPONENT_CORRUPTION: Final = 54

ANYWHERE: Final = 1
HERE: Final = 0
