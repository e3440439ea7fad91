"""Names that are no words of SQL, and the seat that resigned as a number of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLE = "game_table"
RENAMED = {
    TABLE: {
        "real": "real_draws",
        "meta": "row_version",
        "left": "time_left",
        "open": "listed",
    },
    "chat": {"at": "said"},
}
INDEXES = {
    "game_table_listed": ("table_open", "created", "listed"),
    "game_table_bot_turn": ("table_bot_turn", "lease_until", "bot_turn"),
}
RESIGNED = "resigned "


def upgrade() -> None:
    for old, _, _ in INDEXES.values():
        op.drop_index(old, "table")
    op.rename_table("table", TABLE)  # what refers to it does so by its new name
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER INDEX table_pkey RENAME TO game_table_pkey")
    for table, columns in RENAMED.items():  # in place, as in 0002
        for old, new in columns.items():
            op.execute(f'ALTER TABLE {table} RENAME COLUMN "{old}" TO {new}')
    op.add_column(TABLE, sa.Column("resigned", sa.Integer, nullable=False, server_default="-1"))
    for name, (_, key, flag) in INDEXES.items():
        op.create_index(
            name, TABLE, [key], sqlite_where=sa.text(f"{flag} = 1"), postgresql_where=sa.text(flag)
        )
    _convert()


def _convert() -> None:
    """`resigned 2` was the status of a table, and stood in the event of its end."""
    table = sa.table(
        TABLE,
        sa.column("id", sa.String),
        sa.column("status", sa.String),
        sa.column("resigned", sa.Integer),
    )
    event = sa.table(
        "event",
        sa.column("table_id", sa.String),
        sa.column("seq", sa.Integer),
        sa.column("kind", sa.String),
        sa.column("payload", sa.JSON),
    )
    connection = op.get_bind()
    ended = sa.select(table.c.id, table.c.status).where(table.c.status.startswith(RESIGNED))
    for id, status in connection.execute(ended).all():
        connection.execute(sa.update(table).where(table.c.id == id).values(_ending(status)))
    ends = sa.select(event.c.table_id, event.c.seq, event.c.payload).where(event.c.kind == "end")
    for table_id, seq, payload in connection.execute(ends).all():
        this = (event.c.table_id == table_id) & (event.c.seq == seq)
        new = {**payload, **_ending(payload["status"])}
        connection.execute(sa.update(event).where(this).values(payload=new))


def _ending(status: str) -> dict[str, str | int]:
    if not status.startswith(RESIGNED):
        return {"status": status, "resigned": -1}
    return {"status": "resigned", "resigned": int(status.removeprefix(RESIGNED)) - 1}


def downgrade() -> None:
    raise NotImplementedError("older versions read no tables of this one")
