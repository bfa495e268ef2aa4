"""Every message a game gives in play exists in all three languages and renders without a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import castellany
from castellany import words
from castellany.kernel import Message, step
from castellany.kernel import walk as walk_things
from tests.kit.tables import Table, all_tables, sample


def said(table: Table) -> Iterator[Any]:
    for s, seat, choice in sample(table, 40):
        decision = s.ask(seat)
        yield decision.message
        yield from (option.message for option in decision.options)
        yield from (Message(name, {}) for option in decision.options for name, _amount in option.price)
        yield from (closed.message for closed in decision.closed)
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
                words.load(lang, table.game).render(message, names, faults)
    assert not faults, sorted(set(faults))[:20]


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
    for record in castellany.game(id).reconstructed():
        for lang in words.LANGUAGES:
            words.load(lang, id).render(Message(record.thing, {}), (), faults)
            words.load(lang, id).render(record.value, (), faults)
    assert not faults, faults[:20]
