"""Single values of an installation: its secret, its push keys, its last sign of life."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from castellany.server.store.schema import meta


def put(c: Connection, key: str, value: str) -> None:
    """Store a value, whether or not there was one."""
    insert = pg_insert if c.dialect.name == "postgresql" else sqlite_insert
    row = insert(meta).values(key=key, value=value)
    c.execute(row.on_conflict_do_update(index_elements=[meta.c.key], set_={"value": value}))


def keep(c: Connection, key: str, fresh: str) -> str:
    """The stored value, or `fresh`, stored now; the first of several processes wins."""
    insert = pg_insert if c.dialect.name == "postgresql" else sqlite_insert
    c.execute(insert(meta).values(key=key, value=fresh).on_conflict_do_nothing())
    return str(c.execute(select(meta.c.value).where(meta.c.key == key)).scalar_one())
