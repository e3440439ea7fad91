# interpreted
"""What goes over the wire: the structs of a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablestead.engine.view import View
from tablestead.games.keyflower.state import Step

# fmt: off
Kind = Literal[
    "bid", "use", "pass", "workers-bid", "workers-use", "group", "done-workers", "pay-worker", "pay-skill",
    "decline", "take", "carry", "carry-to", "upgrade", "with", "done-transport", "keep", "boat",
    "boat-tile", "lay", "cell", "rotation", "end",
]
# fmt: on
"""Of a choice: the verb, and where one verb asks different things of people, what it asks."""


class BidView(msgspec.Struct):
    seat: int
    colour: str
    n: int
    leads: bool
    lies: bool
    """Not of the tile's colour: lying workers (K-F4a)."""


class OfferView(msgspec.Struct):
    """A tile on offer, or a turn-order tile."""

    tile: str
    colour: str
    """The colour that all must follow here (K-T3), empty while there is none."""
    last: int
    """Workers of the last use this season; the next one takes more (K-U2)."""
    on: list[int]
    """Workers on the tile: blue, red, yellow, green. Those of another colour than the tile's lie."""
    room: int
    """How many more can stand on it to use it (K-U2)."""
    bids: list[BidView]


class BoatView(msgspec.Struct):
    tile: str
    workers: list[int]
    skills: list[int]
    taken: int | None
    """The seat that took it this season."""


class VillageTileView(msgspec.Struct):
    tile: str
    q: int
    r: int
    turn: int
    """Sixths clockwise (K-E7)."""
    aside: bool
    """Fits nowhere: it touches nothing."""
    upgraded: bool
    goods: list[int]
    """Gold, iron, stone and wood lying on it."""
    colour: str
    last: int
    on: list[int]
    room: int


class ScorePartView(msgspec.Struct):
    """What one thing brought at the end (K-G1…K-G5)."""

    source: str
    """printed, yards, winter, boats, turn-order or gold."""
    tile: str
    """The tile that gives the points; empty for gold."""
    points: int
    uses: dict[str, int]
    """What was counted for it, by term id: the assignment (K-G2)."""


class SeatView(msgspec.Struct):
    """One player: what everybody knows of the screen, and the village."""

    workers: int
    """Behind the screen, of all colours (K-S4)."""
    skills: int
    known: list[int]
    """By colour: those that everybody knows of; at the end all of them."""
    known_skills: list[int]
    winter: int
    """Winter tiles in hand."""
    chosen: bool
    """Has chosen winter tiles (K-N2)."""
    passed: bool
    """Passed, and nobody has placed since."""
    boat: bool
    """Has taken a boat this season."""
    village: list[VillageTileView]
    hand: list[str]
    """Tiles won and not laid yet (K-E7)."""
    points: int
    """As if the game ended now, as far as is known of the screen; at the end all points."""
    parts: list[ScorePartView]
    """At the end: where every point came from."""


class OwnView(msgspec.Struct):
    """What only the own seat knows."""

    workers: list[int]
    skills: list[int]
    winter: list[str]
    """Winter tiles in hand."""
    kept: list[str]
    """Those chosen, while others still choose."""
    missing: dict[str, dict[str, int]]
    """By tile of the own village that could be upgraded: what its upgrade still lacks, by term."""
    worth: dict[str, int]
    """Winter tiles in hand and on offer, and boats: the points each would bring if the season ended now."""


class PlacementView(msgspec.Struct):
    """Workers being placed (K-T1)."""

    kind: str
    """bid or use."""
    tile: str
    workers: list[int]
    """Taken from behind the screen so far."""
    groups: list[str]
    """Tiles whose losing bids move along."""
    least: int
    """The fewest workers that it takes in all."""
    most: int
    """The most workers that it may be; 0 without a limit."""


class WorkView(msgspec.Struct):
    """What is being done with a tile that was used, or laid."""

    tile: str
    """The tile used; empty when none is."""
    carries: int
    """Transport steps left."""
    upgrades: int
    draws: int
    """Workers or skill tiles still to be drawn."""
    good: str
    """The good on its way."""
    source: str
    """The tile that this good lies on."""
    ways: dict[str, dict[str, str]]
    """While there is transport: by tile of the village and direction, the tile one step away (K-M1)."""
    upgrading: str
    laying: str
    cell: list[int]
    """q and r of the cell chosen for it; empty before that."""
    paid: str
    """The worker or skill tile paid that goes back only after the draw (K-V1)."""


class KeyflowerView(View, tag="keyflower", tag_field="game"):
    """What lies behind a screen is only in the view of its owner (K-S3)."""

    step: Step
    """See `STEP_IDS` of state.py."""
    round: int
    """0 in the setup, 1 spring … 4 winter."""
    season: str
    """setup, spring, summer, autumn, winter."""
    turn: int
    """Turns taken in the game, this one included."""
    phase: str
    """turns, keep, boats or lay: what `end` would close."""
    start: int
    """The holder of the purple worker."""
    passes: int
    """Passes in immediate succession (K-T1)."""
    outbid: int
    """Losing bids of the own seat, which may move (K-T2)."""
    workers: int
    """Workers behind the own screen."""
    bag: int
    pile: int
    """Skill tiles in the pile."""
    greens: int
    supply: list[int]
    """Gold, iron, stone, wood."""
    offer: list[OfferView]
    turn_order: list[OfferView]
    boats: list[BoatView]
    placing: PlacementView | None
    work: WorkView
    own: OwnView | None
    seats: list[SeatView]
