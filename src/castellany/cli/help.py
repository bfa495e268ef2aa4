"""Answers at the prompt: a clause of the rules, a search in them, what a card or piece does."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from castellany.cli.table import Table
from castellany.cli.voice import TEXT, Voice
from castellany.kernel import Decision, Game, say
from castellany.words import Clause, load, rulebook

FOUND = 6


def clause_panel(clause: Clause) -> Panel:
    return Panel(Markdown(clause.text), title=clause.id, title_align="left", border_style="bright_black")


def show_rule(voice: Voice, game: Game, wanted: str) -> None:
    """A clause by its id, or the clauses that hold the words."""
    book = rulebook(voice.lang, game.id)
    clause = book.clause(wanted) if book else None
    found = [clause] if clause else book.search(wanted)[:FOUND] if book else []
    if not found:
        voice.say(say("cli-no-clause", clause=wanted), "yellow")
    for each in found:
        voice.out.print(clause_panel(each))


def about_option(table: Table, decision: Decision, number: int) -> list[Text]:
    """What the things named in an option do."""
    if not 1 <= number <= len(decision.options):
        return []
    option = decision.options[number - 1]
    ids = [str(value) for value in option.message.args.values() if isinstance(value, str)]
    ids += [table.name_ids[target] for target in option.targets if target in table.name_ids]
    return explain(table, ids)


def about_words(table: Table, words: str) -> list[Text]:
    """What the things on the table do whose names hold these words; without words, all of them."""
    wanted = words.casefold()
    return explain(table, [table.name_ids[id] for id, name in table.known.items() if wanted in name.casefold()])


def explain(table: Table, name_ids: list[str]) -> list[Text]:
    words = load(table.voice.lang, table.game_id, TEXT)
    found: list[Text] = []
    for name_id in dict.fromkeys(name_ids):
        about = words.about(name_id, table.players)
        if about:
            found.append(Text.assemble((words.render(name_id), "bold"), "  ", about))
    return found
