"""Turns told in short: made of what everybody hears, true to the money on the table, said in three languages."""

from __future__ import annotations

from collections import Counter

import pytest

import castellany
from castellany import words
from castellany.kernel import ALL, Deed, Event, GistBook, Message, Move, State, Story, say, step
from castellany.kernel import walk as walk_things
from castellany.kernel.gist import NOBODY
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


# --- the way a story is kept

BOOK = GistBook(("gold",), ("res-gold",), {"event-buys": Deed("shop", thing="$relic"), "event-ends": Deed(closes=True)})


def paid(seat: int, amount: int, relic: str = "relic-bell", to: int = ALL) -> Event:
    moves = (Move("res-gold", f"seat:{seat}/gold", "bank", amount),)
    return Event(say("event-buys", seat=f"seat:{seat}", relic=relic), to, moves)


def begun(seat: int) -> Story:
    """A story in which this seat has had a turn."""
    story = Story(BOOK)
    story.hear(1, seat, [paid(seat, 1)])
    return story


def test_several_steps_of_a_turn_are_one_line() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2)])
    story.hear(3, 0, [paid(0, 1, "relic-lamp")])
    (line,) = story.since(1)
    assert (line.seat, line.cost, line.first, line.last) == (0, {"res-gold": 3}, 2, 3)
    assert line.json()["things"] == [[say("relic-bell").json(), 1], [say("relic-lamp").json(), 1]]


def test_what_is_not_for_all_ears_leaves_no_trace() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2, to=0b1)])
    assert not story.since(1) and len(story.lines) == 1


def test_since_ends_where_ones_own_turn_began() -> None:
    story = Story(BOOK)
    for number, seat in enumerate((0, 1, 2, 0, 0), 1):
        story.hear(number, seat, [paid(seat, 1)])
    assert [line.seat for line in story.since(0)] == [1, 2]
    assert [line.seat for line in story.since(1)] == [2, 0]
    assert story.since(3) == [], "who has had no turn yet has missed nothing"


def test_what_was_taken_back_is_not_told() -> None:
    story = begun(1)
    story.hear(2, 0, [paid(0, 2)])
    story.hear(3, 0, [paid(0, 1)])
    story.forget([3])
    assert [line.cost for line in story.since(1)] == [{"res-gold": 2}]


def test_a_story_taken_up_in_the_middle_knows_that_more_was_before() -> None:
    story = Story(BOOK)
    story.hear(300, 0, [paid(0, 2)])
    assert [line.seat for line in story.since(1)] == [0]


def test_what_goes_from_one_purse_to_another_is_told_of_both() -> None:
    story = begun(2)
    robbed = Event(
        say("event-buys", seat="seat:0", relic="x"), ALL, (Move("res-gold", "seat:1/gold", "seat:0/gold", 3),)
    )
    story.hear(2, 0, [robbed])
    (line,) = story.since(2)
    assert line.gain == {"res-gold": 3} and line.others == [(1, "res-gold", -3)]


def test_a_long_game_is_not_remembered_whole() -> None:
    story = Story(BOOK)
    for number in range(2000):
        story.hear(number, number % 2, [paid(number % 2, 1)])
    assert len(story.lines) < 600 and [line.first for line in story.since(0)] == [1999]


def test_a_game_without_a_book_tells_nothing() -> None:
    story = Story(None)
    story.hear(2, 0, [paid(0, 2)])
    assert story.lines == [] and NOBODY == -1
