"""Before the server starts: can its settings be followed? What cannot is said in a sentence, not in a traceback."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from castellany import boxes
from castellany.kernel import BadFacts, Message, say
from castellany.server.errors import Fault
from castellany.server.people.accounts import clean_name
from castellany.server.settings import Settings
from castellany.server.store.database import Newer, database, probe, url_of
from castellany.server.store.lock import InUse, Lock
from castellany.server.store.trouble import AT_START, LOST, Trouble, kind_of, name_of


def problem_with(settings: Settings) -> Message | None:
    """What stands in the way, or None. Opens the database, and brings its schema up to date."""
    try:
        if settings.facts:
            boxes.open_file(settings.facts)
    except BadFacts as error:
        return say("serve-bad-facts", reason=boxes.told(settings.lang, error))
    try:
        url = url_of(settings.db)
    except (ValueError, SQLAlchemyError):
        return say("serve-bad-db", db=settings.db.split("://")[0])
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        return say("serve-needs-postgres")
    try:
        if settings.admin:
            clean_name(settings.admin)
    except Fault:
        return say("serve-bad-setting", name="admin", value=settings.admin)
    shown = name_of(url)
    lock = Lock(url)
    try:
        lock.take()
        try:
            wrong = asyncio.run(_open(settings.db))
        finally:
            lock.give()
        if wrong:
            return say("serve-damaged-db", db=shown, reason=wrong[:200])
    except InUse as other:
        return say("serve-db-in-use", db=shown, process=other.process)
    except Trouble as trouble:
        return say(AT_START[trouble.kind], db=shown, reason=_reason(trouble.__cause__ or trouble))
    except ModuleNotFoundError:
        return say("serve-no-driver")
    except Newer:
        return say("serve-newer-db", db=shown)
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        return say(AT_START[kind_of(error) or LOST], db=shown, reason=_reason(error))
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":  # the driver may be absent, so are its names
            raise
        return say("serve-lost-db", db=shown, reason=_reason(error))
    return None


async def _open(address: str) -> str:
    """Open it, bring its schema up to date, write something. What is wrong with it, or nothing."""
    db = database(address)
    db.watch.quiet = True
    try:
        await asyncio.wait_for(db.open(), 60)
        return await db.write(probe)
    finally:
        await db.close()


def _reason(error: BaseException) -> str:
    """What the system says, in its own words and one line."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split())[:200] or type(cause).__name__
