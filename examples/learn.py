"""A player that learns Citadels from nothing but the rules: policy gradient in numpy, a few minutes on one core.

`python examples/learn.py [games]`. The policy is one weight for each feature and action; it plays both
seats of a game in turn against a random player, and after every twenty games it makes the choices of the better
ones more likely and those of the worse ones less (REINFORCE, with the average of the twenty as its baseline).
"""

from __future__ import annotations

import sys

import numpy as np

from castellany.gym.zoo import CastellanyEnv, env

RATE = 0.02
LESSON = 20  # games compared with each other
Steps = list[tuple[np.ndarray, np.ndarray, int]]  # what was seen, what was legal, which of it was chosen


class Policy:
    """Softmax over the legal actions of a linear score."""

    def __init__(self, features: int, actions: int, seed: int = 0) -> None:
        self.weights = np.zeros((actions, features + 1), dtype=np.float32)
        self.dice = np.random.default_rng(seed)

    def look(self, seen: np.ndarray) -> np.ndarray:
        return np.append(np.tanh(seen / 4.0), 1.0).astype(np.float32)

    def chances(self, x: np.ndarray, legal: np.ndarray) -> np.ndarray:
        scores = self.weights[legal] @ x
        powers = np.exp(scores - scores.max())
        return np.asarray(powers / powers.sum())

    def learn(self, steps: Steps, success: float) -> None:
        for x, legal, index in steps:
            push = -self.chances(x, legal)
            push[index] += 1.0
            self.weights[legal] += RATE * success * np.outer(push, x)


def play(table: CastellanyEnv, policy: Policy, seat: int, seed: int) -> tuple[float, bool, Steps]:
    """One game: the learner on `seat`, chance on the other. Its lead in points, whether it won, its steps."""
    steps: Steps = []
    me = table.possible_agents[seat]
    table.reset(seed=seed)
    while table.state_of_game.frames:
        seen = table.observe(table.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        index = int(policy.dice.integers(len(legal)))
        if table.agent_selection == me and len(legal) > 1:
            x = policy.look(seen["observation"])
            index = int(policy.dice.choice(len(legal), p=policy.chances(x, legal)))
            steps.append((x, legal, index))
        table.step(int(legal[index]))
    return table.rewards[me], seat in table.state_of_game.winners, steps


def main(games: int = 2000) -> list[float]:
    """Train; returns the share of wins in each tenth of the games."""
    table = env("citadels", seats=2, reward="points")
    policy = Policy(table.eyes.size, table.game.lexicon.size)
    shares: list[float] = []
    played: list[tuple[float, Steps]] = []
    won, leads, block = 0, 0.0, max(1, games // 10)
    for number in range(games):
        lead, victory, steps = play(table, policy, number % 2, seed=number)
        won, leads = won + victory, leads + lead
        played.append((lead, steps))
        if len(played) == LESSON:
            usual = np.mean([lead for lead, _steps in played])
            spread = np.std([lead for lead, _steps in played]) + 1.0
            for lead, steps in played:
                policy.learn(steps, float((lead - usual) / spread))
            played = []
        if (number + 1) % block == 0:
            shares.append(won / block)
            print(f"game {number + 1:5}: {100 * won / block:3.0f} % won, average lead {leads / block:+.1f} points")
            won, leads = 0, 0.0
    np.savez_compressed("citadels_policy.npz", weights=policy.weights)
    return shares


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
