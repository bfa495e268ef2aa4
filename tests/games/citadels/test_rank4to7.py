"""Ranks 4 to 7: the crown, the church, trade and building (sections 8 to 11 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.citadels.helpers import can, cards, city, hand, play, starting, table, texts, why


@pytest.mark.rule("CIT-8.1", "CIT-8.2")
def test_the_king_is_paid_and_crowned() -> None:
    s = table(4, {"king": 2}, crown=0, cities=["", "", "manor palace temple"])
    assert s.crown == 2, "at once, since the moment makes no difference"
    play(s, "income", "take_gold")
    assert s.gold[2] == 6


@pytest.mark.rule("CIT-8.3")
@pytest.mark.parametrize("heir", ["king", "patrician"])
def test_a_killed_king_or_patrician_is_the_heir(heir: str) -> None:
    """T-27."""
    s = table(4, {"assassin": 0, heir: 2, "warlord": 1}, crown=3)
    play(s, "take_gold", f"kill {heir}", "end_turn")
    assert s.waiting == (1,) and s.crown == 3
    play(s, "take_gold", "end_turn")
    assert s.crown == 2 and s.round == 2 and s.waiting == (2,)


@pytest.mark.rule("CIT-8.4", "CIT-8.5")
def test_the_emperor_is_paid_and_gives_the_crown() -> None:
    """T-28."""
    s = table(
        4, {"emperor": 1}, crown=0, gold=[5, 2, 0, 3], hands=["tavern", "", "", "docks"], cities=["", "manor palace"]
    )
    assert s.crown == 0
    assert starting(s, "crown") == ["crown p3 nothing", "crown p4 gold", "crown p4 card"]
    assert why(s, "crown p1 gold") == ("no-has-crown", "CIT-8.5")
    play(s, "income", "take_gold")
    assert s.gold[1] == 6
    assert why(s, "end_turn") == ("no-crown-first", "CIT-8.5")
    card = s.copy()
    play(s, "crown p4 gold")
    assert s.crown == 3 and s.gold == [5, 7, 0, 2]
    assert starting(s, "crown") == [] and can(s, "end_turn")
    play(card, "crown p4 card")
    assert hand(card, 1) == "docks" and card.hands[3] == []
    nothing = table(4, {"emperor": 1}, crown=0, gold=[5, 2, 0, 3])
    play(nothing, "crown p3 nothing")
    assert nothing.crown == 2 and nothing.gold == [5, 2, 0, 3]


@pytest.mark.rule("CIT-8.6")
def test_a_killed_emperor_advises_without_payment() -> None:
    """T-27."""
    s = table(4, {"assassin": 0, "emperor": 2, "warlord": 1}, crown=3)
    play(s, "take_gold", "kill emperor", "end_turn", "take_gold", "end_turn")
    assert s.waiting == (2,) and texts(s) == ["advise p1", "advise p2"]
    gold = s.gold[:]
    play(s, "advise p2")
    assert s.crown == 1 and s.gold == gold and s.waiting == (1,)


@pytest.mark.rule("CIT-8.7", "CIT-8.2")
def test_the_patrician_takes_cards_and_the_crown() -> None:
    s = table(4, {"patrician": 1}, cities=["", "manor palace"], deck="tavern temple docks")
    assert s.crown == 1
    play(s, "income")
    assert hand(s, 1) == "docks temple" and s.gold[1] == 2


@pytest.mark.rule("CIT-9.2", "CIT-12.3")
@pytest.mark.parametrize("eight", ["warlord", "diplomat", "marshal"])
def test_the_bishop_holds_off_rank_eight(eight: str) -> None:
    s = table(4, {"bishop": 0, eight: 1}, gold=[0, 9, 0, 0], cities=["temple", "market", "church"])
    play(s, "take_gold", "end_turn")
    verb = {"warlord": "destroy", "diplomat": "exchange_for", "marshal": "seize"}[eight]
    assert why(s, f"{verb} p1 temple") == ("no-protected", "CIT-9.2")
    assert can(s, f"{verb} p3 church")


@pytest.mark.rule("CIT-9.3")
def test_the_bishops_own_rank_eight_is_held_off_too_but_not_the_armory() -> None:
    s = table(2, {"bishop": 0, "warlord": 0}, gold=[9, 0], cities=["temple armory tavern"])
    play(s, "take_gold", "end_turn")
    assert why(s, "destroy p1 temple") == ("no-own-protected", "CIT-9.2")
    play(s, "armory p1 temple")
    assert city(s, 0) == "tavern"


@pytest.mark.rule("CIT-9.3")
def test_the_bishops_own_diplomat_gives_nothing_away_but_his_marshal_may_take() -> None:
    s = table(3, {"bishop": 0, "diplomat": 0}, gold=[9, 0, 0], cities=["temple", "market"])
    play(s, "take_gold", "end_turn")
    assert why(s, "exchange_for p2 market") == ("no-own-protected", "CIT-9.3")
    older = table(3, {"bishop": 0, "diplomat": 0}, gold=[9, 0, 0], cities=["temple", "market"])
    older.rules = 1
    play(older, "take_gold", "end_turn")
    assert can(older, "exchange_for p2 market"), "games of version 1 are finished under it"
    taking = table(3, {"bishop": 0, "marshal": 0}, gold=[9, 0, 0], cities=["temple", "market"])
    play(taking, "take_gold", "end_turn")
    assert can(taking, "seize p2 market"), "nothing leaves his own city"


@pytest.mark.rule("CIT-9.4", "CIT-14.23")
def test_the_abbot_mixes_gold_and_cards() -> None:
    """T-17."""
    s = table(4, {"abbot": 0}, cities=["temple church monastery"])
    shares = starting(s, "income_in_gold")
    assert shares == [f"income_in_gold {gold}" for gold in range(4)]
    assert why(s, "income_in_gold 4") == ("no-income-share", "CIT-9.4")
    play(s, "income_in_gold 2")
    assert s.gold[0] == 4 and len(s.hands[0]) == 1
    assert why(s, "income_in_gold 1") == ("no-income-twice", "CIT-4.9")
    school = table(4, {"abbot": 0}, cities=["temple church monastery school_of_magic"])
    assert len(starting(school, "income_in_gold")) == 5


@pytest.mark.rule("CIT-9.5")
def test_the_abbot_takes_from_the_richest() -> None:
    """T-18: gold 3, 6, 6, 2."""
    s = table(4, {"abbot": 0}, gold=[3, 6, 6, 2])
    assert starting(s, "tithe") == ["tithe p2", "tithe p3"]
    assert why(s, "tithe p4") == ("no-not-richest", "CIT-9.5")
    play(s, "tithe p3")
    assert s.gold == [4, 6, 5, 2]
    assert starting(s, "tithe") == []
    for own in (6, 7):
        rich = table(4, {"abbot": 0}, gold=[own, 6, 6, 2])
        assert why(rich, "tithe p2") == ("no-abbot-richest", "CIT-9.5")


@pytest.mark.rule("CIT-9.6")
def test_the_cardinal_is_paid_in_cards() -> None:
    s = table(4, {"cardinal": 0}, cities=["temple church"], deck="tavern docks harbor")
    play(s, "income")
    assert hand(s, 0) == "harbor docks"


@pytest.mark.rule("CIT-9.7")
def test_the_cardinal_levies_exactly_what_is_missing() -> None:
    """T-38: price 5, own gold 3, another has 4."""
    s = table(4, {"cardinal": 0}, gold=[1, 4, 1, 0], hands=["palace temple church docks"])
    play(s, "take_gold")
    assert starting(s, "levy") == ["levy p2 palace"], "only one has 2 gold to lend"
    play(s, "levy p2 palace")
    assert s.gold[:2] == [0, 2]
    assert "give palace" not in texts(s), "the card being built cannot be given"
    play(s, "give temple", "give docks")
    assert city(s, 0) == "palace" and hand(s, 0) == "church" and hand(s, 1) == "temple docks"


@pytest.mark.rule("CIT-9.7")
def test_when_the_cardinal_may_not_levy() -> None:
    few = table(4, {"cardinal": 0}, gold=[1, 4, 4, 4], hands=["palace temple"])
    play(few, "take_gold")
    assert why(few, "levy p2 palace") == ("no-levy", "CIT-9.7"), "two cards are needed for two gold"
    rich = table(4, {"cardinal": 0}, gold=[4, 4, 4, 4], hands=["palace temple church"])
    play(rich, "take_gold")
    assert starting(rich, "levy") == [], "nothing is missing"
    twice = table(
        4, {"cardinal": 0}, gold=[1, 4, 4, 4], hands=["palace stables temple church docks tavern"], cities=["quarry"]
    )
    play(twice, "take_gold", "levy p2 palace", "give temple", "give church")
    assert why(twice, "levy p3 stables") == ("no-levy", "CIT-9.7"), "once per turn"


@pytest.mark.rule("CIT-9.7", "CIT-13.7")
def test_after_a_levy_there_is_no_gold_left_to_tax() -> None:
    s = table(4, {"cardinal": 0}, cast="tax_collector", gold=[1, 4, 4, 4], hands=["palace temple church"])
    play(s, "take_gold", "levy p2 palace", "give temple", "give church")
    assert s.taxes == 0 and s.gold[0] == 0


@pytest.mark.rule("CIT-9.7", "CIT-14.5")
def test_the_factory_lowers_what_the_cardinal_misses() -> None:
    s = table(4, {"cardinal": 0}, gold=[1, 4, 1, 0], hands=["library temple church"], cities=["factory"])
    play(s, "take_gold")
    assert starting(s, "levy") == ["levy p2 library"], "5 with the Factory, 3 at hand, 2 missing"
    play(s, "levy p2 library", "give temple", "give church")
    assert city(s, 0) == "factory library" and s.gold[:2] == [0, 2]


@pytest.mark.rule("CIT-9.7", "CIT-5.14")
def test_a_confiscated_levy_comes_back_in_gold_and_not_in_cards() -> None:
    s = table(4, {"magistrate": 1, "cardinal": 0}, gold=[1, 4, 0, 0], hands=["palace temple church"])
    play(s, "take_gold", "warrants", "mark cardinal", "mark king", "mark thief", "sign cardinal", "end_turn")
    play(s, "take_gold", "levy p2 palace", "give temple", "give church")
    assert s.waiting == (1,)
    play(s, "confiscate")
    assert city(s, 1) == "palace" and s.gold[:2] == [5, 4] and hand(s, 1) == "temple church"


@pytest.mark.rule("CIT-9.7", "CIT-14.29")
def test_the_cardinal_may_lower_the_price_of_the_den_with_cards_first() -> None:
    s = table(4, {"cardinal": 0}, gold=[0, 5, 0, 0], hands=["thieves_den temple church docks tavern"])
    play(s, "take_gold", "pay_with_cards", "discard temple", "discard church")
    assert can(s, "borrow p2") and not can(s, "borrow p3")
    play(s, "borrow p2", "give docks", "give tavern")
    assert city(s, 0) == "thieves_den" and s.gold[:2] == [0, 3]


@pytest.mark.rule("CIT-9.7", "CIT-14.29")
@pytest.mark.parametrize(("character", "borrows"), [("cardinal", True), ("king", False)])
def test_for_the_den_only_the_cardinal_borrows_and_only_after_a_first_card(character: str, borrows: bool) -> None:
    held = "thieves_den tavern market docks temple church manor"
    s = table(4, {character: 0}, gold=[2, 9, 9, 9], hands=[held])
    play(s, "take_gold", "pay_with_cards")
    assert not can(s, "borrow p2"), "no card has been discarded"
    play(s, "discard tavern")
    assert can(s, "borrow p2") == borrows


@pytest.mark.rule("CIT-10.1", "CIT-10.2")
def test_the_merchant_has_income_and_one_more() -> None:
    """T-39: two trade districts, gather gold: 2 + 2 + 1."""
    s = table(4, {"merchant": 0}, gold=[0, 0, 0, 0], cities=["tavern market"])
    play(s, "take_gold", "income", "extra_gold")
    assert s.gold[0] == 5
    assert why(s, "extra_gold") == ("no-ability", "CIT-10.2")
    cards_too = table(4, {"merchant": 0}, gold=[0, 0, 0, 0], deck="manor")
    play(cards_too, "extra_gold", "draw_cards")
    assert cards_too.gold[0] == 1


@pytest.mark.rule("CIT-10.3")
def test_the_alchemist_gets_back_what_the_districts_cost() -> None:
    """T-40: the Smithy's two gold do not come back."""
    s = table(4, {"alchemist": 0}, gold=[2, 0, 0, 0], hands=["castle"])
    play(s, "take_gold", "build castle", "end_turn")
    assert s.gold[0] == 4
    s = table(4, {"alchemist": 0}, gold=[2, 0, 0, 0], hands=["market"], cities=["smithy"])
    play(s, "take_gold", "smithy", "build market", "end_turn")
    assert s.gold[0] == 2


@pytest.mark.rule("CIT-10.3", "CIT-5.14")
def test_the_alchemist_is_not_paid_twice_for_a_confiscation() -> None:
    s = table(4, {"magistrate": 0, "alchemist": 1}, gold=[2, 2, 0, 0], hands=["", "castle"])
    play(s, "take_gold", "warrants", "mark alchemist", "mark king", "mark bishop", "sign alchemist", "end_turn")
    play(s, "take_gold", "build castle", "confiscate", "end_turn")
    assert s.gold[1] == 4


@pytest.mark.rule("CIT-10.3", "CIT-13.7")
def test_tax_is_not_refunded() -> None:
    s = table(4, {"alchemist": 0}, cast="tax_collector", gold=[4, 0, 0, 0], hands=["castle"])
    play(s, "take_gold", "build castle", "end_turn")
    assert s.gold[0] == 5 and s.taxes == 1


@pytest.mark.rule("CIT-10.4", "CIT-10.5")
def test_the_trader_builds_any_number_of_trade_districts() -> None:
    """T-41."""
    s = table(
        4, {"trader": 0}, gold=[9, 0, 0, 0], hands=["tavern market docks temple church"], cities=["harbor town_hall"]
    )
    play(s, "take_gold", "income")
    assert s.gold[0] == 13
    play(s, "build tavern", "build market", "build temple", "build docks")
    assert why(s, "build church") == ("no-limit-trader", "CIT-10.5")
    assert city(s, 0) == "harbor town_hall tavern market temple docks"


@pytest.mark.rule("CIT-10.5", "CIT-14.23")
def test_the_school_of_magic_is_no_trade_district_to_build() -> None:
    s = table(4, {"trader": 0}, gold=[20, 0, 0, 0], hands=["temple school_of_magic"])
    play(s, "take_gold", "build temple")
    assert why(s, "build school_of_magic") == ("no-limit-trader", "CIT-10.5")


@pytest.mark.rule("CIT-11.1", "CIT-11.2")
def test_the_architect_draws_two_and_builds_three() -> None:
    """T-42."""
    s = table(4, {"architect": 0}, gold=[9, 0, 0, 0], hands=["temple tavern market docks"], deck="manor castle palace")
    play(s, "take_gold", "extra_cards")
    assert len(s.hands[0]) == 6
    play(s, "build temple", "build tavern", "build market")
    assert why(s, "build docks") == ("no-limit", "CIT-4.6")
    drawing = table(4, {"architect": 0}, deck="manor castle palace harbor")
    play(drawing, "draw_cards", "keep palace", "extra_cards")
    assert hand(drawing, 0) == "palace castle manor", "two more, whatever was gathered"


@pytest.mark.rule("CIT-11.3", "CIT-11.4")
def test_the_navigator_takes_four_and_builds_nothing() -> None:
    """T-42."""
    s = table(4, {"navigator": 0}, gold=[9, 0, 0, 0], hands=["stables temple"], deck="manor castle palace docks")
    play(s, "take_gold")
    copy = s.copy()
    play(s, "voyage gold")
    assert s.gold[0] == 15
    assert why(s, "build stables") == ("no-building", "CIT-11.4")
    play(copy, "voyage cards")
    assert len(copy.hands[0]) == 6
    assert starting(copy, "voyage") == []


@pytest.mark.rule("CIT-11.5", "CIT-11.6")
def test_the_scholar_keeps_one_of_seven() -> None:
    """T-43."""
    deck = "manor castle palace docks tavern market temple church prison"
    s = table(4, {"scholar": 0}, gold=[9, 0, 0, 0], deck=deck)
    play(s, "study")
    assert len(texts(s)) == 7
    play(s, "keep docks")
    assert len(s.deck) == 8 and sorted([*s.deck, *cards("docks")]) == sorted(cards(deck))
    assert hand(s, 0) == "docks"
    s.hands[0] = cards("tavern temple docks")
    play(s, "take_gold", "build tavern", "build temple")
    assert why(s, "build docks") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-11.4")
def test_the_navigator_is_not_told_to_gather_in_order_to_build() -> None:
    s = table(4, {"navigator": 0}, hands=["tavern"])
    assert why(s, "build tavern") == ("no-building", "CIT-11.4")


@pytest.mark.rule("CIT-11.5")
def test_the_scholar_with_a_short_deck_and_the_whole_deck_shuffled() -> None:
    s = table(4, {"scholar": 0}, deck="manor castle")
    play(s, "study", "keep castle")
    assert s.deck == cards("manor")
    orders = set()
    for seed in range(20):
        s = table(4, {"scholar": 0}, deck="manor castle palace docks tavern market temple church prison harbor")
        s.seed_chance(seed)
        play(s, "study", "keep harbor")
        orders.add(tuple(s.deck[-3:]))
    assert len(orders) > 5, "the top of the deck too: what was not drawn moves, and what was put back"
