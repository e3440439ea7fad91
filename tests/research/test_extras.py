"""Who lacks the packages of a door is told which extra brings them."""

from __future__ import annotations

from tests.test_base_install import run

DOORS = {"pettingzoo": "research", "gymnasium": "research", "openspiel": "openspiel"}

KNOCK = """
import importlib

import tablestead as ts
from tablestead.research.guests import AGES

for door in ("pettingzoo", "gymnasium", "openspiel"):
    try:
        importlib.import_module(f"tablestead.research.{door}")
    except ImportError as error:
        print(error)
try:
    AGES.make(ts.game("ages"), 0, 1.0, ts.Rng(1), 5)
except ts.OptionError as error:
    print(error)
"""


def test_a_door_says_what_it_lacks() -> None:
    done = run(KNOCK)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert all(line.startswith("The package ") for line in said)
    extras = [*DOORS.values(), "openspiel"]  # the last is the guest of the arena
    assert [line.rpartition(": ")[2] for line in said] == [f"pip install tablestead[{it}]" for it in extras]
