"""The selection of characters: laying aside, picking and passing, the Theater (section 2 of the rules).

The order of looks is the table in selection_table.py with a program counter in the frame.
"""

from __future__ import annotations

from castellany.games.citadels import kinds
from castellany.games.citadels.bits import DRAFT_ROW, LAID, NOBODY, PICKED, SAW
from castellany.games.citadels.effects.city import has
from castellany.games.citadels.facts import THEATER
from castellany.games.citadels.names import CHARACTER_NAMES
from castellany.games.citadels.selection_table import (
    LAST_WITH_DOWN,
    LAY_ONE,
    MIX,
    PASS_ON,
    face_up_count,
    program,
)
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Step, push, seat_id


def lay_aside(s: CitadelsState) -> None:
    """CIT-2.1 to 2.3: cards face up, never rank 4; then one face down, unseen."""
    top = len(s.cast) - 1
    ranks = [rank for rank in range(1, top + 1) if rank != 4]
    s.shuffle(ranks)
    for _i in range(face_up_count(s.seats, top)):
        s.face_up |= 1 << ranks.pop()
    ranks.append(4)
    s.down = ranks[s.random(len(ranks))]
    for rank in ranks:
        s.pool |= 1 << rank
    s.pool ^= 1 << s.down
    if s.hears:
        for rank in range(1, top + 1):
            if (s.face_up >> rank) & 1:
                s.tell("event-face-up", {"character": CHARACTER_NAMES[s.cast[rank]]})
        s.tell("event-face-down", {"seat": seat_id(s.crown)})


class Selection(Step[CitadelsState]):
    """The next look of the selection; `f.a` is the program counter."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        steps = program(s.seats, len(s.cast) - 1)
        if f.a == 0:
            lay_aside(s)
        if f.a == len(steps):
            return
        place, look, rest = steps[f.a]
        seat = (s.opener + place) % s.seats
        if rest == LAST_WITH_DOWN:
            s.pool |= 1 << s.down
            s.down = 0
        note(s, seat, SAW + look, s.pool)
        push(s, Frame(kinds.PICK, seat, look, rest), Frame(kinds.SELECTION, -1, f.a + 1))


def note(s: CitadelsState, seat: int, column: int, value: int) -> None:
    """Keep for the record of the selection what a seat saw, picked or laid aside."""
    draft = s.draft[:]
    draft[seat * DRAFT_ROW + column] = value
    s.draft = draft


def pick(s: CitadelsState, seat: int, look: int, rest: int, rank: int) -> None:
    s.pool ^= 1 << rank
    note(s, seat, PICKED + look, rank)
    holder = s.holder[:]
    holder[rank] = seat
    s.holder = holder
    if s.hears:
        name = CHARACTER_NAMES[s.cast[rank]]
        s.tell("event-picked", {"seat": seat_id(seat)}, moves=[("back-character", "pool", f"seat:{seat}/characters")])
        s.tell("event-picked-this", {"character": name}, to=1 << seat)
    if rest == LAY_ONE:
        push(s, Frame(kinds.LAY, seat, look))
    elif rest == MIX:
        left = [r for r in range(1, len(s.cast)) if (s.pool >> r) & 1]
        s.down_later = left[s.random(len(left))]
        s.pool ^= 1 << s.down_later
        if s.hears:
            s.tell("event-mix", {"seat": seat_id(seat)})
    elif rest != PASS_ON:
        for r in range(1, len(s.cast)):
            if (s.pool >> r) & 1:
                lay(s, seat, look, r)
                return


def lay(s: CitadelsState, seat: int, look: int, rank: int) -> None:
    s.pool ^= 1 << rank
    note(s, seat, LAID + look, rank)
    if s.hears:
        s.tell("event-laid", {"seat": seat_id(seat)})


class TheaterTime(Step[CitadelsState]):
    """CIT-14.28: after the last pick the owner of the Theater may swap characters."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        for seat in range(s.seats):
            if has(s, seat, THEATER):
                s.frames.append(Frame(kinds.THEATER_SWAP, seat))
                return


def swap_characters(s: CitadelsState, seat: int, other: int, given: int) -> None:
    """The owner gives `given` (a rank) and takes a character of `other`, of two at random."""
    theirs = [rank for rank in range(1, len(s.cast)) if s.holder[rank] == other]
    taken = theirs[s.random(len(theirs))] if len(theirs) > 1 else theirs[0]
    s.reveal()
    holder = s.holder[:]
    holder[given] = other
    holder[taken] = seat
    s.holder = holder
    s.stage_from = seat
    s.stage_look = look_of(s, seat, given)
    s.stage_to = other
    s.stage_other = look_of(s, other, taken)
    if s.hears:
        s.tell("event-theater", {"seat": seat_id(seat), "other": seat_id(other)})
        s.tell("event-now-have", {"character": CHARACTER_NAMES[s.cast[taken]]}, to=1 << seat)
        s.tell("event-now-have", {"character": CHARACTER_NAMES[s.cast[given]]}, to=1 << other)


def look_of(s: CitadelsState, seat: int, rank: int) -> int:
    """At which look a seat picked this rank."""
    return 0 if s.draft[seat * DRAFT_ROW + PICKED] == rank else 1


def clear_selection(s: CitadelsState) -> None:
    s.holder = [NOBODY] * len(s.cast)
    s.draft = [0] * (s.seats * DRAFT_ROW)
    s.opener = s.crown
    s.pool = 0
    s.face_up = 0
    s.down = 0
    s.down_later = 0
    s.stage_from = NOBODY
    s.stage_to = NOBODY
    s.stage_look = 0
    s.stage_other = 0
