"""Choices as ints and as notation: every int is one text and every text one int."""

from __future__ import annotations

import pytest

from castellany.kernel import IllegalChoice, Lexicon
from castellany.kernel.verbs import Verb


def market() -> tuple[Lexicon, Verb, Verb, Verb, Verb]:
    lexicon = Lexicon()
    rest = lexicon.verb("rest")
    build = lexicon.verb("build", ("temple", "harbor", "keep"))
    swap = lexicon.verb("swap", ("a", "b"), ("x", "y", "z"))
    stop = lexicon.verb("stop")
    return lexicon, rest, build, swap, stop


def test_verbs_own_runs_of_ints_one_after_another() -> None:
    lexicon, *verbs = market()
    assert [(verb.base, verb.size, verb.width) for verb in verbs] == [(0, 1, 1), (1, 3, 1), (4, 6, 3), (10, 1, 1)]
    assert lexicon.size == 11 and lexicon.verbs == verbs


def test_every_choice_has_a_text_that_leads_back_to_it() -> None:
    lexicon, *_verbs = market()
    texts = [lexicon.text(choice) for choice in range(lexicon.size)]
    assert texts == [
        "rest",
        *("build temple", "build harbor", "build keep"),
        *("swap a x", "swap a y", "swap a z", "swap b x", "swap b y", "swap b z"),
        "stop",
    ]
    assert [lexicon.parse(text) for text in texts] == list(range(11))


def test_a_choice_knows_its_verb_and_its_objects() -> None:
    lexicon, rest, build, swap, stop = market()
    assert [lexicon.verb_of(choice).name for choice in range(11)] == ["rest", *["build"] * 3, *["swap"] * 6, "stop"]
    assert rest.of() == 0 and build.of(2) == 3 and build.arg(3) == 2
    assert build.each(0b101) == [1, 3] and build.each(0) == []
    for first in range(2):
        for second in range(3):
            choice = swap.of2(first, second)
            assert (swap.first(choice), swap.second(choice)) == (first, second)
            assert swap.has(choice) and not build.has(choice) and not stop.has(choice)
    assert [build.has(choice) for choice in range(6)] == [False, True, True, True, False, False]


def test_notation_is_read_whatever_the_spaces_between_its_words() -> None:
    lexicon, _rest, _build, swap, _stop = market()
    assert lexicon.parse("  swap   b\tz ") == swap.of2(1, 2)


@pytest.mark.parametrize("text", ["", "build", "build castle", "swap a", "swap x a", "BUILD temple", "rest now", "11"])
def test_what_is_no_choice_is_refused_by_name(text: str) -> None:
    lexicon, *_verbs = market()
    with pytest.raises(IllegalChoice) as refused:
        lexicon.parse(text)
    assert refused.value.message.id == "no-such-choice" and refused.value.message.args == {"choice": text}


def test_a_long_text_is_not_repeated_whole() -> None:
    lexicon, *_verbs = market()
    with pytest.raises(IllegalChoice) as refused:
        lexicon.parse("x" * 5000)
    assert refused.value.message.args == {"choice": "x" * 80}


@pytest.mark.parametrize("choice", [-1, 11, 10**9])
def test_an_int_that_is_no_choice_is_refused(choice: int) -> None:
    lexicon, *_verbs = market()
    with pytest.raises(IllegalChoice) as refused:
        lexicon.text(choice)
    assert refused.value.message.args == {"choice": str(choice)}


@pytest.mark.parametrize("word", ["", "two words", "semi;colon", "tab\tbed", "new\nline"])
@pytest.mark.parametrize("place", ["name", "first", "second"])
def test_words_that_would_break_a_saved_game_are_not_taken(word: str, place: str) -> None:
    words = [word if place == each else "fine" for each in ("name", "first", "second")]
    lexicon = Lexicon()
    with pytest.raises(ValueError, match="cannot be a word"):
        lexicon.verb(words[0], (words[1],), (words[2],))
    assert lexicon.size == 0 and lexicon.verbs == []


def test_no_verb_is_made_twice() -> None:
    lexicon, *_verbs = market()
    with pytest.raises(ValueError, match="exists already"):
        lexicon.verb("build", ("other",))
    assert lexicon.size == 11
