"""By how many personal links a browser came to a seat: nobody turns out who gave it to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # in place, as in 0002
    op.add_column("holder", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE holder SET generation = 1 WHERE browser IN (SELECT browser FROM device WHERE giver <> '')"
    )
    op.drop_column("device", "giver")


def downgrade() -> None:
    raise NotImplementedError("older versions read no tables of this one")
