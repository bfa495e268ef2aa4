"""Ranks 8 and 9 (sections 12 and 13 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, cards, city, parts, play, price_of, starting, table, texts, why

FULL = "manor castle palace temple church monastery tavern"


@pytest.mark.rule("CIT-12.1")
@pytest.mark.parametrize("eight", ["warlord", "diplomat", "marshal"])
def test_rank_eight_is_paid_for_military_districts(eight: str) -> None:
    s = table(4, {eight: 0}, cities=["prison fortress school_of_magic temple"])
    play(s, "income")
    assert s.gold[0] == 5


@pytest.mark.rule("CIT-12.2", "CIT-12.9", "CIT-14.8")
def test_the_warlords_prices() -> None:
    """T-19: cost less one; the Great Wall and a beautified district one more."""
    s = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["prison", "temple market docks palace dragon_gate market+"])
    prices = {"temple": 0, "market": 1, "docks": 2, "palace": 4, "dragon_gate": 5, "market+": 2}
    for name, due in prices.items():
        assert price_of(s, f"destroy p2 {name}") == due
    walled = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["", "temple market palace great_wall"])
    assert [price_of(walled, f"destroy p2 {n}") for n in ("temple", "market", "palace", "great_wall")] == [1, 2, 5, 5]
    play(s, "destroy p1 prison")
    assert s.gold[0] == 8 and s.cities[0] == [], "one's own district is allowed"


@pytest.mark.rule("CIT-12.2", "CIT-12.3", "CIT-14.12")
def test_what_the_warlord_cannot_destroy() -> None:
    s = table(4, {"warlord": 0}, gold=[1, 0, 0, 0], cities=["keep", FULL, "keep palace"])
    assert why(s, "destroy p2 temple") == ("no-complete", "CIT-12.3")
    assert why(s, "destroy p3 keep") == ("no-keep", "CIT-14.12")
    assert why(s, "destroy p1 keep") == ("no-keep", "CIT-14.12"), "not even his own"
    refusal = next(c for c in s.ask(0).closed if c.targets == ("seat:2/city/palace",))
    assert refusal.message.args == {"district": "district-palace", "short": 3, "price": 4}


@pytest.mark.rule("CIT-14.8")
def test_the_great_wall_protects_itself_only_by_option() -> None:
    s = table(
        4,
        {"warlord": 0},
        gold=[9, 0, 0, 0],
        cities=["", "great_wall temple"],
        options={"great_wall_protects_itself": True},
    )
    assert price_of(s, "destroy p2 great_wall") == 6


def diplomat(mine: str, theirs: str, gold: int = 9) -> CitadelsState:
    return table(4, {"diplomat": 0}, gold=[gold, 0, 0, 0], cities=[mine, theirs])


@pytest.mark.rule("CIT-12.4", "CIT-12.5")
def test_the_diplomat_pays_the_difference() -> None:
    """T-44."""
    s = diplomat("temple", "palace")
    play(s, "exchange_for p2 palace")
    assert price_of(s, "hand_over temple") == 4
    play(s, "hand_over temple")
    assert (city(s, 0), city(s, 1)) == ("palace", "temple") and s.gold[:2] == [5, 4]
    s = diplomat("palace", "temple")
    play(s, "exchange_for p2 temple", "hand_over palace")
    assert s.gold[:2] == [9, 0], "nothing comes back"
    poor = diplomat("temple", "palace", gold=3)
    assert why(poor, "exchange_for p2 palace") == ("no-gold-for", "CIT-12.9")
    richer = diplomat("tavern market", "palace", gold=1)
    refusal = richer.why_not(0, GAME.parse("exchange_for p2 palace"))
    assert refusal is not None and refusal.message.args == {"district": "district-palace", "price": 3, "short": 2}
    for nothing in ("", "keep"):
        assert why(diplomat(nothing, "palace"), "exchange_for p2 palace") == ("no-nothing-to-give", "CIT-12.4")


@pytest.mark.rule("CIT-12.4", "CIT-12.5", "CIT-14.8")
def test_the_wall_is_paid_for_theirs_and_not_for_her_own() -> None:
    s = diplomat("palace great_wall", "temple great_wall")
    play(s, "exchange_for p2 temple")
    assert price_of(s, "hand_over palace") == 1
    own = diplomat("palace great_wall", "temple")
    play(own, "exchange_for p2 temple")
    assert price_of(own, "hand_over palace") == 0


@pytest.mark.rule("CIT-12.3", "CIT-12.4", "CIT-14.12")
def test_with_whom_and_for_what_the_diplomat_cannot_exchange() -> None:
    s = table(4, {"diplomat": 0}, gold=[9, 0, 0, 0], cities=["temple keep", FULL, "keep market"])
    assert why(s, "exchange_for p2 tavern") == ("no-complete", "CIT-12.3")
    assert why(s, "exchange_for p3 keep") == ("no-keep", "CIT-14.12")
    play(s, "exchange_for p3 market")
    assert texts(s) == ["hand_over temple"]
    assert why(s, "hand_over keep") == ("no-keep", "CIT-14.12")
    complete = table(4, {"diplomat": 0}, gold=[9, 0, 0, 0], cities=[FULL, "market"])
    assert can(complete, "exchange_for p2 market"), "her own city may be complete"


@pytest.mark.rule("CIT-12.5", "CIT-12.6")
def test_the_artists_gold_makes_either_side_of_an_exchange_dearer() -> None:
    s = diplomat("temple+", "palace")
    play(s, "exchange_for p2 palace")
    assert price_of(s, "hand_over temple+") == 3, "her own too"
    alike = diplomat("temple", "temple+")
    play(alike, "exchange_for p2 temple+")
    assert price_of(alike, "hand_over temple") == 1, "like for like, where that makes a difference"


@pytest.mark.rule("CIT-12.6")
def test_no_duplicates_by_exchange_in_either_city() -> None:
    s = diplomat("market temple quarry", "market tavern temple")
    play(s, "exchange_for p2 tavern")
    assert texts(s) == ["hand_over quarry"]
    assert why(s, "hand_over market") == ("no-duplicate-there", "CIT-12.6")


@pytest.mark.rule("CIT-12.6")
def test_the_same_district_may_be_swapped_for_its_beautified_twin() -> None:
    s = diplomat("tavern", "tavern+")
    play(s, "exchange_for p2 tavern+", "hand_over tavern")
    assert (city(s, 0), city(s, 1)) == ("tavern+", "tavern") and s.gold[:2] == [8, 1]
    same = diplomat("tavern docks", "tavern")
    assert why(same, "exchange_for p2 tavern") == ("no-duplicate", "CIT-12.6"), "one for the very same does nothing"
    more = diplomat("tavern docks", "tavern+")
    play(more, "exchange_for p2 tavern+")
    refusal = more.why_not(0, GAME.parse("hand_over docks"))
    assert refusal is not None and refusal.rule == "CIT-12.6"
    assert refusal.message.args["district"] == "district-tavern", "that is the one she has already"


@pytest.mark.rule("CIT-12.6", "CIT-14.17", "CIT-13.4")
def test_cards_and_gold_go_along() -> None:
    """T-59: the new owner of the Museum scores its three cards."""
    s = diplomat("palace", "museum+")
    s.museum = cards("tavern tavern docks")
    play(s, "exchange_for p2 museum+", "hand_over palace")
    assert city(s, 0) == "museum+" and parts(s, 0)["district-museum"] == 3
    assert parts(s, 0)["part-beautified"] == 1
    assert "seat:0/city/museum/under/tavern" in str(s.observe(0))
    assert "under/tavern" not in str(s.observe(1))


@pytest.mark.rule("CIT-12.5", "CIT-13.4", "CIT-14.8")
def test_beauty_counts_on_both_sides_and_the_wall_is_paid_to_the_owner() -> None:
    s = diplomat("market+", "docks+ great_wall")
    play(s, "exchange_for p2 docks+")
    assert price_of(s, "hand_over market+") == (3 + 1) - (2 + 1) + 1
    play(s, "hand_over market+")
    assert s.gold[:2] == [7, 2] and city(s, 0) == "docks+" and city(s, 1) == "great_wall market+"
    seized = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=["", "docks+ great_wall"])
    play(seized, "seize p2 docks+")
    assert seized.gold[:2] == [4, 5]
    razed = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=["", "docks+ great_wall"])
    play(razed, "destroy p2 docks+")
    assert razed.gold[:2] == [5, 0], "the Warlord pays the bank"


@pytest.mark.rule("CIT-12.3")
def test_the_warlord_cannot_destroy_in_his_own_completed_city() -> None:
    s = table(4, {"warlord": 0}, gold=[9, 0, 0, 0], cities=[FULL])
    assert why(s, "destroy p1 temple") == ("no-own-complete", "CIT-12.3")


@pytest.mark.rule("CIT-12.7", "CIT-12.9")
def test_the_marshal_pays_the_owner() -> None:
    """T-45."""
    s = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=["temple", "monastery castle docks+"])
    assert why(s, "seize p2 castle") == ("no-too-dear", "CIT-12.7")
    assert price_of(s, "seize p2 docks+") == 4
    play(s, "seize p2 monastery")
    assert city(s, 0) == "temple monastery" and s.gold[:2] == [6, 3]
    walled = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=["", "monastery great_wall"])
    assert price_of(walled, "seize p2 monastery") == 4


@pytest.mark.rule("CIT-12.3", "CIT-12.8", "CIT-14.22")
def test_what_the_marshal_cannot_seize() -> None:
    s = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=["temple quarry", FULL, "temple keep"])
    assert why(s, "seize p2 tavern") == ("no-complete", "CIT-12.3")
    assert why(s, "seize p3 temple") == ("no-duplicate", "CIT-12.8")
    assert why(s, "seize p3 keep") == ("no-keep", "CIT-14.12")
    assert not can(s, "seize p1 temple")


@pytest.mark.rule("CIT-12.8", "CIT-15.2")
def test_seizing_is_no_build_and_may_complete_the_city() -> None:
    s = table(
        4,
        {"marshal": 0},
        cast="tax_collector",
        gold=[9, 0, 0, 0],
        cities=["manor castle palace temple church monastery", "tavern"],
        hands=["docks"],
    )
    play(s, "seize p2 tavern")
    assert s.first == 0 and s.taxes == 0
    play(s, "take_gold", "build docks")
    assert s.taxes == 1


@pytest.mark.rule("CIT-13.5")
def test_beautified_costs_stay_as_printed_unless_the_table_says_so() -> None:
    cities = ["", "docks+ market+ basilica"]
    plain = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=cities)
    assert can(plain, "seize p2 docks+") and parts(plain, 1)["district-basilica"] == 1
    raised = table(4, {"marshal": 0}, gold=[9, 0, 0, 0], cities=cities, options={"artist_raises_cost": True})
    assert why(raised, "seize p2 docks+") == ("no-too-dear", "CIT-12.7")
    assert parts(raised, 1)["district-basilica"] == 1, "3 became 4, 2 became 3"


@pytest.mark.rule("CIT-13.1")
def test_the_queen_beside_rank_four() -> None:
    """T-46."""
    near = table(5, {"king": 1, "queen": 2})
    play(near, "take_gold", "end_turn", "favour")
    assert near.gold[2] == 5
    assert starting(near, "favour") == []
    round_the_table = table(5, {"king": 4, "queen": 0})
    play(round_the_table, "take_gold", "end_turn")
    assert can(round_the_table, "favour")
    far = table(5, {"king": 1, "queen": 3})
    play(far, "take_gold", "end_turn")
    assert why(far, "favour") == ("no-favour", "CIT-13.1")


@pytest.mark.rule("CIT-13.2")
def test_the_queen_is_paid_late_beside_a_killed_king() -> None:
    """T-46."""
    s = table(5, {"assassin": 0, "king": 1, "queen": 2})
    play(s, "take_gold", "kill king", "end_turn")
    assert s.waiting == (2,) and not can(s, "favour")
    play(s, "take_gold", "end_turn")
    assert s.round == 2 and s.gold[2] == 2 + 2 + 3
    far = table(5, {"assassin": 0, "king": 1, "queen": 3})
    play(far, "take_gold", "kill king", "end_turn", "take_gold", "end_turn")
    assert far.gold[3] == 4


@pytest.mark.rule("CIT-13.3", "CIT-13.4")
def test_the_artist_beautifies_two_districts_once_each() -> None:
    """T-47."""
    s = table(4, {"artist": 0}, gold=[5, 0, 0, 0], cities=["market temple docks tavern+"])
    assert why(s, "beautify tavern") == ("no-beautified", "CIT-13.3")
    play(s, "beautify market", "beautify docks")
    assert city(s, 0) == "market+ temple docks+ tavern+" and s.gold[0] == 3
    assert starting(s, "beautify") == []
    assert parts(s, 0)["part-beautified"] == 3
    assert parts(s, 0)["part-districts"] == 2 + 1 + 3 + 1
    poor = table(4, {"artist": 0}, gold=[0, 0, 0, 0], cities=["market"])
    assert why(poor, "beautify market") == ("no-gold-for", "CIT-13.3")


@pytest.mark.rule("CIT-13.3")
def test_of_two_equal_districts_each_is_beautified_once() -> None:
    s = table(4, {"artist": 0}, gold=[5, 0, 0, 0], cities=["market market quarry"])
    play(s, "beautify market", "beautify market")
    assert city(s, 0) == "market+ market+ quarry"
    assert not can(s, "beautify market")


def taxed(gold: int, hand: str, held: str = "king", city: str = "") -> CitadelsState:
    s = table(4, {held: 0}, cast="tax_collector", gold=[gold, 0, 0, 0], hands=[hand], cities=[city])
    play(s, "take_gold")
    return s


@pytest.mark.rule("CIT-13.6", "CIT-13.7")
def test_whoever_builds_pays_a_gold_of_tax_if_there_is_one() -> None:
    """T-48: 3 gold, a Market for 2: 1, then 0; with exactly 2 gold nothing. The card was not even chosen."""
    s = taxed(1, "market")
    play(s, "build market")
    assert s.gold[0] == 0 and s.taxes == 1
    s = taxed(0, "market")
    play(s, "build market")
    assert s.gold[0] == 0 and s.taxes == 0
    s = taxed(7, "tavern market temple", "architect")
    play(s, "build tavern", "build market", "build temple")
    assert s.taxes == 3 and s.gold[0] == 9 - 4 - 3


@pytest.mark.rule("CIT-13.6", "CIT-14.6")
def test_free_builds_are_taxed_too() -> None:
    s = taxed(0, "palace", city="framework")
    s.gold[0] = 1
    play(s, "scaffold palace")
    assert s.taxes == 1 and s.gold[0] == 0


@pytest.mark.rule("CIT-13.6")
def test_for_a_confiscation_the_magistrate_pays() -> None:
    s = table(4, {"magistrate": 0, "king": 1}, cast="tax_collector", gold=[2, 9, 0, 0], hands=["", "palace"])
    play(s, "take_gold", "warrants", "mark king", "mark bishop", "mark thief", "sign king", "end_turn")
    play(s, "take_gold", "build palace", "confiscate")
    assert s.taxes == 1 and s.gold[:2] == [3, 11]


@pytest.mark.rule("CIT-13.6", "CIT-14.18", "CIT-14.26")
def test_a_sacrifice_and_the_stables_are_taxed() -> None:
    s = taxed(7, "necropolis stables", city="temple")
    play(s, "sacrifice temple", "build stables")
    assert s.taxes == 2 and s.gold[0] == 9 - 2 - 2


@pytest.mark.rule("CIT-13.7", "CIT-5.2")
def test_the_tax_goes_on_when_the_tax_collector_is_killed() -> None:
    s = table(4, {"assassin": 0, "king": 1, "tax_collector": 2}, gold=[2, 9, 2, 2], hands=["", "market"])
    play(s, "take_gold", "kill tax_collector", "end_turn", "take_gold", "build market")
    assert s.taxes == 1
    play(s, "end_turn")
    assert s.round == 2 and s.taxes == 1, "the gold stays for a later round"


@pytest.mark.rule("CIT-13.7", "CIT-13.8")
def test_the_tax_collector_pays_nothing_and_collects() -> None:
    s = taxed(7, "market", "tax_collector")
    assert why(s, "collect_taxes") == ("no-taxes", "CIT-13.8")
    play(s, "build market")
    assert s.taxes == 0 and s.gold[0] == 7
    s = taxed(7, "market", "tax_collector")
    s.taxes = 4
    play(s, "collect_taxes")
    assert s.gold[0] == 13 and s.taxes == 0


@pytest.mark.rule("CIT-13.7")
def test_his_players_other_character_pays_and_the_gold_stays() -> None:
    s = table(3, {"king": 0, "tax_collector": 0}, gold=[9, 0, 0], hands=["market temple"])
    play(s, "take_gold", "build market")
    assert s.taxes == 1
    play(s, "end_turn", "take_gold", "build temple")
    assert s.taxes == 1, "not on the Tax Collector's own turn"
    play(s, "end_turn")
    assert s.round == 2 and s.taxes == 1


@pytest.mark.rule("CIT-12.1", "CIT-14.22")
@pytest.mark.parametrize(("character", "verb"), [("warlord", "destroy"), ("marshal", "seize")])
@pytest.mark.parametrize("twice", ["market", "manor", "tavern"])
def test_equal_districts_are_one_target_and_a_beautified_one_another(character: str, verb: str, twice: str) -> None:
    """The Quarry lets a city have two; they are one choice, unless gold lies on one of them."""
    s = table(4, {character: 0}, gold=[9, 0, 0, 0], cities=["", f"quarry {twice} {twice} {twice}+"], call=8)
    play(s, "take_gold")
    offered = starting(s, verb)
    assert len(offered) == len(set(offered)) and f"{verb} p2 {twice}" in offered
    assert f"{verb} p2 {twice}+" in offered or character == "marshal"
    play(s, f"{verb} p2 {twice}")
    assert sorted(city(s, 1).split()) == sorted(["quarry", twice, f"{twice}+"])
