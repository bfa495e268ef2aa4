"""Passing and keeping three workers."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.board import ROUNDS
from castellany.games.paladins.layout import AT_PASSED
from tests.games.paladins.helpers import can, do, give, go, turn, why, workers


@pytest.mark.rule("PAL-10.1", "PAL-10.2")
def test_t33_passing_with_five_workers_and_four_on_the_board() -> None:
    s = turn(2)
    give(s, 1, "labourer")
    give(s, 0, "labourer 3 scout 2")
    s.board[5] = 1
    s.board[10:13] = [2, 1, 5]
    for colour in (0, 1, 0, 4):
        s.workers[12 + colour] -= 1
    before = GAME.census(s)
    do(s, "pass")
    assert s.board[:28] == [0] * 28
    do(s, "keep scout", "keep labourer", "keep scout")
    assert workers(s, 0) == {"scout": 2, "labourer": 1} and GAME.census(s) == before
    assert s.own[AT_PASSED] == 1 and s.waiting == (1,)


@pytest.mark.rule("PAL-10.2")
def test_up_to_three_workers_are_kept_without_a_question() -> None:
    s = turn(2)
    give(s, 1, "labourer")
    give(s, 0, "criminal 2 cleric")
    do(s, "pass")
    assert workers(s, 0) == {"criminal": 2, "cleric": 1}


@pytest.mark.rule("PAL-10.2")
def test_of_one_colour_there_is_nothing_to_choose() -> None:
    s = turn(2)
    give(s, 1, "labourer")
    give(s, 0, "labourer 6")
    do(s, "pass")
    assert workers(s, 0) == {"labourer": 3}


@pytest.mark.rule("PAL-10.2")
def test_no_more_of_a_colour_can_be_kept_than_there_are() -> None:
    s = turn(2)
    give(s, 1, "labourer")
    give(s, 0, "scout labourer 4")
    do(s, "pass", "keep scout")
    assert workers(s, 0) == {"scout": 1, "labourer": 2}


@pytest.mark.rule("PAL-10.2")
@pytest.mark.parametrize("hand", ["scout 2 labourer 2 cleric", "scout labourer"])
def test_in_the_last_round_nobody_is_asked_whom_to_keep(hand: str) -> None:
    s = turn(2)
    s.round = ROUNDS
    give(s, 1, "labourer")
    give(s, 0, hand)
    before = GAME.census(s)
    do(s, "pass")
    assert workers(s, 0) == {} and GAME.census(s) == before
    assert s.own[AT_PASSED] == 1 and s.waiting == (1,)


@pytest.mark.rule("PAL-10.1")
def test_whoever_has_no_workers_passes() -> None:
    s = turn(3)
    give(s, 1, "labourer 2")
    go(s)
    assert s.own[AT_PASSED] == 1 and s.waiting == (1,)


@pytest.mark.rule("PAL-10.1")
def test_whoever_can_do_nothing_may_only_pass() -> None:
    s = turn(2)
    give(s, 0, "labourer")
    for slot in (0, 2, 5, 6, 8):
        s.board[slot] = 1
    assert can(s) == {"pass"}
    assert why(s, "act trade-1")[0] == "no-blocked"
    closed = {c.targets[0] for c in s.ask(0).closed}
    assert {"seat:0/action:trade", "seat:0/action:attack"} <= closed


@pytest.mark.rule("PAL-10.1")
def test_after_passing_there_are_no_more_actions_this_round() -> None:
    s = turn(2)
    give(s, 0, "labourer 3")
    give(s, 1, "labourer 3")
    do(s, "pass", "act trade-1")
    assert s.waiting == (1,)
