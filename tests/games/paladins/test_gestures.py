"""An act, its payment and its target as one gesture at a table: all of it or nothing, taken back as one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.paladins import GAME
from castellany.kernel import IllegalChoice
from castellany.kernel.match import Match


def gesture(match: Match, wanted: str) -> tuple[int, list[int]]:
    """Play on until this act is open; then the seat and the run of its sensible payment and first target."""
    chance = random.Random(3)
    while not match.over:
        seat = match.waiting[0]
        decision = match.state.ask(seat)
        for option in decision.options:
            facts: Any = option.facts
            if decision.kind == "Turn" and facts and facts.get("act") == wanted:
                return seat, [option.choice, *facts["payments"]["choices"][0], facts["targets"]["choices"][0]]
        match.play(seat, chance.choice(match.state.choices(seat)))
    raise AssertionError(f"{wanted} was never open")


@pytest.mark.parametrize(
    "act", ["commission", "garrison", "absolve", "attack", "convert", "develop", "errand", "hire", "pray"]
)
def test_a_gesture_is_one_change_and_taken_back_as_one(act: str) -> None:
    match = Match.start(GAME, 2, 5)
    seat, run = gesture(match, act)
    before = match.state.copy()
    match.play(seat, *run)
    assert match.state != before
    match.undo(seat)
    assert match.state == before


@pytest.mark.parametrize("at", [0, 1, -1])
def test_a_gesture_refused_in_its_middle_changes_nothing(at: int) -> None:
    match = Match.start(GAME, 2, 5)
    seat, run = gesture(match, "commission")
    before = match.state.copy()
    wrong = run[:]
    wrong[at] = GAME.parse("jar 1")
    with pytest.raises(IllegalChoice):
        match.play(seat, *wrong)
    assert match.state == before
    match.play(seat, *run)
    assert match.state != before


def test_the_inquisition_tells_what_everybody_comes_with() -> None:
    """For the scene: suspicion of every seat with the taxes on its cards, before anything is discarded."""
    match = Match.start(GAME, 3, 2)
    chance = random.Random(1)
    told: list[Any] = []
    while not match.over and not told:
        seat = match.waiting[0]
        events = match.play(seat, chance.choice(match.state.choices(seat)))
        told = [event.message.args["held"] for event in events if event.message.id == "event-inquisition"]
    assert [held.args["seat"] for held in told[0]] == ["seat:0", "seat:1", "seat:2"]
    assert all(len(held.args["taxes"]) == held.args["count"] for held in told[0])
    assert sum(held.args["count"] for held in told[0]) > 0
