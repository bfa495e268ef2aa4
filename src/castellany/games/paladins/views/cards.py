"""Townsfolk, outsiders and walls as things: names, what they give, in words and for drawing."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.facts.decks import WALLS
from castellany.games.paladins.facts.icons import ICONS, UP_STRENGTH
from castellany.games.paladins.facts.outsiders import CULTURES, OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES
from castellany.games.paladins.names import (
    CULTURE_NAME,
    FOLK_NAME,
    FOLK_THING,
    OUTSIDER_NAME,
    OUTSIDER_THING,
    icon,
    icons,
)
from castellany.kernel import Message, say, thing


def townsfolk_card(card: int, facts: dict[str, Any], notes: list[Message]) -> dict[str, Any]:
    record = TOWNSFOLK[card]
    facts = {
        **facts,
        "type": TOWNSFOLK_TYPES[record.type],
        "send": [ICONS[i] for i in record.send],
        "instant": [ICONS[i] for i in record.instant],
        "gain": [ICONS[i] for i in record.gain],
    }
    notes = [*notes, say("note-send", rewards=icons(record.send))]
    if record.instant:
        notes.append(say("note-instant", rewards=icons(record.instant)))
    notes.append(say("note-ability", rewards=icons(record.gain)))
    return thing(FOLK_THING[card], FOLK_NAME[card], "card", facts=facts, notes=notes)


def outsider_card(card: int, facts: dict[str, Any], notes: list[Message]) -> dict[str, Any]:
    record = OUTSIDERS[card]
    facts = {
        **facts,
        "type": OUTSIDER_TYPES[record.type],
        "culture": CULTURES[record.culture],
        "attack": [ICONS[i] for i in record.attack],
        "convert": record.convert,
    }
    notes = [
        *notes,
        say("note-culture", culture=CULTURE_NAME[record.culture]),
        say("note-attack", rewards=icons(record.attack)),
        say("note-convert", rewards=[icon(UP_STRENGTH, record.convert)]),
    ]
    return thing(OUTSIDER_THING[card], OUTSIDER_NAME[card], "card", facts=facts, notes=notes)


def wall_card(wall: int) -> dict[str, Any]:
    record = WALLS[wall]
    notes = [say("note-reward", rewards=icons(record.gain))]
    facts: dict[str, Any] = {"gain": [ICONS[i] for i in record.gain], "points": record.vp}
    if record.either:
        left, right = record.either
        facts["either"] = [[ICONS[i] for i in left], [ICONS[i] for i in right]]
        notes.append(say("note-either", left=icons(left), right=icons(right)))
    if record.vp:
        notes.append(say("note-points", points=record.vp))
    return thing(f"wall:{record.id}", "card-wall", "card", facts=facts, notes=notes)
