"""Laws of the whole game on random play: nothing is lost, nothing negative, duplicates only by right."""

from __future__ import annotations

import random

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.casts import CAST_IDS
from castellany.games.citadels.facts import BEAUTIFIED, WIZARD
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import has_quarry


@pytest.mark.rule("CIT-1.1", "CIT-4.7")
@pytest.mark.parametrize("cast", [*CAST_IDS, "random"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_end_and_keep_the_laws(seats: int, cast: str) -> None:
    """T-70, T-71, T-74."""
    dice = random.Random(seats)
    s = GAME.new(seats, seats, {"cast": cast, "rank9_with_4_to_7": seats % 2 == 0})
    assert isinstance(s, CitadelsState)
    may_repeat = [False] * seats
    while s.waiting:
        seat = s.waiting[0]
        s.apply(seat, dice.choice(s.choices(seat)))
        assert GAME.census(s) == {"cards": 68, "crowns": 1}
        assert min(s.gold) >= 0 and s.taxes >= 0
        for player in range(seats):
            if has_quarry(s, player) or (s.acting == WIZARD and s.active == player):
                may_repeat[player] = True
            kinds = [d % BEAUTIFIED for d in s.cities[player]]
            assert may_repeat[player] or len(set(kinds)) == len(kinds)
            assert s.marks[player] == sum(1 << d for d in set(kinds))
    assert s.first != -1 and len(s.winners) == 1
    assert s.round < 200
