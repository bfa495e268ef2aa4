"""A choice cannot depend on what the seat cannot see: in every world it cannot tell apart, it is the same."""

from __future__ import annotations

import pytest

import castellany
from castellany import bots
from tests.bots import table


def all_games() -> list[str]:
    return sorted({*castellany.games(), table.TITHE.id})


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game_id", all_games())
def test_the_choice_is_the_same_in_every_world_the_seat_cannot_tell_apart(game_id: str, level: str) -> None:
    seats = min(castellany.game(game_id).seats[-1], 3)
    bot = bots.make(level, game_id, 3)
    for s, seat in table.moments(game_id, seats, 4):
        here = bot.choose(s, seat, iterations=12)
        for seed in (11, 12):
            other = s.resample(seat, seed)
            assert bot.choose(other, seat, iterations=12) == here


@pytest.mark.parametrize("game_id", all_games())
def test_an_imagined_world_follows_from_what_the_seat_knows_and_from_chance_alone(game_id: str) -> None:
    seats = min(castellany.game(game_id).seats[-1], 4)
    for s, _seat in table.moments(game_id, seats, 12, seed=100):
        for seat in range(seats):
            assert s.resample(seat, 1).resample(seat, 2) == s.resample(seat, 2)
