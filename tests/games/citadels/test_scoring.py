"""The end of the game, points and ties (section 15 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels.scoring import best_quarter
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import city, parts, play, reckon, table

SEVEN = "manor castle palace temple church monastery tavern"


def over(cities: list[str], held: dict[str, int] | None = None, first: int = -1, seats: int = 4) -> CitadelsState:
    s = table(seats, held or {"king": 0}, gold=[0] * seats, cities=cities, crown=3 if seats > 3 else 0)
    s.first = first
    return reckon(s)


@pytest.mark.rule("CIT-15.3", "CIT-15.4", "CIT-15.5", "CIT-15.6", "CIT-15.9", "CIT-14.4", "CIT-14.9")
def test_28_against_29() -> None:
    """T-03, the printed sample."""
    s = over(
        [
            "castle temple market keep palace harbor haunted_quarter",
            "barracks prison manor docks trading_post school_of_magic dragon_gate",
        ],
        first=0,
    )
    anton, dmytro = parts(s, 0), parts(s, 1)
    assert anton == {"part-districts": 21, "part-first": 4, "part-types": 3}
    assert dmytro == {"part-districts": 25, "part-complete": 2, "district-dragon_gate": 2}
    assert [s.scores()[seat].total for seat in (0, 1)] == [28, 29]
    assert best_quarter(s, 0) == 3, "the Haunted Quarter is military"
    assert s.winners == (1,)


@pytest.mark.rule("CIT-15.1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_seven_districts_eight_for_two_and_three(seats: int, goal: int) -> None:
    """T-12."""
    assert table(seats, {"king": 0}).goal == goal


@pytest.mark.rule("CIT-15.1", "CIT-15.5")
def test_a_city_grows_past_the_number_without_more_points() -> None:
    """T-68."""
    s = table(4, {"architect": 0}, gold=[30, 0, 0, 0], cities=[SEVEN[:-7].strip()], hands=["tavern market docks"])
    play(s, "take_gold", "build tavern")
    assert s.first == 0
    play(s, "build market", "build docks")
    assert len(s.cities[0]) == 9
    assert parts(s, 0)["part-first"] == 4 and "part-complete" not in parts(s, 0)


@pytest.mark.rule("CIT-15.4")
def test_all_five_types() -> None:
    """T-67."""
    assert parts(over(["manor temple tavern prison keep"]), 0)["part-types"] == 3
    assert "part-types" not in parts(over(["manor temple tavern prison"]), 0)


@pytest.mark.rule("CIT-15.5", "CIT-15.6")
def test_two_complete_in_one_round_the_earlier_gets_four() -> None:
    """T-68."""
    s = table(
        4,
        {"king": 0, "warlord": 1},
        call=4,
        gold=[9, 9, 0, 0],
        hands=["tavern", "tavern"],
        cities=["manor castle palace temple church monastery", "manor castle palace temple church monastery", "docks"],
    )
    play(s, "take_gold", "build tavern", "end_turn", "take_gold", "build tavern", "end_turn")
    assert s.waiting == ()
    assert parts(s, 0)["part-first"] == 4 and parts(s, 1)["part-complete"] == 2
    assert "part-complete" not in parts(s, 2)


@pytest.mark.rule("CIT-15.7")
@pytest.mark.parametrize(("rules", "two"), [(1, 0), (2, 2)])
def test_a_city_that_shrinks_keeps_the_points_for_completing_it(rules: int, two: int) -> None:
    """The book pays who managed to complete a city; games of version 1 paid two only for one still complete."""
    s = table(
        4,
        {"king": 0, "diplomat": 1},
        gold=[9, 9, 0, 0],
        hands=["tavern", "palace"],
        cities=["manor castle palace temple church monastery", "manor castle temple church monument docks", "harbor"],
    )
    s.rules = rules
    play(s, "take_gold", "build tavern")
    assert s.first == 0
    play(s, "end_turn", "take_gold")
    assert parts(s, 1)["part-complete"] == 2
    play(s, "exchange_for p3 harbor", "hand_over monument", "end_turn")
    assert s.waiting == (), "the game ends all the same"
    assert city(s, 1) == "manor castle temple church docks harbor"
    assert parts(s, 1).get("part-complete", 0) == two
    assert parts(s, 0)["part-first"] == 4
    assert "part-complete" not in parts(s, 2), "who never completed one gets nothing"


@pytest.mark.rule("CIT-15.8", "CIT-3.4", "CIT-14.27")
def test_the_heir_of_the_last_round_counts_for_the_statue() -> None:
    """T-66."""
    s = table(
        4,
        {"assassin": 0, "king": 1},
        gold=[9, 0, 0, 0],
        crown=2,
        hands=["tavern"],
        cities=["manor castle palace temple church monastery", "statue"],
    )
    play(s, "kill king", "take_gold", "build tavern", "end_turn")
    assert s.waiting == ()
    assert parts(s, 1)["district-statue"] == 5


@pytest.mark.rule("CIT-15.8", "CIT-13.2", "CIT-14.10")
def test_the_queens_late_gold_counts_for_the_treasury() -> None:
    s = table(
        5,
        {"assassin": 0, "king": 1, "queen": 2},
        gold=[9, 0, 0, 0, 0],
        hands=["tavern"],
        cities=["manor castle palace temple church monastery", "", "imperial_treasury"],
    )
    play(s, "kill king", "take_gold", "build tavern", "end_turn", "take_gold", "end_turn")
    assert s.waiting == ()
    assert parts(s, 2)["district-imperial_treasury"] == 5


@pytest.mark.rule("CIT-15.10")
def test_a_tie_goes_to_the_higher_rank() -> None:
    """T-69: ranks 3 and 7."""
    tied = ["palace castle", "cathedral harbor"]
    assert over(tied, {"magician": 0, "architect": 1}).winners == (1,)
    assert over(tied, {"architect": 0, "magician": 1}).winners == (0,)
    two = over(tied, {"assassin": 0, "warlord": 0, "merchant": 1, "architect": 1}, seats=2)
    assert two.winners == (0,), "ranks 1 and 8 against 6 and 7: the 8"


@pytest.mark.rule("CIT-15.10")
def test_a_killed_character_still_breaks_the_tie() -> None:
    s = over(["palace", "cathedral"], {"assassin": 0, "architect": 1})
    s.killed = 7
    assert s.winners == (1,)


@pytest.mark.rule("CIT-15.9")
def test_scores_can_be_asked_for_at_any_moment_and_nobody_has_won_yet() -> None:
    s = table(4, {"king": 0}, cities=["palace", "temple"])
    assert [score.total for score in s.scores()] == [5, 1, 0, 0]
    assert s.winners == ()
    for score in s.scores():
        assert score.total == sum(part.points for part in score.parts)


@pytest.mark.rule("CIT-15.3", "CIT-14.3", "CIT-14.15", "CIT-14.17", "CIT-14.10", "CIT-14.27")
def test_a_plain_city_has_no_points_of_districts_it_lacks() -> None:
    """Gold, cards, the crown, three of a type and somebody's Museum: none of it counts without the district."""
    s = over(["tavern market docks manor"])
    s.gold[0] = 9
    s.hands[0] = [0, 1, 2]
    s.museum = [3, 4]
    s.crown = 0
    assert parts(s, 0) == {"part-districts": 1 + 2 + 3 + 3}


@pytest.mark.rule("CIT-13.4")
@pytest.mark.parametrize("name", ["manor", "wishing_well"])
def test_a_gold_on_any_district_is_a_point(name: str) -> None:
    """The first and the last of the list: each can be beautified."""
    plain, gilded = parts(over([name]), 0), parts(over([f"{name}+"]), 0)
    assert gilded == {**plain, "part-beautified": 1}


@pytest.mark.rule("CIT-13.5", "CIT-14.2")
@pytest.mark.parametrize(("raised", "odd"), [(False, 3), (True, 4)])
def test_the_basilica_looks_at_the_raised_cost_only_by_the_option(raised: bool, odd: int) -> None:
    """Temple 1, church 2 beautified, tavern 1 beautified, Basilica 4 beautified, manor 3; raised: 1, 3, 2, 5, 3."""
    s = table(4, {"king": 0}, cities=["temple church+ tavern+ basilica+ manor"], options={"artist_raises_cost": raised})
    assert parts(reckon(s), 0)["district-basilica"] == odd
