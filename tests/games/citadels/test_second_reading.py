"""The game against a second reading of its rules, at every turn of random games with random casts."""

from __future__ import annotations

import random

import pytest

from castellany.games.citadels import GAME, kinds
from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.second_reading import Reading


@pytest.mark.rule("CIT-4.4", "CIT-4.8", "CIT-4.9", "CIT-4.10")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_turn_offers_what_the_rules_allow_and_nothing_else(seats: int) -> None:
    met: set[str] = set()
    for seed in range(12):
        dice = random.Random(100 * seats + seed)
        s = GAME.new(seats, seed, {"cast": "random", "rank9_with_4_to_7": seed % 2 == 0})
        assert isinstance(s, CitadelsState)
        while s.waiting:
            seat = s.waiting[0]
            choices = s.choices(seat)
            if s.frames[-1].kind == kinds.TURN:
                met.add(CHARACTER_IDS[s.acting])
                assert {GAME.text(choice) for choice in choices} == Reading(s, seat).everything()
            s.apply(seat, dice.choice(choices))
    assert len(met) > 15, "most characters had their turn"
