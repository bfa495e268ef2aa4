"""Games of the bots against each other, as lessons for their judgement: `python bench/search_selfplay.py FILE`.

Every lesson is one moment of a game: for each seat what it had (the strategy's `gauges`), its points at the
end and its share of the first place. `bench/search_train.py` learns from them. The players are judges who
misjudge a little, or small searches; with `--learned` they judge by what was learned before.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from array import array
from pathlib import Path

import castellany
from castellany.bots import Search, Strategy, strategy_of
from castellany.bots.plain import judge
from castellany.bots.thought import forget_answers, own_world
from castellany.kernel import Dice, State

SEATS = {"citadels": (2, 2, 3, 4, 5, 6), "elgrande": (2, 2, 3, 4, 5)}
RARELY = 6  # one of so many moments within a round becomes a lesson, and every first moment of a round


def choose(strategy: Strategy, s: State, seat: int, iterations: int, dice: Dice) -> int:
    """A quick choice with a little whim, so that no two games are alike."""
    legal = s.choices(seat)
    if len(legal) == 1 or dice.roll(100) < 3:
        return legal[dice.roll(len(legal))]
    world = own_world(s, seat, dice.roll(1 << 29))
    if iterations:
        search = Search(strategy, world, seat, dice.roll(1 << 29))
        if strategy.looks_ahead:
            search.prefer(legal, judge(strategy, world, seat, legal, 1, dice))
        search.run(iterations)
        return search.verdict()[0].choice
    scores = judge(strategy, world, seat, legal, 1, dice)
    noise = 0.5 * strategy.noise / 1024.0
    return max(zip(scores, legal, strict=True), key=lambda pair: pair[0] + noise * dice.roll(1024))[1]


def lessons(game_id: str, seats: int, seed: int, strategy: Strategy, iterations: int) -> array[float]:
    """One game: rows of group, points at the end, share of the first place, gauge; a group is one moment."""
    s = castellany.game(game_id).new(seats, seed)
    dice = Dice(seed)
    kept: list[list[list[float]]] = []
    last = -1
    while s.frames:
        clock = strategy.clock(s)
        if clock != last or dice.roll(RARELY) == 0:
            moment = s.copy()
            forget_answers(moment, moment.waiting[0])
            kept.append(strategy.gauges(moment))
        last = clock
        for seat in s.waiting:
            if s.waits_for(seat):
                s.apply(seat, choose(strategy, s, seat, iterations, dice))
    rows: array[float] = array("f")
    totals = [float(score.total) for score in s.scores()]
    for number, gauges in enumerate(kept):
        for seat, gauge in enumerate(gauges):
            won = 1.0 / len(s.winners) if seat in s.winners else 0.0
            rows.extend([float(number), totals[seat], won, *gauge])
    return rows


def work(task: tuple[str, int, float, bool, int]) -> tuple[bytes, int]:
    """Play until the time is up; all lessons as float32, and how many games."""
    game_id, worker, seconds, learned, iterations = task
    strategy = strategy_of(game_id, learned)
    end = time.monotonic() + seconds
    seats = SEATS.get(game_id, (2, 2, 3, 4))
    found: array[float] = array("f")
    games = 0
    while time.monotonic() < end:
        found.extend(lessons(game_id, seats[games % len(seats)], worker * 1_000_000 + games, strategy, iterations))
        games += 1
    return found.tobytes(), games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--learned", action="store_true")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--part", type=int, default=0, help="numbers runs, so that no two play the same games")
    args = parser.parse_args()
    tasks = [
        (args.game, args.part * 1000 + worker, args.seconds, args.learned, args.iterations)
        for worker in range(args.workers)
    ]
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool, args.file.open("ab") as out:
        count = 0
        for data, games in pool.imap_unordered(work, tasks):
            out.write(data)
            count += games
    print(f"{args.game}: {count} games, {args.file.stat().st_size // 2**20} MiB of lessons")


if __name__ == "__main__":
    main()
