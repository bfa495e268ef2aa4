"""The games as OpenSpiel games: information states, legal actions, sampling of worlds.

Chance is one node at the start, which draws the deal; everything later follows from it and
the choices. Simultaneous choices are made one after the other without being seen. The
information state is what the seat sees now together with all it chose itself; a world for
the same information state comes from the game's own `resample`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import castellany
from castellany.gym.eyes import Eyes
from castellany.gym.zoo import payoffs
from castellany.kernel import BadOption, State, say

DEALS: Final = 4096
LONGEST: Final = 20_000


class Moment:
    """Our state inside theirs: copied by its own `copy`, never by hand of another."""

    def __init__(self, state: State | None, own: list[list[int]]) -> None:
        self.state = state
        self.own = own  # by seat: what it chose so far

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        state = None if self.state is None else self.state.copy()
        return Moment(state, [chosen[:] for chosen in self.own])


def _type_of(short_name: str, low: int, high: int, defaults: dict[str, Any]) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name,
        long_name=short_name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of our games. Parameters: `players`, and `options` as JSON."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.source = castellany.game(self.game_id)
        self.seats = int(params.get("players", max(2, self.source.seats[0])))
        self.options = self.source.complete(self.seats, json.loads(params.get("options", "{}")))
        self.eyes = Eyes(self.source, self.seats)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.source.lexicon.size,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(registered(self.game_id), information, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, before the deal or after it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = Moment(None, [[] for _i in range(game.seats)])

    def current_player(self) -> int:
        s = self.moment.state
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return s.waiting[0] if s.frames else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.moment.state
        return [] if s is None or s.waiting[:1] != (player,) else sorted(s.choices(player))

    def _apply_action(self, action: int) -> None:
        s = self.moment.state
        game = self.get_game()
        if s is None:
            self.moment.state = game.source.new(game.seats, action, game.options)
        else:
            player = s.waiting[0]
            self.moment.own[player].append(action)
            s.apply(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().source.text(action))

    def is_terminal(self) -> bool:
        s = self.moment.state
        return s is not None and not s.frames

    def returns(self) -> list[float]:
        s = self.moment.state
        if s is None or s.frames:
            return [0.0] * self.num_players()
        return payoffs(s, "win")

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A random state that the player cannot tell from this one."""
        other = self.clone()
        s = self.moment.state
        if s is not None:
            other.moment.state = s.resample(player_id, int(probability_sampler() * 2**40))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        s = self.moment.state
        return "before the deal" if s is None else hashlib.sha256(s.encode()).hexdigest()


class Observer:
    """What a player sees, as a tensor and as a string."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor = np.zeros(game.eyes.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        s = state.moment.state
        self.tensor[:] = 0.0 if s is None else self.game.eyes.look(s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        s = state.moment.state
        if s is None:
            return "before the deal"
        seen = json.dumps([s.observe(player), s.choices(player)], sort_keys=True)
        digest = hashlib.sha256(seen.encode()).hexdigest()
        return f"{digest} {state.moment.own[player]}" if self.recall else digest


_types: dict[str, Any] = {}


def registered(game_id: str) -> Any:
    """OpenSpiel's description of a game; registers it under `castellany_<id>` at the first call."""
    if game_id not in _types:
        source = castellany.game(game_id)
        low = max(2, source.seats[0])
        _types[game_id] = _type_of(f"castellany_{game_id}", low, source.seats[-1], {"players": low, "options": "{}"})
        # OpenSpiel keeps what it is given until after the interpreter has ended; a class survives that.
        pyspiel.register_game(_types[game_id], type(f"Spiel_{game_id}", (SpielGame,), {"game_id": game_id}))
    return _types[game_id]


def load(game_id: str, seats: int = 2, options: Mapping[str, Any] | None = None) -> Any:
    """A pyspiel game: `load(game_id, seats=4)`; afterwards also `pyspiel.load_game("castellany_<game_id>")`."""
    name = registered(game_id).short_name
    source = castellany.game(game_id)
    if seats < 2:  # what is won alone is not lost by anybody, and OpenSpiel is told that it is
        raise BadOption(say("bad-seats", seats=str(seats), low=max(2, source.seats[0]), high=source.seats[-1]))
    source.complete(seats, options or {})
    return pyspiel.load_game(name, {"players": seats, "options": json.dumps(dict(options or {}))})
