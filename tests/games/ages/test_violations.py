"""Every reason that violations.py can give is given, with its rule, in a test of the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.games.ages import actions as a

from .positions import position, refused

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "src" / "tablestead" / "games" / "ages" / "violations.py"


def calls_of_refused(path: Path) -> Iterator[list[ast.expr]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
            yield node.args


def words_of(node: ast.expr) -> list[str]:
    """What an argument says; nothing where it is no constant."""
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def test_every_reason_is_given_in_a_test() -> None:
    source = {key for args in calls_of_refused(SOURCE) for key in words_of(args[1])}
    tested = {
        key
        for path in HERE.glob("test_*.py")
        for args in calls_of_refused(path)
        for key in (words_of(args[3]) if len(args) > 3 else [])
    }
    assert len(source) > 30
    assert sorted(source - tested) == ["unknown"]  # below: it has no notation
    assert tested <= source


@pytest.mark.parametrize("action", [-1, a.ACTIONS, 10**6])
def test_refusal_of_what_is_no_action(action: int) -> None:
    for state in (position(), position(step="build", workers=3), position(step="over")):
        violation = state.why_not(action)
        assert violation is not None
        assert (violation.rule, violation.key) == ("A-T0", "ages-refused-unknown")
        with pytest.raises(ts.IllegalAction):
            state.apply(action)


def test_a_line_is_refused_with_the_step_that_fails() -> None:
    state = position(step="build", workers=3)
    before = state.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("build city-4 2 build great-wall 2")
    assert (caught.value.step, caught.value.rule) == (3, "A-T0")
    assert state.digest() == before
    refused(state, "end", "A-T0", "order")
