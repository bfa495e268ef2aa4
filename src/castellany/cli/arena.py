"""``castellany arena``: matches, ladders and tournaments of bots. The arena reads its own arguments."""

from __future__ import annotations

import importlib
from argparse import Namespace

from castellany.cli.parser import Parser
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say


def add(parser: Parser, voice: Voice) -> None:
    parser.add_argument("rest", nargs="*", help=voice.word("cli-arena-rest"))


def run(args: Namespace, voice: Voice) -> int:
    return hand_over(args.rest, voice)


def hand_over(arguments: list[str], voice: Voice) -> int:
    try:
        module = importlib.import_module("castellany.arena.cli")
    except ModuleNotFoundError as error:
        raise BadInput(say("cli-no-arena")) from error
    return int(module.main(arguments, voice.lang) or 0)
