"""Writes docs/research/spaces.md from the source: `python tools/research_tables.py [--check]`."""

from __future__ import annotations

import re
import sys

import tablestead as ts
from made import ROOT, write_or_check

TARGET = ROOT / "docs" / "research" / "spaces.md"
GAMES = ("ages", "milestones", "keyflower")
HEAD = """# Observations and actions

Made by `tools/research_tables.py` from `games/<game>/observation.py`: change it there. In code it is
`ts.research.space(game)`, with `entries`, `action(index)`, `index(action)` and `text(index)`.

An observation is a row of int16, as long for every number of players and all options. It tells a seat what
its view tells, and nothing else. **Seats are counted from the one that looks**: 0 is itself, 1 the next in
the order of play; seats that nobody has are 0 throughout. A number that names a thing (a tile, a point, a
development) is its place in the tables of `games/<game>/material.py`. Actions are those of
[records](../records.md), without chance; `offer SEAT` names seats as records do, not from the viewer.
"""
SEAT = re.compile(r"^seat(\d+)\.")


def page() -> str:
    return "\n".join([HEAD, *(chapter(ts.research.space(id)) for id in GAMES)])


def chapter(space: ts.research.Space) -> str:
    lines = [
        f"## {space.game.id}\n",
        f"### {space.observation_size} numbers\n",
        "| entry | first | numbers | range | meaning |",
        "|---|---:|---:|---|---|",
        *(row(space, entry) for entry in space.entries if of_first_seat(entry)),
        f"\n### {space.actions:,} actions\n",
        "| first | actions | notation |",
        "|---:|---:|---|",
        *actions(space),
    ]
    return "\n".join(lines) + "\n"


def of_first_seat(entry: ts.research.Entry) -> bool:
    """Records of seats follow one another and are alike: one line stands for all."""
    found = SEAT.match(entry.name)
    return found is None or found[1] == "0"


def row(space: ts.research.Space, entry: ts.research.Entry) -> str:
    name, first = entry.name, str(entry.first)
    if SEAT.match(name):
        second = next(other for other in space.entries if other.name == SEAT.sub("seat1.", name))
        name, first = SEAT.sub("seat*k*.", name), f"{first} + {second.first - entry.first} *k*"
    count = " × ".join(map(str, entry.shape)) or "1"
    return f"| {name} | {first} | {count} | {entry.low} … {entry.high} | {entry.meaning} |"


def actions(space: ts.research.Space) -> list[str]:
    """A line for each block of the numbering, as far as seats choose of it."""
    chosen = [space.action(index) for index in range(space.actions)]
    lines = []
    for pattern, first, count in space.game.verbs():
        own = [action for action in chosen if first <= action < first + count]
        if own:
            shown = pattern.replace("|", "\\|")
            lines.append(f"| {space.index(own[0])} | {len(own):,} | `{shown}` |")
    return lines


if __name__ == "__main__":
    sys.exit(write_or_check({TARGET: page()}))
