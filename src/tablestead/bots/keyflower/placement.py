"""What a placement of Keyflower brings its player now and at the end, and what its workers are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal, least
from tablestead.bots.keyflower.works import Works
from tablestead.bots.search.scores import NEVER
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import placing
from tablestead.games.keyflower.rules.position import KeyflowerState

WINNING: Final = 0.8
"""Of what a tile is worth, as long as others can still bid on it."""
DENIED: Final = 0.35
"""Of what it is worth to the other player."""
RAISE: Final = -0.4
"""Raising one's own highest bid."""
TIED: Final = 0.2
"""Workers on a tile of one's own village: the share of their worth that is gone, until the season ends."""
GAINED: Final = 0.6
"""Workers on somebody else's tile: what the others gain by it."""
LAST_WORKERS: Final = 0.1
"""What it costs at least to place a worker."""
OWN_TILE: Final = 0.9
"""Goods made on a tile of one's own lie farther from the home."""
MANY: Final = 0.03
RIVAL: Final = 0.02
"""Colours: one has many workers of, and of which the others have many."""


class Placement:
    """`look` reads a position for its active seat; all else reckons with what it found."""

    def __init__(self) -> None:
        self.state: KeyflowerState | None = None
        self.turn: i64 = 0
        """The position it has looked at, in this turn."""
        self.appraisal = Appraisal()
        self.works = Works(self.appraisal)
        self.cost = vec[float]([0.0] * m.COLOURS)
        """What a worker of a colour is worth."""
        self.taste = vec[float]([0.0] * m.COLOURS)
        """What speaks for using a colour."""
        self.price = 0.0
        self.base = 0.0
        """What goods and skill tiles are worth now."""
        self.skill_gain = 0.0
        self.skill_known = False

    def look(self, state: KeyflowerState) -> None:
        """How it stands for the active seat; while workers are named, as before: nothing has moved yet."""
        c = state.cells
        if c[s.STEP] == s.WORKERS_STEP and self.turn == c[s.TURNS] and self.state is state:
            return
        self.state = state
        self.turn = c[s.TURNS]
        appraisal = self.appraisal
        appraisal.read(state)
        seat: i64 = c[s.ACTIVE]
        self.price = appraisal.worker_price[appraisal.season]
        self.skill_known = False
        self.base = appraisal.with_goods(seat, 0, 0, 0, 0)
        at: i64 = seat * m.COLOURS
        blue: i64 = appraisal.workers[at]
        red: i64 = appraisal.workers[at + 1]
        yellow: i64 = appraisal.workers[at + 2]
        green: i64 = appraisal.workers[at + 3]
        now = appraisal.crew(seat, blue, red, yellow, green)
        self.cost[m.BLUE] = now - appraisal.crew(seat, blue - 1, red, yellow, green)
        self.cost[m.RED] = now - appraisal.crew(seat, blue, red - 1, yellow, green)
        self.cost[m.YELLOW] = now - appraisal.crew(seat, blue, red, yellow - 1, green)
        self.cost[m.GREEN] = now - appraisal.crew(seat, blue, red, yellow, green - 1)
        colour: i64 = 0
        while colour < m.COLOURS:
            if self.cost[colour] < LAST_WORKERS:
                self.cost[colour] = LAST_WORKERS
            self.taste[colour] = self.taste_for(state, seat, colour)
            colour += 1

    def taste_for(self, state: KeyflowerState, seat: i64, colour: i64) -> float:
        """Colours one has many of, and of which the others are not known to have many."""
        c = state.cells
        taste = MANY * float(c[state.seat_base(seat) + s.SEAT_WORKERS + colour])
        rival: i64 = 0
        while rival < c[s.PLAYERS]:
            if rival != seat:
                taste -= RIVAL * float(c[state.seat_base(rival) + s.SEAT_KNOWN_WORKERS + colour])
            rival += 1
        return taste

    def bid_score(self, state: KeyflowerState, tile: i64, means: vec[i64]) -> float:
        """With the fewest workers of the best colour; never for what is of no use to anybody."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        value = self.bid_value(state, tile)
        if value == NEVER:
            return NEVER
        needed: i64 = placing.bid_least(state, tile)
        colours: i64 = placing.bid_colours(state, tile)
        own: i64 = c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_BIDS + seat]
        topped: i64 = own if state.loses(tile, seat) else 0
        best = -1e9
        colour: i64 = 0
        while colour < m.COLOURS:
            if (
                colours >> colour & 1 != 0
                and means[colour] + means[placing.GROUPS + colour] - topped >= needed
            ):
                score = value - WINNING * self.cost[colour] * float(needed + own) + self.taste[colour]
                if score > best:
                    best = score
            colour += 1
        return best

    def bid_value(self, state: KeyflowerState, tile: i64) -> float:
        """What the highest bid on a tile is good for, but for its own workers."""
        c = state.cells
        appraisal = self.appraisal
        seat: i64 = c[s.ACTIVE]
        at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
        if c[at + s.TILE_LEADER] == seat + 1:
            return RAISE + WINNING * self.cost[c[at + s.TILE_BID_COLOURS + seat] - 1] * float(
                c[at + s.TILE_BIDS + seat]
            )
        value = appraisal.tile_value(state, seat, tile)
        denied = 0.0
        other: i64 = 0
        while other < c[s.PLAYERS]:
            if other != seat:
                theirs = appraisal.tile_value(state, other, tile)
                if theirs > denied:
                    denied = theirs
            other += 1
        value += DENIED * denied / float(c[s.PLAYERS] - 1)
        value += self.price * float(state.on_tile(tile))
        return WINNING * value if value > 0.0 else NEVER

    def use_score(self, state: KeyflowerState, tile: i64, means: vec[i64]) -> float:
        """Never for nothing: not without what the tile asks for, nor where it brings nothing."""
        c = state.cells
        needed: i64 = c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_LAST_USE] + 1
        colours: i64 = placing.use_colours(state, tile)
        share = self.share_lost(state, tile)
        best = NEVER
        value = self.effect(state, tile)
        if value <= 0.0:
            return NEVER
        paid: i64 = m.PAY_WORKER[state.side(tile)]
        mixes = placing.use_mixes(state, tile)
        colour: i64 = 0
        while colour < m.COLOURS:
            if colours >> colour & 1 != 0 and (
                mixes or means[colour] + means[placing.GROUPS + colour] >= needed
            ):
                score = value - share * self.cost[colour] * float(needed) + self.taste[colour]
                payable = paid < 0 or self.left_to_pay(means, paid, colour, needed) > 0
                if payable and score > best:
                    best = score
            colour += 1
        return best

    def left_to_pay(self, means: vec[i64], paid: i64, colour: i64, placed: i64) -> i64:
        """Workers of the colour to be paid that stay behind the screen when some of a colour are placed."""
        if paid != colour and paid != m.ANY_COLOUR:
            return means[paid]
        left: i64 = means[colour] - placed
        if left < 0:
            left = 0
        if paid == m.ANY_COLOUR:
            left += means[m.BLUE] + means[m.RED] + means[m.YELLOW] + means[m.GREEN] - means[colour]
        return left

    def share_lost(self, state: KeyflowerState, tile: i64) -> float:
        """Of the workers placed on a tile."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
        place: i64 = c[at + s.TILE_PLACE]
        if place == s.OWNED + seat:
            return TIED
        gained = GAINED / float(c[s.PLAYERS] - 1)
        if place >= s.OWNED:
            return 1.0 + gained
        leader: i64 = c[at + s.TILE_LEADER] - 1
        if leader == seat:
            return 0.5
        return 1.0 if leader < 0 else 1.0 + 0.6 * gained

    def effect(self, state: KeyflowerState, tile: i64) -> float:
        """What the use of a tile brings the active player."""
        c = state.cells
        appraisal = self.appraisal
        figures = appraisal.figures
        seat: i64 = c[s.ACTIVE]
        side: i64 = state.side(tile)
        carries: i64 = figures.carries[side]
        if carries > 0:
            times: i64 = 2 if state.owns(seat, m.SUMMER_BOAT_2B) else 1
            return self.works.plan(carries * times, figures.upgrades[side] * times)
        if m.CHOOSES[side]:
            return self.best_good(state)
        value = self.made(state, tile, side) + self.drawn(state, side) - self.paid(state, side)
        return value if value > 0.0 else 0.0

    def made(self, state: KeyflowerState, tile: i64, side: i64) -> float:
        """The goods that a tile makes."""
        at: i64 = side * m.GOODS
        gold: i64 = self.supplied(state, at, m.GOLD)
        iron: i64 = self.supplied(state, at, m.IRON)
        stone: i64 = self.supplied(state, at, m.STONE)
        wood: i64 = self.supplied(state, at, m.WOOD)
        if gold + iron + stone + wood == 0:
            return 0.0
        seat: i64 = state.cells[s.ACTIVE]
        value = self.appraisal.with_goods(seat, gold, iron, stone, wood) - self.base
        return value * OWN_TILE if state.owns(seat, tile) else value

    def drawn(self, state: KeyflowerState, side: i64) -> float:
        """The workers and skill tiles that a tile brings, as far as there are any."""
        c = state.cells
        appraisal = self.appraisal
        value = 0.0
        drawn: i64 = m.DRAW_WORKERS[side]
        if drawn > 0:
            value += self.cost[m.RED] * float(least(drawn, state.in_bag()))
        drawn = m.DRAW_SKILLS[side]
        if drawn > 0:
            value += self.one_skill(c[s.ACTIVE]) * float(least(drawn, state.in_pile()))
        drawn = m.GREEN_GAIN[side]
        if drawn > 0:
            greens = float(least(drawn, c[s.GREEN_SUPPLY]))
            value += (self.cost[m.GREEN] + appraisal.green_more[appraisal.season]) * greens
        return value

    def paid(self, state: KeyflowerState, side: i64) -> float:
        """What a tile costs its user besides the workers placed."""
        value = 0.0
        paid: i64 = m.PAY_WORKER[side]
        if paid >= 0:
            value += self.cost[paid if paid < m.COLOURS else m.RED]
        paid = m.PAY_SKILL[side]
        if paid >= 0:
            value += self.skill_loss(state, state.cells[s.ACTIVE], paid)
        return value

    def supplied(self, state: KeyflowerState, at: i64, good: i64) -> i64:
        return least(self.appraisal.figures.produces[at + good], state.cells[s.SUPPLY + good])

    def best_good(self, state: KeyflowerState) -> float:
        best = 0.0
        good: i64 = m.IRON
        while good < m.GOODS:
            value = self.good_gain(state, good)
            if value > best:
                best = value
            good += 1
        return best

    def good_gain(self, state: KeyflowerState, good: i64) -> float:
        """One more of a good."""
        if state.cells[s.SUPPLY + good] == 0:
            return 0.0
        seat: i64 = state.cells[s.ACTIVE]
        gold: i64 = 1 if good == m.GOLD else 0
        iron: i64 = 1 if good == m.IRON else 0
        stone: i64 = 1 if good == m.STONE else 0
        wood: i64 = 1 if good == m.WOOD else 0
        return self.appraisal.with_goods(seat, gold, iron, stone, wood) - self.base

    def one_skill(self, seat: i64) -> float:
        """One more skill tile of any kind."""
        if not self.skill_known:
            total = 0.0
            skill: i64 = 0
            while skill < m.SKILLS:
                total += self.appraisal.with_skill(seat, skill, 1) - self.base
                skill += 1
            self.skill_gain = total / 3.0
            self.skill_known = True
        return self.skill_gain

    def skill_loss(self, state: KeyflowerState, seat: i64, paid: i64) -> float:
        """What the skill tile to be paid is worth; a lot if there is none."""
        c = state.cells
        least = 9.0
        skill: i64 = 0
        while skill < m.SKILLS:
            asked = skill == paid or paid == m.ANY_SKILL
            if asked and c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_SKILLS + skill] > 0:
                loss = self.base - self.appraisal.with_skill(seat, skill, -1)
                if loss < least:
                    least = loss
            skill += 1
        return least
