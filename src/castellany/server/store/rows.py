"""Rows as they are read from storage: plain structs, JSON columns already decoded."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from castellany.server.live.clocks import Time
from castellany.server.wire import Clock


class PersonRow(msgspec.Struct):
    id: str
    name: str
    name_key: str | None
    password: str | None
    language: str | None
    email: str
    settings: dict[str, str | int | bool]
    admin: bool
    muted: bool
    banned: bool
    created: int
    seen: int
    sociable: bool = True

    @property
    def guest(self) -> bool:
        return self.name_key is None


class SeatRow(msgspec.Struct):
    seat: int
    kind: str  # person, bot, solo
    person: str | None = None
    name: str | None = None
    level: str = ""
    standin: bool = False

    @property
    def by_bot(self) -> bool:
        """Does a bot choose for this seat?"""
        return self.kind == "bot" or self.standin


class AgainRow(msgspec.Struct):
    """Of the table at which a game is played once more: who sits there, its host first, and has it begun?"""

    people: list[str]
    began: bool


class TableRow(msgspec.Struct, kw_only=True):
    """A table's header and head; `seats` and who is in `again` come with it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    facts: dict[str, Any] = {}
    players: int
    status: str
    visibility: str
    pace: str
    clock: Clock
    replay: str
    rated: bool
    chat: bool
    shuffle: bool
    standin: str = "knight"
    away: list[str] = []
    host: str | None
    invite: str
    code: str = ""
    seed: str
    practice: bool
    created: int
    started: int | None = None
    finished: int | None = None
    rematch: str | None = None
    origin: str | None = None
    origin_step: int | None = None
    number: int = 0
    state: bytes | None = None
    asked: list[int] = []
    waiting: list[int] = []
    time: Time = msgspec.field(default_factory=Time)
    result: dict[str, Any] | None = None
    due: int | None = None
    driver: str | None = None
    alive: int = 0
    seats: list[SeatRow] = []
    again: AgainRow | None = None

    def level_of(self, seat: int) -> str:
        """Of the bot that chooses for this seat: its own, or the one the table chose for stand-ins."""
        return self.seats[seat].level if self.seats[seat].kind == "bot" else self.standin

    @property
    def free_undo(self) -> bool:
        """Solo and hot-seat: nobody else is at the table, neither a person nor a bot that has hidden things to keep."""
        people = {seat.person for seat in self.seats if seat.kind == "person"}
        return self.status != "waiting" and len(people) == 1 and all(seat.kind != "bot" for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat.seat for seat in self.seats if seat.person == person]


_TABLE_JSON = {
    "options": dict[str, Any], "facts": dict[str, Any], "clock": Clock, "asked": list[int], "waiting": list[int],
    "time": Time, "away": list[str],
}  # fmt: skip


def dumps(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def person_of(row: Row[Any]) -> PersonRow:
    values = dict(row._mapping)
    values["settings"] = msgspec.json.decode(values["settings"])
    return PersonRow(**values)


class Damaged(Exception):
    """What is stored of a table cannot be read."""


def table_of(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    """The table, or `Damaged`."""
    values = dict(row._mapping)
    try:
        for name, kind in _TABLE_JSON.items():
            values[name] = msgspec.json.decode(values[name], type=kind)
        values["result"] = msgspec.json.decode(values["result"]) if values["result"] else None
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        raise Damaged(f"{row.id} {name}") from error
    return TableRow(**values, seats=seats)


def columns_of(table: TableRow) -> dict[str, Any]:
    """A table row as it is stored."""
    values = {name: getattr(table, name) for name in table.__struct_fields__ if name not in ("seats", "again")}
    for name in _TABLE_JSON:
        values[name] = dumps(values[name])
    values["result"] = dumps(table.result) if table.result is not None else None
    return values
