"""observe(): the table as one seat may see it, built field by field.

Hidden are power cards and modifiers in others' hands and discard piles, the order
of the decks, the content of a closed castle and, so that it cannot be counted from
outside, others' numbers in the province (ELG-1.5, ELG-6.2).
"""

from collections.abc import Sequence
from typing import Any

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import REGIONS, SCORING_ROUNDS
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.scoring import scores
from castellany.games.elgrande.shown import RoundFacts
from castellany.games.elgrande.sight import cards, land, seats
from castellany.games.elgrande.sight.moment import STAGES, cards_are_shown, phase, rounds_begun
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import instead, observation, thing

__all__ = ["cards_are_shown", "observe", "observe_all", "phase", "rounds_begun"]


def observe(s: GrandeState, seat: int | None) -> dict[str, Any]:
    """All that a seat may know; None is a spectator."""
    return observe_all(s, (seat,))[0]


def observe_all(s: GrandeState, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """The same for several at once: hands, castle and province apart, all see the same."""
    land_things = [_rounds(s), *[land.region(s, r) for r in range(REGIONS)]]
    beside = [*land.abroad(s), land.tiles_beside(s), *[cards.pile(s, p) for p in range(len(piles.starts(s)))]]
    beside.append(cards.discard(s))
    if s.colours > s.seats:
        beside.append(seats.imaginary(s))
    points = [score.json() for score in scores(s)]
    others = [seats.seat_thing(s, seat) for seat in range(s.seats)]
    found: list[dict[str, Any]] = []
    for viewer in viewers:
        players = others[:]
        if viewer is not None:
            players[viewer] = instead(others[viewer], *seats.hidden(s, viewer, True))
        things = [*land_things, land.castle(s, viewer), *beside, *players]
        found.append(observation(viewer, phase(s), things, points, rounds_begun(s), track(s)))
    return found


def _rounds(s: GrandeState) -> dict[str, Any]:
    facts: RoundFacts = {
        "steps": track(s),
        "marked": [r for r in SCORING_ROUNDS if r in track(s)],
        "stage": STAGES[s.stage],
    }
    return thing("round", "zone-round", "track", rounds_begun(s), facts=facts)
