"""What a host watches: counted by every process, read at /metrics."""

from __future__ import annotations

import os
import tempfile
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # Litestar adds it
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable in which prometheus_client looks, when it is imported, for the folder the processes share."""

SOCKETS = Gauge("tablestead_sockets", "Open sockets.", multiprocess_mode="livesum")
TABLES = Gauge("tablestead_live_tables", "Tables in memory.", multiprocess_mode="livesum")
LINES = Counter("tablestead_lines_total", "Accepted lines, people's and bots'.", ["game"])
REFUSALS = Counter("tablestead_refusals_total", "Messages that were refused.", ["key"])
DROPPED = Counter("tablestead_dropped_sockets_total", "Sockets the server closed.", ["key"])
LINE_SECONDS = Histogram(
    "tablestead_line_seconds",
    "From a line's arrival until everyone was told.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_SECONDS = Histogram(
    "tablestead_bot_seconds", "How long bots were waited for.", buckets=(0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
)
BOT_FAILURES = Counter("tablestead_bot_failures_total", "Times a bot had no answer, however often asked.")
READY = Gauge(
    "tablestead_ready",
    "Whether the database could be written when last asked.",
    multiprocess_mode="mostrecent",
)
FREE_BYTES = Gauge(
    "tablestead_free_bytes",
    "Left on the disk of the database.",
    ["database"],
    multiprocess_mode="mostrecent",
)
STORAGE_FAULTS = Counter("tablestead_storage_faults_total", "Times the database failed.", ["fault"])
SWEEPS_STOPPED = Counter(
    "tablestead_sweeps_stopped_total",
    "Times old tables were not deleted, to be on the safe side.",
    ["reason"],
)
CALLS = Counter(
    "tablestead_calls_total", "People who were called while their page was closed.", ["kind", "outcome"]
)
CLOCK_JUMPS = Counter("tablestead_clock_jumps_total", "Times the clock of the machine was set.")


def exposition() -> bytes:
    """All figures in the text format of Prometheus, of every process that serves."""
    if FOLDER not in os.environ:
        return generate_latest()
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def begin_multiprocess() -> tempfile.TemporaryDirectory[str]:
    """For the parent, before its processes start: a folder where they count together."""
    folder = tempfile.TemporaryDirectory(prefix="tablestead-metrics-")
    os.environ[FOLDER] = folder.name
    return folder


def forget_process(pid: int) -> None:
    """What a dead process had open is open no more; what it counted still counts."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
