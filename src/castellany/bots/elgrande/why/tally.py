"""What the map pays and what a change of it would: everything said of points is counted here.

Only what every player sees is counted: others' caballeros in a closed castle are not.
"""

from __future__ import annotations

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CABALLEROS, COURT, PLACES, REGIONS, SCORING_ROUNDS
from castellany.games.elgrande.flow import round_number, track
from castellany.games.elgrande.moves import listed, open_regions
from castellany.games.elgrande.scoring import rank_in, would_pay
from castellany.games.elgrande.state import GrandeState, crowd


def change(s: GrandeState, colour: int, place: int, by: int) -> list[int]:
    """Points every seat would get more there if a colour had `by` caballeros more."""
    before = would_pay(s, place)
    s.at[colour * PLACES + place] += by
    after = would_pay(s, place)
    s.at[colour * PLACES + place] -= by
    return [after[seat] - before[seat] for seat in range(s.seats)]


def seen(s: GrandeState, place: int) -> bool:
    """Whether everybody knows who stands there."""
    return place < REGIONS or s.open_castle != 0


def here(s: GrandeState, colour: int, place: int) -> int:
    return s.at[colour * PLACES + place]


def best_other(s: GrandeState, seat: int, values: list[int]) -> int:
    """The opponent with the highest of these values."""
    best = -1
    for other in range(s.seats):
        if other != seat and (best < 0 or values[other] > values[best]):
            best = other
    return best


def worst_other(s: GrandeState, seat: int, values: list[int]) -> int:
    """The opponent with the lowest of these values."""
    return best_other(s, seat, [-value for value in values])


def map_pay(s: GrandeState) -> list[int]:
    """What all regions together would pay every seat now."""
    paid = [0] * s.seats
    for region in range(REGIONS):
        there = would_pay(s, region)
        for seat in range(s.seats):
            paid[seat] += there[seat]
    return paid


def leads(s: GrandeState, seat: int, region: int) -> bool:
    """Alone in first place."""
    return rank_in(s, region)[seat] == 0


def strongest_there(s: GrandeState, seat: int, region: int) -> int:
    """The other colour with the most caballeros in a region, -1 if nobody else stands there."""
    best = -1
    for c in range(s.colours):
        if c != seat and here(s, c, region) and (best < 0 or here(s, c, region) > here(s, best, region)):
            best = c
    return best


def short_of_more(s: GrandeState, seat: int, region: int) -> int:
    """The smallest number of caballeros more that would raise the pay of a region, 0 for who leads it alone."""
    if leads(s, seat, region):
        return 0
    by = 1
    while by < CABALLEROS and change(s, seat, region, by)[seat] <= 0:
        by += 1
    return by


def best_placing(s: GrandeState, seat: int, mask: int) -> int:
    """The region of a mask where one caballero more brings most points, -1 if it brings none anywhere."""
    best = -1
    most = 0
    for region in listed(mask):
        if region < REGIONS:
            gain = change(s, seat, region, 1)[seat]
            if gain > most:
                most = gain
                best = region
    return best


class Step:
    """One caballero of a colour from a region to another, and what it would bring a seat."""

    def __init__(self, colour: int, source: int, target: int, gain: int) -> None:
        self.colour = colour
        self.source = source
        self.target = target
        self.gain = gain


def best_step(s: GrandeState, seat: int, colour: int, source: int) -> Step:
    """Where a caballero from a region should go for a seat to gain most."""
    leaving = change(s, colour, source, -1)[seat]
    best = Step(colour, source, -1, -99)
    for target in listed(open_regions(s) & ~(1 << source)):
        gain = leaving + change(s, colour, target, 1)[seat]
        if gain > best.gain:
            best = Step(colour, source, target, gain)
    return best


def can_harm(s: GrandeState, seat: int, colour: int, source: int) -> bool:
    """Whether one move of a caballero from a region to another can cost an opponent points."""
    leaving = change(s, colour, source, -1)
    for target in listed(open_regions(s) & ~(1 << source)):
        coming = change(s, colour, target, 1)
        for other in range(s.seats):
            if other != seat and leaving[other] + coming[other] < 0:
                return True
    return False


def on_map(s: GrandeState, seat: int) -> int:
    """Own caballeros in regions."""
    count = 0
    for region in range(REGIONS):
        count += here(s, seat, region)
    return count


def others_in(s: GrandeState, seat: int, region: int) -> int:
    """Caballeros of other players in a region, the imaginary one's aside."""
    count = crowd(s, region) - here(s, seat, region)
    for c in range(s.seats, s.colours):
        count -= here(s, c, region)
    return count


def at_court(s: GrandeState, seat: int) -> int:
    return here(s, seat, COURT)


def still_to_place(s: GrandeState, seat: int) -> int:
    """Caballeros that the turn's card lets this seat place once the running special action is over."""
    i = len(s.frames) - 1
    while i >= 0:
        f = s.frames[i]
        if f.kind == kinds.RESUME and f.seat == seat:
            return min(f.c, at_court(s, seat))
        i -= 1
    return 0


def is_last_round(s: GrandeState) -> bool:
    return s.round >= len(track(s)) - 1


def scores_this_round(s: GrandeState) -> bool:
    """Whether a general scoring follows the running round."""
    return round_number(s) in SCORING_ROUNDS
