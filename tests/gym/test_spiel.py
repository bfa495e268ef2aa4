"""OpenSpiel's own random simulation and its ISMCTS on our games."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import castellany
from castellany.gym import spiel
from castellany.kernel import BadOption
from tests.toy import GAME as TITHE

castellany.register(TITHE)
GAMES = castellany.games()


def seats_of(game_id: str) -> int:
    return min(3, castellany.game(game_id).seats[-1])


@pytest.mark.parametrize("game_id", GAMES)
def test_random_simulations_pass(game_id: str) -> None:
    pyspiel.random_sim_test(spiel.load(game_id, seats_of(game_id)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_random_simulations_with_serialisation_pass(game_id: str) -> None:
    pyspiel.random_sim_test(spiel.load(game_id, 2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_resampled_worlds_have_the_same_information_state(game_id: str) -> None:
    dice = random.Random(5)
    state = spiel.load(game_id, seats_of(game_id)).new_initial_state()
    state.apply_action(17)
    for _turn in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        state.apply_action(dice.choice(state.legal_actions()))


def test_a_clone_is_independent() -> None:
    state = spiel.load("tithe", 2).new_initial_state()
    state.apply_action(3)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert state.current_player() == 0
    assert len(state.history()) == 1


def test_actions_speak_the_notation_of_the_game() -> None:
    state = spiel.load("tithe", 2).new_initial_state()
    state.apply_action(3)
    action = state.legal_actions()[0]
    assert state.action_to_string(state.current_player(), action) == TITHE.text(action)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_ismcts_of_openspiel_plays(game_id: str) -> None:
    game = spiel.load(game_id, 2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    state.apply_action(5)
    for _turn in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_returns_add_up_to_nothing() -> None:
    dice = random.Random(1)
    state = spiel.load("tithe", 3).new_initial_state()
    state.apply_action(9)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert abs(sum(state.returns())) < 1e-9
    assert max(state.returns()) > 0


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(BadOption):
        spiel.load("tithe", 9)
    with pytest.raises(BadOption):
        spiel.load("chess", 2)
    with pytest.raises(BadOption) as refused:
        spiel.load("paladins", 1)  # alone against the game's own opponent
    assert refused.value.message.args["low"] == 2
