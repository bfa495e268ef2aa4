"""What speaks for a card: to have it, to part with it, to get others."""

from __future__ import annotations

from castellany.games.citadels import facts as F
from castellany.games.citadels import lexicon as L
from castellany.games.citadels.effects.building import price
from castellany.games.citadels.facts import COLOUR, COST
from castellany.games.citadels.ids import DISTRICT_NAMES
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, say, seat_id


def buildable(s: CitadelsState, seat: int, card: int) -> bool:
    """May the card ever be built in this city as it stands?"""
    if card == F.SECRET_VAULT or (card == F.MONUMENT and len(s.cities[seat]) > 4):
        return False
    return not (s.marks[seat] >> card) & 1 or (s.marks[seat] >> F.QUARRY) & 1 == 1


def new_type(s: CitadelsState, seat: int, card: int) -> bool:
    return all(COLOUR[standing] != COLOUR[card] for standing in s.cities[seat])


def wanted_reasons(s: CitadelsState, seat: int, card: int) -> list[Message]:
    """Why a card is taken into the hand."""
    name = DISTRICT_NAMES[card]
    if card == F.SECRET_VAULT:
        return [say("why-citadels-vault", district=name)]
    if not buildable(s, seat, card):
        return [say("why-citadels-card-useless", district=name)]
    paid = price(s, seat, card) <= s.gold[seat]
    wanted = "why-citadels-card-paid" if paid else "why-citadels-card"
    found = [say(wanted, district=name, points=COST[card])]
    if new_type(s, seat, card):
        found.append(say("why-citadels-card-new", district=name))
    return found


def unwanted_reasons(s: CitadelsState, seat: int, card: int) -> list[Message]:
    """Why a card may leave the hand."""
    name = DISTRICT_NAMES[card]
    if not buildable(s, seat, card):
        return [say("why-citadels-card-useless", district=name)]
    due = price(s, seat, card)
    if due > s.gold[seat] + 2:
        return [say("why-citadels-card-dear", district=name, price=due, gold=s.gold[seat])]
    return [say("why-citadels-card-cheap", district=name, points=COST[card])]


def card_deeds(s: CitadelsState, seat: int, choice: int) -> list[Message]:
    """Cards put away, given, exchanged, drawn."""
    hand = len(s.hands[seat])
    if L.DISCARD.has(choice):
        return unwanted_reasons(s, seat, L.DISCARD.arg(choice))
    if L.GIVE.has(choice):
        return unwanted_reasons(s, seat, L.GIVE.arg(choice))
    if L.TRANSMUTE.has(choice):
        return [say("why-citadels-laboratory"), *unwanted_reasons(s, seat, L.TRANSMUTE.arg(choice))]
    if L.EXHIBIT.has(choice):
        return [say("why-citadels-museum"), *unwanted_reasons(s, seat, L.EXHIBIT.arg(choice))]
    if choice == L.FORGE.base:
        return [say("why-citadels-smithy", cards=hand)]
    if choice == L.PAY_GOLD.base:
        return [say("why-citadels-pay-gold", cards=hand)]
    if choice == L.DONE.base:
        return [say("why-citadels-redraw-done", cards=hand)]
    if choice == L.REDRAW_CARDS.base:
        idle = sum(1 for card in s.hands[seat] if not buildable(s, seat, card))
        return [say("why-citadels-redraw-idle", cards=idle) if idle else say("why-citadels-redraw", cards=hand)]
    if L.SWAP.has(choice):
        other = L.SWAP.arg(choice)
        return [say("why-citadels-swap", seat=seat_id(other), cards=len(s.hands[other]), own=hand)]
    if L.LOOK.has(choice):
        other = L.LOOK.arg(choice)
        return [say("why-citadels-look", seat=seat_id(other), cards=len(s.hands[other]))]
    if L.VOYAGE.has(choice):
        wanted = "why-citadels-voyage-gold" if L.VOYAGE.arg(choice) == 0 else "why-citadels-voyage-cards"
        return [say(wanted, cards=hand)]
    if L.BORROW.has(choice):
        return [say("why-citadels-borrow", seat=seat_id(L.BORROW.arg(choice)))]
    return []
