"""Search iterations per second of one core, for each game: `python bench/search.py [GAME ...] [--seconds S]`.

Two figures for each game: with random rollouts cut at the end of the round (the engine's and the tree's
own speed), and as knights and castellans search, guided by the game's strategy. Exit code 1 when the goal
is missed. Measures the package that is imported: compare plain and compiled with PYTHONPATH.
"""

from __future__ import annotations

import argparse
import sys

import castellany
from castellany.cli.bench import bench_seats
from castellany.cli.measure import compiled
from castellany.cli.measure_search import search_pace

GOALS = {"citadels": 10_000}  # with random rollouts, compiled


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=castellany.games())
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of five runs of a figure")
    args = parser.parse_args()
    met = True
    print("compiled" if compiled() else "plain")
    print(f"{'game':12} {'seats':>5} {'random rollouts':>16} {'guided':>12}   goal")
    for game_id in args.games:
        game = castellany.game(game_id)
        seats = bench_seats(game)
        pace = search_pace(game, seats, False, args.seconds)
        guided = search_pace(game, seats, True, args.seconds)
        goal = GOALS.get(game_id) if compiled() else None
        met = met and (goal is None or pace >= goal)
        print(f"{game_id:12} {seats:>5} {pace:>14.0f}/s {guided:>10.0f}/s   {goal or ''}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
