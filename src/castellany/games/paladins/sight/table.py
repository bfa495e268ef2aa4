"""The shared table as things: supplies, the king's cards, the two rows, taverns, the regions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.paladins.facts.board import SPACES
from castellany.games.paladins.facts.icons import ACTIONS, ANY, FAITH, ICONS, STRENGTH, WORKERS
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
from castellany.games.paladins.layout import AT_DONE, OWN
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, OPEN_SPACES, open_favours
from castellany.games.paladins.prices import attack_price
from castellany.games.paladins.scoring import orders_fulfilled
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
from castellany.games.paladins.solo.judgement import pick_favour
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import Message, say, thing


def table_things(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    return [
        supply(s),
        tax(s),
        thing("debts", "zone-debts", "pile", max(0, s.debts)),
        thing("suspicion-deck", "zone-suspicion-deck", "pile", len(s.suspicion_deck)),
        thing("suspicion-discard", "zone-suspicion-discard", "pile", len(s.suspicion_discard)),
        orders(s),
        favours(s),
        *townsfolk(s, viewer),
        *outsiders(s, viewer),
        thing("wall-deck", "zone-wall-deck", "pile", len(s.wall_deck)),
        *taverns(s, viewer),
        *[region(s, number, viewer) for number in range(1, 7)],
    ]


def tax(s: PaladinsState) -> dict[str, Any]:
    cap = TAX_SUPPLY[s.people]
    facts: TaxFacts = {"cap": cap, "condemned": condemned(s)}
    return thing("tax", "zone-tax", "counter", s.tax, facts=facts, notes=[say("note-tax", count=cap)])


def supply(s: PaladinsState) -> dict[str, Any]:
    bank = s.seats * 6
    items = [thing(f"supply/{WORKERS[c]}", WORKER_NAME[c], "counter", max(0, s.workers[bank + c])) for c in range(6)]
    return thing("supply", "zone-supply", "zone", items=items)


def orders(s: PaladinsState) -> dict[str, Any]:
    items = []
    for i in range(ORDERS_IN_PLAY):
        action = ORDER_ACTION[s.kings[i]]
        facts: OrderFacts = {
            "points": ORDER_VP[i],
            "round": i + 1,
            "action": ACTIONS[action] if i < s.round else "",
            "need": ORDER_NEED,
            "done": [s.own[seat * OWN + AT_DONE + action] for seat in range(s.seats)] if i < s.round else [],
        }
        if i >= s.round:
            notes = [say("note-hidden", round=i + 1)]
            items.append(thing(f"order-place:{i + 1}", "card-order", "place", facts=facts, notes=notes))
            continue
        done = [who(s, seat) for seat in range(s.seats) if i in orders_fulfilled(s, seat)]
        notes = [say("note-order", points=ORDER_VP[i])]
        if done:
            notes.append(say("note-fulfilled", seats=done))
        items.append(thing(f"order-place:{i + 1}", ORDER_NAME[s.kings[i]], "card", facts=facts, notes=notes))
    return thing("orders", "zone-orders", "zone", items=items)


def favours(s: PaladinsState) -> dict[str, Any]:
    items = []
    shown = open_favours(s)
    aimed = pick_favour(s) if s.opponent >= 0 else -1
    for i in range(FAVOURS_IN_PLAY):
        if i >= shown:
            turned: FavourPlaceFacts = {"round": FIRST_FAVOUR_ROUND + i}
            note = say("note-hidden", round=FIRST_FAVOUR_ROUND + i)
            items.append(thing(f"favour-place:{i + 1}", "card-favour", "place", facts=turned, notes=[note]))
            continue
        number = s.kings[KINGS_FAVOUR + i]
        favour = FAVOURS[number]
        stands = s.kings[FAVOUR_WORKER + i]
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
            "aimed": i == aimed,
        }
        items.append(thing(FAVOUR_THING[number], FAVOUR_NAME[number], "card", facts=facts, notes=notes))
    return thing("favours", "zone-favours", "zone", items=items)


def slot_name(colour: int) -> str:
    return "worker-any" if colour == ANY else WORKER_NAME[colour]


def region(s: PaladinsState, number: int, viewer: int) -> dict[str, Any]:
    held = [(i, s.spaces[i]) for i, space in enumerate(SPACES) if space.region == number]
    items = [space_node(i, stands, s.people, who(s, (stands - 1) % 4) if stands else "") for i, stands in held]
    faith, strength = FAITH_FLAG[number - 1], STRENGTH_FLAG[number - 1]
    facts: RegionFacts = {
        "faith": faith,
        "strength": strength,
        "faithful": viewer >= 0 and faith <= value(s, viewer, FAITH),
        "strong": viewer >= 0 and strength <= value(s, viewer, STRENGTH),
        "attack_price": attack_price(s, viewer, number - 1) if viewer >= 0 else 0,
    }
    name = say("zone-region", region=number)
    return thing(
        f"region:{number}",
        name,
        "zone",
        facts=facts,
        notes=[say("note-flags", strength=strength, faith=faith)],
        items=items,
    )


# The spaces are many and seldom change.
@lru_cache(2048)
def space_node(space: int, stands: int, people: int, owner: str) -> dict[str, Any]:
    gain, free = SPACES[space].gain, space in OPEN_SPACES[people]
    notes: list[Message] = []
    facts: SpaceFacts = {"gain": [ICONS[icon] for icon in gain], "open": free}
    if not free:
        notes.append(say("note-people", people=SPACES[space].people))
    if stands:
        monk = stands < 5
        facts["piece"] = "monk" if monk else "outpost"
        facts["owner"] = (stands - 1) % 4
        notes.append(say("note-monk" if monk else "note-outpost", seat=owner))
    elif free:
        notes.append(say("note-free"))
    return thing(SPACE_THING[space], say("place-space", rewards=icons(gain)), "place", facts=facts, notes=notes)
