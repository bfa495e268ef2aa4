"""The castle: placing, the chain of moves, clearing sections, and who leads.

One SETTLE frame does all of it: as long as somebody has three workers together it lets them go on, the
active player first; then sections with more than three are cleared. A worker that enters the first tier
calls for it once; what happens inside does not call again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.facts.kinds import SEGMENT_COUNT, SILVER
from castellany.games.viscounts.facts.tables import REWARD, SECTION_IDS
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import move_marks, take, take_any
from castellany.games.viscounts.kinds import ADVANCE, BUMP, SETTLE, SPREAD
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Frame, Step, push, seat_id

TOGETHER: Final = 3
ROOM: Final = 3
CLEAR_SILVER: Final = 2


def facing(s: ViscountsState, seat: i64) -> int:
    """The section that faces the segment of a seat's viscount."""
    return (s.at[seat] // 3 + s.rotation) % SEGMENT_COUNT


def call_settle(s: ViscountsState) -> None:
    """Have the castle settled next, unless that is going on already."""
    if not s.settling:
        s.settling = 1
        s.frames.append(Frame(SETTLE))


def place(s: ViscountsState, seat: i64, section: i64, count: i64) -> None:
    """VIS-8.2: workers from supply into the first tier, as many as there are."""
    if count > s.workers[seat]:
        count = s.workers[seat]
    at = section * 4 + seat
    s.workers[seat] = s.workers[seat] - count
    s.tier1[at] = s.tier1[at] + count
    if s.hears:
        s.tell(
            "event-place",
            {"seat": seat_id(seat), "count": count, "section": f"section-{SECTION_IDS[section]}"},
            moves=[(f"worker:{seat}", f"seat:{seat}/workers", f"tier1:{SECTION_IDS[section]}", count)],
        )
    call_settle(s)


def shift(s: ViscountsState, seat: i64, section: i64, step: i64) -> None:
    """One own worker to the neighbouring section of the first tier; step 1 is clockwise, -1 the other way."""
    target = (section + step) % SEGMENT_COUNT
    s.tier1[section * 4 + seat] -= 1
    s.tier1[target * 4 + seat] += 1
    if s.hears:
        s.tell(
            "event-shift",
            {"seat": seat_id(seat), "section": f"section-{SECTION_IDS[target]}"},
            moves=[(f"worker:{seat}", f"tier1:{SECTION_IDS[section]}", f"tier1:{SECTION_IDS[target]}", 1)],
        )


def together(tier: list[int], seat: i64) -> bool:
    """Has the seat three or more workers in any section?"""
    for at in range(seat, len(tier), 4):
        if tier[at] >= TOGETHER:
            return True
    return False


def ready(s: ViscountsState, tier: list[int], seat: i64) -> list[int]:
    """The sections in which a seat has three or more workers, clockwise from the one it faces."""
    start = facing(s, seat)
    found: list[int] = []
    for i in range(SEGMENT_COUNT):
        section = (start + i) % SEGMENT_COUNT
        if tier[section * 4 + seat] >= TOGETHER:
            found.append(section)
    return found


def advance(s: ViscountsState, seat: i64, section: i64) -> None:
    """VIS-8.3: one worker in, its reward, then one to each side."""
    s.tier1[section * 4 + seat] -= 1
    s.tier2[section * 4 + seat] += 1
    if s.hears:
        s.tell(
            "event-advance",
            {"seat": seat_id(seat), "section": f"section-{SECTION_IDS[section]}"},
            moves=[(f"worker:{seat}", f"tier1:{SECTION_IDS[section]}", f"tier2:{SECTION_IDS[section]}", 1)],
        )
    push(s, running(REWARD[section].number, seat), Frame(SPREAD, seat, section), Frame(SETTLE))


def climb(s: ViscountsState, seat: i64, section: i64) -> None:
    """VIS-8.5, VIS-8.6: one worker to the third tier, any resource, and perhaps the lead."""
    s.tier2[section * 4 + seat] -= 1
    s.tier3[seat] += 1
    if s.hears:
        s.tell(
            "event-climb",
            {"seat": seat_id(seat)},
            moves=[(f"worker:{seat}", f"tier2:{SECTION_IDS[section]}", "tier3", 1)],
        )
    if s.leader != seat and (s.leader < 0 or s.tier3[seat] > s.tier3[s.leader]):
        source = "leader" if s.leader < 0 else f"seat:{s.leader}/cards"
        s.leader = seat
        if s.hears:
            s.tell("event-leader", {"seat": seat_id(seat)}, moves=[("leader-card", source, f"seat:{seat}/cards")])
    s.frames.append(Frame(SETTLE))
    take_any(s, seat, 1)


def crowded(s: ViscountsState) -> tuple[int, int]:
    """The next section to clear, tier and section: the first tier first, clockwise from the active player."""
    start = facing(s, s.active)
    for tier in (1, 2):
        workers = s.tier1 if tier == 1 else s.tier2
        for i in range(SEGMENT_COUNT):
            section = (start + i) % SEGMENT_COUNT
            k = section * 4
            if workers[k] + workers[k + 1] + workers[k + 2] + workers[k + 3] > ROOM:
                return tier, section
    return 0, 0


def clear(s: ViscountsState, tier: i64, section: i64, owner: i64) -> None:
    """VIS-8.8: a worker goes home, with something for its owner."""
    workers = s.tier1 if tier == 1 else s.tier2
    workers[section * 4 + owner] -= 1
    s.workers[owner] += 1
    if s.hears:
        s.tell(
            "event-clear",
            {"seat": seat_id(owner), "tier": tier, "section": f"section-{SECTION_IDS[section]}"},
            moves=[(f"worker:{owner}", f"tier{tier}:{SECTION_IDS[section]}", f"seat:{owner}/workers", 1)],
        )
    s.frames.append(Frame(SETTLE))
    if tier == 1:
        take(s, owner, SILVER, CLEAR_SILVER)
    else:
        move_marks(s, owner, 0, 1)
        take_any(s, owner, 1)


def present(workers: list[int], section: i64) -> list[int]:
    """The seats with workers in a section."""
    return [seat for seat in range(4) if workers[section * 4 + seat]]


class Settle(Step[ViscountsState]):
    """VIS-8.3 to VIS-8.9: whatever the castle still has to do, one thing at a time."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for i in range(s.seats):
            seat = (s.active + i) % s.seats
            if together(s.tier1, seat):
                sections = ready(s, s.tier1, seat)
                if len(sections) == 1 or seat == s.opponent:
                    advance(s, seat, sections[0])
                else:
                    s.frames.append(Frame(ADVANCE, seat))
                return
            if together(s.tier2, seat):
                climb(s, seat, ready(s, s.tier2, seat)[0])
                return
        tier, section = crowded(s)
        if tier == 0:
            s.settling = 0
            return
        seats = present(s.tier1 if tier == 1 else s.tier2, section)
        if len(seats) == 1:
            clear(s, tier, section, seats[0])
        elif s.active == s.opponent:
            if s.hears:
                where = f"section-{SECTION_IDS[section]}"
                s.tell("event-opponent-clears", {"seat": seat_id(s.opponent), "tier": tier, "section": where})
            clear(s, tier, section, seats[0] if seats[0] != s.opponent else seats[1])
        else:
            s.frames.append(Frame(BUMP, s.active, tier, section))


class Spread(Step[ViscountsState]):
    """VIS-8.3: after the reward one worker goes clockwise and one the other way."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for step in (1, -1):
            if s.tier1[f.a * 4 + f.seat]:
                shift(s, f.seat, f.a, step)
