"""What can go wrong with the place where everything is kept: told apart, named, and said calmly to those who play.

Nothing was changed where one of these is raised. What was accepted before is safe.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from castellany.server.errors import Fault

log = logging.getLogger("castellany.storage")

FULL: Final = "full"
READ_ONLY: Final = "read-only"
DAMAGED: Final = "damaged"
LOST: Final = "lost"
# What a host can do about it; the log says so, and docs/hosting.md says more.
AT_START: Final = {
    FULL: "serve-full-db",
    READ_ONLY: "serve-read-only-db",
    DAMAGED: "serve-damaged-db",
    LOST: "serve-lost-db",
}
REMEDY: Final = {
    FULL: "free some space on its disk; the server goes on by itself",
    READ_ONLY: "let the server's user write to this file and its folder; the server goes on by itself",
    DAMAGED: "stop the server, keep a copy of the file, restore the last backup or run sqlite3's .recover",
    LOST: "see whether the database runs and can be reached; the server goes on by itself",
}
_SIGNS: Final = (
    (FULL, ("disk is full", "disk full", "no space left", "sqlstate 53100")),
    (READ_ONLY, ("readonly database", "read-only", "permission denied", "unable to open database")),
    (DAMAGED, ("malformed", "not a database", "file is encrypted", "corrupt")),
)


class Trouble(Fault):
    """The database cannot do what it should."""

    def __init__(self, kind: str) -> None:
        super().__init__(503, "error-storage")
        self.kind = kind


def kind_of(error: BaseException) -> str | None:
    """Which trouble an error of the database means; None where it is not the database's."""
    if isinstance(error, IntegrityError):
        return None
    if isinstance(error, DBAPIError):
        said = f"{error.orig} sqlstate {getattr(error.orig, 'sqlstate', '')}".lower()
        state = str(getattr(error.orig, "sqlstate", "") or "")
        for kind, signs in _SIGNS:
            if any(sign in said for sign in signs):
                return kind
        # PostgreSQL's classes 08, 53, 57, 58, XX: the connection, resources, an operator, the system itself.
        broken = state[:2] in ("08", "53", "57", "58", "XX") or error.connection_invalidated
        return LOST if broken or type(error).__name__ in ("OperationalError", "InterfaceError") else None
    if isinstance(error, OSError | PoolTimeout | TimeoutError | ConnectionError):
        return LOST
    if type(error).__module__.partition(".")[0] == "asyncpg":
        return LOST
    return LOST if isinstance(error, SQLAlchemyError) and "connect" in str(error).lower() else None


def name_of(url: URL) -> str:
    """The database as a host knows it; never with its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


class Watch:
    """How the database is by now. Says so in the log when that changes, not at every attempt."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.trouble = ""
        self.quiet = False  # who opens it only to see says what is wrong in words of their own

    def well(self) -> None:
        """Something was written."""
        if self.trouble and self.trouble != DAMAGED:  # what is damaged in one place may be well in another
            log.warning("storage works again", extra={"database": name_of(self.url)})
            self.trouble = ""

    def retell(self, error: BaseException) -> None:
        """Raise what the error means, where it means trouble with the database."""
        told = self.troubled(error)
        if told is not error:
            raise told

    def troubled(self, error: BaseException) -> BaseException:
        """The error as the server tells it."""
        kind = kind_of(error)
        if kind is None:
            return error
        before = self.trouble
        if kind != before:
            self.trouble = kind
        if kind != before and not self.quiet:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
            log.error(
                "storage does not work",
                extra={"database": name_of(self.url), "trouble": kind, "reason": reason, "remedy": REMEDY[kind]},
            )
        trouble = Trouble(kind)
        trouble.__cause__ = error
        return trouble
