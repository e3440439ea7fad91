"""When people were last at a table, and whether it is played with hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # in place, as in 0002
    op.add_column("game_table", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("holder", sa.Column("seen", sa.Double, nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("older versions read no tables of this one")
