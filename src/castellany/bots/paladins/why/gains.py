"""What a reward would bring a seat right now, as considerations that each weigh something in points.

Every sentence is said only where it holds: a debt is paid only by whoever has one, a marker on 12 does not rise.
"""

from __future__ import annotations

from typing import Final

from castellany.bots.paladins.why.workers import best_to_free, completed_by, manned, standing
from castellany.bots.paladins.worth import HIRE_WORTH, ICON_WORTH, SEND_WORTH
from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.facts.board import (
    FAITH_FLAG,
    LIMIT,
    STRENGTH_FLAG,
    TRACK_MAX,
    WORKSHOPS,
)
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    CRIMINAL,
    DESTROY_DEBT,
    DEVELOP,
    DROP_SUSPICION,
    FAITH,
    FORTIFY,
    FREE_DEVELOP,
    FREE_RECRUIT,
    INFLUENCE,
    PAY_DEBT,
    PRAYER,
    UP_FAITH,
    UP_INFLUENCE,
    Icons,
)
from castellany.games.paladins.facts.tables import (
    JAR_INFLUENCE,
    TRACK_VP,
    WALL_INFLUENCE,
    WORKSHOP_WORKER,
)
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import ACTION_NAME, ATTRIBUTE_NAME, FOLK_NAME, WORKER_NAME, icons, who
from castellany.games.paladins.layout import AT_DONE, AT_SILVER, AT_SUSPICION, AT_UNPAID, OWN
from castellany.games.paladins.prices import folk_price, may_borrow
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Message, say

Weighed = tuple[float, Message]
"""What a consideration weighs, in points, and how it is said."""

SHOWN: Final = 2
"""Considerations that decide: the others are not worth a reader's time."""


def strongest(found: list[Weighed]) -> list[Message]:
    """The weightiest first, of equal ones the first named; no sentence comes twice with other numbers."""
    taken: list[Message] = []
    while len(taken) < SHOWN:
        ids = [message.id for message in taken]
        best = -1
        for i in range(len(found)):
            if found[i][1].id not in ids and (best < 0 or found[i][0] > found[best][0]):
                best = i
        if best < 0:
            break
        taken.append(found[best][1])
    return taken


def rising(s: PaladinsState, seat: int, attribute: int, steps: int) -> list[Weighed]:
    """A marker that moves up: points at the end, what comes within reach, or at least the step before that."""
    before = s.own[seat * OWN + attribute]
    after = min(before + steps, TRACK_MAX)
    if after == before:
        return []
    name = ATTRIBUTE_NAME[attribute]
    found: list[Weighed] = []
    points = TRACK_VP[after] - TRACK_VP[before]
    region = 0
    if attribute != INFLUENCE:
        flags = FAITH_FLAG if attribute == FAITH else STRENGTH_FLAG
        for i in range(len(flags)):
            if before < flags[i] <= after:
                region = i + 1
    if points and region:
        both = say("why-paladins-track-reach", attribute=name, value=after, points=points, region=region)
        found.append((1.2 + 0.4 * points, both))
    elif points:
        found.append((0.8 + 0.4 * points, say("why-paladins-track", attribute=name, value=after, points=points)))
    elif region:
        found.append((1.1, say("why-paladins-reach", attribute=name, value=after, region=region)))
    what = opened_by_influence(s, seat, before, after) if attribute == INFLUENCE else ""
    if what:
        found.append((1.1, say("why-paladins-influence", value=after, what=what)))
    if not found:
        points = TRACK_VP[after + 1] - TRACK_VP[after]
        found.append((0.7, say("why-paladins-step", attribute=name, value=after, points=points)))
    return found


def opened_by_influence(s: PaladinsState, seat: int, before: int, after: int) -> str:
    """Which of the next wall and the next absolution needs more influence than before, but no more than after."""
    walls = s.own[seat * OWN + AT_DONE + FORTIFY]
    jars = s.own[seat * OWN + AT_DONE + ABSOLVE]
    wall = walls < LIMIT and before < WALL_INFLUENCE[walls] <= after
    jar = jars < LIMIT and before < JAR_INFLUENCE[jars] <= after
    if wall and jar:
        return "both"
    return "wall" if wall else "jar" if jar else ""


def has_effect(s: PaladinsState, seat: int, icon: int) -> bool:
    """Would this icon change anything for the seat now?"""
    row = seat * OWN
    if icon <= CRIMINAL:
        return s.strict == 0 or s.workers[s.seats * 6 + icon] > 0
    if UP_FAITH <= icon <= UP_INFLUENCE:
        return s.own[row + icon - UP_FAITH] < TRACK_MAX
    if icon in (PAY_DEBT, DESTROY_DEBT):
        return s.own[row + AT_UNPAID] > 0
    if icon == DROP_SUSPICION:
        return s.own[row + AT_SUSPICION] > 0
    if icon == PRAYER:
        return blocked_actions(s, seat) != 0
    if icon == FREE_RECRUIT:
        return max(s.folk_row) >= 0
    return icon != FREE_DEVELOP or s.own[row + AT_DONE + DEVELOP] < WORKSHOPS


def gains(s: PaladinsState, seat: int, row: Icons, now: PaladinsState) -> list[Weighed]:
    """What a row of icons would bring; nothing where all of it would have no effect.

    `now` is the moment of the question; `s` the same, or a little later with a worker already spent.
    """
    useful = tuple([icon for icon in row if has_effect(s, seat, icon)])
    found: list[Weighed] = []
    for icon in dict.fromkeys(useful):
        if UP_FAITH <= icon <= UP_INFLUENCE:
            found += rising(s, seat, icon - UP_FAITH, useful.count(icon))
        elif icon == PAY_DEBT:
            found.append((3.5, say("why-paladins-debt-paid")))
        elif icon == DESTROY_DEBT:
            found.append((2.8, say("why-paladins-debt-gone")))
        elif icon == DROP_SUSPICION:
            found.append(suspicion_less(s, seat, useful.count(icon)))
        elif icon == PRAYER:
            found += prayer(s, seat)
        elif icon == FREE_RECRUIT:
            found += free_recruit(s, seat)
        elif icon == FREE_DEVELOP:
            found += workshop_worker(s, seat)
    plain = tuple([icon for icon in useful if icon < UP_FAITH])
    if plain:
        worth = 0.0
        for icon in plain:
            worth += ICON_WORTH[icon]
        found.append((worth, say("why-paladins-rewards", rewards=icons(plain))))
        action = completed_by(s, seat, plain)
        if action >= 0 and not manned(now, seat, action):
            found.append((0.6, say("why-paladins-completes", action=ACTION_NAME[action])))
    return found


def suspicion_less(s: PaladinsState, seat: int, cards: int) -> Weighed:
    have = int(s.own[seat * OWN + AT_SUSPICION])
    left = max(0, have - cards)
    other = most_suspected_other(s, seat)
    most = s.own[other * OWN + AT_SUSPICION]
    if have >= most > left:
        return 1.2, say("why-paladins-suspicion-safe", seat=who(s, other), left=left, most=most)
    return 0.5 * (have - left), say("why-paladins-suspicion", have=have, left=left)


def most_suspected_other(s: PaladinsState, seat: int) -> int:
    best = (seat + 1) % s.seats
    for i in range(2, s.seats):
        other = (seat + i) % s.seats
        if s.own[other * OWN + AT_SUSPICION] > s.own[best * OWN + AT_SUSPICION]:
            best = other
    return best


def prayer(s: PaladinsState, seat: int) -> list[Weighed]:
    """The blocked action best worth freeing: one for which the workers are at hand, if there is any."""
    best = best_to_free(s, seat)
    if best < 0:
        return []
    if manned(s, seat, best):
        return [(1.5, say("why-paladins-again", action=ACTION_NAME[best]))]
    return [(0.6, say("why-paladins-frees", action=ACTION_NAME[best], workers=standing(s, seat, best)))]


def free_recruit(s: PaladinsState, seat: int) -> list[Weighed]:
    best = -1
    for card in s.folk_row:
        if card >= 0 and (best < 0 or HIRE_WORTH[card] > HIRE_WORTH[best]):
            best = card
    if best < 0:
        return []
    return [(2.2, say("why-paladins-free-folk", townsfolk=FOLK_NAME[best], rewards=icons(TOWNSFOLK[best].gain)))]


def workshop_worker(s: PaladinsState, seat: int) -> list[Weighed]:
    """PAL-5.1: the worker under the next workshop."""
    done = s.own[seat * OWN + AT_DONE + DEVELOP]
    if done >= WORKSHOPS or not has_effect(s, seat, WORKSHOP_WORKER[done]):
        return []
    return [(0.9, say("why-paladins-under", worker=WORKER_NAME[WORKSHOP_WORKER[done]]))]


def best_recruit(s: PaladinsState, seat: int, errand: bool) -> tuple[int, bool]:
    """The place in the row that gives most for its price, and whether only a debt pays for it; (-1, False) if none."""
    best = -1
    owing = False
    best_worth = -99.0
    silver = s.own[seat * OWN + AT_SILVER]
    for position in range(len(s.folk_row)):
        card = s.folk_row[position]
        if card < 0:
            continue
        worth = SEND_WORTH[card] if errand else HIRE_WORTH[card]
        cost = folk_price(s, seat, position)
        debt = cost > silver
        if debt and not may_borrow(s, seat, position):
            continue
        worth -= 2.6 if debt else 0.45 * cost
        if worth > best_worth:
            best_worth = worth
            best = position
            owing = debt
    return best, owing
