"""What the seats of El Grande have, as numbers from which their points at the end were learned."""

from __future__ import annotations

from castellany.bots.elgrande.worth import pay, scorings_left
from castellany.games.elgrande.facts.board import CASTLE, COURT, PLACES, PROVINCE, REGIONS, SCORING_ROUNDS
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.scoring import total, value
from castellany.games.elgrande.state import GrandeState


def gauges(s: GrandeState) -> list[list[float]]:
    points: list[float] = []
    payments: list[list[float]] = []
    for seat in range(s.seats):
        points.append(float(total(s, seat)))
        payments.append([pay(s, seat, place, 0) for place in range(REGIONS + 1)])
    return [gauge(s, seat, points, payments) for seat in range(s.seats)]


def gauge(s: GrandeState, seat: int, points: list[float], payments: list[list[float]]) -> list[float]:
    """Points, what the map pays, court and province, power cards, and time."""
    left = scorings_left(s)
    rounds = track(s)
    wait = 0.0
    for i in range(s.round, len(rounds)):
        wait += 1.0
        if rounds[i] in SCORING_ROUNDS:
            break
    remaining = float(max(0, len(rounds) - s.round))
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    scorings = [0.0] * 4
    scorings[min(3, left)] = 1.0
    found = [points[seat], points[seat] - best, wait, remaining, float(s.seats)]
    found += scorings
    _map(s, seat, payments, float(left), wait, found)
    _supply(s, seat, float(left), remaining, found)
    return found


def _map(s: GrandeState, seat: int, payments: list[list[float]], left: float, wait: float, found: list[float]) -> None:
    """What every place pays, would pay with one caballero more, and would no longer pay with one less."""
    base = seat * PLACES
    paid = 0.0
    chance = 0.0
    danger = 0.0
    firsts = 0.0
    margin = 0.0
    present = 0.0
    on_map = 0.0
    rivals = 0.0
    for place in range(REGIONS + 1):
        here = s.at[base + place]
        now = payments[seat][place]
        paid += now
        chance += pay(s, seat, place, 1) - now
        if here:
            on_map += here
            present += 1.0
            danger += now - pay(s, seat, place, -1)
            most = 0
            for c in range(s.colours):
                if c != seat:
                    most = max(most, s.at[c * PLACES + place])
            if here > most:
                firsts += value(s, place, 0)
                margin += min(3, here - most)
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                best = max(best, payments[other][place])
        rivals += best
    found += [paid, paid * left, chance, chance * left, danger, danger * left, firsts, firsts * left, margin]
    found += [margin * left, present, on_map, on_map * left, rivals, rivals * left, paid * wait]
    home = s.grandes[seat]
    found.append(payments[seat][home] * left if home < REGIONS else 0.0)
    found.append(payments[seat][s.king] * left if s.king <= REGIONS else 0.0)
    found += [float(s.at[base + CASTLE]), s.at[base + CASTLE] * left, payments[seat][CASTLE] * left]


def _supply(s: GrandeState, seat: int, left: float, remaining: float, found: list[float]) -> None:
    """Court and province, the power cards in hand, and what happened in this round."""
    court = float(s.at[seat * PLACES + COURT])
    province = float(s.at[seat * PLACES + PROVINCE])
    found += [court, court * remaining, min(court, 4.0), province, province * remaining]
    high = 0.0
    low = 0.0
    count = 0.0
    for power in range(1, 14):
        if (s.hands[seat] >> power) & 1:
            count += 1.0
            if power >= 10:
                high += 1.0
            elif power <= 4:
                low += 1.0
    found += [count, high, high * remaining, low, low * remaining, 1.0 if s.first == seat else 0.0]
    found.append(float(s.power[seat]) if s.power[seat] > 0 else 0.0)
    acted = 1.0 if (s.acted >> seat) & 1 else 0.0
    found += [acted, acted * court, acted * left]
