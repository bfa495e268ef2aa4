"""Between the rounds: what leaves the table, what a killed fourth rank still does, and whose turn is over."""

from __future__ import annotations

import pytest

from castellany.games.citadels import kinds
from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.flow import are_neighbours, end_turn
from castellany.games.citadels.layout import NOBODY
from castellany.kernel import Frame
from tests.games.citadels.helpers import hand, heard, play, table


@pytest.mark.rule("CIT-3.1", "CIT-3.4")
def test_nothing_of_a_round_is_left_in_the_next() -> None:
    s = table(5, {"assassin": 0, "thief": 1, "king": 2})
    s.killed = s.robbed = s.bewitched = s.signed = s.rose = 6
    s.thief = s.witch = s.protected = s.magistrate = s.blackmailer = s.active = 3
    s.warrants = s.threats = s.suspects = 0b1110
    s.shown, s.called = 0b111110, 8
    s.frames = [Frame(kinds.ROUND)]
    before = s.round
    s.settle()
    assert s.round == before + 1 and s.called == 0
    marks = [s.killed, s.robbed, s.bewitched, s.signed, s.rose, s.warrants, s.threats, s.suspects, s.shown]
    assert marks == [0] * len(marks)
    assert {s.thief, s.witch, s.protected, s.magistrate, s.blackmailer, s.active} == {NOBODY}
    assert s.holder == [NOBODY] * len(s.holder), "the characters are collected"


@pytest.mark.rule("CIT-3.4", "CIT-8.3")
def test_a_killed_king_is_shown_at_the_end_and_takes_the_crown() -> None:
    s = table(4, {"assassin": 0, "king": 2}, crown=1)
    known = s.known
    told = heard(s, "take_gold", "kill king", "end_turn")
    shows = [e.message.args for e in told if e.message.id == "event-shows"]
    assert {"seat": "seat:2", "character": "character-king"} in shows
    assert s.crown == 2 and s.round == 2 and s.known > known, "what is shown cannot be undone"


@pytest.mark.rule("CIT-3.4", "CIT-8.6", "CIT-13.2")
@pytest.mark.parametrize(("queen", "gold"), [(1, 5), (3, 5), (4, 2)])
def test_a_killed_emperor_gives_the_crown_and_the_queen_beside_is_paid(queen: int, gold: int) -> None:
    s = table(5, {"assassin": 0, "emperor": 2, "queen": queen}, gold=[2] * 5, crown=0)
    play(s, "take_gold", "kill emperor", "end_turn")
    assert s.waiting == (queen,) and s.acting == CHARACTER_IDS.index("queen")
    play(s, "take_gold", "end_turn")
    assert s.waiting == (2,) and s.ask(2).kind == "Adviser", "shown, he names whom to crown"
    assert (s.shown >> 4) & 1 == 1
    heir = next(option for option in s.ask(2).options)
    s.play(2, heir.choice)
    assert s.crown != 2 and s.gold[queen] == gold + 2 and s.round == 2
    assert s.gold[2] == 2, "a killed Emperor is paid nothing"


@pytest.mark.rule("CIT-13.1")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_neighbours_sit_side_by_side(seats: int) -> None:
    s = table(seats, {"king": 0})
    for one in range(seats):
        beside = {(one + 1) % seats, (one - 1) % seats} - {one}
        assert {other for other in range(seats) if are_neighbours(s, one, other)} == beside


@pytest.mark.rule("CIT-4.11", "CIT-14.21", "CIT-14.20")
def test_poor_house_and_park_at_the_end_of_a_turn() -> None:
    s = table(4, {"king": 0}, gold=[0, 0, 0, 0], cities=["poor_house park"], deck="temple manor castle")
    end_turn(s, 0)
    assert s.gold[0] == 1 and hand(s, 0) == "castle manor" and s.active == NOBODY
    end_turn(s, 0)
    assert s.gold[0] == 1 and hand(s, 0) == "castle manor", "with gold and cards neither does anything"


@pytest.mark.rule("CIT-10.3", "CIT-4.11")
@pytest.mark.parametrize(("character", "back"), [("alchemist", 5), ("merchant", 0)])
def test_only_the_alchemist_gets_the_price_back(character: str, back: int) -> None:
    s = table(4, {character: 0}, gold=[7, 0, 0, 0], hands=["palace"], call=6)
    play(s, "take_gold", "build palace")
    before = s.gold[0]
    end_turn(s, 0)
    assert s.gold[0] == before + back


@pytest.mark.rule("CIT-15.2")
def test_the_last_round_lays_all_hands_open() -> None:
    s = table(4, {"king": 0}, hands=["", "manor", "", ""])
    s.first = 3
    known = s.known
    s.frames = [Frame(kinds.END_ROUND)]
    s.settle()
    assert s.frames == [] and s.known > known and s.active == NOBODY
    assert "manor" in str(s.observe(0)["things"])
