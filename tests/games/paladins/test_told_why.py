"""What is told of the opponent when a scheme is impossible, and as its round begins (PAL-12.2 to PAL-12.7)."""

from __future__ import annotations

import pytest

from castellany.games.paladins import GAME
from castellany.games.paladins.facts.icons import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    FORTIFY,
    GARRISON,
)
from castellany.games.paladins.facts.solo import SCHEME_ORDER
from castellany.games.paladins.kinds import BEGIN_ROUND, OPPONENT_TAVERN
from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event, Frame
from tests.games.paladins.helpers import (
    TAVERN,
    new,
    orders,
    outsiders,
    put,
    row,
)
from tests.games.paladins.opponent import hear, opponent
from tests.games.paladins.telling import Told, said

OBSTACLES: list[tuple[int, dict[str, int], Told]] = [
    (COMMISSION, {"commission": 7}, ("opponent-used-up", {"action": "action-commission"})),
    (GARRISON, {}, ("opponent-no-space", {"action": "action-garrison"})),
    (
        FORTIFY,
        {"fortify": 2, "influence": 2},
        ("opponent-attribute", {"action": "action-fortify", "attribute": "attribute-influence", "need": 3, "have": 2}),
    ),
    (
        ABSOLVE,
        {"absolve": 5, "influence": 8},
        ("opponent-attribute", {"action": "action-absolve", "attribute": "attribute-influence", "need": 9, "have": 8}),
    ),
    (
        ATTACK,
        {"strength": 2},
        ("opponent-attribute", {"action": "action-attack", "attribute": "attribute-strength", "need": 3, "have": 2}),
    ),
    (
        CONVERT,
        {"faith": 1},
        ("opponent-attribute", {"action": "action-convert", "attribute": "attribute-faith", "need": 2, "have": 1}),
    ),
]


@pytest.mark.rule("PAL-12.6", "PAL-12.7")
@pytest.mark.parametrize(("scheme", "columns", "told"), OBSTACLES)
def test_why_a_scheme_is_impossible(scheme: int, columns: dict[str, int], told: Told) -> None:
    s = opponent(scheme)
    outsiders(s, None, "thief-b", None, "archer-b", None, None)
    row(s, None, None, None, None, None)
    put(s, 1, **columns)
    events = said(hear(s))
    assert events[1:4] == [
        told,
        ("opponent-fallback", {"action": "action-pray"}),
        ("opponent-acts", {"action": "action-pray", "count": 1}),
    ]


@pytest.mark.rule("PAL-12.6", "PAL-12.7", "PAL-12.21")
def test_every_order_that_fails_says_why_before_it_falls_back() -> None:
    s = opponent(SCHEME_ORDER, workers=2, round=3)
    orders(s, "attack", "convert", "fortify")
    put(s, 1, fortify=5)
    s.board[28 + 25] = 1
    few = {"need": 3, "have": 2}
    assert said(hear(s))[:9] == [
        ("scheme", {"action": "action-order"}),
        ("opponent-order", {"action": "action-convert", "count": 0}),
        ("opponent-blocked", {"action": "action-convert"}),
        ("opponent-order", {"action": "action-attack", "count": 0}),
        ("opponent-few-workers", {"action": "action-attack", **few}),
        ("opponent-order-again", {"action": "action-fortify", "count": 5}),
        ("opponent-few-workers", {"action": "action-fortify", **few}),
        ("opponent-no-order", {}),
        ("opponent-fallback", {"action": "action-recruit"}),
    ]


SLOT = {"commission": 10, "fortify": 13, "garrison": 16, "absolve": 19, "attack": 22, "convert": 25}


@pytest.mark.rule("PAL-12.2")
@pytest.mark.parametrize(("level", "count"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_first_thing_told_is_where_its_workshops_lie(level: str, count: int) -> None:
    s = GAME.new(1, 8, {"level": level}, listen=True)
    assert isinstance(s, PaladinsState) and s.log
    lies = [f"action-{name}" for name, slot in SLOT.items() if s.board[28 + slot] == 7]
    assert len(lies) == count and said(s.log)[0] == ("opponent-level", {"actions": lies})


@pytest.mark.rule("PAL-12.4", "PAL-12.5")
def test_a_round_tells_of_its_workers_and_the_tavern_left_behind() -> None:
    s = new(1, seed=3)
    s.round = 3
    s.sealed = []
    s.frames = [Frame(BEGIN_ROUND)]
    heard: list[Event] = []
    s.log = heard
    s.settle()
    assert ("opponent-workers", {"count": 7, "round": 4}) in said(heard)
    s.tavern_row = [TAVERN["tavern-12"], -1 - TAVERN["tavern-01"]]
    s.suspicion_deck.sort(reverse=True)  # cards without tax
    s.frames = [Frame(OPPONENT_TAVERN, 1)]
    s.sealed = []
    heard.clear()
    s.settle()
    suspected: Told = ("suspicion", {"seat": "opponent", "tax": 0})
    assert said(heard) == [("opponent-tavern", {"count": 2}), suspected, suspected]
