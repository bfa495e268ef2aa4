"""What the short questions show: cards to keep and give, the Thieves' Den, warrants, bribes, what an ability costs."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import walk
from tests.games.citadels.helpers import play, table


def asked(s: CitadelsState) -> dict[str, Any]:
    """The facts of the question now put."""
    found = s.ask(s.waiting[0]).facts
    assert found is not None
    return dict(found)


@pytest.mark.rule("CIT-4.3", "CIT-11.5", "CIT-14.19")
@pytest.mark.parametrize(
    ("character", "city", "choice", "back"),
    [("thief", "", "draw_cards", 1), ("thief", "observatory", "draw_cards", 2), ("scholar", "", "study", 6)],
)
def test_of_the_drawn_cards_all_but_one_go_back(character: str, city: str, choice: str, back: int) -> None:
    s = table(4, {character: 0}, cities=[city])
    play(s, choice)
    assert asked(s)["back"] == back


@pytest.mark.rule("CIT-7.9", "CIT-7.10")
def test_the_seer_gives_back_to_everybody_in_order() -> None:
    s = table(4, {"seer": 1}, hands=["docks", "", "", "manor"])
    play(s, "foresee")
    assert asked(s)["order"] == [3, 0], "clockwise from the Seer; who had nothing gets nothing"
    play(s, "give docks")
    assert asked(s)["order"] == [0]


@pytest.mark.rule("CIT-9.7")
def test_the_cardinal_gives_a_card_for_each_gold() -> None:
    s = table(4, {"cardinal": 0}, gold=[1, 0, 5, 0], hands=["palace docks market"])
    play(s, "take_gold", "levy p3 palace")
    assert asked(s)["order"] == [2, 2] and s.gold[2] == 3, "two were missing"


@pytest.mark.rule("CIT-14.29", "CIT-14.5")
@pytest.mark.parametrize(("city", "price"), [("", 6), ("factory", 5)])
def test_the_den_counts_cards_and_gold(city: str, price: int) -> None:
    s = table(4, {"thief": 0}, gold=[1, 0, 0, 0], hands=["thieves_den docks market tavern temple"], cities=[city])
    play(s, "take_gold", "pay_with_cards")
    assert asked(s) == {"price": price, "cards": 0, "gold": 3}
    play(s, "discard docks", "discard market")
    assert asked(s) == {"price": price, "cards": 2, "gold": 3}
    play(s, "discard tavern")
    left = price - 3
    assert asked(s) == {"price": price, "cards": 3, "gold": min(3, left)} and "pay_gold" in [
        GAME.text(each) for each in s.choices(0)
    ]  # fmt: skip


@pytest.mark.rule("CIT-5.11", "CIT-5.15")
@pytest.mark.parametrize(("signed", "is_signed"), [("king", True), ("bishop", False)])
def test_a_warrant_shows_who_builds_what_comes_back_and_to_its_owner_whether_it_is_signed(
    signed: str, is_signed: bool
) -> None:
    s = table(4, {"magistrate": 2, "king": 1}, gold=[0, 5, 0, 0], hands=["", "castle"])
    play(s, "warrants", "mark king", "mark bishop", "mark merchant", f"sign {signed}", "take_gold", "end_turn")
    play(s, "take_gold", "build castle")
    assert s.waiting == (2,) and asked(s) == {"builder": 1, "gold": 4, "signed": is_signed}


@pytest.mark.rule("CIT-6.7", "CIT-6.8")
@pytest.mark.parametrize(("gold", "bribe"), [(0, 1), (1, 1), (4, 3), (5, 3)])
def test_a_threat_shows_the_bribe_and_what_is_at_stake(gold: int, bribe: int) -> None:
    """Half of the gold after gathering two, rounded down."""
    s = table(4, {"blackmailer": 3, "king": 0}, gold=[gold, 0, 0, 0])
    play(s, "threats", "mark king", "mark bishop", "sign king", "take_gold", "end_turn", "take_gold")
    assert asked(s) == {"to": 3, "bribe": bribe, "stake": gold + 2}
    play(s, "refuse")
    assert s.waiting == (3,) and asked(s) == {"other": 0, "real": True, "gold": gold + 2}
    s = table(4, {"blackmailer": 3, "king": 0}, gold=[gold, 0, 0, 0])
    play(s, "threats", "mark king", "mark bishop", "sign bishop", "take_gold", "end_turn", "take_gold", "refuse")
    assert asked(s) == {"other": 0, "real": False, "gold": 0}


@pytest.mark.rule("CIT-12.2", "CIT-12.7", "CIT-13.3", "CIT-11.3")
@pytest.mark.parametrize(
    ("character", "cities", "price"),
    [
        ("warlord", ["manor", "palace market"], 1),
        ("warlord", ["temple", "palace"], 0),
        ("warlord", ["keep", "keep"], None),
        ("marshal", ["", "docks market"], 2),
        ("marshal", ["", "palace"], None),
        ("artist", ["manor"], 1),
        ("architect", [""], None),
    ],
)
def test_the_turn_shows_the_least_gold_that_the_ability_costs(
    character: str, cities: list[str], price: int | None
) -> None:
    s = table(4, {character: 0}, gold=[5, 0, 0, 0], cities=cities)
    assert asked(s)["ability_price"] == price


@pytest.mark.rule("CIT-11.3", "CIT-4.12")
def test_the_navigators_two_ways_show_what_they_bring() -> None:
    s = table(4, {"navigator": 0}, deck="manor castle temple")
    ways = {GAME.text(option.choice): option.facts for option in s.ask(0).options}
    assert ways["voyage gold"] == {"gold": 4, "cards": 0}
    assert ways["voyage cards"] == {"gold": 0, "cards": 3}, "as many as there are"


@pytest.mark.rule("CIT-5.10", "CIT-6.5", "CIT-6.6")
@pytest.mark.parametrize(
    ("character", "verb", "count", "first"), [("magistrate", "warrants", 3, 2), ("blackmailer", "threats", 2, 3)]
)
def test_markers_tell_where_all_of_them_may_lie_and_are_placed_in_one_gesture(
    character: str, verb: str, count: int, first: int
) -> None:
    s = table(4, {character: 0})
    way = next(option for option in s.ask(0).options if GAME.text(option.choice) == verb)
    facts: Any = way.facts
    assert facts["count"] == count and facts["marker"] == verb[:-1]
    assert [place["thing"] for place in facts["places"]] == [f"rank:{rank}" for rank in range(first, 9)]
    chosen = facts["places"][-count:]
    play(s, verb)
    assert asked(s) == facts, "the same once they are in hand"
    run = [*[place["mark"] for place in chosen], chosen[0]["real"]]
    play(s, GAME.text(run[0]))
    assert asked(s)["count"] == 0, "begun one by one, it is asked at the end which is real"
    play(s, *[GAME.text(choice) for choice in run[1:]])
    shown = {thing["id"]: thing["facts"][verb[:-1]] for thing in walk(s.observe(0)["things"]) if "rank:" in thing["id"]}
    real, empty = ("signed", "unsigned") if verb == "warrants" else ("rose", "blank")
    assert [shown[place["thing"]] for place in chosen] == [real, *[empty] * (count - 1)]
