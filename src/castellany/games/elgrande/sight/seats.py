"""The players and the imaginary one: points, stores, power cards, modifiers."""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.facts.board import (
    COURT,
    INVITES,
    MODIFIER_IDS,
    MODIFIER_VALUES,
    MODIFIERS,
    PLACES,
    POWERS,
    PROVINCE,
)
from castellany.games.elgrande.facts.cards import VETO
from castellany.games.elgrande.forecast import forecast
from castellany.games.elgrande.ids import CARD_NAMES, MODIFIER_NAMES, colour_id, power_said, store
from castellany.games.elgrande.scoring import total
from castellany.games.elgrande.shown import (
    HandFacts,
    ImaginaryFacts,
    ModifierFacts,
    PowerFacts,
    SeatFacts,
    SlotFacts,
)
from castellany.games.elgrande.sight.cards import card
from castellany.games.elgrande.sight.moment import playing_order, turn_of
from castellany.games.elgrande.state import NO_MODIFIER, NO_POWER, NOBODY, GrandeState, held
from castellany.games.elgrande.state import TURNS as STAGE_TURNS
from castellany.kernel import NOT_ASKED, UNANSWERED, Message, say, seat_id, thing

Thing = dict[str, Any]


def _province(s: GrandeState, colour: int, seen: bool) -> Thing:
    count = s.at[colour * PLACES + PROVINCE] if seen or s.open_castle else None
    return thing(store(s.seats, colour, "province"), "zone-province", "zone", count)


def _power(s: GrandeState, colour: int) -> int | None:
    return None if s.power[colour] == NO_POWER else s.power[colour]


def imaginary(s: GrandeState) -> Thing:
    colour = s.seats
    power = [] if s.power[colour] == NO_POWER else [say("note-power", power=s.power[colour])]
    facts: ImaginaryFacts = {
        "power": _power(s, colour),
        "turn": turn_of(s, colour),
        "order": playing_order(s).index(colour),
    }
    deck = thing("imaginary/powers", "zone-imaginary-powers", "pile", len(s.idle))
    homes = thing("imaginary/regions", "zone-region-cards", "pile", len(s.homes))
    items = [_province(s, colour, False), deck, homes]
    return thing("imaginary", "imaginary", "zone", facts=facts, notes=power, items=items)


def _power_card(seat: int, card: int) -> Thing:
    facts: PowerFacts = {"power": card, "invites": INVITES[card]}
    return thing(f"seat:{seat}/power:{card}", say("power-card", card=card), "card", facts=facts)


def _holder(s: GrandeState, power: int) -> str:
    """Who has this power in this round."""
    for c in range(s.colours):
        if s.power[c] == power:
            return colour_id(s.seats, c)
    return ""


def _hand(s: GrandeState, seat: int) -> HandFacts:
    slots: list[SlotFacts] = []
    for v in range(1, POWERS + 1):
        where = "hand" if (s.hands[seat] >> v) & 1 else "played" if s.played[seat] == v else "spent"
        slot: SlotFacts = {"value": v, "invites": INVITES[v], "where": where, "taken_by": _holder(s, v)}
        slots.append(slot)
    return {"slots": slots}


def _power_zone(seat: int, zone: str, mask: int, seen: bool, facts: HandFacts | None = None) -> Thing:
    cards = [v for v in range(1, POWERS + 1) if (mask >> v) & 1]
    items = [_power_card(seat, v) for v in cards] if seen else None
    return thing(f"seat:{seat}/{zone}", f"zone-{zone}", "zone", len(cards), facts=facts, items=items)


def _modifier(m: int) -> ModifierFacts:
    return {"modifier": MODIFIER_IDS[m], "power": MODIFIER_VALUES[m]}


def _modifier_zone(seat: int, zone: str, packed: int, seen: bool) -> Thing:
    count = 0
    items: list[Thing] = []
    for m in range(MODIFIERS):
        number = held(packed, m)
        count += number
        if number:
            id = f"seat:{seat}/modifier:{m}" if zone == "modifiers" else f"seat:{seat}/{zone}:{m}"
            items.append(thing(id, MODIFIER_NAMES[m], "card", number, facts=_modifier(m)))
    return thing(f"seat:{seat}/{zone}", f"zone-{zone}", "zone", count, items=items if seen else None)


def _disk(s: GrandeState, seat: int) -> str:
    """A secret disk that this seat is asked for; what it shows, nobody else learns."""
    if not s.sealed or s.frames[-1].kind == kinds.PASS_MODIFIER or s.sealed[seat] == NOT_ASKED:
        return ""
    return "asked" if s.sealed[seat] == UNANSWERED else "set"


def hidden(s: GrandeState, seat: int, own: bool) -> list[Thing]:
    """What only its owner sees, else how much there is of it: province, hand, discarded powers and modifiers."""
    found = [
        _province(s, seat, own),
        _power_zone(seat, "hand", s.hands[seat], own, _hand(s, seat) if own else None),
        _power_zone(seat, "spent", s.spent[seat], own),
    ]
    if s.changing:
        found.append(_modifier_zone(seat, "modifiers", s.mods[seat], own))
        found.append(_modifier_zone(seat, "modifiers-spent", s.mods_spent[seat], own))
    return found


def seat_thing(s: GrandeState, seat: int) -> Thing:
    """A player as the others see it."""
    province, *covered = hidden(s, seat, False)
    notes: list[Message] = []
    if s.power[seat] != NO_POWER:
        notes.append(say("note-power", power=power_said(s.power[seat])))
    played = [_power_card(seat, s.played[seat])] if s.played[seat] else []
    items = [
        thing(f"seat:{seat}/score", "res-points", "counter", total(s, seat)),
        thing(f"seat:{seat}/court", "zone-court", "zone", s.at[seat * PLACES + COURT]),
        province,
        thing(f"seat:{seat}/played", "zone-played", "zone", len(played), items=played),
        *covered[:2],
    ]
    if s.first == seat:
        items.append(thing("marker", "piece-marker", "flag"))
    if s.changing:
        if s.mod[seat] != NO_MODIFIER:
            items.append(
                thing(f"seat:{seat}/modifier", MODIFIER_NAMES[s.mod[seat]], "card", facts=_modifier(s.mod[seat]))
            )
        items += covered[2:]
    taken: list[Thing] = []
    if s.active == seat and s.card != NOBODY and s.stage == STAGE_TURNS and not piles.kept_veto(s, s.card, s.round):
        taken.append(card(piles.card_id(s, piles.pile_of(s, s.card)), s.card))
    items.append(thing(f"seat:{seat}/action", "zone-action", "zone", len(taken), items=taken))
    vetoes = s.vetoes[::2].count(seat)
    if vetoes:
        items.append(thing(f"seat:{seat}/vetoes", CARD_NAMES[VETO], "card", vetoes))
    facts: SeatFacts = {
        "first": s.first == seat,
        "power": _power(s, seat),
        "turn": turn_of(s, seat),
        "order": playing_order(s).index(seat),
        "forecast": forecast(s, seat),
        "disk": _disk(s, seat),
    }
    return thing(seat_id(seat), say("seat-name", seat=seat_id(seat)), "seat", facts=facts, notes=notes, items=items)
