"""What a player would say for an action of the left-hand side: Develop, Recruit, Conspire, Hunt, Trade."""

from __future__ import annotations

from castellany.bots.paladins.why.gains import (
    Weighed,
    best_recruit,
    most_suspected_other,
    workshop_worker,
)
from castellany.bots.paladins.why.workers import newly_manned, right_worth, used_up
from castellany.games.paladins.clearing import is_blocked
from castellany.games.paladins.facts.board import DEVELOP_VP, RESOURCE_SET, ROUNDS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    LABOURER,
)
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.tables import HARVEST, PALADIN_ACTION
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import ACTION_NAME, FOLK_NAME, icons, who
from castellany.games.paladins.layout import AT_DONE, AT_PALADIN, AT_PROVISION, AT_SILVER, AT_SUSPICION, OWN
from castellany.games.paladins.prices import folk_price, price
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say


def develop_reasons(s: PaladinsState, seat: int) -> list[Weighed]:
    found = workshop_worker(s, seat)
    count = s.own[seat * OWN + AT_DONE + DEVELOP] + 1
    points = DEVELOP_VP[count] - DEVELOP_VP[count - 1]
    if points:
        found.append((float(points), say("why-paladins-workshops", count=count, points=points)))
    if s.round < ROUNDS:
        rounds = ROUNDS - s.round
        found.append((0.6 * rounds, say("why-paladins-develop", rounds=rounds)))
    if not found:
        found.append((0.1, say("why-paladins-workshops-way", count=count)))
    return found


def recruit_reasons(s: PaladinsState, seat: int, errand: bool) -> list[Weighed]:
    """The townsfolk that gives most for its price."""
    position, owing = best_recruit(s, seat, errand)
    if position < 0:
        return []
    card = s.folk_row[position]
    name = FOLK_NAME[card]
    cost = folk_price(s, seat, position)
    rewards = icons(TOWNSFOLK[card].send if errand else TOWNSFOLK[card].gain)
    if errand:
        if owing:
            return [(1.0, say("why-paladins-errand-debt", townsfolk=name, rewards=rewards))]
        return [(1.0, say("why-paladins-errand", townsfolk=name, rewards=rewards, silver=cost))]
    found: list[Weighed] = []
    if owing:
        found.append((1.0, say("why-paladins-hire-debt", townsfolk=name, rewards=rewards)))
    else:
        found.append((1.0, say("why-paladins-hire", townsfolk=name, rewards=rewards, silver=cost)))
    if s.round < ROUNDS:
        found.append((0.5, say("why-paladins-serves", rounds=ROUNDS - s.round)))
    return found


def conspire_reasons(s: PaladinsState, seat: int) -> list[Weighed]:
    """A criminal is wild; the suspicion that comes along matters to whoever has most."""
    found: list[Weighed] = []
    best = -1
    for colour in range(CRIMINAL):
        if s.workers[seat * 6 + colour] and best < 0:
            later = s.copy()
            later.workers[seat * 6 + colour] -= 1
            later.workers[seat * 6 + CRIMINAL] += 1
            best = newly_manned(s, later, seat)
    if best >= 0:
        found.append((1.5, say("why-paladins-stands-in", action=ACTION_NAME[best])))
    if s.workers[seat * 6 + LABOURER]:
        found.append((0.9, say("why-paladins-labourer-turns")))
    cards = s.own[seat * OWN + AT_SUSPICION] + 1
    other = most_suspected_other(s, seat)
    most = s.own[other * OWN + AT_SUSPICION]
    if cards < most:
        found.append((0.7, say("why-paladins-conspire-safe", cards=cards, seat=who(s, other), most=most)))
    if not found:
        found.append((0.5, say("why-paladins-wild")))
    return found


def harvest_reasons(s: PaladinsState, seat: int, action: int, workers: int) -> list[Weighed]:
    """Hunt and Trade: what cannot be paid yet, points for the stores, or the stores themselves."""
    silver = s.own[seat * OWN + AT_SILVER]
    provisions = s.own[seat * OWN + AT_PROVISION]
    gain = harvested(s, seat, action, workers)
    have = provisions if action == HUNT else silver
    found: list[Weighed] = []
    wanted = unpaid_action(s, seat, action, have)
    if wanted >= 0:
        need = price(s, seat, wanted)
        name = ACTION_NAME[wanted]
        if action == HUNT:
            found.append((1.6, say("why-paladins-hunt-need", action=name, need=need, have=have)))
        else:
            found.append((1.6, say("why-paladins-trade-need", action=name, need=need, have=have)))
    elif s.round < ROUNDS and action == HUNT:
        found.append((0.6, say("why-paladins-hunt-stock", count=have + gain)))
    elif s.round < ROUNDS:
        found.append((0.6, say("why-paladins-trade-stock", count=have + gain)))
    stores = silver + provisions + gain
    points = stores // RESOURCE_SET - (stores - gain) // RESOURCE_SET
    if points:
        weight = 1.4 if s.round == ROUNDS else 0.4
        found.append((weight, say("why-paladins-stores", count=stores, points=points)))
    if workers == 2:
        found.append((0.5, say("why-paladins-two-workers")))
    elif s.workers[seat * 6 + LABOURER]:
        found.append((0.5, say("why-paladins-labourer-does", action=ACTION_NAME[action])))
    if not found:
        found.append((0.1, say("why-paladins-stores-way", count=stores)))
    return found


def harvested(s: PaladinsState, seat: int, action: int, workers: int) -> int:
    """What Hunt or Trade gives, with what this round's paladin adds (PAL-9.2)."""
    paladin = s.own[seat * OWN + AT_PALADIN]
    more = len(PALADINS[paladin].gain) if paladin >= 0 and PALADIN_ACTION[paladin] == action else 0
    return HARVEST[workers] + more


def unpaid_action(s: PaladinsState, seat: int, harvest: int, have: int) -> int:
    """The free action best worth taking for which the store of provisions or silver is too small, or -1."""
    best = -1
    best_worth = 0.0
    for action in (COMMISSION, FORTIFY, GARRISON) if harvest == HUNT else (DEVELOP, ABSOLVE, CONVERT):
        if used_up(s, seat, action) or is_blocked(s, seat, action) or price(s, seat, action) <= have:
            continue
        worth = 1.0
        if action >= COMMISSION:
            worth += right_worth(s, seat, action)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best
