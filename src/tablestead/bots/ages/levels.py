"""Planners who judge less well: each has tastes of its own, and the beginner but a simple idea.

They reckon a turn as exactly as the planner does. What they get wrong is what things will be worth
later: a development, a city, a monument begun. So they play like people with odd ideas, never absurdly.
The beginner moreover mostly buys the first thing that it can pay for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.ages.turn import Turn
from tablestead.engine.game import Game, State
from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages.rules import AgesState

CITY_IDEA: Final = 0.5
BOX_IDEA: Final = 0.2
"""What a city, or a box of one, is worth to somebody who sees no further."""
AT_ONCE: Final = 0.7
"""How often such a one buys the first development of the sheet that it can pay for."""


class TastefulPlannerBot(PlannerBot):
    """Tastes are drawn once, for all games of this bot with as many players in this edition."""

    def __init__(
        self, game: Game, seat: int, budget: float, rng: Rng, taste: float, foresight: bool = True
    ) -> None:
        super().__init__(game, seat, budget, rng)
        self.taste = taste
        """How far its tastes stray; 1 costs about one game in five against the planner."""
        self.foresight = foresight
        """It counts on what things will bring in later turns."""
        self.judgements: dict[str, v.Weights] = {}

    def weights_of(self, state: AgesState) -> v.Weights:
        name = v.weights_name(state.players, state.edition)
        if name not in self.judgements:
            fitted = v.weights_for(state.players, state.edition)
            strays = tastes(self.taste, lambda: deviate(self.rng))
            self.judgements[name] = misjudged(fitted, strays, self.foresight)
        return self.judgements[name]

    def decide(self, state: State, legal: list[int]) -> int:
        action = super().decide(state, legal)
        if self.foresight or not a.BUY <= action < a.WITH or self.rng.chance() >= AT_ONCE:
            return action
        self.queue = []
        return min([one for one in legal if one >= a.BUY])

    def boxes_to_mark(self, turn: Turn, workers: i64) -> list[int]:
        """Odd ideas say what to build; but all workers work, and who sees further finishes what can be."""
        boxes = super().boxes_to_mark(turn, workers)
        if self.foresight:
            return turn.building.without_waste(turn.ending, workers, boxes)
        return turn.building.with_all_at_work(turn.ending, workers, boxes)


def tastes(strength: float, draw: Callable[[], float]) -> list[float]:
    """By feature: what somebody thinks it is worth beyond what it is. `draw` gives standard deviates."""
    result = [0.0] * v.FEATURES
    for development in range(m.DEVELOPMENTS):
        result[v.OWN + development] = draw() * (2.0 * strength)
    for city in range(m.CITIES):
        result[v.CITY + city] = draw() * (1.5 * strength)
    for monument in range(m.MONUMENTS):
        stray = draw() * (0.25 * strength) * m.MONUMENT_FIRST[monument]
        result[v.PROGRESS + monument] = stray
        result[v.DONE + monument] = stray * 0.5
    result[v.FOOD] = draw() * (0.2 * strength)
    result[v.FOOD + 1] = draw() * (0.15 * strength)
    result[v.SHIPS] = abs(draw() * (2.0 * strength))
    for piece in range(v.WORTH_PIECES):
        result[v.WORTH + piece] = draw() * (0.5 * strength)
    return result


def misjudged(fitted: v.Weights, strays: list[float], foresight: bool) -> v.Weights:
    """The fitted weights of somebody with these tastes; without foresight, those of a simple idea."""
    table: list[float] = []
    for knot in fitted.knots:
        row = fitted.at(knot) if foresight else simple_idea()
        table.extend(row[index] + strays[index] for index in range(v.FEATURES))
    return v.Weights(list(fitted.knots), table, list(fitted.rounds), fitted.spread)


def simple_idea() -> vec[float]:
    """A city is good to have; nothing else counts but points."""
    row = vec[float]([0.0] * v.FEATURES)
    for city in range(m.CITIES):
        row[v.CITY + city] = CITY_IDEA
    row[v.CITY_PART] = BOX_IDEA
    return row


def deviate(rng: Rng) -> float:
    """A standard deviate, as good as normal: twelve even draws, so that every machine has the same."""
    total = -6.0
    draw: i64 = 0
    while draw < 12:
        total += rng.chance()
        draw += 1
    return total
