"""A turn in Citadels, choice by choice: gather what is missing, use the power, build, spend the rest.

Scores also settle the order within a turn: what costs nothing comes first, income waits for a
district of its colour that can be built before it, ending the turn is worth nothing.
"""

from __future__ import annotations

from castellany.bots.citadels.worth import build_worth, card_worth, count_colour, threat, worth
from castellany.games.citadels.effects.aim import destroy_price, seize_price
from castellany.games.citadels.facts import COLOUR, COST, INCOME_COLOUR, LIMIT_OF, QUARRY, RANK_OF, SECRET_VAULT
from castellany.games.citadels.lexicon import (
    ARM,
    BEAUTIFY,
    BUILD,
    CROWN,
    DESTROY,
    DRAW_CARDS,
    END,
    EXHIBIT,
    FORGE,
    INCOME,
    KILL,
    LEVY,
    LOOK,
    PAY_CARDS,
    REDRAW_CARDS,
    ROB,
    SACRIFICE,
    SCAFFOLD,
    SEIZE,
    SHARE,
    SPY_ON,
    SWAP,
    TAKE_GOLD,
    TITHE,
    TRADE_FOR,
    TRANSMUTE,
    VOYAGE,
)
from castellany.games.citadels.state import CitadelsState


def turn_score(s: CitadelsState, seat: int, choice: int, guess: list[float]) -> float:
    """How good a choice of one's own turn looks. `guess`: danger by rank, where somebody is to be named."""
    if BUILD.has(choice):
        return build_worth(s, seat, BUILD.arg(choice))
    if choice == END.base:
        return 0.0
    if choice == TAKE_GOLD.base:
        return 10.0 + gold_need(s, seat)
    if choice == DRAW_CARDS.base:
        return 10.0 + card_need(s, seat)
    if choice == INCOME.base:
        return income_score(s, seat)
    if KILL.has(choice):
        return 11.0 + 0.6 * guess[RANK_OF[KILL.arg(choice)]]
    if ROB.has(choice):
        return 11.0 + 0.6 * guess[RANK_OF[ROB.arg(choice)]]
    if DESTROY.has(choice):
        return destroy_score(s, seat, DESTROY.first(choice), DESTROY.second(choice))
    if SWAP.has(choice):
        return 0.8 * (len(s.hands[SWAP.arg(choice)]) - len(s.hands[seat])) - 0.5
    if choice == REDRAW_CARDS.base:
        return 0.5 * junk(s, seat) - 0.2
    return rare_score(s, seat, choice)


def gold_need(s: CitadelsState, seat: int) -> float:
    """Two gold: most wanted when they make a card in hand affordable."""
    gold = s.gold[seat]
    value = 0.9
    for card in s.hands[seat]:
        if COST[card] > gold and COST[card] <= gold + 2 and not (s.marks[seat] >> card) & 1:
            value = 1.6
    return value - 0.1 * max(0, gold - 5)


def card_need(s: CitadelsState, seat: int) -> float:
    """A card: most wanted by an empty hand, or by a purse with nothing to spend on."""
    useful = 0
    for card in s.hands[seat]:
        if card != SECRET_VAULT and (not (s.marks[seat] >> card) & 1 or (s.marks[seat] >> QUARRY) & 1):
            useful += 1
    if useful == 0:
        return 2.2
    if useful == 1:
        return 1.1 + 0.06 * s.gold[seat]
    return 0.5 + 0.06 * s.gold[seat]


def income_score(s: CitadelsState, seat: int) -> float:
    """First of all, unless a district of that colour can be built before."""
    colour = INCOME_COLOUR[s.acting]
    if s.built < LIMIT_OF[s.acting]:
        for card in s.hands[seat]:
            if COLOUR[card] == colour and COST[card] <= s.gold[seat] and not (s.marks[seat] >> card) & 1:
                return 2.5
    return 9.0 if count_colour(s, seat, colour) else 0.1


def destroy_score(s: CitadelsState, seat: int, owner: int, standing: int) -> float:
    """Worth it against a leader, or where it is nearly free."""
    if owner == seat:
        return -5.0
    danger = threat(s, owner)
    mine = threat(s, seat)
    weight = 0.55 if danger >= mine else 0.3
    if s.seats == 2:
        weight = 0.8
    return weight * (worth(standing) + 1.0) - 0.45 * destroy_price(s, owner, standing) - 0.3


def junk(s: CitadelsState, seat: int) -> int:
    count = 0
    for card in s.hands[seat]:
        if card_worth(s, seat, card) < 0.4:
            count += 1
    return count


def rare_score(s: CitadelsState, seat: int, choice: int) -> float:
    """Powers and districts that few casts have."""
    if LEVY.has(choice):
        card = LEVY.second(choice)
        return build_worth(s, seat, card) - 0.6 * (COST[card] - s.gold[seat])
    if SCAFFOLD.has(choice):
        return build_worth(s, seat, SCAFFOLD.arg(choice)) - 4.5
    if SACRIFICE.has(choice):
        return 3.0 - worth(SACRIFICE.arg(choice))
    if choice == PAY_CARDS.base:
        return 1.5
    if TRANSMUTE.has(choice):
        return 0.9 - card_worth(s, seat, TRANSMUTE.arg(choice))
    if choice == FORGE.base:
        return 1.4 - 0.6 * len(s.hands[seat])
    if EXHIBIT.has(choice):
        return 0.9 - 0.8 * card_worth(s, seat, EXHIBIT.arg(choice))
    if SEIZE.has(choice):
        owner, standing = SEIZE.first(choice), SEIZE.second(choice)
        return 2.0 + worth(standing) - 0.4 * seize_price(s, owner, standing)
    if TRADE_FOR.has(choice):
        cheapest = 99.0
        for own in s.cities[seat]:
            cheapest = min(cheapest, worth(own))
        return 0.7 * (worth(TRADE_FOR.second(choice)) - cheapest) - 0.5
    if BEAUTIFY.has(choice):
        return 0.7
    if ARM.has(choice):
        owner = ARM.first(choice)
        if owner == seat:
            return -9.0
        late = len(s.cities[owner]) >= s.goal - 1
        return worth(ARM.second(choice)) - 5.0 + (4.0 if late else 0.0)
    if CROWN.has(choice):
        return 3.0 - 0.1 * threat(s, CROWN.first(choice)) - 0.5 * CROWN.second(choice)
    if SHARE.has(choice):
        wants_gold = 1.0 if s.gold[seat] < 4 and s.hands[seat] else -0.3
        return 9.0 + 0.2 * wants_gold * SHARE.arg(choice)
    if VOYAGE.has(choice):
        cards = len(s.hands[seat])
        return 3.0 + (0.5 * cards if VOYAGE.arg(choice) == 0 else 1.5)
    if SPY_ON.has(choice):
        other = SPY_ON.first(choice)
        return 3.0 + 0.2 * min(s.gold[other], len(s.hands[other]))
    if LOOK.has(choice):
        return 3.0 + 0.2 * len(s.hands[LOOK.arg(choice)])
    if TITHE.has(choice):
        return 3.0
    return 2.0
