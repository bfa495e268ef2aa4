"""Putting workers on slots (PAL-4.1 to PAL-4.3): coloured slots first, a question only where there is a choice."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import ANY, CRIMINAL
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


def fill(s: PaladinsState, seat: int, act: int, place: int = 0) -> None:
    """Fill what is still empty; asks and stops where more than one colour would do."""
    if act == ON_FAVOUR:
        colours = favour_colours(s, seat, place)
        if len(colours) == 1:
            put(s, seat, act, place, colours[0])
        else:
            s.frames.append(Frame(PLACE_WORKER, seat, act, place))
        return
    while True:
        slot = next_slot(s, seat, act)
        if slot < 0:
            return
        colours = slot_colours(s, seat, act, slot)
        if len(colours) > 1:
            s.frames.append(Frame(PLACE_WORKER, seat, act, slot))
            return
        put(s, seat, act, slot, colours[0])


def next_slot(s: PaladinsState, seat: int, act: int) -> int:
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


def slot_colours(s: PaladinsState, seat: int, act: int, slot: int) -> list[int]:
    """The colours that may go onto this slot without leaving another slot of the action unfillable."""
    w = s.workers
    here = seat * 6
    colour = SLOT_COLOUR[slot]
    found: list[int] = []
    if colour == ANY:
        for c in range(6):
            if w[here + c]:
                found.append(c)
        return found
    if w[here + colour]:
        found.append(colour)
    wild = w[here + CRIMINAL]
    if wild:
        first = ACTION_SLOT[ACT_ACTION[act]]
        for other in range(first, first + ACT_WORKERS[act]):
            if other != slot and s.board[seat * BOARD_SLOTS + other] == 0:
                c = SLOT_COLOUR[other]
                if c != ANY and w[here + c] == 0:
                    wild -= 1
        if wild > 0:
            found.append(CRIMINAL)
    return found


def favour_colours(s: PaladinsState, seat: int, place: int) -> list[int]:
    w = s.workers
    here = seat * 6
    colour = FAVOUR_SLOT[s.kings[KINGS_FAVOUR + place]]
    found: list[int] = []
    for c in range(6):
        if w[here + c] and (colour == ANY or c in (colour, CRIMINAL)):
            found.append(c)
    return found


def put(s: PaladinsState, seat: int, act: int, slot: int, colour: int) -> None:
    s.workers[seat * 6 + colour] -= 1
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
