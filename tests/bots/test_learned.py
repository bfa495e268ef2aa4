"""What was learned: a network of plain numbers for every game, fed with what a strategy gauges."""

from __future__ import annotations

import pytest

import castellany
from castellany.bots import make, strategy_of
from castellany.bots.network import Network, network_of
from castellany.bots.searcher import SearchBot
from castellany.kernel import Dice, playout

GAMES = ("citadels", "elgrande", "paladins", "viscounts")


def test_a_network_is_a_line_with_bends() -> None:
    network = Network(6.0, 1.0, [2.0, 0.0], [[1.0, 1.0], [0.0, -1.0]], [-3.0, 0.5], [10.0, 4.0])
    assert network.points([1.0, 1.0]) == 1.0 + 2.0
    assert network.points([2.0, 2.0]) == 1.0 + 4.0 + 10.0
    assert network.points([0.0, -1.0]) == 1.0 + 4.0 * 1.5


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_is_gauged_as_the_network_expects(game_id: str) -> None:
    network = network_of(game_id)
    assert network is not None
    assert network.spread > 0.0
    assert {len(row) for row in network.hidden} == {len(network.line)}
    assert len(network.bias) == len(network.out) == len(network.hidden)
    for seats in range(2, castellany.game(game_id).seats[-1] + 1):
        s = castellany.game(game_id).new(seats, seats)
        while s.frames:
            gauges = strategy_of(game_id).gauges(s)
            assert [len(gauge) for gauge in gauges] == [len(network.line)] * seats
            playout(s, Dice(seats), 60)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_leader_of_a_finished_race_is_expected_to_win(game_id: str) -> None:
    """Late in games of squires, the network names the later winner much more often than chance would."""
    strategy = strategy_of(game_id, learned=True)
    right = 0
    for seed in range(36):
        s = castellany.game(game_id).new(2, seed)
        moments = []
        dice = Dice(seed)
        while s.frames:
            moments.append(strategy.expected(s))
            seat = s.waiting[0]
            s.apply(seat, strategy.pick(s, seat, s.choices(seat), dice))
        late = moments[len(moments) * 9 // 10]
        right += late.index(max(late)) in s.winners
    assert right >= 24


def test_castellan_judges_by_what_was_learned_and_knight_by_what_was_written() -> None:
    castellan, knight = make("castellan", "citadels"), make("knight", "citadels")
    assert isinstance(castellan, SearchBot)
    assert isinstance(knight, SearchBot)
    assert castellan.strategy.network is not None
    assert knight.strategy.network is None
    assert strategy_of("tithe", learned=True).network is None


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if castellany.game(game_id).seats[0] == 1])
def test_against_the_games_own_opponent_moments_are_judged_as_written(game_id: str) -> None:
    s = castellany.game(game_id).new(1, 3)
    assert strategy_of(game_id, learned=True).expected(s) == strategy_of(game_id).values(s)
