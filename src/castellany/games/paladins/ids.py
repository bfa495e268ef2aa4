"""Ids of names and of things on the table, as messages, targets and observations use them.

Nothing here is a sentence: the words stand in `text/`.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import ACTION_SLOT, SPACES
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import ACTIONS, ATTRIBUTES, WORKERS
from castellany.games.paladins.facts.icons import icon as icon
from castellany.games.paladins.facts.icons import icons as icons
from castellany.games.paladins.facts.kings import FAVOURS, ORDERS
from castellany.games.paladins.facts.outsiders import CULTURES, OUTSIDER_TYPES, OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK, TOWNSFOLK_TYPES
from castellany.games.paladins.state import PaladinsState

WORKER_NAME: Final = [f"worker-{name}" for name in WORKERS]
ATTRIBUTE_NAME: Final = [f"attribute-{name}" for name in ATTRIBUTES]
ACTION_NAME: Final = [*(f"action-{name}" for name in ACTIONS), "action-favour", "action-order", "action-rest"]
PALADIN_NAME: Final = [f"paladin-{p.id}" for p in PALADINS]
FOLK_NAME: Final = [f"townsfolk-{TOWNSFOLK_TYPES[card.type]}" for card in TOWNSFOLK]
OUTSIDER_NAME: Final = [f"outsider-{OUTSIDER_TYPES[card.type]}" for card in OUTSIDERS]
CULTURE_NAME: Final = [f"culture-{name}" for name in CULTURES]
FAVOUR_NAME: Final = [f"favour-{favour.id}" for favour in FAVOURS]
ORDER_NAME: Final = [order.id for order in ORDERS]
SCHEME_NAME: Final = [scheme.id for scheme in SCHEMES]

FOLK_THING: Final = [f"townsfolk:{card.id}" for card in TOWNSFOLK]
OUTSIDER_THING: Final = [f"outsider:{card.id}" for card in OUTSIDERS]
TAVERN_THING: Final = [f"tavern:{tavern.id}" for tavern in TAVERNS]
FAVOUR_THING: Final = [f"favour:{favour.id}" for favour in FAVOURS]
SPACE_THING: Final = [f"space:{space.id}" for space in SPACES]


def who(s: PaladinsState, seat: int) -> str:
    """A seat in messages: its player, or the opponent that plays itself."""
    return "opponent" if seat == s.opponent else f"seat:{seat}"


def action_thing(seat: int, action: int) -> str:
    return f"seat:{seat}/action:{ACTIONS[action]}"


def slot_thing(seat: int, action: int, slot: int) -> str:
    return f"seat:{seat}/action:{ACTIONS[action]}/{slot - ACTION_SLOT[action] + 1}"


def workers_thing(seat: int, colour: int) -> str:
    return f"seat:{seat}/workers/{WORKERS[colour]}"


def paladin_thing(seat: int, paladin: int) -> str:
    return f"seat:{seat}/paladin:{PALADINS[paladin].id}"
