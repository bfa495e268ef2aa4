"""The edges of the round and of the cards: what is cleared, who is left out, where nothing is asked."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds
from castellany.games.elgrande.facts.board import CABALLEROS, CASTLE, COURT, PLACES, REGIONS
from castellany.games.elgrande.facts.cards import ARREST, MILITIA, SUMMER_COURT, WITHDRAWAL
from castellany.games.elgrande.flow import empty_castle, round_number, track
from castellany.games.elgrande.scoring import emptiest, fullest, rank_in, score_castle
from castellany.games.elgrande.state import NO_MODIFIER, NO_POWER, NOBODY, OVER, POWERS, TURNS, GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    at,
    court,
    do,
    finish_turn,
    may,
    new,
    play_powers,
    province,
    scene,
    with_card,
)


def end_of_round(s: GrandeState) -> GrandeState:
    s.frames = [Frame(kinds.END_ROUND)]
    s.settle()
    return s


@pytest.mark.rule("ELG-3.1", "ELG-3.4")
def test_every_round_begins_afresh() -> None:
    """Nobody has a power, no card is taken, everybody has a turn: in the second round as in the first."""
    s = new(4)
    for powers in ({0: 5, 1: 6, 2: 7, 3: 8}, {0: 1, 1: 2, 2: 3, 3: 4}):
        assert s.stage == POWERS and s.power == [NO_POWER] * s.colours and s.taken == 0 and s.acted == 0
        assert s.active == NOBODY
        play_powers(s, powers)
        assert s.stage == TURNS
        before, known = s.round, s.known
        order = []
        while s.round == before and s.waiting:
            order.append(s.active)
            finish_turn(s)
        assert order == sorted(powers, key=lambda seat: -powers[seat])
        assert s.known > known, "new cards are turned up"
    assert s.first == 0, "the lowest power has the marker"


@pytest.mark.rule("ELG-3.6", "ELG-15.3")
def test_what_was_played_is_spent_at_the_end_of_the_round() -> None:
    s = new(4, changing_powers=True)
    s.sealed = []
    s.played = [1, 2, 3, 4]
    s.power = [3, 2, 3, 4, *s.power[4:]]
    for seat in range(4):
        s.mods[seat] = 0
        s.mods_spent[seat] = 0
        s.mod[seat] = seat
    end_of_round(s)
    assert s.mods_spent == [1 << 3 * seat for seat in range(4)]
    assert s.mod == [NO_MODIFIER] * 4 and s.played == [0] * 4 and s.power == [NO_POWER] * s.colours
    assert all((s.spent[seat] >> seat + 1) & 1 for seat in range(4))
    assert s.first == 1


@pytest.mark.rule("ELG-14.3")
def test_a_veto_is_good_for_its_own_round_and_the_next() -> None:
    s = new(4, alternatives=["veto"])
    s.vetoes = [0, s.round, 2, s.round + 1, 3, s.round + 2]
    end_of_round(s)
    assert s.vetoes == [2, s.round, 3, s.round + 1]


@pytest.mark.rule("ELG-17.2", "ELG-7.11")
@pytest.mark.parametrize("short", [False, True])
def test_after_the_last_round_its_number_stays(short: bool) -> None:
    s = new(4, short_game=short)
    for number, shown in enumerate(track(s)):
        s.round = number
        assert round_number(s) == shown
    s.round = len(track(s))
    assert round_number(s) == track(s)[-1]
    s.frames = [Frame(kinds.ROUND)]
    s.sealed = []
    s.settle()
    assert s.stage == OVER and s.waiting == ()


@pytest.mark.rule("ELG-9.7")
def test_a_militia_is_two_and_no_more() -> None:
    s = scene({PURPLE: {COURT: 6}}, king=CASTILLA)
    with_card(s, MILITIA)
    do(s, PURPLE, "act", "place galicia", "place granada")
    assert at(s, PURPLE, GALICIA) == at(s, PURPLE, GRANADA) == 1 and court(s, PURPLE) == 4
    assert not {"place sevilla", "stop"} <= may(s, PURPLE)


@pytest.mark.rule("ELG-10.6")
@pytest.mark.parametrize("seat", [PURPLE, GREEN, BLUE, ORANGE])
def test_an_arrest_takes_one_of_each_opposing_colour_and_never_ones_own(seat: int) -> None:
    places = {PURPLE: GALICIA, GREEN: NAVARRA, BLUE: TOLEDO, ORANGE: SEVILLA}
    s = scene({c: {place: 2} for c, place in places.items()}, king=CASTILLA)
    before = [province(s, c) for c in range(4)]
    with_card(s, ARREST, seat)
    do(s, seat, "act")
    while any(text.startswith("arrest") for text in may(s, seat)):
        do(s, seat, min(text for text in may(s, seat) if text.startswith("arrest")))
    taken = [province(s, c) - before[c] for c in range(4)]
    assert taken == [0 if c == seat else 1 for c in range(4)]


@pytest.mark.rule("ELG-10.2")
@pytest.mark.parametrize("region", range(REGIONS))
def test_whoever_has_one_place_to_send_back_from_is_not_asked(region: int) -> None:
    """The first region of the board no less than the last."""
    king = CASTILLA if region != CASTILLA else TOLEDO
    s = scene({PURPLE: {COURT: 1}, GREEN: {region: 5}}, king=king)
    with_card(s, WITHDRAWAL)
    do(s, PURPLE, "act")
    assert s.waiting != (GREEN,) and at(s, GREEN, region) == 2
    two = scene({PURPLE: {COURT: 1}, GREEN: {region: 5, COURT: 1}}, king=king)
    with_card(two, WITHDRAWAL)
    do(two, PURPLE, "act")
    assert two.waiting == (GREEN,)


@pytest.mark.rule("ELG-13.2")
@pytest.mark.parametrize("region", range(REGIONS))
def test_a_king_with_one_way_to_go_goes_it(region: int) -> None:
    king = CASTILLA if region != CASTILLA else TOLEDO
    s = scene({PURPLE: {COURT: 1}, GREEN: {region: 1, king: 3}}, king=king, new_regency=True)
    with_card(s, SUMMER_COURT)
    do(s, PURPLE, "act")
    assert s.king == region


@pytest.mark.rule("ELG-13.1", "ELG-13.2")
def test_regions_with_a_single_caballero_are_the_fullest_where_nobody_has_more() -> None:
    s = scene({PURPLE: {GALICIA: 1}, GREEN: {GRANADA: 1}})
    assert fullest(s) == emptiest(s) == [GALICIA, GRANADA]
    assert fullest(scene()) == emptiest(scene()) == []


@pytest.mark.rule("ELG-7.1", "ELG-7.2")
def test_ranks_in_a_place() -> None:
    s = scene({PURPLE: {TOLEDO: 3}, GREEN: {TOLEDO: 3}, BLUE: {TOLEDO: 1}})
    assert rank_in(s, TOLEDO) == [1, 1, 2, -1], "equals share the lower place, the next comes after it"
    s = scene({PURPLE: {TOLEDO: CABALLEROS}, GREEN: {TOLEDO: 2}, BLUE: {TOLEDO: 2}, ORANGE: {TOLEDO: 2}})
    assert rank_in(s, TOLEDO) == [0, 2, 2, 2]


@pytest.mark.rule("ELG-7.8")
def test_a_castle_that_is_opened_has_shown_something() -> None:
    s = scene({PURPLE: {CASTLE: 2}, GREEN: {CASTLE: 1}})
    known = s.known
    score_castle(s)
    assert s.known > known and s.at[PURPLE * PLACES + CASTLE] == 2


@pytest.mark.rule("ELG-3.3")
@pytest.mark.parametrize("first", range(5))
def test_power_cards_are_asked_for_clockwise_from_the_marker(first: int) -> None:
    s = new(5)
    s.first = first
    s.frames = [Frame(kinds.ROUND)]
    s.settle()
    asked = []
    for power in range(13, 8, -1):
        asked.append(s.waiting[0])
        do(s, s.waiting[0], f"play {power}")
    assert asked == [(first + i) % 5 for i in range(5)]


@pytest.mark.rule("ELG-6.4", "ELG-7.8")
@pytest.mark.parametrize("region", range(REGIONS))
def test_a_disk_leads_out_of_the_castle_into_any_region(region: int) -> None:
    """With the grande; into the king's region neither goes, and who set no disk goes to the court."""
    king = CASTILLA if region != CASTILLA else TOLEDO
    s = scene({PURPLE: {CASTLE: 3}, GREEN: {CASTLE: 2}, BLUE: {CASTLE: 1}}, king=king)
    empty_castle(s, [region, king, -1, region])
    assert at(s, PURPLE, region) == 3 and s.grandes[PURPLE] == region
    assert court(s, GREEN) == 2 and s.grandes[GREEN] == CASTLE
    assert court(s, BLUE) == 1 and s.grandes[BLUE] == CASTLE
    assert s.grandes[ORANGE] == region and not any(at(s, c, CASTLE) for c in range(4))


@pytest.mark.rule("ELG-8.2")
def test_what_an_earlier_action_moved_may_be_moved_again() -> None:
    s = scene({PURPLE: {COURT: 2, TOLEDO: 2}}, king=CASTILLA)
    with_card(s, MILITIA)
    s.moved = [1, 1]
    do(s, PURPLE, "act")
    assert s.moved == []
