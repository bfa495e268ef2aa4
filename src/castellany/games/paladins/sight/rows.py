"""The rows of cards as things: townsfolk, outsiders, taverns, each with what it means to the one who looks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.paladins.facts.board import FAITH_FLAG, FOLK_PRICE
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ATTACK, CONVERT, CRIMINAL, FAITH, WORKERS
from castellany.games.paladins.ids import TAVERN_THING, icons
from castellany.games.paladins.kinds import CHOOSE_TAVERN
from castellany.games.paladins.layout import DISCARDED
from castellany.games.paladins.prices import attack_price, folk_price
from castellany.games.paladins.rows import tavern_card, tavern_taker
from castellany.games.paladins.shown import TavernFacts, TavernsFacts
from castellany.games.paladins.sight.cards import gone_outsider, gone_townsfolk, outsider_card, townsfolk_card
from castellany.games.paladins.sight.judged import tavern_opens, worths
from castellany.games.paladins.sight.simple import simple
from castellany.games.paladins.solo.judgement import pick_folk, pick_outsider
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import say, thing


def townsfolk(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    aimed = pick_folk(s) if s.opponent >= 0 else -1
    for position, card in enumerate(s.folk_row):
        price = folk_price(s, viewer, position) if viewer >= 0 else FOLK_PRICE[position]
        row.append(townsfolk_card(card, position, price, card >= 0 and position == aimed))
    gone = [gone_townsfolk(card) for card in range(len(s.folk_at)) if s.folk_at[card] == DISCARDED]
    return [
        simple("townsfolk-deck", "zone-townsfolk-deck", "pile", len(s.folk_deck)),
        thing("townsfolk-row", "zone-townsfolk-row", "zone", items=row),
        thing("townsfolk-discard", "zone-townsfolk-discard", "pile", len(gone), items=gone),
    ]


def outsiders(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    aims = (pick_outsider(s, ATTACK), pick_outsider(s, CONVERT)) if s.opponent >= 0 else (-1, -1)
    worth = worths(s, viewer) if viewer >= 0 else [0] * len(s.outsider_row)
    able = value(s, viewer, FAITH) if viewer >= 0 else -1
    for position, card in enumerate(s.outsider_row):
        silver = attack_price(s, viewer, position) if viewer >= 0 else 0
        reachable = FAITH_FLAG[position] <= able
        aimed = card >= 0 and position in aims
        row.append(outsider_card(card, position, silver, reachable, worth[position], aimed, viewer >= 0))
    gone = [gone_outsider(card) for card in range(len(s.outsider_at)) if s.outsider_at[card] == DISCARDED]
    return [
        simple("outsider-deck", "zone-outsider-deck", "pile", len(s.outsider_deck)),
        thing("outsider-row", "zone-outsider-row", "zone", items=row),
        thing("outsider-discard", "zone-outsider-discard", "pile", len(gone), items=gone),
    ]


def taverns(s: PaladinsState, viewer: int) -> list[dict[str, Any]]:
    row = []
    choosing = viewer >= 0 and bool(s.frames) and s.frames[-1].kind == CHOOSE_TAVERN and s.frames[-1].seat == viewer
    for entry in s.tavern_row:
        opens = tavern_opens(s, viewer, entry) if choosing and entry >= 0 else []
        row.append(tavern_node(tavern_card(entry), tavern_taker(entry), tuple(opens)))
    choose: TavernsFacts = {
        "order": [(s.first + i) % s.people for i in range(s.people)],
        "chosen": sum(entry < 0 for entry in s.tavern_row),
    }
    gone = [tavern_node(card, -1, ()) for card in s.tavern_discard]  # they lie face up
    return [
        simple("tavern-deck", "zone-tavern-deck", "pile", len(s.tavern_deck)),
        thing("taverns", "zone-taverns", "zone", facts=choose, items=row),
        thing("tavern-discard", "zone-tavern-discard", "pile", len(gone), items=gone),
    ]


@lru_cache(512)
def tavern_node(card: int, by: int, opens: tuple[str, ...]) -> dict[str, Any]:
    """A tavern; `by`: the seat that has taken it, or -1."""
    workers = TAVERNS[card].workers
    notes = [say("note-workers", rewards=icons(workers))]
    if by >= 0:
        notes.append(say("note-taken", seat=f"seat:{by}"))
    facts: TavernFacts = {
        "workers": [WORKERS[c] for c in workers],
        "by": by,
        "suspicion": workers.count(CRIMINAL),
        "opens": list(opens),
    }
    return thing(TAVERN_THING[card], "card-tavern", "card", facts=facts, notes=notes)
