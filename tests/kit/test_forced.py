"""What leaves no choice is made by itself: it is legal, tells nothing, and is taken back with what led there."""

from __future__ import annotations

import random
from functools import cache

import pytest

import castellany
from castellany.kernel import IllegalChoice, Match, forced, step
from tests.kit.tables import Table, all_tables, sample


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_same_is_forced_in_every_world_one_thinks_possible(table: Table) -> None:
    """Or else a question that is not put would tell what its seat cannot know."""
    for i, (s, seat, _choice) in enumerate(sample(table, 40)):
        only = forced(s, seat)
        assert forced(s.resample(seat, 500 + i), seat) == only
        if only >= 0:
            assert only in s.choices(seat)
            assert not step(s, seat, only)[2], "nothing is revealed by it"


@cache
def played(id: str, seed: int) -> tuple[Match, int]:
    """A random game in which everybody lets what leaves no choice be made; and how often that happened."""
    game = castellany.game(id)
    match = Match.start(game, game.seats[-1] // 2 + 1, seed)
    dice = random.Random(seed)
    often = 0
    while not match.over:
        seat = dice.choice(match.waiting)
        before, choice = match.state.encode(), dice.choice(match.state.choices(seat))
        change = match.propose(seat, (choice,), onward=True)
        match.accept(change)
        assert change.choices[0] == choice
        if len(change.choices) > 1:
            often += 1
            undone = match.propose_undo(seat, free=True)
            assert undone.state.encode() == before, "it is taken back as one"
    return match, often


@pytest.mark.parametrize("id", castellany.games())
def test_a_whole_game_goes_on_by_itself_where_there_is_no_choice(id: str) -> None:
    for seed in range(3):
        match, _often = played(id, seed)
        assert Match.resume(match.game, match.record()).state == match.state, "the record carries every choice"


def test_some_games_have_moments_without_a_choice() -> None:
    """Or else the laws of this module would hold of nothing; a small game may well have none."""
    having = [id for id in castellany.games() if sum(played(id, seed)[1] for seed in range(3))]
    assert len(having) >= 3


@pytest.mark.parametrize("id", castellany.games())
def test_a_bot_and_whoever_does_not_wish_it_choose_everything_themselves(id: str) -> None:
    match = Match.start(castellany.game(id), castellany.game(id).seats[-1], 1)
    dice = random.Random(1)
    for _turn in range(200):
        if match.over:
            break
        seat = match.waiting[0]
        change = match.propose(seat, (dice.choice(match.state.choices(seat)),))
        assert len(change.choices) == 1
        match.accept(change)


def turns_to_end(id: str) -> int:
    """How often nothing was left but to end the turn, in a random game; that is never done for anybody."""
    match = Match.start(castellany.game(id), castellany.game(id).seats[-1], 2)
    dice = random.Random(2)
    ends = 0
    while not match.over:
        seat = match.waiting[0]
        if [option.role for option in match.state.ask(seat).options] == ["stop"]:
            ends += 1
            assert forced(match.state, seat) == -1, "what was done last can still be taken back"
        match.play(seat, dice.choice(match.state.choices(seat)))
    with pytest.raises(IllegalChoice):
        match.propose(0, (0,), onward=True)
    return ends


def test_to_end_a_turn_is_never_done_for_anybody() -> None:
    assert sum(turns_to_end(id) for id in castellany.games())
