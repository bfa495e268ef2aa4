"""``castellany review``: where a recorded game turned, as text, as data or as a page of its own."""

from __future__ import annotations

import json
import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path

from rich.progress import Progress

from castellany.cli.files import read_record
from castellany.cli.options import find_game
from castellany.cli.parser import Parser, number
from castellany.cli.people import names
from castellany.cli.voice import Voice
from castellany.kernel import Record, first_moment, say
from castellany.study import EFFORT, Effort, Review, plan, review
from castellany.study.page import page
from castellany.study.speak import Told, title
from castellany.study.telling import lines
from castellany.workers import worker_pool


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("file", type=Path, metavar=word("cli-arg-file"), help=word("cli-record-file"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help=word("cli-review-json"))
    shape.add_argument("--html", action="store_true", help=word("cli-review-html"))
    parser.add_argument("--effort", type=share(voice), default=1.0, metavar="N", help=word("cli-review-effort"))
    parser.add_argument("--workers", type=number(voice, 1), metavar="N", help=word("cli-review-workers"))
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
    record = read_record(args.file)
    game = find_game(voice, record.header.game)
    found = reviewed(voice, record, EFFORT.scaled(args.effort), args.workers, args.seed)
    start = first_moment(game, record.header)
    people = dict(enumerate((record.players or [])[: record.header.seats]))
    told = Told(voice.lang, record, names(voice, start, record.header.seats, people))
    if args.json:
        print(json.dumps(found.json(), ensure_ascii=False))
    elif args.html:
        print(page(voice.lang, found, told))
    else:
        for style, line in lines(found, told):
            voice.out.print(line, style=style, markup=False)
    return 0


def reviewed(voice: Voice, record: Record, effort: Effort, workers: int | None, seed: int) -> Review:
    game = find_game(voice, record.header.game)
    work = plan(game, record)
    with Progress(console=voice.err, transient=True) as progress, worker_pool(workers or os.cpu_count() or 1) as pool:
        bar = progress.add_task(title(voice.lang, game.id), total=1.0)
        return review(work, pool, effort, seed, lambda share: progress.update(bar, completed=share))
