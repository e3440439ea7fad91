"""What everyone at a table is told about it, among what is said there; and what was reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    # in place, as in 0002
    op.add_column("chat", sa.Column("notice", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "report",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", "browser"),
    )


def downgrade() -> None:
    raise NotImplementedError("older versions read no tables of this one")
