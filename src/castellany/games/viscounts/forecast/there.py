"""Where a viscount can go and what it could do there: routes, forecasts of the actions, spots and their links."""

from __future__ import annotations

from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts import signs
from castellany.games.viscounts.building import completed_links, free_spots, has_free_spot, next_spot
from castellany.games.viscounts.cards import segment_of
from castellany.games.viscounts.choosing import INNER, book_cost
from castellany.games.viscounts.facts.kinds import (
    ACTION_IDS,
    BUILD,
    BUILDING_IDS,
    EXCHANGE_RATE,
    SILVER,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from castellany.games.viscounts.facts.tables import (
    BUILDING_COST,
    BUILDING_POINTS,
    SITES,
    SPACE_IDS,
    TILE_RIBBON,
    WORKER_COST,
)
from castellany.games.viscounts.flow import MOVING
from castellany.games.viscounts.forecast.dry import settle
from castellany.games.viscounts.ids import space_id, space_number
from castellany.games.viscounts.kinds import TURN
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.movement import destinations, fare, length, route
from castellany.games.viscounts.payment import (
    affordable,
    buyable,
    conversions,
    dismissable,
    exchange,
    most_exchanges,
    power,
    reach,
)
from castellany.games.viscounts.scoring import sets, tile_points
from castellany.games.viscounts.shown.act import BookForecast, Linked, SpotFacts
from castellany.games.viscounts.shown.move import End, Forecast, GoFacts
from castellany.games.viscounts.shown.signs import Sign
from castellany.games.viscounts.state import NO_CARD, ViscountsState


def ends(world: ViscountsState, seat: int, depth: int) -> list[End]:
    """Where the viscount can go, if nothing is asked or drawn before its move; `depth` frames lie below what is run."""
    if not settle(world, depth) or world.known:
        return []
    found: list[End] = []
    places = destinations(world, seat)
    alone = len(places) == 1 and not world.goods[seat * 4 + SILVER]  # then it goes by itself
    for where in places:
        space = space_number(world, where)
        go = -1 if alone else lex.GO.of(space)
        found.append({"space": f"space:{SPACE_IDS[space]}", "fare": fare(world, seat, where), "go": go})
    return found


def below_move(s: ViscountsState, seat: int) -> int:
    """How many frames lie up to the one that lets this seat move; 0 where something else comes next."""
    for i in range(len(s.frames) - 1, -1, -1):
        f = s.frames[i]
        if f.kind == TURN:
            return i + 1 if f.seat == seat and f.a == MOVING else 0
    return 0


def go_facts(s: ViscountsState, seat: int, where: int) -> GoFacts:
    """All about ending a move there."""
    path = [f"space:{space_id(s, place)}" for place in route(s.at[seat], where, length(s, seat, where))]
    price = fare(s, seat, where)
    world = s.copy()
    world.at[seat] = where
    world.goods[seat * 4 + SILVER] -= price
    return {
        "path": path,
        "fare": price,
        "meets": [rival for rival in range(s.seats) if rival != seat and s.at[rival] == where],
        "actions": forecasts(world, seat),
    }


def forecasts(s: ViscountsState, seat: int) -> list[Forecast]:
    """The two actions of the space on which the viscount stands."""
    if s.at[seat] % 3 == INNER:
        return [workers(s, seat), transcribing(s, seat)]
    return [trade(s, seat), building(s, seat)]


def forecast(s: ViscountsState, seat: int, action: int, need: int) -> Forecast:
    """What is alike for all actions."""
    ways = conversions(s, seat, action)
    silver = s.goods[seat * 4 + SILVER]
    icons = power(s, seat, action, ways, NO_CARD)
    card = dismissable(s, seat, action, ways)
    dismissal = power(s, seat, action, ways, card) - icons if affordable(s, seat, card) else 0
    short = max(0, need - reach(s, seat, action, ways))
    return {
        "action": ACTION_IDS[action],
        "icons": icons,
        "added": buyable(s, seat, action, ways, silver),
        "dismissal": dismissal,
        "need": need,
        "short": short,
        "closed": "icons" if short else "",
        "least": 0,
        "most": 0,
        "gain": [],
    }


def trade(s: ViscountsState, seat: int) -> Forecast:
    kind = exchange(s, seat)
    rate = EXCHANGE_RATE[kind]
    found = forecast(s, seat, TRADE, rate)
    limit = most_exchanges(s, seat)
    found["least"] = min(found["icons"] // rate, limit)
    found["most"] = min(reach(s, seat, TRADE, 0) // rate, limit)
    found["gain"] = signs.exchange(kind)
    return found


def building(s: ViscountsState, seat: int) -> Forecast:
    left = [type for type in range(3) if (s.built[seat] >> (type * 3) & 7) != 7]
    found = forecast(s, seat, BUILD, min([BUILDING_COST[type] for type in left], default=0))
    best = reach(s, seat, BUILD, conversions(s, seat, BUILD))
    able = [type for type in left if BUILDING_COST[type] <= best]
    if not left or not has_free_spot(s, seat):
        found["closed"] = "spot"
        able = []
    found["most"] = len(able)
    found["gain"] = signs.parted([[signs.sign(BUILDING_IDS[type])] for type in able])
    return found


def workers(s: ViscountsState, seat: int) -> Forecast:
    found = forecast(s, seat, WORKERS, WORKER_COST[1])
    best = reach(s, seat, WORKERS, conversions(s, seat, WORKERS))
    for count in range(1, min(s.workers[seat], 4) + 1):
        if WORKER_COST[count] <= found["icons"]:
            found["least"] = count
        if WORKER_COST[count] <= best:
            found["most"] = count
    if not s.workers[seat]:
        found["closed"] = "workers"
    found["gain"] = [signs.sign("workers")]
    return found


def transcribing(s: ViscountsState, seat: int) -> Forecast:
    found = forecast(s, seat, TRANSCRIBE, book_cost(s, seat))
    found["least"] = int(found["icons"] >= found["need"])
    found["most"] = int(not found["short"])
    found["gain"] = [signs.sign("book")]
    return found


def book_forecast(s: ViscountsState, seat: int) -> list[BookForecast]:
    """What the manuscript of the segment would change; nothing for a printed book."""
    tile = s.books[segment_of(s, seat)]
    if tile < 0:
        return []
    owned = ribbons(s, seat)
    after = owned[:]
    after[TILE_RIBBON[tile]] += 1
    world = s.copy()
    world.tiles[seat] |= 1 << tile
    return [{"ribbons": after, "before": sets(owned), "after": sets(after), "points": tile_points(world, seat, tile)}]


def spots(s: ViscountsState, seat: int, house: int, where: int) -> list[SpotFacts]:
    """The spots for a building, as the rules will offer them; a single one is not asked for."""
    free = free_spots(s, seat, where)
    return [spot(s, seat, house, site, lex.SITE.of(site) if len(free) > 1 else -1) for site in free]


def spot(s: ViscountsState, seat: int, house: int, site: int, choice: int) -> SpotFacts:
    type = house // 3
    count = (s.built[seat] >> (type * 3) & 7).bit_count()
    return {
        "site": f"site:{SITES[site].id}",
        "choice": choice,
        "effect": signs.signs(SITES[site].effect),
        "links": [linked(s, seat, site, link) for link in completed_links(s, site)],
        "before": BUILDING_POINTS[type][count],
        "after": BUILDING_POINTS[type][count + 1],
    }


def linked(s: ViscountsState, seat: int, site: int, link: int) -> Linked:
    """VIS-7.6, VIS-7.7: the builder gains first, then the owner of the other end, if that is somebody else."""
    other = s.sites[next_spot(s, link) if link == site else link] // 3
    gained: list[Sign] = signs.signs(SITES[link].link)
    return {
        "link": f"site:{SITES[link].id}",
        "to": f"site:{SITES[next_spot(s, link)].id}",
        "seats": [seat] if other == seat else [seat, other],
        "gain": gained,
    }
