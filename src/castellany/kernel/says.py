"""What the engine says: messages, decisions, events and scores as plain values.

Nothing here is a sentence. A message is an id and arguments; the words live in
`.ftl` files and are put together by whoever shows them (terminal, browser).
All values are JSON-ready through their `json()` methods.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

# An argument is a number, a name id ("card-farmer"), a seat ("seat:2"), a message of its own,
# or a list of names or messages.
Arg = Any

# What a board needs for drawing and no sentence says: a game declares such records in its `shown.py`.
Facts = Mapping[str, object]

# What an option means to whoever takes it: it gains, it is a move like others, or it gives something up.
ROLES: Final = ("gain", "plain", "stop")

# Audience of an event: every seat and every spectator.
ALL: Final = -1

_SEAT_IDS: Final = tuple(f"seat:{i}" for i in range(16))


def seat_id(seat: int) -> str:
    """The id of a seat in observations and messages: `seat:2`."""
    return _SEAT_IDS[seat]


class Message(NamedTuple):
    """An id from the `.ftl` files with its arguments."""

    id: str
    args: dict[str, Arg]

    def json(self) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for key, value in self.args.items():
            args[key] = value if isinstance(value, (str, int)) else _plain(value)
        return {"id": self.id, "args": args}


def _plain(value: Arg) -> Any:
    """An argument as JSON: messages within messages become dicts too."""
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def say(id: str, **args: Arg) -> Message:
    """
    >>> say("ask-price", gold=2)
    Message(id='ask-price', args={'gold': 2})
    """
    return Message(id, args)


class Refusal(NamedTuple):
    """Why something may not be done: the message and the clause that forbids it."""

    message: Message
    rule: str

    def json(self) -> dict[str, Any]:
        return {"message": self.message.json(), "rule": self.rule}


class Option(NamedTuple):
    """One thing a seat may choose now, and where on the table it can be clicked.

    `role`: "stop" gives something up (pass, end the turn, no action), and `leaves` says what stays unused.
    `doubtful`: so much that a person is asked once more while there is still something else to do.
    """

    choice: int
    message: Message
    targets: tuple[str, ...] = ()
    price: tuple[tuple[str, int], ...] = ()
    role: str = "plain"
    leaves: Message | None = None
    facts: Facts | None = None
    doubtful: bool = False

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "choice": self.choice,
            "message": self.message.json(),
            "targets": list(self.targets),
            "price": [[name, amount] for name, amount in self.price],
        }
        if self.role != "plain":
            told["role"] = self.role
        if self.leaves is not None:
            told["leaves"] = self.leaves.json()
        if self.doubtful:
            told["doubtful"] = True
        if self.facts:
            told["facts"] = self.facts
        return told


class Closed(NamedTuple):
    """A thing a person may reasonably try now and cannot, with the reason and its rule."""

    targets: tuple[str, ...]
    message: Message
    rule: str
    facts: Facts | None = None

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "targets": list(self.targets),
            "message": self.message.json(),
            "rule": self.rule,
        }
        if self.facts:
            told["facts"] = self.facts
        return told


def shut(found: list[Closed], target: str, why: Refusal, facts: Facts | None = None) -> None:
    """One more thing is closed; what several have in common is said once."""
    for i in range(len(found)):
        one = found[i]
        if one.message == why.message and one.rule == why.rule and one.facts == facts:
            if target not in one.targets:
                found[i] = Closed((*one.targets, target), why.message, why.rule, facts)
            return
    found.append(Closed((target,), why.message, why.rule, facts))


class Proposal(NamedTuple):
    """A sensible run of choices of the seat that is asked, legal one after another from this moment.

    Only the last may use chance or reveal something: a run is taken as one gesture, all or nothing.
    """

    choices: tuple[int, ...]
    message: Message
    targets: tuple[str, ...] = ()
    price: tuple[tuple[str, int], ...] = ()
    facts: Facts | None = None

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "choices": list(self.choices),
            "message": self.message.json(),
            "targets": list(self.targets),
            "price": [[name, amount] for name, amount in self.price],
        }
        if self.facts:
            told["facts"] = self.facts
        return told


class Decision(NamedTuple):
    """A question put to one seat. It explains itself: a client needs to know no rules."""

    seat: int
    kind: str
    message: Message
    rule: str
    options: list[Option]
    closed: list[Closed]
    facts: Facts | None = None
    proposals: Sequence[Proposal] = ()

    def json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "message": self.message.json(),
            "rule": self.rule,
            "options": [option.json() for option in self.options],
            "closed": [closed.json() for closed in self.closed],
        }
        if self.facts:
            told["facts"] = self.facts
        if self.proposals:
            told["proposals"] = [proposal.json() for proposal in self.proposals]
        return told


class Move(NamedTuple):
    """What went from one place on the table to another: a thing by its id, or `amount` of a kind by its name."""

    what: str
    source: str
    target: str
    amount: int = 1


class Event(NamedTuple):
    """Something that happened, for the seats in `audience` (a bit mask, or `ALL`)."""

    message: Message
    audience: int
    moves: tuple[Move, ...]

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) be told?"""
        if self.audience == ALL:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1

    def json(self) -> dict[str, Any]:
        return {
            "message": self.message.json(),
            "moves": [{"what": m.what, "from": m.source, "to": m.target, "amount": m.amount} for m in self.moves],
        }


class Part(NamedTuple):
    """One labelled part of a score."""

    name: str
    points: int
    rule: str


class Score(NamedTuple):
    """A seat's points in labelled parts."""

    seat: int
    total: int
    parts: list[Part]

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "total": self.total,
            "parts": [{"name": p.name, "points": p.points, "rule": p.rule} for p in self.parts],
        }


def score(seat: int, parts: list[Part]) -> Score:
    """A score whose total is the sum of its parts."""
    total = 0
    for part in parts:
        total += part.points
    return Score(seat, total, parts)
