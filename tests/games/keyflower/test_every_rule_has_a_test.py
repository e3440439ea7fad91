"""Every rule id of docs/rules/keyflower.md has a test function named after it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "keyflower.md"


def rule_ids() -> list[str]:
    """The ids that head a rule, in the order of the file."""
    return re.findall(r"^\s*- (K-[A-Z]\d+[a-z]?)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def ids_with_a_test() -> set[str]:
    """A name may hold several ids: test_k_e5_k_e7_order_of_the_season_end."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for name in re.findall(
            r"^def test_((?:k_[a-z]\d+[a-z]?_)+)", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            for letter, number, part in re.findall(r"k_([a-z])(\d+)([a-z]?)_", name):
                found.add(f"K-{letter.upper()}{number}{part}")
    return found


def test_the_rule_file_was_read_whole() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) == 51
    assert (ids[0], ids[-1]) == ("K-C1", "K-G6")
    assert {"K-F0", "K-F1a", "K-F4b", "K-E7", "K-V4", "K-M2", "K-U4", "K-N3"} <= set(ids)
    mentioned = set(re.findall(r"\bK-[A-Z]\d+[a-z]?\b", RULES.read_text(encoding="utf-8")))
    assert mentioned - set(ids) <= {"K-F1"}, "a rule is mentioned that has no line of its own"


def test_every_rule_has_a_test() -> None:
    missing = [id for id in rule_ids() if id not in ids_with_a_test()]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert ids_with_a_test() <= set(rule_ids())
