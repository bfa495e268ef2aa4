"""The strategies judge every moment that players like them get into, at every table of the kit."""

from __future__ import annotations

import math

import pytest

from castellany.bots import strategy_of
from castellany.kernel import Dice
from tests.kit.tables import Table, all_tables


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_game_of_strategists_comes_to_its_end(table: Table) -> None:
    strategy = strategy_of(table.game)
    dice = Dice(table.seed)
    s = table.new()
    while s.waiting:
        seat = s.waiting[0]
        assert all(math.isfinite(score) for score in strategy.scores(s, seat, s.choices(seat)))
        s.apply(seat, strategy.pick(s, seat, s.choices(seat), dice))
    assert all(math.isfinite(value) for value in strategy.values(s))
    assert s.winners
