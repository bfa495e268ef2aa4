"""What a choice says, where it can be clicked and what it costs: every kind of choice of every character."""

from __future__ import annotations

from typing import Any

import pytest

from castellany import words
from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import Option, walk
from tests.games.citadels.helpers import dealt, play, table


def offered(s: CitadelsState, text: str) -> Option:
    """The option; it can be said in every language, and what it points at is on the table."""
    seat = s.waiting[0]
    found = next(option for option in s.ask(seat).options if GAME.text(option.choice) == text)
    ids = {node["id"] for node in walk(s.observe(seat)["things"])}
    assert set(found.targets) <= ids, found.targets
    for lang in words.LANGUAGES:
        faults: list[str] = []
        words.load(lang, "citadels").render(found.message, ["Ann", "Ben", "Cora", "Dan", "Eve"], faults)
        assert faults == []
    return found


# character, choice, words, arguments, what it points at, gold
CHOICES: list[tuple[str, str, str, dict[str, Any], tuple[str, ...], int]] = [
    ("assassin", "kill king", "opt-kill", {"character": "character-king"}, ("rank:4",), 0),
    ("magistrate", "warrants", "opt-warrants", {}, ("rank:1",), 0),
    ("thief", "rob king", "opt-rob", {"character": "character-king"}, ("rank:4",), 0),
    ("spy", "spy p2 noble", "opt-spy", {"other": "seat:1", "colour": "colour-noble"}, ("seat:1/hand",), 0),
    ("blackmailer", "threats", "opt-threats", {}, ("rank:2",), 0),
    ("magician", "swap_hands p2", "opt-swap-hands", {"other": "seat:1", "given": 2, "got": 1}, ("seat:1/hand",), 0),
    ("magician", "redraw", "opt-redraw", {}, ("seat:0/hand", "deck"), 0),
    ("wizard", "look p2", "opt-look", {"other": "seat:1"}, ("seat:1/hand",), 0),
    ("seer", "foresee", "opt-foresee", {"players": 1}, ("seat:1/hand",), 0),
    ("emperor", "crown p2 gold", "opt-crown-gold", {"other": "seat:1"}, ("seat:1", "seat:1/gold"), 0),
    ("emperor", "crown p2 card", "opt-crown-card", {"other": "seat:1"}, ("seat:1", "seat:1/hand"), 0),
    ("emperor", "crown p4 nothing", "opt-crown-nothing", {"other": "seat:3"}, ("seat:3",), 0),
    ("king", "income", "opt-income-gold", {"gold": 1, "colour": "colour-noble"}, ("bank",), 0),
    ("patrician", "income", "opt-income-cards", {"cards": 1, "colour": "colour-noble"}, ("deck",), 0),
    ("abbot", "income_in_gold 1", "opt-share", {"gold": 1, "cards": 1, "colour": "colour-religious"},
     ("bank", "deck"), 0),
    ("abbot", "tithe p3", "opt-tithe", {"other": "seat:2"}, ("seat:2/gold",), 0),
    ("merchant", "extra_gold", "opt-bonus", {}, ("bank",), 0),
    ("architect", "extra_cards", "opt-plans", {"cards": 2}, ("deck",), 0),
    ("navigator", "voyage gold", "opt-voyage-gold", {}, ("bank",), 0),
    ("navigator", "voyage cards", "opt-voyage-cards", {"cards": 4}, ("deck",), 0),
    ("scholar", "study", "opt-study", {"cards": 7}, ("deck",), 0),
    ("warlord", "destroy p2 palace", "opt-destroy", {"district": "district-palace", "other": "seat:1"},
     ("seat:1/city/palace",), 4),
    ("warlord", "destroy p1 temple", "opt-destroy-own", {"district": "district-temple"}, ("seat:0/city/temple",), 0),
    ("marshal", "seize p2 docks", "opt-seize", {"district": "district-docks", "other": "seat:1"},
     ("seat:1/city/docks",), 3),
    ("diplomat", "exchange_for p2 palace", "opt-exchange", {"district": "district-palace", "other": "seat:1"},
     ("seat:1/city/palace",), 0),
    ("artist", "beautify temple", "opt-beautify", {"district": "district-temple"}, ("seat:0/city/temple",), 1),
]  # fmt: skip


@pytest.mark.rule("CIT-4.8", "CIT-4.9")
@pytest.mark.parametrize(
    ("character", "text", "id", "args", "targets", "gold"), CHOICES, ids=[f"{c[0]}-{c[1]}" for c in CHOICES]
)
def test_abilities(
    character: str, text: str, id: str, args: dict[str, Any], targets: tuple[str, ...], gold: int
) -> None:
    s = table(
        4,
        {character: 0},
        gold=[5, 1, 7, 0],
        hands=["market harbor", "keep"],
        cities=["manor temple church", "palace docks"],
        crown=2,
    )
    option = offered(s, text)
    assert (option.message.id, option.message.args) == (id, args)
    assert option.targets == targets
    assert dict(option.price).get("res-gold", 0) == gold


@pytest.mark.rule("CIT-4.4", "CIT-4.5", "CIT-9.7", "CIT-14.5", "CIT-14.6", "CIT-14.18", "CIT-14.29")
def test_ways_to_build() -> None:
    s = table(
        4,
        {"cardinal": 0},
        gold=[2, 4, 0, 0],
        hands=["palace necropolis thieves_den docks market"],
        cities=["framework factory temple"],
    )
    play(s, "take_gold")
    assert offered(s, "build docks").price == (("res-gold", 3),)
    assert offered(s, "build docks").targets == ("seat:0/hand/docks",)
    assert offered(s, "build necropolis").price == (("res-gold", 4),), "one less with the Factory"
    scaffold = offered(s, "scaffold palace")
    assert (scaffold.message.args, scaffold.price) == ({"district": "district-palace"}, (("district-framework", 1),))
    sacrifice = offered(s, "sacrifice temple")
    assert sacrifice.targets == ("seat:0/hand/necropolis", "seat:0/city/temple")
    assert sacrifice.price == (("district-temple", 1),)
    levy = offered(s, "levy p2 palace")
    assert levy.message.args == {"district": "district-palace", "other": "seat:1", "gold": 1}
    assert levy.price == (("res-gold", 5),)
    assert offered(s, "pay_with_cards").targets == ("seat:0/hand/thieves_den",)


@pytest.mark.rule("CIT-14.1", "CIT-14.13", "CIT-14.17", "CIT-14.25")
def test_workshops() -> None:
    s = table(4, {"thief": 0}, gold=[3, 0, 0, 0], hands=["docks"], cities=["laboratory smithy museum armory", "manor"])
    assert offered(s, "laboratory docks").message.args == {"district": "district-docks"}
    smithy = offered(s, "smithy")
    assert (smithy.message.args, smithy.targets, smithy.price) == (
        {"cards": 3}, ("seat:0/city/smithy", "deck"), (("res-gold", 2),),
    )  # fmt: skip
    assert offered(s, "museum docks").targets == ("seat:0/hand/docks",)
    armory = offered(s, "armory p2 manor")
    assert armory.message.args == {"district": "district-manor", "other": "seat:1"}
    assert armory.targets == ("seat:1/city/manor",) and armory.price == ()


@pytest.mark.rule("CIT-5.11", "CIT-6.7", "CIT-6.8")
def test_warrants_and_threats() -> None:
    s = table(4, {"magistrate": 0, "king": 1}, gold=[0, 5, 0, 0], hands=["", "palace"])
    play(s, "warrants", "mark king", "mark bishop", "mark merchant")
    assert offered(s, "sign king").targets == ("rank:4",)
    play(s, "sign king", "take_gold", "end_turn", "take_gold", "build palace")
    take = offered(s, "confiscate")
    assert (take.message.args, take.targets) == ({"district": "district-palace"}, ("site",))
    assert offered(s, "pass").role == "stop"
    assert s.ask(0).message.args == {"other": "seat:1", "district": "district-palace"}
    s = table(4, {"blackmailer": 0, "king": 1}, gold=[0, 5, 0, 0])
    play(s, "threats", "mark king", "mark bishop", "sign bishop", "take_gold", "end_turn", "take_gold")
    bribe = offered(s, "bribe")
    assert (bribe.message.args, bribe.targets, bribe.price) == ({"gold": 3}, ("seat:1/gold",), (("res-gold", 3),))
    assert s.ask(1).message.args == {"other": "seat:0", "gold": 3}
    play(s, "refuse")
    assert s.ask(0).message.id == "ask-expose-blank", "he knows that it is empty"
    assert offered(s, "expose").message.args == {"gold": 7} and offered(s, "pass").role == "stop"


@pytest.mark.rule("CIT-7.4", "CIT-7.5", "CIT-7.3", "CIT-7.10", "CIT-11.5", "CIT-4.3")
def test_cards_that_are_looked_at() -> None:
    s = table(4, {"wizard": 0}, gold=[5, 0, 0, 0], hands=["", "docks"])
    play(s, "take_gold", "look p2")
    assert offered(s, "take docks").targets == ("seat:1/hand/docks",)
    assert offered(s, "build docks").price == (("res-gold", 3),)
    assert s.ask(0).message.args == {"other": "seat:1"}
    s = table(4, {"thief": 0}, deck="manor castle temple docks")
    play(s, "draw_cards")
    keep = offered(s, "keep temple")
    assert keep.targets == ("drawn/temple",) and {GAME.text(o.choice) for o in s.ask(0).options} == {
        "keep temple", "keep docks",
    }  # fmt: skip
    s = table(4, {"seer": 0}, hands=["", "docks"])
    play(s, "foresee")
    assert offered(s, "give docks").targets == ("seat:0/hand/docks",)
    s = table(4, {"magician": 0}, hands=["docks temple"])
    play(s, "redraw")
    assert offered(s, "discard docks").targets == ("seat:0/hand/docks",)


@pytest.mark.rule("CIT-12.5", "CIT-8.6", "CIT-2.4", "CIT-2.6")
def test_exchanges_advice_and_the_selection() -> None:
    s = table(4, {"diplomat": 0}, gold=[5, 0, 0, 0], cities=["manor temple", "palace"])
    play(s, "exchange_for p2 palace")
    assert s.ask(0).message.args == {"other": "seat:1", "district": "district-palace"}
    assert (offered(s, "hand_over manor").price, offered(s, "hand_over temple").price) == (
        (("res-gold", 2),), (("res-gold", 4),),
    )  # fmt: skip
    s = table(4, {"assassin": 0, "emperor": 1}, crown=2)
    play(s, "kill emperor", "take_gold", "end_turn")
    assert s.waiting == (1,) and {GAME.text(o.choice) for o in s.ask(1).options} == {"advise p1", "advise p4"}
    assert offered(s, "advise p4").targets == ("seat:3",)
    s = dealt(2, "merchant")
    assert (s.ask(0).message.id, s.ask(0).rule) == ("ask-pick", "CIT-2.6")
    play(s, "pick king", "pick thief")
    assert s.ask(1).message.id == "ask-lay" and offered(s, "lay bishop").message.args == {
        "character": "character-bishop",
    }  # fmt: skip


@pytest.mark.rule("CIT-4.10", "CIT-8.5")
def test_the_turn_asks_for_what_comes_next() -> None:
    s = table(4, {"emperor": 0}, crown=1)
    assert (s.ask(0).message.id, s.ask(0).rule) == ("ask-gather", "CIT-4.1")
    play(s, "take_gold")
    assert (s.ask(0).message.id, s.ask(0).rule) == ("ask-turn-crown", "CIT-4.4")
    play(s, "crown p3 gold")
    assert s.ask(0).message == ("ask-turn", {"character": "character-emperor"})
    s = table(4, {"witch": 0})
    assert (s.ask(0).message.id, s.ask(0).rule) == ("ask-gather-only", "CIT-5.4")
    play(s, "take_gold")
    assert offered(s, "bewitch king").targets == ("rank:4",)


def proposed(s: CitadelsState) -> list[tuple[str, ...]]:
    """The runs of choices that the turn proposes, as text."""
    return [tuple(GAME.text(choice) for choice in run.choices) for run in s.ask(s.waiting[0]).proposals]


@pytest.mark.rule("CIT-4.9")
def test_income_that_waits_is_taken_with_the_end_of_the_turn() -> None:
    """One step less, where nothing else is left to do, also with the gold it brings."""
    s = table(4, {"merchant": 0}, cities=["tavern market"])
    assert proposed(s) == [], "nothing is gathered yet"
    play(s, "take_gold")
    assert proposed(s) == [], "the Merchant's own gold is still there"
    play(s, "extra_gold")
    assert proposed(s) == [("income", "end_turn")]
    message = s.ask(0).proposals[0].message
    said = [words.load(lang, "citadels").render(message, ["Ann"]) for lang in words.LANGUAGES]
    assert said == ["Take 2 gold and end turn", "Взяти 2 золоті й завершити хід", "Weź 2 sztuki złota i zakończ turę"]
    play(s, "income")
    assert proposed(s) == []


@pytest.mark.rule("CIT-4.9")
@pytest.mark.parametrize(("hand", "runs"), [("manor", []), ("palace", [("income", "end_turn")])])
def test_income_that_would_pay_a_building_is_not_taken_with_the_end(hand: str, runs: list[tuple[str, ...]]) -> None:
    s = table(4, {"bishop": 0}, gold=[0, 0, 0, 0], cities=["temple"], hands=[hand])
    play(s, "take_gold")
    assert proposed(s) == runs


@pytest.mark.rule("CIT-8.5")
def test_the_emperor_ends_nothing_before_he_has_given_the_crown() -> None:
    s = table(4, {"emperor": 0}, cities=["manor"])
    play(s, "take_gold")
    assert proposed(s) == []
