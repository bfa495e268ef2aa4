"""Caballeros on the map: why one is placed here, moved there, taken from this region and not from another."""

from __future__ import annotations

from castellany.bots.elgrande.why.tally import (
    at_court,
    best_other,
    best_placing,
    change,
    here,
    is_last_round,
    leads,
    map_pay,
    scores_this_round,
    seen,
    short_of_more,
    strongest_there,
    worst_other,
)
from castellany.games.elgrande.facts.board import CASTLE, COURT, PLACES
from castellany.games.elgrande.ids import PLACE_NAMES, colour_id
from castellany.games.elgrande.moves import free_regions, listed, open_regions
from castellany.games.elgrande.scoring import value, would_pay
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, say, seat_id


def place_reasons(s: GrandeState, seat: int, place: int) -> list[Message]:
    """For one caballero more of one's own in a place."""
    if place == CASTLE and not (seen(s, CASTLE) and change(s, seat, CASTLE, 1)[seat] > 0):
        return castle_reasons(s, seat)
    difference = change(s, seat, place, 1)
    found: list[Message] = []
    if difference[seat] > 0:
        found.append(say("why-elgrande-place-more", place=PLACE_NAMES[place], points=difference[seat]))
    victim = worst_other(s, seat, difference)
    if difference[victim] < 0:
        name = seat_id(victim)
        if found:
            found.append(say("why-elgrande-also-hurts", seat=name, points=-difference[victim]))
        else:
            lost = -difference[victim]
            found.append(say("why-elgrande-place-hurts", place=PLACE_NAMES[place], seat=name, points=lost))
    if not found:
        found.append(standing(s, seat, place))
    if difference[seat] > 0 and place < CASTLE and scores_this_round(s):
        found.append(say("why-elgrande-scoring-soon"))
    return found


def standing(s: GrandeState, seat: int, region: int) -> Message:
    """What one caballero more does where it changes no points at once."""
    name = PLACE_NAMES[region]
    for c in range(s.colours):
        lost = -change(s, c, region, 1)[seat] if c != seat else 0
        if lost > 0:
            s.at[seat * PLACES + region] += 1
            safe = change(s, c, region, 1)[seat] == 0
            s.at[seat * PLACES + region] -= 1
            if safe:
                return say("why-elgrande-place-guard", place=name, who=colour_id(s.seats, c), points=lost)
    if not leads(s, seat, region):
        by = short_of_more(s, seat, region)
        return say("why-elgrande-place-step", place=name, count=by - 1, points=change(s, seat, region, by)[seat])
    mine = here(s, seat, region) + 1
    second = strongest_there(s, seat, region)
    if second < 0:
        return say("why-elgrande-place-alone", place=name, count=mine)
    lead = mine - here(s, second, region)
    return say("why-elgrande-place-lead", place=name, who=colour_id(s.seats, second), count=lead)


def castle_reasons(s: GrandeState, seat: int) -> list[Message]:
    """For one of one's own thrown into the castle."""
    found: list[Message] = []
    if s.king != CASTLE:
        found.append(say("why-elgrande-castle", count=here(s, seat, CASTLE) + 1))
    found.append(say("why-elgrande-castle-pays", points=value(s, CASTLE, 0)))
    return found


def loss(s: GrandeState, seat: int, region: int, count: int) -> int:
    """Points that fewer caballeros of one's own in a region would cost."""
    return -change(s, seat, region, -min(count, here(s, seat, region)))[seat]


def lose_reason(s: GrandeState, seat: int, region: int, count: int, least: bool) -> Message:
    """What it costs to give up caballeros in a region; `least` if it costs no less anywhere."""
    points = loss(s, seat, region, count)
    lost = min(count, here(s, seat, region))
    name = PLACE_NAMES[region]
    if points <= 0:
        return say("why-elgrande-lose-none", place=name, count=lost)
    if least:
        return say("why-elgrande-lose-least", place=name, count=lost, points=points)
    return say("why-elgrande-lose", place=name, count=lost, points=points)


def cheapest(s: GrandeState, seat: int, regions: int, count: int) -> int:
    """The lowest price of giving up so many caballeros in one of the regions."""
    best = 99
    for region in listed(regions):
        best = min(best, loss(s, seat, region, count))
    return best


def return_reasons(s: GrandeState, seat: int, region: int) -> list[Message]:
    """Withdrawal: for giving up one from a region."""
    least = at_court(s, seat) == 0 and loss(s, seat, region, 1) <= cheapest(s, seat, free_regions(s, seat), 1)
    found = [lose_reason(s, seat, region, 1, least)]
    if at_court(s, seat):
        found.append(say("why-elgrande-court-stays", count=at_court(s, seat)))
    return found


def stop_posting(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For placing nobody more in any regions."""
    return stop_placing(s, seat, open_regions(s), f.b == COURT)


def stop_placing(s: GrandeState, seat: int, mask: int, from_court: bool) -> list[Message]:
    """For placing nobody more in these regions."""
    found: list[Message] = []
    if best_placing(s, seat, mask) < 0:
        found.append(say("why-elgrande-place-none"))
    if from_court and not is_last_round(s):
        found.append(say("why-elgrande-court-later", count=at_court(s, seat)))
    return found or [as_it_stands(s, seat)]


def as_it_stands(s: GrandeState, seat: int) -> Message:
    """What the regions pay if nothing more is changed."""
    paid = map_pay(s)
    rival = best_other(s, seat, paid)
    return say("why-elgrande-as-is", points=paid[seat], seat=seat_id(rival), other=paid[rival])


def arrival_reasons(s: GrandeState, seat: int, region: int, count: int, with_grande: bool) -> list[Message]:
    """For leading several of one's own to a region by a secret disk."""
    before = would_pay(s, region)[seat]
    home = s.grandes[seat]
    s.at[seat * PLACES + region] += count
    if with_grande:
        s.grandes[seat] = region
    after = would_pay(s, region)[seat]
    s.at[seat * PLACES + region] -= count
    s.grandes[seat] = home
    name = PLACE_NAMES[region]
    if after > before:
        return [say("why-elgrande-arrive", place=name, count=count, points=after - before)]
    second = strongest_there(s, seat, region)
    if second < 0:
        return [say("why-elgrande-place-alone", place=name, count=here(s, seat, region) + count)]
    lead = here(s, seat, region) + count - here(s, second, region)
    who = colour_id(s.seats, second)
    if lead > 0:
        return [say("why-elgrande-place-lead", place=name, who=who, count=lead)]
    return [say("why-elgrande-arrive-behind", place=name, who=who, count=-lead)]
