"""The turn in words: its options, and what is greyed out and why (section 4 of the rules)."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels.effects.building import (
    CITY_TOO_LARGE,
    DUPLICATE,
    FINE,
    LIMIT_REACHED,
    MAY_NOT_BUILD,
    NEVER_BUILT,
    NOT_GATHERED,
    build_fault,
    levy_lenders,
    makes_room,
    offer_builds,
    price,
)
from castellany.games.citadels.effects.cards import distinct
from castellany.games.citadels.effects.city import as_standing, has
from castellany.games.citadels.effects.districts import closed_districts, open_workshops
from castellany.games.citadels.effects.gather import gather_cards, gather_gold, income_of, way
from castellany.games.citadels.effects.powers import POWERS
from castellany.games.citadels.facts import (
    CARDINAL,
    CARDS,
    CHARACTER_IDS,
    DISTRICT_OF,
    EITHER,
    FRAMEWORK,
    INCOME_COLOUR,
    INCOME_PAYS,
    LIBRARY,
    LIMIT_OF,
    NECROPOLIS,
    RANK_OF,
    THIEVES_DEN,
    TRADER,
)
from castellany.games.citadels.ids import (
    CHARACTER_NAMES,
    COLOUR_NAMES,
    DISTRICT_NAMES,
    GOLD,
    city_targets,
    hand_targets,
    rank_target,
)
from castellany.games.citadels.layout import GATHERED, TOOK_INCOME
from castellany.games.citadels.lexicon import (
    BUILD,
    DRAW_CARDS,
    END,
    INCOME,
    LEVY,
    SACRIFICE,
    SCAFFOLD,
    SHARE,
    TAKE_GOLD,
)
from castellany.games.citadels.shown import LackFacts, TurnFacts
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Closed, Message, Option, Proposal, Refusal, say, seat_id

# How income is paid, by the numbers of facts.py.
PAYS_IDS: Final[list[str]] = ["", "gold", "cards", "either"]


def turn_option(s: CitadelsState, seat: int, choice: int) -> Option:
    if choice == TAKE_GOLD.base:
        gold = gather_gold(s, seat)
        return Option(choice, say("opt-take-gold", gold=gold), ("bank",), facts=way(gold, 0))
    if choice == DRAW_CARDS.base:
        cards = min(gather_cards(s, seat), len(s.deck))
        keeps_all = has(s, seat, LIBRARY) or cards == 1
        message = say("opt-draw-all" if keeps_all else "opt-draw-cards", cards=cards)
        return Option(choice, message, ("deck",), facts=way(0, cards))
    if choice == END.base:
        return Option(choice, say("opt-end"), role="stop", leaves=unused(s, seat))
    if choice == INCOME.base or SHARE.has(choice):
        return income_option(s, seat, choice)
    return build_option(s, seat, seat, choice)


def income_option(s: CitadelsState, seat: int, choice: int) -> Option:
    total = income_of(s, seat)
    colour = COLOUR_NAMES[INCOME_COLOUR[s.acting]]
    gold = SHARE.arg(choice) if SHARE.has(choice) else 0 if INCOME_PAYS[s.acting] == CARDS else total
    cards = min(total - gold, len(s.deck))
    facts = way(gold, cards)
    if 0 < gold < total:
        message = say("opt-share", gold=gold, cards=cards, colour=colour)
        return Option(choice, message, ("bank", "deck"), role="gain", facts=facts)
    if gold == 0:
        return Option(choice, say("opt-income-cards", cards=cards, colour=colour), ("deck",), role="gain", facts=facts)
    return Option(choice, say("opt-income-gold", gold=total, colour=colour), ("bank",), role="gain", facts=facts)


def ending(s: CitadelsState, seat: int) -> list[Proposal]:
    """Income in gold that still waits, and the end of the turn: one gesture, where nothing else is left to do."""
    pays = INCOME_PAYS[s.acting]
    if pays in (0, CARDS, EITHER) or s.used & TOOK_INCOME:
        return []
    gold = income_of(s, seat)
    if not gold:
        return []
    after = s.copy()
    after.gold[seat] += gold
    after.used |= TOOK_INCOME
    if unused(after, seat) is not None:
        return []
    return [Proposal((INCOME.base, END.base), say("opt-income-end", gold=gold))]


def unused(s: CitadelsState, seat: int) -> Message | None:
    """What the end of the turn leaves untaken: income, a build that could be paid, an ability, a district's use."""
    left: list[Message] = []
    if INCOME_PAYS[s.acting] and not s.used & TOOK_INCOME and income_of(s, seat):
        left.append(say("left-income", count=income_of(s, seat)))
    offers: list[int] = []
    offer_builds(s, seat, offers)
    if offers:
        left.append(say("left-build"))
    offers = []
    POWERS[s.acting].offer(s, seat, offers)
    if offers:
        left.append(say("left-ability"))
    left += [say(DISTRICT_NAMES[district]) for district in open_workshops(s, seat)]
    return say("left-unused", what=left) if left else None


def turn_facts(s: CitadelsState, seat: int) -> TurnFacts:
    offers: list[int] = []
    POWERS[s.acting].offer(s, seat, offers)
    return {
        "character": CHARACTER_IDS[s.acting],
        "gathered": s.used & GATHERED != 0,
        "income": income_of(s, seat) if INCOME_PAYS[s.acting] else 0,
        "income_pays": PAYS_IDS[INCOME_PAYS[s.acting]],
        "income_taken": s.used & TOOK_INCOME != 0,
        "built": s.built,
        "limit": LIMIT_OF[s.acting],
        "ability": bool(offers),
        "ability_price": least_gold(s, seat, offers),
    }


def least_gold(s: CitadelsState, seat: int, offers: list[int]) -> int | None:
    """The gold of the cheapest way to use the ability; None where none is spoken of."""
    least: int | None = None
    for choice in offers:
        for what, gold in POWERS[s.acting].option(s, seat, choice).price:
            if what == GOLD and (least is None or gold < least):
                least = gold
    return least


def build_option(s: CitadelsState, seat: int, owner: int, choice: int) -> Option:
    """A way to build a card from the hand of `owner`."""
    if BUILD.has(choice):
        card = BUILD.arg(choice)
        message = say("opt-build", district=DISTRICT_NAMES[card])
        return Option(choice, message, hand_targets(s, owner, card), ((GOLD, price(s, seat, card)),))
    if SCAFFOLD.has(choice):
        card = SCAFFOLD.arg(choice)
        message = say("opt-scaffold", district=DISTRICT_NAMES[card])
        targets = hand_targets(s, owner, card) + city_targets(s, seat, as_standing(s, seat, FRAMEWORK))
        return Option(choice, message, targets, (("district-framework", 1),))
    if SACRIFICE.has(choice):
        standing = SACRIFICE.arg(choice)
        message = say("opt-sacrifice", district=DISTRICT_NAMES[DISTRICT_OF[standing]])
        targets = hand_targets(s, owner, NECROPOLIS) + city_targets(s, seat, standing)
        return Option(choice, message, targets, ((DISTRICT_NAMES[standing], 1),))
    if LEVY.has(choice):
        card = LEVY.second(choice)
        other = LEVY.first(choice)
        due = price(s, seat, card)
        message = say("opt-levy", district=DISTRICT_NAMES[card], other=seat_id(other), gold=due - s.gold[seat])
        return Option(choice, message, hand_targets(s, owner, card), ((GOLD, due),))
    return Option(choice, say("opt-pay-cards"), hand_targets(s, owner, THIEVES_DEN))


def build_refusal(s: CitadelsState, seat: int, card: int, at_once: bool) -> Refusal:
    """Why a card cannot be built now; the gold is what is missing when nothing else is wrong."""
    fault = build_fault(s, seat, card, at_once)
    name = DISTRICT_NAMES[card]
    if fault == NOT_GATHERED:
        return Refusal(say("no-gather-first"), "CIT-4.4")
    if fault == MAY_NOT_BUILD:
        return Refusal(say("no-building", character=CHARACTER_NAMES[s.acting]), "CIT-11.4")
    if fault == LIMIT_REACHED and s.acting == TRADER:
        return Refusal(say("no-limit-trader"), "CIT-10.5")
    if fault == LIMIT_REACHED:
        return Refusal(say("no-limit", limit=LIMIT_OF[s.acting]), "CIT-4.6")
    if fault == DUPLICATE:
        return Refusal(say("no-duplicate", district=name), "CIT-4.7")
    if fault == NEVER_BUILT:
        return Refusal(say("no-vault"), "CIT-14.24")
    if fault == CITY_TOO_LARGE:
        return Refusal(say("no-monument"), "CIT-14.16")
    due = price(s, seat, card)
    return Refusal(say("no-gold-for", district=name, short=due - s.gold[seat], price=due), "CIT-4.5")


def can_build_somehow(s: CitadelsState, seat: int, card: int) -> bool:
    """Is there some way to build this card of the hand now?"""
    fault = build_fault(s, seat, card, False)
    if fault != FINE:
        return fault == CITY_TOO_LARGE and makes_room(s, seat, card)
    due = price(s, seat, card)
    gold = s.gold[seat]
    others = len(s.hands[seat]) - 1
    if due <= gold or has(s, seat, FRAMEWORK):
        return True
    if card == NECROPOLIS and s.cities[seat]:
        return True
    if card == THIEVES_DEN and gold + others >= due:
        return True
    return s.acting == CARDINAL and bool(levy_lenders(s, seat, due - gold, others))


def turn_closed(s: CitadelsState, seat: int, threatened: bool) -> list[Closed]:
    """Everything on the table that one might click now in vain."""
    found: list[Closed] = []
    if not s.used & GATHERED and threatened:
        for card in distinct(s.hands[seat]):
            found.append(Closed(hand_targets(s, seat, card), say("no-threat-first"), "CIT-6.9"))
        if not s.deck:
            found.append(Closed(("deck",), say("no-deck-empty"), "CIT-4.12"))
        return found
    for card in distinct(s.hands[seat]):
        if not can_build_somehow(s, seat, card):
            refusal = build_refusal(s, seat, card, False)
            short = price(s, seat, card) - s.gold[seat] if build_fault(s, seat, card, False) == FINE else None
            lack: LackFacts = {"short": short}
            found.append(Closed(hand_targets(s, seat, card), refusal.message, refusal.rule, lack))
    if s.used & GATHERED:
        found.append(Closed(("bank",), say("no-gathered"), "CIT-4.1"))
    elif not s.deck:
        found.append(Closed(("deck",), say("no-deck-empty"), "CIT-4.12"))
    if INCOME_PAYS[s.acting]:
        target = (rank_target(RANK_OF[s.acting]),)
        if s.used & TOOK_INCOME:
            found.append(Closed(target, say("no-income-twice"), "CIT-4.9"))
        elif income_of(s, seat) == 0:
            found.append(Closed(target, say("no-income", colour=COLOUR_NAMES[INCOME_COLOUR[s.acting]]), "CIT-4.9"))
        elif INCOME_PAYS[s.acting] == CARDS and not s.deck:
            found.append(Closed(target, say("no-deck-empty"), "CIT-4.12"))
    found.extend(POWERS[s.acting].closed(s, seat))
    found.extend(closed_districts(s, seat))
    return found
