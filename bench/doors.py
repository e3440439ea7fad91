"""The doors of the research bench beside what they lead to: `python -m bench --research`.

PettingZoo's own games, OpenSpiel's Python games and Catanatron are measured in the same run. All play at
random on one core, by the loop of PettingZoo’s benchmark or one like it; what is not installed has no
line.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "chess_v6")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_team_dominoes")
OURS = (("ages", 2), ("milestones", 2), ("keyflower", 4))
BARS = {"PettingZoo AEC": "≥ 60,000, ≥ 5×", "OpenSpiel": "≥ 5×", "Gymnasium, a seat": "≥ 5×"}
CYCLE = 500
"""Steps between two looks at the clock."""

Line = tuple[str, str, float]
"""The door, who plays behind it, and steps a second."""


def steps_per_second(steps: Iterator[None], seconds: float) -> float:
    """How many steps a player of games for ever makes, by the time of its processor."""
    for _ in range(CYCLE):
        next(steps)
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(CYCLE):
            next(steps)
        count += CYCLE
    return count / spent


def one_of(mask: Any) -> int:
    """A legal action; NumPy finds what is true much faster than what is not 0."""
    return int(random.choice(mask.view(np.bool_).nonzero()[0]))


def aec(env: Any) -> Iterator[None]:
    """Random games of an AEC environment, much as PettingZoo's own benchmark plays them."""
    while True:
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                action = None
            elif isinstance(observation, dict):
                action = one_of(observation["action_mask"])
            else:
                action = env.action_space(agent).sample()
            env.step(action)
            yield
            if all(env.terminations.values()) or all(env.truncations.values()):
                break


def spiel(game: Any) -> Iterator[None]:
    """Random games in OpenSpiel, chance included."""
    draw = np.random.RandomState(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(draw.choice(actions, p=chances)))
            else:
                state.apply_action(random.choice(state.legal_actions()))
            yield


def seat(env: Any) -> Iterator[None]:
    """Random games of a Gymnasium environment whose info has the legal actions."""
    while True:
        _, info = env.reset()
        over = False
        while not over:
            legal = info.get("valid_actions")
            action = random.choice(legal) if legal else one_of(info["action_mask"])
            _, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            yield


def contestants() -> Iterator[tuple[str, str, Callable[[], Iterator[None]]]]:
    """All that is measured: the door, the game, and who plays it."""
    from tablestead.research import gymnasium, openspiel, pettingzoo

    for game, players in OURS:
        ours = partial(pettingzoo.env, game, players=players)
        yield "PettingZoo AEC", f"tablestead {game}", partial(played, aec, ours)
    for name in CLASSIC:
        yield "PettingZoo AEC", name, partial(played, aec, partial(classic, name))
    for game, players in OURS:
        yield (
            "OpenSpiel",
            f"tablestead {game}",
            partial(played, spiel, partial(openspiel.load, game, players=players)),
        )
    for name in SPIEL:
        yield "OpenSpiel", name, partial(played, spiel, partial(theirs, name))
    for game, players in OURS:
        table = partial(gymnasium.SeatEnv, game, players=players, opponents="random")
        yield "Gymnasium, a seat", f"tablestead {game}", partial(played, seat, table)
    yield "Gymnasium, a seat", "Catanatron", partial(played, seat, catan)


def played(way: Callable[[Any], Iterator[None]], make: Callable[[], Any]) -> Iterator[None]:
    return way(make())


def classic(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def theirs(name: str) -> Any:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers them

    return pyspiel.load_game(name)


def catan() -> Any:
    import gymnasium

    return gymnasium.make("catanatron_gym:catanatron-v1")


def lines(seconds: float) -> list[Line]:
    """Steps a second of all that can be measured here."""
    measured = []
    for door, name, play in contestants():
        try:
            measured.append((door, name, steps_per_second(play(), seconds)))
        except ImportError:
            continue
    return measured


def table(measured: list[Line]) -> list[list[str]]:
    """Heading and lines: each of ours beside the fastest peer of its door, and the bar for both."""
    rows = [["door", "game", "steps/s", "to the fastest peer", "bar"]]
    for door, name, speed in measured:
        peers = [rate for where, who, rate in measured if where == door and not who.startswith("tablestead")]
        ours = name.startswith("tablestead")
        ratio = f"{speed / max(peers):.1f}×" if ours and peers else ""
        rows.append([door, name, f"{speed:,.0f}", ratio, BARS[door] if ours else ""])
    return rows
