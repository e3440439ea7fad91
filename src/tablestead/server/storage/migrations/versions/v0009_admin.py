"""What who runs a server did about it: bans, mutes, and a log of it all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "sanction",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("sanction")
