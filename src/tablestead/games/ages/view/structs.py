# interpreted
"""What goes over the wire: the structs of a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablestead.engine.view import View
from tablestead.games.ages.state import Step

# fmt: off
Kind = Literal[
    "roll", "preserve", "reroll", "stop", "lead", "food", "spearheads", "offer", "give", "take", "propose",
    "accept", "refuse", "done-trade", "build", "spend-stone", "ship", "done-build", "swap", "buy",
    "done-buy", "with", "sell-food", "discard", "end",
]
# fmt: on
"""Of a choice: the verb, and where one verb asks different things of people, what it asks."""


class ScoreView(msgspec.Struct):
    """A-E2, part by part."""

    developments: int
    monuments: int
    architecture: int
    empire: int
    commerce: int
    disasters: int
    """Zero or negative."""
    total: int


class SeatView(msgspec.Struct):
    """One player's peg board and score sheet."""

    food: int
    goods: list[int]
    """Wood, stone, pottery, cloth, spearheads."""
    cities: list[int]
    """Boxes marked of the 4th to the 7th city."""
    monuments: list[int]
    """Boxes marked, in the order of `AgesView.monuments`."""
    developments: list[str]
    """Ids, in the order of the sheet."""
    ships: int
    dice: int
    """Cities owned, so dice rolled next turn."""
    losses: dict[str, int]
    """Points lost by cause: famine, drought, pestilence, invasion."""
    goods_value: int
    score: ScoreView


class MonumentView(msgspec.Struct):
    id: str
    boxes: int
    first: int
    later: int
    first_by: int | None
    """The seat that finished it first."""


class DevelopmentView(msgspec.Struct):
    id: str
    cost: int
    points: int
    n: int
    """The figure in its effect that depends on the edition, 0 where none does."""


class Hit(msgspec.Struct):
    """What a disaster does to one seat."""

    seat: int
    points: int = 0
    goods: bool = False
    """All goods are lost."""
    averted: str = ""
    """The development or monument that saves this seat."""


class DisasterView(msgspec.Struct):
    """What would happen if the active player had so many skulls (A-T11)."""

    id: str
    skulls: int
    hits: list[Hit]


class Forecast(msgspec.Struct):
    """What the dice would bring if they were kept as they lie; a pair is least and most."""

    food: tuple[int, int]
    workers: tuple[int, int]
    goods: int
    coins: int
    skulls: int
    food_after: tuple[int, int]
    """After feeding."""
    unfed: tuple[int, int]
    """Cities going hungry: with most food, with least."""
    goods_after: list[int]
    """Of each kind, after the disaster."""
    over_limit: int
    """Goods above the limit of 6, 0 with Caravans."""
    disaster: str
    """Id of the disaster row, or empty."""


class Power(msgspec.Struct):
    """What the active player could pay with now: coins, goods by kind, food if it can be sold."""

    coins: int
    goods: list[int]
    food: int
    total: int


class OfferView(msgspec.Struct):
    partner: int
    give: dict[str, int]
    take: dict[str, int]


class EndTracker(msgspec.Struct):
    """How near the end is (A-E1)."""

    developments: int
    developments_needed: int
    monuments: int
    monuments_needed: int
    last_round: bool


class AgesView(View, tag="ages", tag_field="game"):
    """Everything is open (A-C7)."""

    step: Step
    """start, rolling, reroll, lead, food, spearheads, trade, offer, respond, build, buy, pay, sell,
    discard, end, over."""
    rounds: int
    """The last round there can be (10 or 11 solo, else 60)."""
    start: int
    """The seat that began."""
    edition: str
    trade: bool
    dice: list[int]
    """How many dice lie with each face: food, good, skull, workers, either, coins."""
    rolling: int
    """How many dice are in the air: the next event is their roll."""
    rolls: int
    """Rolls made this turn, at most 3."""
    skulls_locked: bool
    led: bool
    """Leadership was used this turn."""
    preserved: bool
    """Preservation was used this turn."""
    workers: int
    coins: int
    skulls: int
    buying: str
    """The development being paid for, or empty."""
    paying: list[str]
    """The kinds of goods put down for it."""
    bought: bool
    offers_left: int
    offer: OfferView | None
    swaps_left: int
    seats: list[SeatView]
    monuments: list[MonumentView]
    """Those in play, in the order of the sheet."""
    developments: list[DevelopmentView]
    disasters: list[DisasterView]
    end: EndTracker
    forecast: Forecast | None
    power: Power
