"""The icons of the game as effects: one small class for each kind of thing an icon does.

A leaf runs for a person and for the opponent alike; `supply.py`, `debts.py` and `track.py` know the difference.
`interrupts` says that a leaf may push frames, so whatever stands to its right has to wait beneath them.
"""

from __future__ import annotations

from castellany.games.paladins.clearing import blocked_actions, clear_right_side
from castellany.games.paladins.debts import destroy_debt, pay_debt, take_debt
from castellany.games.paladins.facts.board import TRACK_MAX, WORKSHOPS
from castellany.games.paladins.facts.icons import (
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DROP_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    PAY_DEBT,
    PRAYER,
    PROVISION,
    SILVER,
    TAKE_DEBT,
    TAX,
    UP_FAITH,
)
from castellany.games.paladins.ids import icon, who
from castellany.games.paladins.kinds import (
    CHOOSE_CLEARING,
    CHOOSE_TOWNSFOLK,
    CHOOSE_WORKSHOP_SLOT,
    OPPONENT_RECRUIT,
    RUN_EFFECT,
)
from castellany.games.paladins.layout import AT_DONE, AT_SUSPICION, AT_UNPAID, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import drop_suspicion, gain_provision, gain_silver, gain_worker, take_tax
from castellany.games.paladins.track import raise_marker
from castellany.kernel import Effect, Frame, Message, say


class Leaf(Effect[PaladinsState]):
    """One icon, a number of times."""

    def __init__(self, icon: int, count: int, interrupts: bool) -> None:
        super().__init__()
        self.icon = icon
        self.count = count
        self.interrupts = interrupts

    def message(self) -> Message:
        return say("opt-rewards", rewards=[icon(self.icon, self.count)])

    def useful(self, s: PaladinsState, seat: int) -> bool:
        """Would it change anything? The opponent asks before it takes the left alternative (PAL-12.19)."""
        return True


class GainWorkers(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        gain_worker(s, seat, self.icon, self.count)


class GainSilver(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        gain_silver(s, seat, self.count)


class GainProvisions(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        gain_provision(s, seat, self.count)


class TakeTax(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        take_tax(s, seat, self.count)


class Raise(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        raise_marker(s, seat, self.icon - UP_FAITH, self.count)

    def useful(self, s: PaladinsState, seat: int) -> bool:
        return s.own[seat * OWN + self.icon - UP_FAITH] < TRACK_MAX


class DropSuspicion(Leaf):
    def __init__(self, icon: int, count: int, interrupts: bool) -> None:
        super().__init__(icon, count, interrupts)
        self.single: list[Effect[PaladinsState]] = [DropSuspicion(icon, 1, interrupts)] if count > 1 else []

    def parts(self) -> list[Effect[PaladinsState]]:
        return self.single

    def run(self, s: PaladinsState, seat: int) -> None:
        have = s.own[seat * OWN + AT_SUSPICION]
        if seat == s.opponent and have < self.count:
            # PAL-12.12 counts card by card: the silver for one may call an inquisition before the next.
            for _i in range(self.count - 1):
                s.frames.append(Frame(RUN_EFFECT, seat, self.single[0].number))
            drop_suspicion(s, seat, 1)
        elif have:
            drop_suspicion(s, seat, self.count)
        elif s.hears:
            s.tell("event-no-suspicion", {"seat": who(s, seat)})

    def useful(self, s: PaladinsState, seat: int) -> bool:
        return s.own[seat * OWN + AT_SUSPICION] > 0


class PayDebt(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        pay_debt(s, seat)

    def useful(self, s: PaladinsState, seat: int) -> bool:
        return s.own[seat * OWN + AT_UNPAID] > 0


class DestroyDebt(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        destroy_debt(s, seat)


class TakeDebt(Leaf):
    def run(self, s: PaladinsState, seat: int) -> None:
        take_debt(s, seat)


class Pray(Leaf):
    """PAL-5.9 for people, PAL-12.15 for the opponent."""

    def run(self, s: PaladinsState, seat: int) -> None:
        if seat == s.opponent:
            clear_right_side(s)
        elif blocked_actions(s, seat):
            s.frames.append(Frame(CHOOSE_CLEARING, seat, -1))
        elif s.hears:
            s.tell("event-nothing-to-clear", {"seat": who(s, seat)})


class Hire(Leaf):
    """PAL-5.7 for people; the opponent discards instead (PAL-12.14)."""

    def run(self, s: PaladinsState, seat: int) -> None:
        for card in s.folk_row:
            if card >= 0:
                plays_itself = seat == s.opponent
                s.frames.append(Frame(OPPONENT_RECRUIT, seat) if plays_itself else Frame(CHOOSE_TOWNSFOLK, seat, 3))
                return
        if s.hears:
            s.tell("event-nobody-to-hire", {"seat": who(s, seat)})


class Develop(Leaf):
    """PAL-5.3: a workshop without workers or silver."""

    def run(self, s: PaladinsState, seat: int) -> None:
        if self.useful(s, seat):
            s.frames.append(Frame(CHOOSE_WORKSHOP_SLOT, seat, 1))
        elif s.hears and seat != s.opponent:
            s.tell("event-no-workshop", {"seat": who(s, seat)})

    def useful(self, s: PaladinsState, seat: int) -> bool:
        return seat != s.opponent and s.own[seat * OWN + AT_DONE + DEVELOP] < WORKSHOPS


def leaf(icon: int, count: int) -> Leaf:
    """The effect of one icon printed `count` times."""
    if icon <= CRIMINAL:
        return GainWorkers(icon, count, icon == CRIMINAL)
    if icon == SILVER:
        return GainSilver(icon, count, False)
    if icon == PROVISION:
        return GainProvisions(icon, count, False)
    if icon == TAX:
        return TakeTax(icon, count, True)
    if icon == DROP_SUSPICION:
        return DropSuspicion(icon, count, True)
    if icon == PAY_DEBT:
        return PayDebt(icon, count, False)
    if icon == DESTROY_DEBT:
        return DestroyDebt(icon, count, True)
    if icon == TAKE_DEBT:
        return TakeDebt(icon, count, False)
    if icon == PRAYER:
        return Pray(icon, count, True)
    if icon == FREE_RECRUIT:
        return Hire(icon, count, True)
    if icon == FREE_DEVELOP:
        return Develop(icon, count, True)
    return Raise(icon, count, False)
