"""What the seats of Citadels have, as numbers from which their points at the end were learned."""

from __future__ import annotations

from castellany.bots.citadels.worth import EXTRA, card_worth
from castellany.games.citadels.facts import BEAUTIFIED, COLOUR, COST
from castellany.games.citadels.layout import NOBODY
from castellany.games.citadels.state import CitadelsState


def gauges(s: CitadelsState) -> list[list[float]]:
    points = [city_points(s, seat) for seat in range(s.seats)]
    return [gauge(s, seat, points) for seat in range(s.seats)]


def city_points(s: CitadelsState, seat: int) -> float:
    points = 0.0
    for standing in s.cities[seat]:
        points += COST[standing] + (1.0 if standing >= BEAUTIFIED else 0.0)
    return points


def gauge(s: CitadelsState, seat: int, points: list[float]) -> list[float]:
    """The city, the purse, the hand, and the race against the others."""
    city = s.cities[seat]
    colours = [0.0] * 5
    extra = 0.0
    for standing in city:
        extra += EXTRA[standing]
        colours[COLOUR[standing]] += 1.0
    different = 0.0
    for count in colours:
        if count > 0.0:
            different += 1.0
    missing = s.goal - len(city)
    gold = s.gold[seat]
    found = [points[seat], extra, different, 1.0 if different == 5.0 else 0.0, float(len(city)), float(missing)]
    found += [1.0 if missing == 1 else 0.0, 1.0 if missing == 2 else 0.0, float(min(gold, 4))]
    found += [float(min(8, max(0, gold - 4))), 1.0 if s.crown == seat else 0.0]
    found += colours
    _hand(s, seat, colours, found)
    _race(s, seat, points, found)
    _round(s, seat, found)
    return found


def _hand(s: CitadelsState, seat: int, colours: list[float], found: list[float]) -> None:
    """Cards by their number, the two best, what can be paid for, what colours they would add."""
    gold = s.gold[seat]
    best = 0.0
    second = 0.0
    payable = 0.0
    costs = 0.0
    added = 0.0
    hand = s.hands[seat]
    for card in hand:
        value = card_worth(s, seat, card)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        costs += COST[card]
        if COST[card] <= gold and not (s.marks[seat] >> card) & 1:
            payable += 1.0
        if colours[COLOUR[card]] == 0.0:
            added = 1.0
    cards = len(hand)
    found += [
        float(min(cards, 2)),
        float(min(4, max(0, cards - 2))),
        best,
        second,
        payable,
        costs / (cards + 1.0),
        added,
    ]


def _race(s: CitadelsState, seat: int, points: list[float], found: list[float]) -> None:
    """How far the others are, and whether the end has come."""
    largest = 0
    richest = 0
    most_cards = 0
    most_points = 0.0
    for other in range(s.seats):
        if other != seat:
            largest = max(largest, len(s.cities[other]))
            richest = max(richest, s.gold[other])
            most_cards = max(most_cards, len(s.hands[other]))
            most_points = max(most_points, points[other])
    left = s.goal - largest
    ending = 0.0 if s.first == NOBODY else 1.0
    found += [float(left), 1.0 if left == 1 else 0.0, 1.0 if left == 2 else 0.0, float(min(richest, 10))]
    found += [float(min(most_cards, 6)), most_points, ending, ending * s.gold[seat], float(min(s.round, 20))]
    found += [float(s.seats), float((s.finished >> seat) & 1), 1.0 if s.first == seat else 0.0]


def _round(s: CitadelsState, seat: int, found: list[float]) -> None:
    """What is left of this round: characters not called yet, and those that were killed."""
    waiting = 0.0
    killed = 0.0
    builder = 0.0
    killer = 0.0
    for rank in range(1, len(s.cast)):
        if s.holder[rank] == seat:
            if rank > s.called:
                waiting += 1.0
                if s.killed == rank:
                    killed = 1.0
                if rank == 7:
                    builder = 1.0
            if rank == 1:
                killer = 1.0
    found += [waiting, killed, builder, killer, 1.0 if s.active == seat and s.called else 0.0, 1.0 if s.called else 0.0]
