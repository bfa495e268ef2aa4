"""From the command line to a command: the language first, then the arguments, then the work."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

import castellany
from castellany import boxes, engine
from castellany.cli import bench, facts, new_game, play, puzzles, replay, review, rules, simulate, verify
from castellany.cli.elsewhere import HOMES, hand_over, without_language
from castellany.cli.parser import Parser, speak
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import BadFacts, CastellanyError, say
from castellany.words import LANGUAGES, pick_language

COMMANDS: Final[dict[str, ModuleType]] = {
    "play": play,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "review": review,
    "puzzles": puzzles,
    "rules": rules,
    "facts": facts,
    "bench": bench,
    "new-game": new_game,
}
RECORDS: Final = ("replay", "verify", "review")
ORDER: Final = (
    "play", "serve", "simulate", "arena", "replay", "verify", "review", "puzzles",
    "rules", "facts", "bench", "new-game",
)  # fmt: skip


def wished_language(argv: Sequence[str]) -> str:
    """The language of this run, found before the arguments are parsed because their help speaks it."""
    wish = os.environ.get("CASTELLANY_LANG")
    for i, word in enumerate(argv):
        if word == "--lang" and i + 1 < len(argv):
            wish = argv[i + 1]
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return pick_language(wish)


def with_facts(argv: list[str], command: str | None) -> list[str]:
    """Open the file of facts that is given or set, before any game is imported; the arguments without it.

    Records begin with the facts of their own, puzzles with those of the game they come from, and the server opens its
    file itself.
    """
    if command in ("serve", *RECORDS) or (command == "puzzles" and "make" not in argv):
        return argv
    file, kept = os.environ.get("CASTELLANY_FACTS", ""), []
    words = iter(argv)
    for word in words:
        if word == "--facts":
            file = next(words, "")
            if not file:
                raise BadInput(say("cli-bad-pair", given=word))
        elif word.startswith("--facts="):
            file = word.removeprefix("--facts=")
        else:
            kept.append(word)
    if file:
        boxes.open_file(file)
    return kept


def build_parser(voice: Voice) -> Parser:
    speak(voice)
    parser = Parser(prog="castellany", description=voice.word("cli-about"), epilog=voice.word("cli-epilog"))
    version = f"castellany {castellany.__version__}"
    parser.add_argument("--version", action="version", version=version, help=voice.word("cli-arg-version"))
    _add_lang(parser, voice)
    sub = parser.add_subparsers(dest="command", metavar=voice.word("cli-command"), parser_class=Parser)
    for name in ORDER:
        about = voice.word(f"cli-{name}-about")
        command = sub.add_parser(name, help=about, description=about)
        if name in COMMANDS:
            _add_lang(command, voice)
            if name in ("play", "simulate", "facts", "rules"):
                command.add_argument("--facts", metavar=voice.word("cli-arg-file"), help=voice.word("cli-facts-file"))
            COMMANDS[name].add(command, voice)
    return parser


def _add_lang(parser: Parser, voice: Voice) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=voice.lang, help=voice.word("cli-lang"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code: 0 done, 1 not as hoped, 2 bad input, 130 interrupted."""
    given = list(sys.argv[1:] if argv is None else argv)
    voice = Voice(wished_language(given))
    try:
        command = next((word for word in without_language(given) if not word.startswith("-")), None)
        if command == "serve" and argv is None:
            engine.start_over()
        given = with_facts(given, command)
        if command in HOMES:
            return hand_over(command, given[given.index(command) + 1 :], voice)
        parser = build_parser(voice)
        args = parser.parse_args(given)
        if args.command is None:
            parser.print_help()
            return 0
        return int(COMMANDS[args.command].run(args, voice))
    except BadFacts as error:
        return voice.complain(BadInput(say("cli-bad-facts", reason=boxes.told(voice.lang, error))))
    except (BadInput, CastellanyError) as error:
        return voice.complain(error)
    except KeyboardInterrupt:
        voice.err.print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
