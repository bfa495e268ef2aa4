"""observe(): the table as one seat may see it, built field by field.

Hidden are power cards and modifiers in others' hands and discard piles, the order
of the decks, the content of a closed castle and, so that it cannot be counted from
outside, others' numbers in the province (ELG-1.5, ELG-6.2).
"""

from typing import Any

from castellany.games.elgrande import piles
from castellany.games.elgrande.facts.board import REGIONS, SCORING_ROUNDS
from castellany.games.elgrande.flow import track
from castellany.games.elgrande.scoring import scores
from castellany.games.elgrande.shown import RoundFacts
from castellany.games.elgrande.sight import cards, land, seats
from castellany.games.elgrande.sight.moment import STAGES, cards_are_shown, phase, rounds_begun
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import observation, thing

__all__ = ["cards_are_shown", "observe", "phase", "rounds_begun"]


def observe(s: GrandeState, seat: int | None) -> dict[str, Any]:
    """All that a seat may know; None is a spectator."""
    things = [_rounds(s)]
    things += [land.region(s, r) for r in range(REGIONS)]
    things += [land.castle(s, seat), *land.abroad(s), land.tiles_beside(s)]
    things += [cards.pile(s, p) for p in range(len(piles.starts(s)))]
    things.append(cards.discard(s))
    if s.colours > s.seats:
        things.append(seats.imaginary(s))
    things += [seats.seat_thing(s, other, seat) for other in range(s.seats)]
    return observation(seat, phase(s), things, [score.json() for score in scores(s)], rounds_begun(s))


def _rounds(s: GrandeState) -> dict[str, Any]:
    facts: RoundFacts = {
        "steps": track(s),
        "marked": [r for r in SCORING_ROUNDS if r in track(s)],
        "stage": STAGES[s.stage],
    }
    return thing("round", "zone-round", "track", rounds_begun(s), facts=facts)
