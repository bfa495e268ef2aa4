"""The shape of everything the server and its clients say to each other; this file: the common parts.

Every message is a msgspec struct, defined once. OpenAPI and the client's TypeScript types are
generated from these structs. Texts are never sentences: a `Text` is an id with arguments, said by
whoever shows it. Times are whole milliseconds since 1970, durations whole milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from castellany.kernel import Message

Kept = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Language = Literal["en", "uk", "pl"]


class Said(msgspec.Struct):
    """A struct that only the server sends."""


class Heard(msgspec.Struct, forbid_unknown_fields=True):
    """A struct that clients send: unknown fields are refused."""


class Text(Said):
    """An id of the `.ftl` files with its arguments: numbers, name ids, `seat:2`, texts, lists of names or texts."""

    id: str
    args: dict[str, int | str | Text | list[str | Text]] = {}

    @classmethod
    def of(cls, message: Message) -> Text:
        return cls(message.id, {name: _argument(value) for name, value in message.args.items()})


def _argument(value: Any) -> Any:
    """An argument as it travels: what was a message within a message is a text within a text."""
    if isinstance(value, Message):
        return Text.of(value)
    if isinstance(value, list | tuple):
        return [_argument(item) for item in value]
    return value


class Problem(Said):
    """Why something was not done. Nothing has changed."""

    error: Text
    rule: str = ""  # the clause of the game's rules, where one forbids it
    status: int = 400


class Done(Said):
    """It was done, and there is nothing more to say."""

    done: bool = True


class HostInfo(Said):
    """Under which addresses friends find the house, so that a link sent to them can be opened.

    `public`: the address its host has set; empty where none is. `local`: addresses in the host's own network, told
    only to those who are in it themselves. `reachable`: it listens for others than this machine.
    """

    public: str
    local: list[str]
    reachable: bool


class Health(Said):
    """How the server is, for the host's watchman.

    `problem` says what is wrong with the database: full, read-only, damaged or lost; or that the server is stuck.
    `damaged_tables`: how many were set aside.
    """

    status: Literal["ok", "stopping", "unwell"]
    version: str
    problem: str = ""
    damaged_tables: int = 0


class ThingItself(Said):
    """What a thing says of itself. Empty fields are left out."""

    id: str
    name: Text
    kind: Literal["seat", "zone", "card", "piece", "counter", "track", "place", "pile", "flag"]
    value: int | msgspec.UnsetType = msgspec.UNSET
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    notes: list[Text] | msgspec.UnsetType = msgspec.UNSET


class Thing(ThingItself):
    """Something on the table. Empty fields are left out. A hidden pile is one thing with a `value`."""

    items: list[Thing] | msgspec.UnsetType = msgspec.UNSET


class ScorePart(Said):
    name: str
    points: int
    rule: str


class SeatScore(Said):
    seat: int
    total: int
    parts: list[ScorePart]


class Observation(Said):
    """All that a seat (or, with null, a spectator) may know."""

    seat: int | None
    round: int
    rounds: list[int]  # the numbers of all rounds; empty where nobody knows yet how many there will be
    phase: Text
    things: list[Thing]
    scores: list[SeatScore]


class ThingAlone(ThingItself):
    """A thing that is new or has changed; `items` are only the ids of what lies in it."""

    items: list[str] | msgspec.UnsetType = msgspec.UNSET


class Changes(Said):
    """What leads from the observation told with number `since` to the one of now. What is left out is as it was.

    `things`: the ids of the outermost things. A thing that no list of ids names any more is gone.
    """

    since: int
    nodes: list[ThingAlone]
    things: list[str] | msgspec.UnsetType = msgspec.UNSET
    round: int | msgspec.UnsetType = msgspec.UNSET
    phase: Text | msgspec.UnsetType = msgspec.UNSET
    scores: list[SeatScore] | msgspec.UnsetType = msgspec.UNSET


class Choosable(Said):
    """One legal choice: its words, the ids of things to click for it, its price as pairs of name and amount.

    `role` (left out: plain): "stop" gives something up, and `leaves` says what stays unused;
    `doubtful`: so much that one is asked once more.
    `facts`: what a board draws of it, as the game's `facts.ts` declares.
    """

    choice: int
    message: Text
    targets: list[str]
    price: list[tuple[str, int]]
    role: Literal["gain", "plain", "stop"] | msgspec.UnsetType = msgspec.UNSET
    leaves: Text | msgspec.UnsetType = msgspec.UNSET
    doubtful: bool | msgspec.UnsetType = msgspec.UNSET
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Shut(Said):
    """Something one may try now and cannot, with the reason."""

    targets: list[str]
    message: Text
    rule: str
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Proposed(Said):
    """A sensible run of choices, legal one after another from now: to be sent whole, as one gesture."""

    choices: list[int]
    message: Text
    targets: list[str]
    price: list[tuple[str, int]]
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Question(Said):
    """A decision put to one seat. Empty fields are left out."""

    seat: int
    kind: str
    message: Text
    rule: str
    options: list[Choosable]
    closed: list[Shut]
    facts: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    proposals: list[Proposed] | msgspec.UnsetType = msgspec.UNSET


class Moved(Said, rename={"source": "from", "target": "to"}):
    """A thing by its id, or `amount` of a kind by its name, went from one place to another."""

    what: str
    source: str
    target: str
    amount: int


class Happening(Said):
    """An event of the game, as far as the reader may hear of it.

    `to`: those of the reader's seats that may hear of it; null where all of them may.
    """

    message: Text
    moves: list[Moved]
    to: list[int] | None = None


class PersonRef(Said):
    id: str
    name: str
    guest: bool
