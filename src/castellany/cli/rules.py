"""``castellany rules``: the rules of a game in the reader's language, whole, by clause or by words."""

from __future__ import annotations

from argparse import Namespace

from rich.markdown import Markdown

from castellany.cli.help import clause_panel
from castellany.cli.options import find_game, which_game
from castellany.cli.parser import Parser
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import say
from castellany.words import rulebook


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    parser.add_argument("game", metavar=word("cli-arg-game"), help=which_game(voice))
    parser.add_argument("clause", nargs="?", metavar=word("cli-arg-clause"), help=word("cli-clause"))
    parser.add_argument("--search", metavar=word("cli-arg-words"), help=word("cli-search"))


def run(args: Namespace, voice: Voice) -> int:
    game = find_game(voice, args.game)
    book = rulebook(voice.lang, game.id)
    if book is None:
        raise BadInput(say("cli-no-rules", game=game.id))
    if args.clause:
        clause = book.clause(args.clause)
        if clause is None:
            sections = [c.id for s in book.sections for c in s.clauses[:1]]
            raise BadInput(say("cli-unknown-clause", clause=args.clause[:40], examples=", ".join(sections[:8])))
        voice.out.print(clause_panel(clause))
    elif args.search:
        found = book.search(args.search)
        for clause in found:
            voice.out.print(clause_panel(clause))
        voice.say(say("cli-found", count=len(found)), "bright_black")
        return 0 if found else 1
    else:
        voice.out.print(Markdown(book.markdown))
    return 0
