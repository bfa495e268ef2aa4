"""The games as PettingZoo AEC environments, with observation vectors and action masks.

An action is a choice of the game (`game.text(action)` says it in words). Seats that choose
at the same time act one after the other without seeing each other's answers. At the end the
reward is the share of the first place minus the fair share; with `reward="points"`, the lead
in points over the average of the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

import castellany
from castellany.gym.eyes import Eyes
from castellany.kernel import BadOption, IllegalChoice, State, say


class CastellanyEnv(AECEnv):  # type: ignore[misc]
    """One table of one game. `env.state_of_game` is the true state, for those who may see everything."""

    def __init__(
        self,
        game_id: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in ("win", "points"):
            raise BadOption(say("bad-option-value", option="reward", value=str(reward)[:40], allowed="win, points"))
        self.game = castellany.game(game_id)
        self.options = self.game.complete(seats, options or {})
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": f"castellany_{game_id}_v1", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.eyes = Eyes(self.game, seats)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.game.lexicon.size
        self._action_space = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        box = spaces.Box(-1e6, 1e6, (self.eyes.size,), np.float32)
        mask = spaces.Box(0, 1, (size,), np.int8)
        self._observation_space = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self._no_mask = np.zeros(size, dtype=np.int8)
        self._chance, _seed = seeding.np_random(None)
        self.state_of_game: State = self.game.new(seats, 0, self.options)
        self._legal: list[int] = []

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed, always the same one. Without, each game differs from the last."""
        if seed is not None:
            self._chance, _seed = seeding.np_random(seed)
        deal = int(self._chance.integers(0, 2**62))
        self.state_of_game = self.game.new(len(self.possible_agents), deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        """Whose choice it is now, and which are legal."""
        s = self.state_of_game
        seat = s.waiting[0]
        self.agent_selection = self.possible_agents[seat]
        self._legal = s.choices(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        mask = self._no_mask.copy()
        if agent == self.agent_selection and self.state_of_game.frames:
            mask[self._legal] = 1
        return {"observation": self.eyes.look(self.state_of_game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self._legal:
            raise IllegalChoice(say("no-such-choice", choice=str(action)))
        self._cumulative_rewards[agent] = 0.0
        s = self.state_of_game
        s.apply(self.seats[agent], int(action))
        if s.frames:
            self._next()
        else:
            self._finish()

    def _finish(self) -> None:
        paid = payoffs(self.state_of_game, self.reward)  # an automatic opponent has a place here and no agent
        for seat, agent in enumerate(self.possible_agents):
            reward = paid[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self._cumulative_rewards[agent] += reward
        self._legal = []
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The moment as text: scores and whose turn it is."""
        if self.render_mode is None:
            return None
        scores = ", ".join(f"seat_{score.seat}: {score.total}" for score in self.state_of_game.scores())
        return f"{self.agent_selection} chooses; {scores}"

    def close(self) -> None:
        """Nothing is held open."""


def payoffs(s: State, reward: str) -> list[float]:
    """What each seat gets at the end of a game."""
    if reward == "points":
        totals = [score.total for score in s.scores()][: s.seats]
        rest = max(1, len(totals) - 1)
        return [float(total - (sum(totals) - total) / rest) for total in totals]
    fair = 1.0 / s.seats
    won = [seat for seat in s.winners if seat < s.seats]
    return [(1.0 / len(won) if seat in won else 0.0) - fair if won else 0.0 for seat in range(s.seats)]


def env(game_id: str, seats: int, options: Mapping[str, Any] | None = None, **more: Any) -> CastellanyEnv:
    """A new environment: `env(game_id, seats=4)`."""
    return CastellanyEnv(game_id, seats, options, **more)
