"""Positions that together show every kind of choice, and what cannot be read or pressed in one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from playwright.sync_api import Page

import tablestead as ts

GOLDEN = Path(__file__).parents[1] / "games"
CHECK = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
DRAWN = """const frames = () => new Promise(on => requestAnimationFrame(() => requestAnimationFrame(on)))
await frames()
if (document.fonts.status === 'loading') await document.fonts.ready.then(frames)
const moves = document.getAnimations().filter(one => one instanceof CSSTransition)
await Promise.allSettled(moves.map(one => one.finished))"""
"""What follows from a size is known in the next frame, and drawn in the one after it; letters may have to be
fetched first; then pieces move."""

ALLOWED = [
    # a board that is panned by the finger or the wheel, and zoomed
    ("sideways", ".window"),
    ("cut", ".window"),
    ("under", ".window"),
    # the choices of Keyflower's dock are a strip for the thumb: the next one shows that there are more
    ("sideways", ".dock .choices"),
    # and so are the workers who were outbid
    ("sideways", ".screen .losing"),
    # handles between two spaces of a castle lie over them while a worker is placed, and say so themselves
    ("under", ".loop .space"),
    ("overlap", ".loop .space"),
    ("overlap", ".loop .handle"),
    # a tip has two lines, and unfolds the rest when it is pressed
    ("cut", ".coach .short"),
    # the figures of many players, or of many rounds
    ("sideways", ".end .result"),
    ("sideways", ".end .scroll"),
    # the name of the game, which is also the title of the page
    ("cut", ".brand h1"),
]
"""What is meant to be so, by the sort of fault: cut, sideways, under, overlap."""


def once_drawn(function: str) -> str:
    """The same, but of the page when all of it is drawn."""
    return f"async about => {{ {DRAWN}\nreturn ({function})(about) }}"


class Position(msgspec.Struct, frozen=True):
    """A golden game after so many actions."""

    game: str
    golden: str
    actions: int
    step: str
    kinds: frozenset[str]

    @property
    def text(self) -> str:
        """Its record, to be imported and played on."""
        return record_until(self.game, self.golden, self.actions)

    def __str__(self) -> str:
        return (
            f"{self.game} {self.golden} after {self.actions} ({self.step}: {', '.join(sorted(self.kinds))})"
        )


def record_until(game: str, golden: str, actions: int | None) -> str:
    """The record of a golden game as far as it had got after so many actions, or the whole of it."""
    lines = (GOLDEN / game / "golden" / golden).read_text(encoding="utf-8").splitlines()
    if actions is None:
        return "\n".join([*lines, ""])
    played = lines.index("") + 1 + actions
    return "\n".join([*lines[:played], "end: unfinished", ""])


@cache
def positions(game: str) -> list[Position]:
    """Of each step and the kinds of choices met together there, the position with the most choices.

    Where one set of kinds is part of another, the larger one shows it too.
    """
    richest: dict[tuple[str, frozenset[str]], tuple[int, Position]] = {}
    for path in sorted((GOLDEN / game / "golden").glob("*.txt")):
        record = ts.parse_record(path.read_text(encoding="utf-8"))
        state = record.start()
        for played, action in enumerate(record.actions):
            if state.player >= 0:
                choices = state.choices(state.player)
                kinds = frozenset(choice.kind for choice in choices)
                most, _ = richest.get((state.step_id, kinds), (0, None))
                if len(choices) > most:
                    found = Position(game, path.name, played, state.step_id, kinds)
                    richest[state.step_id, kinds] = len(choices), found
            state.apply(action)
    return [
        position
        for (step, kinds), (_, position) in richest.items()
        if not any(step == other and kinds < more for other, more in richest)
    ]


def faults(page: Page, within: str = "body") -> list[str]:
    """What cannot be read or pressed on this page now, or of that which lies over the rest of it."""
    found: list[str] = page.evaluate(once_drawn(CHECK), [ALLOWED, within])
    return found
