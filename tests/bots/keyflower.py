"""Positions of Keyflower for the bots to stand before."""

from __future__ import annotations

from functools import cache

import tablestead as ts
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

GAMES = 5


@cache
def decisions(players: int, per_step: int) -> list[KeyflowerState]:
    """Up to `per_step` positions of each step in which there is something to decide.

    Two of three moves are greedy, so that villages grow and goods are carried.
    """
    game = ts.game("keyflower")
    found: dict[int, list[KeyflowerState]] = {}
    rng = ts.Rng(5)
    for number in range(GAMES):
        state = game.start(players=players)
        assert isinstance(state, KeyflowerState)
        bots = [ts.bot("greedy", game, {"players": players}, seat, seed=seat) for seat in range(players)]
        while state.player != ts.OVER:
            if state.player == ts.CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            same = found.setdefault(state.step, [])
            rare = state.step in (s.CHOOSE_STEP, s.PAYMENT_STEP)
            few = len(same) < per_step * (number + 1) // GAMES + 1
            if len(legal) > 1 and few and (rare or rng.below(3) == 0):
                same.append(state.copy())
            greedy = len(legal) > 1 and rng.below(3) > 0
            action = bots[state.player].decide(state, legal) if greedy else legal[rng.below(len(legal))]
            state.apply_trusted(action)
    return [state for step in sorted(found) for state in found[step][:per_step]]


def steps_of(states: list[KeyflowerState]) -> set[str]:
    return {s.STEP_IDS[state.step] for state in states}


def is_line(state: KeyflowerState, actions: list[int]) -> bool:
    """Whether the seat to move may play these, up to the next chance event or the end of its turn."""
    trial = state.copy()
    ended = False
    for action in actions:
        if trial.player != state.player or ended:
            return False
        trial.apply(action)
        ended = ts.game("keyflower").text(action) == "end"
    return bool(actions) and (trial.player != state.player or ended)
