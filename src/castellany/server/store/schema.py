"""What is stored, the same for SQLite and PostgreSQL.

A table is its header, its append-only entries, and snapshots. The row of a table also holds its
head: the number of the last entry and the encoded state after it, so that loading never replays.
Structured values are JSON in text columns; times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

meta: Final = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", Text, unique=True),  # folded name of an account; null for guests
    Column("password", Text),
    Column("language", String(2)),
    Column("email", String(200), nullable=False),
    Column("settings", Text, nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("sociable", Boolean, nullable=False, server_default=true()),  # wants friends, and to be seen by them
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("facts", Text, nullable=False, server_default="{}"),  # what the house had corrected when it began
    Column("players", Integer, nullable=False),  # seats the game was made for, without a solo opponent
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("replay", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("standin", String(40), nullable=False, server_default="knight"),  # level of bots that play for people
    Column("away", Text, nullable=False, server_default="[]"),  # people whom the host has sent away
    Column("host", String(16)),
    Column("invite", String(40), nullable=False),
    Column("code", String(8), nullable=False, server_default="", index=True),  # the same, short enough to say aloud
    Column("seed", String(80), nullable=False),
    Column("practice", Boolean, nullable=False),  # the seed was known beforehand
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("rematch", String(16), index=True),  # the table of the next game of the same people
    Column("origin", String(16)),
    Column("origin_step", Integer),
    # the head
    Column("number", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("asked", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("time", Text, nullable=False),
    Column("result", Text),
    # who moves its bots and watches its clocks
    Column("due", BigInteger),
    Column("driver", String(40)),
    Column("alive", BigInteger, nullable=False),
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_status_due", "status", "due"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(16), index=True),
    Column("name", String(40)),
    Column("level", String(40), nullable=False),
    Column("standin", Boolean, nullable=False),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("choice", Text),  # in notation, which is stable for ever
    Column("barrier", Boolean, nullable=False),
    Column("key", String(100)),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),  # with their audience
    UniqueConstraint("table", "key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "key"),
)

results: Final = Table(
    "results",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), index=True),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False, index=True),
    Column("played", Integer, nullable=False),
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
)

friends: Final = Table(
    "friends",
    metadata,
    Column("asker", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("state", String(10), nullable=False),  # asked, agreed, refused, closed
    Column("at", BigInteger, nullable=False),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16)),  # who asked for it
    Column("done", Boolean, nullable=False, index=True),
    Column("found", Text, nullable=False),  # what is known so far
    Column("at", BigInteger, nullable=False),
)

progress: Final = Table(
    "progress",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),  # puzzle, day, lesson
    Column("name", String(60), primary_key=True),  # of the puzzle, the day, the game
    Column("value", Text, nullable=False),  # JSON: seals won, nothing, how far the lesson got
)
