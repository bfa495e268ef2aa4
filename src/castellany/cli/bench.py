"""``castellany bench``: how fast the rules run, plain and compiled, against a yardstick in the same run."""

from __future__ import annotations

from argparse import Namespace

from castellany.cli.parser import Parser
from castellany.cli.voice import Voice


def add(parser: Parser, voice: Voice) -> None:
    parser.add_argument("--json", action="store_true", help=voice.word("cli-json"))


def run(args: Namespace, voice: Voice) -> int:
    return 0
