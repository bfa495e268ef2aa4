"""The table's websocket: what a client sends (`Heard`), what it is told (`Said`), both tagged by `type`.

The first message from the client is `hello`; the first from the server is `table`. Every change
of the table has a number, one higher than the last. A client that comes back says the last
number it knows and is told what it missed, together with the present views.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from castellany.server.wire.base import Changes, Happening, Heard, Kept, Observation, Problem, Question, Said, Text
from castellany.server.wire.hall import Result, TableInfo

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Choice = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]
Ref = Annotated[str, msgspec.Meta(max_length=64)]


class Hello(Heard, tag="hello"):
    """`since`: the last number this client knows; without it the whole log is told.

    `changes`: updates may say what has changed in a view instead of the whole.
    """

    since: Number | None = None
    changes: bool = False


class Choose(Heard, tag="choose"):
    """A gesture: answer decision `decision` of `seat`, and with more `choices` the ones that follow from it.

    All of them stand or none. One that uses chance or reveals something may only be the last.
    The same `key` again is the same gesture, and does nothing more.
    `onward`: what then leaves no choice, and reveals nothing, is made with it.
    """

    seat: Seat
    decision: Number
    choices: Annotated[list[Choice], msgspec.Meta(min_length=1, max_length=64)]
    key: Kept
    onward: bool = False


class Undo(Heard, tag="undo"):
    """Take back the last gesture of `seat`. `number` is the table's number the client saw when it asked."""

    seat: Seat
    number: Number
    key: Kept


class WhyNot(Heard, tag="why_not"):
    seat: Seat
    choice: Choice
    ref: Ref


class Hint(Heard, tag="hint"):
    """Ask a strong bot what it would do for `seat`."""

    seat: Seat
    ref: Ref


class Say(Heard, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    key: Kept


class Seated(Heard, tag="seated"):
    """`by` = "me": take the seat back from the bot that plays for me. "bot": let a bot play for me, or, at a live
    table, for somebody else whose connection has been gone for a while; they can take the seat back."""

    seat: Seat
    by: Literal["me", "bot"]


class Ping(Heard, tag="ping"):
    ref: Ref = ""


FromClient = Hello | Choose | Undo | WhyNot | Hint | Say | Seated | Ping


class GistLine(Said):
    """A turn in short, made of what everybody may hear: who did what (null: the rules by themselves) at which price,
    to which things (each with how many times), and what it brought. `cost` and `gain` are pairs of name and amount;
    `others`: what befell other seats by it, as seat, name and how much more or less. `first` to `last`: the numbers
    of its log entries.
    """

    seat: int | None
    action: Text | None
    things: list[tuple[Text, int]]
    cost: list[tuple[str, int]]
    gain: list[tuple[str, int]]
    others: list[tuple[int, str, int]]
    first: int
    last: int


class View(Said):
    """What one seat (null: a spectator) sees now.

    `decision` is the number to answer with; `question` is null while this seat has nothing to choose.
    `since`, with a question: the turns since the last one of this seat, in short; `warning`: what to know besides,
    where there is something.
    """

    seat: int | None
    observation: Observation
    question: Question | None
    decision: int | None
    can_undo: bool
    since: list[GistLine] | msgspec.UnsetType = msgspec.UNSET
    warning: Text | msgspec.UnsetType = msgspec.UNSET


class ViewNow(Said):
    """A view after a change: its whole observation, or `changes` where the client said it can follow them."""

    seat: int | None
    question: Question | None
    decision: int | None
    can_undo: bool
    observation: Observation | msgspec.UnsetType = msgspec.UNSET
    changes: Changes | msgspec.UnsetType = msgspec.UNSET
    since: list[GistLine] | msgspec.UnsetType = msgspec.UNSET
    warning: Text | msgspec.UnsetType = msgspec.UNSET


class LogEntry(Said):
    """One numbered change of the table.

    `start`: the game began. `choice`: `seat` made a gesture of one or more choices. `undo`: `seat` took back; the
    entries `undone` no longer stand. `standin`: a bot plays for `seat` (`reason`: time, left, asked, away). `back`:
    its owner is back. `rules`: the table went on under a newer version of the rules. `closed`: it was closed.
    """

    number: int
    kind: Literal["start", "choice", "undo", "standin", "back", "closed"]
    seat: int | None
    at: int
    happenings: list[Happening]
    undone: list[int] = msgspec.field(default_factory=list)
    reason: str = ""


class ClockState(Said):
    """Milliseconds left by seat (null: no clock for it) at the server's time `at`; those in `running` count down."""

    at: int
    left: list[int | None]
    running: list[int]


class ChatLine(Said):
    number: int
    person: str  # id
    name: str
    text: str
    at: int


class AtTable(Said, tag="table"):
    """Everything about the table, told on arrival and whenever a fresh start is easier.

    `log` holds the entries after `since`; with `fresh` it is the whole log and replaces what was known.
    """

    table: TableInfo
    number: int
    fresh: bool
    views: list[View]
    log: list[LogEntry]
    chat: list[ChatLine]
    clock: ClockState
    watchers: int
    paused: bool  # the server has just come back: clocks wait for everybody to return
    next: list[int]  # whose turns come after those who are awaited, as far as everybody knows


class Update(Said, tag="update"):
    """The table moved on: new log entries, and what the reader's seats see now."""

    number: int
    log: list[LogEntry]
    views: list[ViewNow]
    waiting: list[int]
    next: list[int]
    clock: ClockState
    result: Result | None = None


class TableChanged(Said, tag="changed"):
    """Somebody sat down, left, came back, or the table's header changed in another way."""

    table: TableInfo
    watchers: int


class Accepted(Said, tag="accepted"):
    """A choice, an undo or a chat line stands and is stored. `repeated`: it was known already."""

    key: str
    number: int
    repeated: bool


class Refused(Said, tag="refused"):
    """A message was not followed; nothing has changed. `key` or `ref` of the message, or "".

    `at`: of several choices, the place of the one that was refused, from 0.
    """

    key: str
    problem: Problem
    at: int = 0


class WhyNotAnswer(Said, tag="why_not"):
    """`reason` is null where the choice is legal."""

    ref: str
    choice: int
    reason: Text | None
    rule: str


class HintAnswer(Said, tag="hint"):
    """What a bot would choose, and why in words: one choice, or a run that the question proposes."""

    ref: str
    seat: int
    decision: int
    choices: list[int]
    reasons: list[Text]


class Chat(Said, tag="chat"):
    line: ChatLine


class Clocks(Said, tag="clocks"):
    clock: ClockState
    paused: bool


class Pong(Said, tag="pong"):
    ref: str
    at: int


class Bye(Said, tag="bye"):
    """The last word before the server closes the connection. `again`: come back in a moment."""

    problem: Problem
    again: bool


FromServer = (
    AtTable | Update | TableChanged | Accepted | Refused | WhyNotAnswer | HintAnswer | Chat | Clocks | Pong | Bye
)
