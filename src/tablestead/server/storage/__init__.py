"""Where tables lie: one SQLite file, or a PostgreSQL database that several processes share.

What is written here is durable when the call returns. The unique `seq` of events, not a lock, makes two
processes safe; NOTIFY tells the others what was appended, or that there is something to read, and nothing
depends on its being heard.
"""

from __future__ import annotations

from tablestead.server.storage.analyses import AnalysisKey, AnalysisStatus, StoredAnalysis
from tablestead.server.storage.call_rows import (
    Callee,
    CallReason,
    CallWishes,
    Channel,
    ChannelKind,
    StoredHoliday,
)
from tablestead.server.storage.database import CommitUnknown, claimed, is_postgres, prepare
from tablestead.server.storage.faults import fault_of, why
from tablestead.server.storage.leases import LEASE_S, RESTING
from tablestead.server.storage.rows import (
    HOST,
    Holder,
    Notice,
    StoredBlock,
    StoredChat,
    StoredDevice,
    StoredEvent,
    StoredLesson,
    StoredLine,
    StoredReport,
    StoredResult,
    StoredStatus,
    StoredTable,
    Summary,
)
from tablestead.server.storage.storage import RowVersionConflict, SequenceConflict, Storage, now

__all__ = [
    "HOST",
    "LEASE_S",
    "RESTING",
    "AnalysisKey",
    "AnalysisStatus",
    "CallReason",
    "CallWishes",
    "Callee",
    "Channel",
    "ChannelKind",
    "CommitUnknown",
    "Holder",
    "Notice",
    "RowVersionConflict",
    "SequenceConflict",
    "Storage",
    "StoredAnalysis",
    "StoredBlock",
    "StoredChat",
    "StoredDevice",
    "StoredEvent",
    "StoredHoliday",
    "StoredLesson",
    "StoredLine",
    "StoredReport",
    "StoredResult",
    "StoredStatus",
    "StoredTable",
    "Summary",
    "claimed",
    "fault_of",
    "is_postgres",
    "now",
    "prepare",
    "why",
]
