"""Why something may not be done: each reason with its numbers and its clause, and the same on the thing itself."""

from __future__ import annotations

from typing import Any

import pytest

from castellany import words
from castellany.games.citadels import GAME
from castellany.games.citadels.state import CitadelsState
from tests.games.citadels.helpers import can, play, table, why


def reason(s: CitadelsState, text: str) -> dict[str, Any]:
    """The arguments of a refusal; it can be said in every language."""
    refusal = s.why_not(s.waiting[0], GAME.parse(text))
    assert refusal is not None
    for lang in words.LANGUAGES:
        faults: list[str] = []
        words.load(lang, "citadels").render(refusal.message, ["Ann", "Ben", "Cora", "Dan"], faults)
        assert faults == []
    return refusal.message.args


def closed(s: CitadelsState) -> dict[str, str]:
    """Things one may try in vain, and why."""
    return {target: shut.message.id for shut in s.ask(s.waiting[0]).closed for target in shut.targets}


# --- gathering and building


@pytest.mark.rule("CIT-4.1", "CIT-4.4", "CIT-4.8")
def test_before_and_after_gathering() -> None:
    s = table(4, {"thief": 0}, gold=[9, 0, 0, 0], hands=["temple"])
    assert why(s, "end_turn") == ("no-end-before-gather", "CIT-4.1")
    assert why(s, "build temple") == ("no-gather-first", "CIT-4.4")
    assert closed(s)["seat:0/hand/temple"] == "no-gather-first"
    play(s, "take_gold")
    assert why(s, "take_gold") == why(s, "draw_cards") == ("no-gathered", "CIT-4.1")
    assert closed(s)["bank"] == "no-gathered"
    assert why(s, "pick king") == ("no-not-now", "CIT-4.8")


@pytest.mark.rule("CIT-4.12")
def test_an_empty_deck_gives_nothing() -> None:
    s = table(4, {"patrician": 0}, cities=["manor"], deck="")
    assert why(s, "draw_cards") == why(s, "income") == ("no-deck-empty", "CIT-4.12")
    assert closed(s)["deck"] == closed(s)["rank:4"] == "no-deck-empty"
    s = table(4, {"architect": 0}, deck="")
    assert why(s, "extra_cards") == ("no-deck-empty", "CIT-4.12")
    s = table(4, {"navigator": 0}, deck="")
    assert why(s, "voyage cards") == ("no-deck-empty", "CIT-4.12") and can(s, "voyage gold")
    s = table(4, {"scholar": 0}, deck="")
    assert why(s, "study") == ("no-deck-empty", "CIT-4.12")
    s = table(4, {"magician": 0}, hands=["temple"], deck="")
    assert why(s, "redraw") == ("no-deck-empty", "CIT-4.12") and can(s, "swap_hands p2")
    s = table(4, {"abbot": 0}, cities=["temple church"], deck="")
    assert why(s, "income_in_gold 1")[1] == "CIT-4.12" and can(s, "income_in_gold 2")


@pytest.mark.rule("CIT-4.5", "CIT-4.6", "CIT-4.7", "CIT-14.24", "CIT-14.16")
@pytest.mark.parametrize(
    ("card", "city", "expected", "args"),
    [
        ("palace", "", ("no-gold-for", "CIT-4.5"), {"district": "district-palace", "short": 1, "price": 5}),
        ("library", "factory", ("no-gold-for", "CIT-4.5"), {"district": "district-library", "short": 1, "price": 5}),
        ("manor", "manor", ("no-duplicate", "CIT-4.7"), {"district": "district-manor"}),
        ("secret_vault", "", ("no-vault", "CIT-14.24"), {}),
        ("monument", "manor temple tavern prison keep", ("no-monument", "CIT-14.16"), {}),
    ],
)
def test_why_a_card_cannot_be_built(card: str, city: str, expected: tuple[str, str], args: dict[str, Any]) -> None:
    s = table(4, {"thief": 0}, gold=[2, 0, 0, 0], hands=[card], cities=[city])
    play(s, "take_gold")
    assert why(s, f"build {card}") == expected and reason(s, f"build {card}") == args
    assert closed(s)[f"seat:0/hand/{card}"] == expected[0]


@pytest.mark.rule("CIT-4.4", "CIT-4.6", "CIT-10.5", "CIT-11.4")
def test_cards_one_does_not_have_and_limits() -> None:
    s = table(4, {"thief": 0}, gold=[9, 0, 0, 0], hands=["temple tavern"])
    play(s, "take_gold")
    assert why(s, "build palace") == ("no-not-in-hand", "CIT-4.4")
    play(s, "build temple")
    assert why(s, "build tavern") == ("no-limit", "CIT-4.6") and reason(s, "build tavern") == {"limit": 1}
    s = table(4, {"trader": 0}, gold=[9, 0, 0, 0], hands=["temple church tavern"])
    play(s, "take_gold", "build temple")
    assert why(s, "build church") == ("no-limit-trader", "CIT-10.5") and can(s, "build tavern")
    s = table(4, {"navigator": 0}, gold=[9, 0, 0, 0], hands=["stables"])
    play(s, "take_gold")
    assert why(s, "build stables") == ("no-building", "CIT-11.4")
    assert reason(s, "build stables") == {"character": "character-navigator"}


@pytest.mark.rule("CIT-14.6", "CIT-14.18", "CIT-14.29", "CIT-9.7")
def test_other_ways_to_build() -> None:
    s = table(4, {"thief": 0}, gold=[9, 0, 0, 0], hands=["necropolis thieves_den palace"], cities=["temple"])
    play(s, "take_gold")
    assert why(s, "scaffold palace") == ("no-not-in-city", "CIT-14.6")
    assert why(s, "sacrifice church") == ("no-not-in-city", "CIT-14.18")
    assert reason(s, "sacrifice church") == {"district": "district-church"}
    assert why(s, "levy p2 palace") == ("no-levy", "CIT-9.7")
    s = table(4, {"thief": 0}, gold=[0, 0, 0, 0], hands=["thieves_den temple"])
    play(s, "take_gold")
    assert why(s, "pay_with_cards") == ("no-den-cards", "CIT-14.29") and reason(s, "pay_with_cards") == {"price": 6}


# --- income and abilities


@pytest.mark.rule("CIT-4.9", "CIT-9.4")
def test_why_there_is_no_income() -> None:
    s = table(4, {"thief": 0}, cities=["manor"])
    assert why(s, "income") == ("no-income-at-all", "CIT-4.9")
    s = table(4, {"king": 0}, cities=["temple"])
    assert why(s, "income") == ("no-income", "CIT-4.9") and reason(s, "income") == {"colour": "colour-noble"}
    assert closed(s)["rank:4"] == "no-income"
    s = table(4, {"king": 0}, cities=["manor"])
    play(s, "income")
    assert why(s, "income") == ("no-income-twice", "CIT-4.9") and closed(s)["rank:4"] == "no-income-twice"
    s = table(4, {"abbot": 0}, cities=["temple church"])
    assert why(s, "income_in_gold 3") == ("no-income-share", "CIT-9.4")
    assert reason(s, "income_in_gold 3") == {"total": 2}


@pytest.mark.rule("CIT-6.2", "CIT-6.6")
def test_who_cannot_be_named() -> None:
    s = table(4, {"assassin": 1, "thief": 0})
    play(s, "kill king", "take_gold", "end_turn")
    assert why(s, "rob king")[1] == why(s, "rob assassin")[1] == why(s, "rob thief")[1] == "CIT-6.2"
    assert {rank for rank, id in closed(s).items() if rank.startswith("rank:")} == {"rank:1", "rank:2", "rank:4"}
    s = table(4, {"witch": 1, "blackmailer": 0})
    play(s, "take_gold", "bewitch merchant", "threats")
    assert why(s, "mark merchant")[1] == why(s, "mark witch")[1] == "CIT-6.6"
    play(s, "mark king")
    assert why(s, "mark king")[0] == "no-marked"


@pytest.mark.rule("CIT-6.3", "CIT-7.2", "CIT-7.3", "CIT-7.4", "CIT-7.9")
@pytest.mark.parametrize(
    ("character", "text", "clause"),
    [("spy", "spy p2 noble", "CIT-6.3"), ("wizard", "look p2", "CIT-7.4"), ("magician", "swap_hands p2", "CIT-7.2")],
)
def test_empty_hands_give_nothing(character: str, text: str, clause: str) -> None:
    s = table(4, {character: 0})
    assert why(s, text) == ("no-empty-hand", clause) and reason(s, text) == {"other": "seat:1"}
    assert closed(s)["seat:1/hand"] == "no-empty-hand"
    if character == "magician":
        assert why(s, "redraw") == ("no-cards", "CIT-7.3")


@pytest.mark.rule("CIT-5.5", "CIT-5.6")
def test_the_witch_and_the_bewitched_only_gather() -> None:
    s = table(4, {"witch": 0, "king": 1}, gold=[9, 9, 0, 0], hands=["temple", "tavern"], cities=["laboratory", "manor"])
    assert why(s, "build temple") == why(s, "laboratory temple") == ("no-gather-only", "CIT-5.5")
    play(s, "take_gold")
    assert why(s, "build temple") == why(s, "end_turn") == ("no-bewitch-first", "CIT-5.5")
    play(s, "bewitch king")
    assert s.waiting == (1,)
    assert why(s, "build tavern") == ("no-gather-only", "CIT-5.6")
    assert closed(s)["seat:1/hand/tavern"] == "no-gather-only"


@pytest.mark.rule("CIT-6.9")
def test_a_threat_comes_first() -> None:
    s = table(4, {"blackmailer": 1, "king": 0}, gold=[5, 0, 0, 0], hands=["temple"], cities=["manor laboratory"])
    play(s, "threats", "mark king", "mark bishop", "sign king", "take_gold", "end_turn")
    assert s.waiting == (0,)
    for text in ("income", "build temple", "laboratory temple", "end_turn"):
        assert why(s, text) == ("no-threat-first", "CIT-6.9")
    assert closed(s)["seat:0/hand/temple"] == "no-threat-first"
    play(s, "take_gold")
    assert why(s, "build temple") == ("no-threat-first", "CIT-6.9"), "until it is settled"
    play(s, "bribe")
    assert can(s, "income") and can(s, "build temple") and s.gold[0] == 4, "half of seven, rounded down, is three"


@pytest.mark.rule("CIT-8.5", "CIT-9.5", "CIT-13.1", "CIT-13.3", "CIT-13.8")
def test_crown_tithe_favour_beauty_and_taxes() -> None:
    s = table(4, {"emperor": 0}, crown=2)
    assert why(s, "crown p3 gold") == ("no-has-crown", "CIT-8.5") and closed(s)["seat:2"] == "no-has-crown"
    play(s, "take_gold")
    assert why(s, "end_turn") == ("no-crown-first", "CIT-8.5")
    s = table(4, {"abbot": 0}, gold=[5, 5, 1, 0])
    assert why(s, "tithe p2")[1] == "CIT-9.5"
    s = table(5, {"queen": 0, "king": 2})
    play(s, "take_gold", "end_turn")
    assert why(s, "favour") == ("no-favour", "CIT-13.1") and closed(s)["rank:9"] == "no-favour"
    s = table(4, {"artist": 0}, gold=[1, 0, 0, 0], cities=["temple+ manor"])
    assert why(s, "beautify temple") == ("no-beautified", "CIT-13.3")
    play(s, "beautify manor")
    assert why(s, "beautify temple")[1] == "CIT-13.3"
    s = table(4, {"tax_collector": 0})
    assert why(s, "collect_taxes") == ("no-taxes", "CIT-13.8") and closed(s)["rank:9"] == "no-taxes"


# --- rank 8 and workshops

AIMS = [
    ("warlord", "destroy p2 palace", ("no-gold-for", "CIT-12.9")),
    ("warlord", "destroy p2 keep", ("no-keep", "CIT-14.12")),
    ("warlord", "destroy p3 temple", ("no-complete", "CIT-12.3")),
    ("warlord", "destroy p4 temple", ("no-protected", "CIT-9.2")),
    ("marshal", "seize p2 palace", ("no-too-dear", "CIT-12.7")),
    ("marshal", "seize p2 manor", ("no-duplicate", "CIT-12.8")),
    ("marshal", "seize p2 docks", ("no-gold-for", "CIT-12.9")),
    ("marshal", "seize p2 keep", ("no-keep", "CIT-14.12")),
    ("diplomat", "exchange_for p2 keep", ("no-keep", "CIT-14.12")),
    ("diplomat", "exchange_for p3 temple", ("no-complete", "CIT-12.3")),
    ("diplomat", "exchange_for p2 palace", ("no-nothing-to-give", "CIT-12.4")),  # a second Manor may not come there
]


@pytest.mark.rule("CIT-12.3", "CIT-12.6", "CIT-12.7", "CIT-12.8", "CIT-12.9", "CIT-14.12", "CIT-9.2")
@pytest.mark.parametrize(("character", "text", "expected"), AIMS)
def test_what_rank_eight_cannot_touch(character: str, text: str, expected: tuple[str, str]) -> None:
    """One gold and a Manor; in the second city too dear ones and the Keep; a complete city; the Bishop's."""
    full = "temple manor castle tavern market docks prison"
    s = table(
        4, {"bishop": 3, character: 0}, gold=[1, 0, 0, 0], cities=["manor", "palace manor docks keep", full, "temple"]
    )
    play(s, "take_gold", "end_turn")
    assert s.waiting == (0,)
    assert why(s, text) == expected
    reason(s, text)
    owner, district = text.split()[1:]
    assert closed(s)[f"seat:{int(owner[1]) - 1}/city/{district}"] == expected[0]


@pytest.mark.rule("CIT-4.8", "CIT-14.1", "CIT-14.13", "CIT-14.17", "CIT-14.25")
def test_workshops_that_stand_idle() -> None:
    s = table(4, {"thief": 0}, gold=[1, 0, 0, 0], hands=["", "docks"], cities=["smithy laboratory museum armory"])
    assert why(s, "smithy") == ("no-gold-for", "CIT-14.25")
    assert reason(s, "smithy") == {"district": "district-smithy", "short": 1, "price": 2}
    assert closed(s)["seat:0/city/laboratory"] == closed(s)["seat:0/city/museum"] == "no-cards"
    assert why(s, "armory p1 armory") == ("no-itself", "CIT-14.1")
    s = table(4, {"thief": 0}, gold=[9, 0, 0, 0], hands=["temple manor"], cities=["smithy laboratory museum"])
    play(s, "smithy", "laboratory temple", "museum manor")
    for text, clause in (("smithy", "CIT-14.25"), ("laboratory docks", "CIT-14.13"), ("museum docks", "CIT-14.17")):
        assert why(s, text) == ("no-used-district", clause)
    s = table(4, {"thief": 0}, cities=["temple"])
    assert why(s, "smithy") == why(s, "armory p2 temple") == ("no-district-here", "CIT-4.8")
