"""Everything together: the purple worker in every place (K-G3), and the tile the Flipper turns (K-G5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.scoring.pieces import Pieces, goods_of, plan, skills_of, workers_of
from tablestead.games.keyflower.scoring.tiles import best_yard, can_flip, fixed_points, tile_points
from tablestead.games.keyflower.state import KeyflowerPosition

# What the purple worker is counted as (K-G3): a good, m.GOODS + skill, PURPLE_WORKERS + colour, or on a yard.
PURPLE_SKILLS: Final = 4
PURPLE_WORKERS: Final = 7
PURPLE_YARD: Final = 11
NO_PURPLE: Final = -1


class Result:
    """The best that a player can make of everything."""

    def __init__(self) -> None:
        self.points: i64 = -1
        self.purple: i64 = NO_PURPLE
        self.flipped: i64 = -1
        """The tile turned by the Flipper."""


def best_extra(pieces: Pieces, base: i64, first: i64, best: vec[i64]) -> None:
    """K-G3: what the purple worker adds as one more piece of some kind; keeps the best in `best`."""
    kind: i64 = 0
    while kind < pieces.kinds:
        pieces.counts[kind] += 1
        gained: i64 = plan(pieces).points - base
        pieces.counts[kind] -= 1
        if gained > best[0]:
            best[0] = gained
            best[1] = first + kind
        kind += 1


def result(state: KeyflowerPosition, seat: i64) -> Result:
    goods = goods_of(state, seat)
    skills = skills_of(state, seat)
    workers = workers_of(state, seat)
    from_goods = plan(goods).points
    from_skills = plan(skills).points
    from_workers = plan(workers).points
    purple = vec[i64]([0, NO_PURPLE])
    holder = state.cells[s.START] == seat
    if holder:
        best_extra(goods, from_goods, 0, purple)
        best_extra(skills, from_skills, PURPLE_SKILLS, purple)
        best_extra(workers, from_workers, PURPLE_WORKERS, purple)
    pieces = from_goods + from_skills + from_workers + fixed_points(state, seat)
    best = Result()
    flip: i64 = -1
    while flip < m.WINTER:
        if flip < 0 or can_flip(state, seat, flip):
            points = pieces + tile_points(state, seat, flip)
            gained: i64 = purple[0]
            used: i64 = purple[1]
            if holder and best_yard(state, seat, flip) > gained:
                gained = best_yard(state, seat, flip)
                used = PURPLE_YARD
            if points + gained > best.points:
                best.points = points + gained
                best.purple = used
                best.flipped = flip
        flip += 1
        if flip == 0 and not state.owns(seat, m.FLIPPER):
            break
    return best


def points(state: KeyflowerPosition, seat: int) -> int:
    return int(result(state, seat).points)


def places(state: KeyflowerPosition) -> list[int]:
    """K-G6: by points; equal players share a place."""
    scores = [points(state, seat) for seat in range(state.players)]
    return [1 + sum(1 for other in scores if other > own) for own in scores]
