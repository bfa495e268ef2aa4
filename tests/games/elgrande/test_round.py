"""The round: cards revealed, power cards, order of turns, the end of a round and of the game."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.piles import available, shown
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Dice, playout
from tests.games.elgrande.helpers import do, finish_turn, heard, may, new, play_powers, refused, show

rule = pytest.mark.rule


@rule("ELG-3.3", "ELG-3.4", "ELG-3.6", "ELG-3.7")
def test_power_cards_decide_the_order() -> None:
    """T02: clockwise green (first), blue, orange, purple; here they sit as seats 0 to 3."""
    green, blue, orange, purple = range(4)
    s = new(4)
    s.first = green
    s.frames[-4:] = sorted(s.frames[-4:], key=lambda f: -f.seat)
    do(s, green, "play 8")
    assert may(s, blue) == {f"play {v}" for v in range(1, 14) if v != 8}
    assert refused(s, blue, "play 8") == ("no-power-taken", "ELG-3.3")
    do(s, blue, "play 3")
    assert {"play 8", "play 3"}.isdisjoint(may(s, orange))
    do(s, orange, "play 5")
    do(s, purple, "play 9")
    order = []
    while s.round == 0:
        order.append(s.waiting[0])
        finish_turn(s)
    assert order == [purple, green, orange, blue]
    assert s.first == blue and s.waiting == (blue,)
    assert s.spent[purple] == 1 << 9 and s.played == [0, 0, 0, 0]
    assert not (s.hands[purple] >> 9) & 1
    assert "play 3" not in may(s, blue)


@rule("ELG-3.3")
def test_a_spent_card_is_not_in_hand() -> None:
    s = new(4)
    play_powers(s, {0: 1, 1: 2, 2: 3, 3: 4})
    while s.round == 0:
        finish_turn(s)
    assert s.waiting == (0,)
    assert refused(s, 0, "play 1") == ("no-power-card", "ELG-3.7")


@rule("ELG-3.3")
def test_there_is_always_a_power_card_to_play() -> None:
    for seed in range(30):
        s = new(5, seed)
        dice = Dice(seed)
        while s.waiting:
            for seat in s.waiting:
                if s.stage == 1:
                    assert s.hands[seat].bit_count() >= 5 and s.choices(seat)
            playout(s, dice, 1)


@rule("ELG-3.2", "ELG-4.3", "ELG-4.9")
def test_five_cards_are_shown_and_each_is_taken_once() -> None:
    s = new(5)
    assert sorted(cards.CARDS[c].deck for c in available(s)) == [1, 2, 3, 4, 5]
    play_powers(s, {seat: seat + 5 for seat in range(5)})
    first = shown(s, 0)
    finish_turn(s, first)
    assert first not in available(s) and len(available(s)) == 4
    do(s, s.waiting[0], "invite 0")
    assert refused(s, s.waiting[0], f"take {cards.CARD_IDS[first]}") == ("no-card-taken", "ELG-4.9")
    hidden = next(c for c in range(28) if c not in [shown(s, p) for p in range(5)])
    assert refused(s, s.waiting[0], f"take {cards.CARD_IDS[hidden]}") == ("no-card-shown", "ELG-3.2")


@rule("ELG-3.5", "ELG-4.9")
@pytest.mark.parametrize("left", [0, 4])
def test_an_unused_card_is_discarded_but_never_the_king_card(left: int) -> None:
    """T07."""
    s = new(4)
    unused = shown(s, left)
    play_powers(s, {0: 12, 1: 13, 2: 11, 3: 10})
    for pile in range(5):
        if pile != left:
            finish_turn(s, shown(s, pile))
    assert s.round == 1
    king = next(t for t in s.observe(0)["things"] if t["id"] == "deck:5")
    assert king["value"] == 0 and king["items"], "revealed again"
    discarded = {item["name"]["id"] for t in s.observe(0)["things"] if t["id"] == "discard" for item in t["items"]}
    assert (f"action-{cards.CARD_IDS[unused]}" in discarded) == (left == 0)
    assert "action-your_majesty" not in discarded
    assert cards.YOUR_MAJESTY in available(s)


def rounds_and_scorings(s: GrandeState, seed: int) -> tuple[list[int], list[int]]:
    """Play at random; the numbers of the rounds, and of those after which the disks are set."""
    rounds: list[int] = []
    scorings: list[int] = []
    dice = Dice(seed)
    while s.waiting:
        number = s.observe(None)["round"]
        if number not in rounds:
            rounds.append(number)
        if s.frames[-1].kind == kinds.CASTLE_DISK and number not in scorings:
            scorings.append(number)
        playout(s, dice, 1)
    return rounds, scorings


@rule("ELG-3.1", "ELG-7.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nine_rounds_and_three_general_scorings(seats: int) -> None:
    """And every unmerged deck keeps one card, the merged one eleven."""
    s = new(seats, 5)
    assert rounds_and_scorings(s, 5) == ([1, 2, 3, 4, 5, 6, 7, 8, 9], [3, 6, 9])
    left = {t["id"]: t.get("value") for t in s.observe(None)["things"] if t["id"].startswith("deck:")}
    if seats == 2:
        assert left == {"deck:1": 1, "deck:2_3": 11, "deck:4": 1, "deck:5": 1}
    else:
        assert left == {"deck:1": 1, "deck:2": 1, "deck:3": 1, "deck:4": 1, "deck:5": 1}


@rule("ELG-17.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_short_game(seats: int) -> None:
    """T08: 2, 3, S, 5, 6, S, 8, 9, S."""
    assert rounds_and_scorings(new(seats, 3, short_game=True), 3) == ([2, 3, 5, 6, 8, 9], [3, 6, 9])


@rule("ELG-3.6")
def test_the_marker_goes_to_the_lowest_and_is_announced() -> None:
    s = new(3)
    show(s, cards.JUSTICE)
    play_powers(s, {0: 13, 1: 12, 2: 1})
    s.first = 0
    finish_turn(s, shown(s, 0))
    finish_turn(s, shown(s, 4))
    do(s, 2, "invite 0", "take justice")
    messages = heard(s, 2, "end")
    assert s.first == 2
    assert any(m.id == "event-first" and m.args == {"seat": "seat:2"} for m in messages)


@rule("ELG-4.9", "ELG-3.5")
def test_a_used_king_card_lies_face_down_on_its_deck() -> None:
    s = new(4)
    play_powers(s, {0: 13, 1: 12, 2: 11, 3: 10})
    do(s, 0, "take your_majesty")
    assert face_down(s) == 0, "in use"
    do(s, 0, "end")
    assert face_down(s) == 1


def face_down(s: GrandeState) -> int:
    return int(next(t for t in s.observe(None)["things"] if t["id"] == "deck:5")["value"])


@rule("ELG-3.2", "ELG-3.4")
def test_who_comes_next_is_told_in_the_order_of_the_table_then_of_the_powers() -> None:
    s = new(4)
    assert s.waiting == (1,) and s.game().following(s) == [2, 3, 0]
    play_powers(s, {0: 5, 1: 9, 2: 2, 3: 12})
    assert s.waiting == (3,) and s.game().following(s) == [1, 0, 2]
    finish_turn(s)
    assert s.waiting == (1,) and s.game().following(s) == [0, 2]
