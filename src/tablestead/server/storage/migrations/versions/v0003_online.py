"""Seats that people hold from their own browsers, chat, clocks, and processes that share the tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NO_CLOCK = """'{"kind": "none", "seconds"\\: 0, "increment"\\: 0}'"""


def upgrade() -> None:
    for column in (  # in place, as in 0002
        sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
        sa.Column("meta", sa.Integer, nullable=False, server_default="0"),
        sa.Column("invite", sa.String(64), nullable=False, server_default=""),
        sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("clock", sa.JSON, nullable=False, server_default=sa.text(NO_CLOCK)),
        sa.Column("left", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("since", sa.Double, nullable=False, server_default="0"),
        sa.Column("deadline", sa.Double),
        sa.Column("agreed", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("rematch", sa.String(32), nullable=False, server_default=""),
        sa.Column("bot_turn", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("lease", sa.String(32), nullable=False, server_default=""),
        sa.Column("lease_until", sa.Double, nullable=False, server_default="0"),
    ):
        op.add_column("table", column)
    op.create_table(
        "holder",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("table.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "browser"),
    )
    op.create_index("holder_browser", "holder", ["browser"])
    op.create_table(
        "link",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("table.id", ondelete="CASCADE"), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "browser"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("table.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("reactions", sa.JSON, nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    # Every move changes `updated`: an index on it would cost more than it saves. These two stay small.
    op.drop_index("table_updated", "table")
    for name, key, flag in (("table_open", "created", "open"), ("table_bot_turn", "lease_until", "bot_turn")):
        op.create_index(
            name, "table", [key], sqlite_where=sa.text(f"{flag} = 1"), postgresql_where=sa.text(flag)
        )
    _convert()


def _convert() -> None:
    """Nobody knows who holds the seats of old tables: whoever comes may take them."""
    table = sa.table(
        "table",
        sa.column("id", sa.String),
        sa.column("seats", sa.JSON),
        sa.column("status", sa.String),
        sa.column("player", sa.Integer),
        sa.column("seq", sa.Integer),
        sa.column("bot_turn", sa.Boolean),
        sa.column("open", sa.Boolean),
    )
    event = sa.table("event", sa.column("table_id", sa.String), sa.column("seq", sa.Integer))
    connection = op.get_bind()
    last = sa.select(sa.func.coalesce(sa.func.max(event.c.seq), 0)).where(event.c.table_id == table.c.id)
    connection.execute(sa.update(table).values(seq=last.scalar_subquery()))
    for id, old, status, player in connection.execute(
        sa.select(table.c.id, table.c.seats, table.c.status, table.c.player)
    ).all():
        seats = [{**seat, "vacant": "" if seat["bot"] else "anyone", "stand_in": ""} for seat in old]
        running = status == "running"
        values = {
            "seats": seats,
            "bot_turn": running and 0 <= player < len(seats) and bool(seats[player]["bot"]),
            "open": running and any(seat["vacant"] for seat in seats),
        }
        connection.execute(sa.update(table).where(table.c.id == id).values(values))


def downgrade() -> None:
    raise NotImplementedError("who holds which seat cannot be said in version 0002")
