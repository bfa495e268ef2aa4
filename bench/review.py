"""Reviews of games: `python -m bench.review [--games N] [--seconds 20]`, with a compiled engine on the path.

How long a four-seat game of Citadels takes (goal: 60 s) and a five-seat game of El Grande (120 s) on two cores; whether
another seed calls the same choices mistakes (goal: at least 90 % of what is shown); and by how much a review in the
background moves the 99 % of a live table (goal: less than 20 ms). Needs two quiet cores.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

import castellany
from bench.attack import high, play
from bench.server import start
from castellany.kernel import Record, result_of
from castellany.study import EFFORT, plan, review
from castellany.study.puzzles import bots_game
from castellany.workers import worker_pool
from tests.server.client import Person, Seat

GOALS = {"citadels": (4, 60.0), "elgrande": (5, 120.0)}
STABLE = 0.9
MOVED = 0.020
PROCESSES = 2


def finished(game_id: str, seats: int, seed: int) -> Record:
    """A game of bots with its result, as people would bring it."""
    record = bots_game(game_id, seats, seed)
    game = castellany.game(game_id)
    state = game.new(seats, seed, record.header.options)
    for seat, text in record.choices:
        state.play(seat, game.parse(text))
    return record._replace(result=result_of(state))


def timed(games: int) -> bool:
    """Time and steadiness of reviews, game by game."""
    met = True
    with worker_pool(PROCESSES) as pool:
        for game_id, (seats, goal) in GOALS.items():
            shown = kept = 0
            worst = 0.0
            for seed in range(1, games + 1):
                work = plan(castellany.game(game_id), finished(game_id, seats, seed))
                begun = time.perf_counter()
                first = review(work, pool, EFFORT, 0)
                worst = max(worst, time.perf_counter() - begun)
                again = {v.step for v in review(work, pool, EFFORT, 1).mistakes()}
                shown += len(first.mistakes())
                kept += sum(v.step in again for v in first.mistakes())
            steady = kept / shown if shown else 1.0
            holds = worst <= goal and steady >= STABLE
            met = met and holds
            print(
                f"{game_id}: {worst:.0f} s (goal {goal:.0f}), {shown} mistakes shown,"
                f" {steady:.0%} by another seed too (goal {STABLE:.0%}) {'' if holds else 'MISSED'}",
                flush=True,
            )
    return met


async def moved(url: str, seconds: float) -> tuple[float, float]:
    """The 99 % of a live table, alone and beside a review."""
    people = [await Person(url).guest(f"Player {number}") for number in range(4)]
    brought = await people[0].post("api/records", {"record": finished("citadels", 4, 1).dumps()})
    found = []
    for beside in (False, True):
        if beside:
            await people[0].post(f"api/tables/{brought['id']}/review")
        table = await people[0].table("citadels", "mppp")
        for person in people[1:]:
            await person.post(f"api/tables/{table['id']}/join", {})
        await people[0].post(f"api/tables/{table['id']}/start")
        seats: list[Seat] = [await person.sit(table["id"], changes=True) for person in people]
        found.append(high(await play(seats, time.monotonic() + seconds)))
        for seat in seats:
            await seat.close()
    for person in people:
        await person.http.aclose()
    return found[0], found[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder), limits="1")
        try:
            alone, beside = asyncio.run(moved(url, args.seconds))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    holds = beside - alone < MOVED
    missed = "" if holds else "MISSED"
    print(f"a live table: 99 % {alone * 1000:.0f} ms, beside a review {beside * 1000:.0f} ms {missed}", flush=True)
    return 0 if timed(args.games) and holds else 1


if __name__ == "__main__":
    sys.exit(main())
