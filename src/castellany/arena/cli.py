"""`castellany arena match|ladder|tournament`: reads the arguments, plays, prints, writes.

Results go to stdout, progress and complaints to stderr. With `--out` a run keeps a journal
there and can be interrupted: the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import castellany
from castellany.arena.figures import faults, summary
from castellany.arena.plan import Plan, ladder_plan, match_plan, tournament_plan
from castellany.arena.play import Outcome
from castellany.arena.report import html
from castellany.arena.run import run
from castellany.arena.voice import Speaker
from castellany.bots import LEVELS
from castellany.kernel import BadOption, CastellanyError, TableOption, say

BAD_INPUT = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Complains by `BadOption`, like everything else here."""

    def error(self, message: str) -> NoReturn:
        raise BadOption(say("bad-arguments", message=message))


def main(argv: Sequence[str], lang: str = "en") -> int:
    """The command; returns its exit code."""
    speaker = Speaker(lang)
    err = Console(stderr=True, highlight=False)
    try:
        args = parser(speaker).parse_args(list(argv))
        plan = read_plan(args)
        outcomes = play(plan, args, speaker, err)
    except CastellanyError as error:
        err.print(speaker.text(error.message), style="red", markup=False, soft_wrap=True)
        return BAD_INPUT
    except KeyboardInterrupt:
        err.print(speaker.word("arena-interrupted"), markup=False)
        return INTERRUPTED
    except SystemExit as done:
        return int(done.code or 0)
    figures = summary(plan, outcomes)
    for fault in faults(figures):
        err.print(speaker.text(fault), style="red", markup=False, soft_wrap=True)
    if args.out:
        (args.out / "result.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        (args.out / "report.html").write_text(html(plan, outcomes, speaker), encoding="utf-8")
        err.print(speaker.text(say("arena-written", file=str(args.out / "report.html"))), markup=False, soft_wrap=True)
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures, speaker)
    return 0


def parser(speaker: Speaker) -> argparse.ArgumentParser:
    word = speaker.word
    top = _Parser(prog="castellany arena", description=word("arena-about"))
    commands = top.add_subparsers(dest="command", required=True, parser_class=_Parser)
    for name in ("match", "ladder", "tournament"):
        p = commands.add_parser(name, help=word(f"arena-{name}"), description=word(f"arena-{name}"))
        p.add_argument("game", help=word("arena-help-game"))
        if name == "ladder":
            p.add_argument("--levels", nargs="+", default=list(LEVELS), help=word("arena-help-levels"))
        else:
            p.add_argument("bots", nargs="+", help=word("arena-help-bots"))
        p.add_argument("--games", type=int, default=400 if name == "ladder" else 100, help=word("arena-help-games"))
        p.add_argument("--seats", type=int, help=word("arena-help-seats"))
        p.add_argument("--seed", type=int, default=1, help=word("arena-help-seed"))
        p.add_argument("--option", action="append", default=[], metavar="K=V", help=word("arena-help-option"))
        p.add_argument("--vary", action="append", default=[], metavar="K=V1,V2", help=word("arena-help-vary"))
        p.add_argument("--effort", type=float, default=1.0, help=word("arena-help-effort"))
        p.add_argument("--workers", type=int, default=1, help=word("arena-help-workers"))
        p.add_argument("--on", default="local", help=word("arena-help-on"))
        p.add_argument("--out", type=Path, help=word("arena-help-out"))
        p.add_argument("--json", action="store_true", help=word("arena-help-json"))
    return top


def read_plan(args: argparse.Namespace) -> Plan:
    options = {name: values[0] for name, values in read_options(args.game, args.option, False).items()}
    vary = read_options(args.game, args.vary, True)
    if args.command == "ladder":
        return ladder_plan(args.game, args.games, args.seed, args.seats or 2, args.levels, options, vary, args.effort)
    if args.command == "tournament":
        return tournament_plan(args.game, args.bots, args.games, args.seed, args.seats or 2, options, vary, args.effort)
    return match_plan(args.game, args.bots, args.games, args.seed, args.seats, options, vary, args.effort)


def read_options(game_id: str, given: list[str], several: bool) -> dict[str, list[Any]]:
    """`k=v` pairs as values of the game's options; with `several`, each has a list of values."""
    known = {option.id: option for option in castellany.game(game_id).options}
    chosen: dict[str, list[Any]] = {}
    for pair in given:
        name, _, text = pair.partition("=")
        if name not in known:
            raise BadOption(say("bad-option-unknown", option=name[:80], allowed=", ".join(known)))
        option = known[name]
        parts = text.split(";" if option.kind == "many" else ",") if several else [text]
        chosen[name] = [read_value(option, part) for part in parts]
    return chosen


def read_value(option: TableOption, text: str) -> Any:
    """Typed text as a value of an option's kind; what cannot be read stays text and is refused by the game."""
    if option.kind == "flag":
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    if option.kind == "many":
        return [part for part in text.split(",") if part]
    if option.kind == "number":
        return int(text) if text.lstrip("-").isdigit() else text
    return next((value for value in option.values if str(value) == text), text)


def play(plan: Plan, args: argparse.Namespace, speaker: Speaker, err: Console) -> list[Outcome]:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        journal = args.out / "journal.jsonl" if args.out else None
        return run(plan, args.workers, args.on, journal, progress)


def show(figures: dict[str, Any], speaker: Speaker) -> None:
    """The figures as tables."""
    out = Console(highlight=False)
    title = say("arena-title", game=speaker.game_name(figures["game"]), games=figures["games"])
    grid = Table(title=speaker.text(title))
    for column in ("arena-bot", "arena-against", "arena-first-places", "arena-interval", "arena-points"):
        name = column in ("arena-bot", "arena-against")
        grid.add_column(speaker.word(column), justify="left" if name else "right", overflow="fold")
    for pairing in figures["pairings"]:
        for who in dict.fromkeys(pairing["players"]):
            share = pairing["first_places"][who]
            others = list(pairing["players"])
            others.remove(who)
            interval = f"{share['low'] * 100:.1f}-{share['high'] * 100:.1f} %"
            row = (who, " ".join(others), f"{share['share'] * 100:.1f} %", interval, f"{pairing['points'][who]:.1f}")
            grid.add_row(*row)
        grid.add_section()
    out.print(grid)
    if figures["effort"] != 1.0:
        percent = f"{figures['effort'] * 100:g}"
        out.print(speaker.text(say("arena-at-effort", percent=percent)), markup=False)
    rated = Table(title=speaker.word("arena-ratings"))
    rated.add_column(speaker.word("arena-bot"), overflow="fold")
    rated.add_column(speaker.word("arena-budget"), justify="right")
    rated.add_column(speaker.word("arena-skill"), justify="right")
    rated.add_column(speaker.word("arena-seconds"), justify="right")
    known = figures["ratings"]  # whoever met nobody else has none
    for who in sorted(figures["budgets"], key=lambda who: -known[who]["skill"] if who in known else 0.0):
        skill = f"{known[who]['skill']:.1f} ± {known[who]['uncertainty']:.1f}" if who in known else ""
        rated.add_row(who, figures["budgets"][who], skill, f"{figures['seconds_per_decision'][who]:.4f}")
    out.print(rated)
