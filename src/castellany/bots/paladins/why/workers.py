"""Which actions the workers of a seat could fill: what is used up, freed, completed."""

from __future__ import annotations

from castellany.bots.paladins.worth import attribute_step, order_step
from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import BOARD_SLOTS, LIMIT, REWARDS, WORKSHOPS
from castellany.games.paladins.facts.icons import ACTION_COUNT, ATTACK, COMMISSION, CRIMINAL, DEVELOP, Icons
from castellany.games.paladins.facts.tables import ACTION_SLOT
from castellany.games.paladins.layout import AT_DONE, OWN
from castellany.games.paladins.layout import WORKSHOP as ON_SLOT
from castellany.games.paladins.legal import YES, lacking, pool
from castellany.games.paladins.lexicon import ACT_ACTION, FIRST_RIGHT_ACT
from castellany.games.paladins.state import PaladinsState


def right_worth(s: PaladinsState, seat: int, action: int) -> float:
    """What an action of the right-hand side brings, for choosing the one to speak of."""
    return attribute_step(s, seat, REWARDS[action - COMMISSION]) + order_step(s, seat, action)


def best_to_free(s: PaladinsState, seat: int) -> int:
    """Among the blocked actions, or -1."""
    blocked = blocked_actions(s, seat)
    best = -1
    best_worth = -1.0
    for action in range(ACTION_COUNT):
        if (blocked >> action) & 1:
            worth = 0.1
            if manned(s, seat, action):
                worth += 5.0
            if action >= COMMISSION and not used_up(s, seat, action):
                worth += 1.0 + right_worth(s, seat, action)
            if worth > best_worth:
                best_worth = worth
                best = action
    return best


def used_up(s: PaladinsState, seat: int, action: int) -> bool:
    """PAL-4.5; Develop ends with the last workshop."""
    done = s.own[seat * OWN + AT_DONE + action]
    if action == DEVELOP:
        return done >= WORKSHOPS
    return action >= COMMISSION and action != ATTACK and done >= LIMIT


def manned(s: PaladinsState, seat: int, action: int) -> bool:
    """Do the workers at hand fill this action once it is free, and is it not used up?"""
    if used_up(s, seat, action):
        return False
    workers = pool(s, seat)
    return any(ACT_ACTION[act] == action and lacking(s, seat, act, workers) == YES for act in range(len(ACT_ACTION)))


def standing(s: PaladinsState, seat: int, action: int) -> int:
    """How many workers stand on an action."""
    count = 0
    for slot in range(ACTION_SLOT[action], ACTION_SLOT[action + 1]):
        if 0 < s.board[seat * BOARD_SLOTS + slot] < ON_SLOT:
            count += 1
    return count


def completed_by(s: PaladinsState, seat: int, added: Icons) -> int:
    """The free right-hand action whose workers would be complete only with these, or -1."""
    more = s.copy()
    for icon in added:
        if icon <= CRIMINAL:
            more.workers[seat * 6 + icon] += 1
    return newly_manned(s, more, seat)


def newly_manned(s: PaladinsState, later: PaladinsState, seat: int) -> int:
    """The free right-hand action best worth taking that only the workers of `later` fill, or -1."""
    blocked = blocked_actions(s, seat)
    best = -1
    best_worth = 0.0
    for act in range(FIRST_RIGHT_ACT, len(ACT_ACTION)):
        action = ACT_ACTION[act]
        if (blocked >> action) & 1 or used_up(s, seat, action) or manned(s, seat, action):
            continue
        worth = 0.1 + right_worth(s, seat, action)
        if worth > best_worth and manned(later, seat, action):
            best_worth = worth
            best = action
    return best
