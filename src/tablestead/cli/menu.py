"""What the numbers of a list mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablestead.engine.choice import Choice

Heading = tuple[str, dict[str, object]]
"""A message and its arguments."""


@dataclass
class Entry:
    """One choice; or several that differ in their `n`, among which a second number decides."""

    choices: list[Choice]
    amounts: bool = False
    heading: Heading | None = None
    """Stands before the first of a group in a long list."""


Menu = dict[str, Entry]


def number_choices(choices: Sequence[Choice], passing: Sequence[str]) -> Menu:
    """From 1 on; what ends the step is 0, at the end of the list."""
    menu: Menu = {}
    for choice in choices:
        if choice.kind not in passing:
            menu[str(len(menu) + 1)] = Entry([choice])
    return menu | pass_entry(choices, passing)


def pass_entry(choices: Sequence[Choice], passing: Sequence[str]) -> Menu:
    """At most one of the choices ends the step."""
    found = [choice for choice in choices if choice.kind in passing]
    return {"0": Entry(found)} if found else {}
