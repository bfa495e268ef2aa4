"""Which primary actions a seat can do where it stands, and pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.building import has_free_spot
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.facts.kinds import (
    BUILD,
    BUILDING_COUNT,
    EXCHANGE_RATE,
    GOLD,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from castellany.games.viscounts.facts.manuscripts import PRINTED_BOOK_COST
from castellany.games.viscounts.facts.tables import ALL_BUILDINGS, BUILDING_COST, TILE_COST, WORKER_COST
from castellany.games.viscounts.payment import affordable, conversions, dismissable, exchange, reach, useful_icons
from castellany.games.viscounts.state import ViscountsState

INNER: Final = 1


def book_cost(s: ViscountsState, seat: i64) -> int:
    """Clerics for the manuscript of a seat's segment, or for the book printed under an empty pile."""
    tile = s.books[segment_of(s, seat)]
    return TILE_COST[tile] if tile >= 0 else PRINTED_BOOK_COST


def can_trade(s: ViscountsState, seat: i64) -> bool:
    """VIS-7.12: one full exchange, or at least a dismissal. Nothing converts into merchants."""
    if reach(s, seat, TRADE, 0) >= EXCHANGE_RATE[exchange(s, seat)]:
        return True
    return affordable(s, seat, dismissable(s, seat, TRADE, 0))


def actions(s: ViscountsState, seat: i64) -> list[int]:
    """VIS-7.1: what the space of the viscount allows and the seat can pay for."""
    found: list[int] = []
    if s.at[seat] % 3 == INNER:
        best = reach(s, seat, WORKERS, conversions(s, seat, WORKERS))
        for count in range(1, len(WORKER_COST)):
            if count <= s.workers[seat] and WORKER_COST[count] <= best:
                found.append(lex.WORKERS.of(count - 1))
        if reach(s, seat, TRANSCRIBE, conversions(s, seat, TRANSCRIBE)) >= book_cost(s, seat):
            found.append(lex.TRANSCRIBE.base)
    else:
        if can_trade(s, seat):
            found.append(lex.TRADE.base)
        built = s.built[seat]
        if built != ALL_BUILDINGS and has_free_spot(s, seat):
            best = reach(s, seat, BUILD, conversions(s, seat, BUILD))
            for building in range(BUILDING_COUNT):
                if not built >> building & 1 and BUILDING_COST[building // 3] <= best:
                    found.append(lex.BUILD.of(building))
    return found


def can_act(s: ViscountsState, seat: i64) -> bool:
    """Is there any such action? As `actions`, but it looks at the likeliest first."""
    if s.at[seat] % 3 == INNER:
        if s.workers[seat] and (s.goods[seat * 4 + GOLD] or useful_icons(s, seat, WORKERS)):
            return True
    elif can_trade(s, seat):
        return True
    return len(actions(s, seat)) > 0
