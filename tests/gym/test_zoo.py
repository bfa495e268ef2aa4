"""PettingZoo's own tests, and what they do not ask: sight, rewards, refusals."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import castellany
from castellany.gym.zoo import CastellanyEnv, env
from castellany.kernel import BadOption, IllegalChoice
from tests.toy import GAME as TITHE

castellany.register(TITHE)
GAMES = castellany.games()


def seats_of(game_id: str) -> int:
    return min(3, castellany.game(game_id).seats[-1])


def play(table: CastellanyEnv, seed: int) -> list[str]:
    dice = random.Random(seed)
    table.reset(seed=seed)
    story = []
    for agent in table.agent_iter():
        seen, reward, over, _cut, _info = table.last()
        if over:
            story.append(f"{agent} {reward:.3f}")
            table.step(None)
        else:
            action = dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
            story.append(f"{agent} {table.game.text(action)}")
            table.step(action)
    return story


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_environment_passes_the_tests_of_pettingzoo(game_id: str) -> None:
    api_test(env(game_id, seats_of(game_id)), num_cycles=25)
    seed_test(partial(env, game_id, seats_of(game_id)), num_cycles=12)


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first = play(env("tithe", 3), 4)
    assert first == play(env("tithe", 3), 4)
    assert first != play(env("tithe", 3), 5)


def test_games_without_a_seed_differ() -> None:
    table = env("tithe", 2)
    table.reset(seed=1)
    first = table.state_of_game.encode()
    table.reset()
    assert table.state_of_game.encode() != first


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_tells_nothing_hidden(game_id: str) -> None:
    table = env(game_id, seats_of(game_id))
    table.reset(seed=3)
    for turn in range(40):
        if not table.state_of_game.frames:
            break
        agent = table.agent_selection
        seat = table.seats[agent]
        seen = table.observe(agent)
        imagined = table.state_of_game.resample(seat, turn)
        assert np.array_equal(table.eyes.look(imagined, seat), seen["observation"])
        assert seen["action_mask"].sum() == len(table.state_of_game.choices(seat)) > 0
        other = table.possible_agents[(seat + 1) % len(table.possible_agents)]
        if other != agent:
            assert table.observe(other)["action_mask"].sum() == 0
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_rewards_share_one_win_and_add_up_to_nothing() -> None:
    table = env("tithe", 3)
    play(table, 2)
    winners = table.state_of_game.winners
    assert winners
    rewards = [float(line.split()[1]) for line in play(table, 2)[-3:]]
    assert abs(sum(rewards)) < 0.01
    assert max(rewards) == round(1 / len(winners) - 1 / 3, 3)


def test_points_can_be_the_reward() -> None:
    table = env("tithe", 2, reward="points")
    story = play(table, 2)
    totals = [score.total for score in table.state_of_game.scores()]
    assert {float(line.split()[1]) for line in story[-2:]} == {totals[0] - totals[1], totals[1] - totals[0]}


def test_illegal_actions_and_impossible_tables_are_refused() -> None:
    table = env("tithe", 2)
    table.reset(seed=1)
    before = table.state_of_game.encode()
    with pytest.raises(IllegalChoice):
        table.step(table.game.lexicon.size - 1)
    assert table.state_of_game.encode() == before
    with pytest.raises(BadOption):
        env("tithe", 9)
    with pytest.raises(BadOption):
        env("tithe", 2, {"poor": True})
    with pytest.raises(BadOption):
        env("tithe", 2, reward="glory")


def test_one_policy_can_play_every_seat() -> None:
    """Seats are counted from the viewer's own: in a mirrored moment all see the same."""
    table = env("tithe", 2)
    table.reset(seed=1)
    s = table.state_of_game
    s.hands = [1 << 3, 1 << 3]  # type: ignore[attr-defined]
    assert np.array_equal(table.eyes.look(s, 0), table.eyes.look(s, 1))


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if castellany.game(game_id).seats[0] == 1])
def test_a_learner_can_play_alone_against_the_games_own_opponent(game_id: str) -> None:
    table = env(game_id, 1, reward="win")
    story = play(table, 3)
    assert story[-1].split()[1] in ("0.500", "-0.500", "0.000")
    assert table.possible_agents == ["seat_0"]
