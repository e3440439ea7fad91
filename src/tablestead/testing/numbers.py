"""The laws of what a learning program is shown: observations and masks of one position."""

from __future__ import annotations

from array import array

from tablestead.engine.game import State


def observation(state: State, seat: int) -> bytes:
    """What a seat observes; nothing in a game that brings no observations."""
    if state.game.sketch() is None:
        return b""
    out = array("h", bytes(2 * state.game.space().observation_size))
    state.observe(seat, out)
    return out.tobytes()


def check_observed(state: State) -> None:
    """Every number is in its range, and the mask marks the legal actions and no others."""
    if state.game.sketch() is None:
        return
    space = state.game.space()
    for seat in range(state.players):
        numbers = array("h", observation(state, seat))
        for entry in space.entries:
            found = numbers[entry.first : entry.first + entry.count]
            assert len(found) == entry.count
            assert entry.low <= min(found), f"{entry} is {min(found)} for seat {seat}"
            assert max(found) <= entry.high, f"{entry} is {max(found)} for seat {seat}"
    marks = bytearray([2] * space.actions)
    state.mask(marks)
    assert [space.action(index) for index, mark in enumerate(marks) if mark] == state.legal()
    assert set(marks) <= {0, 1}
