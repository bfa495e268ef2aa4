"""Measuring: the figures are there, and they mean what they say."""

from __future__ import annotations

import json

import pytest

import castellany
from castellany.cli import bench
from castellany.cli.measure import driven, for_a_while, inside, measure, moments, yardstick
from tests.cli.conftest import Terminal
from tests.toy import GAME as TITHE


def test_a_report_holds_rates_ratios_and_microseconds() -> None:
    report = measure(TITHE, 3, seconds=0.01, decisions=2_000)
    assert report["game"] == "tithe" and report["seats"] == 3 and report["compiled"] is False
    rates = report["decisions_per_second"]
    assert min(rates["inside"], rates["driven"], rates["yardstick"]) > 0
    assert report["ratio"]["inside"] == pytest.approx(rates["inside"] / rates["yardstick"], rel=0.9)
    for name in bench.MICRO:
        assert 0 < report[f"{name}_us"] < 10_000


def test_both_loops_play_whole_games_and_count_their_decisions() -> None:
    for loop in (inside(TITHE, 3), driven(TITHE, 3)):
        assert 18 <= loop(5) <= 40
        assert for_a_while(loop, 0.01, 0) > 0


def test_the_yardstick_counts_the_plays_and_passes_of_hearts_not_its_deals() -> None:
    hearts = yardstick()
    assert hearts is not None
    assert hearts(1) in (52, 64)  # thirteen tricks of four, with or without passing three cards each


def test_moments_come_from_all_over_a_game() -> None:
    states = moments(TITHE, 2, 60)
    assert len(states) == 60
    assert {s.observe(None)["round"] for s in states} == {1, 2, 3}


def test_the_table_shows_both_builds_and_how_they_compare(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = measure(TITHE, 2, seconds=0.005, decisions=500)
    monkeypatch.setattr(bench, "measured", lambda *_args: report | {"ratio": {"inside": 12.34, "driven": 5.6}})
    done = terminal("bench", "tithe", "--plain")
    assert done.code == 0
    assert "12.3×" in done.out and "5.6×" in done.out and "plain" in done.out
    assert json.loads(terminal("bench", "tithe", "--plain", "--json").out)[0]["game"] == "tithe"


def test_every_game_has_seats_to_be_measured_with() -> None:
    for game_id in castellany.games():
        game = castellany.game(game_id)
        assert bench.bench_seats(game) in game.seats
