"""What somebody at a puzzle is told of their standing: true, said in every language, and nothing hidden."""

from __future__ import annotations

import pytest

import castellany
from castellany import bots, words
from castellany.bots.thought import own_world
from castellany.kernel import Message
from castellany.study.known import known
from castellany.study.sheets import Position, positions
from castellany.study.speak import TEXT

PUZZLES = 12


def looked_at(game: str) -> list[Position]:
    return positions(game)[:PUZZLES]


@pytest.mark.parametrize("game", castellany.games())
def test_it_is_the_same_in_every_world_that_the_seat_thinks_possible(game: str) -> None:
    for at in looked_at(game):
        state, seat = at.moment(), at.puzzle.seat
        told = known(state, seat)
        for seed in range(3):
            assert known(own_world(state, seat, seed), seat) == told, at.id


@pytest.mark.parametrize("game", castellany.games())
def test_it_can_be_said_in_every_language(game: str) -> None:
    for at in looked_at(game):
        told = known(at.moment(), at.puzzle.seat)
        assert 1 <= len(told) <= 4, at.id
        assert all(one.args["points"] > 0 for one in told if "points" in one.args), at.id
        for lang in words.LANGUAGES:
            faults: list[str] = []
            for one in told:
                words.load(lang, game, TEXT).render(one, [f"P{seat}" for seat in range(8)], faults)
            assert faults == [], at.id


def test_it_tells_how_one_stands_and_what_one_has_most_of() -> None:
    state = castellany.game("citadels").new(3, 4)
    squires = [bots.make("squire", "citadels", seat) for seat in range(3)]
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, squires[seat].choose(state, seat).choice)
    totals = [score.total for score in state.scores()]
    best, worst = totals.index(max(totals)), totals.index(min(totals))
    ahead = max(totals) - sorted(totals)[-2]
    assert known(state, best)[0] == Message("known-leads", {"points": ahead})
    assert known(state, worst)[0] == Message(
        "known-behind", {"points": max(totals) - min(totals), "seat": f"seat:{best}"}
    )
    first = next(one for one in known(state, best) if one.id == "known-most")
    part = next(part for part in state.scores()[best].parts if part.name == first.args["part"])
    assert part.points == first.args["points"] > 0
