"""Random games of every size under the eyes of a referee who follows what is told."""

from __future__ import annotations

import random

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.round_referee import Referee


@pytest.mark.rule("CIT-3.1", "CIT-3.2", "CIT-3.3", "CIT-3.4", "CIT-5.1", "CIT-5.4", "CIT-5.7", "CIT-6.1", "CIT-6.2")
@pytest.mark.rule("CIT-8.2", "CIT-8.3", "CIT-8.5", "CIT-8.6", "CIT-15.2")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_course_of_every_round_is_that_of_the_rulebook(seats: int) -> None:
    for seed in range(8):
        dice = random.Random(1000 * seats + seed)
        s = GAME.new(seats, seed, {"cast": "random", "rank9_with_4_to_7": seed % 2 == 0}, True)
        assert isinstance(s, CitadelsState)
        referee = Referee(s)
        before = s.holder
        while True:
            assert s.log is not None
            heard, s.log = [event for event in s.log if event.heard_by(None)], []
            rounds = [i for i, event in enumerate(heard) if event.message.id == "event-round"]
            for i, event in enumerate(heard):
                referee.hear(event, before if rounds and i < rounds[0] else s.holder)
            if not s.waiting:
                break
            before = s.holder[:]
            s.apply(s.waiting[0], dice.choice(s.choices(s.waiting[0])))
        assert referee.over and referee.round == s.round and referee.crown == s.crown and referee.first == s.first
        assert referee.turns > seats
