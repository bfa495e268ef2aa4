"""What things are worth in El Grande, in points: one caballero more or less, a scoring, a card, a power."""

from __future__ import annotations

from typing import Final

from castellany.games.elgrande.facts import cards as C
from castellany.games.elgrande.facts.board import (
    CASTLE,
    COURT,
    GRANDE_BONUS,
    INVITES,
    KING_BONUS,
    PLACES,
    REGIONS,
    SCORING_ROUNDS,
)
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.scoring import SCORING_CARDS, emptiest, fullest, total, value, worth, would_pay
from castellany.games.elgrande.state import GrandeState, court, province

# Share of what a place would pay now that is expected at the first, second and third scoring from now.
AHEAD: Final[list[float]] = [0.0, 0.85, 1.3, 1.6]


def scorings_left(s: GrandeState) -> int:
    """General scorings still to come."""
    count = 0
    rounds = track(s)
    for i in range(s.round, len(rounds)):
        if rounds[i] in SCORING_ROUNDS:
            count += 1
    return count


def outlook_of(s: GrandeState) -> list[float]:
    """What every seat may expect: points now, and what the map promises."""
    weight = AHEAD[min(3, scorings_left(s))]
    values: list[float] = []
    for seat in range(s.seats):
        values.append(float(total(s, seat)))
    if weight == 0.0:
        return values
    for place in range(REGIONS + 1):
        for seat in range(s.seats):
            values[seat] += weight * pay(s, seat, place, 0)
    for seat in range(s.seats):
        base = seat * PLACES
        on_map = 0
        for region in range(REGIONS + 1):
            on_map += s.at[base + region]
        values[seat] += weight * (0.35 * on_map + 0.25 * min(s.at[base + COURT], 8))
        hand = s.hands[seat]
        values[seat] += 0.02 * weight * (hand.bit_length() + (hand >> 8).bit_length())
    return values


def pay(s: GrandeState, colour: int, place: int, more: int) -> float:
    """What a place would pay a colour now, had it `more` caballeros there; ties as in a scoring."""
    mine = s.at[colour * PLACES + place] + more
    if mine <= 0:
        return 0.0
    above = 0
    equal = 0
    ties_above = 0
    highest = -1
    for c in range(s.colours):
        if c != colour:
            n = s.at[c * PLACES + place]
            if n > mine:
                above += 1
                if n == highest:
                    ties_above = 1
                highest = max(highest, n)
            elif n == mine:
                equal += 1
    rank = above
    if ties_above and above == 2:
        rank = 2
    if equal:
        rank += 1
    paid = float(value(s, place, rank))
    if rank == 0 and colour < s.seats:
        if s.king == place:
            paid += KING_BONUS
        if s.grandes[colour] == place:
            paid += GRANDE_BONUS
    return paid


def gain_of_one(s: GrandeState, colour: int, place: int) -> float:
    """What one caballero more changes now or soon."""
    now = pay(s, colour, place, 0)
    gain = pay(s, colour, place, 1) - now
    if gain > 0.0:
        return gain
    soon = pay(s, colour, place, 2) - now
    if place == CASTLE:
        return max(0.6, 0.45 * soon)
    return 0.5 * soon if soon > 0.0 else 0.35


def loss_of_one(s: GrandeState, colour: int, place: int) -> float:
    return 0.4 + pay(s, colour, place, 0) - pay(s, colour, place, -1)


def lead_of_pay(s: GrandeState, seat: int, region: int) -> float:
    """Points a scoring of this region gives more than to the best of the others."""
    paid = would_pay(s, region)
    best = 0
    for other in range(s.seats):
        if other != seat and paid[other] > best:
            best = paid[other]
    return paid[seat] - 0.6 * best


def special_worth(s: GrandeState, seat: int, card: int) -> float:
    """What the special action of a card promises this seat."""
    if card not in SCORING_CARDS:
        if card == C.YOUR_MAJESTY or (card >= C.FIRST_REGENCY and card < C.FIRST_ALTERNATIVE):
            return 1.5
        if card == C.NEW_HOME or card == C.DECREE or card == C.AUTHORITY:
            return 0.8
        if card == C.MILITIA or card == C.REINFORCEMENTS:
            return 1.2
        return 1.6
    if card == C.JUSTICE:
        best = 0.0
        for region in range(REGIONS):
            best = max(best, lead_of_pay(s, seat, region))
        return best
    if card == C.REVELATION:
        return castle_lead(s, seat)
    if card == C.TRIUMPH:
        return first_places(s, seat)
    gain = 0.0
    for region in scored_by(s, card):
        gain += lead_of_pay(s, seat, region)
    return gain


def scored_by(s: GrandeState, card: int) -> list[int]:
    """The regions a card scores, as far as they follow from the board."""
    if card == C.WATCHTOWERS:
        return worth(s, 4, 4)
    if card == C.FIESTA:
        return worth(s, 5, 5)
    if card == C.HEARTLAND:
        return worth(s, 6, 7)
    if card == C.GATHERING:
        return fullest(s)
    if card == C.BORDERLANDS:
        return emptiest(s)
    return []


def first_places(s: GrandeState, seat: int) -> float:
    """Triumph: what sole first places pay this seat, less what they pay the best of the others."""
    paid = [0.0] * s.seats
    for region in range(REGIONS):
        for other in range(s.seats):
            got = pay(s, other, region, 0)
            if got >= value(s, region, 0):
                paid[other] += got
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, paid[other])
    return paid[seat] - 0.6 * best


def castle_lead(s: GrandeState, seat: int) -> float:
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, pay(s, other, CASTLE, 0))
    return pay(s, seat, CASTLE, 0) - 0.6 * best


def power_worth(s: GrandeState, seat: int, power: int) -> float:
    """Early choice against caballeros: an empty court wants low cards, a full one wants to act first."""
    return brought_worth(s, seat, power) + early_worth(s, seat, power)


def brought_worth(s: GrandeState, seat: int, power: int) -> float:
    brought = min(INVITES[power], province(s, seat))
    wanted = max(0, 7 - court(s, seat))
    return 0.45 * min(brought, wanted) + 0.1 * brought


def early_worth(s: GrandeState, seat: int, power: int) -> float:
    return 0.16 * power * min(1.0, court(s, seat) / 4.0)
