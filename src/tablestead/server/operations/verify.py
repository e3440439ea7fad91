"""Whether a backup can be played on: it is restored beside, and every table of it replayed."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from tablestead.engine.errors import TablesteadError
from tablestead.server.chance import Chance
from tablestead.server.operations.logs import short
from tablestead.server.storage import Storage
from tablestead.server.storage.backup import restore
from tablestead.server.storage.rows import Loaded
from tablestead.server.table.position import RUNNING, WAITING, Position


async def verify(path: Path) -> Counter[str]:
    """How many `tables`, `going` and `over`, `lines` and `chat` there are; raises with what is not sound."""
    found = Counter(dict.fromkeys(("tables", "going", "over", "lines", "chat"), 0))
    faults: list[TablesteadError] = []
    with tempfile.TemporaryDirectory(prefix="tablestead-verify-") as folder:
        database = str(Path(folder) / "tables.sqlite3")
        await restore(database, path)
        storage = await Storage.open(database)
        try:
            for table_id in await storage.ids():
                loaded = await storage.load(table_id)
                assert loaded is not None
                found["tables"] += 1
                if wrong := _faults(loaded):
                    faults += wrong
                    continue
                found["going" if loaded[0].status in (WAITING, RUNNING) else "over"] += 1
                found["lines"] += sum(len(event.payload.get("lines", ())) for event in loaded[1])
                found["chat"] += len(await storage.chat.last(table_id, 2**31))
        finally:
            await storage.close()
    if faults:
        error = TablesteadError("error-verify", {"n": len(faults), "count": found["tables"]})
        error.faults = faults
        raise error
    return found


def _faults(loaded: Loaded) -> list[TablesteadError]:
    row, events, _ = loaded
    try:
        position = Position(Chance(None), row, events)
    except Exception as error:  # what was written by nobody who knew how
        return [_fault(row.id, f"{type(error).__name__}: {error}")]
    if position.broken is not None:
        return [_fault(row.id, str(position.broken))]
    if [event.seq for event in events] != list(range(1, row.seq + 1)):
        return [_fault(row.id, f"{len(events)} != {row.seq}")]
    return []


def _fault(table_id: str, text: str) -> TablesteadError:
    return TablesteadError("error-verify-table", {"table": short(table_id), "text": text})
