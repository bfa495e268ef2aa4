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
PHASE: Final = 7  # a: place in the table of phases
SHIFT: Final = 8
PREPARE: Final = 9
PLAY: Final = 10
SET_OUT: Final = 11
MOVE: Final = 12
CONSIDER: Final = 13
ACT: Final = 14
PAY_ON: Final = 15  # a: action, b: icons needed, c: target
PAY: Final = 16  # the same
PERFORM: Final = 17  # a: action, b: icons had, c: target
SPOT: Final = 18  # a: building, b: the bank's only place to look, or ANYWHERE
RAISE: Final = 19  # a: building, b: site
LINKS: Final = 20  # a: site of a link, b: site of another or -1
LINK_ORDER: Final = 21  # the same
AFTER: Final = 22  # a: action
TRIGGERS: Final = 23  # a: packed cards
ORDER: Final = 24  # a: packed cards
RECRUIT: Final = 25
HIRE: Final = 26
HIRED: Final = 27
COLLIDE: Final = 28  # a: step, b: space of the track
DRAW: Final = 29
ANY: Final = 30  # a: how many resources
GAIN_DEBT: Final = 31  # a: how many
FLIP: Final = 32  # a: which, b: times, c: optional
FLIP_ASK: Final = 33  # the same
FREE_HIRE: Final = 34
DISCARD: Final = 35  # a: times
DISCARD_ASK: Final = 36  # a: times
DESTROY: Final = 37  # a: times
DESTROY_ASK: Final = 38  # a: times
REARRANGE: Final = 39
CASTLE_MOVE: Final = 40
FREE_WORKERS: Final = 41  # a: how many
FREE_BUILD: Final = 42  # a: type, b: here or ANYWHERE
FREE_BUILD_ASK: Final = 43  # the same
FREE_COPY: Final = 44
FREE_COPY_ASK: Final = 45
SETTLE: Final = 46
ADVANCE: Final = 47
SPREAD: Final = 48  # a: section
BUMP: Final = 49  # a: tier, b: section
BOT_SETUP: Final = 50
BOT_TURN: Final = 51
BOT_MOVE: Final = 52  # a: scheme
BOT_LAST: Final = 53  # a: scheme
BOT_ANY: Final = 54  # a: how many resources
BOT_SCHEME: Final = 55
BOT_DISMISS: Final = 56
RESHUFFLE: Final = 57
BOT_PLACE: Final = 58  # a: how many workers
BOT_FREE_BUILD: Final = 59  # a: type, b: here or ANYWHERE
BOT_COPY: Final = 60
BOT_FLIP: Final = 61  # a: which
BOT_ACT: Final = 62  # a: action
BOT_CORRUPTION: Final = 63

ANYWHERE: Final = 1
HERE: Final = 0
