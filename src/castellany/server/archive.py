"""The finished games of a house as records without names: what `castellany puzzles make --archive` looks through.

Only games that anybody may see again count. The database is read and never changed, so its server may be running.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from castellany.kernel import Record
from castellany.server.errors import Fault
from castellany.server.hall.making import game_of
from castellany.server.hall.replaying import record_of, standing_runs
from castellany.server.store import schema, tables
from castellany.server.store.database import database, url_of

T = schema.tables


def public_records(db: str, game_id: str) -> list[Record]:
    """Every finished public game of this kind, the oldest first; `Fault` where there is no such database."""
    try:
        url = url_of(db)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise Fault(404, "serve-bad-db", db=db)
        return asyncio.run(_read(db, game_id))
    except (ValueError, SQLAlchemyError, OSError) as error:
        raise Fault(404, "serve-bad-db", db=db.split("://")[0]) from error


async def _read(db: str, game_id: str) -> list[Record]:
    store = database(db)

    def job(c: Connection) -> list[Record]:
        public = (T.c.game == game_id, T.c.status == "over", T.c.replay == "public", T.c.visibility == "open")
        found = c.execute(select(T.c.id).where(*public).order_by(T.c.finished)).scalars().all()
        return [record for id in found if (record := _record(c, id)) is not None]

    try:
        return await store.read(job)
    finally:
        await store.close()


def _record(c: Connection, id: str) -> Record | None:
    table = tables.load(c, id)
    if table is None:
        return None
    game = game_of(table.game)
    return record_of(game, table, standing_runs(c, game, id), [])._replace(players=None)
