"""Tables, their seats and lists of them. Functions of a connection, for `Database.read` and `write`."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, text, update

from castellany.server.store import schema
from castellany.server.store.ids import new_code
from castellany.server.store.rows import AgainRow, Damaged, SeatRow, TableRow, columns_of, table_of

T = schema.tables
S = schema.seats


class Stale(Exception):
    """Somebody else has changed the table meanwhile: look again."""


def notify(c: Connection, payload: str) -> None:
    """Tell the other processes, when this transaction is committed."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_notify('castellany', :payload)"), {"payload": payload})


def create(c: Connection, table: TableRow) -> None:
    table.code = free_code(c)
    c.execute(insert(T).values(**columns_of(table)))
    _insert_seats(c, table.id, table.seats)


def _insert_seats(c: Connection, id: str, seats: Sequence[SeatRow]) -> None:
    if seats:
        c.execute(insert(S), [{"table": id, **_seat_columns(seat)} for seat in seats])


def _seat_columns(seat: SeatRow) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in seat.__struct_fields__}


def replace_seats(c: Connection, id: str, seats: Sequence[SeatRow]) -> None:
    c.execute(delete(S).where(S.c.table == id))
    _insert_seats(c, id, seats)


def set_standin(c: Connection, id: str, seat: int, standin: bool) -> None:
    c.execute(update(S).where(S.c.table == id, S.c.seat == seat).values(standin=standin))


def load(c: Connection, id: str, lock: bool = False) -> TableRow | None:
    """The table; with `lock` nobody else can change it before this transaction ends."""
    query = select(T).where(T.c.id == id)
    if lock:
        query = query.with_for_update()
    row = c.execute(query).first()
    if row is None:
        return None
    table = table_of(row, _seats(c, [id]).get(id, []))
    table.again = _again(c, table.rematch) if table.rematch else None
    return table


def _again(c: Connection, id: str) -> AgainRow | None:
    """Who is in for the next game: they sit at its table."""
    row = c.execute(select(T.c.host, T.c.started).where(T.c.id == id)).first()
    if row is None:
        return None
    people = [seat.person for seat in _seats(c, [id]).get(id, []) if seat.person]
    return AgainRow(sorted(people, key=lambda person: person != row.host), row.started is not None)


def before(c: Connection, id: str) -> str | None:
    """The table whose people meet at this one for another game."""
    return c.execute(select(T.c.id).where(T.c.rematch == id).limit(1)).scalar()


def played_before(c: Connection, id: str, person: str) -> bool:
    """Is this table the rematch of a game at which the person sat?"""
    query = select(T.c.id).join(S, S.c.table == T.c.id).where(T.c.rematch == id, S.c.person == person).limit(1)
    return c.execute(query).first() is not None


def by_code(c: Connection, code: str) -> TableRow | None:
    """The running or waiting table with this code."""
    if not code:
        return None
    found = listed(c, and_(T.c.code == code, T.c.status.in_(("waiting", "playing"))), T.c.created.desc(), 1)
    return found[0] if found else None


def free_code(c: Connection) -> str:
    """A code that no other table has that still waits or plays."""
    while by_code(c, code := new_code()) is not None:
        pass
    return code


def _seats(c: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    for row in c.execute(select(S).where(S.c.table.in_(ids)).order_by(S.c.table, S.c.seat)):
        found.setdefault(row.table, []).append(
            SeatRow(row.seat, row.kind, row.person, row.name, row.level, row.standin)
        )
    return found


def listed(c: Connection, where: Any, order: Any, limit: int, offset: int = 0) -> list[TableRow]:
    rows = c.execute(select(T).where(where).order_by(order).limit(limit).offset(offset)).all()
    seats = _seats(c, [row.id for row in rows])
    found = []
    for row in rows:
        with contextlib.suppress(Damaged):  # one damaged table hides none of the others
            found.append(table_of(row, seats.get(row.id, [])))
    return found


def _sits(person: str) -> Any:
    return exists().where(S.c.table == T.c.id, S.c.person == person)


def list_tables(c: Connection, kind: str, person: str | None, game: str, limit: int, offset: int) -> list[TableRow]:
    """One of the hall's lists: mine, open, watch, replays."""
    order: Any = T.c.created.desc()
    if kind == "mine":
        if person is None:
            return []
        where = and_(T.c.status.in_(("waiting", "playing")), _sits(person))
    elif kind == "open":
        where = and_(T.c.status == "waiting", T.c.visibility == "open")
        if person is not None:
            where = and_(where, ~_sits(person))
    elif kind == "watch":
        people = exists().where(S.c.table == T.c.id, S.c.kind == "person")
        where = and_(T.c.status == "playing", T.c.visibility == "open", people)
        if person is not None:
            where = and_(where, ~_sits(person))
    else:
        order = T.c.finished.desc()
        public: Any = and_(T.c.replay == "public", T.c.visibility == "open")
        mine = or_(_sits(person), T.c.host == person) if person is not None else None
        where = and_(T.c.status == "over", public if mine is None else or_(public, mine))
    if game:
        where = and_(where, T.c.game == game)
    return listed(c, where, order, limit, offset)


def last_alone(c: Connection, person: str, enough: int = 60) -> dict[str, TableRow]:
    """By game, the newest table that this person made for themselves and bots."""
    found: dict[str, TableRow] = {}
    where = and_(
        T.c.host == person, T.c.status != "closed", T.c.origin.is_(None), T.c.practice.is_(False), _sits(person)
    )
    for table in listed(c, where, T.c.created.desc(), enough):
        if sum(seat.kind == "person" for seat in table.seats) == 1:
            found.setdefault(table.game, table)
    return found


def latest(c: Connection, person: str) -> TableRow | None:
    """The game that ended last of those at which this person sat."""
    found = listed(c, and_(T.c.status == "over", _sits(person)), T.c.finished.desc(), 1)
    return found[0] if found else None


def count(c: Connection, person: str, without_people: bool = False) -> int:
    """Tables in progress at which somebody sits or is the host; of them those where nobody sits but bots."""
    where = [T.c.status.in_(("waiting", "playing")), or_(_sits(person), T.c.host == person)]
    if without_people:
        where.append(~exists().where(S.c.table == T.c.id, S.c.kind == "person"))
    return int(c.execute(select(func.count()).select_from(T).where(*where)).scalar_one())


def drivers(c: Connection) -> dict[str, int]:
    """Who drives tables, each with its latest sign of life: a number that grows while the process lives."""
    query = select(T.c.driver, func.max(T.c.alive)).where(T.c.status == "playing", T.c.driver.is_not(None))
    return {row[0]: int(row[1]) for row in c.execute(query.group_by(T.c.driver))}


def due_tables(c: Connection, now: int, silent: Sequence[str], limit: int = 500) -> list[str]:
    """Running tables where something is due and nobody is at it, or one of those who fell silent."""
    query = (
        select(T.c.id)
        .where(T.c.status == "playing", T.c.due.is_not(None), T.c.due <= now)
        .where(or_(T.c.driver.is_(None), T.c.driver.in_(silent)))
        .limit(limit)
    )
    return [row.id for row in c.execute(query)]


def claim(c: Connection, id: str, process: str, beat: int, silent: Sequence[str]) -> bool:
    """Become the driver of a table, unless another is who has not fallen silent."""
    row = c.execute(select(T.c.driver).where(T.c.id == id).with_for_update()).first()
    if row is None or (row.driver not in (None, process) and row.driver not in silent):
        return False
    c.execute(update(T).where(T.c.id == id).values(driver=process, alive=beat))
    return True


def still_here(c: Connection, process: str, beat: int) -> None:
    c.execute(update(T).where(T.c.driver == process).values(alive=beat))


def let_go(c: Connection, process: str | None = None) -> None:
    """A process stops in peace, or (None) nobody else is there: all may drive its tables at once."""
    c.execute(
        update(T).where(T.c.driver.is_not(None) if process is None else T.c.driver == process).values(driver=None)
    )


def set_columns(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(T).where(T.c.id == id).values(**values))
