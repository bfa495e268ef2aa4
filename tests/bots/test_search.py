"""The search finds what a thoughtful player finds, and does not use what nobody may know."""

from __future__ import annotations

from itertools import count

import pytest

from castellany import bots
from castellany.bots import Search, Strategy
from castellany.bots.strategy import outlook, shares
from castellany.bots.thought import own_world
from castellany.kernel import Dice
from tests.bots.table import TITHE
from tests.toy.lexicon import BUY, OFFER
from tests.toy.state import TitheState


def test_search_buys_the_relic_that_wins() -> None:
    s = TITHE.new(2, 1, {"rich": True, "rounds": 1})
    while s.sealed:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    while BUY.base not in s.choices(s.waiting[0]):
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    seat = s.waiting[0]
    assert bots.make("castellan", "tithe").choose(s, seat, iterations=60).choice == BUY.base


def test_search_bids_the_highest_card_in_the_last_round() -> None:
    s = TITHE.new(2, 8, {"rounds": 1})
    assert isinstance(s, TitheState)
    s.deck = [1, 2, 3, 4, 6, 7]
    s.hands = [1 << 0 | 1 << 5 | 1 << 11, 1 << 8 | 1 << 9 | 1 << 10]
    choice = bots.make("castellan", "tithe").choose(s, 0, iterations=400).choice
    assert choice == OFFER.of(11)


def test_a_sealed_answer_of_another_seat_does_not_change_the_search() -> None:
    s = TITHE.new(3, 8)
    answers = []
    for choice in s.choices(0):
        world = s.copy()
        world.play(0, choice)
        answers.append(bots.make("castellan", "tithe").choose(world, 1, iterations=100))
    assert len(s.choices(0)) > 1
    assert all(answer == answers[0] for answer in answers)


def test_every_iteration_is_counted_in_exactly_one_choice() -> None:
    s = TITHE.new(3, 4)
    search = Search(Strategy(), own_world(s, 0, 1), 0, 5)
    for _i in range(150):
        search.iterate()
    assert sum(c.visits for c in search.verdict()) == search.iterations == 150
    assert {c.choice for c in search.verdict()} == set(s.choices(0))
    assert all(0.0 <= c.value <= 1.0 for c in search.verdict())


def test_chances_add_up_to_one() -> None:
    assert sum(shares([3.0, 40.0, -2.0], 6.0)) == 1.0
    s = TITHE.new(3, 2)
    while s.waiting:
        s.play(s.waiting[0], s.choices(s.waiting[0])[Dice(1).roll(1)])
    assert abs(sum(outlook(s, Strategy())) - 1.0) < 1e-9


def test_the_end_of_a_game_is_judged_by_its_winners() -> None:
    s = TITHE.new(2, 2)
    while s.waiting:
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    chances = outlook(s, Strategy())
    for seat in range(2):
        assert (chances[seat] > 0.4) == (seat in s.winners)


def test_a_search_stops_when_nothing_can_change_the_verdict() -> None:
    s = TITHE.new(2, 1, {"rich": True, "rounds": 1})
    while BUY.base not in s.choices(s.waiting[0]):
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    seat = s.waiting[0]
    thought = bots.make("castellan", "tithe").choose(s, seat, iterations=4000)
    best, other = thought.weighed[0].visits, thought.weighed[1].visits
    assert thought.iterations < 4000
    assert best - other > 4000 - thought.iterations - 8


def test_a_search_by_the_clock_ends_before_its_time_where_the_rest_cannot_matter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = TITHE.new(2, 8, {"rounds": 1})
    assert isinstance(s, TitheState)
    s.deck = [1, 2, 3, 4, 6, 7]
    s.hands = [1 << 0 | 1 << 5 | 1 << 11, 1 << 8 | 1 << 9 | 1 << 10]

    def searched(iterations: int, seconds: float) -> Search:
        ticks = count()  # eight iterations between two looks at the clock: 800 in a second
        monkeypatch.setattr("castellany.bots.search.time.perf_counter", lambda: next(ticks) * 0.01)
        search = Search(Strategy(), own_world(s, 0, 1), 0, 5)
        search.run(iterations, seconds)
        return search

    whole, hasty = searched(1600, 0.0), searched(1_000_000, 2.0)
    assert 0 < hasty.iterations < 1400
    assert hasty.verdict()[0].choice == whole.verdict()[0].choice == OFFER.of(11)
