"""How the solo opponent judges the table: which action it can take, which card or space it prefers.

Pure questions, except for putting its workers and workshops down. `turn.py` acts on the answers.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.clearing import is_blocked
from castellany.games.paladins.facts.board import BOARD_SLOTS, LIMIT, SPACES, WORKSHOP_SLOTS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COLOURS,
    COMMISSION,
    CRIMINAL,
    FAITH,
    FORTIFY,
    FREE_RECRUIT,
    GARRISON,
    INFLUENCE,
    PAY_DEBT,
    PRAYER,
    SILVER,
    STRENGTH,
)
from castellany.games.paladins.facts.kings import FAVOURS_IN_PLAY, ORDER_NEED, ORDERS_IN_PLAY
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    FAITH_FLAG,
    JAR_INFLUENCE,
    ORDER_ACTION,
    SPACE_REGION,
    STRENGTH_FLAG,
    WALL_INFLUENCE,
)
from castellany.games.paladins.layout import AT_DONE, AT_UNPAID, OWN, WORKSHOP
from castellany.games.paladins.legal import (
    ATTRIBUTE_LOW,
    BLOCKED,
    FAVOUR_WORKER,
    FEW_WORKERS,
    NO_SPACE,
    NO_WALLS,
    NOBODY,
    OPEN_SPACES,
    USED_UP,
    YES,
    open_favours,
    pool,
)
from castellany.games.paladins.state import PaladinsState


def _rank(space: int) -> int:
    """PAL-12.17: the order of preference among rewards."""
    gain = SPACES[space].gain
    if gain[0] == FREE_RECRUIT:
        return 0
    if gain[0] == PAY_DEBT:
        return _DEBT_RANK
    if gain[0] == PRAYER:
        return 2
    if gain[0] <= CRIMINAL:
        return 3 if len(gain) == 2 else 4
    return 5 if gain[0] == SILVER else 6


_DEBT_RANK: Final = 1
SPACE_RANK: Final[list[int]] = [_rank(space) for space in range(len(SPACES))]


def workers_needed(s: PaladinsState, action: int) -> int:
    """PAL-12.6: slots without workshops."""
    first = s.opponent * BOARD_SLOTS + ACTION_SLOT[action]
    need = 3
    for slot in range(WORKSHOP_SLOTS):
        if s.board[first + slot] == WORKSHOP:
            need -= 1
    return need


def can(s: PaladinsState, action: int) -> int:
    """May the opponent take this right-hand action? 0, or the reason against it."""
    if is_blocked(s, s.opponent, action):
        return BLOCKED
    if workers_needed(s, action) > pool(s, s.opponent):
        return FEW_WORKERS
    row = s.opponent * OWN
    done = s.own[row + AT_DONE + action]
    if action != ATTACK and done >= LIMIT:
        return USED_UP
    if action == FORTIFY:
        if WALL_INFLUENCE[done] > s.own[row + INFLUENCE]:
            return ATTRIBUTE_LOW
        return YES if s.wall_deck else NO_WALLS
    if action == ABSOLVE:
        return YES if JAR_INFLUENCE[done] <= s.own[row + INFLUENCE] else ATTRIBUTE_LOW
    if action in (COMMISSION, GARRISON):
        return YES if best_space(s, action) >= 0 else NO_SPACE
    if pick_outsider(s, action) >= 0:
        return YES
    for card in s.outsider_row:
        if card >= 0:
            return ATTRIBUTE_LOW
    return NOBODY


def best_space(s: PaladinsState, action: int) -> int:
    """PAL-12.17: the best free space within faith or strength; among equals the leftmost."""
    flags = FAITH_FLAG if action == COMMISSION else STRENGTH_FLAG
    able = s.own[s.opponent * OWN + (FAITH if action == COMMISSION else STRENGTH)]
    owes = s.own[s.opponent * OWN + AT_UNPAID] > 0
    best = -1
    for space in OPEN_SPACES[s.people]:
        if flags[SPACE_REGION[space]] > able:
            break
        if s.spaces[space] or (SPACE_RANK[space] == _DEBT_RANK and not owes):
            continue
        if best < 0 or SPACE_RANK[space] < SPACE_RANK[best]:
            best = space
    return best


def pick_folk(s: PaladinsState) -> int:
    """PAL-12.11: the place of the townsfolk it takes, or -1."""
    for i in range(len(s.folk_row)):
        position = (s.marker + i) % len(s.folk_row)
        if s.folk_row[position] >= 0:
            return position
    return -1


def pick_outsider(s: PaladinsState, action: int) -> int:
    """PAL-12.11, PAL-12.20: the first outsider from the marker on that is within strength or faith, or -1."""
    flags = STRENGTH_FLAG if action == ATTACK else FAITH_FLAG
    able = s.own[s.opponent * OWN + (STRENGTH if action == ATTACK else FAITH)]
    for i in range(len(s.outsider_row)):
        position = (s.marker + i) % len(s.outsider_row)
        if s.outsider_row[position] >= 0 and flags[position] <= able:
            return position
    return -1


def pick_favour(s: PaladinsState) -> int:
    """PAL-12.22: the first free open favour from the marker on, or -1."""
    shown = open_favours(s)
    for i in range(FAVOURS_IN_PLAY):
        place = (s.marker + i) % FAVOURS_IN_PLAY
        if place < shown and s.kings[FAVOUR_WORKER + place] == 0:
            return place
    return -1


def order_actions(s: PaladinsState) -> list[int]:
    """PAL-12.21: unfulfilled orders from right to left, then the fulfilled ones."""
    shown = s.round if s.round < ORDERS_IN_PLAY else ORDERS_IN_PLAY
    found: list[int] = []
    for fulfilled in range(2):
        for i in range(shown - 1, -1, -1):
            action = ORDER_ACTION[s.kings[i]]
            if (s.own[s.opponent * OWN + AT_DONE + action] >= ORDER_NEED) == (fulfilled == 1):
                found.append(action)
    return found


def put_workers(s: PaladinsState, action: int, count: int) -> None:
    """Workers onto the empty slots of an action; colours do not matter, so the commonest go first."""
    first = s.opponent * BOARD_SLOTS + ACTION_SLOT[action]
    for slot in range(first, s.opponent * BOARD_SLOTS + ACTION_SLOT[action + 1]):
        if count and s.board[slot] == 0:
            s.board[slot] = spend_worker(s) + 1
            count -= 1


def spend_worker(s: PaladinsState) -> int:
    """One worker leaves the opponent's pool; returns its colour."""
    here = s.opponent * COLOURS
    best = 0
    for colour in range(COLOURS):
        if s.workers[here + colour] > s.workers[here + best]:
            best = colour
    s.workers[here + best] -= 1
    return best


def add_opponent_workshop(s: PaladinsState, action: int) -> None:
    """PAL-12.2, PAL-12.3: a workshop on the first dotted slot still free."""
    first = s.opponent * BOARD_SLOTS + ACTION_SLOT[action]
    for slot in range(WORKSHOP_SLOTS):
        if s.board[first + slot] != WORKSHOP:
            s.board[first + slot] = WORKSHOP
            return
