"""Cards and buildings that answer something: in which order, how often, whose; collisions that wait for their phase."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.icons import DEBT, EITHER, flip, gain
from castellany.games.viscounts.flow import COLLIDING, DRAWING, SHIFTING
from castellany.games.viscounts.kinds import COLLIDE, GAIN_DEBT, ROUND
from castellany.games.viscounts.triggers import unpack, without
from castellany.kernel import Frame
from tests.games.viscounts.alone import AI, against
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    do,
    give,
    go,
    hand,
    has,
    legal,
    marks,
    phase,
    quiet,
    row,
    run,
    set_marks,
    stand,
    told,
)


@pytest.mark.rule("VIS-4.2", "VIS-4.3")
@pytest.mark.parametrize(
    ("start", "corruption", "virtue", "end"),
    [
        ((3, 4), 2, 2, (3, 3)),  # to 5 together, then back; virtue first would end on 4
        ((0, 6), 3, 3, (3, 3)),
        ((0, 6), 4, 4, (2, 2)),
        ((5, 5), 3, 1, (5, 5)),  # one step to the end, two lost, one back
        ((0, 0), 1, 3, (0, 0)),
    ],
)
def test_all_corruption_comes_before_all_virtue(
    start: tuple[int, int], corruption: int, virtue: int, end: tuple[int, int]
) -> None:
    s = quiet()
    set_marks(s, 1, *start)
    run(s, gain(virtue=virtue, corruption=corruption), 1)
    assert marks(s, 1) == end and marks(s, 0) == (0, 6)


@pytest.mark.rule("VIS-11.3", "VIS-11.4")
def test_adas_virtue_moves_the_pair_before_it_pays() -> None:
    """Ada answers: a virtue, so that the pair lies on the third space, and a resource; then 1 silver and 1 deed."""
    s = quiet()
    row(s, 0, "ada", "abbot", "squire")
    row(s, 1, "abbot", "labourer", "squire")
    set_marks(s, 0, 3, 3)
    go(s, Frame(COLLIDE, 0))
    do(s, "take ink")
    assert [has(s, 0, kind) for kind in ("ink", "silver", "acquired", "unpaid")] == [1, 1, 1, 0]
    assert marks(s, 0) == (0, 6)


@pytest.mark.rule("VIS-11.3", "VIS-6.11")
def test_everybody_answers_clockwise_from_the_active_player() -> None:
    s = quiet(4)
    s.log = []
    for seat in range(4):
        row(s, seat, f"peddler_{seat + 1}", "abbot", "squire")
    s.active = 2
    set_marks(s, 2, 0, 0)
    go(s, Frame(COLLIDE, 2))
    acting = [str(event.message.args["seat"]) for event in s.log if event.message.id == "event-acts"]
    assert acting == ["seat:2", "seat:3", "seat:0", "seat:1"]
    assert (has(s, 0, "ink"), has(s, 1, "gold"), has(s, 2, "stone"), has(s, 3, "silver")) == (1, 1, 1, 2)


@pytest.mark.rule("VIS-11.2")
def test_every_second_workshop_counts_and_only_the_active_pair_matters() -> None:
    s = quiet(3)
    for seat in range(3):
        build(s, seat, 7)
        row(s, seat, "abbot", "labourer", "squire")
    row(s, 2, "thief", "labourer", "squire")
    set_marks(s, 0, 6, 6)
    go(s, Frame(COLLIDE, 0))
    assert [has(s, 0, kind) for kind in ("silver", "unpaid")] == [3, 2], "the sixth space after one virtue"
    assert marks(s, 1) == (0, 4), "the workshop, and one below the sixth space"
    assert marks(s, 2) == (0, 6), "a Thief: neither"


@pytest.mark.rule("VIS-11.5", "VIS-2.3")
def test_in_the_middle_every_rival_may_rearrange_in_turn() -> None:
    s = quiet(4)
    for seat in range(4):
        row(s, seat, "abbot", "labourer", "squire")
    row(s, 3, "abbot", "", "")
    s.active = 1
    set_marks(s, 1, 3, 3)
    go(s, Frame(COLLIDE, 1))
    order = []
    while s.waiting:
        order.append((s.waiting[0], asked(s)))
        do(s, "arrange 123")
    assert order == [(2, "Rearrange"), (0, "Rearrange")], "the fourth has a single card, the first none to wait for"
    assert marks(s, 1) == (0, 6)


@pytest.mark.rule("VIS-11.1", "VIS-6.10")
def test_markers_that_meet_in_phase_six_wait_for_the_next_turn() -> None:
    s = quiet()
    row(s, 0, "abbot", "labourer", "squire")
    s.decks[0], s.discards[0] = [], [card("lender"), card("trader"), card("financer")]
    set_marks(s, 0, 2, 3)
    phase(s, COLLIDING)
    assert marks(s, 0) == (2, 3), "apart in phase 5"
    phase(s, DRAWING)
    assert marks(s, 0) == (2, 2) and has(s, 0, "silver") == 0, "the shuffle brought them together"
    phase(s, SHIFTING, 1)
    assert marks(s, 0) == (2, 2)
    phase(s, COLLIDING)
    assert marks(s, 0) == (0, 6) and (has(s, 0, "silver"), has(s, 0, "acquired")) == (1, 1)


@pytest.mark.rule("VIS-5.1", "VIS-6.11")
def test_a_racketeer_answers_each_debt_of_its_owner() -> None:
    s = quiet()
    row(s, 0, "racketeer_1", "abbot", "squire")
    hand(s, 0, "thief", "trader", "lender")
    go(s, Frame(GAIN_DEBT, 0, 2))
    assert has(s, 0, "unpaid") == 1 and asked(s) == "ChooseEffect"
    do(s, "choose 1", "destroy thief")
    assert has(s, 0, "unpaid") == 2 and has(s, 0, "silver") == 1
    do(s, "choose 2", "discard trader")
    assert s.discards[0] == [card("trader")] and not s.frames
    go(s, Frame(GAIN_DEBT, 1, 1))
    assert asked(s) == "", "another's debt is nothing to it"


@pytest.mark.rule("VIS-5.3", "VIS-6.11")
def test_debt_collectors_answer_each_flipped_debt_after_its_resource() -> None:
    s = quiet()
    row(s, 0, "debt_collector_1", "debt_collector_3", "abbot")
    give(s, 0, unpaid=2, acquired=1)
    run(s, flip(DEBT, 2))
    assert asked(s) == "Any" and has(s, 0, "approved") == 0
    do(s, "take ink")
    assert legal(s) == ["use debt_collector_1", "use debt_collector_3"], "their owner orders them"
    do(s, "use debt_collector_3")
    assert (has(s, 0, "silver"), marks(s, 0), has(s, 0, "approved")) == (1, (0, 5), 1)
    assert asked(s) == "Any", "then the second debt"
    do(s, "take gold", "use debt_collector_1")
    assert (has(s, 0, "silver"), marks(s, 0), has(s, 0, "paid")) == (2, (0, 4), 2)


@pytest.mark.rule("VIS-5.3")
def test_a_flipped_deed_sets_off_no_debt_collector() -> None:
    s = quiet()
    row(s, 0, "debt_collector_3", "abbot", "squire")
    give(s, 0, acquired=1)
    run(s, flip(EITHER))
    assert has(s, 0, "approved") == 1 and has(s, 0, "silver") == 0


def test_cards_travel_packed_and_leave_one_by_one() -> None:
    packed = (card("debt_collector_4") + 1) << 8 | card("debt_collector_1") + 1
    assert unpack(packed) == [card("debt_collector_1"), card("debt_collector_4")]
    assert unpack(without(packed, card("debt_collector_1"))) == [card("debt_collector_4")]
    assert unpack(without(packed, card("debt_collector_4"))) == [card("debt_collector_1")]
    assert unpack(0) == []


@pytest.mark.rule("VIS-14.19", "VIS-12.2")
def test_alone_the_opponent_has_the_last_turn() -> None:
    s = against()
    s.round, s.last_round = 6, 7
    hand(s, 0, "abbot", "labourer")
    s.log = []
    go(s, Frame(ROUND))
    while s.waiting:
        do(s, legal(s)[-1])
    turns = [str(event.message.args["seat"]) for event in s.log if event.message.id == "event-turn"]
    assert turns == ["seat:0", f"seat:{AI}"] and told(s)[-1] == "event-end"
    assert s.round == 7 and s.winners


@pytest.mark.rule("VIS-13.10", "VIS-14.19")
@pytest.mark.parametrize(("yours", "its", "winner"), [(3, 3, AI), (4, 3, 0), (3, 4, AI)])
def test_alone_one_wins_only_with_more_points(yours: int, its: int, winner: int) -> None:
    """Deeds acquired, a point each; your silver breaks no tie with it."""
    s = against()
    stand(s, 0, "1")
    give(s, 0, acquired=yours, silver=9)
    give(s, AI, acquired=its)
    assert s.winners == (winner,)
