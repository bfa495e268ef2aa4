"""Why this pair, this card, this way, this townsfolk or none."""

from __future__ import annotations

from castellany.bots.viscounts.why.looks import (
    at_once,
    effect_of,
    harms,
    icons_of,
    in_last_round,
    welcome,
)
from castellany.bots.viscounts.why.plans import best_choice, plan_words
from castellany.bots.viscounts.worth import action_worth
from castellany.games.viscounts import lexicon as lex
from castellany.games.viscounts.cards import all_cards
from castellany.games.viscounts.effects.leaves import Gain
from castellany.games.viscounts.facts.kinds import CRIMINAL, ICON_IDS, INSTANT, SILVER
from castellany.games.viscounts.facts.player_cards import PLAYER_CARDS
from castellany.games.viscounts.facts.tables import ABILITY, COST, ICONS, TIMING, TOP
from castellany.games.viscounts.ids import card_name, place_number, space_id
from castellany.games.viscounts.movement import destinations, fare
from castellany.games.viscounts.payment import useful_icons
from castellany.games.viscounts.setup import offered
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Message, say


def pick_reasons(s: ViscountsState, choice: int) -> list[Message]:
    """A pair: what it starts with compared with the others, its extra, its hero."""
    card = lex.PICK.arg(choice)
    found: list[Message] = []
    goods = True
    silver = True
    for other in offered(s):
        if other != card:
            goods = goods and resources_of(other) < resources_of(card)
            silver = silver and silver_of(other) < silver_of(card)
    if goods:
        found.append(say("why-viscounts-pick-goods", count=resources_of(card)))
    elif silver:
        found.append(say("why-viscounts-pick-silver", count=silver_of(card)))
    if not harms(PLAYER_CARDS[card].extra):
        found.append(say("why-viscounts-pick-extra", effect=PLAYER_CARDS[card].extra.message()))
    hero = s.offer[offered(s).index(card) * 2 + 1]
    icons = [
        say("why-viscounts-times", count=ICONS[hero * 5 + icon], icon=f"icon-{ICON_IDS[icon]}")
        for icon in range(5)
        if ICONS[hero * 5 + icon]
    ]
    found.append(say("why-viscounts-pick-hero", card=card_name(hero), icons=icons))
    return found


def resources_of(card: int) -> int:
    """Ink, stone, gold and resources of choice of a player card."""
    gain = PLAYER_CARDS[card].gain
    assert isinstance(gain, Gain)
    return sum(gain.amounts[1:5])


def silver_of(card: int) -> int:
    gain = PLAYER_CARDS[card].gain
    assert isinstance(gain, Gain)
    return gain.amounts[SILVER]


def play_reasons(s: ViscountsState, seat: int, card: int) -> list[Message]:
    """A card for the board: where its steps lead, what it does at once, and its icons."""
    after = s.copy()
    after.row[seat * 3] = card
    after.steps = COST[card]
    found = play_plan(after, seat)
    if TIMING[card] == INSTANT and welcome(s, seat, effect_of(ABILITY[card])):
        found.append(at_once(effect_of(ABILITY[card])))
    best = -1
    most = 0
    for action in range(4):
        helps = ICONS[card * 5 + action] + ICONS[card * 5 + CRIMINAL]
        count = useful_icons(after, seat, action)
        if helps and count > most:
            best = action
            most = count
    found.append(say("why-viscounts-play-icons", action=best, count=most))
    return found


def play_plan(after: ViscountsState, seat: int) -> list[Message]:
    """The best action within reach once the card lies on the board, silver for the way counted against it."""
    silver = after.goods[seat * 4 + SILVER]
    found: list[Message] = []
    best = 0.0
    for where in destinations(after, seat):
        price = fare(after, seat, where)
        there = after.copy()
        there.at[seat] = where
        there.goods[seat * 4 + SILVER] = silver - price
        choice = best_choice(there, seat)
        if choice >= 0 and action_worth(there, seat, choice) - 0.3 * price > best:
            best = action_worth(there, seat, choice) - 0.3 * price
            space = f"space-{space_id(after, where)}"
            plan = plan_words(there, seat, choice)
            found = [say("why-viscounts-play-way", space=space, fare=price, plan=plan)]
    return found


def go_reasons(s: ViscountsState, seat: int, choice: int) -> list[Message]:
    """A space: what can be done there, who can be hired there, what the way costs."""
    where = place_number(s, lex.GO.arg(choice))
    price = fare(s, seat, where)
    there = s.copy()
    there.at[seat] = where
    there.goods[seat * 4 + SILVER] -= price
    found: list[Message] = []
    best = best_choice(there, seat)
    if best >= 0:
        found.append(say("why-viscounts-go", plan=plan_words(there, seat, best)))
    card = s.tops[lex.GO.arg(choice) // 3]
    if card >= 0 and COST[card] <= there.goods[seat * 4 + SILVER]:
        found.append(say("why-viscounts-go-hire", card=card_name(card), cost=COST[card]))
    if best < 0 and acts_nowhere(s, seat):
        found.append(say("why-viscounts-go-nowhere"))
    if price == 0:
        found.append(say("why-viscounts-go-free"))
    else:
        found.append(say("why-viscounts-go-fare", fare=price, left=there.goods[seat * 4 + SILVER]))
    return found


def acts_nowhere(s: ViscountsState, seat: int) -> bool:
    """Do own icons and goods pay for no action at any space within reach?"""
    for where in destinations(s, seat):
        there = s.copy()
        there.at[seat] = where
        there.goods[seat * 4 + SILVER] -= fare(s, seat, where)
        if best_choice(there, seat) >= 0:
            return False
    return True


def hire_reasons(s: ViscountsState, seat: int, card: int, free: bool) -> list[Message]:
    """A townsfolk: its icons among the own cards, what hiring brings, what it saves."""
    cards = all_cards(s, seat)
    found: list[Message] = []
    fewer = 0
    for other in cards:
        if icons_of(other) < icons_of(card):
            fewer += 1
    if fewer * 2 > len(cards):
        found.append(say("why-viscounts-hire-icons", count=icons_of(card), fewer=fewer, total=len(cards)))
    if welcome(s, seat, effect_of(TOP[card])):
        found.append(at_once(effect_of(TOP[card])))
    if free:
        found.append(say("why-viscounts-hire-free", card=card_name(card), cost=COST[card]))
    rare = -1
    least = 0
    for icon in range(5):
        count = 0
        for other in cards:
            count += ICONS[other * 5 + icon]
        if ICONS[card * 5 + icon] and (rare < 0 or count < least):
            rare = icon
            least = count
    found.append(say("why-viscounts-hire-kind", icon=f"icon-{ICON_IDS[rare]}", count=least))
    return found


def no_hire_reasons(s: ViscountsState, seat: int, card: int) -> list[Message]:
    """What speaks against the townsfolk beside the viscount."""
    name = card_name(card)
    found: list[Message] = []
    if in_last_round(s):
        found.append(say("why-viscounts-hire-late", card=name))
    top = effect_of(TOP[card])
    if harms(top):
        found.append(say("why-viscounts-hire-harm", card=name, effect=top.message()))
    if ICONS[card * 5 + CRIMINAL]:
        found.append(say("why-viscounts-criminal", card=name))
    cards = all_cards(s, seat)
    fewer = 0
    for other in cards:
        if icons_of(other) < icons_of(card):
            fewer += 1
    if fewer * 2 <= len(cards):
        found.append(say("why-viscounts-hire-weak", card=name, count=icons_of(card), fewer=fewer, total=len(cards)))
    silver = s.goods[seat * 4 + SILVER]
    found.append(say("why-viscounts-hire-silver", card=name, silver=silver, left=silver - COST[card]))
    return found
