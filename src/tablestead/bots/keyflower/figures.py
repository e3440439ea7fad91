"""What things are worth in general, in points: by tile, and by the seasons that are still to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m

SEASONS: Final = 4

# One use of an effect.
GOOD_USE: Final[tuple[float, ...]] = (1.4, 1.0, 1.0, 1.0)
WORKER_USE: Final = 1.0
SKILL_USE: Final = 1.1
GREEN_USE: Final = 1.5
CARRY_USE: Final = 0.4
UPGRADE_USE: Final = 1.0
OWN_USES: Final = 0.6
"""Of the uses in a season to come, what they are worth more on a tile of one's own."""

BOAT_ABILITIES: Final[tuple[float, ...]] = (2.2, 1.6, 1.2, 1.5, 1.0, 1.2, 0.8, 0.8)
"""Summer boats 1a … 4b, for each season to come."""


def use_of(side: int) -> float:
    found = 0.0
    for good in range(m.GOODS):
        found += m.PRODUCES[side * m.GOODS + good] * GOOD_USE[good]
    if m.CHOOSES[side]:
        found += 1.2
    found += m.DRAW_WORKERS[side] * WORKER_USE + m.DRAW_SKILLS[side] * SKILL_USE
    found += m.GREEN_GAIN[side] * GREEN_USE
    found += m.CARRIES[side] * CARRY_USE + m.UPGRADES[side] * UPGRADE_USE
    if m.PAY_WORKER[side] >= 0:
        found -= WORKER_USE
    if m.PAY_SKILL[side] >= 0:
        found -= SKILL_USE
    return found


def cost_pieces(tile: int) -> float:
    goods = m.COST_GOODS[tile * m.GOOD_COSTS : (tile + 1) * m.GOOD_COSTS]
    skills = m.COST_SKILLS[tile * m.SKILL_COSTS : (tile + 1) * m.SKILL_COSTS]
    return float(sum(goods) + sum(1 for skill in skills if skill > 0))


class Figures:
    """The tables of material.py and what follows from them, where compiled code reads them fastest."""

    def __init__(self) -> None:
        self.points = vec[i64](m.POINTS)
        self.each_kind = vec[i64](m.EACH_KIND)
        self.each_points = vec[i64](m.EACH_POINTS)
        self.cost_goods = vec[i64](m.COST_GOODS)
        self.cost_skills = vec[i64](m.COST_SKILLS)
        self.cost_pieces = vec[float]([cost_pieces(tile) for tile in range(m.TILES)])
        """How many goods and skill tiles an upgrade takes."""
        self.produces = vec[i64](m.PRODUCES)
        self.carries = vec[i64](m.CARRIES)
        self.upgrades = vec[i64](m.UPGRADES)
        self.edges = vec[i64](m.EDGES)
        self.upgradable = vec[i64]([1 if yes else 0 for yes in m.UPGRADABLE])
        self.engine = vec[float]([0.0] * (m.TILES * 2 * SEASONS))
        """What a side brings its owner by being used, by the seasons to come (0 … 3): four for each side."""
        for side in range(2 * m.WINTER):
            use = use_of(side)
            if use > 0.0:
                for left in range(SEASONS):
                    self.engine[side * SEASONS + left] = OWN_USES * use * left
        for number, each in enumerate(BOAT_ABILITIES):
            for left in range(SEASONS):
                self.engine[(m.SUMMER_BOATS + number) * 2 * SEASONS + left] = each * left
