"""The legal actions described for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Choice
from tablestead_ferry import actions as a
from tablestead_ferry.rules import FerryState

Described = tuple[str, str, dict[str, Arg], dict[str, int]]
"""Kind, target, arguments and what it gives."""


def choices_of(state: FerryState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [_choice(state, action) for action in state.legal()]


def _choice(state: FerryState, action: int) -> Choice:
    first, values = a.NUMBERING.meaning(action)
    kind, target, args, gives = DESCRIBE[first](state, *values)
    return Choice(
        action=action, text=a.NUMBERING.text(action), kind=kind, target=target, args=args, gives=gives
    )


def _end(state: FerryState) -> Described:
    return "end", "", {}, {}


def _roll(state: FerryState) -> Described:
    return "roll", "", {}, {}


def _send(state: FerryState, value: int) -> Described:
    points = state.tide if value + 1 >= state.tide else 0
    return "send", f"card:{value + 1}", {"n": value + 1}, {"points": points} if points else {}


DESCRIBE: Final[dict[int, Callable[..., Described]]] = {a.END: _end, a.ROLL: _roll, a.SEND: _send}
"""By the first action of a block."""
