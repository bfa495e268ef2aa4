"""The one format of observations: a tree of things.

The terminal, the plain view, the drawn boards and the learners all read this tree.
Each thing has an id that is stable while it is visible and unique in its observation;
options, refusals and events point at things by these ids. What is hidden has no id:
a hidden pile is one thing with a `value`, the number of its cards.

Facts are a game's own (`shown.py`), but a few names mean the same everywhere, so that a table without a drawn board can
use them: a piece's `owner` (a seat's number or id), a track's `steps` (their numbers in order), those `marked` and its
`shape` where it is no row (`column`, `climb`, `round`), the `colour` and the `cost` of a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from castellany.kernel.says import Facts, Message

KINDS: Final = ("seat", "zone", "card", "piece", "counter", "track", "place", "pile", "flag")


def thing(
    id: str,
    name: str | Message,
    kind: str = "zone",
    value: int | None = None,
    facts: Facts | None = None,
    notes: Sequence[Message] = (),
    items: Sequence[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """A thing on the table; empty fields are left out.

    >>> thing("seat:1/gold", "res-gold", "counter", value=4)
    {'id': 'seat:1/gold', 'name': {'id': 'res-gold', 'args': {}}, 'kind': 'counter', 'value': 4}
    """
    if kind not in KINDS:
        raise ValueError(f"no such kind of thing: {kind}")
    named: dict[str, Any] = {"id": name, "args": {}} if isinstance(name, str) else name.json()
    node: dict[str, Any] = {"id": id, "name": named, "kind": kind}
    if value is not None:
        node["value"] = value
    if facts:
        node["facts"] = facts
    if notes:
        node["notes"] = [note.json() for note in notes]
    if items is not None:
        node["items"] = list(items)
    return node


def instead(node: dict[str, Any], *items: dict[str, Any]) -> dict[str, Any]:
    """The same thing with these in it instead of those with their ids: an owner sees more than the others do.

    What lies beside them stays the very same objects.
    """
    known = {item["id"]: item for item in items}
    return {**node, "items": [known.get(item["id"], item) for item in node["items"]]}


def observation(
    seat: int | None,
    phase: Message,
    things: Sequence[dict[str, Any]],
    scores: Sequence[dict[str, Any]],
    round: int = 0,
    rounds: Sequence[int] = (),
) -> dict[str, Any]:
    """What `observe` returns: the viewer, the moment, the table, the scores this viewer may know.

    `rounds`: the numbers of all rounds, where the game has so many and no more.
    """
    return {
        "seat": seat,
        "round": round,
        "rounds": list(rounds),
        "phase": phase.json(),
        "things": list(things),
        "scores": list(scores),
    }


def walk(things: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every thing of the tree, in reading order."""
    found: list[dict[str, Any]] = []
    for node in things:
        found.append(node)
        found.extend(walk(node.get("items", ())))
    return found
