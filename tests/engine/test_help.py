"""Every public name has help, in the compiled build too."""

from __future__ import annotations

import inspect

import msgspec
import pytest

import tablestead as ts

CONSTANTS = {"CHANCE", "OVER"}
"""Numbers have no help of their own; docs/api.md says what they mean."""
CLASSES = sorted(name for name in ts.__all__ if inspect.isclass(getattr(ts, name)))


@pytest.mark.parametrize("name", sorted(set(ts.__all__) - CONSTANTS))
def test_every_name_has_help(name: str) -> None:
    assert (getattr(ts, name).__doc__ or "").strip()


@pytest.mark.parametrize("name", CLASSES)
def test_every_member_has_help(name: str) -> None:
    """The attributes of compiled classes too; the fields of structs stand in the help of the struct."""
    owner = getattr(ts, name)
    of_others = set(dir(Exception))
    if issubclass(owner, msgspec.Struct):
        of_others |= {field.name for field in msgspec.structs.fields(owner)}
    members = [member for member in dir(owner) if not member.startswith("_") and member not in of_others]
    silent = [member for member in members if not (getattr(owner, member).__doc__ or "").strip()]
    assert not silent, f"{name} has no help for {silent}"


def test_the_games_inherit_the_help_of_the_contract() -> None:
    state = ts.game("ages").start(players=2)
    assert inspect.getdoc(type(state).legal) == inspect.getdoc(ts.State.legal)
    assert inspect.getdoc(type(state.game).parse) == inspect.getdoc(ts.Game.parse)
    assert str(inspect.signature(ts.State.apply)).startswith("(self, ")
