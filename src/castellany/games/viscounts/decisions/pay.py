"""Paying for a primary action, piece by piece: goods, a dismissal, and enough."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts import signs
from castellany.games.viscounts.cards import beside, remove_beside, segment_of
from castellany.games.viscounts.facts.board import SEGMENTS
from castellany.games.viscounts.facts.kinds import ACTION_IDS, EXCHANGE_RATE, GOODS_IDS, SILVER, TRADE
from castellany.games.viscounts.facts.tables import FIRST_PRINTED, TOP
from castellany.games.viscounts.flow import perform
from castellany.games.viscounts.forecast.ways import payment
from castellany.games.viscounts.frames import running
from castellany.games.viscounts.gains import spend
from castellany.games.viscounts.ids import card_name, card_thing
from castellany.games.viscounts.kinds import PAY, PAY_ON
from castellany.games.viscounts.paying import pay_options, spend_piece
from castellany.games.viscounts.payment import (
    bought,
    conversions,
    dismissable,
    dismissal_price,
    exchange,
    power,
    price_of_icon,
    spendable,
)
from castellany.games.viscounts.shown.pay import PayFacts
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Frame, Message, Option, Proposal, Question, Refusal, Step, say, seat_id


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
        spend_piece(s, f, lex.SPEND.arg(choice))
        pay_on(s, seat, action, f.b, f.c)


class Pay(Question[ViscountsState]):
    """VIS-7.2: with what?"""

    clause = "VIS-7.2"

    def message(self, s: ViscountsState, f: Frame) -> Message:
        had = power(s, f.seat, f.a, conversions(s, f.seat, f.a), s.sacked) + s.paid
        if f.a == TRADE:
            return say("ask-pay-trade", had=had, rate=EXCHANGE_RATE[exchange(s, f.seat)])
        return say("ask-pay", action=f"action-{ACTION_IDS[f.a]}", had=had, need=f.b)

    def facts(self, s: ViscountsState, f: Frame) -> PayFacts:
        gain = signs.exchange(exchange(s, f.seat)) if f.a == TRADE else []
        return {"payment": payment(s, f, []), "gain": gain}

    def proposals(self, s: ViscountsState, f: Frame) -> list[Proposal]:
        """The payment one would make."""
        found = self.facts(s, f)["payment"]
        way = found["ways"][found["proposed"]]
        if len(way["choices"]) < 2:
            return []
        price = {f"res-{spent['good']}": spent["count"] for spent in way["spend"]}
        if way["dismiss"]:
            price["res-silver"] = price.get("res-silver", 0) + found["dismissal"][0]["price"]
        return [Proposal(tuple(way["choices"]), say("opt-pay-proposed"), (), tuple(price.items()))]

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

    def tried(self, s: ViscountsState, f: Frame) -> list[int]:
        legal = pay_options(s, f)
        return legal if lex.DISMISS.base in legal else [*legal, lex.DISMISS.base]

    def targets(self, s: ViscountsState, f: Frame, choice: int) -> tuple[str, ...]:
        return (f"pile:{SEGMENTS[segment_of(s, f.seat)].id}",)

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
            return Refusal(say("no-dismiss-needed-silver"), self.clause)
        if choice == lex.DONE.base:
            return Refusal(say("no-not-paid"), self.clause)
        if lex.SPEND.has(choice):
            good = lex.SPEND.arg(choice)
            useful = good in spendable(f.a, conversions(s, f.seat, f.a))
            if useful and s.goods[f.seat * 4 + good] < price_of_icon(f.a, good):
                return Refusal(say("no-goods", res=f"res-{GOODS_IDS[good]}"), self.clause)
            return Refusal(say("no-spend"), self.clause)
        return super().refusal(s, f, choice)
