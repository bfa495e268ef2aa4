"""The shared table as things: supplies, the king's cards, the two rows, taverns, the regions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from castellany.games.paladins.facts.board import SPACES
from castellany.games.paladins.facts.icons import ACTIONS, ANY, COLOURS, FAITH, ICONS, STRENGTH, WORKERS
from castellany.games.paladins.facts.kings import (
    FAVOURS,
    FAVOURS_IN_PLAY,
    FIRST_FAVOUR_ROUND,
    ORDER_NEED,
    ORDER_VP,
    ORDERS_IN_PLAY,
)
from castellany.games.paladins.facts.tables import FAITH_FLAG, ORDER_ACTION, STRENGTH_FLAG, TAX_SUPPLY
from castellany.games.paladins.ids import (
    FAVOUR_NAME,
    FAVOUR_THING,
    ORDER_NAME,
    SPACE_THING,
    WORKER_NAME,
    icons,
    who,
)
from castellany.games.paladins.layout import AT_DONE, MONK, OUTPOST, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, OPEN_SPACES, open_favours
from castellany.games.paladins.prices import attack_price
from castellany.games.paladins.shown import (
    FavourFacts,
    FavourPlaceFacts,
    OrderFacts,
    RegionFacts,
    SpaceFacts,
    TaxFacts,
)
from castellany.games.paladins.sight.judged import condemned
from castellany.games.paladins.sight.rows import outsiders, taverns, townsfolk
from castellany.games.paladins.sight.simple import simple
from castellany.games.paladins.solo.judgement import pick_favour
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import Message, say, thing

REGIONS: Final = [space.region for space in SPACES]
SUPPLY_THING: Final = [f"supply/{name}" for name in WORKERS]
SPACES_OF: Final = [
    (REGIONS.index(region), REGIONS.index(region) + REGIONS.count(region)) for region in sorted(set(REGIONS))
]
"""By region: its first space and the one after its last. They lie in one run."""
assert sorted(REGIONS) == REGIONS


def table_things(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    return [
        supply(s),
        tax(s),
        simple("debts", "zone-debts", "pile", max(0, s.debts)),
        simple("suspicion-deck", "zone-suspicion-deck", "pile", len(s.suspicion_deck)),
        simple("suspicion-discard", "zone-suspicion-discard", "pile", len(s.suspicion_discard)),
        orders(s),
        favours(s),
        *townsfolk(s, viewer),
        *outsiders(s, viewer),
        simple("wall-deck", "zone-wall-deck", "pile", len(s.wall_deck)),
        *taverns(s, viewer),
        *[region(s, number, viewer) for number in range(1, len(SPACES_OF) + 1)],
    ]


def tax(s: PaladinsState) -> dict[str, Any]:
    cap = TAX_SUPPLY[s.people]
    facts: TaxFacts = {"cap": cap, "condemned": condemned(s)}
    notes = [say("note-tax", count=cap)]
    if facts["condemned"]:
        notes.append(say("note-condemned", seats=[who(s, seat) for seat in facts["condemned"]]))
    return thing("tax", "zone-tax", "counter", s.tax, facts=facts, notes=notes)


def supply(s: PaladinsState) -> dict[str, Any]:
    bank = s.seats * COLOURS
    items = [simple(SUPPLY_THING[c], WORKER_NAME[c], "counter", max(0, s.workers[bank + c])) for c in range(COLOURS)]
    return thing("supply", "zone-supply", "zone", items=items)


def orders(s: PaladinsState) -> dict[str, Any]:
    items = []
    for i in range(ORDERS_IN_PLAY):
        if i >= s.round:
            items.append(order_node(i, -1, (), s.opponent))
        else:
            at = AT_DONE + ORDER_ACTION[s.kings[i]]
            done = [s.own[seat * OWN + at] for seat in range(s.seats)]
            items.append(order_node(i, s.kings[i], tuple(done), s.opponent))
    return thing("orders", "zone-orders", "zone", items=items)


@lru_cache(1024)
def order_node(place: int, order: int, done: tuple[int, ...], opponent: int) -> dict[str, Any]:
    """One of the king's orders and how often each seat has done what it asks for; -1 while it lies face down."""
    facts: OrderFacts = {
        "points": ORDER_VP[place],
        "round": place + 1,
        "action": ACTIONS[ORDER_ACTION[order]] if order >= 0 else "",
        "need": ORDER_NEED,
        "done": list(done),
    }
    if order < 0:
        notes = [say("note-hidden", round=place + 1)]
        return thing(f"order-place:{place + 1}", "card-order", "place", facts=facts, notes=notes)
    met = ["opponent" if seat == opponent else f"seat:{seat}" for seat, count in enumerate(done) if count >= ORDER_NEED]
    notes = [say("note-order", points=ORDER_VP[place])]
    if met:
        notes.append(say("note-fulfilled", seats=met))
    return thing(f"order-place:{place + 1}", ORDER_NAME[order], "card", facts=facts, notes=notes)


def favours(s: PaladinsState) -> dict[str, Any]:
    shown = open_favours(s)
    aimed = pick_favour(s) if s.opponent >= 0 else -1
    items = [
        favour_node(s.kings[KINGS_FAVOUR + i], s.kings[FAVOUR_WORKER + i], i == aimed) if i < shown else face_down(i)
        for i in range(FAVOURS_IN_PLAY)
    ]
    return thing("favours", "zone-favours", "zone", items=items)


@lru_cache
def face_down(place: int) -> dict[str, Any]:
    facts: FavourPlaceFacts = {"round": FIRST_FAVOUR_ROUND + place}
    note = say("note-hidden", round=FIRST_FAVOUR_ROUND + place)
    return thing(f"favour-place:{place + 1}", "card-favour", "place", facts=facts, notes=[note])


@lru_cache(256)
def favour_node(number: int, stands: int, aimed: bool) -> dict[str, Any]:
    favour = FAVOURS[number]
    notes: list[Message] = [
        say("note-slot", worker=slot_name(favour.slot)),
        say("note-favour", favour=FAVOUR_NAME[number]),
    ]
    if stands:
        notes.append(say("note-stands", worker=WORKER_NAME[stands - 1]))
    facts: FavourFacts = {
        "slot": "any" if favour.slot == ANY else WORKERS[favour.slot],
        "cost": [ICONS[icon] for icon in favour.cost],
        "gain": [ICONS[icon] for icon in favour.gain],
        "either": [[ICONS[icon] for icon in row] for row in favour.either],
        "worker": WORKERS[stands - 1] if stands else "",
        "aimed": aimed,
    }
    return thing(FAVOUR_THING[number], FAVOUR_NAME[number], "card", facts=facts, notes=notes)


def slot_name(colour: int) -> str:
    return "worker-any" if colour == ANY else WORKER_NAME[colour]


def region(s: PaladinsState, number: int, viewer: int) -> dict[str, Any]:
    first, last = SPACES_OF[number - 1]
    able = viewer >= 0
    return region_node(
        number,
        tuple(s.spaces[first:last]),
        s.people,
        s.opponent,
        able and FAITH_FLAG[number - 1] <= value(s, viewer, FAITH),
        able and STRENGTH_FLAG[number - 1] <= value(s, viewer, STRENGTH),
        attack_price(s, viewer, number - 1) if able else 0,
    )


@lru_cache(2048)
def region_node(
    number: int, stands: tuple[int, ...], people: int, opponent: int, faithful: bool, strong: bool, attack_price: int
) -> dict[str, Any]:
    first, _last = SPACES_OF[number - 1]
    items = [space_node(first + i, piece, people, opponent) for i, piece in enumerate(stands)]
    faith, strength = FAITH_FLAG[number - 1], STRENGTH_FLAG[number - 1]
    facts: RegionFacts = {
        "faith": faith,
        "strength": strength,
        "faithful": faithful,
        "strong": strong,
        "attack_price": attack_price,
    }
    notes = [say("note-flags", strength=strength, faith=faith)]
    return thing(f"region:{number}", say("zone-region", region=number), "zone", facts=facts, notes=notes, items=items)


# The spaces are many and seldom change.
@lru_cache(2048)
def space_node(space: int, stands: int, people: int, opponent: int) -> dict[str, Any]:
    gain, free = SPACES[space].gain, space in OPEN_SPACES[people]
    notes: list[Message] = []
    facts: SpaceFacts = {"gain": [ICONS[icon] for icon in gain], "open": free}
    if not free:
        notes.append(say("note-people", people=SPACES[space].people))
    if stands:
        monk = stands < OUTPOST
        owner = stands - (MONK if monk else OUTPOST)
        facts["piece"] = "monk" if monk else "outpost"
        facts["owner"] = owner
        named = "opponent" if owner == opponent else f"seat:{owner}"
        notes.append(say("note-monk" if monk else "note-outpost", seat=named))
    elif free:
        notes.append(say("note-free"))
    return thing(SPACE_THING[space], say("place-space", rewards=icons(gain)), "place", facts=facts, notes=notes)
