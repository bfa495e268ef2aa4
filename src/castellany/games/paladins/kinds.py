"""The kinds of frames as numbers, so that modules push frames without importing each other's classes.

The first block asks a player, the second runs by itself. `game.py` lists the classes in this order. What `a`, `b` and
`c` of a frame mean stands beside its number.
"""

from typing import Final

# Questions
FIRST_HIRE: Final = 0
CHOOSE_PALADIN: Final = 1
CHOOSE_TAVERN: Final = 2
TURN: Final = 3
PLACE_WORKER: Final = 4  # a: act, b: slot
CHOOSE_TOWNSFOLK: Final = 5  # a: 1 errand, 2 hire, 3 free hire
CHOOSE_SPACE: Final = 6  # a: Commission or Garrison
CHOOSE_JAR_SPACE: Final = 7
CHOOSE_OUTSIDER: Final = 8  # a: Attack or Convert
CHOOSE_WORKSHOP_SLOT: Final = 9  # a: 1 if free
CHOOSE_CLEARING: Final = 10  # a: action that must not be cleared, or -1
CHOOSE_EFFECT: Final = 11  # a: effect with alternatives
USE_TOWNSFOLK: Final = 12  # a: cards used already in this inquisition
KEEP_WORKER: Final = 13  # a: kept so far, three bits a colour; b: how many
MAY_DROP: Final = 14

# Steps
BEGIN_ROUND: Final = 15
FILL_ROW: Final = 16
REVEAL_PALADIN: Final = 17
NEXT_TURN: Final = 18
REFRESH: Final = 19
RUN_EFFECT: Final = 20  # a: effect
PERFORM: Final = 21  # a: action, b: number of workers; or a: A_FAVOUR, b: its place
AFTER_ACTION: Final = 22  # a: action, b: next townsfolk card of its type
DRAW_SUSPICION: Final = 23  # a: how many, b: 1 after an inquisition for want of cards
INQUISITION: Final = 24
INQUIRE: Final = 25  # a: cards used already
VERDICT: Final = 26
OPPONENT_RECRUIT: Final = 27
OPPONENT_TURN: Final = 28
OPPONENT_TAVERN: Final = 29
OPPONENT_ABSOLVE: Final = 30
KINDS: Final = 31

A_FAVOUR: Final = 12  # instead of one of the twelve actions, which are numbered from 0
