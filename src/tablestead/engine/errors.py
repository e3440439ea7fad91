"""What can go wrong, told by message key and arguments so that every language can say it."""

from __future__ import annotations

from collections.abc import Mapping

Args = Mapping[str, object]


class RuleViolation:
    """Why an action is not possible: the rule it breaks, and the message that says so."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = dict(args or {})

    def __repr__(self) -> str:
        return f"RuleViolation({self.rule!r}, {self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleViolation) and (self.rule, self.key, self.args) == (
            other.rule,
            other.key,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class TablesteadError(Exception):
    """An error with a message key, for people; `str()` is for programmers."""

    def __init__(self, key: str, args: Args | None = None, rule: str = "") -> None:
        self.key = key
        self.info: dict[str, object] = dict(args or {})
        self.rule = rule
        self.faults: list[TablesteadError] = []
        """Where several things are wrong at once, such as in a file: each of them."""
        details = ", ".join(f"{name}={value!r}" for name, value in self.info.items())
        super().__init__(f"{key}({details})" + (f" [{rule}]" if rule else ""))


class IllegalAction(TablesteadError):
    """The action is well-formed, but the rules do not allow it here. The state is untouched."""

    def __init__(self, violation: RuleViolation, action: int, step: int = 0) -> None:
        super().__init__(violation.key, violation.args, violation.rule)
        self.violation = violation
        self.action = action
        self.step = step
        """Which step of a line failed, counted from 0."""


class NotationError(TablesteadError):
    """The text is no notation of this game: `error-word` names the word it stumbles on."""


class OptionError(TablesteadError):
    """An option of a new game is unknown, out of range or not settled."""


class RecordError(TablesteadError):
    """A record cannot be read; `info["line"]` is the number of the line, counted from 1."""
