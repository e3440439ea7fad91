"""The points and places of finished games, for the lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("scores", "places"):  # in place, as in 0002; empty for games that were over before
        op.add_column("game_table", sa.Column(name, sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    for name in ("scores", "places"):
        op.drop_column("game_table", name)
