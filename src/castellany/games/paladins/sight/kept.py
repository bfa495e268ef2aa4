"""A seat's side of the table with its points, kept from one look to the next.

Everybody at a table looks after every choice, and a choice changes one seat: the others' boards are then the very same
objects, which also need not be written again for the next reader. `standing` holds all that a seat's side depends on;
a test builds each one anew and compares. The solo opponent's side looks at the whole table and is never kept.
"""

from __future__ import annotations

from typing import Any, Final

from castellany.games.paladins.facts.board import BOARD_SLOTS
from castellany.games.paladins.facts.icons import COLOURS
from castellany.games.paladins.facts.kings import ORDERS_IN_PLAY
from castellany.games.paladins.facts.paladins import PALADIN_COUNT
from castellany.games.paladins.layout import AT_SUSPICION, OWN
from castellany.games.paladins.scoring import seat_score
from castellany.games.paladins.sight.seat import seat_thing
from castellany.games.paladins.state import PaladinsState

Side = tuple[dict[str, Any], dict[str, Any]]

MOST: Final = 1024  # sides that are kept, the oldest forgotten first
_kept: Final[dict[tuple[int, ...], Side]] = {}


def seat_and_score(s: PaladinsState, seat: int, mine: bool, free: list[int]) -> Side:
    """`free`: the regions with a free space."""
    if seat == s.opponent:
        return built(s, seat, mine, free)
    key = standing(s, seat, mine, free)
    side = _kept.get(key)
    if side is None:
        side = built(s, seat, mine, free)
        if len(_kept) >= MOST:
            del _kept[next(iter(_kept))]
        _kept[key] = side
    return side


def built(s: PaladinsState, seat: int, mine: bool, free: list[int]) -> Side:
    return seat_thing(s, seat, mine, free), seat_score(s, seat).json()


def standing(s: PaladinsState, seat: int, mine: bool, free: list[int]) -> tuple[int, ...]:
    held = [s.own[one * OWN + AT_SUSPICION] for one in range(s.seats)]
    found = [s.rules, seat, mine, seat == s.first, s.round, s.opponent, s.errands_count, max(held)]
    found += s.own[seat * OWN : seat * OWN + OWN]
    found += s.workers[seat * COLOURS : (seat + 1) * COLOURS]
    found += s.board[seat * BOARD_SLOTS : seat * BOARD_SLOTS + BOARD_SLOTS]
    found += s.paladins[seat * PALADIN_COUNT : (seat + 1) * PALADIN_COUNT]
    found += s.kings[:ORDERS_IN_PLAY]
    found += s.folk_at
    found += s.outsider_at
    found += s.wall_at
    for card in s.outsider_row:
        found.append(card >= 0)
    found += free
    found.append(-1)  # two lists whose lengths vary are kept apart
    found += s.suspicion_held
    return tuple(found)
