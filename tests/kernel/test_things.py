"""Things on the table, and the records their facts are held to."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import pytest

from castellany.kernel import say, thing, walk
from castellany.kernel.shown import Records, fault, matches, records, shown_by
from castellany.kernel.things import instead, observation
from tests.toy import GAME


class CardFacts(TypedDict):
    cost: int
    colour: str


class BackFacts(TypedDict):
    back: bool
    count: NotRequired[int]


SHOWN: Records = {
    "card:*": CardFacts,
    "seat:*/hand/*": CardFacts | BackFacts,
    "seat:*": CardFacts | None,
}


def test_a_thing_leaves_out_what_is_empty_and_keeps_a_zero() -> None:
    bare = {"id": "bank", "name": {"id": "zone-bank", "args": {}}, "kind": "zone"}
    assert thing("bank", "zone-bank") == bare
    assert thing("bank", "zone-bank", facts={}, notes=[]) == bare
    assert thing("bank", "zone-bank", value=0) == {**bare, "value": 0}
    assert thing("bank", "zone-bank", items=[]) == {**bare, "items": []}, "seen to be empty, not unseen"


def test_a_thing_with_everything() -> None:
    inner = thing("card:1", say("card-number", number=7), "card")
    node = thing("hand", "zone-hand", "pile", 1, {"open": True}, [say("note-top", count=2)], [inner])
    assert node["name"] == {"id": "zone-hand", "args": {}} and inner["name"] == {
        "id": "card-number",
        "args": {"number": 7},
    }
    assert node["notes"] == [{"id": "note-top", "args": {"count": 2}}] and node["facts"] == {"open": True}
    assert node["items"] == [inner] and node["value"] == 1 and node["kind"] == "pile"


def test_a_kind_that_nobody_draws_is_refused() -> None:
    with pytest.raises(ValueError, match="no such kind of thing: heap"):
        thing("x", "y", "heap")


def test_an_owner_sees_more_in_the_same_place() -> None:
    hidden, plain = thing("a", "pile-a", "pile", 3), thing("b", "pile-b", "pile", 2)
    board = thing("seat:0", "seat", "seat", items=[hidden, plain])
    opened = thing("a", "pile-a", "pile", 3, items=[thing("card:1", "x", "card")])
    mine = instead(board, opened)
    assert [item["id"] for item in mine["items"]] == ["a", "b"]
    assert mine["items"][0] is opened and mine["items"][1] is plain and board["items"][0] is hidden
    assert {key: value for key, value in mine.items() if key != "items"} == {
        key: value for key, value in board.items() if key != "items"
    }


def test_a_walk_comes_by_every_thing_in_reading_order() -> None:
    tree = [
        thing("1", "n", items=[thing("1.1", "n", items=[thing("1.1.1", "n")]), thing("1.2", "n")]),
        thing("2", "n"),
    ]
    assert [node["id"] for node in walk(tree)] == ["1", "1.1", "1.1.1", "1.2", "2"]


def test_an_observation_says_who_looks_and_when() -> None:
    told = observation(None, say("phase-x", round=2), [thing("a", "b")], [], 2, range(1, 4))
    assert told["seat"] is None and told["round"] == 2 and told["rounds"] == [1, 2, 3]
    assert told["phase"] == {"id": "phase-x", "args": {"round": 2}} and len(told["things"]) == 1
    assert observation(1, say("p"), [], [])["rounds"] == [] and observation(1, say("p"), [], [])["seat"] == 1


@pytest.mark.parametrize(
    ("pattern", "id", "fits"),
    [
        ("card:*", "card:12", True),
        ("card:*", "card:", True),
        ("card:*", "cards:12", False),
        ("card:*", "card:1/2", False),
        ("seat:*/hand/*", "seat:2/hand/harbor", True),
        ("seat:*/hand/*", "seat:2/hand", False),
        ("seat:*", "a seat:1", False),
        ("a.b", "a.b", True),
        ("a.b", "axb", False),
    ],
)
def test_a_star_stands_for_anything_but_a_slash(pattern: str, id: str, fits: bool) -> None:
    assert matches(pattern, id) == fits


def test_facts_are_held_to_their_record_key_by_key() -> None:
    card = {"cost": 3, "colour": "red"}
    assert fault(SHOWN, "card:1", card) == ""
    assert fault(SHOWN, "seat:0/hand/1", card) == fault(SHOWN, "seat:0/hand/1", {"back": True}) == ""
    assert fault(SHOWN, "seat:0/hand/1", {"back": True, "count": 2}) == ""
    assert fault(SHOWN, "seat:0", None) == fault(SHOWN, "bank", None) == ""
    assert "CardFacts" in fault(SHOWN, "card:1", {"cost": 3}), "a key is missing"
    assert "CardFacts" in fault(SHOWN, "card:1", {"cost": "3", "colour": "red"}), "a key of another type"
    assert "does not know all" in fault(SHOWN, "card:1", {**card, "price": 3}), "a key too many"
    assert fault(SHOWN, "card:1", None) != "", "a thing that must carry facts carries none"
    both = fault(SHOWN, "seat:0/hand/1", {"cost": 1})
    assert "CardFacts" in both and "BackFacts" in both


def test_facts_that_nobody_declared_or_two_did_are_found() -> None:
    assert "no record is declared" in fault(SHOWN, "bank", {"gold": 1})
    assert "more than one pattern" in fault({"card:*": CardFacts, "*": CardFacts}, "card:1", {"cost": 1, "colour": ""})


def test_the_records_of_a_pattern_and_of_a_game() -> None:
    assert records(CardFacts) == [CardFacts]
    assert records(CardFacts | None) == [CardFacts, type(None)]
    assert shown_by(GAME), "the toy declares what it shows"
