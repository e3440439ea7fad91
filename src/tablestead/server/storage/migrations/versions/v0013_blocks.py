"""Whom browsers have blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "block",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("browser", "blocked"),
    )
    op.create_index("block_blocked", "block", ["blocked"])


def downgrade() -> None:
    op.drop_table("block")
