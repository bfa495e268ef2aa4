"""Why an action is not possible, in numbers and names: for a person who tries it, and for the opponent's log."""

from __future__ import annotations

from typing import Final

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ANY,
    COLOURS,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FORTIFY,
    PRAY,
    RECRUIT,
    STRENGTH,
)
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    FAITH_FLAG,
    FAVOUR_SLOT,
    JAR_INFLUENCE,
    NEEDS,
    SLOT_COLOUR,
    STRENGTH_FLAG,
    WALL_INFLUENCE,
)
from castellany.games.paladins.ids import ACTION_NAME, ATTRIBUTE_NAME, FAVOUR_NAME, WORKER_NAME
from castellany.games.paladins.layout import AT_DONE, AT_PROVISION, AT_SILVER, OWN, WORKSHOP
from castellany.games.paladins.legal import (
    ATTRIBUTE_LOW,
    BLOCKED,
    COLOURED,
    FAVOUR_PROVISION,
    FAVOUR_SILVER,
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
    pool,
)
from castellany.games.paladins.lexicon import ACT_ACTION, ACT_WORKERS
from castellany.games.paladins.prices import attack_price, folk_price, price
from castellany.games.paladins.solo.judgement import workers_needed
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import Refusal, say

ACTION_RULE: Final = (
    "PAL-5.1",
    "PAL-5.4",
    "PAL-5.8",
    "PAL-5.10",
    "PAL-5.11",
    "PAL-5.12",
    "PAL-6.1",
    "PAL-6.2",
    "PAL-6.3",
    "PAL-6.4",
    "PAL-6.5",
    "PAL-6.6",
)


def silver_short(s: PaladinsState, seat: int, need: int, rule: str) -> Refusal:
    return Refusal(say("no-silver", need=need, have=s.own[seat * OWN + AT_SILVER]), rule)


def provisions_short(s: PaladinsState, seat: int, need: int, rule: str) -> Refusal:
    return Refusal(say("no-provisions", need=need, have=s.own[seat * OWN + AT_PROVISION]), rule)


def attribute_low(s: PaladinsState, seat: int, attribute: int, need: int, rule: str) -> Refusal:
    have = value(s, seat, attribute)
    return Refusal(say("no-attribute", attribute=ATTRIBUTE_NAME[attribute], need=need, have=have), rule)


def why_not(s: PaladinsState, seat: int, act: int, reason: int) -> Refusal:
    """The reason `legal.may` gave, said in full."""
    action = ACT_ACTION[act]
    rule = ACTION_RULE[action]
    if reason == BLOCKED:
        return Refusal(say("no-blocked", action=ACTION_NAME[action]), "PAL-4.2")
    if reason in (FEW_WORKERS, WRONG_WORKERS):
        return _workers(s, seat, act)
    if reason == SILVER_SHORT:
        return silver_short(s, seat, _silver_needed(s, seat, action), rule)
    if reason == PROVISIONS_SHORT:
        return provisions_short(s, seat, price(s, seat, action), rule)
    if reason == USED_UP:
        if action == DEVELOP:
            return Refusal(say("no-workshops"), rule)
        return Refusal(say("no-used-up", action=ACTION_NAME[action]), "PAL-4.5")
    if reason == NO_SPACE:
        needs = FAITH if action == COMMISSION else STRENGTH
        have = value(s, seat, needs)
        return Refusal(say("no-space", attribute=ATTRIBUTE_NAME[needs], have=have), rule)
    if reason == NOTHING_TO_CLEAR:
        return Refusal(say("no-nothing-to-clear"), rule)
    if reason == NO_WALLS:
        return Refusal(say("no-walls"), rule)
    if reason == ATTRIBUTE_LOW:
        attribute = NEEDS[action - COMMISSION]
        return attribute_low(s, seat, attribute, attribute_needed(s, seat, action), rule)
    return Refusal(say("no-townsfolk" if action == RECRUIT else "no-outsiders"), rule)


def not_with_two(s: PaladinsState, seat: int, act: int, reason: int) -> Refusal:
    """PAL-4.3: one worker would do for this action, two would not. Only their number or a colour can be missing."""
    if reason == WRONG_WORKERS:
        return Refusal(say("no-two-colour", worker=WORKER_NAME[COLOURED[act]]), "PAL-4.3")
    return Refusal(say("no-two", have=pool(s, seat)), "PAL-4.3")


def _workers(s: PaladinsState, seat: int, act: int) -> Refusal:
    """Which coloured worker is missing, or how many."""
    first = ACTION_SLOT[ACT_ACTION[act]]
    need = 0
    wild = s.workers[seat * COLOURS + CRIMINAL]
    for slot in range(first, first + ACT_WORKERS[act]):
        if s.board[seat * BOARD_SLOTS + slot] == WORKSHOP:
            continue
        need += 1
        colour = SLOT_COLOUR[slot]
        if colour != ANY and s.workers[seat * COLOURS + colour] == 0:
            wild -= 1
            if wild < 0:
                return Refusal(say("no-worker", worker=WORKER_NAME[colour]), "PAL-4.1")
    return Refusal(say("no-workers", need=need, have=pool(s, seat)), "PAL-4.2")


def _silver_needed(s: PaladinsState, seat: int, action: int) -> int:
    """The least silver with which the action would be possible."""
    if action in (DEVELOP, PRAY, ABSOLVE, CONVERT):
        return price(s, seat, action)
    if action == RECRUIT:
        prices = [folk_price(s, seat, i) for i, card in enumerate(s.folk_row) if card >= 0]
    else:
        prices = [attack_price(s, seat, i) for i, card in enumerate(s.outsider_row) if card >= 0]
    return min(prices)


def attribute_needed(s: PaladinsState, seat: int, action: int) -> int:
    done = s.own[seat * OWN + AT_DONE + action]
    if action == FORTIFY:
        return WALL_INFLUENCE[done]
    if action == ABSOLVE:
        return JAR_INFLUENCE[done]
    flags = FAITH_FLAG if action == CONVERT else STRENGTH_FLAG
    return min(flags[i] for i, card in enumerate(s.outsider_row) if card >= 0)


def why_not_favour(s: PaladinsState, seat: int, place: int, reason: int) -> Refusal:
    """The reason `legal.may_use` gave, said in full."""
    favour = s.kings[KINGS_FAVOUR + place]
    if reason == OCCUPIED:
        return Refusal(say("no-occupied", favour=FAVOUR_NAME[favour]), "PAL-8.2")
    if reason == WRONG_WORKERS:
        return Refusal(say("no-worker", worker=WORKER_NAME[FAVOUR_SLOT[favour]]), "PAL-4.1")
    if reason == FEW_WORKERS:
        return Refusal(say("no-workers", need=1, have=0), "PAL-8.2")
    if reason == SILVER_SHORT:
        return silver_short(s, seat, FAVOUR_SILVER[favour], "PAL-8.3")
    return provisions_short(s, seat, FAVOUR_PROVISION[favour], "PAL-8.3")


def tell_obstacle(s: PaladinsState, action: int, reason: int) -> None:
    """Why the opponent cannot do what its scheme says."""
    name = ACTION_NAME[action]
    if reason == BLOCKED:
        s.tell("event-opponent-blocked", {"action": name})
    elif reason == FEW_WORKERS:
        need = workers_needed(s, action)
        s.tell("event-opponent-few-workers", {"action": name, "need": need, "have": pool(s, s.opponent)})
    elif reason == USED_UP:
        s.tell("event-opponent-used-up", {"action": name})
    elif reason == NO_SPACE:
        s.tell("event-opponent-no-space", {"action": name})
    elif reason == ATTRIBUTE_LOW:
        attribute = NEEDS[action - COMMISSION]
        need = attribute_needed(s, s.opponent, action)
        have = s.own[s.opponent * OWN + attribute]
        s.tell(
            "event-opponent-attribute",
            {"action": name, "attribute": ATTRIBUTE_NAME[attribute], "need": need, "have": have},
        )
    elif reason == NOBODY:
        s.tell("event-opponent-nobody", {"action": name})
    else:
        s.tell("event-opponent-no-walls", {})
