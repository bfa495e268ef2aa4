"""What was told, as ids and arguments, and what moved: for the tests of the log."""

from __future__ import annotations

from typing import Any

from castellany.games.elgrande.state import GrandeState
from castellany.kernel import Event, Frame
from tests.games.elgrande.helpers import do

Told = tuple[str, dict[str, Any]]


def hear(s: GrandeState, seat: int, *texts: str) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    do(s, seat, *texts)
    s.log = None
    return heard


def run(s: GrandeState, *frames: Frame) -> list[Event]:
    heard: list[Event] = []
    s.log = heard
    s.sealed = []
    s.frames = list(frames)
    s.settle()
    s.log = None
    return heard


def said(events: list[Event]) -> list[Told]:
    return [(event.message.id.removeprefix("event-"), dict(event.message.args)) for event in events]


def moves(events: list[Event]) -> list[tuple[str, str, str, int]]:
    return [(move.what, move.source, move.target, move.amount) for event in events for move in event.moves]
