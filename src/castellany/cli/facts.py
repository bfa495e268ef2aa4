"""``castellany facts``: what each game is, its options, and which values our rulebooks do not print."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

import castellany
from castellany import words
from castellany.boxes import template
from castellany.cli.options import find_game, option_name
from castellany.cli.parser import Parser
from castellany.cli.voice import Voice
from castellany.kernel import Game, TableOption, say
from castellany.kernel.box import SOURCES


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("game", nargs="?", metavar=word("cli-arg-game"), help=word("cli-facts-game"))
    parser.add_argument("--reconstructed", action="store_true", help=word("cli-reconstructed"))
    parser.add_argument("--template", action="store_true", help=word("cli-template"))


def run(args: Namespace, voice: Voice) -> int:
    if args.template:
        games = [find_game(voice, id) for id in ([args.game] if args.game else castellany.games())]
        print(template(voice.lang, games))
        return 0
    for game_id in [args.game] if args.game else castellany.games():
        game = find_game(voice, game_id)
        voice.out.print(Text(words.game_name(voice.lang, game.id), style="bold"))
        if args.reconstructed:
            show_reconstructed(voice, game)
        else:
            show_game(voice, game)
        voice.out.print()
    return 0


def show_reconstructed(voice: Voice, game: Game) -> None:
    found = game.unprinted()
    for source in SOURCES:
        records = [record for record in found if record.source == source]
        if not records:
            continue
        voice.say(say("cli-scale-count", source=say(f"scale-{source}"), count=len(records)), "bold")
        grid = Grid(box=None, show_header=False, padding=(0, 2))
        for record in records:
            name = voice.text(record.thing, game.id) if voice.has(record.thing, game.id) else record.thing
            grid.add_row(name, voice.text(say("source-values", values=record.values), game.id))
        voice.out.print(grid)
    if not found:
        voice.say(say("cli-all-printed"), "bright_black")


def show_game(voice: Voice, game: Game) -> None:
    low, high = game.minutes
    voice.say(say("cli-facts-line", low=game.seats[0], high=game.seats[-1], short=low, long=high, weight=game.weight))
    grid = Grid(box=None, padding=(0, 2))
    for heading in ("cli-head-option", "cli-head-default", "cli-head-values", "cli-head-about"):
        grid.add_column(voice.word(heading), header_style="bright_black", overflow="fold")
    for option in game.options:
        grid.add_row(option.id, default_text(option), option.allowed(), about(voice, game, option))
    if game.options:
        voice.out.print(grid)
    found = game.unprinted()
    for source in SOURCES:
        count = sum(record.source == source for record in found)
        if count:
            voice.say(say("cli-scale-count", source=say(f"scale-{source}"), count=count), "bright_black")
    if not found:
        voice.say(say("cli-all-printed"), "bright_black")


def default_text(option: TableOption) -> str:
    if isinstance(option.default, bool):
        return str(option.default).lower()
    return ",".join(option.default) if isinstance(option.default, list | tuple) else str(option.default)


def about(voice: Voice, game: Game, option: TableOption) -> str:
    return words.about(voice.lang, game.id, f"option-{option.id}") or option_name(voice, game, option)
