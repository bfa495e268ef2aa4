"""How a game begins and ends: lots, shuffles, the first hiring, seven rounds, the winner."""

from __future__ import annotations

import random

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.townsfolk import TOWNSFOLK
from castellany.games.paladins.kinds import INQUISITION, NEXT_TURN
from castellany.games.paladins.layout import AT_PASSED, OWN
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import can, do, get, give, new, own, shown, suspect, turn, workers
from tests.games.paladins.telling import said
from tests.games.paladins.test_second_reading import choose


@pytest.mark.rule("PAL-2.5")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_anybody_may_be_drawn_as_first_player(people: int) -> None:
    assert {new(people, seed).first for seed in range(40)} == set(range(people))


@pytest.mark.rule("PAL-12.6")
def test_alone_the_person_always_begins() -> None:
    assert {new(1, seed).first for seed in range(20)} == {0}


@pytest.mark.rule("PAL-2.1", "PAL-2.3", "PAL-2.4")
@pytest.mark.parametrize("people", [1, 4])
def test_every_deck_is_shuffled_for_itself(people: int) -> None:
    tables = [new(people, seed) for seed in range(8)]
    for name in ("folk_deck", "outsider_deck", "wall_deck", "suspicion_deck", "tavern_deck", "kings", "paladins"):
        assert len({tuple(getattr(s, name)) for s in tables}) == 8, name
    for s in tables:
        sets = [tuple(s.paladins[seat * 12 : seat * 12 + 12]) for seat in range(people)]
        assert len(set(sets)) == people, "each set in an order of its own"
        assert s.wall_deck != s.suspicion_deck != s.tavern_deck
    if people == 1:
        assert len({tuple(s.scheme_deck) for s in tables}) == 8


@pytest.mark.rule("PAL-2.3", "PAL-2.1")
def test_nobody_sees_what_lies_face_down_at_the_start() -> None:
    s = new(3)
    for viewer in (0, 1, 2, None):
        assert [item["id"] for item in shown(s, "orders", viewer)["items"]] == [f"order-place:{i}" for i in (1, 2, 3)]
        places = [item["id"] for item in shown(s, "favours", viewer)["items"]]
        assert places == [f"favour-place:{i + 1}" for i in range(5)]
        for deck in ("wall-deck", "suspicion-deck", "townsfolk-deck", "outsider-deck", "tavern-deck"):
            assert not shown(s, deck, viewer).get("items")


@pytest.mark.rule("PAL-2.6")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_everybody_hires_one_for_nothing_beginning_on_the_right_of_the_first(people: int) -> None:
    s = new(people, seed=6)
    asked = []
    while s.round == 0:
        seat = s.waiting[0]
        asked.append(seat)
        assert s.ask(seat).kind == "FirstHire" and len(can(s)) == 5 - len(asked) + 1
        silver, goods = get(s, seat, "silver"), get(s, seat, "provisions")
        card = sorted(can(s))[0]
        do(s, card)
        record = next(one for one in TOWNSFOLK if f"take {one.id}" == card)
        assert get(s, seat, "silver") - silver == record.instant.count(6)
        assert get(s, seat, "provisions") - goods == record.instant.count(7)
        assert get(s, seat, "unpaid") == 0
    assert asked == [(s.first - 1 - i) % people for i in range(people)]
    assert [shown(s, f"seat:{seat}/townsfolk")["value"] for seat in range(people)] == [1] * people
    assert shown(s, "townsfolk-deck")["value"] == 32 - 5 - people and -1 not in s.folk_row


@pytest.mark.rule("PAL-10.3", "PAL-10.2")
def test_workers_gained_after_passing_come_on_top_of_the_three_that_were_kept() -> None:
    s = turn(2)
    own(s, 1, "peddler-1")
    suspect(s, 1, 2)
    give(s, 1, "scout 3")
    give(s, 0, "labourer")
    s.own[OWN + AT_PASSED] = 1
    s.frames = [Frame(NEXT_TURN, 1), Frame(INQUISITION, 0)]
    s.settle()
    assert workers(s, 1) == {"scout": 3, "labourer": 1}
    do(s, "pass")
    assert s.round == 2 and workers(s, 1) == {"scout": 3, "labourer": 1}, "and nobody asks for the fourth"


def played(people: int, seed: int) -> tuple[PaladinsState, list[Event]]:
    s = new(people, seed)
    heard: list[Event] = []
    s.log = heard
    chance = random.Random(seed)
    while s.waiting:
        s.play(s.waiting[0], choose(s, s.waiting[0], chance))
    return s, heard


@pytest.mark.rule("PAL-1.1", "PAL-3.1", "PAL-3.10")
@pytest.mark.parametrize(("people", "seed"), [(1, 3), (2, 4), (4, 5)])
def test_after_seven_rounds_the_most_points_win(people: int, seed: int) -> None:
    s, heard = played(people, seed)
    told = said(heard)
    rounds = [args for id, args in told if id == "round"]
    assert [one["round"] for one in rounds] == [1, 2, 3, 4, 5, 6, 7]
    firsts = [int(str(one["seat"]).split(":")[1]) for one in rounds]
    assert firsts == [(firsts[0] + i) % people for i in range(7)], "the marker goes round; alone it stays"
    assert [id for id, _args in told].count("over") == 1 and told[-1][0] == "over"
    assert [id for id, _args in told].count("refresh") == 6
    totals = [score.total for score in s.scores()]
    assert all(totals[seat] == max(totals) for seat in GAME.winners(s))
    assert s.frames == [] and all(not s.choices(seat) for seat in range(people))
