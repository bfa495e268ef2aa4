"""``castellany review``: where recorded games turned, as text, as data or as pages of their own."""

from __future__ import annotations

import json
import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from rich.progress import Progress

from castellany.boxes import open_records
from castellany.cli.files import read_record
from castellany.cli.options import find_game
from castellany.cli.parser import Parser, number
from castellany.cli.people import names
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import Record, first_moment, say
from castellany.study import EFFORT, Review, plan, review
from castellany.study.page import page
from castellany.study.speak import Told, title
from castellany.study.telling import lines
from castellany.workers import Cluster, worker_pool

AT_ONCE: Final = 4  # games; their choices are shared out among all processes


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("files", type=Path, nargs="+", metavar=word("cli-arg-file"), help=word("cli-record-file"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help=word("cli-review-json"))
    shape.add_argument("--html", action="store_true", help=word("cli-review-html"))
    parser.add_argument("--effort", type=share(voice), default=1.0, metavar="N", help=word("cli-review-effort"))
    parser.add_argument("--workers", type=number(voice, 1), metavar="N", help=word("cli-review-workers"))
    parser.add_argument("--on", choices=("local", "ray"), default="local", help=word("cli-review-on"))
    parser.add_argument("--out", type=Path, metavar=word("cli-arg-file"), help=word("cli-review-out"))
    parser.add_argument("--seed", type=number(voice, 0), default=0, metavar="N", help=word("cli-review-seed"))


def share(voice: Voice) -> Callable[[str], float]:
    def convert(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0.01 <= value <= 10.0:
            raise ArgumentTypeError(voice.text(say("cli-bad-effort", effort=text[:40])))
        return value

    return convert


def run(args: Namespace, voice: Voice) -> int:
    if len(args.files) > 1 and args.out is None and (args.html or args.json):
        raise BadInput(say("cli-review-needs-out"))
    wanted = [path for path in args.files if args.out is None or not kept_as(args, path).exists()]
    records = {path: read_record(path) for path in wanted}
    open_records([record.header for record in records.values()])
    effort = EFFORT.scaled(args.effort)
    plans = {path: plan(find_game(voice, record.header.game), record) for path, record in records.items()}
    bars = Progress(console=voice.err, transient=True)
    with bars, pool_on(args) as pool, ThreadPoolExecutor(AT_ONCE) as games:

        def look(path: Path) -> Review:
            bar = bars.add_task(title(voice.lang, plans[path].game), total=1.0)
            return review(plans[path], pool, effort, args.seed, lambda share: bars.update(bar, completed=share))

        for path, found in zip(wanted, games.map(look, wanted), strict=True):
            show(args, voice, path, records[path], found)
    return 0


def pool_on(args: Namespace) -> Executor:
    """Who does the thinking."""
    if args.on == "local":
        return worker_pool(args.workers or os.cpu_count() or 1)
    try:
        return Cluster()
    except ImportError as error:
        raise BadInput(say("cli-no-ray")) from error


def kept_as(args: Namespace, path: Path) -> Path:
    """The file of a review; one that is there already is not made again."""
    ending = "json" if args.json else "html" if args.html else "txt"
    folder: Path = args.out
    return folder / f"{path.stem}.review.{ending}"


def show(args: Namespace, voice: Voice, path: Path, record: Record, found: Review) -> None:
    """To the screen, or into its file."""
    start = first_moment(find_game(voice, record.header.game), record.header)
    people = dict(enumerate((record.players or [])[: record.header.seats]))
    told = Told(voice.lang, record, names(voice, start, record.header.seats, people))
    styled = [] if args.json or args.html else list(lines(found, told))
    if args.json:
        text = json.dumps(found.json(), ensure_ascii=False)
    elif args.html:
        text = page(voice.lang, found, told)
    else:
        text = "\n".join(line for _style, line in styled)
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        kept_as(args, path).write_text(text + "\n", encoding="utf-8")
    elif styled:
        for style, line in styled:
            voice.out.print(line, style=style, markup=False)
    else:
        print(text)
