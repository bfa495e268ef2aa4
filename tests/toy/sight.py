"""What a seat may see, as a tree of things (TOY-1.4): its own hand, and of others' hands only the number."""

from __future__ import annotations

from typing import Any

from castellany.kernel import observation, say, seat_id, thing
from tests.toy.facts import HIGH
from tests.toy.ids import BANK, GOLD, RELICS, card_id, place
from tests.toy.scoring import scores
from tests.toy.shown import CardFacts
from tests.toy.state import TitheState


def observe(s: TitheState, seat: int | None) -> dict[str, Any]:
    things = [
        thing(BANK, "bank", "zone"),
        thing("deck", "zone-deck", "pile", len(s.deck)),
        cards("used", "zone-used", s.used, True),
        *[seat_thing(s, each, each == seat) for each in range(s.seats)],
    ]
    phase = say("phase-round", round=s.round)
    points = [each.json() for each in scores(s)]
    return observation(seat, phase, things, points, s.round, range(1, s.rounds + 1))


def seat_thing(s: TitheState, seat: int, own: bool) -> dict[str, Any]:
    items = [
        thing(place(seat, "gold"), GOLD, "counter", s.gold[seat]),
        thing(place(seat, "relics"), RELICS, "counter", s.relics[seat]),
        cards(place(seat, "hand"), "zone-hand", s.hands[seat], own),
    ]
    return thing(seat_id(seat), say("seat-name", seat=seat_id(seat)), "seat", items=items)


def cards(id: str, name: str, mask: int, seen: bool) -> dict[str, Any]:
    items = [card_thing(card) for card in range(mask.bit_length()) if (mask >> card) & 1] if seen else None
    return thing(id, name, "zone", mask.bit_count(), items=items)


def card_thing(card: int) -> dict[str, Any]:
    facts: CardFacts = {"number": card + 1, "high": card >= HIGH}
    return thing(card_id(card), say("card-number", number=card + 1), "card", facts=facts)
