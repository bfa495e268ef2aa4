"""Townsfolk, outsiders and walls as things: names, what they give, in words and for drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.games.paladins.facts.board import FAITH_FLAG, FOLK_DEBT_POSITIONS, FOLK_PRICE, STRENGTH_FLAG
from castellany.games.paladins.facts.decks import WALLS
from castellany.games.paladins.facts.icons import ICONS, UP_STRENGTH
from castellany.games.paladins.facts.outsiders import CULTURES, OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES
from castellany.games.paladins.ids import (
    CULTURE_NAME,
    FOLK_NAME,
    FOLK_THING,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    icon,
    icons,
)
from castellany.games.paladins.shown import (
    FolkFacts,
    FolkPlaceFacts,
    HeldOutsiderFacts,
    HiredFacts,
    OutsiderFacts,
    OutsiderPlaceFacts,
    WallFacts,
)
from castellany.games.paladins.sight.judged import WHEN, counted_by
from castellany.kernel import Message, say, thing


@lru_cache(1024)
def townsfolk_card(card: int, position: int, price: int, aimed: bool) -> dict[str, Any]:
    """Townsfolk in the row at the price for the one who looks, or its empty place."""
    place, note = folk_place(position, price)
    if card < 0:
        return thing(f"townsfolk-place:{position + 1}", "place-empty", "place", facts=place, notes=[note])
    record = TOWNSFOLK[card]
    facts: FolkFacts = {
        "place": place["place"],
        "price": place["price"],
        "full": place["full"],
        "debt": place["debt"],
        "type": TOWNSFOLK_TYPES[record.type],
        "when": WHEN[record.type],
        "send": [ICONS[i] for i in record.send],
        "instant": [ICONS[i] for i in record.instant],
        "gain": [ICONS[i] for i in record.gain],
        "aimed": aimed,
    }
    notes = [note, say("note-send", rewards=icons(record.send))]
    if record.instant:
        notes.append(say("note-instant", rewards=icons(record.instant)))
    notes.append(say("note-ability", townsfolk=FOLK_NAME[card], rewards=icons(record.gain)))
    return thing(FOLK_THING[card], FOLK_NAME[card], "card", facts=facts, notes=notes)


def folk_place(position: int, price: int) -> tuple[FolkPlaceFacts, Message]:
    full, debt = FOLK_PRICE[position], position < FOLK_DEBT_POSITIONS
    facts: FolkPlaceFacts = {"place": position + 1, "price": price, "full": full, "debt": debt and price > 0}
    return facts, say("note-price-debt" if debt else "note-price", count=full)


@lru_cache(1024)
def outsider_card(
    card: int, position: int, attack_price: int, reachable: bool, worth: int, aimed: bool, looked_at: bool
) -> dict[str, Any]:
    """An outsider in the row as it is to the one who looks, if a player does, or its empty place."""
    strength, faith = STRENGTH_FLAG[position], FAITH_FLAG[position]
    place: OutsiderPlaceFacts = {
        "place": position + 1,
        "strength": strength,
        "faith": faith,
        "attack_price": attack_price,
        "reachable": reachable,
    }
    note = say("note-flags", strength=strength, faith=faith)
    if card < 0:
        return thing(f"outsider-place:{position + 1}", "place-empty", "place", facts=place, notes=[note])
    record = OUTSIDERS[card]
    counts, each = counted_by(record.type)
    facts: OutsiderFacts = {
        "place": place["place"],
        "strength": place["strength"],
        "faith": place["faith"],
        "attack_price": place["attack_price"],
        "reachable": place["reachable"],
        "type": OUTSIDER_TYPES[record.type],
        "culture": CULTURES[record.culture],
        "attack": [ICONS[i] for i in record.attack],
        "convert": record.convert,
        "counts": counts,
        "each": each,
        "worth": worth,
        "aimed": aimed,
    }
    notes = [
        note,
        say("note-culture", culture=CULTURE_NAME[record.culture]),
        say("note-attack", rewards=icons(record.attack)),
        say("note-convert", rewards=[icon(UP_STRENGTH, record.convert)]),
    ]
    if attack_price:
        notes.append(say("note-attack-price", count=attack_price))
    if looked_at:
        notes.append(say("note-worth", points=worth))
    return thing(OUTSIDER_THING[card], OUTSIDER_NAME[card], "card", facts=facts, notes=notes)


@lru_cache
def gone_townsfolk(card: int) -> dict[str, Any]:
    return thing(FOLK_THING[card], FOLK_NAME[card], "card")


@lru_cache
def gone_outsider(card: int) -> dict[str, Any]:
    return thing(OUTSIDER_THING[card], OUTSIDER_NAME[card], "card")


@lru_cache
def hired_townsfolk(card: int) -> dict[str, Any]:
    """What still matters of a hired card: its ability."""
    record = TOWNSFOLK[card]
    facts: HiredFacts = {
        "type": TOWNSFOLK_TYPES[record.type],
        "when": WHEN[record.type],
        "gain": [ICONS[i] for i in record.gain],
    }
    notes = [say("note-ability", townsfolk=FOLK_NAME[card], rewards=icons(record.gain))]
    return thing(FOLK_THING[card], FOLK_NAME[card], "card", facts=facts, notes=notes)


@lru_cache(1024)
def held_outsider(card: int, points: int) -> dict[str, Any]:
    """An attacked or converted outsider: its culture; its name says how it scores."""
    record = OUTSIDERS[card]
    facts: HeldOutsiderFacts = {
        "type": OUTSIDER_TYPES[record.type],
        "culture": CULTURES[record.culture],
        "points": points,
    }
    notes = [say("note-culture", culture=CULTURE_NAME[record.culture])]
    return thing(OUTSIDER_THING[card], OUTSIDER_NAME[card], "card", facts=facts, notes=notes)


@lru_cache
def wall_card(wall: int) -> dict[str, Any]:
    """A wall that stands: its rewards are taken, its points remain."""
    record = WALLS[wall]
    facts: WallFacts = {"gain": [ICONS[i] for i in record.gain], "points": record.vp}
    if record.either:
        facts["either"] = [[ICONS[i] for i in row] for row in record.either]
    notes = [say("note-points", points=record.vp)] if record.vp else []
    return thing(f"wall:{record.id}", "card-wall", "card", facts=facts, notes=notes)
