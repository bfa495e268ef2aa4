"""``castellany verify``: prove that a record is whole: choices, result, digest and promised seed agree."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from castellany.boxes import open_record
from castellany.cli.files import read_record
from castellany.cli.options import find_game
from castellany.cli.parser import Parser
from castellany.cli.voice import Voice
from castellany.kernel import commitment, say, verify
from castellany.words import game_name


def add(parser: Parser, voice: Voice) -> None:
    parser.add_argument("file", type=Path, metavar=voice.word("cli-arg-file"), help=voice.word("cli-record-file"))


def run(args: Namespace, voice: Voice) -> int:
    record = read_record(args.file)
    open_record(record.header)
    game = find_game(voice, record.header.game)
    state = verify(game, record)
    name = game_name(voice.lang, game.id)
    done = "cli-verified-open" if state.waiting else "cli-verified"
    voice.say(say(done, name=name, choices=len(record.choices)), "green")
    voice.say(say("cli-commitment", sum=commitment(record.header.seed)), "bright_black")
    return 0
