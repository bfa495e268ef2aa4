"""Listening to a table: what an event says and which things it moves."""

from __future__ import annotations

from typing import Any

from castellany import words
from castellany.games.viscounts.state import ViscountsState
from tests.games.viscounts.helpers import quiet, told

Move = tuple[str, str, str, int]


def heard(s: ViscountsState, id: str, which: int = 0) -> tuple[dict[str, Any], list[Move]]:
    """The arguments and the moves of an event; it can be said in every language and everybody hears it."""
    assert s.log is not None
    found = [event for event in s.log if event.message.id == id]
    assert found, told(s)
    for lang in words.LANGUAGES:
        faults: list[str] = []
        words.load(lang, "viscounts").render(found[which].message, ["Ada", "Bob", "Cleo", "Dan"], faults)
        assert faults == []
    event = found[which]
    return event.message.args, [(move.what, move.source, move.target, move.amount) for move in event.moves]


def listening(seats: int = 2) -> ViscountsState:
    s = quiet(seats)
    s.log = []
    return s
