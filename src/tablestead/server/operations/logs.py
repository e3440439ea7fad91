"""What the server says about itself, in text or in JSON: never a secret, a name or a word of a chat."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

KINDS: Final = ("text", "json")
STANDARD: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
SECRET: Final = re.compile(r"""((?:tablestead|invite|key)=|://[^/\s:@]+:)[^\s;&@'"]+""")
"""Cookies, what links carry, and passwords of databases: nobody logs them, but an error's text might."""


def short(table_id: str) -> str:
    """Enough of a table's id to tell tables apart, and not enough to open it."""
    return table_id[:6]


def configure_logs(kind: str) -> None:
    """For this process: everything to stderr, warnings of libraries and all that is ours."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    handler.addFilter(worth_telling)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tablestead").setLevel(logging.INFO)


def worth_telling(record: logging.LogRecord) -> bool:
    """Anybody can send bad bytes; that is no error of the server."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith("Invalid UTF-8"))


class TextLines(logging.Formatter):
    """2026-11-15T13:30:00.123Z WARNING tablestead.server.bots.pool: a bot's process died"""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{time_of(record)} {record.levelname} {record.name}: {record.getMessage()}"
        line += "".join(f" {name}={value}" for name, value in fields(record).items())
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return without_secrets(line)


class JsonLines(logging.Formatter):
    """One object on each line: time, level, logger, message, exception and what else the record brings."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["exception"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(fields(record) | line).decode()


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


def fields(record: logging.LogRecord) -> dict[str, str | int | float]:
    """What was given as `extra`: plain values only, since libraries bring their objects."""
    return {
        name: without_secrets(value) if isinstance(value, str) else value
        for name, value in vars(record).items()
        if name not in STANDARD and isinstance(value, str | int | float)
    }


def without_secrets(text: str) -> str:
    return SECRET.sub(r"\1…", text)
