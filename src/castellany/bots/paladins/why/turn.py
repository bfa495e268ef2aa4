"""What a player would say for a turn: an action on the own board, a king's favour, or passing."""

from __future__ import annotations

from typing import Final

from castellany.bots.paladins.why.gains import (
    Weighed,
    gains,
    has_effect,
    prayer,
)
from castellany.bots.paladins.why.left import (
    conspire_reasons,
    develop_reasons,
    harvest_reasons,
    harvested,
    recruit_reasons,
)
from castellany.bots.paladins.why.right import helpers, right_reasons
from castellany.games.paladins.facts.board import KEEP_WORKERS, RESOURCE_SET, ROUNDS
from castellany.games.paladins.facts.icons import (
    ANY,
    CLERIC,
    COMMISSION,
    CONSPIRE,
    CRIMINAL,
    DEVELOP,
    DROP_SUSPICION,
    FREE_DEVELOP,
    HUNT,
    LABOURER,
    PAY_DEBT,
    PRAY,
    RECRUIT,
    TRADE,
    UP_FAITH,
    UP_INFLUENCE,
    Icons,
)
from castellany.games.paladins.facts.kings import FAVOURS
from castellany.games.paladins.facts.tables import TRACK_VP
from castellany.games.paladins.ids import ACTION_NAME, ATTRIBUTE_NAME, FAVOUR_NAME, icons
from castellany.games.paladins.layout import AT_PROVISION, AT_SILVER, AT_SUSPICION, OWN
from castellany.games.paladins.legal import pool
from castellany.games.paladins.lexicon import ACT, ACT_ACTION, ACT_WORKERS, FAVOUR
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say

MANY: Final = 5
"""More things left to do than this are not listed."""


def act_reasons(s: PaladinsState, seat: int, act: int) -> list[Weighed]:
    action = ACT_ACTION[act]
    if action >= COMMISSION:
        return right_reasons(s, seat, action)
    found = helpers(s, seat, action)
    if action == DEVELOP:
        return found + develop_reasons(s, seat)
    if action == RECRUIT:
        return found + recruit_reasons(s, seat, ACT_WORKERS[act] == 1)
    if action == PRAY:
        return found + prayer(without_one(s, seat, CLERIC), seat)
    if action == CONSPIRE:
        return found + conspire_reasons(s, seat)
    return found + harvest_reasons(s, seat, action, ACT_WORKERS[act])


def without_one(s: PaladinsState, seat: int, colour: int) -> PaladinsState:
    """A little later: a worker of this colour is spent, for want of one a criminal; of any, the least needed."""
    later = s.copy()
    at = seat * 6
    if colour == ANY:
        colour = LABOURER
        for other in range(CRIMINAL):
            if s.workers[at + LABOURER] == 0 and s.workers[at + other] > s.workers[at + colour]:
                colour = other
    later.workers[at + (colour if s.workers[at + colour] else CRIMINAL)] -= 1
    return later


def favour_reasons(s: PaladinsState, seat: int, favour: int) -> list[Weighed]:
    """What it brings, or could bring where there is a choice. It serves one player a round."""
    card = FAVOURS[favour]
    found: list[Weighed] = []
    for row in card.either:
        found += offers(s, seat, row)
    if card.gain:
        found += gains(without_one(s, seat, card.slot), seat, card.gain, s)
        workers = len([icon for icon in card.gain if icon <= CRIMINAL and has_effect(s, seat, icon)])
        if workers > 1:
            crew = tuple([icon for icon in card.gain if icon <= CRIMINAL])
            found = [one for one in found if one[1].id != "why-paladins-rewards"]
            found.append((0.8 * workers, say("why-paladins-more-workers", rewards=icons(crew))))
    found.append((0.3, say("why-paladins-favour-once")))
    return found


def offers(s: PaladinsState, seat: int, row: Icons) -> list[Weighed]:
    """One of the alternatives of a favour, which is still to be chosen."""
    icon = row[0]
    if not has_effect(s, seat, icon):
        return []
    if UP_FAITH <= icon <= UP_INFLUENCE:
        attribute = icon - UP_FAITH
        value = s.own[seat * OWN + attribute] + 1
        points = TRACK_VP[value] - TRACK_VP[value - 1]
        if points:
            rise = say("why-paladins-could-rise", attribute=ATTRIBUTE_NAME[attribute], value=value, points=points)
            return [(0.8 + points, rise)]
        return [(0.5, say("why-paladins-could-step", attribute=ATTRIBUTE_NAME[attribute], value=value))]
    if icon == PAY_DEBT:
        return [(3.5, say("why-paladins-could-pay"))]
    if icon == DROP_SUSPICION:
        have = s.own[seat * OWN + AT_SUSPICION]
        return [(1.0, say("why-paladins-could-drop", have=have, left=max(0, have - len(row))))]
    if icon == FREE_DEVELOP:
        return [(1.5, say("why-paladins-could-develop"))]
    return [(1.2, say("why-paladins-could-gain", rewards=icons(row)))]


def pass_reasons(s: PaladinsState, seat: int) -> list[Weighed]:
    """What else could be done, and what becomes of the workers."""
    actions: list[int] = []
    favours: list[int] = []
    harvest = 0
    for choice in s.choices(seat):
        if ACT.has(choice):
            act = ACT.arg(choice)
            if ACT_ACTION[act] not in actions:
                actions.append(ACT_ACTION[act])
            if ACT_ACTION[act] in (HUNT, TRADE):
                harvest = max(harvest, harvested(s, seat, ACT_ACTION[act], ACT_WORKERS[act]))
        elif FAVOUR.has(choice):
            favours.append(FAVOUR.arg(choice))
    found: list[Weighed] = []
    open_right = [action for action in actions if action >= COMMISSION]
    if not open_right:
        found.append((1.0, say("why-paladins-pass-right")))
    names = [ACTION_NAME[action] for action in actions] + [FAVOUR_NAME[favour] for favour in favours]
    if len(names) <= MANY:
        found.append((1.2 if len(names) <= 3 else 0.4, say("why-paladins-pass-left", actions=names)))
    else:
        found.append((0.2, say("why-paladins-pass-calm")))
    workers = pool(s, seat)
    if s.round < ROUNDS and workers > KEEP_WORKERS:
        found.append((1.1, say("why-paladins-pass-keep-some", workers=workers, kept=KEEP_WORKERS)))
    elif s.round < ROUNDS:
        found.append((1.5, say("why-paladins-pass-keep", workers=workers)))
    stores = s.own[seat * OWN + AT_SILVER] + s.own[seat * OWN + AT_PROVISION]
    if s.round == ROUNDS and harvest and (stores + harvest) // RESOURCE_SET == stores // RESOURCE_SET:
        found.append((1.3, say("why-paladins-pass-stores", count=stores)))
    return found
