"""Why pay with this, dismiss, or leave it at that."""

from __future__ import annotations

from castellany.bots.viscounts.why.gains import mark_reason
from castellany.bots.viscounts.why.looks import at_once, effect_of, welcome
from castellany.bots.viscounts.why.plans import exchanges
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import beside, segment_of
from castellany.games.viscounts.effects.leaves import CORRUPTIONS, Gain
from castellany.games.viscounts.facts.kinds import EXCHANGE_RATE, GOODS_IDS, ICON_IDS, MERCHANT, SILVER, TRADE
from castellany.games.viscounts.facts.tables import FIRST_PRINTED, TOP
from castellany.games.viscounts.ids import card_name
from castellany.games.viscounts.payment import (
    added,
    board_icons,
    bought,
    conversions,
    dismissal_price,
    exchange,
    power,
)
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Frame, Message, say


def pay_reasons(s: ViscountsState, f: Frame, choice: int) -> list[Message]:
    if choice == lex.DISMISS.base:
        return dismiss_reasons(s, f)
    if f.a == TRADE:
        return trade_on_reasons(s, f, choice)
    if choice == lex.DONE.base:
        return done_reasons(s, f)
    return spend_reasons(s, f, lex.SPEND.arg(choice))


def icons_so_far(s: ViscountsState, f: Frame) -> int:
    return power(s, f.seat, f.a, conversions(s, f.seat, f.a), s.sacked) + s.paid


def spend_reasons(s: ViscountsState, f: Frame, good: int) -> list[Message]:
    """A piece of goods: what is missing, what else it could be, what a dismissal would cost."""
    seat = f.seat
    count = s.goods[seat * 4 + good]
    icon = f"icon-{ICON_IDS[f.a]}"
    missing = f.b - icons_so_far(s, f)
    found = [say("why-viscounts-pay", icon=icon, missing=missing, res=f"res-{GOODS_IDS[good]}", count=count)]
    if bought(s, f.a, conversions(s, seat, f.a), good) > 1:
        found.append(say("why-viscounts-pay-double"))
    legal = s.choices(seat)
    for other in legal:
        if lex.SPEND.has(other):
            rest = lex.SPEND.arg(other)
            left = s.goods[seat * 4 + rest]
            if left < count:
                found.append(say("why-viscounts-pay-rather", res=f"res-{GOODS_IDS[rest]}", count=left))
    if lex.DISMISS.base in legal:
        found.append(not_dismissed(s, seat))
    return found


def not_dismissed(s: ViscountsState, seat: int) -> Message:
    card = beside(s, segment_of(s, seat))
    return say("why-viscounts-pay-instead", card=card_name(card), price=dismissal_price(s, seat, card))


def done_reasons(s: ViscountsState, f: Frame) -> list[Message]:
    """Enough: only a dismissal could be added."""
    return [say("why-viscounts-pay-done", need=f.b), not_dismissed(s, f.seat)]


def dismiss_reasons(s: ViscountsState, f: Frame) -> list[Message]:
    """A dismissal: its icons where they are needed, its effect, and that nobody else gets the card."""
    seat = f.seat
    card = beside(s, segment_of(s, seat))
    price = dismissal_price(s, seat, card)
    ways = conversions(s, seat, f.a)
    merchants = board_icons(s, seat, MERCHANT)
    more = added(f.a, ways, merchants, card) - added(f.a, ways, merchants, NO_CARD)
    had = icons_so_far(s, f)
    found: list[Message] = []
    if more > 0 and (f.a == TRADE or had < f.b):
        found.append(say("why-viscounts-dismiss", card=card_name(card), count=more, price=price))
    if f.a == TRADE and exchanges(s, seat, had + more) > exchanges(s, seat, had):
        times = exchanges(s, seat, had + more)
        found.append(say("why-viscounts-dismiss-trade", times=times, exchange=f"exchange-{exchange(s, seat)}"))
    top = effect_of(TOP[card])
    if welcome(s, seat, top):
        found.append(at_once(top))
    elif isinstance(top, Gain) and top.amounts[CORRUPTIONS]:
        found.append(mark_reason(s, seat, top.amounts[CORRUPTIONS], 0))
    if card < FIRST_PRINTED:
        found.append(say("why-viscounts-dismiss-gone", card=card_name(card)))
    return found


def trade_on_reasons(s: ViscountsState, f: Frame, choice: int) -> list[Message]:
    """Silver for merchants, or the trade as it stands."""
    seat = f.seat
    kind = exchange(s, seat)
    rate = EXCHANGE_RATE[kind]
    name = f"exchange-{kind}"
    had = icons_so_far(s, f)
    short = rate - had % rate
    within = short <= s.goods[seat * 4 + SILVER]
    legal = s.choices(seat)
    found: list[Message] = []
    if choice != lex.DONE.base:
        if within:
            found.append(say("why-viscounts-trade-silver", short=short, exchange=name))
        else:
            card = beside(s, segment_of(s, seat))
            found.append(say("why-viscounts-trade-both", card=card_name(card), exchange=name))
        found.append(say("why-viscounts-trade-purse", count=s.goods[seat * 4 + SILVER]))
        return found
    times = exchanges(s, seat, had)
    if times:
        found.append(say("why-viscounts-trade", had=had, times=times, exchange=name))
    else:
        found.append(say("why-viscounts-trade-none"))
    if lex.SPEND.of(SILVER) in legal and within:
        found.append(say("why-viscounts-trade-next", short=short))
    elif lex.DISMISS.base in legal:
        found.append(not_dismissed(s, seat))
    return found
