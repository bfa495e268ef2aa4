"""``castellany simulate``: many random games; how fast they go, how long they last, who wins.

The same seed gives the same games however many processes play them.
"""

from __future__ import annotations

import json
import statistics
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import castellany
from castellany.cli.options import find_game, read_options, which_game
from castellany.cli.parser import Parser, number
from castellany.cli.play import usual_seats
from castellany.cli.voice import Voice
from castellany.kernel import Game, Run, random_games, say
from castellany.words import game_name
from castellany.workers import end_with_parent


@dataclass(frozen=True)
class Batch:
    """Some of the games: enough to play them in another process."""

    game: str
    seats: int
    games: int
    seed: int
    options: dict[str, Any]


@dataclass
class Tally:
    """What the games played so far came to."""

    decisions: list[int] = field(default_factory=list)
    totals: list[list[int]] = field(default_factory=list)
    winners: list[list[int]] = field(default_factory=list)

    def add(self, run: Run) -> None:
        self.decisions += run.decisions
        self.totals += run.totals
        self.winners += run.winners


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("game", metavar=word("cli-arg-game"), help=which_game(voice))
    parser.add_argument("--seats", type=number(voice, 1), metavar="N", help=word("cli-seats"))
    parser.add_argument("--games", type=number(voice, 1), default=1000, metavar="K", help=word("cli-games"))
    parser.add_argument("--seed", type=number(voice, 0), default=1, metavar="S", help=word("cli-seed"))
    parser.add_argument("--processes", type=number(voice, 1), default=1, metavar="P", help=word("cli-processes"))
    parser.add_argument("--option", action="append", metavar="K=V", help=word("cli-option"))
    parser.add_argument("--json", action="store_true", help=word("cli-json"))


def run(args: Namespace, voice: Voice) -> int:
    game = find_game(voice, args.game)
    seats = args.seats or usual_seats(game)
    options = game.complete(seats, read_options(game, args.option))
    tally = Tally()
    start = time.perf_counter()
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        disable=args.json or not voice.err.is_terminal,
    )
    with progress:
        task = progress.add_task(game_name(voice.lang, game.id), total=args.games)
        for done in played(split(game, seats, args.games, args.seed, options), args.processes):
            tally.add(done)
            progress.advance(task, len(done.decisions))
    report = summary(game, seats, args, options, tally, time.perf_counter() - start)
    if args.json:
        voice.out.print_json(json.dumps(report))
    else:
        show(voice, game, report)
    return 0


def split(game: Game, seats: int, games: int, seed: int, options: dict[str, Any]) -> list[Batch]:
    """Batches small enough for a moving bar, large enough to be worth a trip to another process."""
    size = max(1, min(200, games // 20))
    return [Batch(game.id, seats, min(size, games - first), seed + first, options) for first in range(0, games, size)]


def play_batch(batch: Batch) -> Run:
    return random_games(castellany.game(batch.game), batch.seats, batch.games, batch.seed, batch.options)


def played(batches: list[Batch], processes: int) -> Iterator[Run]:
    if processes == 1:
        yield from map(play_batch, batches)
        return
    with ProcessPoolExecutor(processes, initializer=end_with_parent) as pool:
        yield from pool.map(play_batch, batches)


def summary(
    game: Game, seats: int, args: Namespace, options: dict[str, Any], tally: Tally, seconds: float
) -> dict[str, Any]:
    games = len(tally.decisions)
    columns = range(len(tally.totals[0]))
    shares = [sum(1 / len(won) for won in tally.winners if seat in won) / games for seat in columns]
    return {
        "game": game.id,
        "rules": game.version,
        "seats": seats,
        "options": options,
        "seed": args.seed,
        "games": games,
        "decisions": sum(tally.decisions),
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(sum(tally.decisions) / seconds),
        "length": spread(tally.decisions),
        "by_seat": [
            {"seat": seat, "score": spread([total[seat] for total in tally.totals]), "wins": round(shares[seat], 4)}
            for seat in columns
        ],
    }


def spread(values: list[int]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "least": ordered[0],
        "median": statistics.median(ordered),
        "mean": round(statistics.fmean(ordered), 2),
        "most": ordered[-1],
    }


def show(voice: Voice, game: Game, report: dict[str, Any]) -> None:
    name = game_name(voice.lang, game.id)
    voice.say(say("cli-simulated", name=name, games=report["games"], seats=report["seats"]), "bold")
    voice.say(
        say(
            "cli-speed",
            games=round(report["games_per_second"]),
            decisions=report["decisions_per_second"],
            seconds=f"{report['seconds']:.1f}",
        )
    )
    length = report["length"]
    voice.say(say("cli-length", least=length["least"], median=round(length["median"]), most=length["most"]))
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("cli-head-seat", "cli-head-wins", "cli-head-mean", "cli-head-least", "cli-head-most"):
        grid.add_column(voice.word(heading), justify="right", header_style="bright_black")
    for row in report["by_seat"]:
        score = row["score"]
        wins = f"{100 * row['wins']:.1f} %"
        grid.add_row(str(row["seat"] + 1), wins, str(score["mean"]), str(score["least"]), str(score["most"]))
    voice.out.print(grid)
