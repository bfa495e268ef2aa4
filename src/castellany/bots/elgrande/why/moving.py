"""Moving caballeros: why this piece is taken up, led there, or left; and what one less of another's does."""

from __future__ import annotations

from castellany.bots.elgrande.why.regions import lose_reason, loss, place_reasons
from castellany.bots.elgrande.why.tally import (
    best_step,
    can_harm,
    change,
    here,
    seen,
)
from castellany.games.elgrande.facts.board import PLACES
from castellany.games.elgrande.ids import PLACE_NAMES, colour_id
from castellany.games.elgrande.lexicon import LIFT
from castellany.games.elgrande.moves import lifts, listed, move_targets
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame, Message, say, seat_id


def weaken_reasons(s: GrandeState, seat: int, colour: int, region: int) -> list[Message]:
    """For one caballero less of another colour in a region."""
    difference = change(s, colour, region, -1)
    name = PLACE_NAMES[region]
    who = colour_id(s.seats, colour)
    found: list[Message] = []
    if difference[seat] > 0:
        found.append(say("why-elgrande-frees", place=name, who=who, points=difference[seat]))
    if colour < s.seats and difference[colour] < 0 and found:
        found.append(say("why-elgrande-also-hurts", seat=who, points=-difference[colour]))
    elif colour < s.seats and difference[colour] < 0:
        found.append(say("why-elgrande-hurts", place=name, seat=who, points=-difference[colour]))
    if not found:
        left = here(s, colour, region) - 1
        mine = here(s, seat, region)
        rest = [here(s, c, region) for c in range(s.colours) if c != seat and c != colour]
        if mine and left > mine and mine >= max(rest, default=0):
            found.append(say("why-elgrande-gap", place=name, who=who, count=left - mine))
        else:
            found.append(say("why-elgrande-left", place=name, who=who, count=left))
    return found


def lift_reasons(s: GrandeState, seat: int, colour: int, region: int) -> list[Message]:
    """For taking up this piece."""
    step = best_step(s, seat, colour, region)
    if colour == seat:
        own = [lose_reason(s, seat, region, 1, False)]
        return [step_gain(s, seat, colour, region), *own] if step.gain > 0 else own
    found = weaken_reasons(s, seat, colour, region)
    if step.gain > max(0, change(s, colour, region, -1)[seat]):
        found.insert(0, step_gain(s, seat, colour, region))
    return found


def step_gain(s: GrandeState, seat: int, colour: int, region: int) -> Message:
    """The best that one caballero can do who leaves a region."""
    step = best_step(s, seat, colour, region)
    source = PLACE_NAMES[region]
    target = PLACE_NAMES[step.target]
    if colour == seat:
        return say("why-elgrande-step-own", source=source, place=target, points=step.gain)
    who = colour_id(s.seats, colour)
    return say("why-elgrande-step-other", who=who, source=source, place=target, points=step.gain)


def drop_reasons(s: GrandeState, seat: int, f: Frame, place: int) -> list[Message]:
    """For leading the piece that was taken up to this place."""
    colour = f.a // PLACES
    source = f.a % PLACES
    if colour == seat:
        found = place_reasons(s, seat, place)[:1]
        if loss(s, seat, source, 1) > 0:
            found.append(lose_reason(s, seat, source, 1, False))
        return found
    return drop_other(s, seat, colour, source, place) + weaken_reasons(s, seat, colour, source)


def drop_other(s: GrandeState, seat: int, colour: int, source: int, place: int) -> list[Message]:
    """What another's caballero does in the place where it is put; nothing where that is no argument."""
    who = colour_id(s.seats, colour)
    if not seen(s, place):
        return [say("why-elgrande-drop-castle", who=who)]
    name = PLACE_NAMES[place]
    difference = change(s, colour, place, 1)
    if difference[seat] < 0:
        return []
    for other in range(s.seats):
        if other != seat and other != colour and difference[other] < 0:
            return [say("why-elgrande-drop-hurts", place=name, seat=seat_id(other), points=-difference[other])]
    if colour >= s.seats:
        return [say("why-elgrande-drop-safe", place=name)]
    if difference[colour] == 0:
        return [say("why-elgrande-drop-none", place=name, seat=who)]
    for target in listed(move_targets(s, source)):
        if not seen(s, target) or change(s, colour, target, 1)[colour] < difference[colour]:
            return []
    return [say("why-elgrande-drop-least", place=name, seat=who, points=difference[colour])]


def stop_moving(s: GrandeState, seat: int, f: Frame) -> list[Message]:
    """For moving nobody more."""
    return [unmoved(s, seat, lifts(s, seat, f.a, f.b, f.c))]


def unmoved(s: GrandeState, seat: int, pieces: list[int]) -> Message:
    """How little a move of a single one of these pieces would bring."""
    most = 0
    harmless = True
    for choice in pieces:
        colour = LIFT.first(choice)
        region = LIFT.second(choice)
        most = max(most, best_step(s, seat, colour, region).gain)
        if most == 0 and harmless and can_harm(s, seat, colour, region):
            harmless = False
    if most > 0:
        return say("why-elgrande-move-most", points=most)
    return say("why-elgrande-move-none") if harmless else say("why-elgrande-move-no-gain")
