"""The levels with names, and how to get a bot of one: in this process, or by bytes in a worker."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final

import castellany
from castellany.bots.plain import JudgeBot, RandomBot
from castellany.bots.proposed import proposed_run
from castellany.bots.searcher import SearchBot, add_up, verdict_of
from castellany.bots.strategy import strategy_of
from castellany.bots.thought import Bot, Candidate, Thought, bad_budget, check_budget, own_world
from castellany.kernel import BadOption, IllegalChoice, State, say

LEVELS: Final = ("random", "novice", "squire", "knight", "castellan")

# A searching level is a number of imagined games, so that it is as strong on every machine, and the seconds
# it takes for them at most; castellan goes on as long as its time allows. The iterations stand for
# both where results must be the same everywhere (arena, tests).
SECONDS: Final = {"knight": 0.5, "castellan": 3.0}
DEPTHS: Final = {"knight": 200, "castellan": 20_000}
ITERATIONS: Final = {"knight": 200, "castellan": 2000}
# A castellan asks of every world it imagines whether the others would have acted as they did; so many it puts aside.
DOUBTS: Final = {"knight": 0, "castellan": 8}
# Of a hundred choices of a novice so many are careless, and it misjudges so many times as much as imagined players do
# (`Strategy.noise`); how much a squire misjudges is the strategy's (`whims`).
CARELESS: Final = 30
MISJUDGED: Final = 4.5
# What advice goes on with is thought over so long a part of the time that its first choice has.
FURTHER: Final = 0.25


def make(level: str, game_id: str, seed: int = 0) -> Bot:
    """A bot of a level for a game; `BadOption` where there is no such level or game."""
    castellany.game(game_id)
    strategy = strategy_of(game_id)
    if level == "random":
        return RandomBot(level, game_id, seed)
    if level == "novice":
        return JudgeBot(level, game_id, seed, strategy, 1, CARELESS, MISJUDGED * strategy.noise)
    if level == "squire":
        return JudgeBot(level, game_id, seed, strategy, 1, 0, strategy.whims * strategy.noise)
    if level in SECONDS:
        strategy = strategy_of(game_id, learned=level == "castellan")
        return SearchBot(level, game_id, seed, strategy, SECONDS[level], DEPTHS[level], DOUBTS[level])
    raise BadOption(say("bad-level", level=level[:40], allowed=", ".join(LEVELS)))


def budget_of(level: str) -> int | None:
    """The iterations that stand for a level's usual time; None for a level that does not search."""
    return ITERATIONS.get(level)


def advise(state: State, seat: int, seconds: float = 1.0) -> Thought:
    """What a strong player would do here, and why: the hint button."""
    return advise_by(make("castellan", state.game().id), state, seat, seconds)


def advise_by(bot: Bot, state: State, seat: int, seconds: float) -> Thought:
    thought = bot.choose(state, seat, seconds)
    world = own_world(state, seat, bot.seed)
    return thought._replace(run=proposed_run(bot, world, seat, thought.choice, FURTHER * seconds))


def advise_encoded(game_id: str, state_bytes: bytes, seat: int, level: str, seed: int, seconds: float) -> Thought:
    """`advise` for a worker process, by a bot of any level."""
    return advise_by(make(level, game_id, seed), castellany.game(game_id).decode(state_bytes), seat, seconds)


def choose_encoded(
    game_id: str,
    state_bytes: bytes,
    seat: int,
    level: str,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Thought:
    """`choose` for a worker process: takes the state as `encode` wrote it."""
    state = castellany.game(game_id).decode(state_bytes)
    return make(level, game_id, seed).choose(state, seat, seconds, iterations)


def weigh_encoded(
    game_id: str,
    state_bytes: bytes,
    seat: int,
    level: str,
    seed: int,
    part: int,
    seconds: float | None = None,
    iterations: int | None = None,
) -> tuple[list[Candidate], int]:
    """One of several searches of the same moment, for a worker process."""
    bot = make(level, game_id, seed)
    if not isinstance(bot, SearchBot):
        raise BadOption(say("bad-level", level=level[:40], allowed=", ".join(SECONDS)))
    world = own_world(castellany.game(game_id).decode(state_bytes), seat, seed)
    return bot.weigh(world, seat, part, seconds, iterations)


def choose_in_parallel(
    pool: Executor,
    processes: int,
    state: State,
    seat: int,
    level: str = "castellan",
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Thought:
    """`choose` by a searching level on several processes; the iterations are shared out among them."""
    check_budget(seconds, iterations)
    if processes < 1:
        raise bad_budget(str(processes))
    game_id = state.game().id
    legal = state.choices(seat)
    if not legal:
        raise IllegalChoice(say("no-not-your-turn"))
    world = own_world(state, seat, seed)
    data = world.encode()
    each = None if iterations is None else max(1, iterations // processes)
    waiting = [
        pool.submit(weigh_encoded, game_id, data, seat, level, seed, part, seconds, each) for part in range(processes)
    ]
    parts: Sequence[tuple[list[Candidate], int]] = [future.result() for future in waiting]
    count = sum([part[1] for part in parts])
    strategy = strategy_of(game_id)  # says why; the numbers were counted in the other processes
    return verdict_of(strategy, world, seat, legal, add_up([part[0] for part in parts]), count)
