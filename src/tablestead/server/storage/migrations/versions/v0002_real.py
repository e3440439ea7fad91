"""Dice are not all that can be real."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

# In place: a table that is copied and dropped, as Alembic does for SQLite, would take its events along.


def upgrade() -> None:
    op.execute('ALTER TABLE "table" RENAME COLUMN real_dice TO real')


def downgrade() -> None:
    op.execute('ALTER TABLE "table" RENAME COLUMN real TO real_dice')
