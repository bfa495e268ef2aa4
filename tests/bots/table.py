"""Games for the tests of bots: the toy game beside all real ones."""

from __future__ import annotations

import castellany
from castellany.kernel import Dice, State, playout
from tests.toy import GAME as TITHE

__all__ = ["TITHE", "moments"]

castellany.register(TITHE)


def moments(game_id: str, seats: int, count: int, seed: int = 1) -> list[tuple[State, int]]:
    """Moments of random games at which a seat has a real choice, with that seat."""
    game = castellany.game(game_id)
    found: list[tuple[State, int]] = []
    number = seed
    while len(found) < count:
        s = game.new(seats, number)
        playout(s, Dice(number), 3 + (number * 7) % 40)
        for seat in s.waiting:
            if len(s.choices(seat)) > 1:
                found.append((s, seat))
        number += 1
    return found[:count]
