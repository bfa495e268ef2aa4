"""Removing workers from player boards: prayer, passing, the opponent's prayer (PAL-5.8, PAL-10.2, PAL-12.15)."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import ACTION_COUNT, COLOURS, COMMISSION, CRIMINAL, LABOURER
from castellany.games.paladins.facts.tables import ACTION_SLOT, SLOT_ACTION
from castellany.games.paladins.ids import ACTION_NAME, action_thing, who
from castellany.games.paladins.layout import WORKSHOP
from castellany.games.paladins.state import PaladinsState


def is_blocked(s: PaladinsState, seat: i64, action: i64) -> bool:
    """PAL-4.2: does a worker stand on this action?"""
    board = s.board
    base = seat * BOARD_SLOTS
    for slot in range(base + ACTION_SLOT[action], base + ACTION_SLOT[action + 1]):
        if 0 < board[slot] < WORKSHOP:
            return True
    return False


def blocked_actions(s: PaladinsState, seat: i64) -> i64:
    """A bit for every action on which a worker stands."""
    board = s.board
    base = seat * BOARD_SLOTS
    mask: i64 = 0
    for slot in range(BOARD_SLOTS):
        if 0 < board[base + slot] < WORKSHOP:
            mask |= 1 << SLOT_ACTION[slot]
    return mask


def clear(s: PaladinsState, seat: i64, action: i64) -> i64:
    """All workers of one action go to the main supply; returns how many."""
    base = seat * BOARD_SLOTS
    bank = s.seats * COLOURS
    count = 0
    for slot in range(base + ACTION_SLOT[action], base + ACTION_SLOT[action + 1]):
        stands = s.board[slot]
        if 0 < stands < WORKSHOP:
            s.workers[bank + stands - 1] += 1
            s.board[slot] = 0
            count += 1
    return count


def pray_over(s: PaladinsState, seat: i64, action: i64) -> None:
    """PAL-5.8: clear one action, which can then be taken again."""
    count = clear(s, seat, action)
    if s.hears:
        s.tell(
            "event-clear",
            {"seat": who(s, seat), "action": ACTION_NAME[action], "count": count},
            moves=[("worker", action_thing(seat, action), "supply", count)],
        )


def clear_all(s: PaladinsState, seat: i64) -> None:
    """PAL-10.2: the whole board, workshops excepted."""
    board = s.board
    workers = s.workers
    bank: i64 = s.seats * COLOURS - 1
    for slot in range(seat * BOARD_SLOTS, (seat + 1) * BOARD_SLOTS):
        stands = board[slot]
        if 0 < stands < WORKSHOP:
            workers[bank + stands] = workers[bank + stands] + 1
            board[slot] = 0


def clear_right_side(s: PaladinsState) -> None:
    """PAL-12.15: the opponent's prayer, with the shuffling of its schemes."""
    count = 0
    for action in range(COMMISSION, ACTION_COUNT):
        count += clear(s, s.opponent, action)
    if s.hears:
        s.tell("event-opponent-clears" if count else "event-opponent-prays-idle", {"count": count})
    if count == 0:
        recruit_worker(s)
    s.scheme_deck += s.scheme_discard
    s.scheme_discard = []
    s.shuffle(s.scheme_deck)
    if s.hears:
        s.tell("event-opponent-shuffles", {"count": len(s.scheme_deck)})


def recruit_worker(s: PaladinsState) -> None:
    """A worker for the opponent, whose colours do not matter: of the colour the supply has most of."""
    bank = s.seats * COLOURS
    best = LABOURER
    for colour in range(LABOURER + 1, CRIMINAL):
        if s.workers[bank + colour] > s.workers[bank + best]:
            best = colour
    s.workers[bank + best] -= 1
    s.workers[s.opponent * COLOURS + best] += 1
