"""Magician, Wizard and Seer (section 7 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, cards, city, hand, imagine, play, price_of, starting, table, texts, why


@pytest.mark.rule("CIT-7.1", "CIT-7.2")
def test_the_magician_swaps_an_empty_hand_for_four_cards() -> None:
    """T-24."""
    s = table(4, {"magician": 0}, hands=["", "temple church docks harbor"])
    play(s, "swap_hands p2")
    assert len(s.hands[0]) == 4 and s.hands[1] == []
    assert starting(s, "redraw") == [] and starting(s, "swap") == []
    assert why(s, "redraw") == ("no-ability", "CIT-7.1")


@pytest.mark.rule("CIT-7.2")
def test_the_magician_may_take_an_empty_hand_but_not_swap_nothing_for_nothing() -> None:
    s = table(4, {"magician": 0}, hands=["tavern"])
    play(s, "swap_hands p3")
    assert hand(s, 2) == "tavern" and s.hands[0] == []
    s = table(4, {"magician": 0})
    assert starting(s, "swap") == []


@pytest.mark.rule("CIT-7.3")
def test_the_magician_redraws_as_many_as_go_under() -> None:
    """T-24: three cards."""
    s = table(4, {"magician": 0}, hands=["temple church docks harbor"], deck="manor castle palace prison")
    play(s, "redraw")
    assert "done" not in texts(s), "none is no redraw"
    play(s, "discard temple", "discard church", "discard docks", "done")
    assert hand(s, 0) == "harbor prison palace castle"
    assert sorted(s.deck[:3]) == cards("temple church docks")
    assert starting(s, "swap") == []


def looking(
    gathered: bool = True,
    gold: int = 8,
    theirs: str = "palace tavern secret_vault monument",
    own: str = "",
    mine: str = "",
    **options: object,
) -> CitadelsState:
    """The Wizard looks at the hand of seat 1."""
    s = table(4, {"wizard": 0}, gold=[gold, 2, 2, 2], hands=[mine, theirs], cities=[own], options=options)
    if gathered:
        play(s, "take_gold")
    play(s, "look p2")
    return s


@pytest.mark.rule("CIT-7.4")
def test_the_wizard_sees_a_hand_and_takes_a_card() -> None:
    s = looking()
    seats = {t["id"]: t for t in s.observe(0)["things"]}
    items = {t["id"]: t for t in seats["seat:1"]["items"]}
    assert len(items["seat:1/hand"]["items"]) == 4
    assert imagine(s, 0, 3).hands[1] == s.hands[1]
    others = {t["id"]: t for t in s.observe(2)["things"]}
    assert "items" not in {t["id"]: t for t in others["seat:1"]["items"]}["seat:1/hand"]
    play(s, "take palace")
    assert hand(s, 0) == "palace" and len(s.hands[1]) == 3


@pytest.mark.rule("CIT-7.4")
def test_an_empty_hand_cannot_be_looked_at() -> None:
    s = table(4, {"wizard": 0}, hands=["", "tavern"])
    assert starting(s, "look") == ["look p2"]
    assert why(s, "look p3") == ("no-empty-hand", "CIT-7.4")


@pytest.mark.rule("CIT-7.5")
def test_a_card_built_at_once_does_not_count() -> None:
    """T-25: a card of cost 5 built at once for 5, then one more."""
    s = looking(mine="tavern market")
    assert price_of(s, "build palace") == 5
    play(s, "build palace")
    assert city(s, 0) == "palace" and s.gold[0] == 5
    play(s, "build tavern")
    assert why(s, "build market") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-7.5")
def test_a_card_taken_into_the_hand_is_an_ordinary_one() -> None:
    s = looking(mine="tavern")
    play(s, "take palace", "build tavern")
    assert why(s, "build palace") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-7.5", "CIT-14.16", "CIT-14.24")
def test_bans_hold_for_the_wizard_too() -> None:
    s = looking(own="temple church market docks harbor")
    assert why(s, "build secret_vault") == ("no-vault", "CIT-14.24")
    assert why(s, "build monument") == ("no-monument", "CIT-14.16")
    poor = looking(gold=0)
    assert why(poor, "build palace") == ("no-gold-for", "CIT-4.5")


@pytest.mark.rule("CIT-7.5", "CIT-5.11", "CIT-13.6")
def test_the_wizards_card_is_a_build_for_warrant_and_tax() -> None:
    """The tax waits for the warrant: the Magistrate pays it, and the limit of the Wizard is untouched."""
    s = table(
        4,
        {"magistrate": 0, "wizard": 1},
        cast="tax_collector",
        gold=[2, 9, 2, 2],
        hands=["", "tavern", "palace"],
    )
    play(s, "take_gold", "warrants", "mark wizard", "mark king", "mark thief", "sign wizard", "end_turn")
    play(s, "take_gold", "look p3", "build palace")
    assert s.waiting == (0,) and s.taxes == 0 and s.gold[1] == 6
    play(s, "confiscate")
    assert city(s, 0) == "palace" and s.taxes == 1 and s.gold[:2] == [3, 11]
    play(s, "build tavern")
    assert city(s, 1) == "tavern" and s.taxes == 2 and s.gold[1] == 9, "the ordinary build is still open, and taxed"


@pytest.mark.rule("CIT-7.6")
def test_the_wizard_may_build_duplicates_all_turn() -> None:
    """T-25, T-58."""
    s = looking(own="tavern", mine="tavern")
    play(s, "build tavern", "build tavern")
    assert city(s, 0) == "tavern tavern tavern"


@pytest.mark.rule("CIT-7.7")
def test_at_once_only_after_gathering_unless_the_table_says_so() -> None:
    s = looking(gathered=False)
    assert why(s, "build palace") == ("no-gather-first", "CIT-4.4")
    assert can(s, "take palace")
    early = looking(gathered=False, wizard_build_before_gather=True)
    play(early, "build palace")
    assert city(early, 0) == "palace"
    assert why(early, "build tavern")[0] in ("no-gather-first", "no-not-in-hand")


@pytest.mark.rule("CIT-7.8")
def test_other_ways_to_pay_for_the_wizards_card() -> None:
    theirs = "necropolis thieves_den library"
    mine = "tavern market docks harbor palace temple"
    s = looking(theirs=theirs, own="framework factory", mine=mine, gold=0, wizard_alternative_payment=True)
    assert can(s, "scaffold library") and can(s, "sacrifice factory") and can(s, "pay_with_cards")
    strict = looking(theirs=theirs, own="framework factory", mine=mine, gold=0)
    assert not can(strict, "scaffold library") and not can(strict, "sacrifice factory")
    play(strict, "pay_with_cards", "discard tavern", "discard market", "discard docks")
    play(strict, "pay_gold")
    assert city(strict, 0) == "framework factory thieves_den", "5 with the Factory: 3 cards and 2 gold"
    assert strict.gold[0] == 0 and strict.built == 0
    play(s, "sacrifice factory")
    assert city(s, 0) == "framework necropolis"


@pytest.mark.rule("CIT-7.9", "CIT-7.10")
def test_the_seer_takes_from_all_and_gives_to_all() -> None:
    """T-26."""
    s = table(4, {"seer": 0}, hands=["tavern", "temple", "", "docks harbor"])
    play(s, "foresee")
    assert sorted(len(h) for h in s.hands) == [0, 0, 1, 3]
    assert s.waiting == (0,) and s.ask(0).message.args["other"] == "seat:1"
    assert can(s, "give temple") and can(s, "give tavern"), "the same card or any other"
    play(s, "give tavern")
    assert hand(s, 1) == "tavern"
    assert s.ask(0).message.args["other"] == "seat:3", "the empty hand neither loses nor gets"
    play(s, "give temple")
    assert [len(h) for h in s.hands] == [1, 1, 0, 2]
    assert starting(s, "foresee") == []


@pytest.mark.rule("CIT-7.11")
def test_the_seer_builds_two() -> None:
    s = table(4, {"seer": 0}, gold=[9, 0, 0, 0], hands=["temple church docks"])
    play(s, "take_gold", "build temple", "build church")
    assert why(s, "build docks") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-7.2", "CIT-7.3", "CIT-7.9")
def test_where_nobody_has_cards_that_is_the_reason() -> None:
    seer = table(4, {"seer": 0}, hands=["tavern"])
    assert why(seer, "foresee") == ("no-empty-hand", "CIT-7.9")
    magician = table(4, {"magician": 0})
    assert why(magician, "swap_hands p2") == ("no-empty-hand", "CIT-7.2")
    assert why(magician, "redraw") == ("no-cards", "CIT-7.3")


@pytest.mark.rule("CIT-7.3", "CIT-4.12")
def test_from_an_empty_deck_the_magician_would_draw_the_same_cards_again() -> None:
    s = table(4, {"magician": 0}, hands=["tavern docks"], deck="")
    assert why(s, "redraw") == ("no-deck-empty", "CIT-4.12")
    assert can(s, "swap_hands p2")
