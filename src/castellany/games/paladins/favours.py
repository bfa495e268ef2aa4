"""Using a king's favour (PAL-8.2 to PAL-8.4): the worker stands already; pay and take."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.debts import take_debt
from castellany.games.paladins.effects.book import FAVOUR_EFFECT
from castellany.games.paladins.ids import FAVOUR_NAME, who
from castellany.games.paladins.legal import FAVOUR_DEBT, FAVOUR_PROVISION, FAVOUR_SILVER, KINGS_FAVOUR
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.supply import pay_provision, pay_silver


def use_favour(s: PaladinsState, seat: i64, place: i64) -> None:
    favour = s.kings[KINGS_FAVOUR + place]
    if s.hears:
        s.tell("event-use-favour", {"seat": who(s, seat), "favour": FAVOUR_NAME[favour]})
    pay_silver(s, seat, FAVOUR_SILVER[favour])
    pay_provision(s, seat, FAVOUR_PROVISION[favour])
    if FAVOUR_DEBT[favour]:
        take_debt(s, seat)
    FAVOUR_EFFECT[favour].run(s, seat)
