"""How fast search and learning go: imagined games, steps of PettingZoo, two processes beside one.

Search counts the seconds of this process's own work, so a figure is that of one core however busy the
machine is. Two processes are compared by the clock on the wall and need two idle cores.
"""

from __future__ import annotations

import os
import random
import statistics
import time
import warnings
from typing import Any, Final

from castellany.bots import Search, strategy_of
from castellany.bots.thought import own_world
from castellany.cli.simulate import played, split
from castellany.kernel import Game

RUNS: Final = 5
TURNS: Final = 3
AT_ONCE: Final = 50  # iterations or decisions between two looks at the clock


def search_pace(game: Game, seats: int, guided: bool, seconds: float) -> float:
    """Iterations a second from the first choice of a game, a median over several games.

    Imagined games end with the round; ``guided``: by the game's strategy, as knights and castellans
    search, otherwise at random.
    """
    found = []
    for run in range(RUNS):
        s = game.new(seats, run + 1)
        seat = s.waiting[0]
        search = Search(strategy_of(game.id), own_world(s, seat, run), seat, run, guided=guided)
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _iteration in range(AT_ONCE):
                search.iterate()
        found.append(search.iterations / spent)
    return statistics.median(found)


def zoo_pace(table: Any, seconds: float) -> float:
    """Decisions a second of random players at a PettingZoo table, each with observation and mask."""
    import numpy as np

    dice = random.Random(1)
    table.reset(seed=1)
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _agent in table.agent_iter(AT_ONCE):
            seen, _reward, over, cut, _info = table.last()
            if over or cut:
                table.step(None)
            else:
                legal = seen["action_mask"].view(np.bool_).nonzero()[0].tolist()
                table.step(dice.choice(legal))
                count += 1
        if not table.agents:
            table.reset()
    return count / spent


def zoo(game: Game, seats: int, seconds: float) -> dict[str, float] | None:
    """Our table and PettingZoo's own connect four, slices in turn; None where PettingZoo or pygame is missing."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would greet into our report
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pettingzoo.classic import connect_four_v3

            from castellany.gym.zoo import CastellanyEnv
    except ImportError:
        return None
    ours, theirs = CastellanyEnv(game.id, seats), connect_four_v3.env()
    paces = [(zoo_pace(ours, seconds), zoo_pace(theirs, seconds)) for _run in range(RUNS)]
    return {
        "decisions_per_second": round(statistics.median(our for our, _their in paces)),
        "connect_four": round(statistics.median(their for _our, their in paces)),
        "ratio": statistics.median(our / their for our, their in paces),
    }


def two_processes(game: Game, seats: int, games: int) -> float:
    """How many times as fast two processes play so many random games as one: a median over turns of both."""
    batches = split(game, seats, games, 1, game.complete(seats, {}))
    ratios = []
    for _turn in range(TURNS):
        took = []
        for processes in (1, 2):
            start = time.perf_counter()
            for _batch in played(batches, processes):
                pass
            took.append(time.perf_counter() - start)
        ratios.append(took[0] / took[1])
    return statistics.median(ratios)


def measure_search(game: Game, seats: int, seconds: float, games: int) -> dict[str, Any]:
    """The figures of this module; ``games`` is how many two processes share in each run."""
    return {
        "search_per_second": {
            "random": round(search_pace(game, seats, False, seconds)),
            "guided": round(search_pace(game, seats, True, seconds)),
        },
        "zoo": zoo(game, seats, seconds),
        "two_processes": two_processes(game, seats, games),
    }
