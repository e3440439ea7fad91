"""Calling people to a table when their page is closed; and their holidays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    _channels()
    op.create_table(
        "holiday",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("calendar_day", sa.String(10), nullable=False),
        sa.Column("starts", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("browser", "calendar_day"),
    )
    op.create_table(
        "table_calling",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "browser"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )
    op.create_table(
        "called",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(8), nullable=False),
        sa.Column("turn", sa.Double, nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "reason", "turn", "target"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )


def _channels() -> None:
    op.create_table(
        "channel",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("browser", "kind"),
        sa.UniqueConstraint("id"),
    )
    op.create_table(
        "calling",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("browser"),
    )


def downgrade() -> None:
    for name in ("called", "table_calling", "holiday", "calling", "channel"):
        op.drop_table(name)
