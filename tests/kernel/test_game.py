"""Tables that cannot be set up are refused by name; verbs, effects and examples in docstrings."""

from __future__ import annotations

import doctest
import importlib
from typing import Any

import pytest

import castellany
from castellany.kernel import BadOption, IllegalChoice, Lexicon, TableOption, say
from castellany.kernel.rooms import room
from tests.toy import GAME
from tests.toy.effects import BOOK, REWARD, DrawCard


@pytest.mark.parametrize(
    ("seats", "options", "id", "args"),
    [
        (9, {}, "bad-seats", {"seats": "9", "low": 2, "high": 4}),
        (True, {}, "bad-seats", {"seats": "True", "low": 2, "high": 4}),
        (2, {"poor": True}, "bad-option-unknown", {"option": "poor", "allowed": "rich, rounds"}),
        (2, {"rich": "yes"}, "bad-option-value", {"option": "rich", "value": "yes", "allowed": "true, false"}),
        (2, {"rounds": 4}, "bad-option-value", {"option": "rounds", "value": "4", "allowed": "1-3"}),
        (2, {"rounds": True}, "bad-option-value", {"option": "rounds", "value": "True", "allowed": "1-3"}),
    ],
)
def test_a_bad_table_is_refused_with_what_is_allowed(
    seats: int, options: dict[str, Any], id: str, args: object
) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, 1, options)
    assert (caught.value.message.id, caught.value.message.args) == (id, args)


def test_a_game_that_is_scored_at_its_end_alone_has_no_scorings_on_its_way() -> None:
    assert GAME.scorings(GAME.new(2, 1)) == 0


def test_a_game_whose_rulebook_prints_everything_needs_no_box() -> None:
    assert GAME.box is None and GAME.unprinted() == [] and GAME.changed == {}


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as caught:
        castellany.game("chess")
    assert caught.value.message.id == "bad-game"
    assert "citadels" in str(caught.value.message.args["allowed"])


def test_options_are_checked_by_kind() -> None:
    one = TableOption("cast", "choice", "a", ("a", "b"))
    assert one.allows("b") and not one.allows("c") and not one.allows(1)
    many = TableOption("cards", "many", [], ("x", "y"))
    assert many.allows([]) and many.allows(["y", "x"])
    assert not many.allows(["x", "x"]) and not many.allows("x") and not many.allows([1]) and not many.allows(["z"])


def test_options_that_do_not_go_together_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: object, seats: int, options: dict[str, Any]) -> None:
        if options["rich"] and options["rounds"] == 3:
            raise BadOption(say("bad-option-unknown", option="rich", allowed="rounds"))

    monkeypatch.setattr(type(GAME), "check", check)
    GAME.new(2, 1, {"rich": True, "rounds": 2})
    with pytest.raises(BadOption):
        GAME.new(2, 1, {"rich": True})


def test_a_room_that_a_game_does_not_have_is_none() -> None:
    assert room(GAME, "nowhere") is None
    found = room(GAME, "gist")
    assert found is not None and found.__name__ == "tests.toy.gist"


def test_notation_is_strict() -> None:
    assert GAME.parse("  bid   12 ") == GAME.parse("bid 12")
    for text in ("", "bid", "bid 13", "bid 1 2", "BID 1"):
        with pytest.raises(IllegalChoice):
            GAME.parse(text)
    with pytest.raises(IllegalChoice):
        GAME.text(-1)


def test_a_lexicon_refuses_words_that_could_not_be_read_back() -> None:
    lexicon = Lexicon()
    lexicon.verb("pass")
    for name, objects in (("pass", ()), ("take gold", ()), ("", ()), ("give", ("a b",))):
        with pytest.raises(ValueError, match=r"verb|notation"):
            lexicon.verb(name, objects)


def test_an_effect_is_numbered_once() -> None:
    assert BOOK.add(REWARD) is REWARD
    assert [BOOK.effects.index(effect) for effect in BOOK.effects] == [0, 1, 2]
    with pytest.raises(AssertionError, match="added to the book"):
        BOOK.frame(DrawCard(), 0)


@pytest.mark.parametrize(
    "name", ["castellany", "castellany.kernel.says", "castellany.kernel.things", "castellany.kernel.verbs"]
)
def test_the_examples_in_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried and not failed
