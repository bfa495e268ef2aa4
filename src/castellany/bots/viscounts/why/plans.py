"""What a seat could do with its action at some space, best first in the bots' own judgement."""

from __future__ import annotations

from castellany.bots.viscounts.worth import action_worth
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.castle import facing
from castellany.games.viscounts.choosing import actions, book_cost
from castellany.games.viscounts.facts.kinds import BUILD, EXCHANGE_RATE, SILVER, TRADE, TRANSCRIBE, WORKERS
from castellany.games.viscounts.facts.manuscripts import PRINTED_BOOKS
from castellany.games.viscounts.facts.tables import (
    BUILDING_COST,
    BUILDING_POINTS,
    SECTION_IDS,
    TILE_RIBBON,
    WORKER_COST,
)
from castellany.games.viscounts.ids import house_id
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.payment import buyable, conversions, exchange, most_exchanges, power
from castellany.games.viscounts.scoring import sets
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Message, say


def action_of(choice: int) -> int:
    """The primary action behind a choice."""
    if lex.BUILD.has(choice):
        return BUILD
    if lex.WORKERS.has(choice):
        return WORKERS
    return TRANSCRIBE if choice == lex.TRANSCRIBE.base else TRADE


def need_of(s: ViscountsState, seat: int, choice: int) -> int:
    """Its icons; for a trade, those of one exchange."""
    if lex.BUILD.has(choice):
        return BUILDING_COST[lex.BUILD.arg(choice) // 3]
    if lex.WORKERS.has(choice):
        return WORKER_COST[lex.WORKERS.arg(choice) + 1]
    return book_cost(s, seat) if choice == lex.TRANSCRIBE.base else EXCHANGE_RATE[exchange(s, seat)]


def own_icons(s: ViscountsState, seat: int, action: int) -> int:
    """Icons for an action without anything spent or dismissed."""
    return power(s, seat, action, conversions(s, seat, action), NO_CARD)


def own_means(s: ViscountsState, seat: int, action: int) -> int:
    """The same with all goods that help, still without a dismissal."""
    ways = conversions(s, seat, action)
    return own_icons(s, seat, action) + buyable(s, seat, action, ways, s.goods[seat * 4 + SILVER])


def house_points(s: ViscountsState, seat: int, building: int) -> int:
    """VIS-13.1: what one more of its type adds."""
    kind = building // 3
    count = (s.built[seat] >> (kind * 3) & 7).bit_count()
    return BUILDING_POINTS[kind][count + 1] - BUILDING_POINTS[kind][count]


def set_gain(s: ViscountsState, seat: int, tile: int) -> int:
    """VIS-13.3: what a manuscript adds to the sets."""
    counts = ribbons(s, seat)
    before = sets(counts)
    counts[TILE_RIBBON[tile]] += 1
    return sets(counts) - before


def exchanges(s: ViscountsState, seat: int, merchants: int) -> int:
    """How often merchants pay for the exchange of the space, as far as it does something."""
    return min(merchants // EXCHANGE_RATE[exchange(s, seat)], most_exchanges(s, seat))


def best_choice(s: ViscountsState, seat: int) -> int:
    """The best action that own icons and goods pay for, or -1."""
    best = -1
    worth = -1.0
    for choice in actions(s, seat):
        if own_means(s, seat, action_of(choice)) >= need_of(s, seat, choice):
            here = action_worth(s, seat, choice)
            if here > worth:
                best = choice
                worth = here
    return best


def plan_words(s: ViscountsState, seat: int, choice: int) -> Message:
    """An action as the end of “there you can ...”."""
    if lex.BUILD.has(choice):
        building = lex.BUILD.arg(choice)
        points = house_points(s, seat, building)
        return say("why-viscounts-can-build", house=f"house-{house_id(building)}", points=points)
    if lex.WORKERS.has(choice):
        section = f"section-{SECTION_IDS[facing(s, seat)]}"
        return say("why-viscounts-can-place", count=lex.WORKERS.arg(choice) + 1, section=section)
    if choice == lex.TRANSCRIBE.base:
        segment = segment_of(s, seat)
        tile = s.books[segment]
        if tile < 0:
            return say("why-viscounts-can-book", effect=PRINTED_BOOKS[segment].message())
        return say("why-viscounts-can-copy", ribbon=TILE_RIBBON[tile], points=set_gain(s, seat, tile))
    times = exchanges(s, seat, own_icons(s, seat, TRADE))
    return say("why-viscounts-can-trade", exchange=f"exchange-{exchange(s, seat)}", times=times if times > 1 else 1)
