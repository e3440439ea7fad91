"""Run by Alembic at the start of the server, on the connection it is given (database.py)."""

from __future__ import annotations

from alembic import context

from tablestead.server.storage.rows import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
