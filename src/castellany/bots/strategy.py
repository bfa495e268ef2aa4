"""What a bot knows of a game: how good a move looks, how good a moment is, what others cannot see.

`Strategy` is the generic one and plays any game by its scores alone. A game that deserves
better has a folder here under its own id with a `make`, found by that name.
Scores of moves and values of moments are in points of the game, so that weights read
like a player's judgement ("a spare card is worth half a point").
"""

from __future__ import annotations

import importlib
import importlib.util
from math import exp

from mypy_extensions import mypyc_attr

from castellany.bots.network import Network, network_of
from castellany.kernel import Dice, Message, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """Judgement of moves and moments. Every method may look at the whole state: it is never the true one."""

    def __init__(self) -> None:
        self.spread = 6.0  # points of lead that make one seat e times as likely to win as another
        self.sharpness = 1.0  # points of a move's score that make it e times as likely to be searched
        self.noise = 1.0  # points by which imagined players misjudge a move
        self.whims = 2.5  # how many times that a squire does
        self.rounds = 1  # rounds after which an imagined game is cut and judged
        self.limit = 60  # decisions after which it is cut in any case
        self.looks_ahead = True  # are moves judged by the moment they lead to, beside their own score?
        self.guarded = False  # does so much lie hidden that imagined opponents must not learn the seat's own secrets?
        self.network: Network | None = None  # moments are judged by what was learned, where something was

    def scores(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """How good each choice looks at a glance, in points. Cheap: imagined games ask this all the time."""
        return [0.0] * len(legal)

    def values(self, s: State) -> list[float]:
        """What the moment is worth to each seat, in points as expected at the end."""
        return [float(score.total) for score in s.scores()]

    def learn(self, network: Network | None) -> None:
        """Judge moments by a network from now on; its spread comes with it."""
        self.network = network
        if network is not None:
            self.spread = network.spread

    def gauges(self, s: State) -> list[list[float]]:
        """By seat: the numbers from which its points at the end were learned; [] where nobody wrote that."""
        return []

    def expected(self, s: State) -> list[float]:
        """Points at the end as expected for each seat: by what was learned, or else by `values`."""
        network = self.network
        if network is not None and s.frames:
            gauges = self.gauges(s)
            if gauges:
                return [network.points(gauge) for gauge in gauges]
        return self.values(s)

    def clock(self, s: State) -> int:
        """The number of the round; imagined games are cut when it has moved on."""
        return 0

    def secret(self, s: State, kind: int) -> bool:
        """Is an answer to this kind of question hidden from the other seats?"""
        return False

    def likelihood(self, s: State, seat: int) -> float:
        """From 0 to 1: would the others have done what they hide from the seat in this imagined world?"""
        return 1.0

    def theme(self, kind: int) -> str:
        """Which kind of decision such a question is, by a short name (`theme-<game>-<name>` says it)."""
        return "choices"

    def subject(self, kind: int, choice: int) -> str:
        """What a puzzle with this answer is about: the theme of its question, unless that asks for several things."""
        return self.theme(kind)

    def features(self, s: State, seat: int) -> list[int]:
        """What a seat may know, as numbers from 0 to 255 in fixed places, for learners; [] where nobody wrote it."""
        return []

    def reasons(self, s: State, seat: int, choice: int) -> list[Message]:
        """What speaks for a choice, most important first."""
        return []

    def pick(self, s: State, seat: int, legal: list[int], dice: Dice) -> int:
        """The choice of an imagined player: the best at a glance, misjudged by up to `noise` points."""
        if len(legal) == 1:
            return legal[0]
        scores = self.scores(s, seat, legal)
        noise = self.noise / 1024.0
        best = 0
        best_score = -1e30
        for i in range(len(legal)):
            score = scores[i] + noise * dice.roll(1024)
            if score > best_score:
                best_score = score
                best = i
        return legal[best]


def shares(values: list[float], spread: float) -> list[float]:
    """Values as shares of one: `spread` more is e times as much. Chances from expected points, weights from scores."""
    top = values[0]
    for value in values:
        if value > top:
            top = value
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp((value - top) / spread)
        weights.append(weight)
        total += weight
    for i in range(len(weights)):
        weights[i] /= total
    return weights


def outlook(s: State, strategy: Strategy) -> list[float]:
    """Chances of winning: judged while the game runs; known, with a little pride in the margin, at its end."""
    chances = shares(strategy.expected(s), strategy.spread)
    if not s.frames:
        won = s.winners
        for i in range(len(chances)):
            chances[i] *= 0.1
        for seat in won:
            if seat < len(chances):
                chances[seat] += 0.9 / len(won)
    return chances


_known: dict[str, Strategy] = {}


def strategy_of(game_id: str, learned: bool = False) -> Strategy:
    """The strategy written for a game, or the generic one; `learned`: with the network trained for it, if any."""
    key = f"{game_id} learned" if learned else game_id
    if key not in _known:
        _known[key] = fresh_strategy(game_id)
        if learned:
            _known[key].learn(network_of(game_id))
    return _known[key]


def fresh_strategy(game_id: str) -> Strategy:
    """One of its own for whoever wants to change it."""
    name = f"castellany.bots.{game_id}"
    if game_id.isidentifier() and importlib.util.find_spec(name) is not None:
        found = importlib.import_module(name).make()
        assert isinstance(found, Strategy)
        return found
    return Strategy()
