"""Games played for tests: uniformly at random, or by an eager hand that uses, pays, carries and upgrades."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tests.soak.title import Options, uniform

from .positions import GAME, new

PLAYER_COUNTS = (2, 3, 4, 5, 6)
SETUPS: list[Options] = [{"players": players} for players in PLAYER_COUNTS]


def eager_choice(state: KeyflowerState, rng: ts.Rng) -> int:
    """What an eager player does: the best by some rough figures, with much luck mixed in."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: _liking(state, action) + 3 * rng.chance())


def _liking(state: KeyflowerState, action: int) -> float:
    if action in (a.PASS, a.DECLINE):
        return -3
    if action == a.DONE:
        return 0 if state.step == s.WORKERS_STEP else -2
    if a.USE <= action < a.WORKERS:
        tile = action - a.USE
        own = state.owner(tile) == state.active
        carries = m.CARRIES[state.side(tile)] > 0 and _any_goods(state)
        return int(own) + 2 * int(carries)
    if a.BID <= action < a.USE:
        tile = action - a.BID
        return 1.5 * (m.SUMMER_BOATS <= tile < m.BOATS) + (
            0 if state.tile_cell(tile, s.TILE_BIDS + state.active) else 1
        )
    if a.WORKERS <= action < a.FROM:
        return 2 - (action - a.WORKERS) % m.WORKERS_OF_COLOUR
    if a.UPGRADE <= action < a.WITH:
        return 5
    if a.CARRY <= action < a.TO:
        return 1
    return 0


def _any_goods(state: KeyflowerState) -> bool:
    return any(
        state.owner(tile) == state.active
        and sum(state.counts(s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_GOODS, m.GOODS))
        for tile in range(m.TILES)
    )


@cache
def actions_of(players: int, seed: int, eager: bool) -> tuple[int, ...]:
    """All actions of a game."""
    state, rng = new(players), ts.Rng(seed)
    found: list[int] = []
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            action = state.sample(rng)
        elif eager and rng.below(10):
            action = eager_choice(state, rng)
        else:
            action = uniform(state.legal(), rng)
        state.apply_trusted(action)
        found.append(action)
    return tuple(found)


def positions_of(players: int, seed: int, eager: bool = True, every: int = 1) -> list[KeyflowerState]:
    """The positions of a game, or every so manieth of them."""
    state = new(players)
    found = [state.copy()]
    for number, action in enumerate(actions_of(players, seed, eager), start=1):
        state.apply_trusted(action)
        if number % every == 0:
            found.append(state.copy())
    return found


def played(
    setup: Options, seed: int, eager: bool = True, share: float = 1
) -> tuple[KeyflowerState, ts.Record]:
    """The position after a share of the actions of a game, and its record."""
    players = int(setup["players"])
    actions = actions_of(players, seed, eager)
    state, record = new(players), ts.Record(GAME, GAME.check(setup))
    record.actions = list(actions[: int(share * len(actions))])
    for action in record.actions:
        state.apply_trusted(action)
    return state, record


def played_positions() -> st.SearchStrategy[tuple[KeyflowerState, ts.Record]]:
    def anywhere(seed: int) -> tuple[KeyflowerState, ts.Record]:
        rng = ts.Rng(seed)
        setup = SETUPS[rng.below(len(SETUPS))]
        return played(setup, int(rng.below(4)), eager=rng.below(2) == 0, share=rng.chance())

    return st.integers(0, 10_000).map(anywhere)
