"""A large village of Keyflower, to measure the final scoring."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

OWNER = 0
WORKERS = (9, 8, 7, 5)
SKILLS = (5, 4, 3)
SPRING_TILES, SUMMER_TILES, AUTUMN_TILES, WINTER_TILES = 8, 5, 5, 8
GOODS_EACH = (1, 1, 1, 1)


def large_village() -> KeyflowerState:
    """Home, 18 village tiles, 8 winter tiles and Sea Bastion, laid by the rules where most roads join."""
    state = ts.game("keyflower").start(players=2)
    assert isinstance(state, KeyflowerState)
    rng = ts.Rng(1)
    while state.player == ts.CHANCE:
        state.apply(state.sample(rng))
    c = state.cells
    decks = (
        (m.SPRING, SPRING_TILES),
        (m.SUMMER, SUMMER_TILES),
        (m.AUTUMN, AUTUMN_TILES),
        (m.WINTER, WINTER_TILES),
    )
    tiles = [first + n for first, number in decks for n in range(number)]
    for tile in (*tiles, m.SEA_BASTION):
        c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] = s.OWNED + OWNER
    c[s.SEASON], c[s.PHASE], c[s.STEP] = m.WINTER_SEASON, s.LAY_PHASE, s.LAY_STEP
    c[s.START] = c[s.ACTIVE] = OWNER
    while state.step == s.LAY_STEP:
        for _ in ("tile", "cell", "rotation"):
            state.apply(max(state.legal(), key=lambda action: _roads(state, action)))
    base = s.SEATS + OWNER * s.SEAT_CELLS
    for colour, number in enumerate(WORKERS):
        c[base + s.SEAT_WORKERS + colour] = number
    for skill, number in enumerate(SKILLS):
        c[base + s.SEAT_SKILLS + skill] = number
    for tile in tiles:
        if tile < m.WINTER:
            for good, number in enumerate(GOODS_EACH):
                c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_GOODS + good] = number
    c[s.STEP] = s.OVER_STEP
    return state


def _roads(state: KeyflowerState, action: int) -> int:
    """Roads that a tile would join in the best way; of tiles, the first."""
    after = state.copy()
    after.apply(action)
    if after.step in (s.CELL_STEP, s.ROTATION_STEP):
        return max(_roads(after, one) for one in after.legal()) if state.step != s.LAY_STEP else -action
    tile = state.cells[s.LAYING] - 1
    return sum(
        1
        for direction in range(m.DIRECTIONS)
        if (other := after.tile_cell(tile, s.TILE_NEXT + direction))
        and after.edge(tile, direction) == m.ROAD == after.edge(other - 1, (direction + 3) % m.DIRECTIONS)
    )


def score(state: KeyflowerState) -> int:
    return int(scoring.points(state, OWNER))
