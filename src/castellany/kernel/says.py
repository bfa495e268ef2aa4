"""What the engine says: messages, decisions, events and scores as plain values.

Nothing here is a sentence. A message is an id and arguments; the words live in
`.ftl` files and are put together by whoever shows them (terminal, browser).
All values are JSON-ready through their `json()` methods.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

# An argument is a number, a name id ("district-harbor"), a seat ("seat:2"), a message of its own,
# or a list of names or messages.
Arg = Any

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
    >>> say("ask-gather", gold=2)
    Message(id='ask-gather', args={'gold': 2})
    """
    return Message(id, args)


class Refusal(NamedTuple):
    """Why something may not be done: the message and the clause that forbids it."""

    message: Message
    rule: str

    def json(self) -> dict[str, Any]:
        return {"message": self.message.json(), "rule": self.rule}


class Option(NamedTuple):
    """One thing a seat may choose now, and where on the table it can be clicked."""

    choice: int
    message: Message
    targets: tuple[str, ...] = ()
    price: tuple[tuple[str, int], ...] = ()

    def json(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "message": self.message.json(),
            "targets": list(self.targets),
            "price": [[name, amount] for name, amount in self.price],
        }


class Closed(NamedTuple):
    """A thing a person may reasonably try now and cannot, with the reason and its rule."""

    targets: tuple[str, ...]
    message: Message
    rule: str

    def json(self) -> dict[str, Any]:
        return {"targets": list(self.targets), "message": self.message.json(), "rule": self.rule}


class Decision(NamedTuple):
    """A question put to one seat. It explains itself: a client needs to know no rules."""

    seat: int
    kind: str
    message: Message
    rule: str
    options: list[Option]
    closed: list[Closed]

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "message": self.message.json(),
            "rule": self.rule,
            "options": [option.json() for option in self.options],
            "closed": [closed.json() for closed in self.closed],
        }


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
