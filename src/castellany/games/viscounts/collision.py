"""Phase 5: a collision in its four steps, with everyone's abilities, and the markers set back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts.cards import criminals_on_board
from castellany.games.viscounts.effects.leaves import DEBT
from castellany.games.viscounts.facts.kinds import ON_COLLISION
from castellany.games.viscounts.facts.tables import COLLISION, OPPONENT_COLLISION, RIVAL, VIRTUE_AT_COLLISION
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import TRACK_END, move_marks
from castellany.games.viscounts.kinds import COLLIDE, OPPONENT_FLIP
from castellany.games.viscounts.state import CORRUPTION, VIRTUE, ViscountsState
from castellany.games.viscounts.triggers import set_off
from castellany.kernel import Frame, Step, seat_id

MIDDLE: Final = 3
OPPONENT_FLIPS_AT_COLLISION: Final = 1 << 1


class Collide(Step[ViscountsState]):
    """VIS-11.1: the steps in order; the space that pays is the one after the first two."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat, step = f.seat, f.a
        if step == 0:
            if s.marks[seat * 2 + CORRUPTION] != s.marks[seat * 2 + VIRTUE]:
                return
            if s.hears:
                s.tell("event-collision", {"seat": seat_id(seat), "space": s.marks[seat * 2] + 1})
            s.frames.append(Frame(COLLIDE, seat, 1))
            reward_innocence(s)
        elif step == 1:
            s.frames.append(Frame(COLLIDE, seat, 2))
            for i in range(s.seats - 1, -1, -1):
                set_off(s, (seat + i) % s.seats, ON_COLLISION)
        elif step == 2:
            space = s.marks[seat * 2 + CORRUPTION]
            s.frames.append(Frame(COLLIDE, seat, 3, space))
            reward = OPPONENT_COLLISION[space] if seat == s.opponent else COLLISION[space]
            s.frames.append(running(reward.number, seat))
        elif step == 3:
            s.frames.append(Frame(COLLIDE, seat, 4))
            reward_rivals(s, seat, f.b)
        else:
            s.marks[seat * 2 + CORRUPTION] = 0
            s.marks[seat * 2 + VIRTUE] = TRACK_END
            if s.hears:
                s.tell("event-marks-back", {"seat": seat_id(seat)})


def reward_innocence(s: ViscountsState) -> None:
    """VIS-11.2: a second workshop and no criminals. The opponent's board flips a debt instead, at its own."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if criminals_on_board(s, seat):
            continue
        if seat == s.opponent:
            if seat == s.active and s.built[seat] & OPPONENT_FLIPS_AT_COLLISION:
                if s.hears:
                    s.tell("event-opponent-building", {"seat": seat_id(seat), "house": "opponent-trading_post_2"})
                s.frames.append(Frame(OPPONENT_FLIP, seat, DEBT))
        elif s.built[seat] & VIRTUE_AT_COLLISION:
            if s.hears:
                s.tell("event-acts", {"seat": seat_id(seat), "what": "house-workshop_2"})
            move_marks(s, seat, 0, 1)


def reward_rivals(s: ViscountsState, active: i64, space: i64) -> None:
    """VIS-11.5: below the space: for rivals with criminals on the left, without on the right, all in the middle."""
    for i in range(s.seats - 1, 0, -1):
        rival = (active + i) % s.seats
        guilty = criminals_on_board(s, rival) > 0
        if space == MIDDLE or guilty == (space < MIDDLE):
            s.frames.append(running(RIVAL[space].number, rival))
