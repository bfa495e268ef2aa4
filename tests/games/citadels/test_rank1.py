"""Assassin, Witch and Magistrate (section 5 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, city, hand, heard, imagine, play, starting, table, texts, why


@pytest.mark.rule("CIT-5.1", "CIT-5.3")
def test_the_assassin_names_any_other_character() -> None:
    s = table(4, {"assassin": 0, "king": 1}, cast="bishop")
    assert "kill assassin" not in texts(s)
    assert starting(s, "kill") == [
        "kill thief",
        "kill magician",
        "kill king",
        "kill bishop",
        "kill merchant",
        "kill architect",
        "kill warlord",
    ]
    play(s, "kill bishop", "take_gold", "end_turn")
    assert s.waiting == (1,), "nobody had the Bishop: nothing is lost"


@pytest.mark.rule("CIT-5.2")
def test_a_killed_character_does_nothing_at_all() -> None:
    s = table(4, {"assassin": 0, "bishop": 1, "warlord": 2}, gold=[2, 0, 2, 2], cities=["", "poor_house park temple"])
    play(s, "kill bishop", "take_gold", "end_turn")
    assert s.waiting == (2,)
    assert s.gold[1] == 0 and s.hands[1] == [], "neither Poor House nor Park"
    assert can(s, "destroy p2 temple"), "a killed Bishop protects nothing"
    assert not s.shown & 1 << 5


@pytest.mark.rule("CIT-5.3")
def test_with_two_players_the_own_second_character_may_be_named() -> None:
    s = table(2, {"assassin": 0, "king": 0, "warlord": 1})
    play(s, "kill king", "take_gold", "end_turn")
    assert s.waiting == (1,)


def shut_cards(s: CitadelsState, seat: int) -> dict[str, str]:
    """What cannot be chosen now, with the clause that says so."""
    return {target: closed.rule for closed in s.ask(seat).closed for target in closed.targets}


@pytest.mark.rule("CIT-5.4", "CIT-5.5")
def test_the_witch_gathers_names_and_stops() -> None:
    """T-33."""
    s = table(
        4,
        {"witch": 0, "king": 1},
        gold=[4, 2, 2, 2],
        hands=["tavern"],
        cities=["laboratory smithy museum armory gold_mine"],
    )
    assert texts(s) == ["take_gold", "draw_cards"]
    for choice in ("build tavern", "laboratory tavern", "smithy", "museum tavern", "armory p1 museum"):
        assert why(s, choice) == ("no-gather-only", "CIT-5.5")
    assert shut_cards(s, 0) == {"seat:0/hand/tavern": "CIT-5.5"}
    play(s, "take_gold")
    assert s.gold[0] == 7, "the Gold Mine works"
    assert all(text.startswith("bewitch") for text in texts(s)), "naming is compulsory"
    assert "bewitch witch" not in texts(s)
    assert why(s, "end_turn") == ("no-bewitch-first", "CIT-5.5")
    play(s, "bewitch king")
    assert s.waiting == (1,)


@pytest.mark.rule("CIT-5.6", "CIT-5.7", "CIT-5.8", "CIT-8.2")
def test_the_witch_as_king() -> None:
    """T-29."""
    s = table(
        4,
        {"witch": 0, "king": 1},
        crown=3,
        gold=[2, 2, 2, 2],
        hands=["manor", "castle"],
        cities=["palace", "manor castle library observatory"],
        deck="tavern market docks harbor",
    )
    play(s, "take_gold", "bewitch king")
    assert s.crown == 1, "the bewitched King still gets the crown"
    assert texts(s) == ["take_gold", "draw_cards"]
    assert shut_cards(s, 1) == {"seat:1/hand/castle": "CIT-5.6"}
    play(s, "draw_cards")
    assert len(s.hands[1]) == 4, "Library and Observatory work for the bewitched"
    assert s.waiting == (0,) and s.acting == 9
    play(s, "income")
    assert s.gold[0] == 5, "her own noble district"
    assert why(s, "take_gold") == ("no-gathered", "CIT-4.1")
    play(s, "build manor", "end_turn")
    assert city(s, 0) == "palace manor"
    assert s.crown == 1


@pytest.mark.rule("CIT-5.7", "CIT-9.3")
def test_the_witch_as_bishop_protects_her_own_city() -> None:
    """T-30."""
    s = table(4, {"witch": 0, "bishop": 1, "warlord": 2}, gold=[2, 2, 9, 2], cities=["temple", "church"])
    play(s, "take_gold", "bewitch bishop", "take_gold", "end_turn")
    assert s.waiting == (2,)
    assert why(s, "destroy p1 temple") == ("no-protected", "CIT-9.2")
    assert can(s, "destroy p2 church")


@pytest.mark.rule("CIT-5.7", "CIT-11.1", "CIT-11.2", "CIT-11.4")
def test_the_witch_as_architect_and_as_navigator() -> None:
    """T-31."""
    s = table(4, {"witch": 0, "architect": 1}, gold=[9, 2, 2, 2], hands=["temple tavern market docks"])
    play(
        s, "take_gold", "bewitch architect", "take_gold", "extra_cards", "build temple", "build tavern", "build market"
    )
    assert len(s.hands[0]) == 3
    assert why(s, "build docks") == ("no-limit", "CIT-4.6")
    s = table(4, {"witch": 0, "navigator": 1}, gold=[9, 2, 2, 2], hands=["temple stables"])
    play(s, "take_gold", "bewitch navigator", "take_gold", "voyage gold")
    assert s.gold[0] == 15
    assert why(s, "build temple") == ("no-building", "CIT-11.4")
    assert why(s, "build stables") == ("no-building", "CIT-11.4")


@pytest.mark.rule("CIT-5.9")
def test_naming_a_character_nobody_has_loses_the_turn() -> None:
    """T-32."""
    s = table(4, {"witch": 0, "king": 1}, gold=[0, 2, 2, 2], cities=["park poor_house"], cast="bishop")
    s.gold[0] = 0
    play(s, "draw_cards", texts(s)[0] if texts(s)[0].startswith("keep") else "keep docks")
    s.hands[0] = []
    play(s, "bewitch bishop", "take_gold", "end_turn")
    assert s.round == 2
    assert s.gold[0] == 0 and s.hands[0] == []


@pytest.mark.rule("CIT-5.8", "CIT-8.5")
def test_the_witch_as_emperor_gives_the_crown_and_is_paid() -> None:
    s = table(4, {"witch": 0, "emperor": 1}, crown=3, gold=[2, 2, 2, 2])
    play(s, "take_gold", "bewitch emperor", "take_gold")
    assert s.waiting == (0,) and s.crown == 3
    given = starting(s, "crown")
    assert "crown p1 gold" not in given and "crown p4 gold" not in given
    assert why(s, "end_turn") == ("no-crown-first", "CIT-8.5")
    play(s, "crown p2 gold")
    assert s.crown == 1 and s.gold[:2] == [5, 3]


@pytest.mark.rule("CIT-5.7", "CIT-6.5")
def test_the_witch_as_blackmailer_takes_the_bribes() -> None:
    s = table(4, {"witch": 0, "blackmailer": 1, "king": 2}, gold=[2, 2, 5, 2])
    play(s, "take_gold", "bewitch blackmailer", "take_gold")
    play(s, "threats", "mark king", "mark bishop", "sign bishop", "end_turn")
    assert s.waiting == (2,)
    play(s, "take_gold", "bribe")
    assert s.gold[:3] == [7, 4, 4]


@pytest.mark.rule("CIT-5.7", "CIT-6.1")
def test_the_witch_as_thief_gets_the_loot() -> None:
    s = table(4, {"witch": 0, "thief": 1, "king": 2}, gold=[2, 2, 5, 2])
    play(s, "take_gold", "bewitch thief", "take_gold", "rob king", "end_turn")
    assert s.gold[:3] == [9, 4, 0]


def warrants_on_the_architect(signed: str = "architect", cities: str = "", gold: int = 9) -> CitadelsState:
    s = table(
        4,
        {"magistrate": 0, "architect": 1},
        gold=[2, gold, 2, 2],
        hands=["", "palace tavern market thieves_den stables manor"],
        cities=[cities, "framework"],
    )
    play(s, "take_gold", "warrants", "mark architect", "mark king", "mark bishop", f"sign {signed}", "end_turn")
    return s


@pytest.mark.rule("CIT-5.10")
def test_three_warrants_one_of_them_signed_in_secret() -> None:
    s = warrants_on_the_architect("king")
    assert s.warrants == 1 << 7 | 1 << 4 | 1 << 5
    own, other = str(s.observe(0)), str(s.observe(1))
    assert own.count("note-signed") == 1 and own.count("note-unsigned") == 2
    assert other.count("note-warrant") == 3 and "signed" not in other
    world = imagine(s, 1, 5)
    assert world.observe(1) == s.observe(1)
    assert {imagine(s, 1, seed).signed for seed in range(40)} == {4, 5, 7}
    assert {imagine(s, 0, seed).signed for seed in range(10)} == {4}


@pytest.mark.rule("CIT-5.10")
def test_a_warrant_needs_three_different_others() -> None:
    s = table(4, {"magistrate": 0, "king": 1})
    play(s, "warrants", "mark king")
    assert why(s, "mark king") == ("no-marked", "CIT-5.10")
    assert "mark magistrate" not in texts(s)


@pytest.mark.rule("CIT-5.11", "CIT-5.14", "CIT-5.15")
def test_the_signed_warrant_takes_the_district() -> None:
    """T-34."""
    s = warrants_on_the_architect()
    play(s, "take_gold", "build palace")
    assert s.waiting == (0,) and s.gold[1] == 6
    play(s, "confiscate")
    assert city(s, 0) == "palace" and city(s, 1) == "framework"
    assert s.gold[1] == 11 and s.built == 1 and s.warrants == 0
    play(s, "build tavern", "build market")
    assert city(s, 1) == "framework tavern market"
    assert why(s, "build manor") == ("no-limit", "CIT-4.6")


@pytest.mark.rule("CIT-5.12")
def test_only_the_first_paid_district_can_be_taken() -> None:
    s = warrants_on_the_architect()
    play(s, "take_gold", "build tavern", "pass", "build palace")
    assert s.waiting == (1,) and "palace" in city(s, 1)


@pytest.mark.rule("CIT-5.12", "CIT-14.6")
def test_a_framework_build_is_skipped_and_the_next_one_caught() -> None:
    """T-36."""
    s = warrants_on_the_architect()
    play(s, "take_gold", "scaffold palace")
    assert s.waiting == (1,) and city(s, 1) == "palace"
    play(s, "build tavern")
    assert s.waiting == (0,)
    play(s, "confiscate")
    assert city(s, 0) == "tavern"


@pytest.mark.rule("CIT-5.12", "CIT-14.18")
def test_a_sacrifice_for_the_necropolis_is_skipped_too() -> None:
    s = warrants_on_the_architect()
    s.hands[1] = [*s.hands[1], 34]
    play(s, "take_gold", "sacrifice framework")
    assert s.waiting == (1,) and city(s, 1) == "necropolis"
    play(s, "build tavern")
    assert s.waiting == (0,)


@pytest.mark.rule("CIT-5.13")
def test_not_a_district_he_has_not_even_with_the_quarry() -> None:
    """T-35."""
    for own in ("palace", "palace quarry"):
        s = warrants_on_the_architect(cities=own)
        play(s, "take_gold", "build palace")
        assert texts(s) == ["pass"]
        assert why(s, "confiscate") == ("no-duplicate", "CIT-5.13")


@pytest.mark.rule("CIT-5.13")
def test_no_monument_into_a_city_of_five() -> None:
    s = warrants_on_the_architect(cities="temple church market docks harbor")
    s.hands[1] = [32]
    play(s, "take_gold", "build monument")
    assert why(s, "confiscate") == ("no-monument", "CIT-5.13")


@pytest.mark.rule("CIT-5.14", "CIT-14.29")
def test_the_den_gives_back_gold_but_no_cards() -> None:
    """T-37: 2 gold and 4 cards."""
    s = warrants_on_the_architect(gold=0)
    play(s, "take_gold", "pay_with_cards", "discard palace", "discard tavern", "discard market", "discard stables")
    assert s.gold[1] == 2
    play(s, "pay_gold", "confiscate")
    assert s.gold[1] == 2 and hand(s, 1) == "manor"
    assert city(s, 0) == "thieves_den"


@pytest.mark.rule("CIT-5.14", "CIT-14.26")
def test_stables_taken_leave_the_limit_alone() -> None:
    """T-37."""
    s = table(4, {"magistrate": 0, "king": 1}, gold=[2, 9, 2, 2], hands=["", "stables palace"])
    play(s, "take_gold", "warrants", "mark king", "mark bishop", "mark thief", "sign king", "end_turn")
    play(s, "take_gold", "build stables", "confiscate", "build palace")
    assert city(s, 0) == "stables" and city(s, 1) == "palace"


@pytest.mark.rule("CIT-5.14", "CIT-15.5")
def test_a_confiscated_district_can_complete_the_city() -> None:
    s = warrants_on_the_architect(cities="temple church market docks harbor castle")
    play(s, "take_gold", "build palace", "confiscate")
    assert s.first == 0


@pytest.mark.rule("CIT-5.15")
def test_the_window_opens_for_unsigned_warrants_too() -> None:
    signed, unsigned = warrants_on_the_architect(), warrants_on_the_architect("king")
    told = []
    for s in (signed, unsigned):
        told.append([e.json() for e in heard(s, "take_gold", "build palace") if e.heard_by(3)])
        assert s.waiting == (0,)
    assert told[0] == told[1]
    assert texts(unsigned) == ["pass"]
    assert why(unsigned, "confiscate") == ("no-unsigned", "CIT-5.11")
    told = [[e.json() for e in heard(s, "pass") if e.heard_by(1)] for s in (signed, unsigned)]
    assert told[0] == told[1]


@pytest.mark.rule("CIT-5.16")
def test_no_confiscation_from_oneself() -> None:
    s = table(2, {"magistrate": 0, "king": 0, "warlord": 1}, gold=[9, 2], hands=["palace"])
    play(s, "take_gold", "warrants", "mark king", "mark bishop", "mark thief", "sign king", "end_turn")
    play(s, "take_gold", "build palace")
    assert s.waiting == (0,) and city(s, 0) == "palace"
    assert GAME.parse("end_turn") in s.choices(0)


@pytest.mark.rule("CIT-5.11")
def test_a_warrant_revealed_stays_revealed() -> None:
    s = warrants_on_the_architect()
    play(s, "take_gold", "build palace")
    known = s.known
    play(s, "confiscate")
    assert s.known > known, "all have seen it: a barrier for undo"


@pytest.mark.rule("CIT-5.4", "CIT-5.6", "CIT-5.7")
def test_the_witch_may_bewitch_her_own_second_character() -> None:
    """With two players each has two: she gathers as the King too, and goes on as the King."""
    s = table(2, {"witch": 0, "king": 0, "thief": 1, "bishop": 1}, gold=[0, 0], hands=["manor tavern", ""])
    assert can(s, "take_gold")
    play(s, "take_gold")
    assert can(s, "bewitch king")
    play(s, "bewitch king")
    assert s.waiting == (1,) and s.bewitched == 4 and s.witch == 0
    play(s, "take_gold", "end_turn")
    assert s.waiting == (0,) and s.called == 4
    assert texts(s) == ["take_gold", "draw_cards"], "the bewitched King gathers, and nothing else"
    play(s, "take_gold")
    assert s.waiting == (0,) and s.gold[0] == 4 and s.crown == 0
    assert not can(s, "take_gold"), "the Witch does not gather again"
    play(s, "build manor")
    assert city(s, 0) == "manor" and s.acting == CHARACTER_IDS.index("king")


@pytest.mark.rule("CIT-13.6", "CIT-13.7", "CIT-5.14")
def test_the_magistrate_pays_the_tax_on_the_tax_collectors_turn() -> None:
    """The Tax Collector is spared on the own turn, not whoever takes the district."""
    s = table(
        4,
        {"magistrate": 0, "tax_collector": 1},
        gold=[3, 9, 0, 0],
        hands=["", "palace"],
    )
    play(s, "take_gold", "warrants", "mark tax_collector", "mark king", "mark bishop", "sign tax_collector", "end_turn")
    assert s.waiting == (1,) and s.acting == CHARACTER_IDS.index("tax_collector")
    before = s.gold[0]
    play(s, "take_gold", "build palace")
    play(s, "confiscate")
    assert city(s, 0) == "palace" and s.gold[0] == before - 1 and s.taxes == 1
    assert s.gold[1] == 11, "all of it back, and no tax"
