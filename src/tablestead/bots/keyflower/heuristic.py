"""Rules of thumb for every decision of Keyflower, as a score in points for each legal action.

A placement is scored by what it brings now and at the end, less what its workers are worth; passing is 0. The
steps within a turn follow the same reckoning, so that the best first step leads into the best placement.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.placement import WINNING, Placement
from tablestead.bots.keyflower.village import Village
from tablestead.bots.search.scores import NEVER, best
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import placing
from tablestead.games.keyflower.rules.laying import SITE_CELLS
from tablestead.games.keyflower.rules.position import KeyflowerState
from tablestead.games.keyflower.scoring import tiles as g

MOST_CHOICES: Final = 512
STUCK: Final = 0.25
"""Losing bids are moved rather than fresh workers placed."""
KEEP_OTHERS: Final = 0.6
"""Of what a winter tile is worth on average to the others."""
PLANNED: Final = 4.0


class Heuristic:
    """Scores what can be done; `score` leaves them in `scores`."""

    def __init__(self) -> None:
        self.scores = vec[float]([0.0] * MOST_CHOICES)
        self.placement = Placement()
        self.appraisal = self.placement.appraisal
        self.works = self.placement.works
        self.village = Village(self.appraisal.figures)

    def best(self, state: KeyflowerState, legal: list[int]) -> int:
        """The action with the highest score, the first of equals."""
        self.score(state, legal)
        return best(self.scores, legal)

    def score(self, state: KeyflowerState, legal: list[int]) -> None:
        if state.cells[s.STEP] <= s.PAYMENT_STEP:
            self.score_turn(state, legal)
        else:
            self.score_season(state, legal)

    def score_turn(self, state: KeyflowerState, legal: list[int]) -> None:
        """The steps of a turn."""
        self.placement.look(state)
        step: i64 = state.cells[s.STEP]
        if step == s.TURN_STEP:
            self.score_places(state, legal)
        elif step == s.WORKERS_STEP:
            self.score_workers(state, legal)
        elif step == s.TRANSPORT_STEP:
            self.score_works(state, legal)
        elif step == s.DIRECTION_STEP:
            self.score_directions(state, legal)
        elif step == s.PAYMENT_STEP:
            self.score_payments(state, legal)
        elif step == s.COST_STEP:
            self.score_costs(state, legal)
        else:
            self.score_takes(state, legal)

    def score_season(self, state: KeyflowerState, legal: list[int]) -> None:
        """The steps at the start and the end of a season."""
        step: i64 = state.cells[s.STEP]
        if step == s.LAY_STEP:
            self.score_lays(state, legal)
        elif step == s.CELL_STEP:
            self.score_cells(state, legal)
        elif step == s.ROTATION_STEP:
            self.score_rotations(state, legal)
        elif step == s.BOAT_STEP:
            self.score_boats(state, legal)
        else:
            self.score_keeps(state, legal)

    # A placement

    def score_places(self, state: KeyflowerState, legal: list[int]) -> None:
        """Never the pass that ends the season while an own tile still brings something: who works there
        comes home."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        self.works.read(state, seat)
        means = placing.means_of(state, -1)
        work_at_home = False
        index: i64 = 0
        count: i64 = len(legal)
        while index < count:
            action: i64 = legal[index]
            if action >= a.USE:
                score = self.placement.use_score(state, action - a.USE, means)
                self.scores[index] = score
                if score > NEVER and state.owns(seat, action - a.USE):
                    work_at_home = True
            elif action >= a.BID:
                self.scores[index] = self.placement.bid_score(state, action - a.BID, means)
            else:
                self.scores[index] = 0.0
            index += 1
        if work_at_home and c[s.PASSES] == c[s.PLAYERS] - 1:
            self.scores[0] = NEVER

    def score_workers(self, state: KeyflowerState, legal: list[int]) -> None:
        """The fewest that do, of the colour that costs least; what a losing bid can do, it does.

        A use never takes more than that, nor the worker it has to be paid with.
        """
        c = state.cells
        tile: i64 = state.placed()
        seat: i64 = c[s.ACTIVE]
        least: i64 = placing.least_needed(state) - placing.chosen(state)
        share = WINNING if c[s.PLACEMENT] == s.BIDDING else self.placement.share_lost(state, tile)
        uses = c[s.PLACEMENT] == s.USING
        paid: i64 = m.PAY_WORKER[state.side(tile)] if uses else -1
        means = placing.means_of(state, -1)
        index: i64 = 0
        count: i64 = len(legal)
        while index < count:
            action: i64 = legal[index]
            value = 0.3
            if action >= a.FROM:
                at: i64 = s.ALL_TILES + (action - a.FROM) * s.TILE_CELLS
                colour: i64 = c[at + s.TILE_BID_COLOURS + seat] - 1
                number: i64 = c[at + s.TILE_BIDS + seat]
                if number < least:
                    number = least
                value = (
                    self.placement.taste[colour] - share * self.placement.cost[colour] * float(number) + STUCK
                )
                if uses and least <= 0:
                    value = NEVER
            elif action >= a.WORKERS:
                colour = (action - a.WORKERS) // m.WORKERS_OF_COLOUR
                number = (action - a.WORKERS) % m.WORKERS_OF_COLOUR + 1
                wasted = uses and number > least
                unpaid = paid >= 0 and self.placement.left_to_pay(means, paid, colour, number) <= 0
                if number < least:
                    number = least
                value = self.placement.taste[colour] - (share * self.placement.cost[colour] + 0.05) * float(
                    number
                )
                if wasted or unpaid:
                    value = NEVER
            self.scores[index] = value
            index += 1

    # What a tile brings

    def score_costs(self, state: KeyflowerState, legal: list[int]) -> None:
        """Who uses the tile pays for it."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        value = 0.0
        side: i64 = state.side(state.placed())
        for index, action in enumerate(legal):
            piece: i64 = action - a.PAY
            if action == a.DECLINE:
                value = NEVER
            elif piece < m.COLOURS:
                value = self.placement.taste[piece] - self.placement.cost[piece] + 1.5
            else:
                gain = 1.2 * self.appraisal.with_goods(
                    seat,
                    self.placement.supplied(state, side * m.GOODS, m.GOLD),
                    self.placement.supplied(state, side * m.GOODS, m.IRON),
                    self.placement.supplied(state, side * m.GOODS, m.STONE),
                    self.placement.supplied(state, side * m.GOODS, m.WOOD),
                )
                gain -= 1.2 * self.placement.base
                gain += float(m.DRAW_WORKERS[side]) * self.placement.cost[m.RED]
                gain += float(m.DRAW_SKILLS[side]) * self.placement.one_skill(seat)
                value = gain - self.placement.base + self.appraisal.with_skill(seat, piece - m.COLOURS, -1)
            self.scores[index] = value

    def score_takes(self, state: KeyflowerState, legal: list[int]) -> None:
        for index, action in enumerate(legal):
            self.scores[index] = self.placement.good_gain(state, action - a.TAKE)

    def score_works(self, state: KeyflowerState, legal: list[int]) -> None:
        """Never done while there is something to do."""
        c = state.cells
        works = self.works
        works.read(state, c[s.ACTIVE])
        works.plan(c[s.CARRIES_LEFT], c[s.UPGRADES_LEFT])
        planned: i64 = a.DONE
        if works.next_upgrade >= 0:
            planned = a.UPGRADE + works.next_upgrade
        elif works.next_good >= 0:
            planned = a.CARRY + works.next_good * m.TILES + works.next_source
        for index, action in enumerate(legal):
            value = 0.0
            if action == planned:
                value = PLANNED
            elif action >= a.UPGRADE:
                value = 1.0
            elif action == a.DONE:
                value = NEVER
            self.scores[index] = value

    def score_directions(self, state: KeyflowerState, legal: list[int]) -> None:
        """Toward the tile of the plan; else toward the nearest that could use it."""
        c = state.cells
        works = self.works
        source: i64 = state.source()
        works.read(state, c[s.ACTIVE])
        works.plan(c[s.CARRIES_LEFT], c[s.UPGRADES_LEFT])
        target: i64 = -1
        if works.next_good == state.carried() and works.next_source == source:
            target = works.next_target
        if target >= 0:
            works.spread(works.index[target])
        for index, action in enumerate(legal):
            value = 0.0
            if target >= 0 and works.toward(target, source, action - a.TO):
                value = PLANNED
            self.scores[index] = value

    def score_payments(self, state: KeyflowerState, legal: list[int]) -> None:
        """Gold last, and the skill tile there is most of."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        for index, action in enumerate(legal):
            payment: i64 = action - a.WITH + 1
            at: i64 = payment // m.SKILL_PAYMENTS * m.GOODS
            value = 2.0 + self.appraisal.with_goods(
                seat, -m.BUNDLES[at], -m.BUNDLES[at + 1], -m.BUNDLES[at + 2], -m.BUNDLES[at + 3]
            )
            skill: i64 = payment % m.SKILL_PAYMENTS - 1
            if skill >= 0:
                value += self.appraisal.with_skill(seat, skill, -1)
            self.scores[index] = value

    # The season's end

    def score_boats(self, state: KeyflowerState, legal: list[int]) -> None:
        c = state.cells
        self.placement.look(state)
        seat: i64 = c[s.ACTIVE]
        winter = c[s.SEASON] == m.WINTER_SEASON
        for index, action in enumerate(legal):
            boat: i64 = action - a.BOAT
            self.scores[index] = (
                self.boat_tile_value(state, seat, m.BOATS + boat)
                if winter
                else self.load_value(state, seat, boat)
            )

    def load_value(self, state: KeyflowerState, seat: i64, boat: i64) -> float:
        c = state.cells
        load: i64 = s.LOADS + boat * s.LOAD_CELLS
        load_workers: i64 = load + s.LOAD_WORKERS
        load_skills: i64 = load + s.LOAD_SKILLS
        appraisal = self.appraisal
        base: i64 = seat * m.COLOURS
        value = appraisal.crew(
            seat,
            appraisal.workers[base + m.BLUE] + c[load_workers + m.BLUE],
            appraisal.workers[base + m.RED] + c[load_workers + m.RED],
            appraisal.workers[base + m.YELLOW] + c[load_workers + m.YELLOW],
            appraisal.workers[base + m.GREEN] + c[load_workers + m.GREEN],
        )
        goods: i64 = seat * m.GOODS
        skills: i64 = seat * m.SKILLS
        return value + appraisal.stuff(
            seat,
            appraisal.goods[goods],
            appraisal.goods[goods + 1],
            appraisal.goods[goods + 2],
            appraisal.goods[goods + 3],
            appraisal.skills[skills + m.ANVIL] + c[load_skills + m.ANVIL],
            appraisal.skills[skills + m.PICK] + c[load_skills + m.PICK],
            appraisal.skills[skills + m.SAW] + c[load_skills + m.SAW],
        )

    def boat_tile_value(self, state: KeyflowerState, seat: i64, tile: i64) -> float:
        """K-G5, as the village lies."""
        if tile == m.WHITE_WIND:
            return 0.8 * float(state.workers_behind(seat))
        if tile == m.FLIPPER:
            best: i64 = 0
            other: i64 = 0
            while other < m.WINTER:
                if g.can_flip(state, seat, other):
                    gain: i64 = m.POINTS[2 * other + 1] - m.POINTS[2 * other]
                    if gain > best:
                        best = gain
                other += 1
            return float(m.FLIPPER_POINTS + best)
        if tile == m.SEA_BREEZE:
            return float(m.CHAIN_POINTS[g.boat_chain(state, seat) + 1])
        return float(g.boat_points(state, seat, tile))

    def score_keeps(self, state: KeyflowerState, legal: list[int]) -> None:
        """What is worth more to oneself than to the others; of nothing good, the least bad."""
        c = state.cells
        self.placement.look(state)
        appraisal = self.appraisal
        seat: i64 = c[s.ACTIVE]
        for index, action in enumerate(legal):
            mask: i64 = m.KEEPS[action - a.KEEP]
            value = 0.0
            number: i64 = 0
            while number < m.SUMMER_BOATS - m.WINTER:
                if mask >> number & 1 != 0:
                    tile: i64 = m.WINTER + number
                    others = 0.0
                    other: i64 = 0
                    while other < c[s.PLAYERS]:
                        if other != seat:
                            others += appraisal.winter_value(other, tile)
                        other += 1
                    others /= float(c[s.PLAYERS] - 1)
                    value += appraisal.winter_value(seat, tile) - KEEP_OTHERS * others
                number += 1
            self.scores[index] = value

    def score_lays(self, state: KeyflowerState, legal: list[int]) -> None:
        """The tile with the best place first."""
        self.village.look(state)
        for index, action in enumerate(legal):
            tile: i64 = action - a.LAY
            self.scores[index] = self.village.best_place(state, tile, -1) - 0.02 * float(tile)

    def score_cells(self, state: KeyflowerState, legal: list[int]) -> None:
        self.village.look(state)
        tile: i64 = state.laying()
        for index, action in enumerate(legal):
            self.scores[index] = self.village.best_place(state, tile, action - a.AT)

    def score_rotations(self, state: KeyflowerState, legal: list[int]) -> None:
        self.village.look(state)
        village = self.village
        tile: i64 = state.laying()
        cell: i64 = state.laying_cell()
        site: i64 = 0
        while village.sites[site] != cell:
            site += SITE_CELLS
        for index, action in enumerate(legal):
            self.scores[index] = village.score(state, tile, action - a.TURN, site)
