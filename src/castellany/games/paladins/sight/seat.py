"""One seat's side of the table: resources, tracks, the twelve actions, cards, and what is hidden but counted."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from castellany.games.paladins.facts.board import ABSOLVE_SPACES_OF, DEVELOP_VP, LIMIT, WORKSHOPS
from castellany.games.paladins.facts.decks import PAID_VP, UNPAID_VP
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COLOURS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    GARRISON,
    ICONS,
    WORKERS,
    Icons,
)
from castellany.games.paladins.facts.paladins import PALADIN_COUNT, PALADINS
from castellany.games.paladins.facts.solo import MIN_CONVERT_VP
from castellany.games.paladins.facts.tables import OUTSIDER_TYPE, TAX_OF, TRACK_VP, WORKSHOP_WORKER
from castellany.games.paladins.ids import (
    ATTRIBUTE_NAME,
    PALADIN_NAME,
    WORKER_NAME,
    icons,
    paladin_thing,
    who,
    workers_thing,
)
from castellany.games.paladins.layout import (
    AT_CHOSEN,
    AT_DECK,
    AT_DONE,
    AT_JARS,
    AT_PAID,
    AT_PALADIN,
    AT_PASSED,
    AT_PROVISION,
    AT_SILVER,
    AT_SUSPICION,
    AT_UNPAID,
    ATTACKED,
    CONVERTED,
    OWN,
    OWNED,
)
from castellany.games.paladins.prices import price
from castellany.games.paladins.scoring import converted_points
from castellany.games.paladins.shown import (
    DebtFacts,
    JarFacts,
    PaladinFacts,
    PlayedFacts,
    SeatFacts,
    SuspicionFacts,
    TrackFacts,
    WorkshopsFacts,
)
from castellany.games.paladins.sight.actions import actions, used_up
from castellany.games.paladins.sight.cards import held_outsider, hired_townsfolk, wall_card
from castellany.games.paladins.sight.judged import RESOURCE, reach
from castellany.games.paladins.sight.opponent import opponent_things
from castellany.games.paladins.sight.simple import simple
from castellany.games.paladins.state import PaladinsState
from castellany.games.paladins.track import lowest, value
from castellany.kernel import Message, say, thing

REACHING: Final = (COMMISSION, GARRISON, ATTACK, CONVERT)
"""The actions that have a reach."""


def seat_thing(s: PaladinsState, seat: int, mine: bool, free: list[int]) -> dict[str, Any]:
    """`free`: the regions with a free space."""
    opponent = seat == s.opponent
    items = [*tracks(s, seat), *([] if opponent else resources(s, seat)), workers(s, seat)]
    if opponent:
        items += opponent_things(s)
    else:
        items += paladins(s, seat, mine, free)
    items += actions(s, seat, free)
    items += [*pieces(s, seat, opponent), *cards(s, seat), *charges(s, seat)]
    notes: list[Message] = []
    if seat == s.first and not opponent:
        notes.append(say("note-first"))
    if s.own[seat * OWN + AT_PASSED]:
        notes.append(say("note-passed"))
    name = say("opponent") if opponent else say("seat-name", seat=who(s, seat))
    held = [s.own[one * OWN + AT_SUSPICION] for one in range(s.seats)]
    facts: SeatFacts = {
        "automatic": opponent,
        "first": seat == s.first and not opponent,
        "passed": s.own[seat * OWN + AT_PASSED] == 1,
        "suspected": 0 < held[seat] == max(held),
    }
    return thing(f"seat:{seat}", name, "seat", facts=facts, notes=notes, items=items)


def tracks(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    found = []
    for attribute in range(3):
        marker = s.own[seat * OWN + attribute]
        bonus = value(s, seat, attribute) - marker
        if seat == s.opponent:
            height = s.stack.index(attribute)
            found.append(track(seat, attribute, marker, bonus, height, attribute == lowest(s)))
        else:
            found.append(track(seat, attribute, marker, bonus, -1, False))
    return found


@lru_cache(2048)
def track(seat: int, attribute: int, marker: int, bonus: int, height: int, rises: bool) -> dict[str, Any]:
    """`height` and `rises` are the opponent's: where its marker lies in the stack (else -1), and whether it is next."""
    notes = [say("note-track", points=TRACK_VP[marker])]
    if bonus:
        notes.append(say("note-bonus", bonus=bonus, value=marker + bonus))
    facts: TrackFacts = {
        "bonus": bonus,
        "total": marker + bonus,
        "points": TRACK_VP[marker],
        "scale": TRACK_VP,
    }
    if height >= 0:
        facts["height"] = height
        facts["next"] = rises
        if rises:
            notes.append(say("note-next-lap"))
    name = ATTRIBUTE_NAME[attribute]
    return thing(f"seat:{seat}/{name}", name, "track", marker, facts=facts, notes=notes)


def resources(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    return [
        simple(f"seat:{seat}/silver", "res-silver", "counter", s.own[seat * OWN + AT_SILVER]),
        simple(f"seat:{seat}/provisions", "res-provision", "counter", s.own[seat * OWN + AT_PROVISION]),
    ]


def workers(s: PaladinsState, seat: int) -> dict[str, Any]:
    return workers_node(seat, tuple(s.workers[seat * COLOURS : (seat + 1) * COLOURS]))


@lru_cache(2048)
def workers_node(seat: int, counts: tuple[int, ...]) -> dict[str, Any]:
    items = [simple(workers_thing(seat, c), WORKER_NAME[c], "counter", count) for c, count in enumerate(counts)]
    return thing(f"seat:{seat}/workers", "zone-workers", "zone", sum(counts), items=items)


class Played(NamedTuple):
    """What things come to if a paladin in hand is played."""

    after: tuple[int, ...]  # the attributes
    price: int  # of the action with which it helps
    reach: tuple[tuple[int, ...], ...]  # by action of `REACHING`


@lru_cache(1024)
def paladin_card(
    seat: int, number: int, lies: str = "", place: int = 0, played: Played | None = None
) -> dict[str, Any]:
    """A paladin that is seen; `lies`: "top", or "under" at this `place` of the own deck; `played`: if it is in hand."""
    record = PALADINS[number]
    faith, strength, influence = record.bonus
    facts: PaladinFacts = {
        "paladin": record.id,
        "workers": [WORKERS[c] for c in record.workers],
        "bonus": {"faith": faith, "strength": strength, "influence": influence},
        "action": ACTIONS[record.action],
        "resource": RESOURCE[record.action] if record.discount else "",
        "discount": record.discount,
        "gain": [ICONS[i] for i in record.gain],
        "lies": lies,
    }
    if played:
        one, two, three = played.after
        commission, garrison, attack, convert = map(list, played.reach)
        facts["after"] = {"faith": one, "strength": two, "influence": three}
        facts["price"] = played.price
        facts["reach"] = {"commission": commission, "garrison": garrison, "attack": attack, "convert": convert}
    gains = say("note-paladin", rewards=icons(record.workers), paladin=PALADIN_NAME[number])
    notes = [gains]
    if lies:
        notes.append(say("note-on-top") if lies == "top" else say("note-under", place=place))
    return thing(paladin_thing(seat, number), PALADIN_NAME[number], "card", facts=facts, notes=notes)


def if_played(s: PaladinsState, seat: int, number: int, free: list[int]) -> Played:
    """`free`: the regions with a free space."""
    world = s.copy()
    world.own[seat * OWN + AT_PALADIN] = number
    gone = [used_up(action, s.own[seat * OWN + AT_DONE + action]) for action in range(len(ACTIONS))]
    within = [() if gone[action] else tuple(reach(world, seat, action, free)) for action in REACHING]
    after = [value(world, seat, attribute) for attribute in range(3)]
    action = PALADINS[number].action
    return Played(tuple(after), 0 if gone[action] else price(world, seat, action), tuple(within))


@lru_cache
def played_card(seat: int, number: int) -> dict[str, Any]:
    facts: PlayedFacts = {"paladin": PALADINS[number].id}
    return thing(paladin_thing(seat, number), PALADIN_NAME[number], "card", facts=facts)


def paladins(s: PaladinsState, seat: int, mine: bool, free: list[int]) -> list[dict[str, Any]]:
    """PAL-3.4: the owner sees the hand and remembers what went on top and under the deck."""
    count = s.own[seat * OWN + AT_DECK]
    first = seat * PALADIN_COUNT
    deck = s.paladins[first : first + count]
    current = s.own[seat * OWN + AT_PALADIN]
    shown = current >= 0 or mine
    if current < 0:
        current = s.own[seat * OWN + AT_CHOSEN]
    shown = shown and current >= 0
    played = [c for c in s.paladins[first + count : first + PALADIN_COUNT] if c != current]
    hidden = [] if shown or current < 0 else [say("note-face-down")]
    found = [
        thing(
            f"seat:{seat}/paladin",
            "zone-paladin",
            "place",
            1 if current >= 0 else 0,
            notes=hidden,
            items=[paladin_card(seat, current)] if shown else [],
        )
    ]
    choosing = s.round > 0 and current < 0
    if choosing:
        hand = deck[-3:]
        deck = deck[:-3]
        dealt = [paladin_card(seat, one, played=if_played(s, seat, one, free)) for one in hand] if mine else None
        found.append(thing(f"seat:{seat}/hand", "zone-hand", "zone", len(hand), items=dealt))
    known = remembered(s, seat, deck, choosing) if mine else None
    found.append(thing(f"seat:{seat}/paladins", "zone-paladin-deck", "pile", len(deck), items=known))
    gone = [played_card(seat, card) for card in played]
    found.append(thing(f"seat:{seat}/played", "zone-played", "pile", len(gone), items=gone))
    return found


def remembered(s: PaladinsState, seat: int, deck: list[int], choosing: bool) -> list[dict[str, Any]]:
    if s.round == 0:
        return []
    under = min(s.round - 1 if choosing else s.round, len(deck) - (0 if choosing else 1))
    items = [] if choosing else [paladin_card(seat, deck[-1], "top")]
    for i in range(under - 1, -1, -1):
        items.append(paladin_card(seat, deck[i], "under", i + 1))
    return items


def pieces(s: PaladinsState, seat: int, opponent: bool) -> list[dict[str, Any]]:
    done = seat * OWN + AT_DONE
    moved = s.own[done + DEVELOP]
    found = [
        simple(f"seat:{seat}/monks", "zone-monks", "counter", LIMIT - s.own[done + COMMISSION]),
        simple(f"seat:{seat}/outposts", "zone-outposts", "counter", LIMIT - s.own[done + GARRISON]),
        simple(f"seat:{seat}/jars", "zone-jars", "counter", LIMIT - s.own[done + ABSOLVE]),
    ]
    if opponent:
        return found
    found.append(workshops(seat, moved))
    found.append(jar_spaces(seat, s.rules, s.own[seat * OWN + AT_JARS]))
    return found


@lru_cache
def workshops(seat: int, moved: int) -> dict[str, Any]:
    notes = [say("note-next-worker", worker=WORKER_NAME[WORKSHOP_WORKER[moved]])] if moved < WORKSHOPS else []
    facts: WorkshopsFacts = {
        "moved": moved,
        "workers": [WORKERS[colour] for colour in WORKSHOP_WORKER],
        "points": list(DEVELOP_VP[1:]),
    }
    return thing(f"seat:{seat}/workshops", "zone-workshops", "counter", WORKSHOPS - moved, facts=facts, notes=notes)


@lru_cache(512)
def jar_spaces(seat: int, rules: int, taken: int) -> dict[str, Any]:
    gains = ABSOLVE_SPACES_OF[rules]
    spaces = [jar_space(seat, i, gains[i], (taken >> i) & 1 == 1) for i in range(len(gains))]
    return thing(f"seat:{seat}/jar-spaces", "zone-jar-spaces", "zone", items=spaces)


@lru_cache
def jar_space(seat: int, place: int, gain: Icons, jar: bool) -> dict[str, Any]:
    facts: JarFacts = {"gain": [ICONS[icon] for icon in gain], "jar": jar}
    notes = [say("note-jar" if jar else "note-free")]
    name = say("place-jar", rewards=icons(gain))
    return thing(f"seat:{seat}/jar-space:{place + 1}", name, "place", facts=facts, notes=notes)


def cards(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    walls = [wall_card(w) for w in range(len(s.wall_at)) if s.wall_at[w] == OWNED + seat]
    found = [thing(f"seat:{seat}/walls", "zone-walls", "zone", len(walls), items=walls)]
    if seat != s.opponent:
        hired = [hired_townsfolk(c) for c in range(len(s.folk_at)) if s.folk_at[c] == OWNED + seat]
        found.append(thing(f"seat:{seat}/townsfolk", "zone-townsfolk", "zone", len(hired), items=hired))
    for name, mark in (("converted", CONVERTED), ("attacked", ATTACKED)):
        where = mark + 2 * seat
        held = [held_outsider(c, points(s, seat, c)) for c in range(len(s.outsider_at)) if s.outsider_at[c] == where]
        found.append(thing(f"seat:{seat}/{name}", f"zone-{name}", "zone", len(held), items=held))
    return found


def points(s: PaladinsState, seat: int, card: int) -> int:
    """PAL-11.7 to PAL-11.10: what a converted outsider is worth now; an attacked one nothing by itself."""
    if s.outsider_at[card] != CONVERTED + 2 * seat:
        return 0
    found = converted_points(s, seat, OUTSIDER_TYPE[card])
    return max(found, MIN_CONVERT_VP) if seat == s.opponent else found


def charges(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    taxes = tuple([TAX_OF[entry >> 2] for entry in s.suspicion_held if entry & 3 == seat])
    return [
        suspicion(seat, taxes, s.own[seat * OWN + AT_SUSPICION]),
        debts(seat, "unpaid", s.own[seat * OWN + AT_UNPAID], UNPAID_VP),
        debts(seat, "paid", s.own[seat * OWN + AT_PAID], PAID_VP),
    ]


@lru_cache(256)
def debts(seat: int, side: str, count: int, each: int) -> dict[str, Any]:
    facts: DebtFacts = {"each": each}
    return thing(f"seat:{seat}/{side}", f"zone-{side}", "counter", count, facts=facts)


@lru_cache(2048)
def suspicion(seat: int, taxes: tuple[int, ...], count: int) -> dict[str, Any]:
    """The cards with their taxes, oldest first."""
    items = []
    for i, tax in enumerate(taxes):
        facts: SuspicionFacts = {"tax": tax}
        notes = [say("note-card-tax", tax=tax)]
        items.append(thing(f"seat:{seat}/suspicion/{i + 1}", "card-suspicion", "card", facts=facts, notes=notes))
    return thing(f"seat:{seat}/suspicion", "zone-suspicion", "zone", count, items=items)
