"""What the others hide is guessed as a person would, and one's own secrets stay one's own."""

from __future__ import annotations

import pytest

import castellany
from castellany.bots import Search, strategy_of
from castellany.bots.thought import own_world
from castellany.games.citadels.facts import BEAUTIFIED, COLOUR, NOBLE
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Dice
from tests.bots import table

GUARDED = [game_id for game_id in castellany.games() if strategy_of(game_id).guarded]


def after_the_draft(seats: int, seed: int) -> tuple[CitadelsState, int]:
    """The first turn of a round in which all picked what suits them, and whose it is."""
    strategy = strategy_of("citadels")
    dice = Dice(seed)
    s = castellany.game("citadels").new(seats, seed)
    assert isinstance(s, CitadelsState)
    while s.round < 3 or not s.called or len(s.choices(s.waiting[0])) < 2:
        seat = s.waiting[0]
        s.apply(seat, strategy.pick(s, seat, s.choices(seat), dice))
    return s, s.waiting[0]


def test_citadels_is_guarded() -> None:
    assert "citadels" in GUARDED


@pytest.mark.parametrize("game_id", GUARDED)
def test_an_imagined_opponent_judges_by_its_own_sight_alone(game_id: str) -> None:
    strategy = strategy_of(game_id)
    for seats in castellany.game(game_id).seats[1:5]:
        for s, seat in table.moments(game_id, seats, 40):
            legal = s.choices(seat)
            for seed in (21, 22, 23):
                assert strategy.scores(s.resample(seat, seed), seat, legal) == strategy.scores(s, seat, legal)


@pytest.mark.parametrize("game_id", GUARDED)
def test_a_guarded_search_teaches_its_opponents_nothing(game_id: str) -> None:
    s, seat = after_the_draft(4, 5)
    search = Search(strategy_of(game_id), own_world(s, seat, 1), seat, 7)
    search.run(200)
    assert [other for other in range(4) if search.roots[other].children is not None] == [seat]


def imagined(s: CitadelsState, seat: int, doubts: int) -> list[CitadelsState]:
    """Worlds as a search imagines them."""
    search = Search(strategy_of("citadels"), own_world(s, seat, 1), seat, 7, doubts=doubts)
    worlds = [search._likely_world() for _i in range(300)]
    return [world for world in worlds if isinstance(world, CitadelsState)]


def test_likely_worlds_are_imagined_more_often() -> None:
    likelihood = strategy_of("citadels").likelihood
    for seats, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        s, seat = after_the_draft(seats, seed)
        trusting = [likelihood(world, seat) for world in imagined(s, seat, 0)]
        doubting = [likelihood(world, seat) for world in imagined(s, seat, 8)]
        assert all(0.0 <= found <= 1.0 for found in (*trusting, *doubting))
        assert sum(doubting) / len(doubting) > sum(trusting) / len(trusting)


def test_who_has_many_noble_districts_is_taken_for_the_king() -> None:
    s, seat = after_the_draft(4, 3)
    noble = [card for card in range(BEAUTIFIED) if COLOUR[card] == NOBLE][:3]
    rival = next(other for other in range(4) if other != seat and s.cities[other])
    s.cities[rival] = noble
    taken = [sum(world.holder[4] == rival for world in imagined(s, seat, doubts)) for doubts in (0, 8)]
    assert 0 < taken[0] < 0.7 * taken[1]
