"""What the actions cost this player now: the printed price less the discount of the paladin (PAL-9.1)."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.paladins.facts.board import DEVELOP_PRICE, FOLK_DEBT_POSITIONS, PRAY_PRICE
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    DEVELOP,
    GARRISON,
    PRAY,
    RECRUIT,
    STRENGTH,
)
from castellany.games.paladins.facts.tables import (
    ABSOLVE_PRICE,
    CONVERT_PRICE,
    FOLK_PRICE,
    PALADIN_ACTION,
    PALADIN_DISCOUNT,
    PROVISION_PRICE,
    STRENGTH_FLAG,
)
from castellany.games.paladins.layout import AT_DONE, AT_PALADIN, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value


def discount(s: PaladinsState, seat: i64, action: i64) -> int:
    paladin = s.own[seat * OWN + AT_PALADIN]
    if paladin >= 0 and PALADIN_ACTION[paladin] == action:
        return PALADIN_DISCOUNT[paladin]
    return 0


def price(s: PaladinsState, seat: i64, action: i64) -> int:
    less = full_price(s, seat, action) - discount(s, seat, action)
    return less if less > 0 else 0


def full_price(s: PaladinsState, seat: i64, action: i64) -> int:
    """Provisions for Commission, Fortify and Garrison; silver for Develop, Pray, Absolve and Convert."""
    done = s.own[seat * OWN + AT_DONE + action]
    if COMMISSION <= action <= GARRISON:
        return PROVISION_PRICE[done]
    if action == ABSOLVE:
        return ABSOLVE_PRICE[done]
    if action == CONVERT:
        return CONVERT_PRICE[done]
    if action == DEVELOP:
        return DEVELOP_PRICE
    return PRAY_PRICE if action == PRAY else 0


def folk_price(s: PaladinsState, seat: i64, position: i64) -> int:
    """PAL-5.4: silver for the townsfolk at this place of the row."""
    less = FOLK_PRICE[position] - discount(s, seat, RECRUIT)
    return less if less > 0 else 0


def may_borrow(s: PaladinsState, seat: i64, position: i64) -> bool:
    """PAL-5.4: a debt instead of silver, for the two leftmost and only where there is a price."""
    return position < FOLK_DEBT_POSITIONS and folk_price(s, seat, position) > 0


def attack_price(s: PaladinsState, seat: i64, position: i64) -> int:
    """PAL-6.5: 1 silver for each begun 2 points of strength missing."""
    missing = STRENGTH_FLAG[position] - value(s, seat, STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0
