"""Why an act or a favour is closed, for drawing: the one thing that is missing, as `refusals.py` says it in words."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import (
    ANY,
    ATTRIBUTES,
    COLOURS,
    COMMISSION,
    CRIMINAL,
)
from castellany.games.paladins.facts.tables import ACTION_SLOT, NEEDS, SLOT_COLOUR
from castellany.games.paladins.ids import FAVOUR_THING, slot_thing
from castellany.games.paladins.layout import WORKSHOP
from castellany.games.paladins.legal import (
    ATTRIBUTE_LOW,
    BLOCKED,
    FEW_WORKERS,
    KINGS_FAVOUR,
    NO_SPACE,
    NO_WALLS,
    NOBODY,
    NOTHING_TO_CLEAR,
    OCCUPIED,
    PROVISIONS_SHORT,
    SILVER_SHORT,
    USED_UP,
    WRONG_WORKERS,
)
from castellany.games.paladins.lexicon import ACT_ACTION, ACT_WORKERS, ACTS
from castellany.games.paladins.refusals import attribute_needed
from castellany.games.paladins.shown import LackFacts
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value

LACKS: Final[dict[int, str]] = {
    BLOCKED: "blocked",
    FEW_WORKERS: "workers",
    WRONG_WORKERS: "slot",
    SILVER_SHORT: "silver",
    PROVISIONS_SHORT: "provision",
    ATTRIBUTE_LOW: "attribute",
    USED_UP: "used-up",
    NO_SPACE: "target",
    NOBODY: "target",
    NOTHING_TO_CLEAR: "target",
    NO_WALLS: "target",
    OCCUPIED: "blocked",
}


def act_lacks(s: PaladinsState, seat: int, act: int, reason: int) -> LackFacts:
    action = ACT_ACTION[act]
    facts: LackFacts = {
        "act": ACTS[act],
        "lacks": LACKS[reason],
    }
    if reason == WRONG_WORKERS:
        facts["slot"] = unfilled(s, seat, act)
    if reason == ATTRIBUTE_LOW:
        attribute = NEEDS[action - COMMISSION]
        facts["attribute"] = ATTRIBUTES[attribute]
        facts["need"] = attribute_needed(s, seat, action)
        facts["has"] = value(s, seat, attribute)
    return facts


def unfilled(s: PaladinsState, seat: int, act: int) -> str:
    """PAL-4.1: the first coloured slot for which there is neither its colour nor a criminal."""
    action = ACT_ACTION[act]
    wild = s.workers[seat * COLOURS + CRIMINAL]
    for slot in range(ACTION_SLOT[action], ACTION_SLOT[action] + ACT_WORKERS[act]):
        colour = SLOT_COLOUR[slot]
        if colour == ANY or s.board[seat * BOARD_SLOTS + slot] == WORKSHOP or s.workers[seat * COLOURS + colour]:
            continue
        if wild == 0:
            return slot_thing(seat, action, slot)
        wild -= 1
    return ""


def favour_lacks(s: PaladinsState, seat: int, place: int, reason: int) -> LackFacts:
    return {"act": FAVOUR_THING[s.kings[KINGS_FAVOUR + place]], "lacks": LACKS[reason]}
