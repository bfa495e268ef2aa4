"""Thief, Spy and Blackmailer (section 6 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, hand, heard, imagine, play, starting, table, texts, why


@pytest.mark.rule("CIT-6.1")
def test_the_thief_takes_all_gold_before_the_gather() -> None:
    """T-22: a victim with 5 gold."""
    s = table(4, {"thief": 0, "king": 1}, gold=[2, 5, 0, 0])
    play(s, "rob king", "take_gold", "end_turn")
    assert s.gold == [9, 0, 0, 0]
    play(s, "take_gold")
    assert s.gold[1] == 2, "what comes later is safe"


@pytest.mark.rule("CIT-6.1")
def test_robbing_ones_own_second_character_changes_nothing() -> None:
    s = table(2, {"thief": 0, "king": 0})
    play(s, "rob king", "take_gold", "end_turn")
    assert s.gold[0] == 4


@pytest.mark.rule("CIT-6.2")
def test_the_thief_cannot_name_rank_one_the_killed_or_himself() -> None:
    s = table(4, {"assassin": 0, "thief": 1, "king": 2})
    play(s, "take_gold", "kill king", "end_turn")
    assert starting(s, "rob") == ["rob magician", "rob bishop", "rob merchant", "rob architect", "rob warlord"]
    assert why(s, "rob king") == ("no-killed", "CIT-6.2")
    assert why(s, "rob assassin") == ("no-rank", "CIT-6.2")
    assert why(s, "rob thief") == ("no-rank", "CIT-6.2")


@pytest.mark.rule("CIT-6.2")
def test_the_thief_cannot_name_the_bewitched() -> None:
    s = table(4, {"witch": 0, "thief": 1, "king": 2})
    play(s, "take_gold", "bewitch king")
    assert why(s, "rob king") == ("no-bewitched", "CIT-6.2")


@pytest.mark.rule("CIT-6.3", "CIT-6.4")
def test_the_spy_takes_gold_and_cards_for_every_match() -> None:
    """T-23: two noble cards and one religious, 1 gold."""
    s = table(4, {"spy": 0}, gold=[2, 1, 2, 2], hands=["", "manor castle temple"], deck="tavern market docks harbor")
    events = heard(s, "spy p2 noble")
    assert s.gold[:2] == [3, 0]
    assert hand(s, 0) == "harbor docks" and hand(s, 1) == "manor castle temple"
    seen = [event for event in events if event.message.id == "event-spy-sees"]
    assert seen[0].audience == 1 << 0, "only the Spy sees the hand"
    assert not can(s, "spy p2 religious")


@pytest.mark.rule("CIT-6.3")
def test_the_spy_names_another_player_with_cards_and_one_of_five_types() -> None:
    s = table(4, {"spy": 0}, hands=["tavern", "secret_vault", "", "manor"], deck="docks")
    assert len(starting(s, "spy")) == 10
    assert why(s, "spy p3 noble") == ("no-empty-hand", "CIT-6.3")
    assert not can(s, "spy p1 trade")
    play(s, "spy p2 unique")
    assert s.gold[0] == 3, "the Secret Vault is a unique card"


def threatened(rose: str = "king", gold: int = 5, city: str = "") -> CitadelsState:
    """The King of seat 1 is threatened, with this much gold before the gather."""
    s = table(
        4,
        {"blackmailer": 0, "king": 1, "bishop": 2},
        gold=[2, gold, 2, 2],
        hands=["", "tavern market"],
        cities=["", city],
    )
    play(s, "take_gold", "threats", "mark king", "mark bishop", f"sign {rose}", "end_turn")
    return s


@pytest.mark.rule("CIT-6.5")
def test_two_threats_one_of_them_real_in_secret() -> None:
    s = threatened("bishop")
    assert s.threats == 1 << 4 | 1 << 5
    own, other = str(s.observe(0)), str(s.observe(1))
    assert "note-rose" in own and "note-blank" in own
    assert "note-rose" not in other and other.count("note-threat") == 2
    assert {imagine(s, 1, seed).rose for seed in range(30)} == {4, 5}
    assert {imagine(s, 0, seed).rose for seed in range(30)} == {5}


@pytest.mark.rule("CIT-6.6")
def test_whom_the_blackmailer_cannot_threaten() -> None:
    """T-21."""
    s = table(4, {"assassin": 0, "blackmailer": 1, "king": 2})
    play(s, "take_gold", "kill king", "end_turn", "threats")
    assert why(s, "mark king") == ("no-killed", "CIT-6.6")
    assert why(s, "mark assassin") == ("no-rank", "CIT-6.6")
    assert why(s, "mark blackmailer") == ("no-rank", "CIT-6.6")
    s = table(4, {"witch": 0, "blackmailer": 1, "king": 2})
    play(s, "take_gold", "bewitch king", "threats")
    assert why(s, "mark king") == ("no-bewitched", "CIT-6.6")
    s = table(4, {"magistrate": 0, "blackmailer": 1, "king": 2})
    play(s, "warrants", "mark king", "mark bishop", "mark thief" if can(s, "mark thief") else "mark warlord")
    play(s, "sign king", "take_gold", "end_turn", "threats")
    assert can(s, "mark king"), "a warrant is no obstacle"


@pytest.mark.rule("CIT-6.7")
@pytest.mark.parametrize(("gold", "bribe"), [(5, 3), (0, 1)])
def test_the_bribe_is_half_of_the_gold_after_the_gather(gold: int, bribe: int) -> None:
    """T-20: 5 + 2 = 7 gold, bribe 3; 2 gold, bribe 1."""
    s = threatened(gold=gold)
    play(s, "take_gold")
    assert texts(s) == ["bribe", "refuse"]
    events = heard(s, "bribe")
    assert s.gold[:2] == [4 + bribe, gold + 2 - bribe]
    assert not s.threats & 1 << 4, "the marker leaves unseen"
    assert "event-rose" not in [event.message.id for event in events]
    assert {imagine(s, 3, seed).rose for seed in range(30)} == {4, 5}, "nobody has learnt which one it was"


@pytest.mark.rule("CIT-6.7")
def test_with_one_gold_or_none_the_bribe_is_nothing() -> None:
    s = threatened(gold=0)
    play(s, "draw_cards", "keep docks", "bribe")
    assert s.gold[:2] == [4, 0] and not s.threats & 1 << 4
    s = threatened(gold=1)
    play(s, "draw_cards", "keep docks", "bribe")
    assert s.gold[:2] == [4, 1]


@pytest.mark.rule("CIT-6.8")
def test_refusing_risks_everything_or_nothing() -> None:
    """T-20."""
    real = threatened()
    play(real, "take_gold", "refuse")
    assert real.waiting == (0,) and texts(real) == ["expose", "pass"]
    play(real, "expose")
    assert real.gold[:2] == [11, 0]
    blank = threatened("bishop")
    play(blank, "take_gold", "refuse", "expose")
    assert blank.gold[:2] == [4, 7]
    left = threatened()
    play(left, "take_gold", "refuse", "pass")
    assert left.gold[:2] == [4, 7] and left.waiting == (1,)


@pytest.mark.rule("CIT-6.9")
def test_nothing_before_the_threat_is_settled() -> None:
    s = threatened(city="laboratory palace gold_mine")
    assert texts(s) == ["take_gold", "draw_cards"]
    for choice in ("laboratory tavern", "income"):
        assert why(s, choice) == ("no-threat-first", "CIT-6.9")
    closed = {target: c.rule for c in s.ask(1).closed for target in c.targets}
    assert closed["seat:1/hand/tavern"] == "CIT-6.9"
    play(s, "take_gold")
    assert s.gold[1] == 8, "the Gold Mine works in the gather"
    assert why(s, "build tavern") == ("no-threat-first", "CIT-6.9")
    play(s, "bribe", "income", "laboratory tavern", "build market")


@pytest.mark.rule("CIT-6.9", "CIT-14.14", "CIT-14.19")
def test_library_and_observatory_work_under_a_threat() -> None:
    """T-20."""
    s = threatened(city="library observatory")
    play(s, "draw_cards")
    assert len(s.hands[1]) == 2 + 3 and texts(s) == ["bribe", "refuse"]


@pytest.mark.rule("CIT-6.6", "CIT-6.9", "CIT-5.11")
def test_the_threat_comes_before_the_warrant() -> None:
    s = table(4, {"magistrate": 0, "blackmailer": 1, "king": 2}, gold=[2, 2, 5, 2], hands=["", "", "market"])
    play(s, "take_gold", "warrants", "mark king", "mark bishop", "mark warlord", "sign king", "end_turn")
    play(s, "take_gold", "threats", "mark king", "mark bishop", "sign king", "end_turn")
    play(s, "take_gold")
    assert s.waiting == (2,) and texts(s) == ["bribe", "refuse"]
    play(s, "bribe", "build market")
    assert s.waiting == (0,) and s.gold == [4, 7, 2, 2]
    play(s, "confiscate")
    assert s.gold == [4, 7, 4, 2]


@pytest.mark.rule("CIT-6.10")
def test_markers_leave_the_table() -> None:
    s = threatened()
    play(s, "take_gold", "refuse", "expose", "end_turn")
    assert s.threats == 0 and s.waiting == (2,)
    play(s, "take_gold")
    assert can(s, "end_turn"), "the other threat was known to be empty and is gone"
    blank = threatened("bishop")
    play(blank, "take_gold", "refuse", "expose")
    assert {imagine(blank, 3, seed).rose for seed in range(20)} == {5}, "now everybody knows"


@pytest.mark.rule("CIT-6.10")
def test_no_threat_to_oneself() -> None:
    s = table(2, {"blackmailer": 0, "king": 0}, gold=[6, 2])
    play(s, "take_gold", "threats", "mark king", "mark bishop", "sign king", "end_turn", "take_gold")
    assert can(s, "end_turn") and s.gold[0] == 10


@pytest.mark.rule("CIT-6.1")
def test_what_happened_to_the_robbed_is_told_and_its_sign_is_gone() -> None:
    s = table(4, {"thief": 0, "king": 1}, gold=[2, 0, 2, 2])
    play(s, "rob king", "take_gold")
    assert "note-robbed" in str(s.observe(3))
    told = [event.message for event in heard(s, "end_turn") if event.message.id == "event-robbed"]
    assert told[0].args == {"seat": "seat:1", "thief": "seat:0", "gold": 0}, "also when there was nothing to take"
    assert "note-robbed" not in str(s.observe(3)), "nobody is still to be robbed"


@pytest.mark.rule("CIT-6.9", "CIT-4.12")
def test_an_empty_deck_is_the_reason_under_a_threat_too() -> None:
    s = threatened()
    s.deck = []
    assert why(s, "draw_cards") == ("no-deck-empty", "CIT-4.12")
    assert {target: c.rule for c in s.ask(1).closed for target in c.targets}["deck"] == "CIT-4.12"


@pytest.mark.rule("CIT-6.8")
@pytest.mark.parametrize("rose", ["king", "bishop"])
def test_a_threat_turned_up_stays_turned_up(rose: str) -> None:
    s = threatened(rose)
    play(s, "take_gold", "refuse")
    known = s.known
    play(s, "expose")
    assert s.known > known, "all have seen it: a barrier for undo"


@pytest.mark.rule("CIT-6.3", "CIT-6.4", "CIT-4.12")
def test_a_short_deck_costs_the_spy_cards_but_no_gold() -> None:
    s = table(4, {"spy": 0}, gold=[0, 5, 2, 2], hands=["", "manor castle palace"], deck="tavern")
    play(s, "spy p2 noble")
    assert s.gold[:2] == [3, 2], "three matches, three gold"
    assert hand(s, 0) == "tavern" and s.deck == []
