"""What things are worth in Citadels, in points: cards, characters for the draft, the danger of a rival."""

from __future__ import annotations

from typing import Final

from castellany.games.citadels import facts as F
from castellany.games.citadels.facts import BEAUTIFIED, COLOUR, COST, RANK_OF
from castellany.games.citadels.state import CitadelsState

_EXTRA_BY_DISTRICT: Final = {
    F.BASILICA: 1.5, F.CAPITOL: 2.0, F.DRAGON_GATE: 2.0, F.FACTORY: 0.5, F.GOLD_MINE: 1.0, F.GREAT_WALL: 0.4,
    F.HAUNTED_QUARTER: 1.0, F.IMPERIAL_TREASURY: 1.5, F.IVORY_TOWER: 1.0, F.KEEP: 0.4, F.LABORATORY: 0.7,
    F.LIBRARY: 1.5, F.MAP_ROOM: 1.5, F.MONUMENT: 1.5, F.MUSEUM: 1.5, F.OBSERVATORY: 0.7, F.PARK: 0.4,
    F.POOR_HOUSE: 0.5, F.QUARRY: 0.7, F.SCHOOL_OF_MAGIC: 1.2, F.SMITHY: 1.0, F.STABLES: 0.3, F.STATUE: 1.5,
    F.WISHING_WELL: 2.0,
}  # fmt: skip
# What a district is worth beyond its cost, as it stands in a city (beautified or not).
EXTRA: Final[list[float]] = [_EXTRA_BY_DISTRICT.get(i % BEAUTIFIED, 0.0) for i in range(2 * BEAUTIFIED)]


def worth(standing: int) -> float:
    """Points a standing district gives."""
    return COST[standing] + EXTRA[standing] + (1.0 if standing >= BEAUTIFIED else 0.0)


def count_colour(s: CitadelsState, seat: int, colour: int) -> int:
    """Districts of a colour, the School of Magic among them."""
    count = (s.marks[seat] >> F.SCHOOL_OF_MAGIC) & 1
    for standing in s.cities[seat]:
        if COLOUR[standing] == colour:
            count += 1
    return count


def card_worth(s: CitadelsState, seat: int, card: int) -> float:
    """How much one wants a card in hand."""
    if card == F.SECRET_VAULT:
        return 3.0
    marks = s.marks[seat]
    if (marks >> card) & 1 and not (marks >> F.QUARRY) & 1:
        return -0.5
    value = 0.5 * COST[card] + EXTRA[card]
    has_colour = False
    for standing in s.cities[seat]:
        if COLOUR[standing] == COLOUR[card]:
            has_colour = True
    if not has_colour:
        value += 0.6
    short = COST[card] - s.gold[seat]
    if short > 3:
        value -= 0.25 * (short - 3)
    # In a hurry, cheap cards finish a city as well as dear ones.
    if s.goal - len(s.cities[seat]) <= 2 and short > 2:
        value -= 0.8
    return value


def build_worth(s: CitadelsState, seat: int, card: int) -> float:
    """How much one wants to build a card now: points, a new colour, the race to the last district."""
    value = 3.0 + 0.6 * COST[card] + EXTRA[card]
    has_colour = False
    for standing in s.cities[seat]:
        if COLOUR[standing] == COLOUR[card]:
            has_colour = True
    if not has_colour:
        value += 0.6
    if len(s.cities[seat]) + 1 >= s.goal:
        value += 4.0
    return value


def threat(s: CitadelsState, seat: int) -> float:
    """How much a rival is to be feared."""
    size = len(s.cities[seat])
    value = 0.5 + 0.8 * size + 0.15 * s.gold[seat] + 0.15 * len(s.hands[seat])
    for standing in s.cities[seat]:
        value += 0.3 * COST[standing]
    if size >= s.goal - 2:
        value += 3.0
    return value


def pick_worth(s: CitadelsState, seat: int, character: int) -> float:
    """What a character gives this seat this round."""
    gold = s.gold[seat]
    cards = len(s.hands[seat])
    rank = RANK_OF[character]
    others_gold = 0
    others_cards = 0
    most_cards = 0
    danger = 0
    for other in range(s.seats):
        if other != seat:
            others_gold += s.gold[other]
            others_cards += len(s.hands[other])
            most_cards = max(most_cards, len(s.hands[other]))
            danger = max(danger, len(s.cities[other]) + 2 - s.goal)
    rivals = s.seats - 1
    alarm = 1.5 if danger >= 0 else 0.0
    if rank == 1:
        return 1.7 + alarm if character == F.ASSASSIN else 1.5 + 0.5 * alarm
    if rank == 2:
        loot = others_gold / rivals
        if character == F.THIEF:
            return 0.4 + 0.5 * loot
        return 0.7 + 0.35 * loot
    if rank == 3:
        if character == F.MAGICIAN:
            return 0.4 + 0.55 * max(0, most_cards - cards) + (0.8 if cards <= 1 else 0.0)
        if character == F.WIZARD:
            return 1.2 + 0.35 * others_cards / rivals
        return 2.0
    if rank == 4:
        return 1.2 + 0.9 * count_colour(s, seat, F.NOBLE)
    if rank == 5:
        guard = 0.2 * len(s.cities[seat]) if character == F.BISHOP else 0.4
        return 0.6 + 0.9 * count_colour(s, seat, F.RELIGIOUS) + guard
    if rank == 6:
        if character == F.ALCHEMIST:
            return 0.8 + 0.4 * min(gold, 6)
        base = 1.6 if character == F.MERCHANT else 1.0
        return base + 0.9 * count_colour(s, seat, F.TRADE)
    if rank == 7:
        if character == F.ARCHITECT:
            return 2.0 + 0.3 * min(gold, 8)
        if character == F.NAVIGATOR:
            return 2.6 - 0.25 * min(gold, 6)
        return 1.8 + 0.2 * min(gold, 8)
    if rank == 8:
        base = 0.8 + 0.12 * min(gold, 6) + alarm
        return base + 0.9 * count_colour(s, seat, F.MILITARY)
    if character == F.TAX_COLLECTOR:
        return 0.6 + 0.8 * s.taxes
    return 1.1 + 0.15 * min(gold, 3)
