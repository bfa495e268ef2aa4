"""What a player would say for an action of the right-hand side, and who helps with an action."""

from __future__ import annotations

from castellany.bots.paladins.why.gains import Weighed, rising, suspicion_less
from castellany.bots.paladins.worth import ATTACK_WORTH, ICON_WORTH, free_slots
from castellany.games.paladins.facts.board import (
    COMMISSION_VP,
    FORTIFY_VP,
    REWARDS,
    WORKSHOP_SLOTS,
)
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    GARRISON,
    Icons,
)
from castellany.games.paladins.facts.kings import ORDER_NEED, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.tables import (
    ORDER_ACTION,
    PAID_TYPE,
    PALADIN_ACTION,
)
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import ACTION_NAME, FOLK_NAME, OUTSIDER_NAME, PALADIN_NAME, icons
from castellany.games.paladins.layout import AT_DONE, AT_PALADIN, AT_SUSPICION, OWN, OWNED
from castellany.games.paladins.legal import YES, may_face
from castellany.games.paladins.prices import full_price, price
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say


def right_reasons(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """Commission to Convert: orders, the attribute, the row of pieces, helpers, workshops, the prey."""
    found = order_reasons(s, seat, action)
    steps = sure_strength(s, seat) if action == CONVERT else 1
    found += rising(s, seat, REWARDS[action - COMMISSION], steps)
    found += row_reasons(s, seat, action)
    found += helpers(s, seat, action)
    workers = free_slots(s, seat, action)
    if workers <= WORKSHOP_SLOTS:
        saved = WORKSHOP_SLOTS + 1 - workers
        found.append((0.4 * saved, say("why-paladins-few-workers", workers=workers)))
    if action == ABSOLVE and s.own[seat * OWN + AT_SUSPICION]:
        found.append(suspicion_less(s, seat, 1))
    if action == ATTACK:
        found += prey(s, seat)
    return found


def sure_strength(s: PaladinsState, seat: int) -> int:
    """The strength that every outsider within the faith of a seat gives at least."""
    least = 2
    for position in range(len(s.outsider_row)):
        if may_face(s, seat, CONVERT, position) == YES:
            least = min(least, OUTSIDERS[s.outsider_row[position]].convert)
    return least


def prey(s: PaladinsState, seat: int) -> list[Weighed]:
    """The outsider within reach whose attack pays most."""
    best = -1
    for position in range(len(s.outsider_row)):
        card = s.outsider_row[position]
        if may_face(s, seat, ATTACK, position) == YES and (best < 0 or ATTACK_WORTH[card] > ATTACK_WORTH[best]):
            best = card
    if best < 0:
        return []
    return [(0.5, say("why-paladins-prey", outsider=OUTSIDER_NAME[best], rewards=icons(OUTSIDERS[best].attack)))]


def order_reasons(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """PAL-8.1: what once more does for an open order."""
    count = s.own[seat * OWN + AT_DONE + action] + 1
    name = ACTION_NAME[action]
    found: list[Weighed] = []
    for i in range(min(s.round, ORDERS_IN_PLAY)):
        if ORDER_ACTION[s.kings[i]] != action or count > ORDER_NEED:
            continue
        points = ORDER_VP[i]
        if count == ORDER_NEED:
            found.append((float(points), say("why-paladins-order-done", action=name, points=points)))
        else:
            found.append((0.2 * points, say("why-paladins-order", action=name, count=count, points=points)))
    return found


def order_wants(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """An open order still asks for this action."""
    done = s.own[seat * OWN + AT_DONE + action]
    found: list[Weighed] = []
    for i in range(min(s.round, ORDERS_IN_PLAY)):
        if ORDER_ACTION[s.kings[i]] == action and done < ORDER_NEED:
            wanted = say("why-paladins-order-wants", action=ACTION_NAME[action], count=done, points=ORDER_VP[i])
            found.append((0.15 * ORDER_VP[i], wanted))
    return found


def row_reasons(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """PAL-11.3 to PAL-11.5: the fifth, sixth and seventh piece give points, the others lead there."""
    if action in (ATTACK, CONVERT):
        return []
    table = COMMISSION_VP if action in (COMMISSION, GARRISON) else FORTIFY_VP
    count = int(s.own[seat * OWN + AT_DONE + action]) + 1
    points = table[count] - table[count - 1]
    if points:
        return [(float(points), say("why-paladins-row", action=ACTION_NAME[action], count=count, points=points))]
    return [(0.1 * count, say("why-paladins-row-way", action=ACTION_NAME[action], count=count))]


def helpers(s: PaladinsState, seat: int, action: int) -> list[Weighed]:
    """This round's paladin and the own townsfolk, where they help with this action."""
    found: list[Weighed] = []
    paladin = s.own[seat * OWN + AT_PALADIN]
    if paladin >= 0 and PALADIN_ACTION[paladin] == action:
        name = PALADIN_NAME[paladin]
        gain = PALADINS[paladin].gain
        saved = full_price(s, seat, action) - price(s, seat, action)
        if gain:
            found.append((1.1, say("why-paladins-adds", paladin=name, rewards=icons(gain))))
        elif saved and COMMISSION <= action <= GARRISON:
            found.append((0.6 * saved, say("why-paladins-saves-provisions", paladin=name, count=saved)))
        elif saved:
            found.append((0.5 * saved, say("why-paladins-saves-silver", paladin=name, count=saved)))
    kind = PAID_TYPE[action]
    if kind >= 0:
        pays: Icons = ()
        worth = 0.0
        for card in range(3 * kind, 3 * kind + 3):
            if s.folk_at[card] == OWNED + seat:
                pays += TOWNSFOLK[card].gain
                worth += ICON_WORTH[TOWNSFOLK[card].gain[0]]
        if pays:
            paid = say("why-paladins-folk-pays", townsfolk=FOLK_NAME[3 * kind], rewards=icons(pays))
            found.append((worth, paid))
    return found
