"""Levels by name, budgets, refusals, bytes and processes."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest

from castellany import bots
from castellany.bots.thought import Thought
from castellany.kernel import BadOption, IllegalChoice, State, say
from tests.bots.table import TITHE, moments


def finish(players: list[bots.Bot], s: State, iterations: int = 30) -> State:
    while s.waiting:
        for seat in s.waiting:
            if s.waits_for(seat):
                s.play(seat, players[seat].choose(s, seat, iterations=iterations).choice)
    return s


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_a_game_to_its_end(level: str) -> None:
    s = TITHE.new(3, 5)
    end = finish([bots.make(level, "tithe", seat) for seat in range(3)], s)
    assert end.winners


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_moment_give_the_same_choice(level: str) -> None:
    for s, seat in moments("tithe", 3, 5):
        first = bots.make(level, "tithe", 9).choose(s, seat, iterations=40)
        again = bots.make(level, "tithe", 9).choose(s.copy(), seat, iterations=40)
        assert first == again


def test_thinking_changes_nothing_on_the_table() -> None:
    for s, seat in moments("tithe", 3, 5):
        before = s.encode()
        bots.make("castellan", "tithe").choose(s, seat, iterations=50)
        assert s.encode() == before


def test_a_time_budget_is_kept() -> None:
    s, seat = moments("tithe", 4, 1)[0]
    thought = bots.make("castellan", "tithe").choose(s, seat, seconds=0.05)
    assert 1 <= thought.iterations < 100_000


def test_an_unknown_level_or_game_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption) as refused:
        bots.make("emperor", "tithe")
    assert refused.value.message.args["allowed"] == ", ".join(bots.LEVELS)
    with pytest.raises(BadOption):
        bots.make("knight", "chess")


@pytest.mark.parametrize(
    ("seconds", "iterations"), [(0.0, None), (-1.0, None), (float("nan"), None), (None, 0), (None, -5)]
)
def test_an_impossible_budget_is_refused(seconds: float | None, iterations: int | None) -> None:
    s, seat = moments("tithe", 2, 1)[0]
    with pytest.raises(BadOption):
        bots.make("knight", "tithe").choose(s, seat, seconds, iterations)


def test_a_bot_refuses_to_play_for_a_seat_that_is_not_asked() -> None:
    s = TITHE.new(2, 3)
    while s.sealed:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    idle = 1 - s.waiting[0]
    with pytest.raises(IllegalChoice):
        bots.make("squire", "tithe").choose(s, idle)


def test_a_thought_and_its_choice_travel_between_processes() -> None:
    s, seat = moments("tithe", 3, 1)[0]
    here = bots.make("knight", "tithe", 4).choose(s, seat, iterations=30)
    there = bots.choose_encoded("tithe", s.encode(), seat, "knight", 4, None, 30)
    assert here == there
    sent = pickle.loads(pickle.dumps(here))
    assert isinstance(sent, Thought)
    assert sent == here


def test_a_refusal_travels_between_processes_with_its_reason() -> None:
    s, seat = moments("citadels", 4, 1)[0]
    with ProcessPoolExecutor(1) as pool:
        refused = pool.submit(bots.choose_encoded, "citadels", s.encode(), seat, "king").exception()
    assert isinstance(refused, BadOption)
    assert refused.message == say("bad-level", level="king", allowed=", ".join(bots.LEVELS))


def test_several_processes_search_one_moment_together() -> None:
    s, seat = moments("citadels", 4, 1)[0]
    with ProcessPoolExecutor(2) as pool:
        thought = bots.choose_in_parallel(pool, 2, s, seat, "knight", 1, iterations=40)
        again = bots.choose_in_parallel(pool, 2, s, seat, "knight", 1, iterations=40)
    assert thought.choice in s.choices(seat)
    assert 20 <= thought.iterations <= 40
    assert thought == again


def test_an_advice_is_a_legal_choice_with_considerations() -> None:
    s, seat = moments("tithe", 3, 1)[0]
    thought = bots.advise(s, seat, 0.05)
    assert thought.choice in s.choices(seat)
    assert 1 <= len(thought.why) <= 3


@pytest.mark.parametrize("level", ["novice", "squire", "knight", "castellan"])
def test_a_bot_that_says_nothing_plays_the_same(level: str) -> None:
    for number, (s, seat) in enumerate(moments("citadels", 4, 12)):
        silent, talking = bots.make(level, "citadels", number), bots.make(level, "citadels", number)
        silent.talks = False
        said, unsaid = talking.choose(s, seat, iterations=20), silent.choose(s, seat, iterations=20)
        assert said.why and not unsaid.why
        assert unsaid == said._replace(why=[])
