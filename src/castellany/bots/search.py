"""Information-set tree search for several seats, hidden information and simultaneous choices.

Every iteration imagines another world (`resample`). Each seat has a tree of its own that
branches only on what that seat can see: its own choices, and the others' open ones; a
secret choice of another seat is one branch, whatever it was. Sealed questions are answered
by each seat from its own tree, so nobody reacts to what is not yet revealed. Choices are
selected by PUCT with the strategy's scores as guide, imagined games go on by its picks
until the strategy's cut, and every seat wants its own share of winning (max^n).

All these worlds hold the true hand and role of the seat that searches, so in a long search the
others' trees learn to act as if they knew them. Where that matters (`Strategy.guarded`) the
others have no trees: they do what the strategy picks, which judges by their own sight alone.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from castellany.bots.playout import picked, play_out
from castellany.bots.strategy import Strategy, outlook, shares
from castellany.bots.thought import Candidate, forget_answers
from castellany.kernel import Dice, State

_NOBODY: Final = 1_000_000  # branches of secret choices are numbered below minus this


class Node:
    """What a seat knows has happened, and how the last step there turned out for it."""

    __slots__ = ("available", "children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] | None = None


class Search:
    """A search for one seat at one moment. Feed it iterations; then ask for the verdict."""

    def __init__(
        self,
        strategy: Strategy,
        world: State,
        seat: int,
        seed: int,
        guided: bool = True,
        explore: float = 0.8,
        rounds: int = -1,
        doubts: int = 0,
    ) -> None:
        self.strategy = strategy
        self.world = world
        self.seat = seat
        self.dice = Dice(seed)
        self.guided = guided
        self.explore = explore
        self.guarded = strategy.guarded
        self.rounds = strategy.rounds if rounds < 0 else rounds
        self.doubts = doubts  # so many unlikely worlds are put aside before one is imagined all the same
        self.start = strategy.clock(world)
        self.seed = seed
        self.iterations = 0
        self.worlds = 0
        self.roots: list[Node] = [Node(1.0) for _i in range(world.seats)]
        self.at: list[Node] = []
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.fresh = False

    def prefer(self, legal: list[int], scores: list[float]) -> None:
        """Begin with a careful judgement of the choices at hand instead of a glance."""
        children: dict[int, Node] = {}
        weights = shares(scores, self.strategy.sharpness)
        for i in range(len(legal)):
            children[legal[i]] = Node(0.9 * weights[i] + 0.1 / len(legal))
        self.roots[self.seat].children = children

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Iterate so often, or until the time is up, or until nothing can change the verdict any more."""
        start = time.perf_counter()
        for i in range(iterations):
            if i % 8 == 7:
                left = iterations - i
                if seconds > 0.0:
                    spent = time.perf_counter() - start
                    if spent > seconds:
                        return
                    # At this pace the time allows no more than so many; a quarter above that, as the pace may pick up.
                    left = min(left, int(1.25 * i * (seconds - spent) / spent) + 1)
                if self._settled(left):
                    return
            self.iterate()

    def _settled(self, left: int) -> bool:
        """Is the most tried choice further ahead than iterations are left?"""
        first = 0
        second = 0
        children = self.roots[self.seat].children
        if children is not None:
            for child in children.values():
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return first - second > left

    def iterate(self) -> None:
        """Imagine a world, walk down the trees, play on, and remember how it ended."""
        self.iterations += 1
        world = self._likely_world()
        forget_answers(world, self.seat)
        self.at = self.roots[:]
        self.path = []
        self.movers = []
        self.fresh = False
        while world.frames and not self.fresh:
            if world.sealed:
                self._step_sealed(world)
            else:
                f = world.frames[-1]
                secret = self.strategy.secret(world, f.kind)
                seat = f.seat
                kind = f.kind
                choice = self._select(world, seat, world.choices(seat))
                world.apply(seat, choice)
                self._seen(seat, choice, kind, secret)
        play_out(self.strategy, world, self.dice, self.start + self.rounds, self.guided)
        chances = outlook(world, self.strategy)
        for i in range(len(self.path)):
            node = self.path[i]
            node.visits += 1
            node.total += chances[self.movers[i]]

    def _likely_world(self) -> State:
        """A world the seat cannot tell from the true one, unlikely ones seldom."""
        doubts = self.doubts
        while True:
            self.worlds += 1
            world = self.world.resample(self.seat, self.seed + self.worlds)
            if doubts == 0:
                return world
            likely = self.strategy.likelihood(world, self.seat)
            if likely >= 1.0 or self.dice.roll(1024) < 1024.0 * likely:
                return world
            doubts -= 1

    def _step_sealed(self, world: State) -> None:
        kind = world.frames[-1].kind
        secret = self.strategy.secret(world, kind)
        answers: list[int] = []
        seats: list[int] = []
        for seat in range(world.seats):
            if world.waits_for(seat):
                seats.append(seat)
                answers.append(self._select(world, seat, world.choices(seat)))
        for i in range(len(seats)):
            world.apply(seats[i], answers[i])
        for i in range(len(seats)):
            self._seen(seats[i], answers[i], kind, secret)

    def _select(self, world: State, seat: int, legal: list[int]) -> int:
        """A choice by PUCT from the seat's own tree; the seat's place in its tree moves on by `_seen`."""
        if len(legal) == 1:
            return legal[0]
        if self.guarded and seat != self.seat:
            return picked(self.strategy, world, seat, legal, self.dice, self.guided)
        node = self.at[seat]
        children = node.children
        if children is None:
            children = {}
            node.children = children
        missing = False
        for choice in legal:
            if choice not in children:
                missing = True
        if missing:
            self._open(world, seat, legal, children)
        tried = 0
        won = 0.0
        for choice in legal:
            child = children[choice]
            tried += child.visits
            won += child.total
        # What is untried counts as a little worse than what the tried ones gave.
        unknown = won / tried - 0.1 if tried else 0.5
        best = legal[0]
        best_score = -1e30
        best_child = node
        for choice in legal:
            child = children[choice]
            child.available += 1
            mean = child.total / child.visits if child.visits else unknown
            score = mean + self.explore * child.prior * sqrt(float(child.available)) / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = choice
                best_child = child
        if best_child.visits == 0:
            self.fresh = True
        self.path.append(best_child)
        self.movers.append(seat)
        return best

    def _open(self, world: State, seat: int, legal: list[int], children: dict[int, Node]) -> None:
        """Make branches for choices seen here for the first time, weighted by the strategy's scores."""
        count = len(legal)
        if self.guided:
            scores = self.strategy.scores(world, seat, legal)
        else:
            scores = [0.0] * count
        weights = shares(scores, self.strategy.sharpness)
        for i in range(count):
            if legal[i] not in children:
                children[legal[i]] = Node(0.8 * weights[i] + 0.2 / count)

    def _seen(self, mover: int, choice: int, kind: int, secret: bool) -> None:
        """Every seat with a tree takes note: the mover of its choice, the others of what they can see of it."""
        hidden = -_NOBODY - kind if secret else choice
        if self.guarded:
            self._note(self.seat, choice if mover == self.seat else hidden)
        else:
            for seat in range(len(self.at)):
                self._note(seat, choice if seat == mover else hidden)

    def _note(self, seat: int, key: int) -> None:
        """The seat's place in its tree moves on by what it saw."""
        node = self.at[seat]
        if node.children is None:
            node.children = {}
        child = node.children.get(key)
        if child is None:
            child = Node(0.0)
            node.children[key] = child
        self.at[seat] = child

    def verdict(self) -> list[Candidate]:
        """The choices of the seat whose search this is, the most tried first."""
        found: list[Candidate] = []
        children = self.roots[self.seat].children
        if children is not None:
            for choice, child in children.items():
                mean = child.total / child.visits if child.visits else 0.0
                found.append(Candidate(choice, mean, child.visits))
        found.sort(key=most_tried)
        return found


def most_tried(candidate: Candidate) -> tuple[int, float, int]:
    return (-candidate.visits, -candidate.value, candidate.choice)
