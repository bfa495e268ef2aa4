"""Search iterations per second and core, for each game: `python bench/search.py [--seconds N] [--json]`.

Two figures for each game: with random rollouts cut at the end of the round (the engine's and the
tree's own speed), and as knights and castellans search, guided by the game's strategy. The moment is
the first choice of a fresh game; medians of five. Compare plain and compiled with PYTHONPATH.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

import castellany
from castellany.bots import Search, search, strategy_of
from castellany.bots.thought import own_world

GOAL = {"citadels": 10_000}
SEATS = {"citadels": 6}


def pace(game_id: str, seats: int, guided: bool, seconds: float) -> float:
    """Iterations a second, the median of five runs."""
    game = castellany.game(game_id)
    found = []
    for run in range(5):
        s = game.new(seats, run + 1)
        seat = s.waiting[0]
        probe = Search(strategy_of(game_id), own_world(s, seat, run), seat, run, guided=guided)
        began = time.perf_counter()
        probe.run(10_000_000, seconds / 5)
        found.append(probe.iterations / (time.perf_counter() - began))
    return statistics.median(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = {}
    for game_id in args.game or castellany.games():
        allowed = castellany.game(game_id).seats
        seats = SEATS.get(game_id, min(4, allowed[-1]))
        rows[game_id] = {
            "seats": seats,
            "random": round(pace(game_id, seats, False, args.seconds)),
            "guided": round(pace(game_id, seats, True, args.seconds)),
            "goal": GOAL.get(game_id),
        }
    if args.json:
        print(json.dumps({"compiled": not search.__file__.endswith(".py"), "games": rows}, indent=1))
        return
    print("compiled" if not search.__file__.endswith(".py") else "plain")
    print(f"{'game':12} {'seats':>5} {'random rollouts':>16} {'guided':>10}   goal")
    for game_id, row in rows.items():
        goal = row["goal"] or ""
        print(f"{game_id:12} {row['seats']:>5} {row['random']:>14}/s {row['guided']:>8}/s   {goal}")


if __name__ == "__main__":
    main()
