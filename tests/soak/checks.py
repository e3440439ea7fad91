"""What a title adds to the laws of all games (`tablestead.testing`) at the positions looked at closely."""

from __future__ import annotations

import tablestead as ts
from tablestead import testing
from tests.soak.title import AnyTitle


def check_refused(title: AnyTitle, state: ts.State, action: int) -> None:
    """Refused with a rule of the title, and nothing has changed."""
    testing.check_refused(title.game, state, action)
    violation = state.why_not(action)
    assert violation is not None
    assert violation.rule.startswith(title.rules), f"{title.game.text(action)}: {violation}"


def check_choices(title: AnyTitle, state: ts.State) -> None:
    """Every legal action has its choice, and gives what it promises."""
    for choice in testing.check_choices(title.game, state):
        assert choice.kind == title.kind_of(state, choice.action)
        title.check_choice(state, choice)


def check_actions(title: AnyTitle, state: ts.State, rng: ts.Rng) -> None:
    """Legal actions are accepted and lead on; others are refused with a rule of the title."""
    attempts = title.attempts(state, rng)
    testing.check_actions(title.game, state, attempts, rng)
    for action in attempts:
        violation = state.why_not(action)
        assert violation is None or violation.rule.startswith(title.rules), title.game.text(action)
