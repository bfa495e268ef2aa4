"""May this player take this action now? One predicate for the list of choices and for every "why not".

`may` answers 0 or the number of a reason; `refusals.py` says the reason in numbers and names. The checks run
from the cheapest to the dearest, since most answers are no.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts import board
from castellany.games.paladins.facts.board import BOARD_SLOTS, LIMIT, WORKSHOPS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ANY,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PRAY,
    PROVISION,
    RECRUIT,
    SILVER,
    STRENGTH,
    TAKE_DEBT,
)
from castellany.games.paladins.facts.kings import FAVOURS, FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    FAITH_FLAG,
    FAVOUR_SLOT,
    JAR_INFLUENCE,
    SLOT_COLOUR,
    SPACE_PEOPLE,
    SPACE_REGION,
    STRENGTH_FLAG,
    WALL_INFLUENCE,
)
from castellany.games.paladins.layout import AT_DONE, AT_PROVISION, AT_SILVER, OWN, WORKSHOP
from castellany.games.paladins.lexicon import ACT_ACTION, ACT_WORKERS, FIRST_RIGHT_ACT
from castellany.games.paladins.prices import attack_price, folk_price, may_borrow, price
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value

YES: Final = 0
BLOCKED: Final = 1
FEW_WORKERS: Final = 2
WRONG_WORKERS: Final = 3
SILVER_SHORT: Final = 4
PROVISIONS_SHORT: Final = 5
ATTRIBUTE_LOW: Final = 6
USED_UP: Final = 7
NO_SPACE: Final = 8
NOBODY: Final = 9
NOTHING_TO_CLEAR: Final = 10
NO_WALLS: Final = 11
OCCUPIED: Final = 12

KINGS_FAVOUR: Final = 6
"""Where the favours begin in `kings`; FAVOUR_WORKER where the workers on them do."""
FAVOUR_WORKER: Final = 16
FAVOUR_SILVER: Final[list[int]] = [favour.cost.count(SILVER) for favour in FAVOURS]
FAVOUR_PROVISION: Final[list[int]] = [favour.cost.count(PROVISION) for favour in FAVOURS]
FAVOUR_DEBT: Final[list[int]] = [favour.cost.count(TAKE_DEBT) for favour in FAVOURS]

COLOURED: Final[list[i64]] = [
    next((c for c in board.SLOTS[ACT_ACTION[act]][: ACT_WORKERS[act]] if c != ANY), -1)
    for act in range(FIRST_RIGHT_ACT)
]
"""By act on the left: the colour of its coloured slot, or -1."""
OPEN_SPACES: Final[list[list[i64]]] = [
    [i for i in range(len(SPACE_PEOPLE)) if SPACE_PEOPLE[i] <= (people if people > 2 else 2)] for people in range(5)
]
"""PAL-6.7: the spaces of the main board by number of people, from the left."""


def pool(s: PaladinsState, seat: i64) -> i64:
    """All workers of a seat's own supply."""
    base = seat * COLOURS
    w = s.workers
    return w[base] + w[base + 1] + w[base + 2] + w[base + 3] + w[base + 4] + w[base + 5]


def lacking(s: PaladinsState, seat: i64, act: i64, workers: i64) -> i64:
    """PAL-4.1, PAL-4.2: do the `workers` at hand fill the empty slots of this action?"""
    w = s.workers
    here = seat * COLOURS
    if act < FIRST_RIGHT_ACT:
        colour = COLOURED[act]
        if colour >= 0 and w[here + colour] == 0 and w[here + CRIMINAL] == 0:
            return WRONG_WORKERS
        return YES if ACT_WORKERS[act] <= workers else FEW_WORKERS
    slot = ACTION_SLOT[ACT_ACTION[act]]
    at = seat * BOARD_SLOTS + slot
    need = 3
    wild = 0
    if s.board[at] == WORKSHOP:
        need = 2
    elif w[here + SLOT_COLOUR[slot]] == 0:
        wild = 1
    if s.board[at + 1] == WORKSHOP:
        need -= 1
    if w[here + SLOT_COLOUR[slot + 2]] == 0:
        wild += 1
    if wild > w[here + CRIMINAL]:
        return WRONG_WORKERS
    return YES if need <= workers else FEW_WORKERS


def reaches(s: PaladinsState, seat: i64, action: i64) -> bool:
    """PAL-6.1, PAL-6.3: is there a free space in a region within faith or strength?"""
    flags = FAITH_FLAG if action == COMMISSION else STRENGTH_FLAG
    able = value(s, seat, FAITH if action == COMMISSION else STRENGTH)
    spaces = s.spaces
    for space in OPEN_SPACES[s.people]:
        if flags[SPACE_REGION[space]] > able:
            return False
        if spaces[space] == 0:
            return True
    return False


def may_recruit(s: PaladinsState, seat: i64, position: i64) -> bool:
    """Can this townsfolk be paid for, in silver or by a debt?"""
    return folk_price(s, seat, position) <= s.own[seat * OWN + AT_SILVER] or may_borrow(s, seat, position)


def may_face(s: PaladinsState, seat: i64, action: i64, position: i64) -> i64:
    """May the outsider at this place be attacked or converted?"""
    if s.outsider_row[position] < 0:
        return NOBODY
    if action == ATTACK:
        return YES if attack_price(s, seat, position) <= s.own[seat * OWN + AT_SILVER] else SILVER_SHORT
    return YES if FAITH_FLAG[position] <= value(s, seat, FAITH) else ATTRIBUTE_LOW


def may(s: PaladinsState, seat: i64, act: i64, blocked: i64, workers: i64) -> i64:
    """May this seat act so on its own board? 0, or the reason against it.

    `blocked` and `workers` are what `blocked_actions` and `pool` say: asked once for all fifteen acts.
    """
    action = ACT_ACTION[act]
    if (blocked >> action) & 1:
        return BLOCKED
    short = lacking(s, seat, act, workers)
    return short if short else affords(s, seat, action, blocked)


def affords(s: PaladinsState, seat: i64, action: i64, blocked: i64) -> i64:
    """Workers aside: has the seat what the action takes, and is there something to take it on? 0, or the reason."""
    if action >= COMMISSION:
        return _right(s, seat, action)
    row = seat * OWN
    if action == DEVELOP:
        if s.own[row + AT_DONE + DEVELOP] >= WORKSHOPS:
            return USED_UP
        return YES if s.own[row + AT_SILVER] >= price(s, seat, DEVELOP) else SILVER_SHORT
    if action == PRAY:
        if s.own[row + AT_SILVER] < price(s, seat, PRAY):
            return SILVER_SHORT
        return YES if blocked else NOTHING_TO_CLEAR
    if action == RECRUIT:
        answer = NOBODY
        for position in range(len(s.folk_row)):
            if s.folk_row[position] >= 0:
                if may_recruit(s, seat, position):
                    return YES
                answer = SILVER_SHORT
        return answer
    return YES


def _right(s: PaladinsState, seat: i64, action: i64) -> i64:
    own = s.own
    row = seat * OWN
    done = own[row + AT_DONE + action]
    if action == ATTACK:
        answer = NOBODY
        for position in range(len(s.outsider_row)):
            one = may_face(s, seat, ATTACK, position)
            if one == YES:
                return YES
            if one == SILVER_SHORT:
                answer = SILVER_SHORT
        return answer
    if done >= LIMIT:
        return USED_UP
    cost = price(s, seat, action)
    if action in (ABSOLVE, CONVERT):
        if cost > own[row + AT_SILVER]:
            return SILVER_SHORT
    elif cost > own[row + AT_PROVISION]:
        return PROVISIONS_SHORT
    if action == FORTIFY:
        if WALL_INFLUENCE[done] > value(s, seat, INFLUENCE):
            return ATTRIBUTE_LOW
        return YES if s.wall_deck else NO_WALLS
    if action == ABSOLVE:
        return YES if JAR_INFLUENCE[done] <= value(s, seat, INFLUENCE) else ATTRIBUTE_LOW
    if action in (COMMISSION, GARRISON):
        return YES if reaches(s, seat, action) else NO_SPACE
    answer = NOBODY
    for position in range(len(s.outsider_row)):
        one = may_face(s, seat, CONVERT, position)
        if one == YES:
            return YES
        if one == ATTRIBUTE_LOW:
            answer = ATTRIBUTE_LOW
    return answer


def open_favours(s: PaladinsState) -> i64:
    """How many of the five favours are turned up."""
    shown = s.round - FIRST_FAVOUR_ROUND + 1
    if shown < 0:
        return 0
    return shown if shown < FAVOURS_IN_PLAY else FAVOURS_IN_PLAY


def may_use(s: PaladinsState, seat: i64, position: i64) -> i64:
    """PAL-8.2, PAL-8.3: may this seat use the open favour at this place?"""
    if s.kings[FAVOUR_WORKER + position]:
        return OCCUPIED
    favour = s.kings[KINGS_FAVOUR + position]
    colour = FAVOUR_SLOT[favour]
    here = seat * COLOURS
    if colour == ANY:
        if pool(s, seat) == 0:
            return FEW_WORKERS
    elif s.workers[here + colour] == 0 and s.workers[here + CRIMINAL] == 0:
        return WRONG_WORKERS
    if FAVOUR_SILVER[favour] > s.own[seat * OWN + AT_SILVER]:
        return SILVER_SHORT
    return PROVISIONS_SHORT if FAVOUR_PROVISION[favour] > s.own[seat * OWN + AT_PROVISION] else YES
