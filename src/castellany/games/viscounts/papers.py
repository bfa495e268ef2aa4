"""Debts and deeds: gaining debts, flipping, and the cards that wait for it."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts.effects.leaves import DEBT, DEED, EITHER
from castellany.games.viscounts.facts.kinds import ON_FLIP_DEBT, ON_GAIN_DEBT
from castellany.games.viscounts.gains import last_round_is_near, take_any
from castellany.games.viscounts.kinds import FLIP, FLIP_ASK, GAIN_DEBT
from castellany.games.viscounts.state import ACQUIRED, APPROVED, PAID, UNPAID, ViscountsState
from castellany.games.viscounts.triggers import set_off
from castellany.kernel import Frame, Step, seat_id


class GainDebt(Step[ViscountsState]):
    """VIS-5.1, VIS-12.1: debts one by one, since cards may answer each."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = f.seat
        s.papers[seat * 4 + UNPAID] += 1
        if s.hears:
            s.tell(
                "event-debts",
                {"seat": seat_id(seat), "count": 1},
                moves=[("res-debt", "debts", f"seat:{seat}/unpaid", 1)],
            )
        if s.round > 0 and not s.poverty:
            s.debts_above -= 1
            if s.debts_above == 0:
                s.poverty = 1
                last_round_is_near(s, "event-poverty")
        if f.a > 1:
            s.frames.append(Frame(GAIN_DEBT, seat, f.a - 1))
        set_off(s, seat, ON_GAIN_DEBT)


def flippable(s: ViscountsState, seat: i64, which: i64) -> int:
    """DEBT, DEED or EITHER, as far as the seat has cards to flip and the effect allows; -1 for none."""
    debts = which != DEED and s.papers[seat * 4 + UNPAID] > 0
    deeds = which != DEBT and s.papers[seat * 4 + ACQUIRED] > 0
    if debts:
        return EITHER if deeds else DEBT
    return DEED if deeds else -1


def flip_debt(s: ViscountsState, seat: i64) -> None:
    """VIS-5.3: unpaid to paid, any resource at once, then the debt collectors."""
    s.papers[seat * 4 + UNPAID] -= 1
    s.papers[seat * 4 + PAID] += 1
    if s.hears:
        s.tell(
            "event-flip-debt",
            {"seat": seat_id(seat)},
            moves=[("res-debt", f"seat:{seat}/unpaid", f"seat:{seat}/paid", 1)],
        )
    if seat != s.opponent:
        set_off(s, seat, ON_FLIP_DEBT)
    take_any(s, seat, 1)


def flip_deed(s: ViscountsState, seat: i64) -> None:
    """VIS-5.3: acquired to approved."""
    s.papers[seat * 4 + ACQUIRED] -= 1
    s.papers[seat * 4 + APPROVED] += 1
    if s.hears:
        s.tell(
            "event-flip-deed",
            {"seat": seat_id(seat)},
            moves=[("res-deed", f"seat:{seat}/acquired", f"seat:{seat}/approved", 1)],
        )


def flip(s: ViscountsState, seat: i64, which: i64) -> None:
    if which == DEBT:
        flip_debt(s, seat)
    else:
        flip_deed(s, seat)


class Flip(Step[ViscountsState]):
    """VIS-5.4: as often as the effect says and there is something to flip; ask only where there is a choice."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.b <= 0:
            return
        able = flippable(s, f.seat, f.a)
        if able < 0:
            return
        if able == EITHER or f.c:
            s.frames.append(Frame(FLIP_ASK, f.seat, f.a, f.b, f.c))
            return
        if f.b > 1:
            s.frames.append(Frame(FLIP, f.seat, f.a, f.b - 1, f.c))
        flip(s, f.seat, able)
