"""How a rich game of Roll Through the Ages is filled.

Some rounds of play that builds, buys and trades wherever it can, with dice that help. Every so often a
*slow* one, which buys nothing and so runs to the round limit.
"""

from __future__ import annotations

import tablestead as ts
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tests.soak import title
from tests.soak.title import KINDS, Options, uniform

SLOW_EVERY = 17

STYLES = (
    ("masonry", "engineering", "architecture", "empire", "granaries", "quarrying"),
    ("smithing", "religion", "caravans", "leadership", "irrigation", "medicine"),
    ("caravans", "shipping", "preservation", "granaries", "quarrying", "commerce"),
)
BUILDERS, RAIDERS, SAILORS = range(len(STYLES))
"""What a rich game is filled with: developments first bought, and below what else it likes."""

WANTED_DICE = ((m.FACE_WORKERS, m.FACE_COINS), (m.FACE_SKULL,), (m.FACE_GOOD, m.FACE_FOOD))
RICH_START = 4
"""For so many rounds the dice of a rich game favour workers and coins, whatever its style."""


def eager(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Builds, buys, trades and uses what it has wherever that is legal; else uniform."""
    step = s.STEP_IDS[state.step]
    if step == "respond":
        return a.ACCEPT if rng.below(4) else a.REFUSE
    if step == "offer" and legal[0] == a.PROPOSE and rng.below(2):
        return a.PROPOSE
    if step == "trade" and len(legal) > 1:
        swaps = [action for action in legal if a.SWAP <= action < a.OFFER]
        return uniform(swaps if swaps and rng.below(2) else legal[: 1 + rng.below(2)], rng)
    if step in ("reroll", "lead"):
        return _reroll(state, legal, rng, style)
    if step == "build" and len(legal) > 1:
        return _build(state, legal, rng, style)
    if step == "buy":
        return _buy(state, legal, rng, style)
    if step in ("pay", "sell"):
        return legal[0]
    if step == "start":
        return legal[-1] if state.held(state.active, m.TRADE_FOOD) > 7 else legal[0]
    if step == "spearheads":
        return legal[-1]
    return uniform(legal, rng)


def _reroll(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Raiders roll for skulls; the others keep what they have every other time."""
    if style == RAIDERS and state.step == s.REROLL_STEP:
        faces = [state.cells[s.DICE + face] for face in range(m.FACES)]
        faces[m.FACE_SKULL] = 0
        if sum(faces) and rng.below(3):
            return a.REROLL + a.rank_of(faces)
    return legal[0] if rng.below(2) else uniform(legal, rng)


def _build(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """Ships and stone first, then mostly what has the fewest boxes left, so that things get finished."""
    extras = [action for action in legal if action in (a.SHIP, a.SPEND_STONE)]
    if extras and (style != RAIDERS or rng.below(2)):
        return uniform(extras, rng)
    builds = [action for action in legal if a.BUILD <= action < a.BUY]
    if not builds or rng.below(6) == 0:
        return uniform(legal[1:], rng)
    wall = a.BUILD + m.CITIES + m.GREAT_WALL
    cities = [action for action in builds if action < a.BUILD + m.CITIES]
    if style == RAIDERS and wall in builds and len(cities) < 3:
        last_box = _boxes_left(state, wall - a.BUILD) == 1
        if state.cells[s.SKULLS] == 4 or not last_box:  # the last box when the enemy is there
            return wall
    return min(cities or builds, key=lambda action: _boxes_left(state, action - a.BUILD))


def _boxes_left(state: AgesState, building: int) -> int:
    return m.BUILDING_BOXES[building] - state.seat_cell(state.active, s.SEAT_BOXES + building)


def _buy(state: AgesState, legal: list[int], rng: ts.Rng, style: int) -> int:
    """What the style likes, else anything; but not what would end the game so soon."""
    owned = state.seat_cell(state.active, s.SEAT_DEVELOPMENTS)
    if not state.solo and owned + 1 >= m.DEVELOPMENTS_TO_END[state.edition]:
        return a.DONE
    for id in STYLES[style]:
        action = a.BUY + m.DEVELOPMENT_IDS.index(id)
        if action in legal:
            return action
    return a.DONE if rng.below(2) else uniform(legal, rng)


def slow(state: AgesState, legal: list[int], rng: ts.Rng) -> int:
    """Buys and builds nothing, and stops at once."""
    for passing in (a.STOP, a.DONE):
        if passing in legal:
            return passing
    return uniform(legal, rng)


class Player(title.Player[AgesState]):
    def __init__(self, kind: str, index: int, options: Options, rng: ts.Rng) -> None:
        super().__init__(ts.game("ages"), kind, index, options, rng)
        self.rich_rounds = 5 + int(rng.below(20))
        self.style = RAIDERS if options["players"] == 1 else int(rng.below(len(STYLES)))
        self.dull = rng.below(3) > 0
        self.slow = kind == "rich" and index // len(KINDS) % SLOW_EVERY == SLOW_EVERY - 1

    def draw(self, state: AgesState) -> int:
        """The dice land: by chance, but while a rich game is filled they favour what its style wants.

        A slow game is mostly dull as well, nothing but food, and so ends in a draw.
        """
        if self.slow and self.dull:
            return state.outcomes()[0][0]
        if self.kind != "rich" or self.slow or state.round > self.rich_rounds:
            return state.sample(self.rng)
        wanted = WANTED_DICE[self.style] if state.round > RICH_START else WANTED_DICE[BUILDERS]
        drawn = [state.sample(self.rng) for _ in range(1 + self.rng.below(6))]
        return max(drawn, key=lambda action: sum(a.faces_of(action - a.ROLLED)[face] for face in wanted))

    def filling(self, state: AgesState) -> bool:
        return self.slow or state.round <= self.rich_rounds

    def fill(self, state: AgesState, legal: list[int]) -> int:
        if self.slow:
            return slow(state, legal, self.rng)
        return eager(state, legal, self.rng, self.style)
