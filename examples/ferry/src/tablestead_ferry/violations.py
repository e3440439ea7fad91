"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.errors import RuleViolation
from tablestead_ferry import actions as a
from tablestead_ferry import material as m
from tablestead_ferry import state as s
from tablestead_ferry.state import FerryPosition


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, f"ferry-refused-{key}", args)


def reason(position: FerryPosition, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.NUMBERING.actions:
        return refused("F-2", "unknown")
    if position.step == s.OVER_STEP:
        return refused("F-5", "over")
    first, values = a.NUMBERING.meaning(action)
    return REASONS[first](position, *values)


def order(position: FerryPosition) -> RuleViolation:
    return refused("F-2", "order", step="now-" + s.STEP_IDS[position.step])


def send_reason(position: FerryPosition, value: int) -> RuleViolation:
    if position.step != s.SEND_STEP:
        return order(position)
    return refused("F-3", "no-card", n=value + 1)


def dealt_reason(position: FerryPosition, value: int) -> RuleViolation:
    if position.step != s.DEAL_STEP:
        return refused("F-1", "no-draw")
    return refused("F-1", "none-left", n=value + 1, of=m.COPIES)


def tide_reason(position: FerryPosition, value: int) -> RuleViolation:
    return refused("F-2", "no-draw")


REASONS: Final[dict[int, Callable[..., RuleViolation]]] = {
    a.END: order,
    a.ROLL: order,
    a.SEND: send_reason,
    a.DEALT: dealt_reason,
    a.TIDE: tide_reason,
}
"""By the first action of a block."""
