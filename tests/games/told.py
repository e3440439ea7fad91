"""What choices tell, for the tests of a title's view."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

import tablestead as ts
from tests.soak import checks
from tests.soak.games import TITLES

Told = tuple[str, str, dict[str, object], dict[str, int]]
Shapes = Mapping[str, tuple[str, set[str]]]
"""For every kind of choice a pattern of its target, and the names of its arguments."""


def choice(state: ts.State, text: str) -> ts.Choice:
    return next(one for one in state.choices(state.player) if one.text == text)


def told(state: ts.State, text: str) -> Told:
    """Kind, target, arguments and gives of a choice."""
    found = choice(state, text)
    return found.kind, found.target, dict(found.args), found.gives


def check_choices(state: ts.State, shapes: Shapes, optional: set[str]) -> set[str]:
    """They describe the legal actions, each in the shape of its kind; gives the kinds."""
    checks.check_choices(TITLES[state.game.id], state)
    choices = state.choices(state.player)
    for one in choices:
        target, args = shapes[one.kind]
        assert re.fullmatch(target, one.target), one
        assert args - optional <= set(one.args) <= args, one
        msgspec.json.encode(one)
    return {one.kind for one in choices}
