"""Debts: taken, paid, destroyed (PAL-7.8). Paying one calls the Debt Collectors (PAL-9.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.paladins.facts.townsfolk import DEBT_COLLECTOR, TOWNSFOLK
from castellany.games.paladins.ids import FOLK_NAME, who
from castellany.games.paladins.layout import AT_PAID, AT_UNPAID, OWN, OWNED
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import gain_worker, penalty

_COLLECTORS: Final[list[int]] = [i for i, card in enumerate(TOWNSFOLK) if card.type == DEBT_COLLECTOR]
_COLLECTS: Final[list[int]] = [TOWNSFOLK[i].gain[0] for i in _COLLECTORS]


def take_debt(s: PaladinsState, seat: i64) -> None:
    s.own[seat * OWN + AT_UNPAID] += 1
    s.debts -= 1
    if s.hears:
        s.tell("event-take-debt", {"seat": who(s, seat)}, moves=[("card-debt", "debts", f"seat:{seat}/unpaid")])


def pay_debt(s: PaladinsState, seat: i64) -> None:
    if s.own[seat * OWN + AT_UNPAID] == 0:
        if s.hears:
            s.tell("event-no-debt", {"seat": who(s, seat)})
        return
    s.own[seat * OWN + AT_UNPAID] -= 1
    s.own[seat * OWN + AT_PAID] += 1
    if s.hears:
        s.tell(
            "event-pay-debt", {"seat": who(s, seat)}, moves=[("card-debt", f"seat:{seat}/unpaid", f"seat:{seat}/paid")]
        )
    for i in range(len(_COLLECTORS)):
        if s.folk_at[_COLLECTORS[i]] == OWNED + seat:
            if s.hears:
                s.tell("event-townsfolk", {"seat": who(s, seat), "townsfolk": FOLK_NAME[_COLLECTORS[i]]})
            gain_worker(s, seat, _COLLECTS[i], 1)


def destroy_debt(s: PaladinsState, seat: i64) -> None:
    if s.own[seat * OWN + AT_UNPAID] == 0:
        if seat == s.opponent:
            penalty(s)
        elif s.hears:
            s.tell("event-no-debt", {"seat": who(s, seat)})
        return
    s.own[seat * OWN + AT_UNPAID] -= 1
    s.debts += 1
    if s.hears:
        s.tell("event-destroy-debt", {"seat": who(s, seat)}, moves=[("card-debt", f"seat:{seat}/unpaid", "debts")])
