"""Whole games typed in: the lines are made on a copy of the game that the terminal plays."""

from __future__ import annotations

import re
from pathlib import Path

import tablestead as ts
from tablestead.cli import ages
from tablestead.cli.play import GROUPED, group, listed
from tablestead.engine.game import State
from tablestead.games.ages.view import AgesView

SOURCES = str(Path(ts.__file__).resolve().parents[1])
"""For a process of its own: the package that these tests use."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def by_number(state: State, rng: ts.Rng) -> tuple[str, int]:
    """A line of numbers for a decision, and the action it means."""
    view = state.view(None)
    assert isinstance(view, AgesView)
    if view.step == "reroll":
        free = ages.free_dice(view)
        numbers = [number for number in range(1, len(free) + 1) if rng.below(3) == 0]
        faces = " ".join(free[number - 1] for number in numbers)
        if not numbers:
            return "0", state.game.parse("stop")
        return " ".join(map(str, numbers)), state.game.parse(f"reroll {faces}")
    menu = group(listed(state))
    number = list(menu)[int(rng.below(len(menu)))]
    same = menu[number]
    chosen = same[int(rng.below(len(same)))]
    return f"{number} {chosen.args['n']}" if chosen.kind in GROUPED else number, chosen.action


def by_notation(state: State, rng: ts.Rng) -> tuple[str, int]:
    legal = state.legal()
    action = legal[int(rng.below(len(legal)))]
    return state.game.text(action), action


def script(seed: int, **options: object) -> tuple[list[str], State]:
    """All lines of a game in which people hold every seat, and the position it ends in."""
    game = ts.game("ages")
    rng, dealer = ts.Rng(seed), ts.Dealer(seed)
    state = game.start(**options)
    lines: list[str] = []
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
            continue
        # Turns change between the two ways, so both are used for every kind of decision.
        line, action = (by_number if len(lines) % 2 else by_notation)(state, rng)
        lines.append(line)
        state.apply(action)
    return lines, state


def random_record(seed: int = 1, players: int = 2, upto: int | None = None) -> ts.Record:
    """A game of random moves, or its beginning."""
    game = ts.game("ages")
    rng = ts.Rng(seed)
    record = ts.Record(game, game.check({"players": players}), ["Anna", "Béla", "Clara", "Dóra"][:players])
    state = record.start()
    while state.player != ts.OVER and (upto is None or len(record.actions) < upto):
        legal = state.legal()
        action = legal[int(rng.below(len(legal)))] if legal else state.sample(rng)
        state.apply(action)
        record.append(action)
    return record
