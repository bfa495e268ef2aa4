"""Why this primary action, or none."""

from __future__ import annotations

from castellany.bots.viscounts.why.castle import enter_reasons
from castellany.bots.viscounts.why.looks import at_once, effect_of, starters_in, welcome
from castellany.bots.viscounts.why.plans import (
    action_of,
    best_choice,
    exchanges,
    house_points,
    need_of,
    own_icons,
    own_means,
    plan_words,
    set_gain,
)
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import all_cards, beside, segment_of
from castellany.games.viscounts.castle import facing
from castellany.games.viscounts.choosing import actions, book_cost
from castellany.games.viscounts.facts.kinds import (
    DESTROYING,
    EXCHANGE_RATE,
    FLIPPING,
    GOODS_IDS,
    RESOURCES,
    RIBBON_IDS,
    SILVER_HELD,
    TRADE,
    TRANSCRIBE,
)
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS, PRINTED_BOOKS
from castellany.games.viscounts.facts.tables import TILE_RIBBON, TOP
from castellany.games.viscounts.ids import card_name, house_id
from castellany.games.viscounts.manuscripts import FOR_BONUS, ribbons
from castellany.games.viscounts.payment import dismissal_price, exchange
from castellany.games.viscounts.scoring import resources, tile_points
from castellany.games.viscounts.state import NOBODY, ViscountsState
from castellany.kernel import Message, say


def act_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    if lex.BUILD.has(choice):
        return build_reasons(s, seat, lex.BUILD.arg(choice))
    if lex.WORKERS.has(choice):
        return enter_reasons(s, seat, facing(s, seat), lex.WORKERS.arg(choice) + 1)
    if choice == lex.TRANSCRIBE.base:
        segment = segment_of(s, seat)
        if s.books[segment] < 0:
            return [at_once(PRINTED_BOOKS[segment]), say("why-viscounts-book-again")]
        return book_reasons(s, seat, s.books[segment], own_icons(s, seat, TRANSCRIBE) < book_cost(s, seat))
    if choice == lex.TRADE.base:
        return trade_reasons(s, seat)
    return idle_reasons(s, seat)


def build_reasons(s: ViscountsState, seat: int, building: int) -> list[Message]:
    """A building: its points, and what its slot uncovers."""
    house = f"house-{house_id(building)}"
    return [
        say("why-viscounts-build", house=house, points=house_points(s, seat, building)),
        say("why-viscounts-build-ability", house=house),
    ]


def book_reasons(s: ViscountsState, seat: int, tile: int, paying: bool) -> list[Message]:
    """A manuscript: what it adds to the sets, a clergy bonus card, and what it says.

    Goods still to be paid for it are not counted on."""
    ribbon = TILE_RIBBON[tile]
    found = [say("why-viscounts-book", points=set_gain(s, seat, tile))]
    if s.bonus[ribbon] == NOBODY and ribbons(s, seat)[ribbon] + 1 >= FOR_BONUS:
        found.append(say("why-viscounts-book-bonus", bonus=f"bonus-{RIBBON_IDS[ribbon]}"))
    if MANUSCRIPTS[tile].points_for:
        after = s.copy()
        after.tiles[seat] |= 1 << tile
        points = tile_points(after, seat, tile)
        if points and not (paying and MANUSCRIPTS[tile].points_for in (RESOURCES, SILVER_HELD)):
            found.append(say("why-viscounts-book-worth", points=points))
    elif welcome(s, seat, MANUSCRIPTS[tile].instant):
        found.append(at_once(MANUSCRIPTS[tile].instant))
    return found


def trade_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """A trade: what the merchants make, and what it is good for."""
    kind = exchange(s, seat)
    name = f"exchange-{kind}"
    merchants = own_icons(s, seat, TRADE)
    times = exchanges(s, seat, merchants)
    if times > 0:
        found = [say("why-viscounts-trade", had=merchants, times=times, exchange=name)]
    elif own_means(s, seat, TRADE) >= EXCHANGE_RATE[kind]:
        found = [say("why-viscounts-trade-silver", short=EXCHANGE_RATE[kind] - merchants, exchange=name)]
    else:
        card = beside(s, segment_of(s, seat))
        price = dismissal_price(s, seat, card)
        found = [say("why-viscounts-trade-dismiss", card=card_name(card), price=price)]
        if welcome(s, seat, effect_of(TOP[card])):
            found.append(at_once(effect_of(TOP[card])))
    if kind == FLIPPING:
        found.append(say("why-viscounts-flip-worth"))
    elif kind == DESTROYING:
        count = starters_in(all_cards(s, seat))
        if count:
            found.append(say("why-viscounts-starters", count=count))
    else:
        found.append(say("why-viscounts-stock", res=f"res-{GOODS_IDS[kind]}", count=s.goods[seat * 4 + kind]))
    return found


def idle_reasons(s: ViscountsState, seat: int) -> list[Message]:
    """No action: what the others would cost, and the best of them."""
    found: list[Message] = []
    dear = True
    for choice in actions(s, seat):
        if own_icons(s, seat, action_of(choice)) >= need_of(s, seat, choice):
            dear = False
    if dear:
        found.append(say("why-viscounts-idle-dear"))
    best = best_choice(s, seat)
    if best >= 0:
        found.append(say("why-viscounts-idle-best", plan=plan_words(s, seat, best)))
    if resources(s, seat):
        found.append(say("why-viscounts-idle-keeps", count=resources(s, seat)))
    return found
