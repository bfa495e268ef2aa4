"""``castellany serve``: the web table. The server brings its own arguments; here it is only found and called."""

from __future__ import annotations

import importlib
from argparse import Namespace

from castellany.cli.parser import Parser
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("--host", default="127.0.0.1", help=word("cli-host"))
    parser.add_argument("--port", type=int, default=8765, help=word("cli-port"))
    parser.add_argument("--db", help=word("cli-db"))
    parser.add_argument("--workers", type=int, default=1, help=word("cli-workers"))
    parser.add_argument("--open", action="store_true", help=word("cli-open"))


def run(args: Namespace, voice: Voice) -> int:
    try:
        server = importlib.import_module("castellany.server")
    except ModuleNotFoundError as error:
        raise BadInput(say("cli-no-server")) from error
    return int(server.main(args, voice.lang) or 0)
