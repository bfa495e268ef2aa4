"""Measuring: the figures are there, and they mean what they say."""

from __future__ import annotations

import json
from typing import Any

import pytest

import castellany
from castellany.cli import bench
from castellany.cli.measure import driven, for_a_while, inside, measure, moments, yardsticks
from castellany.cli.measure_search import measure_search, two_processes
from tests.cli.conftest import Terminal
from tests.toy import GAME as TITHE


def test_a_report_holds_rates_ratios_and_microseconds() -> None:
    report = measure(TITHE, 3, seconds=0.01, decisions=2_000)
    assert report["game"] == "tithe" and report["seats"] == 3 and report["compiled"] is False
    rates = report["decisions_per_second"]
    assert min(rates[name] for name in ("inside", "driven", "yardstick_inside", "yardstick_driven")) > 0
    for name in ("inside", "driven"):
        assert report["ratio"][name] == pytest.approx(rates[name] / rates[f"yardstick_{name}"], rel=0.9)
    for name in bench.MICRO:
        assert 0 < report[f"{name}_us"] < 10_000


def test_both_loops_play_whole_games_and_count_their_decisions() -> None:
    assert driven(TITHE, 3)(5) == driven(TITHE, 3, checked=True)(5)
    for loop in (inside(TITHE, 3), driven(TITHE, 3)):
        assert 18 <= loop(5) <= 40
        assert for_a_while(loop, 0.01, 0) > 0


def test_the_yardstick_counts_the_plays_and_passes_of_hearts_not_its_deals() -> None:
    hearts = yardsticks()
    assert set(hearts) == {"yardstick_inside", "yardstick_driven"}
    for loop in hearts.values():  # thirteen tricks of four, with or without passing three cards each
        assert {loop(seed) for seed in range(12)} == {52, 64}


def test_moments_come_from_all_over_a_game() -> None:
    states = moments(TITHE, 2, 60)
    assert len(states) == 60
    assert {s.observe(None)["round"] for s in states} == {1, 2, 3}


def test_search_and_learning_are_measured_beside_pettingzoos_own_game() -> None:
    report = measure_search(TITHE, 2, seconds=0.005, games=4)
    assert min(report["search_per_second"].values()) > 0
    zoo = report["zoo"]
    assert min(zoo["decisions_per_second"], zoo["connect_four"]) > 0
    assert zoo["ratio"] == pytest.approx(zoo["decisions_per_second"] / zoo["connect_four"], rel=0.9)


def test_two_processes_play_the_games_of_one() -> None:
    assert two_processes(TITHE, 2, games=6) > 0


@pytest.fixture
def report() -> dict[str, Any]:
    """A report of the toy game with figures that are easy to find again."""
    return measure(TITHE, 2, seconds=0.005, decisions=500) | {
        "play_over_apply": 1.07,
        "ratio": {"inside": 12.34, "driven": 5.6},
        "search_per_second": {"random": 34567, "guided": 12345},
        "zoo": {"decisions_per_second": 61000, "connect_four": 10000, "ratio": 6.1},
        "two_processes": 1.93,
    }


def test_the_tables_show_the_builds_and_how_they_compare(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, report: dict[str, Any]
) -> None:
    monkeypatch.setattr(bench, "measured", lambda *_args: report)
    done = terminal("bench", "tithe", "--plain")
    assert done.code == 0
    for shown in ("plain", "12.34×", "5.60×", "34,567", "12,345", "61k", "6.10×", "1.93×", "1.07×"):
        assert shown in done.out
    assert "not installed" not in done.out
    assert json.loads(terminal("bench", "tithe", "--plain", "--json").out)[0]["game"] == "tithe"


def test_a_missing_package_is_named_with_the_way_to_get_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, report: dict[str, Any]
) -> None:
    rates = report["decisions_per_second"]
    del report["ratio"], rates["yardstick_inside"], rates["yardstick_driven"]
    monkeypatch.setattr(bench, "measured", lambda *_args: report | {"zoo": None})
    done = terminal("bench", "tithe", "--plain")
    assert done.code == 0
    told = " ".join(done.out.split())
    assert "OpenSpiel is not installed" in told and "pip install open_spiel" in told
    assert "PettingZoo is not installed" in told and "pip install pettingzoo pygame" in told


def test_every_game_has_seats_to_be_measured_with() -> None:
    for game_id in castellany.games():
        game = castellany.game(game_id)
        assert bench.bench_seats(game) in game.seats
