"""Rules of thumb for every decision of Keyflower, as a score in points for each legal action.

A placement is scored by what it brings now and at the end, less what its workers are worth; passing is 0. The
steps within a turn follow the same reckoning, so that the best first step leads into the best placement.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal
from tablestead.bots.keyflower.village import Village
from tablestead.bots.keyflower.works import Works
from tablestead.bots.search.scores import best
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import placing
from tablestead.games.keyflower.rules.laying import SITE_CELLS
from tablestead.games.keyflower.rules.position import KeyflowerState
from tablestead.games.keyflower.scoring import tiles as g

MOST_CHOICES: Final = 512
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
STUCK: Final = 0.25
"""Losing bids are moved rather than fresh workers placed."""
KEEP_OTHERS: Final = 0.6
"""Of what a winter tile is worth on average to the others."""
PLANNED: Final = 4.0


class Heuristic:
    """Scores what can be done; `score` leaves them in `scores`."""

    def __init__(self) -> None:
        self.scores = vec[float]([0.0] * MOST_CHOICES)
        self.appraisal = Appraisal()
        self.works = Works(self.appraisal)
        self.village = Village(self.appraisal.figures)
        self.cost = vec[float]([0.0] * m.COLOURS)
        """What a worker of a colour is worth, and what speaks for using that colour."""
        self.taste = vec[float]([0.0] * m.COLOURS)
        self.price = 0.0
        self.base = 0.0
        """What goods and skill tiles are worth now."""
        self.skill_gain = 0.0
        self.skill_known = False

    def best(self, state: KeyflowerState, legal: list[int]) -> int:
        """The action with the highest score, the first of equals."""
        self.score(state, legal)
        return best(self.scores, legal)

    def score(self, state: KeyflowerState, legal: list[int]) -> None:
        step: i64 = state.cells[s.STEP]
        if step == s.TURN_STEP:
            self.weigh_turns(state, legal)
        elif step == s.WORKERS_STEP:
            self.weigh_workers(state, legal)
        elif step == s.TRANSPORT_STEP:
            self.weigh_works(state, legal)
        elif step == s.DIRECTION_STEP:
            self.weigh_directions(state, legal)
        elif step == s.PAYMENT_STEP:
            self.weigh_payments(state, legal)
        elif step == s.COST_STEP:
            self.weigh_costs(state, legal)
        elif step == s.CHOOSE_STEP:
            self.weigh_takes(state, legal)
        elif step == s.LAY_STEP:
            self.weigh_lays(state, legal)
        elif step == s.CELL_STEP:
            self.weigh_cells(state, legal)
        elif step == s.ROTATION_STEP:
            self.weigh_rotations(state, legal)
        elif step == s.BOAT_STEP:
            self.weigh_boats(state, legal)
        else:
            self.weigh_keeps(state, legal)

    # A placement

    def look(self, state: KeyflowerState) -> None:
        """How it stands for the active seat."""
        c = state.cells
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
            taste = MANY * float(c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_WORKERS + colour])
            other: i64 = 0
            while other < c[s.PLAYERS]:
                if other != seat:
                    taste -= RIVAL * float(c[s.SEATS + other * s.SEAT_CELLS + s.SEAT_KNOWN_WORKERS + colour])
                other += 1
            self.taste[colour] = taste
            colour += 1

    def weigh_turns(self, state: KeyflowerState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
        self.works.read(state, c[s.ACTIVE])
        means = placing.means_of(state, -1)
        index: i64 = 0
        count: i64 = len(legal)
        while index < count:
            action: i64 = legal[index]
            if action >= a.USE:
                self.scores[index] = self.use_score(state, action - a.USE, means)
            elif action >= a.BID:
                self.scores[index] = self.bid_score(state, action - a.BID, means)
            else:
                self.scores[index] = 0.0
            index += 1

    def bid_score(self, state: KeyflowerState, tile: i64, means: vec[i64]) -> float:
        """With the fewest workers of the best colour."""
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        value = self.bid_value(state, tile)
        least: i64 = placing.bid_least(state, tile)
        colours: i64 = placing.bid_colours(state, tile)
        own: i64 = c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_BIDS + seat]
        topped: i64 = own if state.loses(tile, seat) else 0
        best = -1e9
        colour: i64 = 0
        while colour < m.COLOURS:
            if colours >> colour & 1 != 0 and means[colour] + means[4 + colour] - topped >= least:
                score = value - WINNING * self.cost[colour] * float(least + own) + self.taste[colour]
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
        return WINNING * value

    def use_score(self, state: KeyflowerState, tile: i64, means: vec[i64]) -> float:
        c = state.cells
        least: i64 = c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_LAST_USE] + 1
        colours: i64 = placing.use_colours(state, tile)
        share = self.share_lost(state, tile)
        best = -1e9
        value = self.effect(state, tile)
        paid: i64 = m.PAY_WORKER[state.side(tile)]
        mixes = placing.use_mixes(state, tile)
        colour: i64 = 0
        while colour < m.COLOURS:
            if colours >> colour & 1 != 0 and (mixes or means[colour] + means[4 + colour] >= least):
                score = value - share * self.cost[colour] * float(least) + self.taste[colour]
                if paid >= 0:
                    left: i64 = means[colour] - least
                    if left < 0:
                        left = 0
                    if paid == m.ANY_COLOUR:
                        left += means[0] + means[1] + means[2] + means[3] - means[colour]
                    elif paid != colour:
                        left = means[paid]
                    if left <= 0:
                        score -= value if value > 0.0 else 0.0
                if score > best:
                    best = score
            colour += 1
        return best

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
        value = 0.0
        at: i64 = side * m.GOODS
        gold: i64 = self.supplied(state, at, m.GOLD)
        iron: i64 = self.supplied(state, at, m.IRON)
        stone: i64 = self.supplied(state, at, m.STONE)
        wood: i64 = self.supplied(state, at, m.WOOD)
        if gold + iron + stone + wood > 0:
            value = appraisal.with_goods(seat, gold, iron, stone, wood) - self.base
            if c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] == s.OWNED + seat:
                value *= OWN_TILE
        drawn: i64 = m.DRAW_WORKERS[side]
        if drawn > 0:
            left: i64 = state.in_bag()
            value += self.cost[m.RED] * float(drawn if drawn < left else left)
        drawn = m.DRAW_SKILLS[side]
        if drawn > 0:
            left = state.in_pile()
            value += self.one_skill(seat) * float(drawn if drawn < left else left)
        greens: i64 = m.GREEN_GAIN[side]
        if greens > 0:
            if greens > c[s.GREEN_SUPPLY]:
                greens = c[s.GREEN_SUPPLY]
            value += (self.cost[m.GREEN] + appraisal.green_more[appraisal.season]) * float(greens)
        paid: i64 = m.PAY_WORKER[side]
        if paid >= 0:
            value -= self.cost[paid if paid < m.COLOURS else m.RED]
        paid = m.PAY_SKILL[side]
        if paid >= 0:
            value -= self.skill_loss(state, seat, paid)
        return value if value > 0.0 else 0.0

    def supplied(self, state: KeyflowerState, at: i64, good: i64) -> i64:
        made: i64 = self.appraisal.figures.produces[at + good]
        left: i64 = state.cells[s.SUPPLY + good]
        return made if made < left else left

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

    def weigh_workers(self, state: KeyflowerState, legal: list[int]) -> None:
        """The fewest that do, of the colour that costs least; what a losing bid can do, it does."""
        c = state.cells
        self.look(state)
        tile: i64 = c[s.PLACED] - 1
        seat: i64 = c[s.ACTIVE]
        least: i64 = placing.least_needed(state) - placing.chosen(state)
        share = WINNING if c[s.PLACEMENT] == s.BIDDING else self.share_lost(state, tile)
        paid: i64 = m.PAY_WORKER[state.side(tile)] if c[s.PLACEMENT] == s.USING else -1
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
                value = self.taste[colour] - share * self.cost[colour] * float(number) + STUCK
            elif action >= a.WORKERS:
                colour = (action - a.WORKERS) // m.WORKERS_OF_COLOUR
                number = (action - a.WORKERS) % m.WORKERS_OF_COLOUR + 1
                left: i64 = c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_WORKERS + colour] - number
                if number < least:
                    number = least
                value = self.taste[colour] - (share * self.cost[colour] + 0.05) * float(number)
                if left == 0 and (paid == colour):
                    value -= 1.0
            self.scores[index] = value
            index += 1

    # What a tile brings

    def weigh_costs(self, state: KeyflowerState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
        seat: i64 = c[s.ACTIVE]
        value = 0.0
        side: i64 = state.side(c[s.PLACED] - 1)
        for index, action in enumerate(legal):
            piece: i64 = action - a.PAY
            if action == a.DECLINE:
                value = 0.0
            elif piece < m.COLOURS:
                value = self.taste[piece] - self.cost[piece] + 1.5
            else:
                gain = 1.2 * self.appraisal.with_goods(
                    seat,
                    self.supplied(state, side * m.GOODS, m.GOLD),
                    self.supplied(state, side * m.GOODS, m.IRON),
                    self.supplied(state, side * m.GOODS, m.STONE),
                    self.supplied(state, side * m.GOODS, m.WOOD),
                )
                gain -= 1.2 * self.base
                gain += float(m.DRAW_WORKERS[side]) * self.cost[m.RED]
                gain += float(m.DRAW_SKILLS[side]) * self.one_skill(seat)
                value = gain - self.base + self.appraisal.with_skill(seat, piece - m.COLOURS, -1)
            self.scores[index] = value

    def weigh_takes(self, state: KeyflowerState, legal: list[int]) -> None:
        self.look(state)
        for index, action in enumerate(legal):
            self.scores[index] = self.good_gain(state, action - a.TAKE)

    def weigh_works(self, state: KeyflowerState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
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
                value = -0.5
            self.scores[index] = value

    def weigh_directions(self, state: KeyflowerState, legal: list[int]) -> None:
        """Toward the tile of the plan; else toward the nearest that could use it."""
        c = state.cells
        self.look(state)
        works = self.works
        source: i64 = c[s.SOURCE] - 1
        works.read(state, c[s.ACTIVE])
        works.plan(c[s.CARRIES_LEFT], c[s.UPGRADES_LEFT])
        target: i64 = -1
        if works.next_good == c[s.CARRIED] - 1 and works.next_source == source:
            target = works.next_target
        if target >= 0:
            works.spread(works.index[target])
        for index, action in enumerate(legal):
            value = 0.0
            if target >= 0 and works.toward(target, source, action - a.TO):
                value = PLANNED
            self.scores[index] = value

    def weigh_payments(self, state: KeyflowerState, legal: list[int]) -> None:
        """Gold last, and the skill tile there is most of."""
        c = state.cells
        self.look(state)
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

    def weigh_boats(self, state: KeyflowerState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
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

    def weigh_keeps(self, state: KeyflowerState, legal: list[int]) -> None:
        """What is worth more to oneself than to the others; of nothing good, the least bad."""
        c = state.cells
        self.look(state)
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

    def weigh_lays(self, state: KeyflowerState, legal: list[int]) -> None:
        """The tile with the best place first."""
        self.village.look(state)
        for index, action in enumerate(legal):
            tile: i64 = action - a.LAY
            self.scores[index] = self.village.best_place(state, tile, -1) - 0.02 * float(tile)

    def weigh_cells(self, state: KeyflowerState, legal: list[int]) -> None:
        self.village.look(state)
        tile: i64 = state.cells[s.LAYING] - 1
        for index, action in enumerate(legal):
            self.scores[index] = self.village.best_place(state, tile, action - a.AT)

    def weigh_rotations(self, state: KeyflowerState, legal: list[int]) -> None:
        self.village.look(state)
        village = self.village
        tile: i64 = state.cells[s.LAYING] - 1
        cell: i64 = state.cells[s.LAYING_CELL] - 1
        site: i64 = 0
        while village.sites[site] != cell:
            site += SITE_CELLS
        for index, action in enumerate(legal):
            self.scores[index] = village.score(state, tile, action - a.TURN, site)
