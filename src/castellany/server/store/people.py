"""People and their sessions. Functions of a connection."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from castellany.server.store import schema
from castellany.server.store.rows import PersonRow, dumps, person_of

P = schema.people
S = schema.sessions


def fold(name: str) -> str:
    """Names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


_LOOKALIKES = str.maketrans("авекмнорстухіїѕјԁԛѡαβεικνορτυχω013l|", "abekmhopctyxiisjdqwabeikvoptuxwoieii")


def look(name: str) -> str:
    """What a name looks like: letters of several scripts that cannot be told apart are one."""
    return "".join(ch for ch in fold(name).translate(_LOOKALIKES).replace("rn", "m") if ch.isalnum())


def token_key(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def create(c: Connection, person: PersonRow) -> None:
    values = {name: getattr(person, name) for name in person.__struct_fields__}
    values["settings"] = dumps(person.settings)
    c.execute(insert(P), values)


def by_id(c: Connection, id: str, lock: bool = False) -> PersonRow | None:
    """The person; with `lock` nobody else can change them before this transaction ends."""
    query = select(P).where(P.c.id == id)
    row = c.execute(query.with_for_update() if lock else query).first()
    return person_of(row) if row else None


def by_name(c: Connection, name: str) -> PersonRow | None:
    row = c.execute(select(P).where(P.c.name_key == fold(name))).first()
    return person_of(row) if row else None


def by_ids(c: Connection, ids: Sequence[str]) -> list[PersonRow]:
    return [person_of(row) for row in c.execute(select(P).where(P.c.id.in_(ids)))]


def found(c: Connection, words: str, limit: int = 50) -> list[PersonRow]:
    """For administrators: people by a part of their name, or the latest."""
    query = select(P).order_by(P.c.seen.desc()).limit(limit)
    if words:
        pattern = "%" + words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        query = query.where(or_(func.lower(P.c.name).like(pattern.lower(), escape="\\"), P.c.id == words))
    return [person_of(row) for row in c.execute(query)]


def change(c: Connection, id: str, **values: Any) -> None:
    if "settings" in values:
        values["settings"] = dumps(values["settings"])
    c.execute(update(P).where(P.c.id == id).values(**values))


def taken(c: Connection, name: str, by: str | None = None) -> bool:
    """Does an account have this name, or an administrator one that looks like it? `by`: who may have it."""
    if c.execute(select(P.c.id).where(P.c.name_key == fold(name), P.c.id != (by or ""))).first() is not None:
        return True
    return like_an_administrator(c, name, by)


def like_an_administrator(c: Connection, name: str, by: str | None = None) -> bool:
    admins = c.execute(select(P.c.name).where(P.c.admin, P.c.id != (by or "")))
    return look(name) in {look(row.name) for row in admins}


# --- sessions


def begin_session(c: Connection, token: str, person: str, now: int) -> None:
    c.execute(insert(S), {"token": token_key(token), "person": person, "created": now, "seen": now})


def person_of_session(c: Connection, token: str, now: int, longest: int) -> PersonRow | None:
    query = (
        select(P, S.c.seen.label("session_seen"))
        .join(S, S.c.person == P.c.id)
        .where(S.c.token == token_key(token), S.c.seen > now - longest)
    )
    row = c.execute(query).first()
    if row is None:
        return None
    values = dict(row._mapping)
    del values["session_seen"]
    values["settings"] = msgspec.json.decode(values["settings"])
    return PersonRow(**values)


def seen(c: Connection, token: str, person: str, now: int) -> None:
    c.execute(update(S).where(S.c.token == token_key(token)).values(seen=now))
    c.execute(update(P).where(P.c.id == person).values(seen=now))


def sessions(c: Connection, person: str) -> set[str]:
    """The keys of all sessions of a person."""
    return {row.token for row in c.execute(select(S.c.token).where(S.c.person == person))}


def end_session(c: Connection, token: str) -> None:
    c.execute(delete(S).where(S.c.token == token_key(token)))


def end_sessions(c: Connection, person: str, but: str | None = None) -> None:
    """End all sessions of a person, or all but one."""
    query = delete(S).where(S.c.person == person)
    if but is not None:
        query = query.where(S.c.token != token_key(but))
    c.execute(query)
