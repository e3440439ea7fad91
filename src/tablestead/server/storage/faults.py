"""What is wrong with a database, by name: whoever reads it at night should not have to guess."""

from __future__ import annotations

import errno
from typing import Final

from sqlalchemy.exc import DBAPIError

FAULTS: Final = {
    "disk-full": "the disk is full",
    "read-only": "it can be read, but not written",
    "locked": "another program holds its lock",
    "damaged": "the file is damaged",
    "moved": "its file was moved, deleted or replaced: put it back, or start the server again",
    "disk": "the disk fails",
    "slow": "it did not answer in time",
    "connections": "it takes no more connections",
    "door": "it does not let us in",
    "away": "it cannot be reached",
}
SQLITE: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR": "disk",
    "SQLITE_CANTOPEN": "away",
}
"""By the beginning of SQLite's name."""
POSTGRES: Final = {
    "53100": "disk-full",
    "53300": "connections",
    "25006": "read-only",
    "55P03": "locked",
    "57014": "slow",
    "58030": "disk",
    "XX001": "damaged",
    "XX002": "damaged",
    "28": "door",
    "3D": "door",
    "42501": "door",
    "08": "away",
    "57P": "away",
}
"""By the beginning of SQLSTATE."""
SYSTEM: Final = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EIO: "disk",
    errno.ESTALE: "moved",
    errno.EMFILE: "connections",
}


def fault_of(error: BaseException) -> str:
    """One of FAULTS; empty for what is no fault of the database."""
    cause, code = _cause(error)
    for known in (SQLITE, POSTGRES):
        for beginning, name in known.items():
            if code.startswith(beginning):
                return name
    if isinstance(cause, TimeoutError):
        return "slow"
    if isinstance(cause, OSError):
        return SYSTEM.get(cause.errno or 0, "away")
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return "away" if lost or "connection is closed" in str(cause) else ""


def why(error: BaseException) -> str:
    """For a line of the log: the fault, and the name by which its database is known to look for more."""
    cause, code = _cause(error)
    told = FAULTS.get(fault_of(error))
    name = code or type(cause).__name__
    return f"{told} ({name})" if told else name


def _cause(error: BaseException) -> tuple[BaseException, str]:
    """What the driver said, and its code."""
    cause: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig else error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return cause, str(code or "")
