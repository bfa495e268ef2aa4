"""What is seen is kept from look to look; kept or built anew, it is the same."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.sight import seat, table
from castellany.kernel import State


def forget(module: ModuleType) -> None:
    for kept in vars(module).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_kept_is_what_would_be_built(seats: int) -> None:
    s: State = GAME.new(seats, 5)
    chance = random.Random(5)
    while s.waiting:
        whose = s.waiting[0]
        kept = s.observe(whose)
        if chance.random() < 0.2:
            forget(seat)
            forget(table)
            assert s.observe(whose) == kept
        s.play(whose, chance.choice(s.choices(whose)))


def test_what_did_not_change_is_the_same_object() -> None:
    s: State = GAME.new(4, 5)
    first, again = s.observe(None), s.observe(None)
    boards = [next(node for node in each["things"] if node["id"] == "board") for each in (first, again)]
    for before, after in zip(boards[0]["items"], boards[1]["items"], strict=True):
        assert all(a is b for a, b in zip(before["items"], after["items"], strict=True))
