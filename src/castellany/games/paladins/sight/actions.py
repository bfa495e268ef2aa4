"""The twelve actions of a player board as things: slots, price, requirement, reach, helpers, what they have come to."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from castellany.games.paladins.facts.board import (
    BOARD_SLOTS,
    COMMISSION_VP,
    FORTIFY_VP,
    HARVEST,
    LIMIT,
    REWARDS,
    SLOTS,
    WORKSHOP_SLOTS,
)
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTION_COUNT,
    ANY,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DROP_SUSPICION,
    FORTIFY,
    GARRISON,
    HUNT,
    ICONS,
    PRAY,
    PRAYER,
    PROVISION,
    SILVER,
    TRADE,
    UP_FAITH,
    WORKERS,
)
from castellany.games.paladins.facts.kings import ORDER_NEED, ORDER_VP, ORDERS_IN_PLAY
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    JAR_INFLUENCE,
    NEEDS,
    ORDER_ACTION,
    PAID_TYPE,
    WALL_INFLUENCE,
)
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.ids import (
    ACTION_NAME,
    ATTRIBUTE_NAME,
    FOLK_THING,
    WORKER_NAME,
    action_thing,
    slot_thing,
)
from castellany.games.paladins.layout import AT_DONE, OWN, OWNED, WORKSHOP
from castellany.games.paladins.prices import full_price, price
from castellany.games.paladins.shown import ActionFacts, HelperFacts, SlotFacts
from castellany.games.paladins.sight.judged import RESOURCE, reach
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import value
from castellany.kernel import Message, say, thing

LIMITED: Final = (COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)


class Stand(NamedTuple):
    """All that the picture of an action depends on: hashable, so that what has not changed is not built anew."""

    seat: int
    number: int
    opponent: bool
    stands: tuple[int, ...]
    done: int
    cost: int
    full: int
    has: int
    reach: tuple[int, ...]
    helpers: tuple[int, ...]
    order: int


def actions(s: PaladinsState, seat: int, free: list[int]) -> list[dict[str, Any]]:
    """All that a seat has; `free`: the regions with a free space."""
    found = []
    opponent = seat == s.opponent
    for number in range(ACTION_COUNT):
        if opponent and number in (DEVELOP, HUNT):
            continue
        first = seat * BOARD_SLOTS + ACTION_SLOT[number]
        done = s.own[seat * OWN + AT_DONE + number]
        gone = opponent or used_up(number, done)
        now = Stand(
            seat,
            number,
            opponent,
            tuple(s.board[first : first + len(SLOTS[number])]),
            done,
            0 if gone else price(s, seat, number),
            0 if gone else full_price(s, seat, number),
            value(s, seat, NEEDS[number - COMMISSION]) if number >= COMMISSION else 0,
            () if gone else tuple(reach(s, seat, number, free)),
            () if opponent else tuple(helpers(s, seat, number)),
            order_points(s, number),
        )
        found.append(action_node(now))
    return found


def helpers(s: PaladinsState, seat: int, number: int) -> list[int]:
    """PAL-4.6: the hired townsfolk that this action pays."""
    kind = PAID_TYPE[number]
    if kind < 0:
        return []
    return [card for card in range(kind * 3, kind * 3 + 3) if s.folk_at[card] == OWNED + seat]


def order_points(s: PaladinsState, number: int) -> int:
    for place in range(min(s.round, ORDERS_IN_PLAY)):
        if ORDER_ACTION[s.kings[place]] == number:
            return ORDER_VP[place]
    return 0


def used_up(number: int, done: int) -> bool:
    """PAL-4.5: after the seventh time there is neither a price nor a requirement to show."""
    return done >= LIMIT and number in LIMITED


# There are 48 of these at every look at a table, and from one look to the next hardly one of them changes.
@lru_cache(2048)
def action_node(now: Stand) -> dict[str, Any]:
    seat, number, opponent = now.seat, now.number, now.opponent
    shown = now.stands[:1] if opponent and number < COMMISSION else now.stands
    colours = [ANY if opponent else colour for colour in SLOTS[number]]
    items = [slot_node(seat, number, i, colours[i], piece) for i, piece in enumerate(shown)]
    needed = [slot_worker(colours[i]) for i, piece in enumerate(shown) if piece != WORKSHOP]
    blocked = any(0 < piece < WORKSHOP for piece in shown)
    slots = say("note-opponent-slots", count=len(needed)) if opponent else say("note-slots", workers=needed)
    return thing(
        action_thing(seat, number),
        ACTION_NAME[number],
        "place",
        facts=action_facts(now, blocked),
        notes=[slots, *action_notes(number, now.done, blocked, now.cost)],
        items=items,
    )


def action_facts(now: Stand, blocked: bool) -> ActionFacts:
    number = now.number
    need = 0
    if not used_up(number, now.done) and number in (FORTIFY, ABSOLVE):
        need = WALL_INFLUENCE[now.done] if number == FORTIFY else JAR_INFLUENCE[now.done]
    paid: list[HelperFacts] = [
        {"card": FOLK_THING[card], "gain": [ICONS[i] for i in TOWNSFOLK[card].gain]} for card in now.helpers
    ]
    return {
        "blocked": blocked,
        "done": now.done,
        "limit": LIMIT if number in LIMITED else 0,
        "resource": RESOURCE[number],
        "price": now.cost,
        "full": now.full,
        "attribute": ATTRIBUTES[NEEDS[number - COMMISSION]] if number >= COMMISSION else "",
        "need": need,
        "has": now.has,
        "gives": gives(number),
        "yields": list(HARVEST[1:]) if number in (HUNT, TRADE) else [],
        "reach": list(now.reach),
        "helpers": paid,
        "points": end_points(number),
        "order": now.order,
        "goal": ORDER_NEED if now.order else 0,
    }


def gives(number: int) -> list[str]:
    """What an action gives whatever its target is."""
    if number >= COMMISSION:
        found = [ICONS[UP_FAITH + REWARDS[number - COMMISSION]]]
        return [*found, ICONS[DROP_SUSPICION]] if number == ABSOLVE else found
    plain = {PRAY: PRAYER, CONSPIRE: CRIMINAL, HUNT: PROVISION, TRADE: SILVER}
    return [ICONS[plain[number]]] if number in plain else []


def end_points(number: int) -> list[int]:
    """PAL-11.3 to PAL-11.5: points at the end after the first, second ... seventh time."""
    if number in (COMMISSION, GARRISON):
        return list(COMMISSION_VP[1:])
    return list(FORTIFY_VP[1:]) if number in (FORTIFY, ABSOLVE) else []


def slot_node(seat: int, number: int, place: int, colour: int, stands: int) -> dict[str, Any]:
    notes: list[Message] = []
    if 0 < stands < WORKSHOP:
        notes.append(say("note-stands", worker=WORKER_NAME[stands - 1]))
    facts: SlotFacts = {
        "colour": "any" if colour == ANY else WORKERS[colour],
        "stands": "" if stands == 0 else "workshop" if stands == WORKSHOP else WORKERS[stands - 1],
        "dotted": number >= COMMISSION and place < WORKSHOP_SLOTS,
    }
    name = say("piece-workshop") if stands == WORKSHOP else say("place-slot", worker=slot_worker(colour))
    return thing(slot_thing(seat, number, ACTION_SLOT[number] + place), name, "place", facts=facts, notes=notes)


def slot_worker(colour: int) -> str:
    return "worker-any" if colour == ANY else WORKER_NAME[colour]


def action_notes(number: int, done: int, blocked: bool, cost: int) -> list[Message]:
    notes: list[Message] = [say("note-blocked")] if blocked else []
    if number >= COMMISSION:
        notes.append(say("note-done", count=done))
        if used_up(number, done):
            return [*notes, say("note-used-up")]
        if number in (FORTIFY, ABSOLVE):
            need = WALL_INFLUENCE[done] if number == FORTIFY else JAR_INFLUENCE[done]
            notes.append(say("note-needs", attribute=ATTRIBUTE_NAME[NEEDS[number - COMMISSION]], count=need))
    if cost:
        provisions = COMMISSION <= number <= GARRISON
        notes.append(say("note-costs-provisions" if provisions else "note-costs-silver", count=cost))
    return notes
