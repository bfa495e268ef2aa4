"""What the table shows of players, their power cards, the decks and the round."""

from __future__ import annotations

import pytest

from castellany.games.elgrande import kinds, piles
from castellany.games.elgrande.facts import cards
from castellany.games.elgrande.state import DEALING, OVER, SCORING
from castellany.kernel import Frame
from tests.games.elgrande.helpers import (
    ALL_CARDS,
    BLUE,
    GRANADA,
    GREEN,
    ORANGE,
    PURPLE,
    do,
    facts,
    finish_turn,
    new,
    notes,
    play_powers,
    scene,
    shown,
    with_card,
)

INVITES = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]


@pytest.mark.rule("ELG-1.3", "ELG-4.1", "ELG-3.7")
def test_the_thirteen_power_cards_and_where_each_is() -> None:
    s = new(3)
    s.first = 0
    s.frames = [Frame(kinds.ROUND)]
    s.settle()
    s.hands[0] &= ~(1 << 9)
    s.spent[0] |= 1 << 9
    do(s, 0, "play 4")
    do(s, 1, "play 12")
    slots = facts(s, "seat:0/hand")["slots"]
    assert [slot["value"] for slot in slots] == list(range(1, 14))
    assert [slot["invites"] for slot in slots] == INVITES
    where = {slot["value"]: slot["where"] for slot in slots}
    assert where == {value: {4: "played", 9: "spent"}.get(value, "hand") for value in range(1, 14)}
    taken = {slot["value"]: slot["taken_by"] for slot in slots}
    assert taken == {value: {4: "seat:0", 12: "seat:1"}.get(value, "") for value in range(1, 14)}
    assert not shown(s, "seat:0/hand", 1).get("facts") and shown(s, "seat:0/hand", 1)["value"] == 11
    assert facts(s, "seat:0/power:4", 1) == {"power": 4, "invites": 4}
    assert shown(s, "seat:0/spent", 1)["value"] == 1 and "items" not in shown(s, "seat:0/spent", 1)


@pytest.mark.rule("ELG-3.3", "ELG-3.4")
def test_whose_turn_it_is_while_powers_are_played_and_then_by_power() -> None:
    s = new(4)
    s.first = 2
    s.frames = [Frame(kinds.ROUND)]
    s.settle()

    def told(name: str) -> list[object]:
        return [facts(s, f"seat:{seat}")[name] for seat in range(4)]

    assert told("order") == [2, 3, 0, 1] and told("turn") == ["next", "next", "now", "next"]
    assert told("power") == [None] * 4 and told("first") == [False, False, True, False]
    do(s, 2, "play 5")
    assert told("turn") == ["next", "next", "next", "now"] and told("power") == [None, None, 5, None]
    do(s, 3, "play 13")
    do(s, 0, "play 6")
    do(s, 1, "play 1")
    assert told("order") == [1, 3, 2, 0] and told("turn") == ["next", "next", "next", "now"]
    assert notes(s, "seat:3") == {"note-power": {"power": 13}}
    finish_turn(s)
    assert told("turn") == ["now", "next", "next", "done"]


@pytest.mark.rule("ELG-16.4", "ELG-16.5")
def test_the_imaginary_player_among_the_two() -> None:
    s = new(2)
    power = facts(s, "imaginary")["power"]
    assert power == s.power[2] and notes(s, "imaginary") == {"note-power": {"power": power}}
    assert facts(s, "imaginary")["order"] == 2, "while powers are played it stands behind the players"
    assert shown(s, "imaginary/powers")["value"] == 12 and shown(s, "imaginary/regions")["value"] == 7
    free = [card for card in range(1, 14) if card != power]
    play_powers(s, {0: free[0], 1: free[-1]})
    order = sorted(range(3), key=lambda c: -s.power[c])
    assert facts(s, "imaginary")["order"] == order.index(2)
    assert [facts(s, f"seat:{seat}")["order"] for seat in (0, 1)] == [order.index(0), order.index(1)]


@pytest.mark.rule("ELG-15.1", "ELG-15.2", "ELG-1.5")
def test_modifiers_of_a_seat() -> None:
    s = new(3, changing_powers=True)
    assert all(facts(s, f"seat:{seat}")["disk"] == "" for seat in range(3)), "passing a modifier is no disk"
    for seat in range(3):
        s.play(seat, s.choices(seat)[0])
    seat = s.waiting[0]
    s.mods[seat] = 1 << 3 * 1 | 2 << 3 * 3  # one +1 and two -2
    held = shown(s, f"seat:{seat}/modifiers", seat)
    assert held["value"] == 3 and [(item["value"], item["facts"]) for item in held["items"]] == [
        (1, {"modifier": "plus1", "power": 1}),
        (2, {"modifier": "minus2", "power": -2}),
    ]
    other = (seat + 1) % 3
    assert shown(s, f"seat:{seat}/modifiers", other)["value"] == 3
    assert "items" not in shown(s, f"seat:{seat}/modifiers", other)
    do(s, seat, "boost 5 minus2")
    assert facts(s, f"seat:{seat}/modifier", other) == {"modifier": "minus2", "power": -2}
    assert facts(s, f"seat:{seat}", other)["power"] == 3


@pytest.mark.rule("ELG-6.3", "ELG-7.7")
def test_a_disk_is_asked_for_and_set() -> None:
    s = scene({GREEN: {GRANADA: 2}, BLUE: {GRANADA: 1}})
    with_card(s, cards.CIVIL_WAR)
    do(s, PURPLE, "act")
    assert [facts(s, f"seat:{seat}")["disk"] for seat in range(4)] == ["", "asked", "asked", ""]
    do(s, GREEN, "disk granada")
    assert [facts(s, f"seat:{seat}")["disk"] for seat in range(4)] == ["", "set", "asked", ""]


@pytest.mark.rule("ELG-3.2", "ELG-4.3", "ELG-4.5")
def test_a_deck_its_card_who_took_it_and_how_many_are_left_to_place() -> None:
    s = scene({PURPLE: {10: 3}})  # three at the court
    with_card(s, cards.JUSTICE)
    s.taken = 0
    told = facts(s, "deck:2")
    assert (told["decks"], told["card"], told["of"]) == ([2], "justice", 2)
    piles.take(s, 1, PURPLE)
    told = facts(s, "deck:2")
    assert (told["taken_by"], told["left"], told["announced"]) == ("seat:0", 2, False)
    assert facts(s, "deck:1")["taken_by"] == "" and facts(s, "deck:1")["left"] == -1
    do(s, PURPLE, "place toledo")
    assert facts(s, "deck:2")["left"] == 1
    s.at[10], s.at[11] = 0, s.at[11] + s.at[10]
    assert facts(s, "deck:2")["left"] == 0, "nobody is left at the court"


@pytest.mark.rule("ELG-14.4")
def test_an_announced_card_waits_for_the_veto() -> None:
    s = scene({GREEN: {GRANADA: 2}}, alternatives=ALL_CARDS)
    s.vetoes = [BLUE, s.round + 1]
    with_card(s, cards.ARREST)
    do(s, PURPLE, "act")
    assert s.waiting == (BLUE,) and facts(s, "deck:2")["announced"] and not facts(s, "deck:1")["announced"]
    assert shown(s, f"seat:{BLUE}/vetoes")["value"] == 1
    do(s, BLUE, "allow")
    assert not facts(s, "deck:2")["announced"]


@pytest.mark.rule("ELG-1.5", "ELG-3.5")
@pytest.mark.parametrize("round", [0, 3, 8])
def test_what_of_a_deck_nobody_has_seen(round: int) -> None:
    s = new(4)
    s.round = round
    for number in range(1, 5):
        told = facts(s, f"deck:{number}")
        assert sum(kind["count"] for kind in told["unseen"]) == 10 - round - 1
        assert shown(s, f"deck:{number}")["value"] == 10 - round - 1
    assert facts(s, "deck:5")["unseen"] == [] and facts(s, "deck:5")["card"] == "your_majesty"
    first = {kind["card"]: kind["count"] for kind in facts(s, "deck:2")["unseen"]}
    gone = [s.deck[10 + k] for k in range(round + 1)]
    assert first.get("justice", 0) == 4 - gone.count(cards.JUSTICE)


@pytest.mark.rule("ELG-16.2", "ELG-13.2", "ELG-14.1")
def test_merged_decks_and_other_cards() -> None:
    s = new(2, new_regency=True, alternatives=["veto", "second_veto"])
    decks = {tuple(node["facts"]["decks"]): node for node in s.observe(0)["things"] if node["id"].startswith("deck:")}
    assert list(decks) == [(1,), (2, 3), (4,), (5,)]
    unseen = {numbers: sum(kind["count"] for kind in node["facts"]["unseen"]) for numbers, node in decks.items()}
    assert unseen == {(1,): 9, (2, 3): 20 + 2 - 1, (4,): 9, (5,): 9}, "two cards were put back unseen for the Vetoes"
    assert decks[2, 3]["name"]["id"] == "zone-deck-merged" and decks[2, 3]["value"] == 19
    assert decks[(5,)]["facts"]["card"] != "your_majesty"


@pytest.mark.rule("ELG-3.1", "ELG-17.2")
@pytest.mark.parametrize(
    ("short", "steps", "marked"),
    [(False, [1, 2, 3, 4, 5, 6, 7, 8, 9], [3, 6, 9]), (True, [2, 3, 5, 6, 8, 9], [3, 6, 9])],
)
def test_the_track_of_rounds(short: bool, steps: list[int], marked: list[int]) -> None:
    s = new(4, short_game=short)
    assert facts(s, "round") == {"steps": steps, "marked": marked, "stage": "powers"}
    assert shown(s, "round")["value"] == steps[0]
    s.round = 4
    assert shown(s, "round")["value"] == steps[4]
    s.stage = SCORING
    assert shown(s, "round")["value"] == steps[3] and facts(s, "round")["stage"] == "scoring"
    s.stage = DEALING
    assert facts(s, "round")["stage"] == "dealing" and shown(s, "round")["value"] == steps[4]
    s.round, s.stage = len(steps), OVER
    assert facts(s, "round")["stage"] == "over" and shown(s, "round")["value"] == steps[-1]


@pytest.mark.rule("ELG-3.6")
def test_the_marker_lies_with_the_first_player() -> None:
    s = new(4)
    for seat in range(4):
        s.first = seat
        holders = [i for i in range(4) if any(item["id"] == "marker" for item in shown(s, f"seat:{i}")["items"])]
        assert holders == [seat] and facts(s, f"seat:{seat}")["first"]


@pytest.mark.rule("ELG-1.3", "ELG-6.2")
def test_courts_are_open_and_provinces_only_ones_own() -> None:
    s = scene({PURPLE: {10: 4, GRANADA: 6}, ORANGE: {10: 2}})
    assert [shown(s, f"seat:{seat}/court", ORANGE)["value"] for seat in range(4)] == [4, 0, 0, 2]
    assert shown(s, "seat:3/province", ORANGE)["value"] == 28
    assert shown(s, "seat:0/province", ORANGE).get("value") is None
    opened = scene({PURPLE: {10: 4, GRANADA: 6}}, open_castle=True)
    assert shown(opened, "seat:0/province", ORANGE)["value"] == 20
