"""What of an observation has changed since the last one: a reader is sent those few things, not the whole table again.

Built from two observations of the same seat and from nothing else, so it tells nothing that the whole would not tell.
An observation is kept by its roots, the things that lie in no other. A root is written whole in one go; where it was
written the same a moment ago, by whichever seat, what is known of it stays, and no thing in it is looked at. Otherwise
it is taken apart thing by thing. All is kept as bytes: as Python objects it would be many times as large, and looked
through by the collector of garbage again and again.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from castellany.server.wire import Changes

Node = dict[str, Any]
Things = dict[str, bytes]  # by id, in reading order: each with only the ids of what lies in it
encode: Final = msgspec.json.Encoder().encode
Mark = tuple[int, int]
PARTS: Final = ("round", "phase", "scores")


def mark(whole: bytes) -> Mark:
    """Stands for these bytes within this process, in a hundredth of the room.

    Python's hash of bytes is SipHash with a key nobody knows: two different roots of a table come to the same 64 bits
    once in some 10^18 looks, and not even on purpose.
    """
    return len(whole), hash(whole)


class Seen:
    """An observation as bytes: its roots, and the rest."""

    def __init__(self, roots: list[Things], rest: dict[str, bytes]) -> None:
        self.roots = roots
        self.rest = rest


class Shown:
    """What was last told at a table, by seat (None: spectators), to those who follow changes."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.seen: dict[int | None, Seen] = {}
        self._roots: dict[Mark, Things] = {}  # by the mark of what they are when written whole

    def keep(self, observations: dict[int | None, Node], before: Shown | None = None) -> None:
        """All at once: games give the same objects to several seats, and those are written once."""
        known: dict[int, Things] = {}
        written = Written()
        for seat, observation in observations.items():
            roots = []
            for root in observation["things"]:
                things = known.get(id(root))
                if things is None:
                    things = known[id(root)] = self._taken(root, before, written)
                roots.append(things)
            rest = {part: encode(observation[part]) for part in PARTS}
            rest["things"] = encode(_ids(observation["things"]))
            self.seen[seat] = Seen(roots, rest)

    def _taken(self, root: Node, before: Shown | None, written: Written) -> Things:
        key = mark(encode(root))
        things = self._roots.get(key)
        if things is None and before is not None:
            things = before._roots.get(key)
        if things is None:
            things = {}
            written.take(root, things)
        self._roots[key] = things
        return things


class Written:
    """What the things of one moment were written as: the very same objects once, and what is alike kept once."""

    def __init__(self) -> None:
        self._objects: dict[int, bytes] = {}  # by identity: all are alive in some seat's observation
        self._alike: dict[bytes, bytes] = {}

    def take(self, node: Node, things: Things) -> None:
        items = node.get("items")
        data = self._objects.get(id(node))
        if data is None:
            data = encode(node if items is None else {**node, "items": _ids(items)})
            data = self._objects[id(node)] = self._alike.setdefault(data, data)
        things[node["id"]] = data
        if items:
            for item in items:
                self.take(item, things)


def between(since: int, old: Seen, new: Seen) -> Changes:
    """What leads from what was seen with number `since` to what is seen now."""
    stayed = {id(root) for root in new.roots}
    left: Things = {}  # of the roots that are no longer so; what moved from one root to another is found here too
    for root in old.roots:
        if id(root) not in stayed:
            left.update(root)
    had = {id(root) for root in old.roots}
    nodes = []
    for root in new.roots:
        if id(root) not in had:
            nodes += [msgspec.Raw(data) for name, data in root.items() if left.get(name) != data]
    changes: Node = {"since": since, "nodes": nodes}
    for part, data in new.rest.items():
        if old.rest[part] != data:
            changes[part] = msgspec.Raw(data)
    return cast(Changes, changes)


def _ids(nodes: list[Node]) -> list[str]:
    return [node["id"] for node in nodes]
