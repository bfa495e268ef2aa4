"""Alembic's entry: migrations run on the connection they are given (`database.upgrade`)."""

from __future__ import annotations

from alembic import context

from castellany.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
with context.begin_transaction():
    context.run_migrations()
