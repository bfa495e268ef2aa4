"""The shared table as things: supplies, the king's cards, the two rows, taverns, the regions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from castellany.games.paladins.facts.board import FOLK_DEBT_POSITIONS, FOLK_PRICE, SPACES
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ANY, ICONS, WORKERS
from castellany.games.paladins.facts.kings import FAVOURS, FAVOURS_IN_PLAY, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.tables import FAITH_FLAG, STRENGTH_FLAG, TAX_SUPPLY
from castellany.games.paladins.ids import (
    FAVOUR_NAME,
    FAVOUR_THING,
    FOLK_NAME,
    FOLK_THING,
    ORDER_NAME,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    SPACE_THING,
    TAVERN_THING,
    WORKER_NAME,
    icons,
    who,
)
from castellany.games.paladins.layout import DISCARDED
from castellany.games.paladins.legal import FAVOUR_WORKER, KINGS_FAVOUR, OPEN_SPACES, open_favours
from castellany.games.paladins.scoring import orders_fulfilled
from castellany.games.paladins.shown import (
    FavourFacts,
    FolkPlaceFacts,
    OrderFacts,
    OutsiderPlaceFacts,
    RegionFacts,
    SpaceFacts,
    TavernFacts,
)
from castellany.games.paladins.sight.cards import outsider_card, townsfolk_card
from castellany.kernel import Message, say, thing

if TYPE_CHECKING:
    from castellany.games.paladins.state import PaladinsState


def table_things(s: PaladinsState) -> list[dict[str, Any]]:
    return [
        supply(s),
        thing("tax", "zone-tax", "counter", s.tax, notes=[say("note-tax", count=TAX_SUPPLY[s.people])]),
        thing("debts", "zone-debts", "pile", max(0, s.debts)),
        thing("suspicion-deck", "zone-suspicion-deck", "pile", len(s.suspicion_deck)),
        thing("suspicion-discard", "zone-suspicion-discard", "pile", len(s.suspicion_discard)),
        orders(s),
        favours(s),
        *townsfolk(s),
        *outsiders(s),
        thing("wall-deck", "zone-wall-deck", "pile", len(s.wall_deck)),
        *taverns(s),
        *[region(s, number) for number in range(1, 7)],
    ]


def supply(s: PaladinsState) -> dict[str, Any]:
    bank = s.seats * 6
    items = [thing(f"supply/{WORKERS[c]}", WORKER_NAME[c], "counter", max(0, s.workers[bank + c])) for c in range(6)]
    return thing("supply", "zone-supply", "zone", items=items)


def orders(s: PaladinsState) -> dict[str, Any]:
    items = []
    for i in range(ORDERS_IN_PLAY):
        facts: OrderFacts = {"points": ORDER_VP[i]}
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
    for i in range(FAVOURS_IN_PLAY):
        if i >= shown:
            items.append(
                thing(f"favour-place:{i + 1}", "card-favour", "place", notes=[say("note-hidden", round=i + 3)])
            )
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
        }
        items.append(thing(FAVOUR_THING[number], FAVOUR_NAME[number], "card", facts=facts, notes=notes))
    return thing("favours", "zone-favours", "zone", items=items)


def slot_name(colour: int) -> str:
    return "worker-any" if colour == ANY else WORKER_NAME[colour]


def townsfolk(s: PaladinsState) -> list[dict[str, Any]]:
    row = []
    for position, card in enumerate(s.folk_row):
        price = FOLK_PRICE[position]
        debt = position < FOLK_DEBT_POSITIONS
        note = say("note-price-debt" if debt else "note-price", count=price)
        facts: FolkPlaceFacts = {"place": position + 1, "price": price, "debt": debt}
        if card < 0:
            row.append(thing(f"townsfolk-place:{position + 1}", "place-empty", "place", facts=facts, notes=[note]))
        else:
            row.append(townsfolk_card(card, facts, [note]))
    gone = [thing(FOLK_THING[c], FOLK_NAME[c], "card") for c in range(len(s.folk_at)) if s.folk_at[c] == DISCARDED]
    return [
        thing("townsfolk-deck", "zone-townsfolk-deck", "pile", len(s.folk_deck)),
        thing("townsfolk-row", "zone-townsfolk-row", "zone", items=row),
        thing("townsfolk-discard", "zone-townsfolk-discard", "pile", len(gone), items=gone),
    ]


def outsiders(s: PaladinsState) -> list[dict[str, Any]]:
    row = []
    for position, card in enumerate(s.outsider_row):
        note = say("note-flags", strength=STRENGTH_FLAG[position], faith=FAITH_FLAG[position])
        facts: OutsiderPlaceFacts = {
            "place": position + 1,
            "strength": STRENGTH_FLAG[position],
            "faith": FAITH_FLAG[position],
        }
        if card < 0:
            row.append(thing(f"outsider-place:{position + 1}", "place-empty", "place", facts=facts, notes=[note]))
        else:
            row.append(outsider_card(card, facts, [note]))
    gone = [
        thing(OUTSIDER_THING[c], OUTSIDER_NAME[c], "card")
        for c in range(len(s.outsider_at))
        if s.outsider_at[c] == DISCARDED
    ]
    return [
        thing("outsider-deck", "zone-outsider-deck", "pile", len(s.outsider_deck)),
        thing("outsider-row", "zone-outsider-row", "zone", items=row),
        thing("outsider-discard", "zone-outsider-discard", "pile", len(gone), items=gone),
    ]


def taverns(s: PaladinsState) -> list[dict[str, Any]]:
    row = []
    for entry in s.tavern_row:
        card = entry if entry >= 0 else -1 - entry
        notes = [say("note-workers", rewards=icons(TAVERNS[card].workers))]
        if entry < 0:
            notes.append(say("note-taken"))
        facts: TavernFacts = {"workers": [WORKERS[c] for c in TAVERNS[card].workers], "taken": entry < 0}
        row.append(thing(TAVERN_THING[card], "card-tavern", "card", facts=facts, notes=notes))
    return [
        thing("tavern-deck", "zone-tavern-deck", "pile", len(s.tavern_deck)),
        thing("taverns", "zone-taverns", "zone", items=row),
        thing("tavern-discard", "zone-tavern-discard", "pile", len(s.tavern_discard)),
    ]


def region(s: PaladinsState, number: int) -> dict[str, Any]:
    held = [(i, s.spaces[i]) for i, space in enumerate(SPACES) if space.region == number]
    items = [space_node(i, stands, s.people, who(s, (stands - 1) % 4) if stands else "") for i, stands in held]
    faith, strength = FAITH_FLAG[number - 1], STRENGTH_FLAG[number - 1]
    facts: RegionFacts = {"faith": faith, "strength": strength}
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
