"""The turn: shifting, playing, blind play, three cards, discarding and destroying, drawing and shuffling."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.effects.icons import castle_move, destroy, discard, either, gain, rearrange, reshuffle
from castellany.games.viscounts.facts.kinds import ON_COLLISION, ON_FLIP_DEBT
from castellany.games.viscounts.flow import DRAWING, HIRING, MOVING, PHASE_OF, PLAYING, SHIFTING
from castellany.games.viscounts.kinds import (
    COLLIDE,
    PLAY,
    ROUND,
    TRIGGERS,
    TURN,
)
from castellany.games.viscounts.triggers import set_off, unpack
from castellany.kernel import Frame
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
    tops,
)


@pytest.mark.rule("VIS-1.2")
def test_a_round_is_one_turn_each_from_the_first_player() -> None:
    s = quiet(3)
    s.first = 1
    for seat in range(3):
        hand(s, seat, "labourer", "abbot")
        stand(s, seat, "1")
    s.round = 0
    go(s, Frame(ROUND))
    seen: list[int] = []
    while s.round == 1:
        if not seen or seen[-1] != s.active:
            seen.append(s.active)
        s.play(s.waiting[0], s.choices(s.waiting[0])[-1])
    assert seen == [1, 2, 0]


@pytest.mark.rule("VIS-1.3")
def test_the_six_phases_in_order() -> None:
    assert PHASE_OF == (1, 1, 2, 3, 4, 5, 6)
    s = quiet()
    hand(s, 0, "labourer")
    give(s, 0, silver=5)
    go(s, Frame(TURN, 0))
    kinds = []
    while s.waiting:
        kinds.append((s.phase, asked(s)))
        s.play(0, s.choices(0)[-1] if asked(s) != "Move" else s.choices(0)[0])
    assert [kind for kind in kinds if kind[1] in ("Play", "Move", "Act", "Hire")] == [
        (1, "Play"), (2, "Move"), (3, "Act"), (4, "Hire"),
    ]  # fmt: skip
    assert len(s.hands[0]) == 3, "phase 6"


@pytest.mark.rule("VIS-6.1", "VIS-6.2")
def test_a_dropped_card_lies_in_the_discard_pile_when_it_acts() -> None:
    """T3: Journeyman leaves the board: a free hiring, then 1 virtue."""
    s = quiet()
    row(s, 0, "labourer", "abbot", "journeyman")
    tops(s, "peddler_4", "friar", "princess", "jeweller", "woodcutter_1")
    phase(s, SHIFTING)
    assert s.row[0:3] == [-1, card("labourer"), card("abbot")]
    assert s.discards[0] == [card("journeyman")]
    assert asked(s) == "FreeHire" and marks(s, 0) == (0, 6)
    do(s, "hire friar")
    assert card("friar") in s.discards[0]
    assert marks(s, 0) == (0, 4), "Friar's own virtue, then Journeyman's"


@pytest.mark.rule("VIS-6.2")
def test_a_debt_collector_on_the_board_sees_a_lender_drop_off() -> None:
    s = quiet()
    row(s, 0, "debt_collector_3", "abbot", "lender")
    give(s, 0, unpaid=1)
    phase(s, SHIFTING)
    do(s, "take ink")
    assert (has(s, 0, "silver"), marks(s, 0)) == (1, (0, 5))
    s = quiet()
    row(s, 0, "labourer", "abbot", "debt_collector_3")
    give(s, 0, unpaid=1)
    phase(s, SHIFTING)
    assert has(s, 0, "silver") == 0, "the card that drops off is off"


@pytest.mark.rule("VIS-6.3")
@pytest.mark.parametrize(("before", "gained"), [("abbot", 2), ("thief", 3)])
def test_playing_a_criminal(before: str, gained: int) -> None:
    """T4: Antagonist brings two criminals; one Thief more on the board, one corruption more; then a debt."""
    s = quiet()
    row(s, 0, "", before, "squire")
    s.hands[0] = [card("antagonist")]
    go(s, Frame(PLAY, 0))
    do(s, "play antagonist")
    assert marks(s, 0) == (gained, 6)
    assert has(s, 0, "unpaid") == 1


@pytest.mark.rule("VIS-6.3")
def test_a_card_not_in_hand_is_refused() -> None:
    s = quiet()
    hand(s, 0, "abbot")
    go(s, Frame(PLAY, 0))
    refusal = s.why_not(0, GAME.parse("play thief"))
    assert refusal is not None and (refusal.message.id, refusal.rule) == ("no-not-in-hand", "VIS-6.3")


@pytest.mark.rule("VIS-6.4")
def test_without_a_hand_the_top_card_is_played_unseen() -> None:
    s = quiet()
    s.decks[0] = [card("thief")]
    row(s, 0, "", "antagonist", "squire")
    s.log = []
    phase(s, PLAYING)
    assert s.row[0] == card("thief")
    assert marks(s, 0) == (3, 6), "a blindly played criminal is played"
    assert "event-play-blind" in told(s)


@pytest.mark.rule("VIS-6.4", "VIS-6.8")
def test_three_cards_only() -> None:
    """The right card drops off, is shuffled into a pile of one, and played; the check counts the other two."""
    s = quiet()
    s.decks[0] = []
    row(s, 0, "labourer", "thief", "abbot")
    phase(s, SHIFTING)
    phase(s, PLAYING)
    assert s.row[0:3] == [card("abbot"), card("labourer"), card("thief")]
    assert marks(s, 0) == (1, 6)
    assert s.decks[0] == s.discards[0] == []
    run(s, destroy(1))
    assert asked(s) == ""


@pytest.mark.rule("VIS-6.5")
def test_rearranging_moves_cards_only_and_plays_nothing() -> None:
    s = quiet()
    row(s, 0, "antagonist", "friar", "")
    run(s, rearrange())
    assert legal(s) == ["arrange 123", "arrange 213"]
    do(s, "arrange 213")
    assert s.row[0:3] == [card("friar"), card("antagonist"), -1]
    assert marks(s, 0) == (0, 6) and has(s, 0, "unpaid") == 0
    row(s, 0, "", "friar", "abbot")
    run(s, rearrange())
    assert legal(s) == ["arrange 123", "arrange 132"]
    do(s, "arrange 123")
    row(s, 0, "friar", "", "")
    run(s, rearrange())
    assert asked(s) == ""


@pytest.mark.rule("VIS-2.3", "VIS-6.6")
def test_discarding_from_hand_or_unseen_or_not() -> None:
    s = quiet()
    hand(s, 0, "abbot", "thief")
    s.decks[0] = [card("squire")]
    run(s, discard(2))
    assert legal(s) == ["discard abbot", "discard thief", "discard_top", "stop"]
    do(s, "discard thief", "discard_top")
    assert s.discards[0] == [card("thief"), card("squire")]
    run(s, discard(1))
    assert "discard_top" in legal(s), "with an empty draw pile the discard pile may be shuffled"
    do(s, "discard_top")
    assert len(s.decks[0]) == 1 and len(s.discards[0]) == 1
    assert marks(s, 0) == (0, 5), "and that is a shuffle"
    run(s, discard(1))
    do(s, "stop")
    assert s.hands[0] == [card("abbot")]


@pytest.mark.rule("VIS-6.7", "VIS-6.8")
def test_destroying_pays_and_stops_at_three_cards() -> None:
    s = quiet()
    hand(s, 0, "financer", "thief")
    s.decks[0] = []
    row(s, 0, "labourer", "abbot", "squire")
    run(s, destroy(2))
    do(s, "destroy financer")
    assert has(s, 0, "silver") == 3 and card("financer") in s.gone
    assert legal(s) == ["destroy thief", "stop"]
    do(s, "destroy thief")
    assert has(s, 0, "silver") == 4
    s.hands[0] = []
    run(s, destroy(2))
    assert asked(s) == "", "three cards are left"


@pytest.mark.rule("VIS-6.9", "VIS-6.10")
def test_the_shuffle_effect() -> None:
    s = quiet()
    s.decks[0] = [card("abbot")]
    run(s, reshuffle())
    assert s.decks[0] == [card("abbot")] and marks(s, 0) == (0, 6), "nothing to shuffle, nothing happens"
    s.discards[0] = [card("thief"), card("squire")]
    row(s, 0, "labourer", "antagonist", "thief")
    run(s, reshuffle())
    assert sorted(s.decks[0]) == sorted([card("abbot"), card("thief"), card("squire")])
    assert marks(s, 0) == (1, 6), "three criminals, one corruption"


@pytest.mark.rule("VIS-6.9", "VIS-10.6")
def test_a_card_just_hired_is_shuffled_in() -> None:
    s = quiet()
    stand(s, 0, "1")
    tops(s, "courier", "friar", "princess", "jeweller", "woodcutter_1")
    give(s, 0, silver=1)
    phase(s, HIRING)
    do(s, "hire courier")
    assert card("courier") in s.decks[0] and s.discards[0] == []


@pytest.mark.rule("VIS-6.12", "VIS-6.10")
def test_drawing_shuffles_when_the_pile_runs_out() -> None:
    s = quiet()
    s.decks[0] = [card("abbot")]
    s.discards[0] = [card("thief"), card("squire"), card("trader")]
    row(s, 0, "labourer", "lender", "financer")
    phase(s, DRAWING)
    assert len(s.hands[0]) == 3 and card("abbot") in s.hands[0]
    assert (len(s.decks[0]), s.discards[0]) == (1, [])
    assert marks(s, 0) == (0, 5)


@pytest.mark.rule("VIS-6.12")
def test_above_the_limit_nothing_is_drawn_and_nothing_left_is_no_shuffle() -> None:
    """T20: who loses the castle leader card keeps four cards and draws none."""
    s = quiet()
    hand(s, 0, "abbot", "thief", "squire", "trader")
    phase(s, DRAWING)
    assert len(s.hands[0]) == 4
    s.hands[0] = [card("abbot")]
    s.decks[0] = []
    phase(s, DRAWING)
    assert s.hands[0] == [card("abbot")] and marks(s, 0) == (0, 6)


@pytest.mark.rule("VIS-6.11")
def test_the_owner_orders_cards_that_act_together() -> None:
    s = quiet()
    row(s, 0, "debt_collector_1", "debt_collector_2", "debt_collector_4")
    give(s, 0, acquired=1)
    set_off(s, 0, ON_FLIP_DEBT)
    s.settle()
    assert asked(s) == "Order"
    do(s, "use debt_collector_4")
    assert asked(s) == "Any"
    do(s, "take gold", "use debt_collector_1")
    assert has(s, 0, "approved") == 1
    assert asked(s) == "ChooseEffect", "the last one needs no order"


@pytest.mark.rule("VIS-6.11", "VIS-11.3")
def test_plain_goods_need_no_order_and_the_active_player_goes_first() -> None:
    s = quiet()
    row(s, 0, "peddler_1", "peddler_2", "ada")
    set_off(s, 0, ON_COLLISION)
    assert s.frames[-1].kind == TRIGGERS and len(unpack(s.frames[-1].a)) == 3
    s.settle()
    assert (has(s, 0, "ink"), has(s, 0, "gold"), asked(s)) == (1, 1, "Any")
    s = quiet()
    row(s, 0, "ada", "abbot", "squire")
    row(s, 1, "ada", "abbot", "squire")
    set_marks(s, 1, 3, 3)
    s.active = 1
    go(s, Frame(COLLIDE, 1))
    assert s.waiting == (1,)


@pytest.mark.rule("VIS-2.1")
def test_any_resource_is_never_silver() -> None:
    s = quiet()
    run(s, gain(any=2))
    assert legal(s) == ["take ink", "take stone", "take gold"]
    do(s, "take ink", "take gold")
    assert [has(s, 0, good) for good in ("silver", "ink", "stone", "gold")] == [0, 1, 0, 1]


@pytest.mark.rule("VIS-2.2")
def test_a_choice_offers_only_what_does_something() -> None:
    s = quiet()
    s.hands[0], s.decks[0] = [], []
    run(s, either(castle_move(), gain(virtue=1)))
    assert asked(s) == "" and marks(s, 0) == (0, 5), "no worker to move: the virtue"
    run(s, either(destroy(1), discard(1)))
    assert asked(s) == "", "neither is possible"
    s.tier1[0] = 1
    run(s, either(castle_move(), gain(virtue=1)))
    assert legal(s) == ["choose 1", "choose 2"]


@pytest.mark.rule("VIS-7.8", "VIS-10.1")
def test_the_free_step_is_offered_in_words() -> None:
    s = quiet()
    row(s, 0, "abbot", "squire", "trader")
    give(s, 0, silver=1)
    phase(s, MOVING)
    assert s.ask(0).message.args == {"steps": 2, "free": 0}
    build(s, 0, 0)
    assert s.ask(0).message.args == {"steps": 2, "free": 1}
