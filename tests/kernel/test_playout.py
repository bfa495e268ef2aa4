"""Random games inside the engine: dice of their own, the same games for the same seed, a limit that holds."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from castellany.kernel import NOT_ASKED, UNANSWERED, Dice, playout, random_games
from tests.toy import GAME
from tests.toy.state import TitheState


def thrown_again(seed: int, sides: list[int]) -> list[int]:
    """The dice as described, written a second time: an xorshift of 32 bits, its lowest three dropped."""
    x = (seed * 2654435761 + 12345) % 0x7FFFFFFF + 1
    rolls = []
    for n in sides:
        x = x ^ ((x << 13) & 0xFFFFFFFF)
        x = x ^ (x >> 17)
        x = x ^ ((x << 5) & 0xFFFFFFFF)
        rolls.append((x >> 3) % n)
    return rolls


@pytest.mark.parametrize("seed", [0, 1, 99, 2**31])
def test_dice_roll_as_described(seed: int) -> None:
    sides = [2, 3, 6, 100, 1 << 20] * 10
    dice = Dice(seed)
    assert [dice.roll(n) for n in sides] == thrown_again(seed, sides)


def test_dice_are_fair_enough_and_travel() -> None:
    dice = Dice(5)
    seen = Counter(dice.roll(6) for _roll in range(6000))
    assert set(seen) == set(range(6)) and all(850 < count < 1150 for count in seen.values())
    twin = pickle.loads(pickle.dumps(dice))
    assert [twin.roll(1000) for _roll in range(9)] == [dice.roll(1000) for _roll in range(9)]


def by_hand(seats: int, seed: int, dice: Dice, limit: int) -> tuple[int, bytes]:
    """The same through the door that everybody uses: seat by seat, choice by choice."""
    s = GAME.new(seats, seed)
    count = 0
    while s.waiting and count < limit:
        for seat in s.waiting if len(s.waiting) > 1 else s.waiting[:1]:
            choices = s.choices(seat)
            s.play(seat, choices[dice.roll(len(choices))])
            count += 1
    return count, s.encode()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_is_a_game_of_legal_choices_to_its_end(seats: int) -> None:
    for seed in range(5):
        s = GAME.new(seats, seed)
        made = playout(s, Dice(seed))
        assert (made, s.encode()) == by_hand(seats, seed, Dice(seed), 10_000)
        assert not s.waiting and s.winners and made > 3 * seats


def test_a_limit_ends_it_early() -> None:
    whole = playout(GAME.new(2, 1), Dice(1))
    s = GAME.new(2, 1)
    assert playout(s, Dice(1), limit=0) == 0 and s == GAME.new(2, 1)
    assert playout(s, Dice(1), limit=2) == 2 and s.waiting
    s = GAME.new(2, 1)
    assert playout(s, Dice(1), limit=whole) == whole and not s.waiting
    s = GAME.new(2, 1)
    assert playout(s, Dice(1), limit=whole - 1) == whole - 1 and s.waiting


def test_a_batch_is_game_by_game() -> None:
    run = random_games(GAME, 3, 4, 10, {"rich": True})
    assert len(run.decisions) == len(run.totals) == len(run.winners) == 4
    for i in range(4):
        s = GAME.new(3, 10 + i, {"rich": True})
        assert run.decisions[i] == playout(s, Dice(10 + i))
        assert run.totals[i] == [score.total for score in s.scores()]
        assert run.winners[i] == list(s.winners)
    assert len(set(run.decisions)) + len({tuple(total) for total in run.totals}) > 2, "four different games"


def test_a_seat_that_is_not_asked_is_not_made_to_answer() -> None:
    s = GAME.new(3, 1)
    assert isinstance(s, TitheState)
    s.hands[1] = 0  # nothing to bid with
    s.sealed = [UNANSWERED, NOT_ASKED, UNANSWERED]
    assert playout(s, Dice(1), limit=2) == 2
    assert s.sealed == [] and s.used.bit_count() == 2
