"""Every rule id of docs/rules stands in the code of its game, where the rule is enforced."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.test_every_rule_has_a_test import EVERY_TITLE, NO_RULES, rule_ids
from tests.soak.games import TITLES

GAMES = Path(__file__).parents[2] / "src" / "tablestead" / "games"


def ids_in_the_code(id: str) -> set[str]:
    """A violation says which rule was broken, not where it is enforced, so violations.py does not count."""
    paths = [path for path in (GAMES / id).rglob("*.py") if path.name != "violations.py"]
    sources = [path.read_text("utf-8") for path in paths]
    return set(re.findall(rf"\b{TITLES[id].rules}[A-Z]\d+[a-z]?\b", "\n".join(sources)))


@EVERY_TITLE
def test_every_rule_is_named_where_it_is_enforced(id: str) -> None:
    missing = [rule for rule in rule_ids(id) if rule not in ids_in_the_code(id)]
    assert not missing, f"rules that nothing names: {', '.join(missing)}"


@EVERY_TITLE
def test_no_rule_is_named_that_does_not_exist(id: str) -> None:
    assert ids_in_the_code(id) - NO_RULES <= set(rule_ids(id))
