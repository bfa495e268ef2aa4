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
    words = load(table.voice.lang, table.game_id, TEXT)
    named = {value: words.render(value) for value in option.message.args.values() if isinstance(value, str)}
    shown = [(table.name_ids[target], table.known[target]) for target in option.targets if target in table.name_ids]
    return explain(table, [*named.items(), *shown])


def about_words(table: Table, words: str) -> list[Text]:
    """What the things on the table do whose names hold these words; without words, all of them."""
    wanted = words.casefold()
    found = [(table.name_ids[id], name) for id, name in table.known.items() if wanted in name.casefold()]
    return explain(table, found)


def explain(table: Table, named: list[tuple[str, str]]) -> list[Text]:
    """What these things say of themselves: pairs of a name's id and the name as it is read, told once for each id."""
    words = load(table.voice.lang, table.game_id, TEXT)
    found: list[Text] = []
    told: set[str] = set()
    for name_id, name in named:
        about = words.about(name_id, table.players) if name_id not in told else None
        told.add(name_id)
        if about:
            notes = table.notes.get(name_id, "")
            beside = f" ({notes})" if notes and notes != about else ""
            source = f" ◇ {words.render(f'source-{name_id}')}" if words.has(f"source-{name_id}") else ""
            found.append(Text.assemble((name, "bold"), "  ", about, (beside + source, "bright_black")))
    return found
