"""What is told when something happens: each event with its arguments and the moves of things, exactly."""

from __future__ import annotations

import pytest

from castellany.games.viscounts.effects.icons import EITHER, destroy, discard, flip, gain, rearrange, reshuffle
from castellany.games.viscounts.flow import ACTING, DRAWING, HIRING, MOVING, PLAYING, SHIFTING
from castellany.games.viscounts.gains import gain_deeds
from castellany.games.viscounts.kinds import GAIN_DEBT, PLAY, ROUND
from castellany.kernel import Frame
from tests.games.viscounts.hearing import heard, listening
from tests.games.viscounts.helpers import (
    card,
    do,
    give,
    go,
    hand,
    phase,
    row,
    run,
    set_marks,
    stand,
    told,
)


@pytest.mark.rule("VIS-2.1")
@pytest.mark.parametrize("good", ["silver", "ink", "stone", "gold"])
def test_goods_come_from_the_bank(good: str) -> None:
    s = listening(3)
    run(s, gain(**{good: 2}), 2)
    args = {"seat": "seat:2", "res": f"res-{good}", "count": 2}
    assert heard(s, "event-take") == (args, [(f"res-{good}", "bank", f"seat:2/{good}", 2)])


@pytest.mark.rule("VIS-7.2")
def test_goods_go_to_the_bank() -> None:
    s = listening()
    stand(s, 0, "3-4")
    row(s, 0, "labourer", "abbot", "trader")
    give(s, 0, gold=1)
    phase(s, ACTING)
    do(s, "workers 1")
    args = {"seat": "seat:0", "res": "res-gold", "count": 1}
    assert heard(s, "event-spend") == (args, [("res-gold", "seat:0/gold", "bank", 1)])
    args = {"seat": "seat:0", "count": 1, "section": "section-b"}
    assert heard(s, "event-place") == (args, [("worker:0", "seat:0/workers", "tier1:b", 1)])


@pytest.mark.rule("VIS-5.1", "VIS-5.3")
def test_papers_move_between_their_piles() -> None:
    s = listening()
    go(s, Frame(GAIN_DEBT, 1, 2))
    moved = [("res-debt", "debts", "seat:1/unpaid", 1)]
    assert heard(s, "event-debts", 1) == ({"seat": "seat:1", "count": 1}, moved), "one by one"
    gain_deeds(s, 1, 3)
    moved = [("res-deed", "deeds", "seat:1/acquired", 3)]
    assert heard(s, "event-deeds") == ({"seat": "seat:1", "count": 3}, moved)
    run(s, flip(EITHER, 2), 1)
    do(s, "flip debt", "take ink", "flip deed")
    assert heard(s, "event-flip-debt")[1] == [("res-debt", "seat:1/unpaid", "seat:1/paid", 1)]
    assert heard(s, "event-flip-deed")[1] == [("res-deed", "seat:1/acquired", "seat:1/approved", 1)]


@pytest.mark.rule("VIS-12.1", "VIS-12.3")
def test_the_end_is_announced_with_its_round() -> None:
    s = listening()
    s.round, s.debts_above, s.deeds_above = 6, 1, 1
    go(s, Frame(GAIN_DEBT, 0, 1))
    assert heard(s, "event-poverty")[0] == {"round": 7}
    gain_deeds(s, 0, 1)
    assert heard(s, "event-prosperity")[0] == {"round": 7}, "the second card changes nothing in that"
    assert heard(s, "event-divided") == ({}, [])
    s = listening()
    s.round = s.last_round = 7
    go(s, Frame(ROUND))
    assert told(s) == ["event-end"]


@pytest.mark.rule("VIS-1.2", "VIS-12.1")
@pytest.mark.parametrize(("last", "event"), [(0, "event-round"), (9, "event-round"), (8, "event-last-round")])
def test_a_round_is_announced_and_the_last_as_the_last(last: int, event: str) -> None:
    s = listening()
    s.round, s.last_round = 7, last
    go(s, Frame(ROUND))
    assert told(s)[0] == event and heard(s, event)[0] == {"round": 8}
    assert heard(s, "event-turn")[0] == {"seat": "seat:0"}


@pytest.mark.rule("VIS-4.3", "VIS-4.4")
def test_points_of_the_track_are_told_with_what_is_lost_and_where_markers_meet() -> None:
    s = listening()
    set_marks(s, 1, 4, 6)
    run(s, gain(corruption=4, virtue=1), 1)
    assert heard(s, "event-corruption")[0] == {"seat": "seat:1", "count": 4}
    assert heard(s, "event-virtue")[0] == {"seat": "seat:1", "count": 1}
    assert heard(s, "event-points-lost")[0] == {"seat": "seat:1", "count": 2}, "two to meet, two beyond the end"
    assert heard(s, "event-marks-meet")[0] == {"seat": "seat:1", "space": 6}, "counted from one"


@pytest.mark.rule("VIS-6.1", "VIS-6.3", "VIS-6.4")
def test_cards_are_seen_to_fall_and_to_be_played() -> None:
    s = listening()
    row(s, 1, "labourer", "abbot", "thief")
    phase(s, SHIFTING, 1)
    args, moves = heard(s, "event-discard")
    assert (args, moves) == (
        {"seat": "seat:1", "card": "card-thief"}, [("card:thief:1", "seat:1/row", "seat:1/discard", 1)],
    )  # fmt: skip
    hand(s, 1, "trader")
    go(s, Frame(PLAY, 1))
    do(s, "play trader")
    args, moves = heard(s, "event-play")
    assert (args, moves) == (
        {"seat": "seat:1", "card": "card-trader"}, [("card:trader:1", "seat:1/hand", "seat:1/row", 1)],
    )  # fmt: skip
    s = listening()
    s.decks[0] = [card("ada")]
    phase(s, PLAYING)
    assert heard(s, "event-play-blind")[1] == [("card:ada", "seat:0/deck", "seat:0/row", 1)], "a hero exists once"


@pytest.mark.rule("VIS-10.1", "VIS-10.3")
def test_a_viscount_rides_from_space_to_space_and_meets_whom_it_meets() -> None:
    s = listening(3)
    stand(s, 0, "3")
    stand(s, 1, "5")
    stand(s, 2, "5")
    row(s, 0, "abbot", "labourer", "squire")
    phase(s, MOVING)
    do(s, "go 5")
    args, moves = heard(s, "event-move")
    assert args == {"seat": "seat:0", "space": "space-5"}
    assert moves == [("viscount:0", "space:3", "space:4", 1), ("viscount:0", "space:4", "space:5", 1)]
    assert {heard(s, "event-meet", i)[0]["other"] for i in (0, 1)} == {"seat:1", "seat:2"}
    assert heard(s, "event-meet")[0]["seat"] == "seat:0"


@pytest.mark.rule("VIS-10.6", "VIS-7.11")
def test_townsfolk_leave_their_pile() -> None:
    s = listening()
    stand(s, 0, "3")
    give(s, 0, silver=2)
    phase(s, HIRING)
    do(s, "hire friar")
    assert heard(s, "event-hire") == (
        {"seat": "seat:0", "card": "card-friar"}, [("card:friar", "pile:3-4", "seat:0/discard", 1)],
    )  # fmt: skip
    s = listening()
    stand(s, 0, "1-2")
    s.tops[0] = card("princess")
    row(s, 0, "squire", "abbot", "trader")
    give(s, 0, silver=2)
    phase(s, ACTING)
    do(s, "workers 1", "dismiss")
    assert heard(s, "event-dismiss") == (
        {"seat": "seat:0", "card": "card-princess"}, [("card:princess", "pile:1-2", "box", 1)],
    )  # fmt: skip
    s = listening()
    stand(s, 0, "5-6")
    s.tops[2] = -1
    row(s, 0, "squire", "abbot", "trader")
    give(s, 0, silver=1)
    phase(s, ACTING)
    do(s, "workers 1", "dismiss")
    assert heard(s, "event-dismiss") == ({"seat": "seat:0", "card": "printed-5-6"}, []), "who is printed stays"


@pytest.mark.rule("VIS-6.6", "VIS-6.7")
def test_cards_put_aside_say_from_where() -> None:
    s = listening()
    hand(s, 0, "thief", "abbot")
    s.decks[0] = [card("squire"), card("squire"), card("squire")]
    run(s, discard(1))
    do(s, "discard thief")
    assert heard(s, "event-discard")[1] == [("card:thief:0", "seat:0/hand", "seat:0/discard", 1)]
    run(s, destroy(2))
    do(s, "destroy abbot", "destroy_top")
    assert heard(s, "event-destroy")[1] == [("card:abbot:0", "seat:0/hand", "box", 1)]
    assert heard(s, "event-destroy", 1)[1] == [("card:squire:0", "seat:0/deck", "box", 1)]
    assert [heard(s, "event-take", i)[0]["count"] for i in (0, 1)] == [2, 2], "Abbot and Squire cost two each"


@pytest.mark.rule("VIS-6.10", "VIS-6.12", "VIS-6.5")
def test_shuffling_drawing_and_rearranging() -> None:
    s = listening()
    s.decks[0] = [card("abbot")]
    phase(s, DRAWING)
    assert heard(s, "event-draw") == ({"seat": "seat:0", "count": 1}, [("card", "seat:0/deck", "seat:0/hand", 1)])
    s.discards[0] = [card("thief")]
    run(s, reshuffle())
    assert heard(s, "event-reshuffle")[0] == {"seat": "seat:0"}
    row(s, 0, "thief", "squire", "")
    s.discards[0] = [card("trader")]
    run(s, reshuffle())
    assert heard(s, "event-reshuffle-criminals")[0] == {"seat": "seat:0"}
    run(s, rearrange())
    do(s, "arrange 123")
    assert "event-rearrange" not in told(s), "the old order is none to speak of"
    run(s, rearrange())
    do(s, "arrange 213")
    assert heard(s, "event-rearrange")[0] == {"seat": "seat:0"}
