"""The hall: games and their options, rules, tables to make, join, watch and replay."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from castellany.server.wire.base import Heard, PersonName, PersonRef, Said, SeatScore, Text

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["person", "bot", "solo"]


class OptionInfo(Said):
    """A table option; words `option-<id>`, `option-<id>-<value>` (`<names>-<value>` where it has `names`).

    `flag`: bool. `choice`: one of `values`. `many`: a list of some of `values`.
    `number`: from the first to the last of `values`. It matters only with so many `seats` (any, where
    none are named) and, where it `needs` something, in one of these cases. A case is of conditions that hold
    together, each the id of another option, or `seats`, and the values it may have.
    """

    id: str
    kind: Literal["flag", "choice", "many", "number"]
    default: Any
    values: list[Any]
    rule: str
    seats: list[int]
    needs: list[list[list[str]]]
    names: str


class GameInfo(Said):
    """A game of the house; its name is the text `game-<id>`. `solo`: one person can play it alone."""

    id: str
    version: int
    seats: list[int]
    minutes: tuple[int, int]
    weight: int
    solo: bool
    options: list[OptionInfo]
    levels: list[str]  # of bots, weakest first; words `bot-<level>`


class ClauseInfo(Said):
    id: str
    text: str


class SectionInfo(Said):
    title: str
    intro: str
    clauses: list[ClauseInfo]


class UnprintedInfo(Said):
    """A thing, which of its values our rulebooks do not print, and where we have them from."""

    thing: str
    values: list[str]
    source: Literal["box", "ours", "seen", "earlier"]


class Rules(Said):
    """A game's rules in one language; texts are markdown."""

    game: str
    language: str
    title: str
    sections: list[SectionInfo]
    unprinted: list[UnprintedInfo]  # what our rulebooks do not print, the least sure first


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: `seconds` for each turn. `bank`: `seconds` for the whole game and `plus` after each turn."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86400)] = 0
    plus: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


class SeatWish(Heard):
    """Who is to sit there. `me`: the maker; several `me` make a hot-seat table, each with a name.

    `person`: open for whoever comes. `bot`: of a level. A solo opponent needs no wish:
    with one seat the game brings its own.
    """

    kind: Literal["me", "person", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: PersonName | None = None


class CreateTable(Heard):
    """`seats` has one wish for each person or bot. Without anybody to wait for, the game begins at once.

    `seed`: for practice, where nobody but the maker and bots play; such games are not rated. `standin`: the level of
    bots that play for people who are away; knight, where nothing is said.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = msgspec.field(default_factory=dict)
    visibility: Literal["open", "private"] = "open"
    pace: Literal["live", "turns"] = "live"
    clock: Clock = Clock()
    replay: Literal["public", "private"] = "public"
    rated: bool = False
    shuffle: bool = True  # draw the seats at random when the game begins
    chat: bool = True
    standin: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seed: Annotated[str, msgspec.Meta(max_length=40, pattern="^[0-9]+$")] | None = None


class JoinTable(Heard):
    """Take a seat: a certain one, or the first that is free. `invite` opens a private table."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    name: PersonName | None = None  # for a further seat at the same screen
    further: bool = False


class SetSeat(Heard):
    """Before the game the host gives a seat to a bot or opens it again (which also sends a person away)."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    kind: Literal["person", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""


class SetTerms(Heard):
    """Before the game the host agrees on something else; what is not named stays. `options` are all that differ from
    the usual. With fewer `seats` free ones go first, then bots; nobody who sits there is sent away by it. A table that
    becomes private is no longer seen by those who neither sit there nor have its link."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] | None = None
    visibility: Literal["open", "private"] | None = None
    pace: Literal["live", "turns"] | None = None
    clock: Clock | None = None
    rated: bool | None = None


class SeatInfo(Said):
    """`name`: what to call the seat, null where nobody sits; may be an id of the texts (`opponent`).

    `standin`: a bot plays for its owner until the owner takes the seat back.
    """

    seat: int
    kind: SeatKind
    name: str | None
    person: PersonRef | None
    level: str
    mine: bool
    standin: bool
    present: bool


class Honour(Said):
    """The part of the points in which a seat stood before all others; what it is called stands with the part's name."""

    seat: int
    part: str
    points: int


class Result(Said):
    """Once over: who won, the points in parts, an honour for each seat that has one, and the seed that was promised
    by the commitment. The seed tells everything that was hidden: it is empty for those who may not see the replay.
    """

    winners: list[int]
    scores: list[SeatScore]
    seed: str
    honours: list[Honour] = msgspec.field(default_factory=list)


class Origin(Said):
    """The game and the step from which this one was played on."""

    table: str
    step: int


class Rematch(Said):
    """The next game of the same people: its table, and which seats of this one have said yes, first who asks for it."""

    id: str
    asked: list[int]
    began: bool = False


class Glance(Said):
    """Where a running game stands, as one of the reader's own seats sees it: round (of `rounds`, where so many are
    played), phase, the question that waits for the reader, and the points by seat."""

    round: int
    rounds: list[int]
    moment: Text
    ask: Text | None
    totals: list[int]


class TableInfo(Said):
    """A table as its reader may see it. `invite` and `code`, the same to say aloud, are told only to those who sit
    there or have come by one of them."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    visibility: Literal["open", "private"]
    pace: Literal["live", "turns"]
    clock: Clock
    replay: Literal["public", "private"]
    rated: bool
    chat: bool
    standin: str  # the level of bots that play for people who are away
    free_undo: bool  # solo and hot-seat: taking back knows no barrier
    host: PersonRef | None
    created: int
    started: int | None
    finished: int | None
    number: int
    waiting: list[int]
    my_turn: bool
    is_host: bool
    invite: str | None = None
    code: str | None = None
    commitment: str | None = None
    result: Result | None = None
    rematch: Rematch | None = None
    origin: Origin | None = None
    deadline: int | None = None  # when the first clock that runs is over
    waiting_since: int | None = None  # when the question that waits was put
    glance: Glance | None = None  # of the reader's own running games, in the hall
    brings: list[str] = msgspec.field(default_factory=list)  # before the game: names of what its options bring


class Setup(Said):
    """A table as somebody made it for themselves and bots: the levels of the bots, in no order, and its rules."""

    bots: list[str]
    options: dict[str, Any]


class Hall(Said):
    """What the first page shows, in this order. Each list holds the newest; `tables` pages through more.

    `last`: by game, how the reader last played it alone with bots, so that one click does it again. `latest`: the game
    of the reader's own that ended last.
    """

    my_turn: list[TableInfo]
    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]
    replays: list[TableInfo]
    last: dict[str, Setup] = msgspec.field(default_factory=dict)
    latest: TableInfo | None = None


class TablePage(Said):
    tables: list[TableInfo]
    more: bool
