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
PERFORM: Final = 13  # a: action, b: icons had, c: target
SPOT: Final = 14  # a: building, b: the bank's only place to look, or ANYWHERE
RAISE: Final = 15  # a: building, b: site
LINKS: Final = 16  # a: site of a link, b: site of another or -1
LINK_ORDER: Final = 17  # the same
TRIGGERS: Final = 18  # a: packed cards
ORDER: Final = 19  # a: packed cards
HIRE: Final = 20
COLLIDE: Final = 21  # a: step, b: space of the track
ANY: Final = 22  # a: how many resources
GAIN_DEBT: Final = 23  # a: how many
FLIP: Final = 24  # a: which, b: times, c: optional
FLIP_ASK: Final = 25  # the same
FREE_HIRE: Final = 26
DISCARD: Final = 27  # a: times
DISCARD_ASK: Final = 28  # a: times
DESTROY: Final = 29  # a: times
DESTROY_ASK: Final = 30  # a: times
REARRANGE: Final = 31
CASTLE_MOVE: Final = 32
FREE_WORKERS: Final = 33  # a: how many
FREE_BUILD: Final = 34  # a: type, b: here or ANYWHERE
FREE_BUILD_ASK: Final = 35  # the same
FREE_COPY: Final = 36
FREE_COPY_ASK: Final = 37
SETTLE: Final = 38
ADVANCE: Final = 39
SPREAD: Final = 40  # a: section
BUMP: Final = 41  # a: tier, b: section
BOT_SETUP: Final = 42
BOT_TURN: Final = 43
BOT_MOVE: Final = 44  # a: scheme
BOT_LAST: Final = 45  # a: scheme
BOT_ANY: Final = 46  # a: how many resources
BOT_SCHEME: Final = 47
BOT_DISMISS: Final = 48
RESHUFFLE: Final = 49
BOT_PLACE: Final = 50  # a: how many workers
BOT_FREE_BUILD: Final = 51  # a: type, b: here or ANYWHERE
BOT_COPY: Final = 52
BOT_FLIP: Final = 53  # a: which
BOT_ACT: Final = 54  # a: action
BOT_CORRUPTION: Final = 55

ANYWHERE: Final = 1
HERE: Final = 0
