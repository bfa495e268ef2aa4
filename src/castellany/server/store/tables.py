"""Tables, their seats and lists of them. Functions of a connection, for `Database.read` and `write`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, text, update

from castellany.server.store import schema
from castellany.server.store.rows import SeatRow, TableRow, columns_of, table_of

T = schema.tables
S = schema.seats


class Stale(Exception):
    """Somebody else has changed the table meanwhile: look again."""


def notify(c: Connection, payload: str) -> None:
    """Tell the other processes, when this transaction is committed."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_notify('castellany', :payload)"), {"payload": payload})


def create(c: Connection, table: TableRow) -> None:
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
    return None if row is None else table_of(row, _seats(c, [id]).get(id, []))


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
    return [table_of(row, seats.get(row.id, [])) for row in rows]


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


def count(c: Connection, person: str, without_people: bool = False) -> int:
    """Tables in progress at which somebody sits or is the host; of them those where nobody sits but bots."""
    where = [T.c.status.in_(("waiting", "playing")), or_(_sits(person), T.c.host == person)]
    if without_people:
        where.append(~exists().where(S.c.table == T.c.id, S.c.kind == "person"))
    return int(c.execute(select(func.count()).select_from(T).where(*where)).scalar_one())


def due_tables(c: Connection, now: int, silent_since: int, limit: int = 500) -> list[str]:
    """Running tables where something is due and nobody is at it."""
    query = (
        select(T.c.id)
        .where(T.c.status == "playing", T.c.due.is_not(None), T.c.due <= now)
        .where(or_(T.c.driver.is_(None), T.c.alive < silent_since))
        .limit(limit)
    )
    return [row.id for row in c.execute(query)]


def claim(c: Connection, id: str, process: str, now: int, silent_since: int) -> int | None:
    """Become the driver of a table; the time until which it had one before, or None where another has it now."""
    row = c.execute(select(T.c.driver, T.c.alive).where(T.c.id == id).with_for_update()).first()
    if row is None or (row.driver not in (None, process) and row.alive >= silent_since):
        return None
    c.execute(update(T).where(T.c.id == id).values(driver=process, alive=now))
    return int(row.alive)


def still_here(c: Connection, process: str, ids: Sequence[str], now: int) -> None:
    c.execute(update(T).where(T.c.id.in_(ids), T.c.driver == process).values(alive=now))


def let_go(c: Connection, process: str, now: int) -> None:
    """A process stops in peace: others may drive its tables at once."""
    c.execute(update(T).where(T.c.driver == process).values(driver=None, alive=now))


def set_columns(c: Connection, id: str, **values: Any) -> None:
    c.execute(update(T).where(T.c.id == id).values(**values))
