"""The selection of characters: laying aside, picking and passing, the Theater (section 2 of the rules).

The order of looks is the table in selection_table.py with a program counter in the frame.
"""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.citadels import kinds
from castellany.games.citadels.effects.city import has
from castellany.games.citadels.facts import CROWN_RANK, THEATER
from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.layout import DRAFT_ROW, LAID, NOBODY, PICKED, SAW
from castellany.games.citadels.selection_table import (
    LAST_WITH_DOWN,
    LAY_ONE,
    MIX,
    PASS_ON,
    face_up_count,
    program,
)
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Frame, Step, seat_id


def lay_aside(s: CitadelsState) -> None:
    """CIT-2.1 to 2.3: cards face up, never rank 4; then one face down, unseen."""
    top = len(s.cast) - 1
    ranks = [rank for rank in range(1, top + 1) if rank != CROWN_RANK]
    for _i in range(face_up_count(s.seats, top)):
        s.face_up |= 1 << ranks.pop(s.random(len(ranks)))
    ranks.append(CROWN_RANK)
    s.down = ranks[s.random(len(ranks))]
    s.pool = ((1 << (top + 1)) - 2) & ~s.face_up & ~(1 << s.down)
    if s.hears:
        for rank in range(1, top + 1):
            if (s.face_up >> rank) & 1:
                s.tell("event-face-up", {"character": CHARACTER_NAMES[s.cast[rank]]})
        s.tell("event-face-down", {"seat": seat_id(s.crown)})


class Selection(Step[CitadelsState]):
    """CIT-2.1 to 2.7: cards are laid aside, then the first look."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        lay_aside(s)
        next_look(s, 0)


def next_look(s: CitadelsState, step: i64) -> None:
    """The look after the last pick, if there is one; `step` counts in the table of looks."""
    steps = program(s.seats, len(s.cast) - 1)
    if step == len(steps):
        return
    place, look, rest = steps[step]
    seat = (s.opener + place) % s.seats
    if rest == LAST_WITH_DOWN:
        s.pool |= 1 << s.down
        s.down = 0
    s.draft[seat * DRAFT_ROW + SAW + look] = s.pool
    s.reveal()  # from here on a pick taken back would tell this player what it was, and what replaced it
    s.frames.append(Frame(kinds.PICK, seat, look, rest, step))


def following(s: CitadelsState) -> list[int]:
    """Who looks at the characters after this; once they are called, nobody knows who comes."""
    f = s.frames[-1]
    if f.kind != kinds.PICK and f.kind != kinds.LAY:
        return []
    later = program(s.seats, len(s.cast) - 1)[f.c + 1 :]
    return [(s.opener + place) % s.seats for place, _look, _rest in later]


def pick(s: CitadelsState, seat: i64, look: i64, rest: i64, rank: i64, step: i64) -> None:
    """A rank is taken; what `rest` says happens to the others, and the next player looks."""
    s.pool ^= 1 << rank
    s.draft[seat * DRAFT_ROW + PICKED + look] = rank
    s.holder[rank] = seat
    if s.hears:
        name = CHARACTER_NAMES[s.cast[rank]]
        s.tell("event-picked", {"seat": seat_id(seat)}, moves=[("back-character", "pool", f"seat:{seat}/characters")])
        s.tell("event-picked-this", {"character": name}, to=1 << seat)
    if rest == LAY_ONE:
        s.frames.append(Frame(kinds.LAY, seat, look, 0, step))
        return
    if rest == MIX:
        s.down_later = left_over(s)[s.random(len(left_over(s)))]
        s.pool ^= 1 << s.down_later
        if s.hears:
            s.tell("event-mix", {"seat": seat_id(seat)})
    elif rest != PASS_ON:
        lay(s, seat, look, left_over(s)[0])
    next_look(s, step + 1)


def left_over(s: CitadelsState) -> list[int]:
    """The ranks still being passed."""
    return [rank for rank in range(1, len(s.cast)) if (s.pool >> rank) & 1]


def lay(s: CitadelsState, seat: i64, look: i64, rank: i64) -> None:
    s.pool ^= 1 << rank
    s.draft[seat * DRAFT_ROW + LAID + look] = rank
    if s.hears:
        s.tell("event-laid", {"seat": seat_id(seat)})


class TheaterTime(Step[CitadelsState]):
    """CIT-14.28: after the last pick the owner of the Theater may swap characters."""

    def run(self, s: CitadelsState, f: Frame) -> None:
        for seat in range(s.seats):
            if has(s, seat, THEATER):
                s.frames.append(Frame(kinds.THEATER_SWAP, seat))
                return


def swap_characters(s: CitadelsState, seat: i64, other: i64, given: i64) -> None:
    """The owner gives `given` (a rank) and takes a character of `other`, of two at random."""
    theirs = [rank for rank in range(1, len(s.cast)) if s.holder[rank] == other]
    taken = theirs[s.random(len(theirs))] if len(theirs) > 1 else theirs[0]
    s.reveal()
    s.holder[given] = other
    s.holder[taken] = seat
    s.stage_from = seat
    s.stage_look = look_of(s, seat, given)
    s.stage_to = other
    s.stage_other = look_of(s, other, taken)
    if s.hears:
        s.tell("event-theater", {"seat": seat_id(seat), "other": seat_id(other)})
        s.tell("event-now-have", {"character": CHARACTER_NAMES[s.cast[taken]]}, to=1 << seat)
        s.tell("event-now-have", {"character": CHARACTER_NAMES[s.cast[given]]}, to=1 << other)


def look_of(s: CitadelsState, seat: i64, rank: i64) -> int:
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
