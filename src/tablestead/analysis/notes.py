"""An analysis kept with its record: a note behind the end, which readers that do not know it pass over."""

from __future__ import annotations

import msgspec

from tablestead.analysis.report import FORMAT, Report
from tablestead.engine.record import Record

WORD = "analysis"


class _Format(msgspec.Struct):
    format: int


def keep(record: Record, report: Report) -> None:
    """Note an analysis in the record, in the place of an older one."""
    text = msgspec.json.encode(report).decode()
    record.notes = [note for note in record.notes if not note.startswith(f"{WORD} ")] + [f"{WORD} {text}"]


def kept(record: Record) -> Report | None:
    """The analysis that was kept with a record; None where there is none, or one that cannot be read."""
    for note in record.notes:
        word, _, text = note.partition(" ")
        if word == WORD:
            try:
                if msgspec.json.decode(text, type=_Format).format != FORMAT:
                    return None
                report = msgspec.json.decode(text, type=Report)
            except msgspec.DecodeError:  # written by hand, or by another version
                return None
            same = report.game == record.game.id and report.actions == len(record.actions)
            return report if same else None
    return None
