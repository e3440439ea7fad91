"""What browsers remember: how games ended, and how far lessons got."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("mine", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("resigned", sa.Integer, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("achievements", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id"),
    )
    op.create_table(
        "lesson_progress",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("task", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("updated", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("browser", "game", "lesson"),
    )
    _remember_finished()


def _remember_finished() -> None:
    """The games whose result is stored (since 0005): who held a seat, remembers them."""
    there = sa.MetaData()
    there.reflect(op.get_bind(), only=["game_table", "holder", "result"])
    table, holder = there.tables["game_table"], there.tables["holder"]
    found = (
        sa.select(table, holder.c.browser, holder.c.seat)
        .join(holder, holder.c.table_id == table.c.id)
        .where(table.c.status == "finished", holder.c.seat >= 0)
        .order_by(holder.c.browser, table.c.id, holder.c.seat)
    )
    results: dict[tuple[str, str], dict[str, object]] = {}
    mine: dict[tuple[str, str], list[int]] = {}
    for row in op.get_bind().execute(found).mappings():
        if not row["scores"]:
            continue
        key = (row["browser"], row["id"])
        mine.setdefault(key, []).append(row["seat"])
        options = {name: value for name, value in row["options"].items() if len(str(value)) <= 40}
        results[key] = {
            **{name: row[name] for name in ("browser", "game", "status", "resigned", "scores", "places")},
            **{"table_id": row["id"], "options": options, "bots": [seat["bot"] for seat in row["seats"]]},
            **{"mine": mine[key], "rounds": row["round"], "turns": 0, "minutes": 0},
            **{"ended": row["updated"], "achievements": []},
        }
    if results:
        op.bulk_insert(there.tables["result"], list(results.values()))


def downgrade() -> None:
    op.drop_table("lesson_progress")
    op.drop_table("result")
