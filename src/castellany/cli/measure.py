"""One measuring run of one game in one process: ``python -m castellany.cli.measure GAME SEATS SECONDS``.

It says how many decisions a second random players make with the loop inside the package and with the loop here in
plain Python, next to OpenSpiel's C++ hearts in alternating slices of the same run, so that a busy machine slows all
alike. Like is held against like: our loop inside against OpenSpiel's own in C++ (`evaluate_bots`), the loop here
against the same loop around its Python API. Seconds are those of this process's own work. ``castellany bench`` starts
it once for the plain and once for the compiled package.
"""

from __future__ import annotations

import gc
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import castellany
from castellany.cli.measure_search import measure_search
from castellany.kernel import Dice, Game, State, playout
from castellany.kernel import machine as kernel_machine

SLICES: Final = 7
PASSES: Final = 40
MILLION: Final = 1_000_000
DEALS: Final = 53  # draws of chance in a game of hearts: the direction of passing, and every card


def compiled() -> bool:
    """Does this process run the compiled engine?"""
    return not (kernel_machine.__file__ or "").endswith(".py")


def for_a_while(once: Callable[[int], int], seconds: float, seed: int) -> float:
    """Decisions per second of playing game after game for about ``seconds``."""
    count, number = 0, seed
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += once(number)
        number += 1
    return count / spent


def inside(game: Game, seats: int) -> Callable[[int], int]:
    """A whole game with the loop inside the package."""

    def once(seed: int) -> int:
        return playout(game.new(seats, seed), Dice(seed))

    return once


def driven(game: Game, seats: int, checked: bool = False) -> Callable[[int], int]:
    """A whole game driven from here through the public contract; `checked` by `play`, else by `apply`."""

    def once(seed: int) -> int:
        s = game.new(seats, seed)
        dice = random.Random(seed)
        make = s.play if checked else s.apply
        count = 0
        while waiting := s.waiting:
            seat = waiting[0]
            make(seat, dice.choice(s.choices(seat)))
            count += 1
        return count

    return once


def yardsticks() -> dict[str, Callable[[int], int]]:
    """Whole games of OpenSpiel's hearts: in its own C++ loop, and driven from here by the same loop as ours.

    All cards of a deal are as likely, so a deal is drawn like a choice. Deals count as time but not as decisions: they
    are how OpenSpiel sets a game up. Nothing where OpenSpiel is not installed.
    """
    try:
        import pyspiel
    except ImportError:
        return {}
    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(hearts.num_players())]

    def in_cpp(seed: int) -> int:
        state = hearts.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return int(state.move_number()) - DEALS

    def from_here(seed: int) -> int:
        state = hearts.new_initial_state()
        choice = random.Random(seed).choice
        count = 0
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
        return count

    return {"yardstick_inside": in_cpp, "yardstick_driven": from_here}


def moments(game: Game, seats: int, count: int) -> list[State]:
    """States from all over random games."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        s = game.new(seats, seed)
        dice = Dice(seed)
        while s.waiting and len(found) < count:
            found.append(s.copy())
            playout(s, dice, 1 + dice.roll(40))
        seed += 1
    return found


def microseconds(states: list[State], work: Callable[[State], object]) -> float:
    """The mean time for one state in the best of many short passes; slower ones were disturbed."""
    means = []
    for _pass in range(PASSES):
        start = time.process_time()
        for s in states:
            work(s)
        means.append((time.process_time() - start) / len(states))
    return min(means) * 1e6


def resident() -> int | None:
    """Memory of this process in bytes, where the system tells it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
    except OSError:
        return None


def growth(game: Game, seats: int, decisions: int) -> int | None:
    """How many bytes the process grows over so many decisions, after a start of a tenth of them."""

    def play(until: int, seed: int) -> None:
        count = 0
        while count < until:
            count += playout(game.new(seats, seed), Dice(seed))
            seed += 1

    play(decisions // 10, 0)
    gc.collect()
    before = resident()
    play(decisions, 10_000)
    gc.collect()
    after = resident()
    return None if before is None or after is None else after - before


def measure(game: Game, seats: int, seconds: float, decisions: int = MILLION) -> dict[str, Any]:
    """All figures of one game; ratios are medians over slices that lie next to each other in time."""
    hearts = yardsticks()
    loops = {"inside": inside(game, seats), "driven": driven(game, seats), "checked": driven(game, seats, True)}
    loops |= hearts
    for loop in loops.values():
        for_a_while(loop, seconds / 4, 0)
    slices: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(SLICES):
        for name, loop in loops.items():
            slices[name].append(for_a_while(loop, seconds, 1000 * number))
    states = moments(game, seats, 400)
    codes = [s.encode() for s in states]
    report: dict[str, Any] = {
        "game": game.id,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_second": {name: round(statistics.median(rates)) for name, rates in slices.items()},
        "play_over_apply": statistics.median(x / y for x, y in zip(slices["driven"], slices["checked"], strict=True)),
        "copy_us": microseconds(states, lambda s: s.copy()),
        "encode_us": microseconds(states, lambda s: s.encode()),
        "resample_us": microseconds(states, lambda s: s.resample(s.waiting[0], 7)),
        "decode_us": microseconds(states, decoder(game, codes)),
        "bytes": round(statistics.fmean(len(code) for code in codes)),
        "decisions_per_game": round(statistics.fmean(loops["inside"](seed) for seed in range(20))),
        "growth_bytes": growth(game, seats, decisions),
    }
    if hearts:
        report["ratio"] = {
            name: statistics.median(x / y for x, y in zip(slices[name], slices[f"yardstick_{name}"], strict=True))
            for name in ("inside", "driven")
        }
    return report


def decoder(game: Game, codes: list[bytes]) -> Callable[[State], object]:
    """Decodes one code after another, whatever it is called with."""
    place = -1

    def work(_s: State) -> object:
        nonlocal place
        place = (place + 1) % len(codes)
        return game.decode(codes[place])

    return work


def main() -> None:
    game, seats, seconds = castellany.game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    report = measure(game, seats, seconds)
    games = int(5 * seconds * report["decisions_per_second"]["inside"] / report["decisions_per_game"]) + 2
    print(json.dumps(report | measure_search(game, seats, seconds, games)))


if __name__ == "__main__":
    main()
