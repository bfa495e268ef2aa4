"""PettingZoo stepping: decisions per second with observations and masks, ours beside PettingZoo's own.

`python bench/search_gym.py [SECONDS]`: every game against `connect_four_v3`, random players, slices in
turn. Exit code 1 when Citadels is not at least three times as fast. Measures the package that is
imported: compare plain and compiled with PYTHONPATH.
"""

from __future__ import annotations

import sys

import castellany
from castellany.cli.bench import bench_seats
from castellany.cli.measure import compiled
from castellany.cli.measure_search import zoo

GOALS = {"citadels": 3.0}  # times connect four, compiled


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    met = True
    print("compiled" if compiled() else "plain")
    for game_id in castellany.games():
        game = castellany.game(game_id)
        found = zoo(game, bench_seats(game), seconds)
        if found is None:
            print("PettingZoo or pygame is missing. Get them with: pip install pettingzoo pygame")
            return 2
        goal = GOALS.get(game_id) if compiled() else None
        met = met and (goal is None or found["ratio"] >= goal)
        judged = f", goal {goal:g}" if goal else ""
        pace, theirs = found["decisions_per_second"], found["connect_four"]
        print(f"{game_id:12} {pace:>8}/s   connect four {theirs:>6}/s   {found['ratio']:.2f} times{judged}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
