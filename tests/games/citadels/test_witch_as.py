"""The Witch as each other character: her own hand, gold, city and seat, their abilities and limits (CIT-5.7)."""

from __future__ import annotations

import pytest

from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, city, hand, parts, play, starting, table, why


def witch_as(
    character: str,
    *,
    seats: int = 4,
    gold: list[int] | None = None,
    hands: list[str] | None = None,
    cities: list[str] | None = None,
    deck: str | None = None,
    others: dict[str, int] | None = None,
    cast: str = "",
) -> CitadelsState:
    """Seat 0 is the Witch and goes on as this character of seat 1; each has gathered two gold."""
    held = {"witch": 0, character: 1, **(others or {})}
    s = table(seats, held, gold=gold, hands=hands, cities=cities, deck=deck, cast=cast)
    play(s, "take_gold", f"bewitch {character}")
    while s.waiting != (1,):
        play(s, "take_gold", "end_turn")
    play(s, "take_gold")
    assert s.waiting == (0,)
    return s


@pytest.mark.rule("CIT-5.7", "CIT-6.3")
def test_as_the_spy_she_may_look_at_the_bewitched() -> None:
    s = witch_as("spy", gold=[0, 0, 0, 0], hands=["", "manor castle"], deck="docks harbor tavern")
    play(s, "spy p2 noble")
    assert s.gold[:2] == [4, 0] and hand(s, 0) == "tavern harbor"


@pytest.mark.rule("CIT-5.7", "CIT-7.2")
def test_as_the_magician_she_swaps_her_own_hand() -> None:
    s = witch_as("magician", hands=["tavern", "manor castle"])
    play(s, "swap_hands p2")
    assert hand(s, 0) == "manor castle" and hand(s, 1) == "tavern"


@pytest.mark.rule("CIT-5.7", "CIT-7.5", "CIT-7.6")
def test_as_the_wizard_she_builds_beyond_the_limit_and_duplicates() -> None:
    s = witch_as("wizard", gold=[9, 0, 0, 0], hands=["docks", "docks palace"], cities=["docks"])
    play(s, "look p2", "build docks", "build docks")
    assert city(s, 0) == "docks docks docks" and city(s, 1) == ""


@pytest.mark.rule("CIT-5.7", "CIT-7.9", "CIT-7.11")
def test_as_the_seer_she_takes_from_the_bewitched_too_and_builds_two() -> None:
    s = witch_as("seer", gold=[9, 0, 0, 0], hands=["temple tavern market", "manor", "", "castle"])
    play(s, "foresee")
    assert s.hands[1] == [] and s.hands[3] == []
    play(s, "give manor", "give castle")
    assert [hand(s, seat) for seat in (1, 2, 3)] == ["manor", "", "castle"]
    play(s, "build temple", "build tavern")
    assert why(s, "build market") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-5.7", "CIT-5.8", "CIT-8.7")
def test_as_the_patrician_she_takes_cards_and_he_the_crown() -> None:
    s = witch_as("patrician", cities=["manor palace", "castle"], deck="docks harbor tavern")
    assert s.crown == 1
    play(s, "income")
    assert hand(s, 0) == "tavern harbor"


@pytest.mark.rule("CIT-5.7", "CIT-9.4", "CIT-9.5")
def test_as_the_abbot_she_compares_her_own_gold() -> None:
    s = witch_as("abbot", gold=[1, 6, 2, 2], cities=["temple church", "monastery"])
    assert len(starting(s, "income_in_gold")) == 3
    play(s, "tithe p2")
    assert s.gold[:2] == [4, 7], "the bewitched may be the richest"


@pytest.mark.rule("CIT-5.7", "CIT-9.6", "CIT-9.7")
def test_as_the_cardinal_she_pays_with_her_own_cards() -> None:
    s = witch_as("cardinal", gold=[1, 4, 0, 0], hands=["palace temple church docks"])
    play(s, "levy p2 palace", "give temple", "give church")
    assert city(s, 0) == "palace" and s.gold[:2] == [0, 4] and hand(s, 1) == "temple church"


@pytest.mark.rule("CIT-5.7", "CIT-10.2")
def test_as_the_merchant_she_is_paid_for_her_own_districts() -> None:
    s = witch_as("merchant", gold=[0, 0, 0, 0], cities=["tavern", "market docks harbor"])
    play(s, "income", "extra_gold")
    assert s.gold[:2] == [4, 2]


@pytest.mark.rule("CIT-5.7", "CIT-10.3", "CIT-4.11")
def test_as_the_alchemist_she_gets_back_what_she_paid() -> None:
    s = witch_as("alchemist", gold=[2, 0, 0, 0], hands=["castle"], cities=["poor_house park"])
    play(s, "build castle", "end_turn")
    assert s.gold[0] == 1 + 4, "the Poor House first, now that her turn really ends"
    assert len(s.hands[0]) == 2, "and the Park"


@pytest.mark.rule("CIT-5.7", "CIT-10.5")
def test_as_the_trader_she_builds_any_number_of_trade_districts() -> None:
    s = witch_as("trader", gold=[9, 0, 0, 0], hands=["tavern market docks temple church"])
    play(s, "build tavern", "build market", "build temple", "build docks")
    assert why(s, "build church") == ("no-limit-trader", "CIT-10.5")


@pytest.mark.rule("CIT-5.7", "CIT-11.5", "CIT-11.6")
def test_as_the_scholar_she_keeps_one_of_seven_and_builds_two() -> None:
    deck = "manor castle palace temple church monastery tavern docks"
    s = witch_as("scholar", gold=[9, 0, 0, 0], hands=["market prison harbor"], deck=deck)
    play(s, "study", "keep docks", "build market", "build prison")
    assert len(s.deck) == 7 and hand(s, 0) == "harbor docks"
    assert why(s, "build harbor") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-5.7", "CIT-12.2")
def test_as_the_warlord_she_may_aim_at_the_bewitched() -> None:
    s = witch_as("warlord", gold=[2, 0, 0, 0], cities=["prison", "palace"])
    play(s, "income", "destroy p2 palace")
    assert s.gold[0] == 1 and city(s, 1) == ""


@pytest.mark.rule("CIT-5.7", "CIT-12.4")
def test_as_the_diplomat_she_gives_a_district_of_her_own() -> None:
    s = witch_as("diplomat", gold=[2, 0, 0, 0], cities=["temple", "palace"])
    play(s, "exchange_for p2 palace", "hand_over temple")
    assert (city(s, 0), city(s, 1)) == ("palace", "temple") and s.gold[:2] == [0, 6]


@pytest.mark.rule("CIT-5.7", "CIT-12.7")
def test_as_the_marshal_she_pays_the_bewitched() -> None:
    s = witch_as("marshal", gold=[2, 0, 0, 0], cities=["", "docks"])
    play(s, "seize p2 docks")
    assert city(s, 0) == "docks" and s.gold[:2] == [1, 5]


@pytest.mark.rule("CIT-5.7", "CIT-13.1")
def test_as_the_queen_her_own_seat_counts() -> None:
    near = witch_as("queen", seats=6, others={"king": 5})
    play(near, "favour")
    assert near.gold[0] == 7, "the King sits beside the Witch, not beside the Queen"
    far = witch_as("queen", seats=6, others={"king": 2})
    assert why(far, "favour") == ("no-favour", "CIT-13.1")


@pytest.mark.rule("CIT-5.7", "CIT-13.3")
def test_as_the_artist_she_beautifies_her_own_districts() -> None:
    s = witch_as("artist", cities=["docks temple", "palace"])
    play(s, "beautify docks", "beautify temple")
    assert city(s, 0) == "docks+ temple+" and s.gold[0] == 2
    assert parts(s, 0)["part-beautified"] == 2
    assert not can(s, "beautify palace")


@pytest.mark.rule("CIT-5.7", "CIT-13.7", "CIT-13.8")
def test_as_the_tax_collector_she_collects_and_pays_no_tax() -> None:
    s = witch_as("tax_collector", gold=[4, 0, 9, 0], hands=["docks", "", "market"], others={})
    s.taxes = 3
    play(s, "collect_taxes", "build docks")
    assert s.gold[0] == 6 + 3 - 3 and s.taxes == 0
