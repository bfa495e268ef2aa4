"""The phases of a turn, for whichever seat: what is asked, what happens by itself, what is not asked at all."""

from __future__ import annotations

import pytest

from castellany.games.viscounts import GAME
from castellany.games.viscounts.facts.tables import CARDS
from castellany.games.viscounts.flow import ACTING, COLLIDING, HIRING, MOVING, PHASE_OF
from castellany.games.viscounts.kinds import ROUND
from castellany.games.viscounts.state import NO_CARD, ViscountsState
from castellany.kernel import Frame
from tests.games.viscounts.helpers import (
    asked,
    build,
    card,
    do,
    give,
    go,
    has,
    legal,
    marks,
    phase,
    quiet,
    row,
    set_marks,
    stand,
)

SEATS = pytest.mark.parametrize("seat", [0, 1, 2])


@pytest.mark.rule("VIS-11.1", "VIS-1.3")
@SEATS
def test_markers_that_meet_collide_in_their_phase_and_others_do_not(seat: int) -> None:
    s = quiet(3)
    for other in range(3):
        row(s, other, "labourer", "abbot", "squire")
        set_marks(s, other, 1, 4)
    phase(s, COLLIDING, seat)
    assert [marks(s, other) for other in range(3)] == [(1, 4)] * 3, "nobody's markers meet"
    set_marks(s, seat, 2, 2)
    phase(s, COLLIDING, (seat + 1) % 3)
    assert marks(s, seat) == (2, 2), "not in another's turn"
    phase(s, COLLIDING, seat)
    assert marks(s, seat) == (0, 6), "set back"
    assert has(s, seat, "silver") == 1 and has(s, seat, "acquired") == 1, "paid as the third space says"


@pytest.mark.rule("VIS-10.1")
@SEATS
def test_a_viscount_without_silver_goes_the_only_way_by_itself(seat: int) -> None:
    s = quiet(3)
    for other in range(3):
        give(s, other, silver=0 if other == seat else 5, ink=3, stone=3, gold=3)
    stand(s, seat, "2")
    s.steps = 1
    before = s.at[:]
    phase(s, MOVING, seat)
    assert not s.waiting and s.at[seat] != before[seat]
    assert [s.at[other] for other in range(3) if other != seat] == [before[o] for o in range(3) if o != seat]
    assert [has(s, other, "silver") for other in range(3)] == [0 if other == seat else 5 for other in range(3)]


@pytest.mark.rule("VIS-10.1")
@SEATS
def test_a_viscount_with_silver_is_asked(seat: int) -> None:
    s = quiet(3)
    give(s, seat, silver=2)
    stand(s, seat, "2")
    s.steps = 1
    phase(s, MOVING, seat)
    assert s.waiting == (seat,) and asked(s) == "Move" and len(legal(s)) > 1


@pytest.mark.rule("VIS-10.5")
@SEATS
def test_only_who_can_pay_is_asked_to_hire(seat: int) -> None:
    s = quiet(3)
    price = CARDS[card("princess")].cost
    stand(s, seat, "5-6")
    for other in range(3):
        give(s, other, silver=20 if other != seat else price - 1, ink=9, stone=9, gold=9)
    phase(s, HIRING, seat)
    assert not s.waiting, "a coin short"
    give(s, seat, silver=price)
    phase(s, HIRING, seat)
    assert s.waiting == (seat,) and asked(s) == "Hire"


@pytest.mark.rule("VIS-10.5")
def test_an_empty_pile_asks_nobody() -> None:
    s = quiet(2)
    give(s, 0, silver=20)
    s.tops = [NO_CARD] * 5
    phase(s, HIRING, 0)
    assert not s.waiting


@pytest.mark.rule("VIS-10.6")
@pytest.mark.parametrize("built", [False, True])
def test_the_first_workshop_lets_one_card_go_after_hiring(built: bool) -> None:
    s = quiet(2)
    stand(s, 0, "1-2")
    s.hands[0] = [card("abbot"), card("squire"), card("labourer")]
    s.decks[0] = []
    give(s, 0, silver=20)
    if built:
        build(s, 0, 6)
    phase(s, HIRING, 0)
    do(s, next(choice for choice in legal(s) if choice.startswith("hire")))
    while s.waiting and asked(s) not in ("DiscardAsk", "Discard"):
        do(s, legal(s)[0])
    assert bool(s.waiting) == built
    if built:
        held = len(s.hands[0])
        do(s, next(choice for choice in legal(s) if choice not in ("pass", "done")))
        while s.waiting:
            do(s, "pass" if "pass" in legal(s) else legal(s)[0])
        assert len(s.hands[0]) == held - 1, "one and no more"


@pytest.mark.rule("VIS-7.2")
def test_what_was_paid_for_one_action_does_not_count_for_the_next() -> None:
    s = quiet(2)
    stand(s, 0, "1-2")
    row(s, 0, "squire", "enforcer", "abbot")
    give(s, 0, gold=6)
    s.paid, s.doubled = 3, 1
    phase(s, ACTING)
    s.paid = s.doubled = 0
    do(s, next(choice for choice in legal(s) if choice.startswith("workers")))
    assert (s.paid, s.doubled, s.sacked) == (0, 0, NO_CARD)


@pytest.mark.rule("VIS-1.2", "VIS-12.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_round_goes_from_the_first_player_on_and_the_last_is_the_last(first: int) -> None:
    s = quiet(3)
    s.first = first
    s.round, s.last_round = 4, 5
    go(s, Frame(ROUND))
    turns: list[int] = []
    while s.round == 5 and s.frames:
        if not turns or turns[-1] != s.active:
            turns.append(s.active)
        do(s, legal(s)[-1])
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]
    assert s.frames == [] and s.round == 5 and s.phase == 0 and s.winners


def test_the_phases_have_the_rulebooks_numbers() -> None:
    assert PHASE_OF == (1, 1, 2, 3, 4, 5, 6)


@pytest.mark.rule("VIS-1.2")
def test_who_comes_next_is_told_to_the_end_of_the_next_round_but_no_further_than_the_last() -> None:
    s = GAME.new(3, 1)
    assert isinstance(s, ViscountsState)
    while not s.round:
        assert len(s.waiting) == 1
        s.play(s.waiting[0], s.choices(s.waiting[0])[0])
    around = [(s.first + i) % 3 for i in range(3)]
    assert s.waiting == (around[0],) and GAME.following(s) == [*around[1:], *around]
    s.last_round = s.round
    assert GAME.following(s) == around[1:]
