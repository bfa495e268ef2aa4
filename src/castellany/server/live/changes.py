"""What of an observation has changed since the last one: a reader is sent those few things, not the whole table again.

Built from two observations of the same seat and from nothing else, so it tells nothing that the whole would not tell.
What was told last is kept as the bytes that were sent, thing by thing: a table has hundreds of them, and as Python
objects they would be many times as large, and looked through by the collector of garbage again and again.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from castellany.server.wire import Changes

Node = dict[str, Any]
encode: Final = msgspec.json.Encoder().encode
PARTS: Final = ("round", "phase", "scores")


class Seen:
    """An observation as bytes: each thing by its id, with only the ids of what lies in it; and the rest."""

    def __init__(self, observation: Node, pool: dict[bytes, bytes], known: dict[int, bytes]) -> None:
        self.things: dict[str, bytes] = {}
        self.rest = {part: encode(observation[part]) for part in PARTS}
        self.rest["things"] = encode(_ids(observation["things"]))
        self._take(observation["things"], pool, known)

    def _take(self, nodes: list[Node], pool: dict[bytes, bytes], known: dict[int, bytes]) -> None:
        """`known`: what the very same objects, still alive in another seat's observation, were written as."""
        for node in nodes:
            items = node.get("items")
            data = known.get(id(node))
            if data is None:
                data = encode(node if items is None else {**node, "items": _ids(items)})
                data = known[id(node)] = pool.setdefault(data, data)
            self.things[node["id"]] = data
            if items:
                self._take(items, pool, known)


class Shown:
    """What was last told at a table, by seat (None: spectators), to those who follow changes."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.seen: dict[int | None, Seen] = {}
        self._pool: dict[bytes, bytes] = {}  # what several seats see alike is kept once

    def keep(self, observations: dict[int | None, Node]) -> None:
        """All at once: games give the same objects to several seats, and those are written once."""
        known: dict[int, bytes] = {}
        for seat, observation in observations.items():
            self.seen[seat] = Seen(observation, self._pool, known)


def between(since: int, old: Seen, new: Seen) -> Changes:
    """What leads from what was seen with number `since` to what is seen now."""
    known = old.things.get
    changes: Node = {"since": since}
    changes["nodes"] = [msgspec.Raw(data) for id, data in new.things.items() if known(id) != data]
    for part, data in new.rest.items():
        if old.rest[part] != data:
            changes[part] = msgspec.Raw(data)
    return cast(Changes, changes)


def _ids(nodes: list[Node]) -> list[str]:
    return [node["id"] for node in nodes]
