"""The opponent's workers and schemes: which colours come and go, and that a shuffle is one (PAL-12.5, PAL-12.15).

Colours do not matter to it, but they do to the supply of the person and to records, which must replay.
"""

from __future__ import annotations

import pytest

from castellany.games.paladins.clearing import clear_right_side, recruit_worker
from castellany.games.paladins.facts.icons import WORKERS
from castellany.games.paladins.solo.judgement import put_workers, spend_worker
from castellany.games.paladins.solo.turn import draw_scheme, end_opponent_round
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import changed, give, ledger, turn, workers

OPPONENT = 1


def supply(s: PaladinsState, *counts: int) -> None:
    s.workers[12:18] = counts


@pytest.mark.rule("PAL-12.5")
def test_it_takes_the_colour_of_which_there_is_most_and_never_a_criminal() -> None:
    s = turn(1)
    supply(s, 2, 3, 5, 1, 4, 9)
    came = []
    for _i in range(9):
        before = workers(s, OPPONENT)
        recruit_worker(s)
        after = workers(s, OPPONENT)
        came += [name for name in WORKERS if after.get(name, 0) > before.get(name, 0)]
    wanted = ["merchant", "merchant", "cleric", "scout", "merchant", "cleric", "labourer", "scout", "merchant"]
    assert came == wanted and s.workers[12:18] == [1, 1, 1, 1, 2, 9]


@pytest.mark.rule("PAL-12.5")
def test_of_equally_many_it_takes_the_first() -> None:
    s = turn(1)
    supply(s, 3, 3, 3, 3, 3, 8)
    recruit_worker(s)
    assert workers(s, OPPONENT) == {"labourer": 1}


@pytest.mark.rule("PAL-12.6")
def test_it_spends_the_colour_of_which_it_has_most() -> None:
    s = turn(1)
    give(s, OPPONENT, "scout cleric 3 criminal 2")
    spent = [WORKERS[spend_worker(s)] for _i in range(6)]
    assert spent == ["cleric", "cleric", "criminal", "scout", "cleric", "criminal"]


@pytest.mark.rule("PAL-12.6", "PAL-5.1")
@pytest.mark.parametrize(("workshops", "stands"), [((), [1, 2, 3]), ((1,), [2, 3]), ((1, 2), [3])])
def test_its_workers_fill_the_slots_that_hold_no_workshop(workshops: tuple[int, ...], stands: list[int]) -> None:
    s = turn(1)
    s.board[28:] = [0] * 28
    give(s, OPPONENT, "labourer 5")
    for slot in workshops:
        s.board[28 + 16 + slot - 1] = 7
    before = ledger(s)
    put_workers(s, 8, len(stands))  # Garrison
    slots = {f"seat:1/action:garrison/{slot}": 1 for slot in stands}
    assert changed(s, before) == {**slots, "seat:1/workers/labourer": -len(stands)}


@pytest.mark.rule("PAL-12.5", "PAL-12.8")
def test_at_the_end_of_its_round_all_its_workers_go_back() -> None:
    s = turn(1)
    s.board[28:] = [0] * 28
    s.board[28 + 2], s.board[28 + 22], s.board[28 + 23] = 1, 7, 6
    s.workers[12] -= 1
    s.workers[17] -= 1
    give(s, OPPONENT, "fighter 2 cleric")
    before = ledger(s)
    end_opponent_round(s)
    assert changed(s, before) == {
        "seat:1/action:recruit/1": -1,
        "seat:1/action:attack/2": -1,
        "seat:1/workers/fighter": -2,
        "seat:1/workers/cleric": -1,
        "supply/labourer": 1,
        "supply/criminal": 1,
        "supply/fighter": 2,
        "supply/cleric": 1,
    }


@pytest.mark.rule("PAL-12.15")
@pytest.mark.parametrize("standing", [0, 1])
def test_a_prayer_shuffles_deck_and_discard_into_one(standing: int) -> None:
    s = turn(1)
    s.board[28:] = [0] * 28
    s.board[28 + 27] = standing
    s.scheme_deck, s.scheme_discard = list(range(5, 11)), list(range(11, 17))
    clear_right_side(s)
    assert sorted(s.scheme_deck) == list(range(5, 17)) and s.scheme_discard == []
    assert s.scheme_deck != sorted(s.scheme_deck)
    assert sum(s.workers[6:12]) == 1 - standing, "with nobody to clear it gains a worker"


@pytest.mark.rule("PAL-12.15")
def test_an_empty_deck_is_shuffled_from_its_discard_before_the_next_scheme() -> None:
    s = turn(1)
    s.scheme_deck, s.scheme_discard = [], list(range(5, 17))
    scheme = draw_scheme(s)
    assert s.scheme_discard == [scheme] and sorted([*s.scheme_deck, scheme]) == list(range(5, 17))
    assert s.scheme_deck != sorted(s.scheme_deck) and s.scheme_deck != sorted(s.scheme_deck)[::-1]
