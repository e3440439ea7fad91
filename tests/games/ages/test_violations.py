"""Every reason that violations.py can give is given somewhere, with its rule."""

from __future__ import annotations

import ast
from pathlib import Path

import tablestead as ts
from tablestead.games.ages import actions as a
from tests.games import golden

from .positions import GAME
from .title import TITLE

SOURCE = Path(__file__).parents[3] / "src" / "tablestead" / "games" / "ages" / "violations.py"
NEAR = 40
"""So many actions at both ends of a block are tried: all but those of the dice."""


def given_in_the_source() -> set[str]:
    """The key of every `refused(…)`."""
    found = set()
    for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
            key = node.args[1]
            assert isinstance(key, ast.Constant)
            found.add(f"ages-refused-{key.value}")
    return found


def tried() -> list[int]:
    """Actions of every block, and what is none."""
    found = {-1, a.ACTIONS}
    for _, first, count in GAME.verbs():
        found |= {*range(first, first + min(count, NEAR)), *range(first + max(0, count - NEAR), first + count)}
    return sorted(found)


def test_every_reason_is_given_in_a_golden_record() -> None:
    """One position of each step in every record is asked for every kind of action."""
    given: set[str] = set()
    for name in TITLE.golden:
        record = ts.parse_record(golden.text_of(TITLE, name))
        state = record.start()
        met: set[tuple[str, int]] = set()
        for action in record.actions:
            if (state.step_id, state.round % 3) not in met:
                met.add((state.step_id, state.round % 3))
                given |= {found.key for one in tried() if (found := state.why_not(one)) is not None}
            state.apply_trusted(action)
        given |= {found.key for one in tried() if (found := state.why_not(one)) is not None}
    print(sorted(given_in_the_source()-given), sorted(given-given_in_the_source()))
    assert given == given_in_the_source()
