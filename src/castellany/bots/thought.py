"""What a bot is and what it gives back: a choice with the considerations that decided.

A bot is handed a state but thinks only in worlds that its seat cannot tell from it:
`own_world` replaces the truth by such a world before anything else happens, and the
randomness of the bot follows from that world, so no choice can depend on hidden things.
"""

from __future__ import annotations

import zlib
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from castellany.kernel import BadOption, IllegalChoice, Message, State, say


class Candidate(NamedTuple):
    """One legal choice as the bot sees it: how good (0 to 1, or points), and how often it was tried."""

    choice: int
    value: float
    visits: int


class Thought(NamedTuple):
    """A choice, why, what else was weighed (best first), and how many games were imagined.

    `run` is told where advice was asked for: the choice and what the rules propose to go on with, as one gesture.
    """

    choice: int
    why: list[Message]
    weighed: list[Candidate]
    iterations: int
    run: tuple[int, ...] = ()

    def json(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "why": [message.json() for message in self.why],
            "weighed": [[c.choice, round(c.value, 4), c.visits] for c in self.weighed],
            "iterations": self.iterations,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a body. Subclass it and write `think` to make one of your own."""

    def __init__(self, name: str, game_id: str, seed: int = 0) -> None:
        self.name = name
        self.game_id = game_id
        self.seed = seed
        self.talks = True  # says why; who has nobody to listen is quicker without

    def choose(self, state: State, seat: int, seconds: float | None = None, iterations: int | None = None) -> Thought:
        """Choose for a waiting seat, within a budget where one is given."""
        check_budget(seconds, iterations)
        if state.game().id != self.game_id:
            raise BadOption(say("bad-bot-game", bot=self.name, game=state.game().id))
        legal = state.choices(seat)
        if not legal:
            raise IllegalChoice(say("no-not-your-turn"))
        if len(legal) == 1:
            return Thought(legal[0], [say("why-only-choice")], [Candidate(legal[0], 0.0, 0)], 0)
        world = own_world(state, seat, self.seed)
        return self.think(world, seat, world.choices(seat), seconds, iterations)

    def think(
        self, world: State, seat: int, legal: list[int], seconds: float | None, iterations: int | None
    ) -> Thought:
        """Choose among several legal choices, in a world that only looks like the true one."""
        raise NotImplementedError(f"{type(self).__name__} does not think")


def own_world(state: State, seat: int, seed: int) -> State:
    """The one world a bot starts from. Others' sealed answers are taken out of it: nobody knows them yet."""
    world = state.resample(seat, seed)
    forget_answers(world, seat)
    return world


def forget_answers(world: State, seat: int) -> None:
    """Others' sealed answers are still to be given, as far as this seat can know."""
    if world.sealed:
        for other in range(world.seats):
            if other != seat:
                world.retract(other)


def seed_of(world: State, seed: int) -> int:
    """A seed that differs from moment to moment and follows from what the seat knows alone."""
    return (zlib.crc32(world.encode()) ^ (seed * 0x9E3779B1)) & 0x3FFFFFFF


def check_budget(seconds: float | None, iterations: int | None) -> None:
    """`BadOption` for a budget nobody could think in."""
    if seconds is not None and not 0.0 < seconds <= 3600.0:
        raise bad_budget(str(seconds))
    if iterations is not None and not 0 < iterations <= 100_000_000:
        raise bad_budget(str(iterations))


def bad_budget(budget: str) -> BadOption:
    return BadOption(say("bad-budget", budget=budget[:40]))
