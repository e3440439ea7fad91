# interpreted
"""What can go wrong, told by message key and arguments so that every language can say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Args = Mapping[str, object]
Say = Callable[[str, Args], str]


def _as_key(key: str, args: Args) -> str:
    return f"{key}({', '.join(f'{name}={value!r}' for name, value in args.items())})"


_say: Say = _as_key


def say_with(say: Say) -> None:
    """Print errors by this function of key and arguments: the engine itself knows no words."""
    global _say
    _say = say


def _sentence(key: str, args: Args, rule: str) -> str:
    return _say(key, args) + (f" [{rule}]" if rule else "")


class RuleViolation:
    """Why an action is not possible: the rule it breaks, and the message that says so."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = dict(args or {})

    def __str__(self) -> str:
        return _sentence(self.key, self.args, self.rule)

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
    """An error with a message key for every language; `str()` says it in English, with the rule."""

    def __init__(self, key: str, args: Args | None = None, rule: str = "") -> None:
        self.key = key
        self.info: dict[str, object] = dict(args or {})
        self.rule = rule
        self.faults: list[TablesteadError] = []
        """Where several things are wrong at once, such as in a file: each of them."""
        super().__init__(key, self.info, rule)

    def __str__(self) -> str:
        faults = [f"\n  {fault}" for fault in self.faults]
        return "".join([_sentence(self.key, self.info, self.rule), *faults])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r}, {self.info!r}, {self.rule!r})"


class IllegalAction(TablesteadError):
    """The action is well-formed, but the rules do not allow it here. The state is untouched."""

    def __init__(self, violation: RuleViolation, action: int, step: int = 0) -> None:
        super().__init__(violation.key, violation.args, violation.rule)
        self.args = (violation, action, step)
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
