"""What the table means to the one who looks: reach, worth, who is condemned, what a tavern would open.

Nothing here is a rule of its own: each answer asks the functions that the rules ask.
"""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import TRACK_MAX
from castellany.games.paladins.facts.icons import (
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COLOURS,
    COMMISSION,
    CONVERT,
    FAITH,
    GARRISON,
    STRENGTH,
)
from castellany.games.paladins.facts.outsiders import CHAMPION, CULTURES, MERCENARY, OUTSIDERS, PROTECTOR, THIEF
from castellany.games.paladins.facts.tables import (
    FAITH_FLAG,
    FOLK_TYPE,
    OUTSIDER_TYPE,
    SPACE_REGION,
    STRENGTH_FLAG,
    TAVERN_WORKERS,
)
from castellany.games.paladins.facts.townsfolk import CONSPIRATOR, TRIGGER_ACTION
from castellany.games.paladins.inquirers import INQUIRERS, must_ask, usable
from castellany.games.paladins.layout import AT_SUSPICION, CONVERTED, OWN, OWNED
from castellany.games.paladins.legal import OPEN_SPACES, YES, may, pool
from castellany.games.paladins.lexicon import ACT_ACTION, ACTS
from castellany.games.paladins.prices import attack_price
from castellany.games.paladins.scoring import EACH_ATTACKED, EVERY_FOUR, EVERY_TWO, converted, converted_points
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value

RESOURCE: Final = (
    *("silver", "silver", "silver", "", "", ""),
    *("provision", "provision", "provision", "silver", "silver", "silver"),
)
"""By action: what is paid for it beside workers."""
WHEN: Final[list[str]] = [
    *(ACTIONS[action] for action in TRIGGER_ACTION),
    "debt",
    *("inquisition" for _kind in range(CONSPIRATOR - len(TRIGGER_ACTION))),
]
"""By type of townsfolk: what makes it pay."""


def condemned(s: PaladinsState) -> list[int]:
    """PAL-7.5, PAL-7.6: the seats that would take a debt now, Conspirators used wherever nothing speaks against it."""
    held = [s.own[seat * OWN + AT_SUSPICION] for seat in range(s.seats)]
    for seat in range(s.seats):
        if not must_ask(s, seat, usable(s, seat, 0)):
            for card in INQUIRERS:
                if FOLK_TYPE[card] == CONSPIRATOR and s.folk_at[card] == OWNED + seat and held[seat]:
                    held[seat] -= 1
    most = max(held)
    return [seat for seat in range(s.seats) if most and held[seat] == most]


def free_regions(s: PaladinsState) -> list[int]:
    """Those with a free space, from the left."""
    found: list[int] = []
    for space in OPEN_SPACES[s.people]:
        region = SPACE_REGION[space]
        if s.spaces[space] == 0 and (not found or found[-1] != region):
            found.append(region)
    return found


def reach(s: PaladinsState, seat: int, action: int, free: list[int]) -> list[int]:
    """Regions with a free space, or places with an outsider, that this seat could turn to, counted from 1."""
    if action in (COMMISSION, GARRISON):
        flags = FAITH_FLAG if action == COMMISSION else STRENGTH_FLAG
        able = value(s, seat, FAITH if action == COMMISSION else STRENGTH)
        return [region + 1 for region in free if flags[region] <= able]
    if action == CONVERT:
        able = value(s, seat, FAITH)
        return [i + 1 for i, card in enumerate(s.outsider_row) if card >= 0 and FAITH_FLAG[i] <= able]
    if action == ATTACK:
        return [i + 1 for i, card in enumerate(s.outsider_row) if card >= 0 and attack_price(s, seat, i) == 0]
    return []


def counted_by(kind: int) -> tuple[str, int]:
    """What the points of a converted outsider are counted by, and how many of it make a point (PAL-11.7 ff.)."""
    if kind in EVERY_TWO:
        return ACTIONS[EVERY_TWO[kind]], 2
    if kind in EVERY_FOUR:
        return ATTRIBUTES[EVERY_FOUR[kind]], 4
    if kind in EACH_ATTACKED:
        return CULTURES[EACH_ATTACKED[kind]], 1
    named = {CHAMPION: "order", MERCENARY: "mercenary", PROTECTOR: "paid", THIEF: "suspicion"}
    return named.get(kind, "unpaid"), 1


def worths(s: PaladinsState, seat: int) -> list[int]:
    """By place: points that the outsider would add now if converted, its own and what others of its kind gain."""
    world = s.copy()
    marker = seat * OWN + STRENGTH
    found: list[int] = []
    for card in s.outsider_row:
        points = 0
        if card >= 0:
            kind = OUTSIDER_TYPE[card]
            world.outsider_at[card] = CONVERTED + 2 * seat
            world.own[marker] = min(s.own[marker] + OUTSIDERS[card].convert, TRACK_MAX)
            points = converted_points(world, seat, kind)
            if kind == MERCENARY:
                points += sum(OUTSIDER_TYPE[c] == MERCENARY for c in converted(s, seat))
            world.outsider_at[card] = s.outsider_at[card]
        found.append(points)
    return found


def tavern_opens(s: PaladinsState, seat: int, tavern: int) -> list[str]:
    """The actions that this seat could take with the workers of this tavern added to its own."""
    world = s.copy()
    for colour in range(COLOURS):
        world.workers[seat * COLOURS + colour] += TAVERN_WORKERS[tavern * COLOURS + colour]
    blocked = blocked_actions(world, seat)
    workers = pool(world, seat)
    found: list[str] = []
    for act in range(len(ACTS)):
        name = ACTIONS[ACT_ACTION[act]]
        if name not in found and may(world, seat, act, blocked, workers) == YES:
            found.append(name)
    return found
