"""Paying for a primary action, piece by piece: goods, a dismissal, and enough."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import beside, remove_beside, segment_of
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import ACTION_IDS, DOUBLE, EXCHANGE_RATE, GOODS_IDS, SILVER, TOP_UP, TRADE
from castellany.games.viscounts.facts.tables import FIRST_PRINTED, TOP
from castellany.games.viscounts.flow import perform
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.kinds import PAY, PAY_ON
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
from castellany.kernel import Closed, Frame, Message, Option, Question, Refusal, Step, say, seat_id


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
        if action == TRADE or with_card + buyable(s, seat, action, ways, left) >= need:
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


def _helps_trade(s: ViscountsState, seat: int, ways: int, had: int, rate: int) -> bool:
    """Can one silver less in hand and one merchant more still lead to another exchange that does something?"""
    s.goods[seat * 4 + SILVER] -= 1
    s.paid += 1
    best = reach(s, seat, TRADE, ways)
    s.paid -= 1
    s.goods[seat * 4 + SILVER] += 1
    return min(best // rate, most_exchanges(s, seat)) > had // rate


def _still_payable(s: ViscountsState, f: Frame, ways: int, good: int) -> bool:
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


class PayOn(Step[ViscountsState]):
    """Pay what leaves no choice; ask for the rest. A dismissal is always asked for."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        pay_on(s, f.seat, f.a, f.b, f.c)


def pay_on(s: ViscountsState, seat: int, action: int, need: int, target: int) -> None:
    f = Frame(PAY, seat, action, need, target)
    options = pay_options(s, f)
    if len(options) == 1 and options[0] != lex.DISMISS.base:
        pay(s, f, options[0])
    else:
        s.frames.append(f)


def pay(s: ViscountsState, f: Frame, choice: int) -> None:
    seat, action = f.seat, f.a
    ways = conversions(s, seat, action)
    if choice == lex.DONE.base:
        had = power(s, seat, action, ways, s.sacked) + s.paid
        perform(s, seat, action, had, f.c)
    elif choice == lex.DISMISS.base:
        card = beside(s, segment_of(s, seat))
        spend(s, seat, SILVER, dismissal_price(s, seat, card))
        s.sacked = remove_beside(s, segment_of(s, seat))
        if s.hears:
            source = f"pile:{SEGMENTS[segment_of(s, seat)].id}"
            s.tell(
                "event-dismiss",
                {"seat": seat_id(seat), "card": card_name(card)},
                moves=[(card_thing(card, seat), source, "box")] if card < FIRST_PRINTED else [],
            )
        s.frames.append(Frame(PAY_ON, seat, action, f.b, f.c))
        s.frames.append(running(TOP[card], seat))
    else:
        good = lex.SPEND.arg(choice)
        s.paid += bought(s, action, ways, good)
        if good == TOP_UP[action] and ways >> DOUBLE & 1:
            s.doubled = 1
        spend(s, seat, good, price_of_icon(action, good))
        pay_on(s, seat, action, f.b, f.c)


class Pay(Question[ViscountsState]):
    """VIS-7.2: with what?"""

    def rule(self, s: ViscountsState, f: Frame) -> str:
        return "VIS-7.2"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        had = power(s, f.seat, f.a, conversions(s, f.seat, f.a), s.sacked) + s.paid
        if f.a == TRADE:
            return say("ask-pay-trade", had=had, rate=EXCHANGE_RATE[exchange(s, f.seat)])
        return say("ask-pay", action=f"action-{ACTION_IDS[f.a]}", had=had, need=f.b)

    def options(self, s: ViscountsState, f: Frame) -> list[int]:
        return pay_options(s, f)

    def resolve(self, s: ViscountsState, f: Frame, choice: int) -> None:
        pay(s, f, choice)

    def option(self, s: ViscountsState, f: Frame, choice: int) -> Option:
        if choice == lex.DONE.base:
            return Option(choice, say("opt-pay-done"))
        if choice == lex.DISMISS.base:
            segment = segment_of(s, f.seat)
            card = beside(s, segment)
            return Option(
                choice,
                say("opt-dismiss", card=card_name(card)),
                (card_thing(card, f.seat),),
                (("res-silver", dismissal_price(s, f.seat, card)),),
            )
        good = lex.SPEND.arg(choice)
        price = price_of_icon(f.a, good)
        count = bought(s, f.a, conversions(s, f.seat, f.a), good)
        return Option(
            choice,
            say("opt-spend", res=f"res-{GOODS_IDS[good]}", price=price, count=count),
            (f"seat:{f.seat}/{GOODS_IDS[good]}",),
            ((f"res-{GOODS_IDS[good]}", price),),
        )

    def closed(self, s: ViscountsState, f: Frame) -> list[Closed]:
        if lex.DISMISS.base in pay_options(s, f):
            return []
        refusal = self.refusal(s, f, lex.DISMISS.base)
        return [Closed((f"pile:{SEGMENTS[segment_of(s, f.seat)].id}",), refusal.message, refusal.rule)]

    def refusal(self, s: ViscountsState, f: Frame, choice: int) -> Refusal:
        if choice == lex.DISMISS.base:
            card = beside(s, segment_of(s, f.seat))
            if s.sacked != NO_CARD:
                return Refusal(say("no-dismiss-twice"), "VIS-7.11")
            if dismissable(s, f.seat, f.a, conversions(s, f.seat, f.a)) == NO_CARD:
                return Refusal(say("no-dismiss-icons", action=f"action-{ACTION_IDS[f.a]}"), "VIS-7.11")
            short = dismissal_price(s, f.seat, card) - s.goods[f.seat * 4 + SILVER]
            if short > 0:
                return Refusal(say("no-silver", short=short), "VIS-7.11")
            return Refusal(say("no-dismiss-needed-silver"), "VIS-7.2")
        if choice == lex.DONE.base:
            return Refusal(say("no-not-paid"), "VIS-7.2")
        if lex.SPEND.has(choice):
            good = lex.SPEND.arg(choice)
            useful = good in spendable(f.a, conversions(s, f.seat, f.a))
            if useful and s.goods[f.seat * 4 + good] < price_of_icon(f.a, good):
                return Refusal(say("no-goods", res=f"res-{GOODS_IDS[good]}"), "VIS-7.2")
            return Refusal(say("no-spend"), "VIS-7.2")
        return super().refusal(s, f, choice)
