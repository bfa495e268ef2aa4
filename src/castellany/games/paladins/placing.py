"""Putting workers on slots (PAL-4.1 to PAL-4.3): coloured slots first, a question only where there is a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import ANY, COLOURS, CRIMINAL
from castellany.games.paladins.facts.tables import ACTION_SLOT, FAVOUR_SLOT, SLOT_COLOUR
from castellany.games.paladins.ids import (
    ACTION_NAME,
    FAVOUR_NAME,
    FAVOUR_THING,
    WORKER_NAME,
    slot_thing,
    who,
    workers_thing,
)
from castellany.games.paladins.kinds import PLACE_WORKER
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR
from castellany.games.paladins.lexicon import ACT_ACTION, ACT_WORKERS
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Frame

ON_FAVOUR: Final = 15
"""In place of an act: the worker goes onto the favour at place `b`."""


def fill(s: PaladinsState, seat: i64, act: i64, place: i64 = 0) -> None:
    """Fill what is still empty; asks and stops where more than one colour would do."""
    if act == ON_FAVOUR:
        colours = favour_colours(s, seat, place)
        if is_one(colours):
            put(s, seat, act, place, lowest(colours))
        else:
            s.frames.append(Frame(PLACE_WORKER, seat, act, place))
        return
    while True:
        slot = next_slot(s, seat, act)
        if slot < 0:
            return
        colours = slot_colours(s, seat, act, slot)
        if not is_one(colours):
            s.frames.append(Frame(PLACE_WORKER, seat, act, slot))
            return
        put(s, seat, act, slot, lowest(colours))


def next_slot(s: PaladinsState, seat: i64, act: i64) -> i64:
    """The next empty slot of the action: coloured ones first, so that a clear one takes what is left over."""
    first = ACTION_SLOT[ACT_ACTION[act]]
    base = seat * BOARD_SLOTS
    clear = -1
    for slot in range(first, first + ACT_WORKERS[act]):
        if s.board[base + slot] == 0:
            if SLOT_COLOUR[slot] != ANY:
                return slot
            if clear < 0:
                clear = slot
    return clear


def is_one(mask: i64) -> bool:
    """Is there one bit only?"""
    return mask & (mask - 1) == 0


def lowest(mask: i64) -> i64:
    """The first bit of a mask that is not empty."""
    bit: i64 = 0
    while not (mask >> bit) & 1:
        bit += 1
    return bit


def slot_colours(s: PaladinsState, seat: i64, act: i64, slot: i64) -> i64:
    """The colours that may go onto this slot without leaving another slot of the action unfillable, a bit for each."""
    w = s.workers
    here = seat * COLOURS
    colour = SLOT_COLOUR[slot]
    found: i64 = 0
    if colour == ANY:
        for c in range(COLOURS):
            if w[here + c]:
                found |= 1 << c
        return found
    if w[here + colour]:
        found |= 1 << colour
    wild = w[here + CRIMINAL]
    if wild:
        first = ACTION_SLOT[ACT_ACTION[act]]
        for other in range(first, first + ACT_WORKERS[act]):
            if other != slot and s.board[seat * BOARD_SLOTS + other] == 0:
                c = SLOT_COLOUR[other]
                if c != ANY and w[here + c] == 0:
                    wild -= 1
        if wild > 0:
            found |= 1 << CRIMINAL
    return found


def favour_colours(s: PaladinsState, seat: i64, place: i64) -> i64:
    """The colours that may go onto this favour, a bit for each."""
    w = s.workers
    here = seat * COLOURS
    colour = FAVOUR_SLOT[s.kings[KINGS_FAVOUR + place]]
    found: i64 = 0
    for c in range(COLOURS):
        if w[here + c] and (colour == ANY or c in (colour, CRIMINAL)):
            found |= 1 << c
    return found


def put(s: PaladinsState, seat: i64, act: i64, slot: i64, colour: i64) -> None:
    at = seat * COLOURS + colour
    s.workers[at] = s.workers[at] - 1
    if act == ON_FAVOUR:
        s.kings[FAVOUR_WORKER + slot] = colour + 1
    else:
        s.board[seat * BOARD_SLOTS + slot] = colour + 1
    if s.hears:
        worker = WORKER_NAME[colour]
        home = workers_thing(seat, colour)
        if act == ON_FAVOUR:
            favour = s.kings[KINGS_FAVOUR + slot]
            s.tell(
                "event-place-favour",
                {"seat": who(s, seat), "worker": worker, "favour": FAVOUR_NAME[favour]},
                moves=[(worker, home, FAVOUR_THING[favour])],
            )
        else:
            action = ACT_ACTION[act]
            s.tell(
                "event-place",
                {"seat": who(s, seat), "worker": worker, "action": ACTION_NAME[action]},
                moves=[(worker, home, slot_thing(seat, action, slot))],
            )
