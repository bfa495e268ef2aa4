"""The steps of paying for a primary action: what may be paid next, and one piece of it."""

from __future__ import annotations

from mypy_extensions import i64

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.facts.kinds import DOUBLE, EXCHANGE_RATE, SILVER, TOP_UP, TRADE
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.payment import (
    affordable,
    bought,
    buyable,
    conversions,
    dismissable,
    dismissal_price,
    exchange,
    most_exchanges,
    power,
    price_of_icon,
    reach,
    spendable,
)
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Frame


def pay_options(s: ViscountsState, f: Frame) -> list[int]:
    """VIS-7.2: every piece that still helps, a dismissal that leaves the rest payable, and the end."""
    seat, action, need = f.seat, f.a, f.b
    ways = conversions(s, seat, action)
    had = power(s, seat, action, ways, s.sacked) + s.paid
    found: list[int] = []
    silver = s.goods[seat * 4 + SILVER]
    card = dismissable(s, seat, action, ways)
    if affordable(s, seat, card):
        left = silver - dismissal_price(s, seat, card)
        with_card = power(s, seat, action, ways, card) + s.paid
        if with_card + buyable(s, seat, action, ways, left) >= need:  # a trade needs nothing else
            found.append(lex.DISMISS.base)
    if action == TRADE:
        rate = EXCHANGE_RATE[exchange(s, seat)]
        if silver and buyable(s, seat, action, ways, silver) and _helps_trade(s, seat, ways, had, rate):
            found.append(lex.SPEND.of(SILVER))
        if had >= rate or s.sacked != NO_CARD:
            found.append(lex.DONE.base)
        return found
    if had >= need:
        found.append(lex.DONE.base)
        return found
    for good in spendable(action, ways):
        if s.goods[seat * 4 + good] >= price_of_icon(action, good) and _still_payable(s, f, ways, good):
            found.append(lex.SPEND.of(good))
    return found


def _helps_trade(s: ViscountsState, seat: i64, ways: i64, had: i64, rate: i64) -> bool:
    """Can one silver less in hand and one merchant more still lead to another exchange that does something?"""
    s.goods[seat * 4 + SILVER] -= 1
    s.paid += 1
    best = reach(s, seat, TRADE, ways)
    s.paid -= 1
    s.goods[seat * 4 + SILVER] += 1
    return min(best // rate, most_exchanges(s, seat)) > had // rate


def _still_payable(s: ViscountsState, f: Frame, ways: i64, good: i64) -> bool:
    """Spending this piece must leave the action within reach."""
    if good != SILVER:
        return True
    price = price_of_icon(f.a, good)
    s.goods[f.seat * 4 + good] -= price
    s.paid += 1
    best = reach(s, f.seat, f.a, ways)
    s.paid -= 1
    s.goods[f.seat * 4 + good] += price
    return best >= f.b


def spend_piece(s: ViscountsState, f: Frame, good: i64) -> None:
    """One piece of a good, or the two silver that count as one, towards an action."""
    ways = conversions(s, f.seat, f.a)
    s.paid += bought(s, f.a, ways, good)
    if good == TOP_UP[f.a] and ways >> DOUBLE & 1:
        s.doubled = 1
    spend(s, f.seat, good, price_of_icon(f.a, good))
