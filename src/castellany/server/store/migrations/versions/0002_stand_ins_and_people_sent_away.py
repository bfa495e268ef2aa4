"""The level of stand-ins, and who was sent away from a table"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("standin", sa.String(length=40), nullable=False, server_default="knight"))
        tables.add_column(sa.Column("away", sa.Text(), nullable=False, server_default="[]"))
