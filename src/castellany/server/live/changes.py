"""What of an observation has changed since the last one: a reader is sent those few things, not the whole table again.

Built from two observations of the same seat and from nothing else, so it tells nothing that the whole would not tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from castellany.server.wire import Changes

Node = dict[str, Any]


class Shown:
    """The observations last told at a table, by seat (None: spectators), for those who follow changes."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.observations: dict[int | None, Node] = {}

    def keep(self, seat: int | None, observation: Node) -> None:
        """What several seats see alike is kept only once."""
        for other in self.observations.values():
            observation = share(other, observation)
            break
        self.observations[seat] = observation


def between(since: int, old: Node, new: Node) -> Changes:
    """What leads from the observation `old`, told with number `since`, to `new`."""
    nodes: list[Node] = []
    _compare(old["things"], new["things"], nodes)
    changes: Node = {"since": since, "nodes": nodes}
    order = _ids(new["things"])
    if order != _ids(old["things"]):
        changes["things"] = order
    for part in ("round", "phase", "scores"):
        if old[part] != new[part]:
            changes[part] = new[part]
    return cast(Changes, changes)


def _compare(old: Iterable[Node], new: Iterable[Node], found: list[Node]) -> None:
    known = {node["id"]: node for node in old}
    for node in new:
        before = known.get(node["id"])
        if before == node:
            continue
        if before is None or _alone(before) != _alone(node):
            found.append(_alone(node))
        _compare(before.get("items", ()) if before else (), node.get("items", ()), found)


def _alone(node: Node) -> Node:
    """The node with only the names of what lies in it."""
    return {**node, "items": _ids(node["items"])} if "items" in node else node


def _ids(nodes: Iterable[Node]) -> list[str]:
    return [node["id"] for node in nodes]


def share(first: Node, other: Node) -> Node:
    """The observation `other`, with what it has in common with `first` kept only once in memory."""
    pairs = zip(first["things"], other["things"], strict=False)
    same = [one if one == two else two for one, two in pairs]
    return {**other, "things": [*same, *other["things"][len(same) :]]}
