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
    known = {"seats": [str(seats) for seats in game.seats]}
    known |= {o.id: ["false", "true"] if o.kind == "flag" else list(o.values) for o in game.options}
    for case in option.needs:
        assert all(set(values) < set(known[other]) for other, *values in case), "what cannot fail needs no saying"
        unusual = [other for other, *values in case if not set(values) & usual(game, other)]
        assert unusual or any(other == "seats" for other, *_ in case), "then it would always be asked for"


def usual(game: Game, other: str) -> set[str]:
    """What an option is unless somebody says otherwise."""
    return {str(o.default).lower() if o.kind == "flag" else o.default for o in game.options if o.id == other}


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
