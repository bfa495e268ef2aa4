"""Every message a game gives in play exists in all three languages, renders without a fault, and shows no raw id."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import castellany
from castellany import words
from castellany.bots import strategy_of, texts
from castellany.kernel import Message, step
from castellany.kernel import walk as walk_things
from tests.kit.saying import arguments, spoken
from tests.kit.tables import Table, all_tables, sample

ID = re.compile(r"(?<![\w-])[a-z0-9]+(?:[-_][a-z0-9]+)+(?![\w-])|seat:\d+|[{}]")


def said(table: Table) -> Iterator[Any]:
    game = castellany.game(table.game)
    dice = random.Random(table.seed + 3)
    for s, seat, choice in sample(table, 40):
        decision = s.ask(seat)
        yield decision.message
        for option in decision.options:
            yield option.message
            yield from (Message(name, {}) for name, _amount in option.price)
            if option.leaves is not None:
                yield option.leaves
        for proposal in decision.proposals:
            yield proposal.message
            yield from (Message(name, {}) for name, _amount in proposal.price)
        yield from (closed.message for closed in decision.closed)
        for wrong in dice.sample(range(game.lexicon.size), min(20, game.lexicon.size)):
            refusal = s.why_not(seat, wrong)
            if refusal is not None:
                yield refusal.message
        strategy = strategy_of(table.game)
        for legal in dice.sample(s.choices(seat), 1):
            yield from strategy.reasons(s, seat, legal)
        _after, heard, _barrier = step(s, seat, choice)
        yield from (event.message for event in heard)
        seen = s.observe(seat)
        yield seen["phase"]
        for node in walk_things(seen["things"]):
            yield node["name"]
            yield from node.get("notes", ())
        for score in s.scores():
            yield from (Message(part.name, {}) for part in score.parts)
    yield from (event.message for event in table.new(listen=True).log or [])


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_every_message_is_said_in_three_languages(table: Table) -> None:
    names = [f"Player {i}" for i in range(9)]
    faults: list[str] = []
    seen: set[str] = set()
    for message in said(table):
        key = repr(message)
        if key not in seen:
            seen.add(key)
            for lang in words.LANGUAGES:
                words.load(lang, table.game, *texts(table.game)).render(message, names, faults)
    assert not faults, sorted(set(faults))[:20]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_no_raw_id_reaches_a_reader(table: Table) -> None:
    """Every argument is a number, a seat or a name that has words; and no sentence shows anything else."""
    names = [f"Player {i}" for i in range(9)]
    raw: set[str] = set()
    seen: set[str] = set()
    books = [words.load(lang, table.game, *texts(table.game)) for lang in words.LANGUAGES]
    for message in said(table):
        key = repr(message)
        if key in seen:
            continue
        seen.add(key)
        for id, name, arg in arguments(message):
            if isinstance(arg, str) and not arg.isdigit() and not re.fullmatch(r"seat:\d+", arg):
                if (id, name) in spoken(table.game):
                    raw |= {f"{key}: {arg} has no words in {text.lang}" for text in books if not text.has(arg)}
            elif not isinstance(arg, int | str):
                raw.add(f"{key}: {arg!r} is neither number nor name")
        for text in books:
            sentence = text.render(message, names)
            assert not re.search(r"[+−]0\b", sentence), f"tells of nothing: {sentence}"
            raw |= {f"{sentence} <- {key}" for id in ID.findall(sentence) if text.has(id) or not id[0].isalpha()}
    assert not raw, sorted(raw)[:10]


# Letters of a question: three lines of the narrowest phone, none of them smaller than twelve pixels.
BRIEF = 120


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_whoever_reads_is_called_you_and_asked_briefly(table: Table) -> None:
    """What is put to a player, refused to it or advised to it never speaks of it by its name, as of somebody else."""
    names = [f"Player {chr(65 + i)}" for i in range(9)]
    strategy = strategy_of(table.game)
    text, *others = [words.load(lang, table.game, *texts(table.game)) for lang in ("en", "uk", "pl")]
    for s, seat, choice in sample(table, 40):
        asked = s.ask(seat)
        said = [asked.message, *[option.message for option in asked.options], *[shut.message for shut in asked.closed]]
        said += [proposal.message for proposal in asked.proposals]
        said += [option.leaves for option in asked.options if option.leaves is not None]
        for message in [*said, *strategy.reasons(s, seat, choice)]:
            assert names[seat] not in text.render(message, names), message
        for question in [book.render(asked.message, names) for book in (text, *others)]:
            assert len(question) <= BRIEF, question


@pytest.mark.parametrize("id", castellany.games())
def test_the_proof_reader_finds_nothing(id: str) -> None:
    assert words.check(id) == []


@pytest.mark.parametrize("id", castellany.games())
def test_every_table_option_explains_itself(id: str) -> None:
    for option in castellany.game(id).options:
        for lang in words.LANGUAGES:
            text = words.load(lang, id)
            assert text.has(f"option-{option.id}"), f"{lang}: option-{option.id}"
            assert text.about(f"option-{option.id}"), f"{lang}: option-{option.id}.about"
            if option.kind in ("choice", "many"):
                for value in option.values:
                    name = f"{option.names or 'option-' + option.id}-{value}"
                    assert text.has(name), f"{lang}: {name}"


@pytest.mark.parametrize("id", castellany.games())
def test_what_is_ours_is_told_in_three_languages(id: str) -> None:
    faults: list[str] = []
    for record in castellany.game(id).unprinted():
        for lang in words.LANGUAGES:
            told = words.load(lang, id)
            told.render(Message(record.thing, {}), (), faults)
            told.render(f"source-{record.thing}", (), faults)
            for value in record.values:
                told.render(value, (), faults)
    box = castellany.game(id).box
    for fact in box.facts if box is not None else []:
        for lang in words.LANGUAGES:
            words.load(lang, id).render(fact.kind.allowed(), (), faults)
    assert not faults, faults[:20]
