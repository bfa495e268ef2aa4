"""What would change anything: how the opponent takes one of two rewards, and the small sums of the end (PAL-12.19)."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.effects.leaves import Develop, Leaf, Raise, leaf
from castellany.games.paladins.facts.board import TRACK_MAX, WORKSHOPS
from castellany.games.paladins.facts.decks import TAVERNS
from castellany.games.paladins.facts.icons import (
    ACTIONS,
    ATTRIBUTES,
    CRIMINAL,
    DROP_SUSPICION,
    FREE_DEVELOP,
    PAY_DEBT,
    PROVISION,
    SILVER,
    UP_FAITH,
)
from castellany.games.paladins.layout import AT_PASSED, OWN, WORKSHOP
from castellany.games.paladins.scoring import scores, times
from castellany.games.paladins.state import PaladinsState
from tests.games.paladins.helpers import give, new, put, suspect, suspicion, turn, workers

SEATS = range(4)


def others_have(s: PaladinsState, seat: int, **values: int) -> None:
    for other in range(s.people):
        if other != seat:
            put(s, other, **values)


@pytest.mark.rule("PAL-12.19")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("attribute", range(len(ATTRIBUTES)))
def test_a_marker_at_its_end_cannot_be_raised(seat: int, attribute: int) -> None:
    effect = leaf(UP_FAITH + attribute, 1)
    assert isinstance(effect, Raise)
    for value in (0, 1, TRACK_MAX - 1, TRACK_MAX):
        s = turn(4)
        for name in ATTRIBUTES:
            others_have(s, seat, **{name: TRACK_MAX if value < TRACK_MAX else 0})
            put(s, seat, **{name: TRACK_MAX if value < TRACK_MAX else 0})
        put(s, seat, **{ATTRIBUTES[attribute]: value})
        assert effect.useful(s, seat) == (value < TRACK_MAX)


@pytest.mark.rule("PAL-5.3")
@pytest.mark.parametrize("seat", SEATS)
def test_a_free_workshop_needs_one_that_is_left(seat: int) -> None:
    effect = leaf(FREE_DEVELOP, 1)
    assert isinstance(effect, Develop)
    for built in (0, 1, WORKSHOPS - 1, WORKSHOPS):
        s = turn(4)
        others_have(s, seat, develop=WORKSHOPS if built < WORKSHOPS else 0)
        put(s, seat, develop=built)
        assert effect.useful(s, seat) == (built < WORKSHOPS)


@pytest.mark.rule("PAL-12.19")
def test_suspicion_and_debts_are_dropped_where_there_are_any() -> None:
    s = turn(4)
    drop, pay = leaf(DROP_SUSPICION, 1), leaf(PAY_DEBT, 1)
    assert not drop.useful(s, 2) and not pay.useful(s, 2)
    suspect(s, 1, 2)
    put(s, 1, unpaid=1)
    assert not drop.useful(s, 2) and not pay.useful(s, 2), "others' do not count"
    suspect(s, 2, 1)
    put(s, 2, unpaid=1)
    assert drop.useful(s, 2) and pay.useful(s, 2)


@pytest.mark.rule("PAL-2.3")
@pytest.mark.parametrize("icon", [SILVER, PROVISION, 0, CRIMINAL])
def test_goods_and_workers_always_help(icon: int) -> None:
    effect = leaf(icon, 2)
    assert isinstance(effect, Leaf) and effect.useful(turn(2), 1)


@pytest.mark.rule("PAL-7.7")
@pytest.mark.parametrize(("have", "dropped"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_two_suspicions_are_dropped_or_as_many_as_there_are(have: int, dropped: int) -> None:
    s = turn(3)
    suspect(s, 1, have)
    suspect(s, 0, 2)
    leaf(DROP_SUSPICION, 2).run(s, 1)
    assert suspicion(s, 1) == have - dropped and suspicion(s, 0) == 2


@pytest.mark.rule("PAL-11.2", "PAL-11.3", "PAL-11.4", "PAL-11.5", "PAL-11.6")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("column", "part"),
    [
        *[(name, f"part-{name}") for name in ATTRIBUTES],
        *[(name, f"part-{name}") for name in ("commission", "fortify", "develop", "garrison", "absolve")],
    ],
)
def test_each_row_of_a_board_pays_its_owner_alone(seat: int, column: str, part: str) -> None:
    """Raising one row changes one part of one seat's score."""
    s = turn(4, round=0)  # no king's orders yet: they would pay for the same rows
    before = [{one.name: one.points for one in score.parts} for score in scores(s)]
    put(s, seat, **{column: WORKSHOPS if column == "develop" else 5})
    after = [{one.name: one.points for one in score.parts} for score in scores(s)]
    for other in SEATS:
        changed = {name for name in after[other] if after[other][name] != before[other][name]}
        assert changed == ({part} if other == seat else set())
    assert after[seat][part] > before[seat][part]


@pytest.mark.rule("PAL-11.7")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("action", range(len(ACTIONS)))
def test_how_often_an_action_was_done_is_counted_by_seat(seat: int, action: int) -> None:
    s = turn(4)
    put(s, seat, **{ACTIONS[action]: 3})
    assert [times(s, other, action) for other in SEATS] == [3 if other == seat else 0 for other in SEATS]


@pytest.mark.rule("PAL-3.7", "PAL-10.1")
def test_whoever_has_no_workers_left_has_passed_and_the_next_one_plays() -> None:
    s = turn(4)
    give(s, 2, "labourer 2")
    give(s, 3, "scout")
    s.settle()
    assert s.waiting == (2,) and s.turn == 2 and workers(s, 2) == {"labourer": 2}


@pytest.mark.rule("PAL-12.4")
@pytest.mark.parametrize("left", range(len(TAVERNS)))
def test_the_opponent_is_suspected_for_each_criminal_on_the_tavern_left_behind(left: int) -> None:
    s = new(1)
    while type(GAME.kinds[s.frames[-1].kind]).__name__ != "ChooseTavern":
        s.play(0, s.choices(0)[0])
    taken = (left + 1) % len(TAVERNS)
    s.tavern_deck = [card for card in range(len(TAVERNS)) if card not in (taken, left)]
    s.tavern_row = [taken, left]
    before, known = suspicion(s, s.opponent), s.known
    criminals = TAVERNS[left].workers.count(CRIMINAL)
    s.play(0, GAME.parse(f"tavern {TAVERNS[taken].id}"))
    assert suspicion(s, s.opponent) == before + criminals
    assert s.known > known or not criminals, "a suspicion card has been turned up"


@pytest.mark.rule("PAL-11.7", "PAL-12.3")
def test_the_opponents_workshops_are_those_on_its_board() -> None:
    s = new(1)
    develop = ACTIONS.index("develop")
    row = len(s.board) // s.seats
    s.board = [0] * len(s.board)
    s.board[s.opponent * row] = s.board[s.opponent * row + row - 1] = WORKSHOP
    s.board[0] = WORKSHOP if s.opponent else 0
    assert times(s, s.opponent, develop) == 2


@pytest.mark.rule("PAL-3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_one_who_has_not_passed_plays_again_and_again(seats: int) -> None:
    s = turn(seats)
    give(s, 1, "labourer 3")
    s.settle()
    for other in range(seats):
        assert (s.own[other * OWN + AT_PASSED] == 0) == (other == 1) or other > 1
    s.play(1, GAME.parse("act hunt-1"))
    while type(GAME.kinds[s.frames[-1].kind]).__name__ == "PlaceWorker":
        s.play(1, s.choices(1)[0])
    assert s.waiting == (1,) and s.turn == 1
    assert all(s.own[other * OWN + AT_PASSED] for other in range(seats) if other != 1)


@pytest.mark.rule("PAL-3.4", "PAL-3.5")
def test_a_new_round_and_a_revealed_paladin_are_barriers() -> None:
    s = new(2)
    while type(GAME.kinds[s.frames[-1].kind]).__name__ != "ChoosePaladin":
        seat = s.waiting[0]
        s.play(seat, s.choices(seat)[0])
    s.play(0, s.choices(0)[0])
    known = s.known
    s.play(1, s.choices(1)[0])
    assert s.known > known + 1, "the answers are opened, and the first paladin is turned up"
