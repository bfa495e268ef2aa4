"""At moments of solo games every scheme is tried: the opponent does what the second reading of its rules says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castellany.games.paladins.facts.solo import SCHEMES
from castellany.games.paladins.kinds import OPPONENT_TURN
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import new
from tests.games.paladins.reading import Table
from tests.games.paladins.reading_solo import Opponent
from tests.games.paladins.test_second_reading import choose

SCHEME = {record.id.removeprefix("scheme-"): card for card, record in enumerate(SCHEMES)}
TARGETS = {
    "event-errand": "townsfolk-row",
    "event-attack": "outsider-row",
    "event-convert": "outsider-row",
}


def acted(s: PaladinsState, scheme: str) -> list[Event]:
    """What is told of the opponent's next turn with this scheme on top, in a copy of the world."""
    world = s.copy()
    world.scheme_deck = [SCHEME[scheme]]
    heard: list[Event] = []
    world.log = heard
    world.frames = [Frame(OPPONENT_TURN, 1)]
    world.settle()
    return heard


def deed(events: list[Event]) -> tuple[str, int, str]:
    """What it did, with how many workers and where, by what was told and moved."""
    does, workers = "", 0
    for event in events:
        args: Any = event.message.args
        if event.message.id == "event-opponent-acts":
            does, workers = args["action"].removeprefix("action-"), args["count"]
        elif event.message.id == "event-opponent-favour":
            return "favour", 1, args["favour"].replace("favour-", "favour:")
        elif event.message.id == "event-opponent-rests":
            return "rest", args["count"] + 1, ""
        elif does in ("commission", "garrison") and event.message.id == f"event-{does}":
            return does, workers, event.moves[0].target
        elif does in ("recruit", "attack", "convert") and event.message.id in TARGETS:
            assert event.moves[0].source == TARGETS[event.message.id]
            return does, workers, event.moves[0].what
    return does, workers, ""


@pytest.mark.rule("PAL-12.6", "PAL-12.7", "PAL-12.11", "PAL-12.17", "PAL-12.20", "PAL-12.21", "PAL-12.22")
@pytest.mark.parametrize("seed", [31, 32, 33])
def test_the_opponent_answers_every_scheme_as_its_rules_say(seed: int) -> None:
    s = new(1, seed, level=("easy", "standard", "hard")[seed % 3])
    chance = random.Random(seed)
    seen: set[str] = set()
    while s.waiting:
        if s.ask(0).kind == "Turn" and chance.random() < 0.6:
            opponent = Opponent(Table(s.observe(None)))
            if opponent.pool:
                for scheme in sorted(SCHEME):
                    told = deed(acted(s, scheme))
                    assert told == opponent.answers(scheme), f"{scheme} in round {s.round}"
                    seen.add(told[0])
        s.play(0, choose(s, 0, chance))
    assert {"commission", "garrison", "attack", "convert", "absolve", "recruit", "favour"} <= seen


@pytest.mark.rule("PAL-12.8", "PAL-12.16")
@pytest.mark.parametrize("pool", range(1, 7))
def test_rest_takes_what_is_left_and_moves_the_marker_once_for_each(pool: int) -> None:
    """One worker rests, the others count: one step and one more for each of them."""
    s = new(1, 4)
    s.play(0, s.choices(0)[0])
    s.workers[12] += sum(s.workers[6:12])
    s.workers[6:12] = [0] * 6
    s.board[28:] = [0] * 28
    for slot in (2, 4, 5, 8):  # all four others are blocked
        s.board[28 + slot] = 1
    s.workers[12] -= 4 + pool
    s.workers[6] = pool
    for action in range(6):
        s.board[28 + 10 + 3 * action] = 1
    before = s.marker
    events = acted(s, "convert")
    steps = [event.message.args["space"] for event in events if event.message.id == "event-marker"]
    assert steps == [(before + i + 1) % 5 + 1 for i in range(pool)]
    assert deed(events) == ("rest", pool, "")


@pytest.mark.rule("PAL-12.5", "PAL-12.8")
def test_after_resting_nothing_of_the_opponent_stands_anywhere() -> None:
    s = new(1, 4)
    s.play(0, s.choices(0)[0])
    for slot in (2, 4, 5, 8):
        s.board[28 + slot] = 1
        s.workers[12] -= 1
    s.board[28 + 24] = 1
    s.workers[12] -= 1
    workshops = s.board[28:].count(7)
    world = s.copy()
    world.scheme_deck = [SCHEME["attack"]]
    world.frames = [Frame(OPPONENT_TURN, 1)]
    world.settle()
    assert set(world.board[28:]) <= {0, 7} and world.board[28:].count(7) == workshops
    assert world.workers[6:12] == [0] * 6 and sum(world.workers) == 112 - sum(1 for _ in world.kings[16:] if _)
