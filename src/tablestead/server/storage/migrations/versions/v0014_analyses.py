"""Analyses of games that are over, part by part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("depth", sa.String(16), nullable=False),
        sa.Column("judge", sa.String(64), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("patron", sa.String(64), nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("lease", sa.String(32), nullable=False),
        sa.Column("lease_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "depth", "judge"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "analysis_part",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("depth", sa.String(16), nullable=False),
        sa.Column("judge", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "depth", "judge", "n"),
        sa.ForeignKeyConstraint(
            ["table_id", "depth", "judge"],
            ["analysis.table_id", "analysis.depth", "analysis.judge"],
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    op.drop_table("analysis_part")
    op.drop_table("analysis")
