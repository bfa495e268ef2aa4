"""Unique districts that are used on one's turn: Armory, Laboratory, Smithy, Museum (section 14 of the rules).

The others act where they matter: prices and limits in building.py, the gather in gather.py, the
end of a turn in flow.py, points in scoring.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castellany.games.citadels.effects.aim import FINE, arm_fault, kinds_in, shut
from castellany.games.citadels.effects.cards import distinct, draw, put_under, take_from_hand
from castellany.games.citadels.effects.city import destroy, has, ruin
from castellany.games.citadels.effects.gather import gain_gold
from castellany.games.citadels.facts import ARMORY, BEAUTIFIED, LABORATORY, MUSEUM, SMITHY
from castellany.games.citadels.ids import (
    DISTRICT_NAMES,
    GOLD,
    city_targets,
    district_name,
    district_rule,
    hand_targets,
)
from castellany.games.citadels.layout import USED_LABORATORY, USED_MUSEUM, USED_SMITHY
from castellany.games.citadels.lexicon import ARM, EXHIBIT, FORGE, TRANSMUTE
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Option, say, seat_id

# The districts that give choices during a turn.
WORKSHOPS: Final = (1 << ARMORY) | (1 << LABORATORY) | (1 << SMITHY) | (1 << MUSEUM)


def offer_districts(s: CitadelsState, seat: i64, out: list[int]) -> None:
    marks = s.marks[seat]
    if (marks >> LABORATORY) & 1 and not s.used & USED_LABORATORY:
        for card in distinct(s.hands[seat]):
            out.append(TRANSMUTE.base + card)
    if (marks >> SMITHY) & 1 and not s.used & USED_SMITHY and s.gold[seat] >= 2 and s.deck:
        out.append(FORGE.base)
    if (marks >> MUSEUM) & 1 and not s.used & USED_MUSEUM:
        for card in distinct(s.hands[seat]):
            out.append(EXHIBIT.base + card)
    if (marks >> ARMORY) & 1:
        for owner in range(s.seats):
            for standing in kinds_in(s.cities[owner]):
                if arm_fault(s, seat, owner, standing) == FINE:
                    out.append(ARM.of2(owner, standing))


def open_workshops(s: CitadelsState, seat: int) -> list[int]:
    """The seat's districts that could still be used this turn."""
    offers: list[int] = []
    offer_districts(s, seat, offers)
    found: list[int] = []
    for district, verb in ((LABORATORY, TRANSMUTE), (SMITHY, FORGE), (MUSEUM, EXHIBIT), (ARMORY, ARM)):
        for choice in offers:
            if verb.has(choice):
                found.append(district)
                break
    return found


def use_district(s: CitadelsState, seat: i64, choice: i64) -> None:
    if TRANSMUTE.has(choice):
        s.used |= USED_LABORATORY
        take_from_hand(s, seat, TRANSMUTE.arg(choice))
        put_under(s, [TRANSMUTE.arg(choice)])
        if s.hears:
            move = ("card-back", f"seat:{seat}/hand", "deck", 1)
            s.tell("event-laboratory", {"seat": seat_id(seat)}, moves=[move])
        gain_gold(s, seat, 2, "district-laboratory")
    elif choice == FORGE.base:
        s.used |= USED_SMITHY
        s.gold[seat] -= 2
        if s.hears:
            s.tell("event-smithy", {"seat": seat_id(seat)}, moves=[(GOLD, f"seat:{seat}/gold", "bank", 2)])
        draw(s, seat, 3, "district-smithy")
    elif EXHIBIT.has(choice):
        s.used |= USED_MUSEUM
        take_from_hand(s, seat, EXHIBIT.arg(choice))
        s.museum = [*s.museum, EXHIBIT.arg(choice)]
        if s.hears:
            move = ("card-back", f"seat:{seat}/hand", f"seat:{seat}/city", 1)
            s.tell("event-museum", {"seat": seat_id(seat)}, moves=[move])
    else:
        owner = ARM.first(choice)
        standing = ARM.second(choice)
        if s.hears:
            name = district_name(standing)
            s.tell(
                "event-armory",
                {"seat": seat_id(seat), "other": seat_id(owner), "district": name},
                moves=[ruin(seat, DISTRICT_NAMES[ARMORY]), ruin(owner, name)],
            )
        own = ARMORY if ARMORY in s.cities[seat] else ARMORY + BEAUTIFIED
        destroy(s, seat, own, True)
        destroy(s, owner, standing, True)


def district_option(s: CitadelsState, seat: i64, choice: i64) -> Option:
    if TRANSMUTE.has(choice):
        card = TRANSMUTE.arg(choice)
        return Option(choice, say("opt-laboratory", district=DISTRICT_NAMES[card]), hand_targets(s, seat, card))
    if choice == FORGE.base:
        return Option(
            choice, say("opt-smithy", cards=min(3, len(s.deck))), (place_of(s, seat, SMITHY), "deck"), ((GOLD, 2),)
        )
    if EXHIBIT.has(choice):
        card = EXHIBIT.arg(choice)
        return Option(choice, say("opt-museum", district=DISTRICT_NAMES[card]), hand_targets(s, seat, card))
    owner = ARM.first(choice)
    standing = ARM.second(choice)
    message = say("opt-armory", district=district_name(standing), other=seat_id(owner))
    return Option(choice, message, city_targets(s, owner, standing))


def place_of(s: CitadelsState, seat: i64, district: i64) -> str:
    """The id of a unique district in a city, beautified or not."""
    for standing in (district, district + BEAUTIFIED):
        targets = city_targets(s, seat, standing)
        if targets:
            return targets[0]
    return f"seat:{seat}/city"


def closed_districts(s: CitadelsState, seat: i64) -> list[Closed]:
    """Workshops that stand idle now, with the reason."""
    found: list[Closed] = []
    for district, bit in ((LABORATORY, USED_LABORATORY), (SMITHY, USED_SMITHY), (MUSEUM, USED_MUSEUM)):
        if not has(s, seat, district):
            continue
        target = (place_of(s, seat, district),)
        rule = district_rule(district)
        if s.used & bit:
            found.append(Closed(target, say("no-used-district", district=DISTRICT_NAMES[district]), rule))
        elif district == SMITHY:
            if s.gold[seat] < 2:
                message = say("no-gold-for", district=DISTRICT_NAMES[SMITHY], short=2 - s.gold[seat], price=2)
                found.append(Closed(target, message, rule))
            elif not s.deck:
                found.append(Closed(target, say("no-deck-empty"), "CIT-4.12"))
        elif not s.hands[seat]:
            found.append(Closed(target, say("no-cards"), rule))
    if has(s, seat, ARMORY):
        for owner in range(s.seats):
            for standing in kinds_in(s.cities[owner]):
                fault = arm_fault(s, seat, owner, standing)
                if fault != FINE:
                    found.append(shut(s, fault, owner, standing, 0, 0))
    return found
