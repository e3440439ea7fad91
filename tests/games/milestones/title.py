"""What Milestones brings to the tests of all titles."""

from __future__ import annotations

import tablestead as ts
from tests.games.title import Hand, Title
from tests.soak.title import Options, uniform

from .games import BOARDS, SETUPS, played, played_positions
from .positions import GAME, STANDARD_TILES, seen, small_board

HOLLOW = small_board(
    rows=[
        {"row": "A", "first_hx": 4, "values": [5, 4, 3]},
        {"row": "B", "first_hx": 3, "values": [2, 1, 1, 2]},
        {"row": "C", "first_hx": 2, "values": [3, 1, 0, 1, 3]},
        {"row": "D", "first_hx": 3, "values": [2, 1, 1, 2]},
        {"row": "E", "first_hx": 4, "values": [3, 4, 5]},
    ],
    start_market="C4",
    bush_triangles=["A3-A4-B3", "A4-A5-B4", "B2-C2-C3", "B5-C5-C6", "D2-E3-D3", "D4-D5-E5", "B3-B4-C4"],
    bonus_tiles={"Q": 2, "L": 1, "S": 2, "G": 1, "C": 1},
    worker_tiles=STANDARD_TILES[3:],
)
"""A hexagon with the start in its middle: one bush touches the start, two share a corner."""
GOLDEN: dict[str, Options] = {
    "2-standard": {"players": 2, "board": "standard"},
    "3-standard": {"players": 3, "board": "standard"},
    "4-standard": {"players": 4, "board": "standard"},
    "2-random": {"players": 2, "board": "random"},
    "3-random": {"players": 3, "board": "random"},
    "4-random": {"players": 4, "board": "random"},
    "2-limit": {"players": 2, "board": "standard", "turn_limit": 9},
    "3-limit": {"players": 3, "board": "random", "turn_limit": 5},
    "2-shared": {"players": 2, "board": BOARDS["shared"], "turn_limit": 20},
    "3-hollow": {"players": 3, "board": HOLLOW, "turn_limit": 30},
    "3-tiles": {"players": 3, "board": BOARDS["few"]},
    "4-tiles": {"players": 4, "board": BOARDS["few"]},
    "4-chance": {"players": 4, "board": "standard", "turn_limit": 15},
    "2-chance": {"players": 2, "board": "random", "turn_limit": 15},
}


class Chance(Hand):
    """Every step is left to chance."""

    def choose(self, state: ts.State, legal: list[int]) -> int:
        return uniform(legal, self.rng)


def hand(name: str, seed: int, options: Options, dealer: ts.Dealer) -> Hand:
    return (Chance if name.endswith("chance") else Hand)(GAME, seed, options, dealer)


def ended_by(state: ts.State) -> str:
    view = seen(state)
    if view.end_by is None or (view.active + 1) % view.players != view.end_by:
        return "limit"
    return "points" if any(view.display) else "tiles"


TITLE = Title(
    game=GAME,
    actions=5232,
    setups=[{**setup, "start": "random"} for setup in SETUPS],
    play=played,
    positions=played_positions(),
    examples=[
        *("end", "done", "leave", "move castle", "move mill", "move 3", "move trading-house", "at 3"),
        *("return coin", "cover 3", "bonus 3", "buy stone", "sell stone wood", "sell grain grain"),
        *("street E5", "E6", "market E5", "flour B6", "house A2-A3-B2", "hire Q1|C3", "draft Q1|C3"),
        *("lot stone", "tile Q1|C3"),
    ],
    unknown=[
        *(("mov 3", "mov"), ("move 9", "9"), ("move 0", "0"), ("move forest", "forest"), ("at 8", "8")),
        *(("cover 9", "9"), ("bonus nine", "nine"), ("return food", "food"), ("buy coin", "coin")),
        *(("sell coin stone", "coin"), ("sell stone coin", "coin"), ("street A11", "A11")),
        *(("street H1", "H1"), ("market B10", "B10"), ("B10", "b10"), ("house A2-A3", "A2-A3")),
        *(("house A1-A2-A3", "A1-A2-A3"), ("house A2-A3-B2-", "A2-A3-B2-")),
        *(("house A2-A3-B2-B3", "A2-A3-B2-B3"), ("house A2A3B2", "A2A3B2"), ("hire Q1", "Q1")),
        *(("hire Q9|C3", "Q9|C3"), ("hire X1|C3", "X1|C3"), ("hire Q1|C3|L2", "Q1|C3|L2")),
        *(("draft Q11|C3", "Q11|C3"), ("lot food", "food")),
    ],
    missing=[
        *("move", "at", "return", "sell stone", "sell", "street", "flour", "house", "hire", "tile"),
    ],
    extra=[
        *(("move 3 4", "4"), ("done now", "now"), ("leave it", "it"), ("sell stone wood sand", "sand")),
        ("A1 A2", "a2"),
    ],
    golden={name: {**setup, "start": "random"} for name, setup in GOLDEN.items()},
    hand=hand,
    facts=lambda state: {"round": state.round, "ended_by": ended_by(state)},
)
