"""Every rule id of docs/rules/milestones.md has a test function named after it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "milestones.md"


def rule_ids() -> list[str]:
    """The ids that head a rule, in the order of the file."""
    return re.findall(r"^\s*- (M-[A-Z]\d+[a-z]?)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def ids_with_a_test() -> set[str]:
    found = set()
    for path in HERE.glob("test_*.py"):
        for letter, number, part in re.findall(
            r"^def test_m_([a-z])(\d+)([a-z]?)_", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            found.add(f"M-{letter.upper()}{number}{part}")
    return found


def test_the_rule_file_was_read_whole() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids))
    assert (ids[0], ids[-1]) == ("M-C1", "M-O2")
    assert {"M-T7a", "M-T7b", "M-T7c", "M-T9a", "M-T9b", "M-T9c"} <= set(ids)
    mentioned = set(re.findall(r"\bM-[A-Z]\d+[a-z]?\b", RULES.read_text(encoding="utf-8")))
    assert mentioned == set(ids), "a rule is mentioned that has no line of its own"


def test_every_rule_has_a_test() -> None:
    missing = [id for id in rule_ids() if id not in ids_with_a_test()]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert ids_with_a_test() <= set(rule_ids())
