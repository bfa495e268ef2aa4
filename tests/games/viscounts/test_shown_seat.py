"""What a board shows of a player and of a solo opponent: every number, reckoned by hand."""

from __future__ import annotations

from typing import Any

import pytest

from castellany.games.viscounts.facts.tables import SCHEMES, removed_schemes
from castellany.games.viscounts.state import NOBODY
from tests.games.viscounts.alone import AI, against, scheme
from tests.games.viscounts.helpers import (
    build,
    card,
    facts,
    give,
    hand,
    own,
    quiet,
    row,
    said,
    set_marks,
    shown,
    workers,
)


def test_a_seat_tells_whose_turn_it_is_and_in_which_phase() -> None:
    s = quiet(3)
    s.first, s.active, s.phase = 2, 1, 4
    seats = [facts(s, f"seat:{seat}") for seat in range(3)]
    assert [seat["active"] for seat in seats] == [False, True, False]
    assert [seat["phase"] for seat in seats] == [0, 4, 0], "only in one's own turn"
    assert [seat["first"] for seat in seats] == [False, False, True]
    assert [seat["automatic"] for seat in seats] == [False, False, False]
    assert {seat["opponent"] for seat in seats} == {""} and all(seat["wants"] == [] for seat in seats)
    assert [note["id"] for note in shown(s, "seat:2")["notes"]] == ["note-first"]
    s.round = 0
    seats = [facts(s, f"seat:{seat}") for seat in range(3)]
    assert not any(seat["active"] or seat["first"] or seat["phase"] for seat in seats), "in setup nobody has a turn"


@pytest.mark.rule("VIS-13.1", "VIS-13.2", "VIS-13.5", "VIS-13.6", "VIS-13.7")
def test_a_seat_shows_its_points_as_if_the_game_ended_now() -> None:
    s = quiet(3)
    build(s, 1, 0, 1, 6)  # two trading posts 9, a workshop 2
    workers(s, 1, "a", s1=2)  # 2
    workers(s, 2, "b", s1=1)  # 2
    s.tier3[1] = 1  # 3
    s.leader = 1  # 5
    give(s, 1, unpaid=2, acquired=3, approved=1)  # -4, 3, 3
    assert [facts(s, f"seat:{seat}")["points"] for seat in range(3)] == [0, 25, 0]
    assert [facts(s, f"seat:{seat}")["leader"] for seat in range(3)] == [False, True, False]
    assert shown(s, "seat:1")["name"] == {"id": "seat-name", "args": {"seat": "seat:1"}}


def test_goods_and_papers_are_counters() -> None:
    s = quiet()
    give(s, 1, silver=4, ink=1, stone=2, gold=3, unpaid=5, paid=6, acquired=7, approved=8)
    names = ("silver", "ink", "stone", "gold", "unpaid", "paid", "acquired", "approved")
    assert [shown(s, f"seat:1/{name}")["value"] for name in names] == [4, 1, 2, 3, 5, 6, 7, 8]
    assert [shown(s, f"seat:1/{name}")["name"]["id"] for name in names[:2]] == ["res-silver", "res-ink"]
    assert shown(s, "seat:1/approved")["name"]["id"] == "paper-approved"
    assert [shown(s, f"seat:0/{name}")["value"] for name in names] == [0] * 8


ABOVE = [
    "1 silver 3 deed", "1 silver 2 deed", "1 silver 1 deed", "2 silver 1 debt 1 deed",
    "2 silver 1 debt", "3 silver 2 debt", "4 silver 3 debt",
]  # fmt: skip
ABOVE_OPPONENT = [
    "3 deed", "2 deed", "1 any 1 deed", "1 any 1 debt 1 deed", "1 any 1 debt", "1 any 2 debt", "2 any 3 debt",
]  # fmt: skip
BELOW = [
    ("guilty", "1 debt"), ("guilty", "1 corruption"), ("guilty", "1 corruption"), ("all", "1 rearrange"),
    ("innocent", "1 virtue"), ("innocent", "1 virtue"), ("innocent", "1 deed"),
]  # fmt: skip


@pytest.mark.rule("VIS-4.1", "VIS-11.4", "VIS-11.5")
def test_the_track_shows_both_markers_and_what_each_space_pays() -> None:
    s = quiet()
    set_marks(s, 0, 2, 5)
    corruption, virtue = shown(s, "seat:0/corruption"), shown(s, "seat:0/virtue")
    assert (corruption["value"], virtue["value"]) == (3, 6), "counted from one"
    track = corruption["facts"]
    assert track["steps"] == virtue["facts"]["steps"] == [1, 2, 3, 4, 5, 6, 7]
    assert track["meet"] == [3, 6]
    assert [said(each) for each in track["pays"]] == ABOVE
    assert [(each["who"], said(each["gain"])) for each in track["rivals"]] == BELOW
    assert "notes" not in shown(s, "seat:1")
    set_marks(s, 1, 4, 4)
    assert [note["id"] for note in shown(s, "seat:1")["notes"]] == ["note-meet"]


@pytest.mark.rule("VIS-14.13")
def test_the_track_of_the_opponent_pays_otherwise() -> None:
    s = against()
    track = facts(s, f"seat:{AI}/corruption")
    assert [said(each) for each in track["pays"]] == ABOVE_OPPONENT
    assert [(each["who"], said(each["gain"])) for each in track["rivals"]] == BELOW
    assert shown(s, f"seat:{AI}/corruption")["name"]["id"] == "opponent-track-corruption"
    assert shown(s, "seat:0/corruption")["name"]["id"] == "track-corruption"


@pytest.mark.rule("VIS-3.9", "VIS-6.13", "VIS-7.1", "VIS-9.4")
def test_icons_are_counted_with_criminals_for_an_action_and_without_as_such() -> None:
    """Antagonist, a free second slot (cleric, builder, noble), Peddler 3 merchants; guildhall 2 and the black bonus."""
    s = quiet()
    row(s, 0, "antagonist", "", "peddler_1")
    build(s, 0, 4)
    s.bonus[1] = 0
    give(s, 0, silver=7, stone=2, gold=4, ink=1)
    counted = {icon: shown(s, f"seat:0/{icon}") for icon in ("merchant", "builder", "noble", "cleric", "criminal")}
    assert {icon: node["value"] for icon, node in counted.items()} == {
        "merchant": 3, "builder": 1, "noble": 2, "cleric": 2, "criminal": 2,
    }  # fmt: skip
    assert "facts" not in counted["criminal"], "no action is theirs alone"
    assert {icon: node["facts"] for icon, node in counted.items() if icon != "criminal"} == {
        "merchant": {"icons": 5, "good": "silver", "goods": 7},
        "builder": {"icons": 3, "good": "stone", "goods": 2},
        "noble": {"icons": 4, "good": "gold", "goods": 4},
        "cleric": {"icons": 4, "good": "ink", "goods": 1},
    }


@pytest.mark.rule("VIS-14.8")
def test_icons_of_an_opponent() -> None:
    """A criminal scheme, its printed noble, builder and cleric; one guildhall, which is a cleric on its board."""
    s = against()
    s.row[3] = scheme("starting_criminal_a")
    build(s, AI, 3)
    give(s, AI, ink=2, stone=1)
    counted = [
        shown(s, f"seat:{AI}/{icon}")["value"] for icon in ("merchant", "builder", "noble", "cleric", "criminal")
    ]
    assert counted == [0, 1, 1, 2, 1]
    assert facts(s, f"seat:{AI}/cleric") == {"icons": 3, "good": "ink", "goods": 2}
    assert facts(s, f"seat:{AI}/builder") == {"icons": 2, "good": "stone", "goods": 1}
    s = against("cards")
    give(s, AI, ink=3)
    for icon in ("builder", "noble", "cleric"):
        assert facts(s, f"seat:{AI}/{icon}")["goods"] == 3, "one pool for every action"


def test_the_row_shows_its_cards_in_their_slots() -> None:
    s = quiet()
    row(s, 0, "", "thief", "squire")
    node = shown(s, "seat:0/row")
    assert [(item["id"], item["facts"]["slot"]) for item in node["items"]] == [
        ("card:thief:0", 1),
        ("card:squire:0", 2),
    ]
    assert node["facts"]["slots"] == [[], ["builder", "noble", "cleric"], ["merchant", "merchant"]]


@pytest.mark.rule("VIS-6.12")
def test_the_hand_shows_its_limit() -> None:
    s = quiet()
    hand(s, 0, "thief", "abbot")
    assert (shown(s, "seat:0/hand")["value"], facts(s, "seat:0/hand")) == (2, {"limit": 3})
    build(s, 0, 8)
    s.leader = 0
    assert facts(s, "seat:0/hand") == {"limit": 5}
    assert shown(s, "seat:0/hand")["notes"] == [{"id": "note-limit", "args": {"count": 5}}]
    assert (shown(s, "seat:0/deck")["value"], shown(s, "seat:0/discard")["value"]) == (6, 0)


GIFTS = {
    "trading_post_1": "1 move", "trading_post_2": "1 dismiss to 1 silver", "trading_post_3": "2 merchant",
    "guildhall_1": "1 builder", "guildhall_2": "1 noble", "guildhall_3": "1 cleric",
    "workshop_1": "1 hire to 1 discard", "workshop_2": "1 collision to 1 virtue", "workshop_3": "1 card",
}  # fmt: skip
OPPONENT_GIFTS = {
    "trading_post_1": "1 scheme", "trading_post_2": "1 collision to 1 flip_debt",
    "trading_post_3": "1 flip to 1 dismiss", "workshop_1": "1 scheme to 1 dismiss",
    "workshop_2": "1 reshuffle to 1 virtue", "workshop_3": "1 reshuffle to 1 corruption",
}  # fmt: skip
OPPONENT_HALLS = {
    "cleric": ["cleric", "builder", "noble"], "builder": ["builder", "noble", "cleric"],
    "noble": ["noble", "cleric", "builder"], "cards": ["builder", "noble", "cleric"],
}  # fmt: skip


@pytest.mark.rule("VIS-7.8")
@pytest.mark.parametrize(("id", "gift"), GIFTS.items())
def test_each_building_shows_what_its_slot_gives(id: str, gift: str) -> None:
    s = quiet()
    number = list(GIFTS).index(id)
    assert facts(s, f"seat:0/{id}")["built"] is False
    (note,) = shown(s, f"seat:0/{id}")["notes"]
    assert (note["id"], note["args"]) == ("note-house", {"house": f"house-{id}"}), "what it gives, in words as well"
    build(s, 0, number)
    found = facts(s, f"seat:0/{id}")
    assert (found["type"], found["slot"], found["built"]) == (id[:-2], number % 3, True)
    assert said(found["gift"]) == gift
    assert [note["id"] for note in shown(s, f"seat:0/{id}")["notes"]] == ["note-house", "note-built"]


@pytest.mark.rule("VIS-14.15")
@pytest.mark.parametrize(("board", "halls"), OPPONENT_HALLS.items())
def test_the_buildings_of_the_opponents_give_other_things(board: str, halls: list[str]) -> None:
    s = against(board)
    assert {id: said(facts(s, f"seat:{AI}/{id}")["gift"]) for id in OPPONENT_GIFTS} == OPPONENT_GIFTS
    assert [said(facts(s, f"seat:{AI}/guildhall_{i}")["gift"]) for i in (1, 2, 3)] == [f"1 {hall}" for hall in halls]
    assert shown(s, f"seat:{AI}/workshop_1")["name"]["id"] == "opponent-workshop_1"


@pytest.mark.rule("VIS-7.3", "VIS-13.1")
def test_the_three_groups_of_buildings() -> None:
    s = quiet()
    build(s, 0, 0, 2, 7)
    assert facts(s, "seat:0/houses")["groups"] == [
        {"type": "trading_post", "cost": 5, "steps": [4, 9, 15], "built": 2},
        {"type": "guildhall", "cost": 7, "steps": [6, 13, 21], "built": 0},
        {"type": "workshop", "cost": 3, "steps": [2, 5, 9], "built": 1},
    ]


@pytest.mark.rule("VIS-13.3")
@pytest.mark.parametrize(
    ("tiles", "ribbons", "points", "following"),
    [
        ([], [0, 0, 0, 0], 0, 1),
        (["ms01"], [1, 0, 0, 0], 1, 4),
        (["ms01", "ms06"], [2, 0, 0, 0], 2, 5),
        (["ms01", "ms02", "ms03"], [1, 1, 1, 0], 9, 16),
        (["ms01", "ms02", "ms03", "ms04"], [1, 1, 1, 1], 16, 17),
        (["ms01", "ms06", "ms02", "ms13", "ms03"], [2, 2, 1, 0], 9 + 4, 20),
    ],
)
def test_the_sets_of_manuscripts(tiles: list[str], ribbons: list[int], points: int, following: int) -> None:
    """The last number: the points after the one manuscript more that would help most."""
    s = quiet()
    own(s, 0, *tiles)
    assert facts(s, "seat:0/tiles") == {"ribbons": ribbons, "points": points, "next": following}
    assert shown(s, "seat:0/tiles")["value"] == len(tiles)


def test_the_cards_before_a_player() -> None:
    s = quiet(3)
    s.player_cards[1] = 6
    s.bonus = [1, NOBODY, 1, 2]
    s.leader = 1
    assert [item["id"] for item in shown(s, "seat:1/cards")["items"]] == [
        "start:7", "bonus:grey", "bonus:blue", "leader-card",
    ]  # fmt: skip
    assert facts(s, "start:7") == {"start": 7}
    assert facts(s, "bonus:grey") == {"ribbon": "grey", "icon": "builder", "points": 3}
    assert facts(s, "bonus:yellow") == {"ribbon": "yellow", "icon": "noble", "points": 3}
    assert [item["id"] for item in shown(s, "bonuses")["items"]] == ["bonus:black"]
    assert shown(s, "leader")["items"] == [] and facts(s, "leader") == {"owner": 1, "points": 5}


FOCUS = {"cleric": "1 cleric", "builder": "1 builder", "noble": "1 noble", "cards": "2 flip"}
WANTS = {
    "cleric": [("ink", 6), ("stone", 4), ("gold", 0)], "builder": [("stone", 6), ("gold", 4), ("ink", 0)],
    "noble": [("gold", 6), ("ink", 4), ("stone", 0)], "cards": [("ink", 0)],
}  # fmt: skip
REMOVED = {
    "cleric": ["starting_noble", "future_noble", "future_builder_noble_2"],
    "builder": ["starting_cleric", "future_cleric", "future_cleric_noble_2"],
    "noble": ["starting_builder", "future_builder", "future_builder_cleric_2"],
    "cards": ["future_cleric", "future_builder", "future_noble"],
}


@pytest.mark.rule("VIS-14.1", "VIS-14.3", "VIS-14.9")
@pytest.mark.parametrize("board", FOCUS)
def test_an_opponent_shows_its_mind(board: str) -> None:
    """What it sets its mind on, what it collects and up to how many, which schemes are out of the game."""
    s = against(board)
    seat: dict[str, Any] = facts(s, f"seat:{AI}")
    assert (seat["automatic"], seat["opponent"], said(seat["focus"])) == (True, board, FOCUS[board])
    assert [(want["good"], want["limit"]) for want in seat["wants"]] == WANTS[board]
    ids = [SCHEMES[number - scheme("starting_builder_noble")].id for number in removed_schemes(s.opponent_board, 2)]
    assert sorted(ids) == sorted(REMOVED[board]) and len(seat["removed"]) == 3
    assert shown(s, f"seat:{AI}")["name"]["id"] == f"opponent-{board}"
    goods = [item["id"] for item in shown(s, f"seat:{AI}")["items"] if item["kind"] == "counter"][:4]
    assert f"seat:{AI}/silver" not in goods, "it has none"
    assert (f"seat:{AI}/gold" in goods) == (board != "cards")
    assert all(card_id != f"seat:{AI}/hand" for card_id in (item["id"] for item in shown(s, f"seat:{AI}")["items"]))


def test_discard_piles_are_open_and_the_top_lies_last() -> None:
    s = quiet()
    s.discards[1] = [card("thief"), card("ada")]
    node = shown(s, "seat:1/discard")
    assert [item["id"] for item in node["items"]] == ["card:thief:1", "card:ada"] and node["value"] == 2
    assert all(item["facts"]["slot"] == -1 for item in node["items"])
