"""Options say themselves where they matter; elsewhere the game refuses them or they change nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import castellany
from castellany.kernel import Dice, Game, TableOption, playout
from tests.kit.tables import playable, values

OPTIONS = [(castellany.game(id), option) for id in castellany.games() for option in castellany.game(id).options]
BOUND = [pytest.param(game, o, id=f"{game.id}-{o.id}") for game, o in OPTIONS if o.seats or o.needs]


@pytest.mark.parametrize(("game", "option"), BOUND)
def test_what_an_option_needs_exists(game: Game, option: TableOption) -> None:
    assert set(option.seats) < set(game.seats)
    if option.needs:
        other = next(o for o in game.options if o.id == option.needs[0])
        assert other.kind == "choice" and set(option.needs[1:]) < set(other.values)
        assert other.default not in option.needs[1:], "then it would always be asked for"


@pytest.mark.parametrize(("game", "option"), BOUND)
def test_an_option_changes_nothing_where_it_is_not_asked_for(game: Game, option: TableOption) -> None:
    dice = random.Random(3)
    for seats in game.seats:
        if option.seats and seats in option.seats:
            continue
        for value in values(option, dice):
            if playable(game, seats, {option.id: value}):
                given: Any = list(value) if isinstance(value, tuple) else value
                assert told(game, seats, {option.id: given}) == told(game, seats, {}), (seats, value)


def told(game: Game, seats: int, options: dict[str, Any]) -> object:
    """A random game as everybody saw its end."""
    s = game.new(seats, 11, options)
    playout(s, Dice(11), 10_000)
    return [score.json() for score in s.scores()], [s.observe(seat) for seat in range(seats)]
