"""Every rule id of docs/rules has a test function named after it, in the folder of its title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.soak.games import TITLES

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules"

WRITTEN = {
    "ages": (56, "A-C1 A-V5"),
    "milestones": (44, "M-C1 M-T7a M-T7b M-T7c M-T9a M-T9b M-T9c M-O2"),
    "keyflower": (51, "K-C1 K-F0 K-F1a K-F4b K-E7 K-V4 K-M2 K-U4 K-N3 K-G6"),
}
"""How many rules there are, and some of them: the first one, some that are easily missed, the last one."""
NO_RULES = {"K-F1"}
"""Two rules, mentioned together."""

EVERY_TITLE = pytest.mark.parametrize("id", TITLES)


def text_of(id: str) -> str:
    return (RULES / f"{id}.md").read_text(encoding="utf-8")


def rule_ids(id: str) -> list[str]:
    """The ids that head a rule, in the order of the file."""
    return re.findall(rf"^\s*- ({TITLES[id].rules}[A-Z]\d+[a-z]?)\b", text_of(id), re.MULTILINE)


def ids_with_a_test(id: str) -> set[str]:
    """A name may hold several ids: test_k_e5_k_e7_order_of_the_season_end."""
    found = set()
    first = TITLES[id].rules[0].lower()
    for path in (HERE / id).glob("test_*.py"):
        source = path.read_text(encoding="utf-8")
        for ids in re.findall(rf"^def test_((?:{first}_[a-z]\d+[a-z]?_)+)", source, re.MULTILINE):
            for letter, number, part in re.findall(rf"{first}_([a-z])(\d+)([a-z]?)_", ids):
                found.add(f"{TITLES[id].rules}{letter.upper()}{number}{part}")
    return found


@EVERY_TITLE
def test_the_rule_file_was_read_whole(id: str) -> None:
    ids = rule_ids(id)
    number, words = WRITTEN[id]
    some = words.split()
    assert len(ids) == len(set(ids)) == number
    assert (ids[0], ids[-1]) == (some[0], some[-1])
    assert set(some) <= set(ids)
    mentioned = set(re.findall(rf"\b{TITLES[id].rules}[A-Z]\d+[a-z]?\b", text_of(id)))
    assert mentioned - NO_RULES == set(ids), "a rule is mentioned that has no line of its own"


@EVERY_TITLE
def test_every_rule_has_a_test(id: str) -> None:
    missing = [rule for rule in rule_ids(id) if rule not in ids_with_a_test(id)]
    assert not missing, f"rules without a test: {', '.join(missing)}"


@EVERY_TITLE
def test_no_test_names_a_rule_that_does_not_exist(id: str) -> None:
    assert ids_with_a_test(id) <= set(rule_ids(id))
