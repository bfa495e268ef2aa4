"""Virtue and corruption, debts and deeds, poverty and prosperity."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.icons import DEBT, DEED, EITHER, flip, gain
from castellany.games.viscounts.gains import gain_deeds, move_marks
from castellany.games.viscounts.kinds import COLLIDE, FLIP, GAIN_DEBT, ROUND
from castellany.kernel import Frame
from tests.games.viscounts.helpers import asked, do, give, go, has, legal, marks, quiet, run, set_marks, told


@pytest.mark.rule("VIS-4.1", "VIS-4.3")
def test_virtue_moves_a_stuck_pair() -> None:
    """T1: corruption on 3, virtue on 4; two virtue bring both to 2, and nothing else happens now."""
    s = quiet()
    set_marks(s, 0, 3, 4)
    move_marks(s, 0, 0, 1)
    assert marks(s, 0) == (3, 3)
    move_marks(s, 0, 0, 1)
    assert marks(s, 0) == (2, 2)
    set_marks(s, 0, 3, 4)
    run(s, gain(virtue=2))
    assert marks(s, 0) == (2, 2) and not s.frames


@pytest.mark.rule("VIS-4.3", "VIS-4.4")
@pytest.mark.parametrize(
    ("start", "corruption", "virtue", "end"),
    [
        ((3, 3), 1, 0, (4, 4)),  # T1b
        ((0, 0), 0, 1, (0, 0)),  # T1c
        ((6, 6), 2, 0, (6, 6)),
        ((0, 6), 3, 0, (3, 6)),
        ((5, 6), 3, 0, (6, 6)),
    ],
)
def test_stuck_pairs_and_ends(start: tuple[int, int], corruption: int, virtue: int, end: tuple[int, int]) -> None:
    s = quiet()
    set_marks(s, 0, *start)
    move_marks(s, 0, corruption, virtue)
    assert marks(s, 0) == end


@pytest.mark.rule("VIS-4.2")
def test_corruption_moves_first() -> None:
    """T1d: 2 and 3, one of each: corruption makes them meet, virtue drags them back."""
    s = quiet()
    set_marks(s, 0, 2, 3)
    run(s, gain(virtue=1, corruption=1))
    assert marks(s, 0) == (2, 2)


@pytest.mark.rule("VIS-5.1")
def test_debts_and_deeds_come_unflipped_without_end() -> None:
    s = quiet()
    run(s, gain(debt=40, deed=40))
    assert (has(s, 0, "unpaid"), has(s, 0, "acquired")) == (40, 40)


@pytest.mark.rule("VIS-5.3")
def test_a_paid_debt_gives_a_resource_an_approved_deed_none() -> None:
    s = quiet()
    give(s, 0, unpaid=1, acquired=1)
    run(s, flip(DEBT))
    do(s, "take stone")
    assert (has(s, 0, "unpaid"), has(s, 0, "paid"), has(s, 0, "stone")) == (0, 1, 1)
    run(s, flip(DEED))
    assert asked(s) == "" and (has(s, 0, "acquired"), has(s, 0, "approved")) == (0, 1)


@pytest.mark.rule("VIS-5.4")
def test_flipping_either_is_a_choice_and_compulsory() -> None:
    s = quiet()
    give(s, 0, unpaid=1, acquired=1)
    run(s, flip(EITHER, 2))
    assert legal(s) == ["flip debt", "flip deed"], "no way out"
    do(s, "flip deed", "take ink")
    assert (has(s, 0, "approved"), has(s, 0, "paid")) == (1, 1), "the second flips what is left"
    run(s, flip(EITHER))
    assert asked(s) == "", "nothing to flip"


@pytest.mark.rule("VIS-5.4", "VIS-7.12")
def test_flips_of_a_trade_may_stop() -> None:
    s = quiet()
    give(s, 0, acquired=2)
    go(s, Frame(FLIP, 0, EITHER, 2, 1))
    assert legal(s) == ["flip deed", "stop"]
    refusal = s.why_not(0, s.game().parse("flip debt"))
    assert refusal is not None and refusal.message.id == "no-debt"
    do(s, "flip deed", "stop")
    assert (has(s, 0, "acquired"), has(s, 0, "approved")) == (1, 1)


@pytest.mark.rule("VIS-12.1")
def test_the_last_debt_above_poverty_brings_the_end() -> None:
    s = quiet()
    s.round = 7
    s.debts_above = 2
    go(s, Frame(GAIN_DEBT, 0, 1))
    assert (s.poverty, s.last_round, s.debts_above) == (0, 0, 1)
    go(s, Frame(GAIN_DEBT, 1, 1))
    assert (s.poverty, s.last_round) == (1, 8), "gained by anyone, at any time"
    go(s, Frame(GAIN_DEBT, 0, 1))
    assert has(s, 0, "unpaid") == 2, "the pile stays usable"


@pytest.mark.rule("VIS-12.3")
def test_a_divided_kingdom_has_no_further_round() -> None:
    s = quiet()
    s.round = 7
    s.debts_above = s.deeds_above = 1
    s.log = []
    go(s, Frame(GAIN_DEBT, 0, 1))
    assert "event-divided" not in told(s)
    s.round = 8
    gain_deeds(s, 0, 3)
    assert (s.poverty, s.prosperity, s.last_round, s.deeds_above) == (1, 1, 8, 0)
    assert told(s)[-1] == "event-divided"


@pytest.mark.rule("VIS-12.2")
def test_the_round_is_finished_and_one_more_is_played() -> None:
    s = quiet(3)
    s.first = 1
    s.round = 4
    s.last_round = 5
    go(s, Frame(ROUND))
    turns: list[int] = []
    while s.frames:
        if not turns or turns[-1] != s.active:
            turns.append(s.active)
        s.play(s.waiting[0], s.choices(s.waiting[0])[-1])
    assert (turns, s.round) == ([1, 2, 0], 5), "the last turn is the one to the right of the first player"
    assert s.winners


@pytest.mark.rule("VIS-11.1")
def test_markers_that_met_wait_for_the_owners_phase_5() -> None:
    s = quiet()
    set_marks(s, 1, 4, 4)
    go(s, Frame(COLLIDE, 0))
    assert marks(s, 1) == (4, 4), "not on another's turn"
    set_marks(s, 0, 3, 4)
    go(s, Frame(COLLIDE, 0))
    assert has(s, 0, "silver") == 0, "apart: nothing"
