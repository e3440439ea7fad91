# interpreted
"""What goes over the wire: the structs of a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablestead.engine.view import View
from tablestead.games.milestones.state import Step

# fmt: off
Kind = Literal[
    "draft", "place", "move-worker", "move-empty", "move-castle", "move-trade", "move-works", "move-mill",
    "hire", "buy", "sell", "done-trade", "street", "street-middle", "street-end", "market", "house",
    "bonus", "leave", "done-works", "flour", "done-mill", "return", "cover", "may-cover", "end",
]
# fmt: on
"""Of a choice: the verb, and where one verb asks different things of people, what it asks."""


class ScoreView(msgspec.Struct):
    """Points by where they came from."""

    streets: int
    houses: int
    markets: int
    flour: int
    bonus: int
    """For bonus tiles taken, and for workers with one that produced (M-B4, M-B5)."""
    majorities: int
    """Zero until the game is over (M-E2)."""
    total: int


class SeatView(msgspec.Struct):
    """One player's board."""

    goods: list[int]
    """Stone, wood, sand, grain, coins."""
    piece: str
    """The space the piece stands on: castle, 1 … 8, trading-house, board-of-works, mill."""
    workers: list[str]
    """Employment spaces 1 to 8: `Q1` for a visible worker, `cover` for a cover tile, empty for none."""
    bonus: list[bool]
    """Whether the worker on the space carries a bonus tile."""
    ascending: bool
    """The numbers never fall, so the trading house gives a coin (M-T6)."""
    majority: list[int]
    """By kind of worker: 1 for each visible one, 2 with a bonus tile (M-E2)."""
    score: ScoreView


class PointView(msgspec.Struct):
    id: str
    value: int
    """The printed number; 0 for the start."""


class MarketView(msgspec.Struct):
    point: str
    flour: bool


class BoardView(msgspec.Struct):
    """The main board, as printed and as built on."""

    points: list[PointView]
    bushes: list[str]
    """Triangles with a bush, in the order of the board file."""
    streets: list[str]
    """Lines with a street piece, `B1-B2`."""
    milestones: list[str]
    markets: list[MarketView]
    houses: list[str]
    """Triangles, `A2-A3-B2`."""
    bonuses: dict[str, str]
    """By triangle: the good of the bonus tile that lies there."""


class Supply(msgspec.Struct):
    """What is left to build with (M-C1)."""

    sections: int
    markets: int
    houses: int
    sacks: int


class MilestonesView(View, tag="milestones", tag_field="game"):
    """Everything is open (M-S6)."""

    step: Step
    """lots, tiles, draft, place, move, trade, refill, works, street-middle, street-end, bonus, mill, return,
    cover, may-cover, end, over."""
    round: int
    """The turn of every player; 0 in the setup and the draft."""
    turn_limit: int
    start: int
    """The seat that began."""
    target: int
    """Points that bring the end (M-E1)."""
    moves: int
    """Moves made this turn."""
    layout: str
    """The option `board` as settled: `standard`, or the board in full as one JSON line."""
    board: BoardView
    section: list[str]
    """The points chosen of a street section being built: its start, then its middle."""
    lot: str
    """The triangle of the bonus tile that is being decided on, or empty."""
    built: str
    """The point of the milestone or marketplace that touches it; empty for a house, which takes it (M-B3)."""
    placing: str
    """The worker tile in hand, `Q1|C3`, or empty."""
    slot: int
    """The slot of the row that the tile came from, while it is in hand or waits to be replaced."""
    hired: bool
    """A tile was hired in this visit to the trading house."""
    display: list[str]
    """Five tiles for hire, empty where there is none."""
    starting: list[str]
    """The tiles laid out for the draft."""
    pile: list[str]
    """What is in the draw pile, sorted: its order is unknown to all."""
    bag: list[int]
    """Bonus tiles still to be laid out in the setup, by good."""
    left: Supply
    end_by: int | None
    """The seat that triggered the end (M-E1)."""
    seats: list[SeatView]
