"""``castellany play``: a game in the terminal, alone against bots or several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from rich.text import Text

import castellany
from castellany.bots import LEVELS
from castellany.cli.files import newest
from castellany.cli.options import find_game, read_options, which_game
from castellany.cli.parser import Parser, number
from castellany.cli.people import default_name
from castellany.cli.screen import Screen
from castellany.cli.session import USUAL_LEVEL, Session
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import Game, Match, say
from castellany.words import about, game_name


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("game", nargs="?", metavar=word("cli-arg-game"), help=which_game(voice))
    parser.add_argument("--seats", type=number(voice, 1), metavar="N", help=word("cli-seats"))
    parser.add_argument("--people", type=number(voice, 1), default=1, metavar="N", help=word("cli-people"))
    about_bots = voice.text(say("cli-bots", levels=", ".join(LEVELS)))
    parser.add_argument("--bots", metavar=word("cli-arg-level"), help=about_bots)
    parser.add_argument("--name", help=word("cli-name"))
    parser.add_argument("--seed", type=number(voice, 0), metavar="S", help=word("cli-seed"))
    parser.add_argument("--option", action="append", metavar="K=V", help=word("cli-option"))
    parser.add_argument("--pace", type=float, default=0.7, metavar="S", help=word("cli-pace"))
    parser.add_argument("--plain", action="store_true", help=word("cli-plain"))
    parser.add_argument("--save", type=Path, metavar=word("cli-arg-file"), help=word("cli-save"))
    parser.add_argument("--resume", nargs="?", const="", metavar=word("cli-arg-file"), help=word("cli-resume"))


def run(args: Namespace, voice: Voice) -> int:
    if args.resume is not None:
        path = Path(args.resume) if args.resume else newest()
        session = Session.resume(voice, path, args.bots)
    else:
        session = begin(args, voice)
    return Screen(session, pace=max(0.0, args.pace), plain=args.plain).run()


def begin(args: Namespace, voice: Voice) -> Session:
    game = find_game(voice, args.game) if args.game else pick_game(voice)
    seats = args.seats or usual_seats(game)
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    match = Match.start(game, seats, seed, read_options(game, args.option))
    if args.people > seats:
        raise BadInput(say("cli-bad-people", people=args.people, seats=seats))
    name = args.name or default_name(voice)
    people = {seat: name if args.people == 1 else f"{name} {seat + 1}" for seat in range(args.people)}
    return Session(voice, match, people, args.bots or USUAL_LEVEL, args.save)


def usual_seats(game: Game) -> int:
    """Four where the game allows it, else the number nearest to it."""
    return min(max(4, game.seats[0]), game.seats[-1])


def pick_game(voice: Voice) -> Game:
    """Ask which game, by number."""
    ids = castellany.games()
    if not sys.stdin.isatty():
        raise BadInput(say("cli-which-game", allowed=", ".join(ids)))
    voice.say(say("cli-pick-game"), "bold")
    for i, game_id in enumerate(ids, 1):
        line = Text.assemble((f" {i}  ", "bold bright_green"), (game_name(voice.lang, game_id), "bold"))
        voice.out.print(line.append("  " + (about(voice.lang, game_id, f"game-{game_id}") or ""), style="dim"))
    while True:
        answer = voice.out.input("> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return find_game(voice, ids[int(answer) - 1])
        if answer in ids:
            return find_game(voice, answer)
        voice.say(say("cli-pick-number", high=len(ids)))
