"""What was told, as ids and arguments: for the tests of the log."""

from __future__ import annotations

from typing import Any

from castellany.games.paladins.state import PaladinsState
from castellany.kernel import Event
from tests.games.paladins.helpers import give, outsiders, put, row, turn

Told = tuple[str, dict[str, Any]]
ME = "seat:1"


def ready(workers: str, round: int = 1, **columns: int) -> PaladinsState:
    """Seat 1 of three to move, seat 2 with a worker to go on with."""
    s = turn(3, seat=1, round=round)
    give(s, 1, workers)
    give(s, 2, "labourer")
    put(s, 1, silver=9, provisions=5, faith=5, strength=5, influence=5, **columns)
    row(s, "abbot-1", "gatekeeper-2", "missionary-2", "squire-2", "architect-3")
    outsiders(s, "mercenary-v", "barbarian-v", "invader-s", "champion-b", "archer-b", "lookout-b")
    return s


def said(events: list[Event]) -> list[Told]:
    return [(event.message.id.removeprefix("event-"), dict(event.message.args)) for event in events]


def place(action: str, *workers: str) -> list[Told]:
    return [("place", {"seat": ME, "worker": f"worker-{worker}", "action": f"action-{action}"}) for worker in workers]


def gain(icon: str, count: int = 1) -> Told:
    return "gain", {"seat": ME, "rewards": [f"icon-{icon}-{count}"]}


def pay(icon: str, count: int) -> Told:
    return "pay", {"seat": ME, "rewards": [f"icon-{icon}-{count}"]}


def townsfolk(name: str) -> Told:
    return "townsfolk", {"seat": ME, "townsfolk": f"townsfolk-{name}"}
