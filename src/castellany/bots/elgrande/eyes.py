"""What a seat of El Grande may know, as numbers in fixed places: the eyes of learners.

Colours are counted from the viewer's own. Of other colours, castle and province are one number:
nobody may count what lies in the castle.
"""

from __future__ import annotations

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.facts.board import CASTLE, PLACES, PROVINCE
from castellany.games.elgrande.scoring import total
from castellany.games.elgrande.sight import cards_are_shown
from castellany.games.elgrande.state import GrandeState


def features(s: GrandeState, seat: int) -> list[int]:
    """All numbers lie between 0 and 255."""
    found = [s.round, s.king, s.tiles[0] + 1, s.tiles[1] + 1, s.card + 1, (s.active - seat) % s.colours, s.stage]
    asked = [0] * (kinds.WITHDRAW + 1)
    if s.frames and s.waits_for(seat):
        asked[s.frames[-1].kind] = 1
    found += asked
    cards = [card + 1 for card in piles.available(s)] if cards_are_shown(s) else []
    found += cards + [0] * (5 - len(cards))
    for i in range(s.colours):
        colour = colour_from(s, seat, i)
        row = s.at[colour * PLACES : (colour + 1) * PLACES]
        if colour != seat and not s.open_castle:
            row[PROVINCE] += row[CASTLE]
            row[CASTLE] = 0
        found += row
        found.append(s.power[colour] + 10)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        found += [min(255, total(s, other)), s.grandes[other], s.played[other], 1 if s.first == other else 0]
    for power in range(1, 14):
        found.append((s.hands[seat] >> power) & 1)
    for kind in range(4):
        found.append((s.mods[seat] >> 3 * kind) & 7)
    return found


def colour_from(s: GrandeState, seat: int, i: int) -> int:
    """The i-th colour from the viewer's own; the imaginary player comes last."""
    return i if i >= s.seats else (seat + i) % s.seats
