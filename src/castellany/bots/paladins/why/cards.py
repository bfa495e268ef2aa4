"""What a player would say for a card: a paladin, a tavern, a townsfolk, an outsider, an ability in the inquisition."""

from __future__ import annotations

from castellany.bots.paladins.why.gains import Weighed, gains, opened_by_influence, rising
from castellany.bots.paladins.why.right import order_wants
from castellany.bots.paladins.why.workers import newly_manned, used_up
from castellany.games.paladins.clearing import blocked_actions
from castellany.games.paladins.decisions.opening import hand
from castellany.games.paladins.facts.board import FAITH_FLAG, NEEDS, ROUNDS, STRENGTH_FLAG
from castellany.games.paladins.facts.icons import ATTACK, COMMISSION, CRIMINAL, FAITH, GARRISON, INFLUENCE, STRENGTH
from castellany.games.paladins.facts.outsiders import OUTSIDERS
from castellany.games.paladins.facts.tables import (
    FOLK_TYPE,
    OUTSIDER_CULTURE,
    OUTSIDER_TYPE,
    PALADIN_ACTION,
    PALADIN_BONUS,
    PALADIN_DISCOUNT,
    TAVERN_WORKERS,
)
from castellany.games.paladins.facts.townsfolk import (
    CONSPIRATOR,
    PEDDLER,
    PEDDLER_SUSPICION,
    SQUIRE,
    TOWNSFOLK,
    TRIGGER_ACTION,
)
from castellany.games.paladins.ids import (
    ACTION_NAME,
    FOLK_NAME,
    OUTSIDER_NAME,
    PALADIN_NAME,
    icons,
)
from castellany.games.paladins.inquirers import INQUIRERS, THIEVES
from castellany.games.paladins.kinds import CHOOSE_TOWNSFOLK
from castellany.games.paladins.layout import (
    AT_DONE,
    AT_PALADIN,
    AT_SILVER,
    AT_SUSPICION,
    CONVERTED,
    OWN,
    OWNED,
)
from castellany.games.paladins.legal import YES, may, pool
from castellany.games.paladins.lexicon import ACT_ACTION, BORROW, FIRST_RIGHT_ACT, PALADIN, TAKE
from castellany.games.paladins.prices import attack_price, folk_price, full_price
from castellany.games.paladins.scoring import EACH_ATTACKED, converted, converted_points
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import say


def paladin_reasons(s: PaladinsState, seat: int, choice: int) -> list[Weighed]:
    """What the one played does this round; then what becomes of the other two."""
    play, top = PALADIN.first(choice), PALADIN.second(choice)
    action = PALADIN_ACTION[play]
    found = order_wants(s, seat, action)
    saved = min(full_price(s, seat, action), int(PALADIN_DISCOUNT[play])) if not used_up(s, seat, action) else 0
    name = PALADIN_NAME[play]
    if saved and COMMISSION <= action <= GARRISON:
        found.append((0.6 * saved, say("why-paladins-round-provisions", paladin=name, action=ACTION_NAME[action])))
    elif saved:
        found.append(
            (0.5 * saved, say("why-paladins-round-silver", paladin=name, action=ACTION_NAME[action], count=saved))
        )
    for attribute in range(3):
        bonus = int(PALADIN_BONUS[play * 3 + attribute])
        weight = 0.3 * bonus + (0.2 if action >= COMMISSION and NEEDS[action - COMMISSION] == attribute else 0.0)
        found += round_reach(s, seat, play, attribute, bonus, weight)
    found.append((0.5, say("why-paladins-paladin", paladin=name)))
    if s.round < ROUNDS:
        best = 0
        for i in range(len(found)):
            if found[i][0] > found[best][0]:
                best = i
        under = next(card for card in hand(s, seat) if card not in (play, top))
        back = returns_in(s.round)
        pair = say("why-paladins-pair", top=PALADIN_NAME[top], under=PALADIN_NAME[under], round=back)
        return [found[best], (0.0, pair)]
    return found


def returns_in(number: int) -> int:
    """The round in which a paladin put under the deck in round `number` comes to hand again; 0 for never (PAL-3.4).

    Of twelve cards five are seen by round 2 and two more in each that follows, so the twelfth comes in round 6,
    with the card put under the deck first; round 7 brings the second and the third.
    """
    return 6 if number == 1 else 7 if number <= 3 else 0


def round_reach(s: PaladinsState, seat: int, play: int, attribute: int, bonus: int, weight: float) -> list[Weighed]:
    """What the bonus of a paladin opens for this round that the marker alone does not."""
    marker = s.own[seat * OWN + attribute]
    able = marker + bonus
    name = PALADIN_NAME[play]
    if attribute == INFLUENCE:
        what = opened_by_influence(s, seat, marker, able)
        return [(weight, say("why-paladins-round-influence", paladin=name, value=able, what=what))] if what else []
    flags = FAITH_FLAG if attribute == FAITH else STRENGTH_FLAG
    region = len([flag for flag in flags if flag <= able])
    if region <= len([flag for flag in flags if flag <= marker]):
        return []
    if attribute == FAITH:
        return [(weight, say("why-paladins-round-faith", paladin=name, value=able, region=region))]
    return [(weight, say("why-paladins-round-strength", paladin=name, value=able, region=region))]


def tavern_reasons(s: PaladinsState, seat: int, tavern: int) -> list[Weighed]:
    """Which right-hand actions its workers make possible; its criminals."""
    later = s.copy()
    for colour in range(6):
        later.workers[seat * 6 + colour] += TAVERN_WORKERS[tavern * 6 + colour]
    blocked = blocked_actions(later, seat)
    workers = pool(later, seat)
    paladin = s.own[seat * OWN + AT_PALADIN]
    able: list[str] = []
    best = ""
    for act in range(FIRST_RIGHT_ACT, len(ACT_ACTION)):
        if may(later, seat, act, blocked, workers) == YES:
            able.append(ACTION_NAME[ACT_ACTION[act]])
            if paladin >= 0 and PALADIN_ACTION[paladin] == ACT_ACTION[act]:
                best = ACTION_NAME[ACT_ACTION[act]]
    found: list[Weighed] = []
    if best:
        found.append((1.2, say("why-paladins-tavern-paladin", paladin=PALADIN_NAME[paladin], action=best)))
    if able and len(able) <= 4:
        found.append((1.0, say("why-paladins-tavern-actions", actions=able)))
    elif able:
        found.append((1.0, say("why-paladins-tavern-many", count=len(able))))
    elif newly_manned(s, later, seat) >= 0:
        found.append((1.0, say("why-paladins-completes", action=ACTION_NAME[newly_manned(s, later, seat)])))
    criminals = TAVERN_WORKERS[tavern * 6 + CRIMINAL]
    if criminals:
        found.append((0.4 * criminals, say("why-paladins-tavern-criminals", count=criminals)))
    else:
        found.append((0.3, say("why-paladins-tavern-honest")))
    return found


def folk_reasons(s: PaladinsState, seat: int, choice: int) -> list[Weighed]:
    """A townsfolk to send or to hire, for silver, for a debt or for nothing."""
    on_debt = BORROW.has(choice)
    card = BORROW.arg(choice) if on_debt else TAKE.arg(choice)
    frame = s.frames[-1]
    paid = frame.kind == CHOOSE_TOWNSFOLK and frame.a != 3
    record = TOWNSFOLK[card]
    found: list[Weighed] = []
    if paid and frame.a == 1:
        found += gains(s, seat, record.send, s)
        if not found:
            found.append((0.0, say("why-paladins-idle")))
    else:
        rounds = ROUNDS - s.round
        ability = say("why-paladins-ability", townsfolk=FOLK_NAME[card], rewards=icons(record.gain), rounds=rounds)
        found.append((2.0, ability))
        found += gains(s, seat, record.instant, s)
        if record.type < len(TRIGGER_ACTION):
            found += order_wants(s, seat, TRIGGER_ACTION[record.type])
    if not paid:
        return found
    cost = folk_price(s, seat, s.folk_row.index(card))
    silver = s.own[seat * OWN + AT_SILVER]
    if on_debt and cost > silver:
        found.append((1.5, say("why-paladins-borrow-short", have=silver, need=cost)))
    elif on_debt:
        found.append((1.5, say("why-paladins-borrow", count=cost)))
    elif cost == 0:
        found.append((0.8, say("why-paladins-no-price")))
    return found


def outsider_reasons(s: PaladinsState, seat: int, card: int) -> list[Weighed]:
    position = s.outsider_row.index(card)
    if s.frames[-1].a != ATTACK:
        return convert_reasons(s, seat, card)
    found = gains(s, seat, OUTSIDERS[card].attack, s)
    if attack_price(s, seat, position) == 0:
        found.append((0.4, say("why-paladins-no-silver")))
    for other in converted(s, seat):
        kind = OUTSIDER_TYPE[other]
        if kind in EACH_ATTACKED and EACH_ATTACKED[kind] == OUTSIDER_CULTURE[card]:
            found.append((1.0, say("why-paladins-counted", outsider=OUTSIDER_NAME[other])))
    return found or [(0.0, say("why-paladins-idle"))]


def convert_reasons(s: PaladinsState, seat: int, card: int) -> list[Weighed]:
    """Its points as things stand once it is converted, what it counts, and the strength it gives."""
    later = s.copy()
    later.outsider_at[card] = CONVERTED + 2 * seat
    later.own[seat * OWN + AT_DONE + s.frames[-1].a] += 1
    marker = later.own[seat * OWN + STRENGTH] + OUTSIDERS[card].convert
    later.own[seat * OWN + STRENGTH] = min(marker, 12)
    points = converted_points(later, seat, OUTSIDER_TYPE[card])
    found = rising(s, seat, STRENGTH, OUTSIDERS[card].convert)
    if points:
        found.append((1.0 + points, say("why-paladins-convert", outsider=OUTSIDER_NAME[card], points=points)))
    else:
        found.append((0.5, say("why-paladins-convert-later", outsider=OUTSIDER_NAME[card])))
    return found


def suspicion_reasons(s: PaladinsState, seat: int, drops: bool) -> list[Weighed]:
    """Fewer suspicion cards, or the points of a Thief."""
    have = s.own[seat * OWN + AT_SUSPICION]
    if drops:
        return [(0.5, say("why-paladins-suspicion", have=have, left=have - 1))]
    thieves = len([card for card in THIEVES if s.outsider_at[card] == CONVERTED + 2 * seat])
    return [(0.5, say("why-paladins-thief", points=thieves * have))]


def use_reasons(s: PaladinsState, seat: int, card: int) -> list[Weighed]:
    """The order in an inquisition: Peddlers want suspicion, Squires want none."""
    have = s.own[seat * OWN + AT_SUSPICION]
    used = s.frames[-1].a
    if FOLK_TYPE[card] == PEDDLER:
        return [
            (1.0, say("why-paladins-peddler", need=PEDDLER_SUSPICION, have=have)),
            (0.5, say("why-paladins-rewards", rewards=icons(TOWNSFOLK[card].gain))),
        ]
    waiting = [one for one in INQUIRERS if s.folk_at[one] == OWNED + seat and not (used >> one) & 1]
    conspirators = len([one for one in waiting if FOLK_TYPE[one] == CONSPIRATOR])
    found: list[Weighed] = [(0.5, say("why-paladins-suspicion", have=have, left=have - 1))]
    for one in waiting:
        if FOLK_TYPE[one] == SQUIRE and have <= conspirators:
            found.append((1.5, say("why-paladins-squire", rewards=icons(TOWNSFOLK[one].gain))))
    return found
