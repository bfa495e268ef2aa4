"""One seat's side of the table: resources, tracks, the twelve actions, cards, and what is hidden but counted."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from castellany.games.paladins.facts.board import ABSOLVE_SPACES, BOARD_SLOTS, LIMIT, SLOTS, WORKSHOPS
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ACTIONS,
    ANY,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    ICONS,
    WORKERS,
)
from castellany.games.paladins.facts.paladins import PALADINS
from castellany.games.paladins.facts.solo import RESOURCE_SPACES
from castellany.games.paladins.facts.tables import (
    ACTION_SLOT,
    JAR_INFLUENCE,
    NEEDS,
    TAX_OF,
    TRACK_VP,
    WALL_INFLUENCE,
    WORKSHOP_WORKER,
)
from castellany.games.paladins.ids import (
    ACTION_NAME,
    ATTRIBUTE_NAME,
    PALADIN_NAME,
    SCHEME_NAME,
    WORKER_NAME,
    action_thing,
    icons,
    paladin_thing,
    slot_thing,
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
    WORKSHOP,
)
from castellany.games.paladins.prices import price
from castellany.games.paladins.shown import (
    ActionFacts,
    JarFacts,
    PaladinFacts,
    SeatFacts,
    SlotFacts,
    SuspicionFacts,
    TrackFacts,
)
from castellany.games.paladins.sight.cards import held_outsider, hired_townsfolk, wall_card
from castellany.games.paladins.track import lowest, value
from castellany.kernel import Message, say, thing

if TYPE_CHECKING:
    from castellany.games.paladins.state import PaladinsState


def seat_thing(s: PaladinsState, seat: int, mine: bool) -> dict[str, Any]:
    opponent = seat == s.opponent
    items = [*tracks(s, seat), *([] if opponent else resources(s, seat)), workers(s, seat)]
    if opponent:
        items += opponent_things(s)
    else:
        items += paladins(s, seat, mine)
    items += [action(s, seat, number) for number in range(12) if not (opponent and number in (DEVELOP, HUNT))]
    items += [*pieces(s, seat, opponent), *cards(s, seat), *charges(s, seat)]
    notes: list[Message] = []
    if seat == s.first and not opponent:
        notes.append(say("note-first"))
    if s.own[seat * OWN + AT_PASSED]:
        notes.append(say("note-passed"))
    name = say("opponent") if opponent else say("seat-name", seat=who(s, seat))
    facts: SeatFacts = {"automatic": opponent}
    return thing(f"seat:{seat}", name, "seat", facts=facts, notes=notes, items=items)


def tracks(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    found = []
    for attribute in range(3):
        marker = s.own[seat * OWN + attribute]
        bonus = value(s, seat, attribute) - marker
        notes = [say("note-track", points=TRACK_VP[marker])]
        if bonus:
            notes.append(say("note-bonus", bonus=bonus, value=marker + bonus))
        facts: TrackFacts = {"bonus": bonus}
        if seat == s.opponent:
            facts["height"] = s.stack.index(attribute)
            if attribute == lowest(s):
                notes.append(say("note-next-lap"))
        name = ATTRIBUTE_NAME[attribute]
        found.append(thing(f"seat:{seat}/{name}", name, "track", marker, facts=facts, notes=notes))
    return found


def resources(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    return [
        thing(f"seat:{seat}/silver", "res-silver", "counter", s.own[seat * OWN + AT_SILVER]),
        thing(f"seat:{seat}/provisions", "res-provision", "counter", s.own[seat * OWN + AT_PROVISION]),
    ]


def workers(s: PaladinsState, seat: int) -> dict[str, Any]:
    items = [thing(workers_thing(seat, c), WORKER_NAME[c], "counter", s.workers[seat * 6 + c]) for c in range(6)]
    total = sum(s.workers[seat * 6 : seat * 6 + 6])
    return thing(f"seat:{seat}/workers", "zone-workers", "zone", total, items=items)


def paladin_card(seat: int, number: int, notes: list[Message]) -> dict[str, Any]:
    record = PALADINS[number]
    faith, strength, influence = record.bonus
    facts: PaladinFacts = {
        "workers": [WORKERS[c] for c in record.workers],
        "bonus": {"faith": faith, "strength": strength, "influence": influence},
        "action": ACTIONS[record.action],
    }
    gains = say("note-paladin", rewards=icons(record.workers), paladin=PALADIN_NAME[number])
    return thing(paladin_thing(seat, number), PALADIN_NAME[number], "card", facts=facts, notes=[gains, *notes])


def paladins(s: PaladinsState, seat: int, mine: bool) -> list[dict[str, Any]]:
    """PAL-3.4: the owner sees the hand and remembers what went on top and under the deck."""
    count = s.own[seat * OWN + AT_DECK]
    deck = s.paladins[seat * 12 : seat * 12 + count]
    current = s.own[seat * OWN + AT_PALADIN]
    shown = current >= 0 or mine
    if current < 0:
        current = s.own[seat * OWN + AT_CHOSEN]
    shown = shown and current >= 0
    played = [c for c in s.paladins[seat * 12 + count : seat * 12 + 12] if c != current]
    hidden = [] if shown or current < 0 else [say("note-face-down")]
    found = [
        thing(
            f"seat:{seat}/paladin",
            "zone-paladin",
            "place",
            1 if current >= 0 else 0,
            notes=hidden,
            items=[paladin_card(seat, current, [])] if shown else [],
        )
    ]
    choosing = s.round > 0 and current < 0
    if choosing:
        hand = deck[-3:]
        deck = deck[:-3]
        shown_hand = [paladin_card(seat, card, []) for card in hand] if mine else None
        found.append(thing(f"seat:{seat}/hand", "zone-hand", "zone", len(hand), items=shown_hand))
    known = remembered(s, seat, deck, choosing) if mine else None
    found.append(thing(f"seat:{seat}/paladins", "zone-paladin-deck", "pile", len(deck), items=known))
    gone = [thing(paladin_thing(seat, card), PALADIN_NAME[card], "card") for card in played]
    found.append(thing(f"seat:{seat}/played", "zone-played", "pile", len(gone), items=gone))
    return found


def remembered(s: PaladinsState, seat: int, deck: list[int], choosing: bool) -> list[dict[str, Any]]:
    if s.round == 0:
        return []
    under = min(s.round - 1 if choosing else s.round, len(deck) - (0 if choosing else 1))
    items = [] if choosing else [paladin_card(seat, deck[-1], [say("note-on-top")])]
    for i in range(under - 1, -1, -1):
        items.append(paladin_card(seat, deck[i], [say("note-under", place=i + 1)]))
    return items


def action(s: PaladinsState, seat: int, number: int) -> dict[str, Any]:
    first = seat * BOARD_SLOTS + ACTION_SLOT[number]
    stands = tuple(s.board[first : first + len(SLOTS[number])])
    done = s.own[seat * OWN + AT_DONE + number]
    cost = 0 if seat == s.opponent or used_up(number, done) else price(s, seat, number)
    return action_node(seat, number, seat == s.opponent, stands, done, cost)


def used_up(number: int, done: int) -> bool:
    """PAL-4.5: after the seventh time there is neither a price nor a requirement to show."""
    return done >= LIMIT and number in (COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)


# There are 48 of these at every look at a table, and from one look to the next hardly one of them changes.
@lru_cache(8192)
def action_node(
    seat: int, number: int, opponent: bool, stands: tuple[int, ...], done: int, cost: int
) -> dict[str, Any]:
    shown = stands[:1] if opponent and number < COMMISSION else stands
    colours = [ANY if opponent else colour for colour in SLOTS[number]]
    items = [slot_node(seat, number, i, colours[i], piece) for i, piece in enumerate(shown)]
    needed = [slot_worker(colours[i]) for i, piece in enumerate(shown) if piece != WORKSHOP]
    blocked = any(0 < piece < WORKSHOP for piece in shown)
    slots = say("note-opponent-slots", count=len(needed)) if opponent else say("note-slots", workers=needed)
    facts: ActionFacts = {"blocked": blocked, "done": done}
    return thing(
        action_thing(seat, number),
        ACTION_NAME[number],
        "place",
        facts=facts,
        notes=[slots, *action_notes(number, done, blocked, cost)],
        items=items,
    )


def slot_node(seat: int, number: int, place: int, colour: int, stands: int) -> dict[str, Any]:
    notes: list[Message] = []
    if 0 < stands < WORKSHOP:
        notes.append(say("note-stands", worker=WORKER_NAME[stands - 1]))
    facts: SlotFacts = {
        "colour": "any" if colour == ANY else WORKERS[colour],
        "stands": "" if stands == 0 else "workshop" if stands == WORKSHOP else WORKERS[stands - 1],
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


def pieces(s: PaladinsState, seat: int, opponent: bool) -> list[dict[str, Any]]:
    done = seat * OWN + AT_DONE
    moved = s.own[done + DEVELOP]
    found = [
        thing(f"seat:{seat}/monks", "zone-monks", "counter", LIMIT - s.own[done + COMMISSION]),
        thing(f"seat:{seat}/outposts", "zone-outposts", "counter", LIMIT - s.own[done + GARRISON]),
        thing(f"seat:{seat}/jars", "zone-jars", "counter", LIMIT - s.own[done + ABSOLVE]),
    ]
    if opponent:
        return found
    notes = [say("note-next-worker", worker=WORKER_NAME[WORKSHOP_WORKER[moved]])] if moved < WORKSHOPS else []
    found.append(thing(f"seat:{seat}/workshops", "zone-workshops", "counter", WORKSHOPS - moved, notes=notes))
    taken = s.own[seat * OWN + AT_JARS]
    spaces = [jar_space(seat, i, (taken >> i) & 1 == 1) for i in range(len(ABSOLVE_SPACES))]
    found.append(thing(f"seat:{seat}/jar-spaces", "zone-jar-spaces", "zone", items=spaces))
    return found


@lru_cache
def jar_space(seat: int, place: int, jar: bool) -> dict[str, Any]:
    gain = ABSOLVE_SPACES[place]
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
        held = [held_outsider(c) for c in range(len(s.outsider_at)) if s.outsider_at[c] == mark + 2 * seat]
        found.append(thing(f"seat:{seat}/{name}", f"zone-{name}", "zone", len(held), items=held))
    return found


def charges(s: PaladinsState, seat: int) -> list[dict[str, Any]]:
    held = [entry >> 2 for entry in s.suspicion_held if entry & 3 == seat]
    items = []
    for i, card in enumerate(held):
        facts: SuspicionFacts = {"tax": TAX_OF[card]}
        notes = [say("note-card-tax", tax=TAX_OF[card])]
        items.append(thing(f"seat:{seat}/suspicion/{i + 1}", "card-suspicion", "card", facts=facts, notes=notes))
    return [
        thing(f"seat:{seat}/suspicion", "zone-suspicion", "zone", s.own[seat * OWN + AT_SUSPICION], items=items),
        thing(f"seat:{seat}/unpaid", "zone-unpaid", "counter", s.own[seat * OWN + AT_UNPAID]),
        thing(f"seat:{seat}/paid", "zone-paid", "counter", s.own[seat * OWN + AT_PAID]),
    ]


def opponent_things(s: PaladinsState) -> list[dict[str, Any]]:
    """PAL-12.9: the resource track and the schemes."""
    spaces = [
        thing(
            f"opponent-track/{i + 1}",
            say("place-track", space=i + 1),
            "place",
            notes=[say("note-marker")] if i == s.marker else [],
        )
        for i in range(RESOURCE_SPACES)
    ]
    gone = [thing(f"scheme:{i + 1}", SCHEME_NAME[card], "card") for i, card in enumerate(s.scheme_discard)]
    return [
        thing("opponent-track", "zone-opponent-track", "track", s.marker + 1, items=spaces),
        thing("scheme-deck", "zone-scheme-deck", "pile", len(s.scheme_deck)),
        thing("scheme-discard", "zone-scheme-discard", "pile", len(gone), items=gone),
    ]
