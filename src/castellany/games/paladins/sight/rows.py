"""The rows of cards as things: townsfolk, outsiders, taverns, each with what it means to the one who looks."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.facts.board import FOLK_DEBT_POSITIONS, FOLK_PRICE
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ATTACK, CONVERT, CRIMINAL, FAITH, WORKERS
from castellany.games.paladins.facts.tables import FAITH_FLAG, STRENGTH_FLAG
from castellany.games.paladins.ids import (
    FOLK_NAME,
    FOLK_THING,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    TAVERN_THING,
    icons,
)
from castellany.games.paladins.kinds import CHOOSE_TAVERN
from castellany.games.paladins.layout import DISCARDED
from castellany.games.paladins.prices import attack_price, folk_price
from castellany.games.paladins.shown import FolkPlaceFacts, OutsiderPlaceFacts, TavernFacts, TavernsFacts
from castellany.games.paladins.sight.cards import outsider_card, townsfolk_card
from castellany.games.paladins.sight.judged import tavern_opens, worth
from castellany.games.paladins.solo.judgement import pick_folk, pick_outsider
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import say, thing


def townsfolk(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    aimed = pick_folk(s) if s.opponent >= 0 else -1
    for position, card in enumerate(s.folk_row):
        full = FOLK_PRICE[position]
        price = folk_price(s, viewer, position) if viewer >= 0 else full
        debt = position < FOLK_DEBT_POSITIONS
        note = say("note-price-debt" if debt else "note-price", count=full)
        facts: FolkPlaceFacts = {"place": position + 1, "price": price, "full": full, "debt": debt and price > 0}
        if card < 0:
            row.append(thing(f"townsfolk-place:{position + 1}", "place-empty", "place", facts=facts, notes=[note]))
        else:
            row.append(townsfolk_card(card, facts, position == aimed, [note]))
    gone = [thing(FOLK_THING[c], FOLK_NAME[c], "card") for c in range(len(s.folk_at)) if s.folk_at[c] == DISCARDED]
    return [
        thing("townsfolk-deck", "zone-townsfolk-deck", "pile", len(s.folk_deck)),
        thing("townsfolk-row", "zone-townsfolk-row", "zone", items=row),
        thing("townsfolk-discard", "zone-townsfolk-discard", "pile", len(gone), items=gone),
    ]


def outsiders(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    aims = (pick_outsider(s, ATTACK), pick_outsider(s, CONVERT)) if s.opponent >= 0 else (-1, -1)
    for position, card in enumerate(s.outsider_row):
        note = say("note-flags", strength=STRENGTH_FLAG[position], faith=FAITH_FLAG[position])
        facts: OutsiderPlaceFacts = {
            "place": position + 1,
            "strength": STRENGTH_FLAG[position],
            "faith": FAITH_FLAG[position],
            "attack_price": attack_price(s, viewer, position) if viewer >= 0 else 0,
            "reachable": viewer >= 0 and FAITH_FLAG[position] <= value(s, viewer, FAITH),
        }
        if card < 0:
            row.append(thing(f"outsider-place:{position + 1}", "place-empty", "place", facts=facts, notes=[note]))
        else:
            points = worth(s, viewer, card) if viewer >= 0 else 0
            row.append(outsider_card(card, facts, points, position in aims, [note]))
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


def taverns(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    choosing = viewer >= 0 and bool(s.frames) and s.frames[-1].kind == CHOOSE_TAVERN and s.frames[-1].seat == viewer
    for entry in s.tavern_row:
        card = entry if entry >= 0 else -1 - entry
        notes = [say("note-workers", rewards=icons(TAVERNS[card].workers))]
        if entry < 0:
            notes.append(say("note-taken"))
        facts: TavernFacts = {
            "workers": [WORKERS[c] for c in TAVERNS[card].workers],
            "taken": entry < 0,
            "suspicion": TAVERNS[card].workers.count(CRIMINAL),
            "opens": tavern_opens(s, viewer, card) if choosing and entry >= 0 else [],
        }
        row.append(thing(TAVERN_THING[card], "card-tavern", "card", facts=facts, notes=notes))
    choose: TavernsFacts = {
        "order": [(s.first + i) % s.people for i in range(s.people)],
        "chosen": sum(entry < 0 for entry in s.tavern_row),
    }
    return [
        thing("tavern-deck", "zone-tavern-deck", "pile", len(s.tavern_deck)),
        thing("taverns", "zone-taverns", "zone", facts=choose, items=row),
        thing("tavern-discard", "zone-tavern-discard", "pile", len(s.tavern_discard)),
    ]
