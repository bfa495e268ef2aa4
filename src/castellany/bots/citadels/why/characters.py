"""What speaks for naming a character: to pick it, to lay it aside, or to aim at whoever has it.

Whoever has it is not known: such sentences name a player only for what lies open, gold, cards and city.
"""

from __future__ import annotations

from typing import Final

from castellany.bots.citadels.worth import threat
from castellany.games.citadels import facts as F
from castellany.games.citadels.effects.building import price
from castellany.games.citadels.effects.city import count_colour
from castellany.games.citadels.facts import CHARACTER_IDS, INCOME_COLOUR, LIMIT_OF, RANK_OF
from castellany.games.citadels.ids import CHARACTER_NAMES
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Message, say, seat_id

# Whose ability the sentences about crown, city and hand have told.
SAID_ALREADY: Final = (F.KING, F.PATRICIAN, F.BISHOP, F.MAGICIAN)


def leader(s: CitadelsState, seat: int) -> int:
    """The strongest of the others."""
    best = (seat + 1) % s.seats
    for other in range(s.seats):
        if other != seat and threat(s, other) > threat(s, best):
            best = other
    return best


def pick_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """What the character brings as things stand; then what it always can do."""
    name = CHARACTER_NAMES[character]
    found: list[Message] = []
    count = income_from(s, seat, character)
    if count:
        found.append(say("why-citadels-pick-income", count=count))
    if LIMIT_OF[character] > 1 and affords_two(s, seat):
        found.append(say("why-citadels-pick-builds"))
    found += chance_reasons(s, seat, character)
    if RANK_OF[character] in (1, 8):
        found.append(say("why-citadels-pick-hinder", character=name, seat=seat_id(leader(s, seat))))
    if RANK_OF[character] == 4:
        found.append(say("why-citadels-pick-crown", character=name))
    if not found or (len(found) == 1 and character not in SAID_ALREADY):
        found.append(say("why-citadels-power", character=name, power=CHARACTER_IDS[character]))
    return found


def chance_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """Gold, cards and taxes that lie with others, or one's own city to be kept."""
    if RANK_OF[character] == 2:
        gold = sum(s.gold) - s.gold[seat]
        return [say("why-citadels-pick-loot", gold=gold)] if gold else []
    if character == F.MAGICIAN or character == F.WIZARD:
        rich = fullest_hand(s, seat)
        cards, own = len(s.hands[rich]), len(s.hands[seat])
        if cards > own:
            return [say("why-citadels-swap", seat=seat_id(rich), cards=cards, own=own)]
        return []
    if character == F.BISHOP and s.cities[seat]:
        return [say("why-citadels-pick-safe", count=len(s.cities[seat]))]
    if character == F.TAX_COLLECTOR and s.taxes:
        return [say("why-citadels-taxes", gold=s.taxes)]
    return []


def lay_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """What nobody else can do once the character lies aside."""
    name = CHARACTER_NAMES[character]
    most, count = NOBODY, 0
    for other in range(s.seats):
        if other != seat and income_from(s, other, character) > count:
            most, count = other, income_from(s, other, character)
    found: list[Message] = []
    if count:
        found.append(say("why-citadels-rival-income", character=name, seat=seat_id(most), count=count))
    found += harm_reasons(s, seat, character)
    found.append(say("why-citadels-deny", character=name))
    return found


def aim_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """What whoever has the character would have gained, or done to this seat, in a turn that is taken from them."""
    name = CHARACTER_NAMES[character]
    strongest = leader(s, seat)
    found = harm_reasons(s, seat, character)
    count = income_from(s, strongest, character)
    if count:
        found.append(say("why-citadels-rival-income", character=name, seat=seat_id(strongest), count=count))
    if LIMIT_OF[character] > 1:
        gold, cards = s.gold[strongest], len(s.hands[strongest])
        if gold >= 4 and cards > 1:
            found.append(
                say("why-citadels-rival-builds", character=name, seat=seat_id(strongest), gold=gold, cards=cards)
            )
    return found


def harm_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """What the character could do to this seat."""
    name = CHARACTER_NAMES[character]
    if character == F.THIEF and s.gold[seat] > 1:
        return [say("why-citadels-harm-gold", character=name, gold=s.gold[seat])]
    if character == F.MAGICIAN and len(s.hands[seat]) > 2:
        return [say("why-citadels-harm-hand", character=name, cards=len(s.hands[seat]))]
    if RANK_OF[character] == 8 and s.cities[seat] and s.protected != seat:
        return [say("why-citadels-harm-city", character=name, count=len(s.cities[seat]))]
    return []


def kill_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    return [*aim_reasons(s, seat, character), say("why-citadels-kill", character=CHARACTER_NAMES[character])]


def mark_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """Warrants of the Magistrate, threats of the Blackmailer."""
    wanted = "why-citadels-mark-threat" if s.acting == F.BLACKMAILER else "why-citadels-mark-warrant"
    return [*aim_reasons(s, seat, character), say(wanted, character=CHARACTER_NAMES[character])]


def rob_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """The richest who may have it: not whoever has shown all characters already."""
    name = CHARACTER_NAMES[character]
    richest = NOBODY
    for other in range(s.seats):
        if other != seat and not known(s, other) and (richest == NOBODY or s.gold[other] > s.gold[richest]):
            richest = other
    if richest == NOBODY or not s.gold[richest]:
        return [say("why-citadels-rob-anybody", character=name)]
    return [say("why-citadels-rob", character=name, seat=seat_id(richest), gold=s.gold[richest])]


def bewitch_reasons(s: CitadelsState, seat: int, character: int) -> list[Message]:
    """The Witch gets the turn: what the character would do for her."""
    name = CHARACTER_NAMES[character]
    count = income_from(s, seat, character)
    found: list[Message] = []
    if count:
        found.append(say("why-citadels-pick-income", count=count))
    if LIMIT_OF[character] > 1 and affords_two(s, seat):
        found.append(say("why-citadels-pick-builds"))
    found.append(say("why-citadels-power", character=name, power=CHARACTER_IDS[character]))
    return found


def income_from(s: CitadelsState, seat: int, character: int) -> int:
    colour = INCOME_COLOUR[character]
    return count_colour(s, seat, colour) if colour >= 0 else 0


def affords_two(s: CitadelsState, seat: int) -> bool:
    """Two different cards of the hand that no duplicate forbids, with the two gold of the turn."""
    costs = sorted(
        price(s, seat, card)
        for card in set(s.hands[seat])
        if card != F.SECRET_VAULT and not (s.marks[seat] >> card) & 1
    )
    return len(costs) > 1 and costs[0] + costs[1] <= s.gold[seat] + 2


def fullest_hand(s: CitadelsState, seat: int) -> int:
    best = (seat + 1) % s.seats
    for other in range(s.seats):
        if other != seat and len(s.hands[other]) > len(s.hands[best]):
            best = other
    return best


def known(s: CitadelsState, seat: int) -> bool:
    """Has the seat shown all its characters? One each, two with two or three players (CIT-2.2)."""
    count = 0
    for rank in range(1, len(s.cast)):
        if (s.shown >> rank) & 1 and s.holder[rank] == seat:
            count += 1
    return count >= (2 if s.seats <= 3 else 1)
