"""What the end of a round leaves behind, and what the ability of a modifier finds (ELG-3.5 to ELG-3.7, ELG-15.8)."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CASTLE, MINUS_1, MODIFIER_IDS, PLACES
from castellany.games.elgrande.state import NO_MODIFIER, NO_POWER, POWERS, SCORING
from castellany.kernel import Frame
from tests.games.elgrande.helpers import GRANADA, GREEN, PURPLE, TOLEDO, may, new, scene, shown
from tests.games.elgrande.telling import run


@pytest.mark.rule("ELG-3.7", "ELG-15.8")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("kind", range(4))
def test_a_played_modifier_lies_with_its_owners_discards(seat: int, kind: int) -> None:
    s = new(3, changing_powers=True)
    s.power = [5, 6, 7]
    s.played = [5, 6, 7]
    s.mod = [kind if one == seat else NO_MODIFIER for one in range(3)]
    s.mods_spent = [1 << 3 * kind if one == seat else 0 for one in range(3)]  # one of them lies there already
    run(s, Frame(kinds.END_ROUND))
    for one in range(3):
        pile = shown(s, f"seat:{one}/modifiers-spent", one)
        assert [(item["facts"]["modifier"], item["value"]) for item in pile["items"]] == (
            [(MODIFIER_IDS[kind], 2)] if one == seat else []
        )
    assert s.mod == [NO_MODIFIER] * 3 and s.played == [0, 0, 0]
    assert [shown(s, f"seat:{one}/spent", one)["value"] for one in range(3)] == [1, 1, 1]


@pytest.mark.rule("ELG-3.1", "ELG-7.7")
@pytest.mark.parametrize("round", range(9))
def test_after_rounds_three_six_and_nine_the_table_is_scoring(round: int) -> None:
    s = new(4)
    s.round = round
    s.power = [4, 3, 2, 1]
    run(s, Frame(kinds.END_ROUND))
    scoring = round in (2, 5, 8)
    assert (s.stage == SCORING) == scoring and (s.stage == POWERS) == (not scoring)
    told = s.observe(None)["phase"]
    if scoring:
        assert told == {"id": "phase-scoring", "args": {"round": round + 1}} and len(s.waiting) == 4
    else:
        assert told == {"id": "phase-powers", "args": {"round": round + 2}}
    assert s.power == [NO_POWER] * 4 and s.round == round + 1 and s.taken == 0


@pytest.mark.rule("ELG-16.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_region_cards_are_shuffled_only_where_an_imaginary_player_uses_them(seats: int) -> None:
    s = new(seats)
    s.homes = s.homes[:4]
    s.round = 9 if seats > 2 else 3
    before = list(s.homes)
    run(s, Frame(kinds.REGIONS_SCORED))
    if seats == 2:
        assert sorted(s.homes) == list(range(9))
    else:
        assert s.homes == before == []


@pytest.mark.rule("ELG-15.6", "ELG-8.2")
def test_the_ability_of_a_modifier_may_move_what_an_earlier_action_moved() -> None:
    s = scene({GREEN: {GRANADA: 1}}, changing_powers=True)
    s.sealed = []
    s.moved = [GREEN * PLACES + GRANADA]
    s.card = -1
    s.active = PURPLE
    run(s, Frame(kinds.ABILITY, PURPLE, MINUS_1))
    assert may(s, PURPLE) == {"lift p2 granada", "stop"}


@pytest.mark.rule("ELG-7.9")
def test_with_the_king_at_the_castle_nobody_is_asked_and_the_regions_follow() -> None:
    s = scene({PURPLE: {CASTLE: 2}, GREEN: {TOLEDO: 1}}, king=CASTLE, grandes=[CASTLE] * 4)
    s.round = 2
    s.power = [4, 3, 2, 1]
    told = [event.message.id for event in run(s, Frame(kinds.END_ROUND))]
    after = told[told.index("event-scoring") :]
    assert after[:5] == ["event-scoring", "event-castle", "event-points", "event-points", "event-round"]
    assert s.at[PURPLE * PLACES + CASTLE] == 2 and s.stage == POWERS
