"""Honours: for each seat the part in which it stood alone before all others, by the widest margin."""

from __future__ import annotations

import random

import pytest

import castellany
from castellany import words
from castellany.kernel import Honour, Part, Score, honours, score


def scores(*seats: dict[str, int]) -> list[Score]:
    return [score(i, [Part(name, points, "") for name, points in parts.items()]) for i, parts in enumerate(seats)]


def test_a_seat_is_honoured_for_the_part_in_which_it_was_furthest_ahead() -> None:
    found = honours(scores({"a": 4, "b": 0, "c": 3}, {"a": 7, "b": -2, "c": 9}))
    assert found == [Honour(1, "c", 9)], "six ahead in c, three in a; the other leads nowhere"


def test_what_several_share_honours_nobody() -> None:
    assert honours(scores({"a": 4}, {"a": 4}, {"a": 1})) == []


def test_the_best_stands_first_and_losses_are_no_honour() -> None:
    found = honours(scores({"a": 5, "debt": -1}, {"b": 9, "debt": -4}))
    assert [honour.seat for honour in found] == [1, 0]
    assert [honour.part for honour in found] == ["b", "a"]


def test_a_single_point_ahead_is_enough() -> None:
    assert honours(scores({"a": 1}, {"a": 0})) == [Honour(0, "a", 1)]
    assert honours(scores({"a": 1})) == [Honour(0, "a", 1)]


def test_alone_one_is_honoured_for_the_most_points() -> None:
    assert honours(scores({"a": 2, "b": 5})) == [Honour(0, "b", 5)]


@pytest.mark.parametrize("id", ["citadels", "elgrande", "paladins", "viscounts"])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_part_of_a_game_has_a_title_of_its_own(id: str, lang: str) -> None:
    game = castellany.game(id)
    dice = random.Random(4)
    s = game.new(game.seats[-1] // 2 + 1, 4)
    while s.waiting:
        s.apply(s.waiting[0], dice.choice(s.choices(s.waiting[0])))
    text = words.load(lang, id)
    found = honours(s.scores())
    assert found
    for honour in found:
        if not honour.part.startswith("part-"):
            assert text.has(honour.part), "a card that brings points lends its own name"
            continue
        title = text.honour(honour.part)
        assert title and title != text.render(honour.part), honour
