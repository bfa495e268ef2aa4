"""Friends, invitations to tables, and a short code to say aloud"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=16), nullable=False)


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        # A plain "1", not true(): for an expression SQLite would make the table anew, and all sessions would go.
        people.add_column(sa.Column("sociable", sa.Boolean(), nullable=False, server_default="1"))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("code", sa.String(length=8), nullable=False, server_default=""))
    op.create_index(op.f("ix_tables_code"), "tables", ["code"])
    op.create_table(
        "friends",
        person("asker"),
        person("asked"),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["asker"], ["people.id"], name=op.f("fk_friends_asker"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["asked"], ["people.id"], name=op.f("fk_friends_asked"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("asker", "asked", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_asked"), "friends", ["asked"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(length=16), nullable=False),
        person("person"),
        person("by"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_invitations_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_invitations_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_invitations_by"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])
