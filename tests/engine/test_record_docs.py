"""docs/records.md: its list of verbs is that of the numbering, its list of errors that of the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.engine.test_records import BODY_FAULTS, HEAD_FAULTS, SHORT

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
SOURCE = (ROOT / "src" / "tablestead" / "engine" / "record.py").read_text(encoding="utf-8")


def test_the_list_of_verbs_is_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "record_verbs.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr


def error_keys() -> set[str]:
    return set(re.findall(r'"(error-record-[a-z-]+)"', SOURCE))


def test_every_error_is_described() -> None:
    assert error_keys() == set(re.findall(r"`(error-record-[a-z-]+)`", PAGE))


def test_every_error_has_a_test() -> None:
    tested = {fault[1] for fault in HEAD_FAULTS} | {fault[2] for fault in BODY_FAULTS}
    elsewhere = {"error-record-cut", "error-record-over", "error-record-version"}
    assert error_keys() <= tested | elsewhere


def test_the_example_is_a_record() -> None:
    example = PAGE.split("```text\n")[1].split("…")[0]
    assert SHORT.startswith(example)
