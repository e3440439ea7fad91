"""Links that end, devices, codes against a lost cookie, who said a line, and a key for cookies."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
DAY_S = 86_400


def upgrade() -> None:
    for column in (
        sa.Column("expires", sa.Double, nullable=False, server_default=str(time.time() + DAY_S)),
        sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("claimed", sa.String(64), nullable=False, server_default=""),
    ):
        op.add_column("link", column)
    op.add_column("chat", sa.Column("author", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "device",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("family", sa.String(16), nullable=False),
        sa.Column("linked", sa.String(32), nullable=False),
        sa.Column("giver", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("browser"),
    )
    op.create_table(
        "recovery_code",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("browser"),
        sa.UniqueConstraint("code_hash"),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    _name_authors()
    op.create_index(
        "chat_author",
        "chat",
        ["author"],
        sqlite_where=sa.text("author <> ''"),
        postgresql_where=sa.text("author <> ''"),
    )


def _name_authors() -> None:
    """A line under the name of a seat was said by who holds it, where that is one browser."""
    there = sa.MetaData()
    there.reflect(op.get_bind(), only=["game_table", "holder", "chat"])
    table, holder, chat = (there.tables[name] for name in ("game_table", "holder", "chat"))
    held = sa.select(holder.c.table_id, holder.c.seat, sa.func.min(holder.c.browser), table.c.seats)
    held = held.join(table, table.c.id == holder.c.table_id).where(holder.c.seat >= 0)
    held = held.group_by(holder.c.table_id, holder.c.seat, table.c.id).having(sa.func.count() == 1)
    for table_id, seat, browser, seats in op.get_bind().execute(held).all():
        if seat < len(seats):
            said = (chat.c.table_id == table_id) & (chat.c.seat == seat)
            said &= chat.c.name == seats[seat]["name"]
            op.get_bind().execute(sa.update(chat).where(said).values(author=browser))


def downgrade() -> None:
    for name in ("setting", "recovery_code", "device"):
        op.drop_table(name)
    op.drop_index("chat_author", "chat")
    op.drop_column("chat", "author")
    for name in ("claimed", "host", "expires"):
        op.drop_column("link", name)
