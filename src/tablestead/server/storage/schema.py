"""The revisions of the schema, by Alembic."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from tablestead.engine.errors import TablesteadError
from tablestead.server.storage.database import MIGRATIONS

MIGRATION_LOCK: Final = 0x7461626C  # any number that is always the same


def upgrade(connection: sa.Connection, path: str) -> None:
    """To the newest revision; `path`: as the database is shown."""
    try:
        migrate(connection)
    except CommandError as error:  # written by a newer version
        raise TablesteadError("error-database-newer", {"path": path}) from error


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> set[str]:
    """Of the schema, as far as this version knows."""
    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
