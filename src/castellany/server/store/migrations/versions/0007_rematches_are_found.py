"""The game before is found quickly from the table of the next"""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f("ix_tables_rematch"), "tables", ["rematch"])
