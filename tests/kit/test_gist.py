"""Turns told in short: made of what everybody hears, true to the money on the table, said in three languages."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import castellany
from castellany import words
from castellany.kernel import GistBook, Message, State, Story, step
from castellany.kernel import walk as walk_things
from tests.kit.tables import Table, all_tables, walk
from tests.kit.test_words import ID

Purses = Counter[tuple[int, str]]


def story_of(table: Table, count: int = 160) -> tuple[Story, list[tuple[State, State, Purses]]]:
    """A random game told in short, with what each choice added: the moments around it, and what was told of purses."""
    story = Story(castellany.game(table.game).gists)
    steps = []
    for number, (s, seat, choice) in enumerate(walk(table)[0][:count]):
        before = told(story)
        after, events, _barrier = step(s, seat, choice)
        story.hear(number, seat, events)
        now = told(story)
        now.subtract(before)
        steps.append((s, after, now))
    return story, steps


def told(story: Story) -> Purses:
    """By seat and name: how much came and went, over all lines."""
    found: Purses = Counter()
    for line in story.lines:
        for name, amount in line.gain.items():
            found[line.seat, name] += amount
        for name, amount in line.cost.items():
            found[line.seat, name] -= amount
        for seat, name, amount in line.others:
            found[seat, name] += amount
    return found


def purses(s: State, book: GistBook) -> Purses:
    """What the counters in the purses show, as a spectator sees them."""
    found: Purses = Counter()
    for node in walk_things(s.observe(None)["things"]):
        seat, _, place = node["id"].partition("/")
        if node["kind"] == "counter" and place.split("/")[0] in book.purse and node["name"]["id"].startswith("res-"):
            found[int(seat.removeprefix("seat:")), node["name"]["id"]] += node["value"]
    return found


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_is_told_of_a_purse_is_what_lies_in_it(table: Table) -> None:
    book = castellany.game(table.game).gists
    assert book is not None
    for s, after, added in story_of(table)[1]:
        before, now = purses(s, book), purses(after, book)
        for key in before.keys() & now.keys():
            assert before[key] + added[key] == now[key], f"{key} of the gist is not what the table shows"


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_lines_name_what_was_done_in_three_languages(table: Table) -> None:
    story, _steps = story_of(table)
    seats = [f"Player {i}" for i in range(9)]
    lines = [line for line in story.lines if line]
    assert sum(line.action is not None or bool(line.things) for line in lines) > 0.9 * len(lines) > 0
    books = [words.load(lang, table.game) for lang in words.LANGUAGES]
    for line in lines:
        names = [*line.cost, *line.gain, *[name for _seat, name, _amount in line.others]]
        spoken = [*([line.action] if line.action else []), *line.things, *[Message(name, {}) for name in names]]
        for message in spoken:
            for book in books:
                faults: list[str] = []
                sentence = book.render(message, seats, faults)
                assert not faults and not any(book.has(id) for id in ID.findall(sentence)), (message, sentence)


@pytest.mark.parametrize("id", castellany.games())
def test_every_deed_is_an_event_of_its_game(id: str) -> None:
    book = castellany.game(id).gists
    assert book is not None
    text = words.load("en", id)
    assert [event for event in book.deeds if not text.has(event)] == []


# --- what to know before one chooses


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_warning_says_what_all_can_see_in_three_languages(table: Table) -> None:
    """It is the same in every world the seat thinks possible, and it is a sentence."""
    game = castellany.game(table.game)
    books = [words.load(lang, table.game) for lang in words.LANGUAGES]
    seats = [f"Player {i}" for i in range(9)]
    for s, seat, _choice in walk(table)[0][::7]:
        warned = game.warning(s, seat)
        assert game.warning(s.resample(seat, 5), seat) == warned
        for book in books if warned is not None else []:
            faults: list[str] = []
            sentence = book.render(warned, seats, faults)
            assert not faults and sentence.endswith("."), (warned, sentence)


@pytest.mark.parametrize("id", castellany.games())
def test_who_comes_next_is_what_all_can_see(id: str) -> None:
    """It is the same in every world the seat thinks possible. Who is told first comes next, but for what interrupts."""
    game = castellany.game(id)
    right = wrong = 0
    for table in (one for one in all_tables() if one.game == id):
        moments, _end = walk(table)
        for (s, seat, _choice), (then, asked, _its) in pairwise(moments):
            later = game.following(s)
            assert all(0 <= one < s.seats for one in later)
            if later and asked != seat and not then.sealed:
                right, wrong = right + (later[0] == asked), wrong + (later[0] != asked)
        for s, seat, _choice in moments[::7]:
            assert game.following(s.resample(seat, 5)) == game.following(s)
    assert right >= 3 * wrong
