"""What the board shows beside every option: the points before and after, and how often it can be taken in a row."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.elgrande import GAME, kinds
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.facts.board import BESIDE, CASTLE, COURT, PROVINCE
from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    ARAGON,
    BLUE,
    CASTILLA,
    GALICIA,
    GRANADA,
    GREEN,
    IMAGINARY,
    NAVARRA,
    ORANGE,
    PURPLE,
    SEVILLA,
    TOLEDO,
    VALENCIA,
    do,
    new,
    offers,
    scene,
    with_card,
)


def change(before: int, after: int, most: int = 1) -> dict[str, int]:
    return {"before": before, "after": after, "change": after - before, "most": most}


def asked(s: GrandeState, seat: int) -> Any:
    return s.ask(seat).facts


@pytest.mark.rule("ELG-4.5", "ELG-7.2")
def test_placing_says_what_one_more_would_bring() -> None:
    """Toledo 7/4/2: with two against two the second place is shared for 4; a third one is alone in first for 7."""
    s = scene({PURPLE: {TOLEDO: 2, COURT: 3}, GREEN: {TOLEDO: 2, ARAGON: 1}})
    with_card(s, cards.DECREE)  # up to four
    told = offers(s, PURPLE)
    assert told["place toledo"] == change(4, 7, most=3)
    assert told["place aragon"] == change(0, 4, most=3), "a tie for first pays the second place"
    assert told["place galicia"] == change(0, 4, most=3)
    assert told["place castle"] == {"most": 3}, "nobody knows what a closed castle would pay"
    assert asked(s, PURPLE) == {"left": 3}
    do(s, PURPLE, "place toledo")
    assert offers(s, PURPLE)["place toledo"] == change(7, 7, most=2) and asked(s, PURPLE) == {"left": 2}


@pytest.mark.rule("ELG-6.2")
def test_an_open_castle_says_what_a_throw_would_bring() -> None:
    s = scene({PURPLE: {COURT: 1, CASTLE: 1}, GREEN: {CASTLE: 1}}, grandes=[ARAGON] * 4, open_castle=True)
    with_card(s, cards.JUSTICE)
    assert offers(s, PURPLE)["place castle"] == change(3, 5)


@pytest.mark.rule("ELG-8.1", "ELG-8.2", "ELG-9.4")
def test_lifting_says_whom_how_many_and_where_to() -> None:
    """Intrigue: two of one's own and two others; the third green one in Sevilla must stay."""
    s = scene({PURPLE: {GRANADA: 1}, GREEN: {SEVILLA: 3, GRANADA: 2}}, king=GALICIA)
    with_card(s, cards.INTRIGUE)
    do(s, PURPLE, "act")
    assert asked(s, PURPLE) == {"own": 2, "others": 2, "any": False, "one_region": False}
    told = offers(s, PURPLE)
    assert told["stop"] is None
    own, other = told["lift p1 granada"], told["lift p2 sevilla"]
    assert (own["most"], own["own"], own["region"]) == (1, True, "region:granada")
    assert (other["most"], other["own"], other["region"]) == (2, False, "region:sevilla")
    drops = {drop["place"]: drop for drop in own["drops"]}
    assert set(drops) == {f"region:{name}" for name in WITHOUT_GALICIA if name != "granada"} | {"castle"}
    valencia = drops["region:valencia"]
    assert (valencia["before"], valencia["after"], valencia["change"]) == (3, 5, 2), "second of Granada, first here"
    assert GAME.text(valencia["choice"]) == "drop valencia"
    assert drops["castle"]["change"] == -3
    do(s, PURPLE, "lift p2 granada")
    moved = offers(s, PURPLE)
    assert moved["drop sevilla"] == change(3, 3), "a tie for first, and then the second place"
    do(s, PURPLE, "drop sevilla")
    assert asked(s, PURPLE) == {"own": 2, "others": 1, "any": False, "one_region": False}
    assert offers(s, PURPLE)["lift p2 sevilla"]["most"] == 1, "of the three who may move only one more goes"


WITHOUT_GALICIA = ("navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada")


@pytest.mark.rule("ELG-9.1", "ELG-9.8")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        (cards.CONSPIRACY, {"own": 5, "others": 5, "any": True, "one_region": True}),
        (cards.DEPARTURE, {"own": 30, "others": 0, "any": False, "one_region": True}),
        (cards.SCHEME, {"own": 3, "others": 3, "any": True, "one_region": False}),
        (cards.AMBUSH, {"own": 0, "others": 3, "any": False, "one_region": False}),
    ],
)
def test_a_moving_card_says_how_many(card: int, told: dict[str, object]) -> None:
    s = scene({PURPLE: {GRANADA: 2}, GREEN: {GRANADA: 2}})
    with_card(s, card)
    do(s, PURPLE, "act")
    assert asked(s, PURPLE) == told


@pytest.mark.rule("ELG-4.2")
def test_calling_back_says_what_it_costs() -> None:
    s = scene({PURPLE: {GRANADA: 2, VALENCIA: 1, COURT: 27}, GREEN: {GRANADA: 1}})
    s.frames = [Frame(kinds.RECALL, PURPLE, 3)]
    s.settle()
    assert offers(s, PURPLE) == {
        "recall granada": change(6, 3, most=2),  # a tie for first
        "recall valencia": change(5, 0),
        "stop": None,
    }


@pytest.mark.rule("ELG-10.2")
def test_sending_back_says_what_it_costs() -> None:
    s = scene({GREEN: {GRANADA: 1, SEVILLA: 4, COURT: 2}, BLUE: {SEVILLA: 3}})
    with_card(s, cards.WITHDRAWAL)
    do(s, PURPLE, "act")
    assert asked(s, GREEN) == {"left": 3, "of": 3}
    assert offers(s, GREEN) == {
        "return granada": change(6, 0),
        "return sevilla": change(4, 3, most=3),
        "return court": {"most": 2},
    }
    do(s, GREEN, "return court")
    assert asked(s, GREEN) == {"left": 2, "of": 3} and offers(s, GREEN)["return sevilla"]["most"] == 2
    assert offers(s, GREEN)["return court"] == {"most": 1}


@pytest.mark.rule("ELG-10.3", "ELG-10.7")
@pytest.mark.parametrize(("card", "after"), [(cards.CIVIL_WAR, 0), (cards.SKIRMISH, 3)])
def test_a_war_says_what_a_region_loses(card: int, after: int) -> None:
    """Sevilla 4/3/1: four against three; all go, or two."""
    s = scene({GREEN: {SEVILLA: 4}, BLUE: {SEVILLA: 3}})
    with_card(s, card)
    do(s, PURPLE, "act")
    assert offers(s, GREEN) == {"disk sevilla": change(4, after)}


@pytest.mark.rule("ELG-12.4")
def test_fleeing_says_where_one_would_stand_better() -> None:
    s = scene({GREEN: {SEVILLA: 2}, BLUE: {SEVILLA: 3, GRANADA: 1}})
    with_card(s, cards.INSURRECTION)
    do(s, PURPLE, "act", "incite sevilla")
    told = offers(s, GREEN)
    assert told["disk granada"] == change(3, 6) and told["disk valencia"] == change(3, 5)
    assert "disk sevilla" not in told and "disk castilla" not in told


@pytest.mark.rule("ELG-7.7", "ELG-7.8")
def test_the_disk_of_a_general_scoring_says_what_the_castle_would_bring() -> None:
    """Two of one's own leave the castle: Granada against one for 6; the king's region leads to the court."""
    s = scene({PURPLE: {CASTLE: 2}, GREEN: {GRANADA: 1, SEVILLA: 2}}, king=CASTILLA, grandes=[TOLEDO] * 4)
    s.frames = [Frame(kinds.CASTLE_DISK)]
    s.settle()
    told = offers(s, PURPLE)
    assert told["disk granada"] == {**change(0, 6), "to_court": False}
    assert told["disk sevilla"] == {**change(0, 3), "to_court": False}
    assert told["disk toledo"] == {**change(0, 7 + 2), "to_court": False}
    assert told["disk castilla"] == {**change(0, 0), "to_court": True}
    assert offers(s, GREEN)["disk granada"] == {**change(6, 6), "to_court": False}, "nothing of green's is inside"


@pytest.mark.rule("ELG-10.1", "ELG-14.6", "ELG-5.3")
def test_scoring_a_region_says_its_points() -> None:
    pieces = {PURPLE: {GRANADA: 2, CASTILLA: 1}, GREEN: {GRANADA: 3}}
    s = scene(pieces)
    with_card(s, cards.JUSTICE)
    do(s, PURPLE, "act")
    told = offers(s, PURPLE)
    assert told["score granada"] == change(0, 3) and told["score castilla"] == change(0, 6 + 2)
    assert told["score galicia"] == change(0, 0)
    s = scene(pieces, alternatives=ALL_CARDS)
    with_card(s, cards.RIVALRY)
    do(s, PURPLE, "act")
    assert offers(s, GREEN)["disk granada"] == change(0, 6) and offers(s, BLUE)["disk granada"] == change(0, 0)


@pytest.mark.rule("ELG-12.2", "ELG-7.5")
def test_a_new_home_says_what_the_grande_would_add() -> None:
    s = scene(
        {PURPLE: {GRANADA: 2, SEVILLA: 2, NAVARRA: 1}, GREEN: {SEVILLA: 2}}, grandes=[NAVARRA, CASTLE, CASTLE, CASTLE]
    )
    with_card(s, cards.NEW_HOME)
    do(s, PURPLE, "act")
    told = offers(s, PURPLE)
    all_regions = 6 + 3 + 5  # Granada alone, Sevilla shared, Navarre alone
    assert told["grande granada"] == change(all_regions + 2, all_regions + 2)
    assert told["grande sevilla"] == change(all_regions + 2, all_regions), "a tie brings no bonus"
    assert told["grande valencia"] == change(all_regions + 2, all_regions)


@pytest.mark.rule("ELG-12.1", "ELG-7.6")
def test_a_tile_says_what_it_would_change() -> None:
    s = scene({PURPLE: {GRANADA: 2, TOLEDO: 1}, GREEN: {TOLEDO: 2}})
    s.tiles = [BESIDE, GRANADA]
    with_card(s, cards.DECREE)
    do(s, PURPLE, "act")
    told = offers(s, PURPLE)
    assert told["tile eight_four toledo"] == change(4 + 4, 4 + 4), "second place pays 4 either way"
    assert told["tile four toledo"] == change(8, 6 + 0), "Granada pays 6 again, second of Toledo nothing"
    assert told["tile four castle"] == change(8, 6 + 4)
    assert told["tile eight_four castle"] is None, "from beside the board onto the castle: no region changes"


@pytest.mark.rule("ELG-7.4", "ELG-13.1")
def test_the_kings_way_says_what_his_bonus_would_do() -> None:
    s = scene({PURPLE: {CASTILLA: 1, GRANADA: 1}, GREEN: {GRANADA: 1, SEVILLA: 1}}, king=CASTILLA)
    with_card(s, cards.YOUR_MAJESTY)
    do(s, PURPLE, "act")
    told = offers(s, PURPLE)
    now = 6 + 3 + 2
    assert told["king granada"] == change(now, now - 2) and told["king toledo"] == change(now, now - 2)
    s = scene({PURPLE: {CASTILLA: 1, VALENCIA: 1}}, king=CASTILLA)
    with_card(s, cards.YOUR_MAJESTY)
    do(s, PURPLE, "act")
    assert offers(s, PURPLE)["king valencia"] == change(6 + 5 + 2, 6 + 5 + 2)


@pytest.mark.rule("ELG-13.3")
def test_a_deputy_says_what_both_bonuses_would_do() -> None:
    """The king leaves Castile for Valencia, where purple's grande stood: one bonus for another."""
    s = scene({PURPLE: {CASTILLA: 1, VALENCIA: 1}}, grandes=[VALENCIA, GALICIA, CASTLE, CASTLE], new_regency=True)
    with_card(s, cards.DEPUTY)
    do(s, PURPLE, "act")
    points = 6 + 5
    assert offers(s, PURPLE) == {
        "swap p1": change(points + 2 + 2, points + 2 + 2),
        "swap p2": change(points + 2 + 2, points + 2),
    }


@pytest.mark.rule("ELG-10.6", "ELG-8.4")
def test_an_arrest_says_what_it_would_bring() -> None:
    s = scene({PURPLE: {GRANADA: 2}, GREEN: {GRANADA: 2, SEVILLA: 1}, IMAGINARY: {GRANADA: 1, GALICIA: 1}}, seats=2)
    with_card(s, cards.ARREST)
    do(s, PURPLE, "act")
    told = offers(s, PURPLE)
    assert told["arrest p2 granada"] == change(3, 6) and told["arrest p2 sevilla"] == change(0, 0)
    assert told["arrest p3 granada"] == change(3, 3)


@pytest.mark.rule("ELG-13.5")
def test_an_escort_says_who_should_follow() -> None:
    s = scene({PURPLE: {CASTILLA: 2}, GREEN: {CASTILLA: 2}}, new_regency=True)
    with_card(s, cards.ESCORT)
    do(s, PURPLE, "act", "king valencia")
    assert offers(s, PURPLE) == {"escort p1": change(4, 4 + 5 + 2), "escort p2": change(4, 6)}


@pytest.mark.rule("ELG-9.7", "ELG-15.7")
@pytest.mark.parametrize(("source", "most", "left"), [(COURT, 2, 2), (PROVINCE, 1, 0)])
def test_posting_says_what_it_would_bring(source: int, most: int, left: int) -> None:
    s = scene({PURPLE: {COURT: 5}, ORANGE: {GRANADA: 1}})
    s.frames = [Frame(kinds.POST, PURPLE, most, source)]
    s.settle()
    told = offers(s, PURPLE)
    assert told["place granada"] == change(0, 3, most) and told["place navarra"] == change(0, 5, most)
    assert "place castle" not in told and asked(s, PURPLE) == {"left": left}


@pytest.mark.rule("ELG-15.2", "ELG-15.3")
def test_a_power_card_says_its_power_and_how_many_it_invites() -> None:
    s = new(3, changing_powers=True)
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    seat = s.waiting[0]
    s.mods[seat] = 1 << 3 * 0 | 1 << 3 * 3
    told = offers(s, seat)
    assert told["play 8"] == {"power": 8, "invites": 2} and told["play 13"] == {"power": 13, "invites": 0}
    assert told["boost 8 plus2"] == {"power": 10, "invites": 2}
    assert told["boost 1 minus2"] == {"power": -1, "invites": 6}
