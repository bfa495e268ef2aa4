"""What the regions would pay now and after a choice, for one seat: the numbers that boards show beside options.

Reckoned only when a question is put. A caballero is tried out on the state itself and put back at once, which is
cheaper than a copy; nothing else changes. A closed castle pays nobody anything here: nobody may know.
"""

from __future__ import annotations

from castellany.games.elgrande.facts.board import CASTLE, COURT, PLACES, PROVINCE, REGIONS
from castellany.games.elgrande.scoring import would_pay
from castellany.games.elgrande.shown import GainFacts
from castellany.games.elgrande.state import GrandeState, shift


def gain(before: int, after: int, most: int = 1) -> GainFacts:
    return {"before": before, "after": after, "change": after - before, "most": most}


def is_seen(s: GrandeState, place: int) -> bool:
    """A region, or the castle where everybody may look inside."""
    return place < REGIONS or (place == CASTLE and s.open_castle != 0)


def pays(s: GrandeState, seat: int, place: int) -> int:
    return would_pay(s, place)[seat] if is_seen(s, place) else 0


def forecast(s: GrandeState, seat: int) -> int:
    """What all nine regions together would pay a seat now."""
    total = 0
    for r in range(REGIONS):
        total += would_pay(s, r)[seat]
    return total


def by_moving(
    s: GrandeState, seat: int, colour: int, source: int, target: int, count: int = 1, most: int = 1
) -> GainFacts:
    """Caballeros of a colour go from one place to another; court and province pay nothing."""
    before = _two(s, seat, source, target)
    shift(s, colour, source, target, count)
    after = _two(s, seat, source, target)
    shift(s, colour, target, source, count)
    return gain(before, after, most)


def _two(s: GrandeState, seat: int, source: int, target: int) -> int:
    return (0 if source >= COURT else pays(s, seat, source)) + (0 if target >= COURT else pays(s, seat, target))


def by_sending_back(s: GrandeState, seat: int, colour: int, source: int, count: int, most: int = 1) -> GainFacts:
    return by_moving(s, seat, colour, source, PROVINCE, min(count, s.at[colour * PLACES + source]), most)


def by_king(s: GrandeState, seat: int, place: int) -> GainFacts:
    """The king bonus goes with him."""
    before = forecast(s, seat)
    old = s.king
    s.king = place
    after = forecast(s, seat)
    s.king = old
    return gain(before, after)


def by_grande(s: GrandeState, seat: int, owner: int, place: int, king: int) -> GainFacts:
    """A grande stands elsewhere, and perhaps the king too (Deputy)."""
    before = forecast(s, seat)
    old = s.grandes[owner]
    old_king = s.king
    s.grandes[owner] = place
    s.king = king
    after = forecast(s, seat)
    s.grandes[owner] = old
    s.king = old_king
    return gain(before, after)


def by_tile(s: GrandeState, seat: int, tile: int, place: int) -> GainFacts:
    before = forecast(s, seat)
    old = s.tiles[tile]
    s.tiles[tile] = place
    after = forecast(s, seat)
    s.tiles[tile] = old
    return gain(before, after)
