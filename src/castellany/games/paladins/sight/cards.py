"""Townsfolk, outsiders and walls as things: names, what they give, in words and for drawing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

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


def townsfolk_card(card: int, place: FolkPlaceFacts, aimed: bool, notes: list[Message]) -> dict[str, Any]:
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
    notes = [*notes, say("note-send", rewards=icons(record.send))]
    if record.instant:
        notes.append(say("note-instant", rewards=icons(record.instant)))
    notes.append(say("note-ability", townsfolk=FOLK_NAME[card], rewards=icons(record.gain)))
    return thing(FOLK_THING[card], FOLK_NAME[card], "card", facts=facts, notes=notes)


def outsider_card(
    card: int, place: OutsiderPlaceFacts, worth: int, aimed: bool, notes: list[Message]
) -> dict[str, Any]:
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
        *notes,
        say("note-culture", culture=CULTURE_NAME[record.culture]),
        say("note-attack", rewards=icons(record.attack)),
        say("note-convert", rewards=[icon(UP_STRENGTH, record.convert)]),
    ]
    return thing(OUTSIDER_THING[card], OUTSIDER_NAME[card], "card", facts=facts, notes=notes)


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
