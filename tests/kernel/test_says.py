"""What the engine says: reasons that several things share, things of the table, facts held to their records."""

from __future__ import annotations

from typing import TypedDict

import pytest

import castellany
from castellany.kernel import BadRecord, Match, Refusal, loads, say, thing, verify
from castellany.kernel import walk as walk_things
from castellany.kernel.says import Closed, shut
from castellany.kernel.shown import Records, fault, matches, shown_by
from castellany.kernel.verbs import Lexicon
from tests.toy import GAME


def test_what_several_things_have_in_common_is_said_once() -> None:
    cold, dark = Refusal(say("no-cold"), "TOY-1.1"), Refusal(say("no-dark"), "TOY-1.1")
    found: list[Closed] = []
    shut(found, "a", cold)
    shut(found, "b", dark)
    shut(found, "c", cold)
    assert [(one.targets, one.message.id) for one in found] == [(("a", "c"), "no-cold"), (("b",), "no-dark")]
    shut(found, "a", cold)
    assert found[0].targets == ("a", "c"), "a thing is named once"
    shut(found, "d", Refusal(say("no-cold"), "TOY-1.2"))
    assert [one.rule for one in found] == ["TOY-1.1", "TOY-1.1", "TOY-1.2"], "another clause is another reason"
    shut(found, "e", cold, {"short": 2})
    shut(found, "f", cold, {"short": 2})
    assert found[3].targets == ("e", "f") and found[3].facts == {"short": 2}
    assert len(found) == 4


def test_a_thing_carries_what_it_has_and_nothing_else() -> None:
    inner = thing("box/ring", "ring", "piece")
    node = thing("box", "box", "zone", 1, {"lid": True}, [say("note-old")], [inner])
    assert node["facts"] == {"lid": True} and node["notes"] == [{"id": "note-old", "args": {}}]
    assert node["items"] == [inner] and "facts" not in inner and "notes" not in inner and "items" not in inner
    assert [one["id"] for one in walk_things([node, thing("shelf", "shelf")])] == ["box", "box/ring", "shelf"]


class Lid(TypedDict):
    """A lid."""

    open: bool
    hinges: int


class Bare(TypedDict):
    """Nothing but a size."""

    size: int


def test_facts_are_held_to_their_records() -> None:
    shown: Records = {"box": Lid, "box/*": Lid | Bare, "shelf": Bare | None}
    double: Records = {"box/*": Lid, "*/1": Lid}
    whole = {"open": True, "hinges": 2}
    assert fault(shown, "box", whole) == "" and fault(shown, "box/1", whole) == fault(shown, "box/1", {"size": 3}) == ""
    assert fault(shown, "shelf", None) == "" and fault(shown, "elsewhere", None) == ""
    assert "no record" in fault(shown, "elsewhere", whole)
    assert "does not know" in fault(shown, "box", {**whole, "colour": "red"}), "a key too many"
    assert "hinges" in fault(shown, "box", {"open": True}), "a key too few"
    assert fault(shown, "box", {"open": 1, "hinges": 2}), "another type"
    assert fault(shown, "box", None) and fault(shown, "shelf", whole)
    assert "more than one pattern" in fault(double, "box/1", whole)
    assert matches("seat:*/hand/*", "seat:2/hand/harbor") and not matches("seat:*", "seat:2/hand")


def test_a_game_without_the_room_shows_no_facts() -> None:
    assert shown_by(castellany.game("citadels"))
    assert "shop" in " ".join(shown_by(GAME)).lower()


def test_a_verb_of_two_objects_gives_both_back_wherever_it_begins() -> None:
    lex = Lexicon()
    lex.verb("wait")
    lex.verb("go", ("north", "south", "east"))
    put = lex.verb("put", ("a", "b", "c"), ("x", "y", "z", "w", "v"))
    for first in range(3):
        for second in range(5):
            choice = put.of2(first, second)
            assert (put.first(choice), put.second(choice)) == (first, second)


def unfinished() -> Match:
    match = Match.start(GAME, 2, 3)
    match.play(0, match.state.choices(0)[0])
    return match


def test_a_record_of_a_game_that_goes_on_has_no_result() -> None:
    record = unfinished().record()
    assert record.result is None
    verify(GAME, record)
    with pytest.raises(BadRecord):
        verify(GAME, record._replace(result={"winners": [0], "totals": [1, 0]}))


def test_gestures_of_a_record_follow_each_other_and_keep_their_length() -> None:
    match = Match.start(castellany.game("citadels"), 3, 5)
    while not match.over and len(match.standing) < 40:
        seat = match.state.waiting[0]
        match.play(seat, match.state.choices(seat)[0])
    record = match.record()
    runs = [i for i in range(len(record.choices) - 1) if record.choices[i][0] == record.choices[i + 1][0]]
    first = runs[0]
    text = record._replace(gestures=[(first, 2)]).dumps()
    assert f'"{first + 1}-{first + 2}"' in text
    assert loads(text).gestures == [(first, 2)]
    for wrong in (f"{first + 1}-{first + 1}", f"0-{first + 2}", f"{first + 2}-{first + 1}", "1-9999"):
        with pytest.raises(BadRecord):
            loads(text.replace(f'"{first + 1}-{first + 2}"', f'"{wrong}"'))
    doubled = text.replace(f'"{first + 1}-{first + 2}"', f'"{first + 1}-{first + 2}", "{first + 2}-{first + 3}"')
    with pytest.raises(BadRecord):
        loads(doubled)
