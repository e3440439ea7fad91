"""Points at the end (K-G1…K-G6)."""

from __future__ import annotations

from tablestead.games.keyflower.scoring.best import Result, places, points, result
from tablestead.games.keyflower.scoring.parts import SOURCE_IDS, Part, parts
from tablestead.games.keyflower.scoring.pieces import Pieces, Plan, plan
from tablestead.games.keyflower.scoring.roads import Roads, longest_loop
from tablestead.games.keyflower.scoring.tiles import boat_chain, transport_capacity
from tablestead.games.keyflower.scoring.worth import worth

__all__ = [
    "SOURCE_IDS",
    "Part",
    "Pieces",
    "Plan",
    "Result",
    "Roads",
    "boat_chain",
    "longest_loop",
    "parts",
    "places",
    "plan",
    "points",
    "result",
    "transport_capacity",
    "worth",
]
