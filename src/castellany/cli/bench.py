"""``castellany bench``: how fast the rules run, plain and compiled, against a yardstick in the same run."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

import castellany
from castellany.cli.measure import compiled
from castellany.cli.options import find_game
from castellany.cli.parser import Parser, number
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import Game, say

PACKAGE = Path(castellany.__file__).parent
CHECKOUT = PACKAGE.parent.parent
MICRO = ("copy", "encode", "decode", "resample")
WHICH = ("game", "build")
PLAY = (*WHICH, "inside", "times", "cpp", "driven", "times", "yardstick", "checked")
MOMENTS = (*WHICH, *MICRO, "grows")
SEARCH = (*WHICH, "random", "guided", "zoo", "times", "two")


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("games", nargs="*", metavar=word("cli-arg-game"), help=word("cli-bench-games"))
    parser.add_argument("--seats", type=number(voice, 1), metavar="N", help=word("cli-seats"))
    parser.add_argument("--seconds", type=float, default=0.4, metavar="S", help=word("cli-bench-seconds"))
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--plain", action="store_true", help=word("cli-bench-plain"))
    which.add_argument("--compiled", action="store_true", help=word("cli-bench-compiled"))
    parser.add_argument("--json", action="store_true", help=word("cli-json"))


def run(args: Namespace, voice: Voice) -> int:
    games = [find_game(voice, game_id) for game_id in args.games or castellany.games()]
    with tempfile.TemporaryDirectory() as scratch:
        builds: list[Path] = []
        if not args.compiled:
            builds.append(plain_package(Path(scratch)))
        if not args.plain:
            builds.append(compiled_package(voice, Path(scratch)))
        reports = [measured(game, args.seats or bench_seats(game), args.seconds, b) for game in games for b in builds]
    if args.json:
        voice.out.print_json(json.dumps(reports))
    else:
        show(voice, reports)
    return 0


def bench_seats(game: Game) -> int:
    """Six, or as many as the game has room for."""
    return min(6, game.seats[-1])


def plain_package(scratch: Path) -> Path:
    """A folder from which the package runs uncompiled."""
    if not compiled():
        return PACKAGE.parent
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(PACKAGE, scratch / "plain" / PACKAGE.name, ignore=ignore)
    return scratch / "plain"


def compiled_package(voice: Voice, scratch: Path) -> Path:
    """A folder from which it runs compiled: this installation if it is, else a build of the checkout."""
    if compiled():
        return PACKAGE.parent
    builder = CHECKOUT / "build_engine.py"
    if not builder.exists():
        raise BadInput(say("cli-bench-no-sources"))
    voice.err.print(voice.word("cli-bench-compiling"))
    target = scratch / "compiled"
    done = subprocess.run([sys.executable, str(builder), str(target)], stdout=subprocess.DEVNULL)
    if done.returncode:
        raise BadInput(say("cli-bench-no-compiler"))
    return target


def measured(game: Game, seats: int, seconds: float, build: Path) -> dict[str, Any]:
    """The report of a process of its own that runs the package of ``build``."""
    game.complete(seats, {})
    env = {**os.environ, "PYTHONPATH": str(build)}
    command = [sys.executable, "-c", "from castellany.cli.measure import main; main()"]
    command += [game.id, str(seats), str(seconds)]
    done = subprocess.run(command, env=env, cwd=build, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise BadInput(say("cli-bench-failed", game=game.id))
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def show(voice: Voice, reports: list[dict[str, Any]]) -> None:
    """Three tables, each with what its figures mean and what is missing for want of a package."""
    table(voice, PLAY, [[*which(voice, report), *play_row(report)] for report in reports])
    voice.say(say("cli-bench-play-units"), "bright_black")
    if not any("ratio" in report for report in reports):
        voice.say(say("cli-bench-no-yardstick"), "yellow")
    voice.out.print()
    table(voice, MOMENTS, [[*which(voice, report), *moments_row(report)] for report in reports])
    voice.say(say("cli-bench-moments-units"), "bright_black")
    voice.out.print()
    table(voice, SEARCH, [[*which(voice, report), *search_row(report)] for report in reports])
    voice.say(say("cli-bench-search-units"), "bright_black")
    if not any(report["zoo"] for report in reports):
        voice.say(say("cli-bench-no-zoo"), "yellow")


def table(voice: Voice, headings: tuple[str, ...], rows: list[list[str]]) -> None:
    grid = Grid(box=None, padding=(0, 1))
    for heading in headings:
        word = voice.word(f"cli-bench-{heading}")
        grid.add_column(word, justify="left" if heading in WHICH else "right", no_wrap=heading in WHICH)
    for row in rows:
        grid.add_row(*row)
    voice.out.print(grid)


def which(voice: Voice, report: dict[str, Any]) -> list[str]:
    build = voice.word("cli-bench-is-compiled" if report["compiled"] else "cli-bench-is-plain")
    return [f"{report['game']}, {report['seats']}", build]


def play_row(report: dict[str, Any]) -> list[str]:
    rates, ratios = report["decisions_per_second"], report.get("ratio", {})
    return [
        rate(rates["inside"]),
        times(ratios.get("inside")),
        rate(rates.get("yardstick_inside")),
        rate(rates["driven"]),
        times(ratios.get("driven")),
        rate(rates.get("yardstick_driven")),
        times(report["play_over_apply"]),
    ]


def moments_row(report: dict[str, Any]) -> list[str]:
    grown = report["growth_bytes"]
    return [*[f"{report[f'{name}_us']:.1f}" for name in MICRO], "?" if grown is None else f"{grown / 1e6:+.1f}"]


def search_row(report: dict[str, Any]) -> list[str]:
    search, zoo = report["search_per_second"], report["zoo"] or {}
    return [
        f"{search['random']:,}",
        f"{search['guided']:,}",
        rate(zoo.get("decisions_per_second")),
        times(zoo.get("ratio")),
        f"{report['two_processes']:.2f}×",
    ]


def rate(per_second: int | None) -> str:
    return "-" if per_second is None else f"{per_second / 1000:,.0f}k"


def times(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}×"
