"""Moments, games and environments travel: `pickle` and `deepcopy`, compiled as well as plain."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import castellany
from castellany.kernel import Dice, Frame, State, playout
from tests.kit.tables import Table, all_tables, sample

WAYS: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy, copy.copy]
each_table = pytest.mark.parametrize("table", all_tables(), ids=str)
each_way = pytest.mark.parametrize("way", WAYS, ids=["pickle", "deepcopy", "copy"])


@each_way
@each_table
def test_a_moment_that_travelled_is_the_same_and_goes_on_alike(table: Table, way: Callable[[Any], Any]) -> None:
    for s, seat, choice in sample(table, 6):
        s.known = 5
        there: State = way(s)
        assert there is not s and there == s and there.known == 5 and there.log is None
        assert there.game() is s.game() and type(there) is type(s)
        before = s.encode()
        there.play(seat, choice)
        playout(there, Dice(1), 20)
        assert s.encode() == before, "the one at home has not moved"
        here = s.copy()
        here.play(seat, choice)
        playout(here, Dice(1), 20)
        assert here == there


@each_way
@pytest.mark.parametrize("id", castellany.games())
def test_a_game_is_itself_wherever_it_goes(id: str, way: Callable[[Any], Any]) -> None:
    game = castellany.game(id)
    assert way(game) is game
    heard = game.new(game.seats[-1], 1, listen=True)
    assert [event.json() for event in way(heard).log] == [event.json() for event in heard.log or []]


@each_way
def test_frames_and_dice_travel(way: Callable[[Any], Any]) -> None:
    frame, dice = way(Frame(1, 2, 3, 4, 5)), Dice(7)
    assert repr(frame) == repr(Frame(1, 2, 3, 4, 5))
    dice.roll(6)
    other = way(dice)
    assert [other.roll(6) for _n in range(9)] == [dice.roll(6) for _n in range(9)]


@pytest.mark.parametrize("way", WAYS[:2], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("id", castellany.games())
def test_an_environment_travels(id: str, way: Callable[[Any], Any]) -> None:
    zoo = pytest.importorskip("castellany.gym.zoo")
    env = zoo.CastellanyEnv(id, max(2, castellany.game(id).seats[0]))
    env.reset(seed=3)
    for _turn in range(5):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    there = way(env)
    assert there.state_of_game == env.state_of_game and there.agent_selection == env.agent_selection
    action = int(there.last()[0]["action_mask"].argmax())
    there.step(action)
    assert there.state_of_game != env.state_of_game
    env.step(action)
    assert there.state_of_game == env.state_of_game
