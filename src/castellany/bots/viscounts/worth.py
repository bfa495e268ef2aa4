"""What things are worth in Viscounts, in points: actions where the viscount stands, and a seat at a moment.

Buildings and manuscripts count as printed and by what they make possible; a worker in the castle is
worth more than its tier, since three together climb; goods and good cards are half-finished actions.
"""

from __future__ import annotations

from typing import Final

from castellany.games.viscounts.castle import facing
from castellany.games.viscounts.choosing import actions
from castellany.games.viscounts.facts.kinds import EXCHANGE_RATE, SILVER, TRADE
from castellany.games.viscounts.facts.manuscripts import MANUSCRIPTS
from castellany.games.viscounts.facts.tables import (
    BONUS_POINTS,
    BUILDING_POINTS,
    COST,
    FIRST_FOLK,
    FIRST_HERO,
    FIRST_SCHEME,
    ICONS,
    LEADER_POINTS,
    SET_POINTS,
    TILE_RIBBON,
)
from castellany.games.viscounts.ids import place_number
from castellany.games.viscounts.lexicon import BUILD, TRANSCRIBE, WORKERS
from castellany.games.viscounts.lexicon import TRADE as TRADE_CHOICE
from castellany.games.viscounts.manuscripts import ribbons
from castellany.games.viscounts.payment import board_icons, conversions, exchange, power
from castellany.games.viscounts.state import ACQUIRED, APPROVED, CORRUPTION, PAID, UNPAID, VIRTUE, ViscountsState

# What one exchange gives: silver, ink, stone, gold, a card destroyed, a paper flipped.
EXCHANGE_WORTH: Final[list[float]] = [0.4, 0.9, 0.9, 0.9, 0.9, 2.4]
TILE_EXTRA: Final[list[float]] = [2.5 if tile.points_for else 1.5 for tile in MANUSCRIPTS]
CARD_WORTH: Final[list[float]] = [
    0.35 * sum(ICONS[card * 5 : card * 5 + 5]) + (0.0 if card < FIRST_HERO else 0.5) for card in range(FIRST_SCHEME)
]


def time_left(s: ViscountsState) -> float:
    """How much of the game is still to come, from 1 to 0, by the pile that runs out first."""
    if s.last_round:
        return 0.05
    full = 12.0 if s.seats < 3 else (15.0 if s.seats == 3 else 18.0)
    return min(1.0, 0.1 + min(s.debts_above, s.deeds_above) / full)


def action_worth(s: ViscountsState, seat: int, choice: int) -> float:
    """A primary action from where the viscount stands."""
    if BUILD.has(choice):
        kind = BUILD.arg(choice) // 3
        count = (s.built[seat] >> (kind * 3) & 7).bit_count()
        points = BUILDING_POINTS[kind][count + 1] - BUILDING_POINTS[kind][count]
        return 1.0 + points + (1.5 * time_left(s) if kind == 1 else 0.7 * time_left(s))
    if WORKERS.has(choice):
        count = WORKERS.arg(choice) + 1
        here = s.tier1[facing(s, seat) * 4 + seat] + count
        return 1.3 * count + (1.8 if here >= 3 else 0.0)
    if choice == TRANSCRIBE.base:
        return book_worth(s, seat, s.books[s.ring[s.at[seat] // 3]])
    if choice == TRADE_CHOICE.base:
        kind = exchange(s, seat)
        merchants = power(s, seat, TRADE, conversions(s, seat, TRADE), s.sacked)
        return 0.2 + EXCHANGE_WORTH[kind] * (merchants // EXCHANGE_RATE[kind])
    return 0.0


def book_worth(s: ViscountsState, seat: int, tile: int) -> float:
    """A manuscript: its part of a set, and what it says."""
    if tile < 0:
        return 1.2
    counts = ribbons(s, seat)
    ribbon = TILE_RIBBON[tile]
    before = set_points(counts)
    counts[ribbon] += 1
    gain = set_points(counts) - before + TILE_EXTRA[tile] + 0.5
    if s.bonus[ribbon] < 0:
        gain += BONUS_POINTS if counts[ribbon] == 3 else 0.4 * counts[ribbon]
    return gain


def set_points(counts: list[int]) -> float:
    """Sets of different ribbons, layer by layer."""
    points = 0.0
    layer = 1
    while True:
        width = 0
        for count in counts:
            if count >= layer:
                width += 1
        if width == 0:
            return points
        points += SET_POINTS[width]
        layer += 1


def best_action(s: ViscountsState, seat: int) -> float:
    """The best thing to do where the viscount stands, with what is at hand."""
    best = 0.0
    for choice in actions(s, seat):
        best = max(best, action_worth(s, seat, choice))
    return best


def space_worth(s: ViscountsState, seat: int, space: int) -> float:
    """What a space allows, were the viscount there."""
    here = s.at[seat]
    s.at[seat] = place_number(s, space)
    worth = best_action(s, seat)
    s.at[seat] = here
    return worth


def play_worth(s: ViscountsState, seat: int, card: int) -> float:
    """A card for the board: icons that join what lies there already."""
    value = CARD_WORTH[card] + 0.1 * COST[card]
    for icon in range(4):
        if ICONS[card * 5 + icon]:
            value += 0.25 * ICONS[card * 5 + icon] * board_icons(s, seat, icon)
    if ICONS[card * 5 + 4]:
        value -= 0.3
    return value


def seat_worth(s: ViscountsState, seat: int) -> float:
    """Points of a seat as expected at the end."""
    left = time_left(s)
    value = 0.0
    built = s.built[seat]
    for kind in range(3):
        value += BUILDING_POINTS[kind][(built >> (kind * 3) & 7).bit_count()]
    value += (1.2 * (built >> 3 & 7).bit_count() + 0.6 * built.bit_count()) * left
    for section in range(5):
        ones = s.tier1[section * 4 + seat]
        value += (1.0 + 0.35 * left) * ones + (0.5 * left if ones == 2 else 0.0)
        twos = s.tier2[section * 4 + seat]
        value += (2.0 + 0.3 * left) * twos + (0.3 * left if twos == 2 else 0.0)
    value += 3.0 * s.tier3[seat]
    counts = ribbons(s, seat)
    value += set_points(counts)
    mask = s.tiles[seat]
    tile = 0
    while mask:
        if mask & 1:
            value += TILE_EXTRA[tile]
        mask >>= 1
        tile += 1
    if s.leader == seat:
        value += LEADER_POINTS
    for ribbon in range(4):
        if s.bonus[ribbon] == seat:
            value += BONUS_POINTS + left
        elif s.bonus[ribbon] < 0:
            value += 0.5 * min(2, counts[ribbon]) * left
    papers = seat * 4
    value += -1.7 * s.papers[papers + UNPAID] + 0.8 * s.papers[papers + PAID]
    value += 1.3 * s.papers[papers + ACQUIRED] + 3.6 * s.papers[papers + APPROVED]
    goods = seat * 4
    value += 0.3 * min(10, s.goods[goods + SILVER]) * (0.4 + 0.6 * left)
    for good in range(1, 4):
        value += 0.75 * min(5, s.goods[goods + good]) * (0.2 + 0.8 * left)
    value += 0.12 * (s.marks[seat * 2 + VIRTUE] - s.marks[seat * 2 + CORRUPTION])
    return value + left * cards_worth(s, seat)


def cards_worth(s: ViscountsState, seat: int) -> float:
    """How good the own cards are: their average counts, wherever they lie."""
    total = 0.0
    count = 0
    for pile in (s.decks[seat], s.hands[seat], s.discards[seat]):
        for card in pile:
            if card < FIRST_SCHEME:
                total += CARD_WORTH[card] + (0.3 if card >= FIRST_FOLK else 0.0)
                count += 1
    return 9.0 * total / count if count else 0.0
