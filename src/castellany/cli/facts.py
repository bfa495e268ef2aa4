"""``castellany facts``: what each game is, its table options, and which printed values are ours."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

import castellany
from castellany import words
from castellany.cli.options import find_game, option_name
from castellany.cli.parser import Parser
from castellany.cli.voice import Voice
from castellany.kernel import Game, TableOption, say


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("game", nargs="?", metavar=word("cli-arg-game"), help=word("cli-facts-game"))
    parser.add_argument("--reconstructed", action="store_true", help=word("cli-reconstructed"))


def run(args: Namespace, voice: Voice) -> int:
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
    records = game.reconstructed()
    voice.say(say("cli-reconstructed-count", count=len(records)), "bright_black")
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for record in records:
        name = voice.text(record.thing, game.id) if voice.has(record.thing, game.id) else record.thing
        grid.add_row(name, voice.text(record.value, game.id))
    if records:
        voice.out.print(grid)


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
    voice.say(say("cli-reconstructed-count", count=len(game.reconstructed())), "bright_black")


def default_text(option: TableOption) -> str:
    if isinstance(option.default, bool):
        return str(option.default).lower()
    return ",".join(option.default) if isinstance(option.default, list | tuple) else str(option.default)


def about(voice: Voice, game: Game, option: TableOption) -> str:
    return words.about(voice.lang, game.id, f"option-{option.id}") or option_name(voice, game, option)
