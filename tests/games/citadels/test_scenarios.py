"""Whole rounds as stories: the printed sample turn, and rounds of two, three, four, seven and eight players."""

from __future__ import annotations

import pytest

from castellany.games.citadels import kinds
from castellany.games.citadels.facts import CHARACTER_IDS
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, cards, city, dealt, district, hand, parts, play, table, texts, why


def gather_and_end(s: CitadelsState) -> None:
    play(s, "take_gold", "end_turn")


@pytest.mark.rule("CIT-4.9", "CIT-6.1", "CIT-12.2", "CIT-14.23")
def test_the_printed_sample_turn() -> None:
    """T-01: Oksana the Thief, Anton the Architect, Dmytro the Warlord."""
    oksana, anton, dmytro = 0, 1, 2
    s = table(
        4,
        {"thief": oksana, "architect": anton, "warlord": dmytro},
        gold=[2, 2, 4, 2],
        hands=["", "", "barracks"],
        cities=["tavern", "market temple manor", "prison school_of_magic"],
    )
    play(s, "rob warlord", "take_gold", "end_turn")
    gather_and_end(s)
    assert s.waiting == (dmytro,)
    assert s.gold[oksana] == 8 and s.gold[dmytro] == 0, "all four gold at the reveal"
    play(s, "take_gold")
    assert s.gold[dmytro] == 2
    play(s, "destroy p2 market")
    assert s.gold[dmytro] == 1 and city(s, anton) == "temple manor"
    assert s.deck[0] == district("market")
    assert why(s, "build barracks") == ("no-gold-for", "CIT-4.5"), "T-02: not before the income"
    play(s, "income")
    assert s.gold[dmytro] == 3
    play(s, "build barracks")
    assert s.gold[dmytro] == 0 and city(s, dmytro) == "prison school_of_magic barracks"
    assert why(s, "income") == ("no-income-twice", "CIT-4.9")
    play(s, "end_turn")
    assert s.round == 2 and s.called == 0 and s.frames[-1].kind == kinds.PICK


@pytest.mark.rule("CIT-4.9")
def test_the_sample_turn_with_more_gold_pays_three() -> None:
    """T-02: built first, the Barracks pay too."""
    s = table(4, {"warlord": 0}, gold=[3, 0, 0, 0], hands=["barracks"], cities=["prison school_of_magic"])
    play(s, "take_gold", "build barracks", "income")
    assert s.gold[0] == 5


@pytest.mark.rule("CIT-2.6", "CIT-3.5")
def test_a_round_of_two() -> None:
    s = dealt(2, "merchant")
    play(s, "pick assassin")  # one of seven
    assert len(texts(s)) == 6
    play(s, "pick warlord", "lay bishop")
    assert len(texts(s)) == 4 and not can(s, "pick bishop")
    play(s, "pick king", "lay thief")
    assert texts(s) == ["pick magician", "pick architect"]
    play(s, "pick architect")
    assert s.waiting == (0,) and s.called == 1
    s.hands = [cards("temple"), cards("tavern market docks harbor")]
    s.gold = [2, 9]
    play(s, "kill architect", "take_gold", "build temple", "end_turn")
    assert s.waiting == (0,), "then the same player as King"
    play(s, "take_gold", "end_turn")
    assert s.crown == 0 and s.waiting == (1,), "the Architect is dead, the Warlord is not"
    assert s.acting == CHARACTER_IDS.index("warlord")
    play(s, "take_gold", "destroy p1 temple", "build tavern", "end_turn")
    assert s.round == 2 and city(s, 0) == "" and city(s, 1) == "tavern"
    assert s.gold == [5, 10]


@pytest.mark.rule("CIT-2.7", "CIT-3.5", "CIT-13.3")
def test_a_round_of_three() -> None:
    s = dealt(3, "thief")
    play(s, "pick king")
    play(s, "pick bishop")
    play(s, "pick warlord")
    assert len(texts(s)) == 4, "the third player has laid one of five face down unseen"
    left = [text.split()[1] for text in texts(s)]
    play(s, f"pick {left[0]}")
    play(s, f"pick {left[1]}")
    play(s, f"pick {left[2]}")
    assert s.pool == 0 and s.called > 0
    seats = [s.holder.count(seat) for seat in range(3)]
    assert seats == [2, 2, 2]
    turns = 0
    while s.round == 1:
        play(s, "take_gold", "end_turn")
        turns += 1
    assert turns == 6
    assert s.gold == [6, 6, 6] and s.crown == 0


@pytest.mark.rule("CIT-2.4", "CIT-3.2", "CIT-9.2", "CIT-10.2", "CIT-11.2")
def test_a_round_of_four() -> None:
    s = dealt(4, "thief", "magician merchant")
    assert texts(s) == ["pick assassin", "pick king", "pick bishop", "pick architect", "pick warlord"]
    play(s, "pick warlord", "pick bishop", "pick architect", "pick assassin")
    assert s.waiting == (3,) and s.called == 1, "the King was the card left over"
    s.hands = [cards("prison"), cards("temple"), cards("tavern market docks"), cards("manor")]
    s.gold = [4, 2, 6, 2]
    play(s, "kill king", "take_gold", "build manor", "end_turn")
    assert s.waiting == (1,) and s.crown == 0
    play(s, "take_gold", "build temple", "income", "end_turn")
    assert s.gold[1] == 4
    play(s, "take_gold", "build tavern", "build market", "build docks", "end_turn")
    assert s.gold[2] == 2 and city(s, 2) == "tavern market docks"
    assert s.waiting == (0,)
    assert why(s, "destroy p2 temple") == ("no-protected", "CIT-9.2")
    play(s, "take_gold", "build prison", "income", "destroy p3 docks", "end_turn")
    assert s.gold[0] == 4 + 2 - 2 + 1 - 2 and city(s, 2) == "tavern market"
    assert s.round == 2 and s.waiting == (0,), "nobody had the King: the crown stays"


@pytest.mark.rule("CIT-2.5", "CIT-6.1", "CIT-7.2", "CIT-8.2")
def test_a_round_of_seven() -> None:
    s = dealt(7, "warlord")
    play(s, "pick assassin", "pick thief", "pick magician", "pick king", "pick bishop", "pick merchant")
    assert texts(s) == ["pick architect", "pick warlord"], "the card passed and the card laid face down"
    play(s, "pick warlord")
    s.gold = [2, 2, 2, 5, 2, 2, 9]
    s.hands = [[], [], [], cards("palace docks"), [], [], cards("tavern")]
    play(s, "kill bishop", "take_gold", "end_turn")
    play(s, "rob king", "take_gold", "end_turn")
    play(s, "swap_hands p4", "take_gold", "end_turn")
    assert hand(s, 2) == "palace docks"
    assert s.crown == 3 and s.gold[1] == 9 and s.gold[3] == 0
    gather_and_end(s)
    assert s.waiting == (5,), "the Bishop keeps silent"
    play(s, "extra_gold", "take_gold", "end_turn")
    assert s.waiting == (6,), "nobody has the Architect"
    play(s, "take_gold", "build tavern", "end_turn")
    assert s.round == 2 and s.waiting == (3,)
    assert s.gold == [4, 9, 4, 2, 2, 5, 10]


@pytest.mark.rule("CIT-2.5", "CIT-13.1", "CIT-15.2", "CIT-15.5")
def test_a_last_round_of_eight() -> None:
    s = dealt(8, "queen")
    order = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect"]
    play(s, *[f"pick {name}" for name in order])
    assert texts(s) == ["pick warlord", "pick queen"]
    play(s, "pick queen")
    s.cities[6] = [0, 1, 2, 3, 4]
    s.marks[6] = 0b11111
    s.hands[6] = cards("tavern market docks")
    s.gold[6] = 9
    for _name in order[:6]:
        gather_and_end(s)
    play(s, "take_gold", "build tavern", "build market")
    assert s.first == 6
    play(s, "build docks", "end_turn")
    assert s.waiting == (7,), "the round is played out"
    assert not can(s, "favour"), "the King sits four seats away"
    gather_and_end(s)
    assert not s.waiting and s.winners == (6,)
    assert parts(s, 6)["part-first"] == 4
    assert s.scores()[6].total == 15 + 1 + 2 + 3 + 4


@pytest.mark.rule("CIT-3.5", "CIT-5.8", "CIT-5.11", "CIT-6.7", "CIT-7.5", "CIT-8.2", "CIT-10.3", "CIT-12.7", "CIT-13.6")
def test_a_round_of_three_dignitaries_with_two_turns_each() -> None:
    """Warrants, threats, a Wizard's card, a refund and a seizure; the Tax Collector lies aside and is paid anyway."""
    s = table(
        3,
        {"magistrate": 0, "alchemist": 0, "blackmailer": 1, "king": 1, "wizard": 2, "marshal": 2},
        cast="abbot navigator tax_collector",
        gold=[2, 2, 6],
        hands=["castle", "palace docks", "tavern"],
        cities=["temple", "manor", "prison"],
        crown=2,
    )
    play(s, "take_gold", "warrants", "mark wizard", "mark king", "mark marshal", "sign king", "end_turn")
    play(s, "threats", "mark wizard", "mark alchemist", "sign wizard", "take_gold", "end_turn")
    assert s.waiting == (2,) and texts(s) == ["take_gold", "draw_cards"], "the Wizard is threatened"
    play(s, "take_gold", "bribe")
    assert s.gold == [4, 8, 4]
    play(s, "look p2", "build docks")
    assert s.waiting == (0,) and texts(s) == ["pass"], "an unsigned warrant opens the window too"
    play(s, "pass")
    assert city(s, 2) == "prison docks" and s.gold == [4, 8, 0] and s.taxes == 1
    assert why(s, "build tavern") == ("no-gold-for", "CIT-4.5")
    play(s, "end_turn")
    assert s.waiting == (1,) and s.crown == 1, "the same player as King"
    play(s, "income", "take_gold", "build palace", "confiscate")
    assert city(s, 0) == "temple palace" and city(s, 1) == "manor"
    assert s.gold == [3, 11, 0] and s.taxes == 2, "the gold comes back; the Magistrate pays the tax"
    play(s, "end_turn")
    assert s.waiting == (0,), "the Alchemist, threatened by an empty threat"
    play(s, "take_gold", "refuse", "expose")
    assert s.gold == [5, 11, 0], "nothing happens"
    play(s, "build castle", "end_turn")
    assert s.gold == [4, 11, 0] and s.taxes == 3, "4 paid, 1 of tax, 4 back"
    assert s.waiting == (2,)
    play(s, "take_gold", "income", "seize p1 temple", "end_turn")
    assert s.gold == [5, 11, 2] and city(s, 2) == "prison docks temple", "seizing is not building: no tax"
    assert s.round == 2 and s.waiting == (1,) and s.taxes == 3


@pytest.mark.rule("CIT-5.2", "CIT-6.1", "CIT-7.3", "CIT-8.3", "CIT-9.7", "CIT-10.5", "CIT-12.2", "CIT-13.8")
def test_a_round_of_eight_vicious_nobles() -> None:
    """A killed Patrician, a robbed Trader, a levy, tax on every build; the last of the round collects it."""
    held = ["assassin", "thief", "magician", "patrician", "cardinal", "trader", "warlord", "tax_collector"]
    s = table(
        8,
        {name: seat for seat, name in enumerate(held)},
        cast="architect",
        gold=[2, 2, 2, 5, 1, 4, 6, 2],
        hands=["", "", "docks harbor", "palace", "castle temple church", "tavern market docks", "manor", "prison"],
        cities=["", "", "", "manor", "monastery", "harbor town_hall", "fortress"],
        deck="manor castle palace temple church monastery tavern docks watchtower",
        crown=6,
    )
    play(s, "kill patrician", "take_gold", "end_turn")
    play(s, "rob trader", "take_gold", "end_turn")
    play(s, "take_gold", "redraw", "discard docks", "discard harbor", "end_turn")
    assert hand(s, 2) == "watchtower docks" and s.waiting == (4,), "the Patrician keeps silent"
    play(s, "take_gold", "levy p7 castle", "give temple")
    assert city(s, 4) == "monastery castle" and s.gold[4] == 0 and s.gold[6] == 5
    assert s.taxes == 0, "after a levy nothing is left to tax"
    play(s, "income", "end_turn")
    assert hand(s, 4) == "church tavern" and hand(s, 6) == "manor temple"
    assert s.gold[5] == 0 and s.gold[1] == 8, "robbed when shown"
    play(s, "take_gold", "income", "build tavern", "build market")
    assert s.gold[5] == 0 and s.taxes == 1, "4 gold: 1 and the tax, then 2, and no gold for a second tax"
    play(s, "end_turn")
    assert s.waiting == (6,), "nobody has the Architect"
    play(s, "take_gold", "income", "destroy p6 market", "build manor")
    assert s.gold[6] == 5 + 2 + 1 - 1 - 3 - 1 and s.taxes == 2
    assert city(s, 5) == "harbor town_hall tavern"
    assert why(s, "build temple") == ("no-limit", "CIT-4.6")
    play(s, "end_turn", "take_gold", "build prison", "collect_taxes", "end_turn")
    assert s.gold[7] == 2 + 2 - 2 + 2 and s.taxes == 0, "no tax on his own build"
    assert s.round == 2 and s.crown == 3, "the Patrician was shown last and is the heir"
    assert s.gold == [4, 8, 4, 5, 0, 0, 3, 4]
