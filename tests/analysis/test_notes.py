"""An analysis kept with its record, which older readers of the format pass over."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.analysis import Analysis, keep, kept

from .judges import ChanceJudge, begun, golden
from .judges import chance_judge as chance_judge


def analysed(record: ts.Record) -> Analysis:
    analysis = Analysis(record)
    for _ in analysis:
        pass
    return analysis


def test_it_is_saved_and_read(chance_judge: ChanceJudge) -> None:
    record = begun(golden("ages", "2-2009"), 60)
    report = analysed(record).report()
    keep(record, report)
    keep(record, report)  # in the place of the first
    again = ts.parse_record(record.text())
    assert len(again.notes) == 1
    assert kept(again) == report
    assert again.actions == record.actions
    assert again.text() == record.text()


def test_a_note_is_no_part_of_the_game() -> None:
    record = golden("ages", "2-2009")
    text = record.text()
    noted = ts.parse_record(f"{text}# something of another program\n\n#\n# and more\n")
    assert noted.actions == record.actions
    assert noted.notes == ["something of another program", "and more"]
    assert kept(noted) is None
    noted.notes = []
    assert noted.text() == text


def test_what_a_seat_saw_has_no_notes(chance_judge: ChanceJudge) -> None:
    record = begun(golden("keyflower", "2-greedy"), 80)
    keep(record, analysed(record).report())
    assert "#" not in record.text_seen(0)


@pytest.mark.parametrize("note", ["analysis", "analysis {", "analysis []", 'analysis {"format": 99}'])
def test_an_analysis_that_cannot_be_read_is_none(note: str) -> None:
    record = begun(golden("ages", "2-2009"), 10)
    record.notes = [note]
    assert kept(record) is None


def test_the_analysis_of_another_game_is_none(chance_judge: ChanceJudge) -> None:
    record = begun(golden("ages", "2-2009"), 60)
    longer = begun(golden("ages", "2-2009"), 70)
    keep(longer, analysed(record).report())
    assert kept(longer) is None


def test_a_line_of_notes_before_the_end_is_no_note() -> None:
    text = golden("ages", "2-2009").text().replace("\nend:", "\n# here\nend:")
    with pytest.raises(ts.RecordError):
        ts.parse_record(text)
