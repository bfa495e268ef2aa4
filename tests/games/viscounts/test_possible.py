"""Whether an effect could do anything now, and the small limits: what decides between two ways without asking."""

from __future__ import annotations

import itertools

import pytest

from castellany.games.viscounts.effects.leaves import (
    DEBT,
    DEED,
    EITHER,
    Flip,
    HireFree,
    PlaceWorkers,
    can_destroy,
    can_rearrange,
    owned,
)
from castellany.games.viscounts.facts.kinds import TRADE
from castellany.games.viscounts.facts.tables import HAND_LIMIT, LARGER_HAND
from castellany.games.viscounts.flow import hand_limit, perform
from castellany.games.viscounts.scoring import scores
from castellany.games.viscounts.state import NO_CARD
from tests.games.viscounts.helpers import asked, build, give, quiet, row, stand

SEATS = range(4)


@pytest.mark.rule("VIS-5.3", "VIS-2.2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("which", [EITHER, DEBT, DEED])
def test_only_what_lies_before_oneself_can_be_flipped(seat: int, which: int) -> None:
    """Unpaid debts and acquired deeds; paid and approved ones have been turned already, others' do not count."""
    for unpaid, paid, acquired, approved in itertools.product((0, 1, 2), (0, 2), (0, 1, 2), (0, 2)):
        s = quiet(4)
        for other in SEATS:
            give(s, other, unpaid=3, paid=3, acquired=3, approved=3)
        give(s, seat, unpaid=unpaid, paid=paid, acquired=acquired, approved=approved)
        wanted = (which != DEED and unpaid > 0) or (which != DEBT and acquired > 0)
        assert Flip(which, 1).possible(s, seat) == wanted


@pytest.mark.rule("VIS-10.4")
def test_somebody_must_be_visible_to_be_hired() -> None:
    s = quiet(4)
    assert HireFree().possible(s, 0)
    s.tops = [NO_CARD] * 5
    assert not HireFree().possible(s, 0)
    for segment in range(5):
        s.tops = [NO_CARD] * 5
        s.tops[segment] = 0
        assert HireFree().possible(s, 0), "the first card of all is one too"


@pytest.mark.rule("VIS-8.11")
@pytest.mark.parametrize("seat", SEATS)
def test_workers_are_placed_while_there_are_any(seat: int) -> None:
    for left in (0, 1, 2):
        s = quiet(4)
        s.workers = [5] * 4
        s.workers[seat] = left
        assert PlaceWorkers(2).possible(s, seat) == (left > 0)
        PlaceWorkers(2).run(s, seat)
        s.settle()
        assert asked(s) == ("FreeWorkers" if left else "")


@pytest.mark.rule("VIS-6.8")
def test_nobody_may_own_fewer_than_three_cards() -> None:
    """They are counted wherever they are: in the deck, in hand, on the discard pile, on the board."""
    s = quiet()
    s.decks[0], s.hands[0], s.discards[0] = [], [], []
    row(s, 0, "labourer", "squire", "thief")
    assert owned(s, 0) == 3 and not can_destroy(s, 0)
    s.row[0:3] = [0, 1, 2]
    assert owned(s, 0) == 3, "the first card of all is one too"
    for pile in (s.decks[0], s.hands[0], s.discards[0]):
        pile.append(5)
        assert owned(s, 0) == 4 and can_destroy(s, 0)
        pile.clear()
    s.row[0:3] = [-1, -1, -1]
    s.decks[0] = [0, 1, 2]
    assert not can_destroy(s, 0)
    s.discards[0] = [3]
    assert can_destroy(s, 0)
    s.decks[0], s.discards[0] = [], []
    s.row[0:3] = [0, 1, 2]
    assert not can_destroy(s, 0), "what lies on the board is not destroyed so"
    row(s, 1, "labourer", "squire", "thief")
    assert owned(s, 0) == 3, "and a neighbour's cards are not one's own"
    s.row[0:6] = [0, -1, 1, 2, -1, 3]
    assert owned(s, 0) == owned(s, 1) - len(s.decks[1]) - len(s.hands[1]) == 2, "on whichever side the neighbour sits"


@pytest.mark.rule("VIS-6.10")
@pytest.mark.parametrize("seat", SEATS)
def test_two_cards_on_the_board_can_be_rearranged(seat: int) -> None:
    for slots in itertools.product((-1, 0, 7), repeat=3):
        s = quiet(4)
        s.row[:] = [4] * len(s.row)
        s.row[seat * 3 : seat * 3 + 3] = list(slots)
        assert can_rearrange(s, seat) == (sum(slot >= 0 for slot in slots) > 1)


@pytest.mark.rule("VIS-6.12")
@pytest.mark.parametrize("seat", SEATS)
def test_the_hand_grows_with_a_building_and_with_the_castle_leader(seat: int) -> None:
    s = quiet(4)
    s.leader = (seat + 1) % 4
    assert hand_limit(s, seat) == HAND_LIMIT
    s.leader = seat
    assert hand_limit(s, seat) == HAND_LIMIT + 1
    build(s, seat, *[b for b in range(9) if LARGER_HAND >> b & 1])
    assert hand_limit(s, seat) == HAND_LIMIT + 2
    s.leader = -1
    assert hand_limit(s, seat) == HAND_LIMIT + 1


@pytest.mark.rule("VIS-7.2")
def test_what_was_paid_is_gone_with_the_action() -> None:
    """A later action of the same turn does not find icons that an earlier one has bought."""
    s = quiet()
    stand(s, 0, "1")
    row(s, 0, "labourer", "squire", "thief")
    s.paid, s.doubled, s.sacked = 3, 1, 9
    perform(s, 0, TRADE, 4, 0)
    assert (s.paid, s.doubled, s.sacked) == (0, 0, NO_CARD)


@pytest.mark.rule("VIS-13.5", "VIS-13.6", "VIS-13.7")
@pytest.mark.parametrize("seat", SEATS)
def test_every_seat_is_paid_for_its_own_papers(seat: int) -> None:
    s = quiet(4)
    for other in SEATS:
        give(s, other, unpaid=1, paid=1, acquired=1, approved=1)
    give(s, seat, unpaid=2, paid=3, acquired=4, approved=5)
    s.leader = seat
    found = [{part.name: part.points for part in score.parts} for score in scores(s)]
    assert found[seat]["part-debts"] == -4 and found[seat]["part-acquired"] == 4
    assert found[seat]["part-approved"] == 15 and found[seat]["part-leader"] > 0
    for other in SEATS:
        if other != seat:
            assert found[other]["part-debts"] == -2 and found[other]["part-approved"] == 3
            assert found[other]["part-leader"] == 0


@pytest.mark.rule("VIS-13.10")
@pytest.mark.parametrize("seat", SEATS)
def test_of_equals_the_wealthiest_wins(seat: int) -> None:
    """Silver and resources alike; whoever has one more of any of them."""
    for good in ("silver", "ink", "stone", "gold"):
        s = quiet(4)
        s.leader = -1
        for other in SEATS:
            s.workers[other] = s.workers[0]
            give(s, other, silver=1, ink=1, stone=1, gold=1)
        give(s, seat, **{good: 2})
        assert s.winners == (seat,)
