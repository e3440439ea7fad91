"""Transport and upgrades: what can be brought about with some steps in a village, and by which step first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal
from tablestead.bots.keyflower.inventory import MOST_NEEDS
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import working
from tablestead.games.keyflower.rules.position import KeyflowerState

FAR: Final = 99
MOST_FAR: Final = 6
"""From farther away nothing is brought to a yard."""
YARD_STEP: Final = 0.1
"""So that nearer goods are brought first."""
NEARER: Final = 0.12
"""What a step is worth that only brings a good nearer."""


class Works:
    """`read` measures the village of a seat; `value` and `plan` reckon with so many steps and upgrades."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.seat: i64 = 0
        self.tiles = vec[i64]([0] * m.TILES)
        """The tiles laid in the village."""
        self.count: i64 = 0
        self.index = vec[i64]([-1] * m.TILES)
        """The place of each tile in that list."""
        self.joined = vec[i64]([-1] * (m.TILES * m.DIRECTIONS))
        """By place: the neighbours a road leads to."""
        self.lying = vec[i64]([0] * (m.TILES * m.GOODS))
        self.far = vec[i64]([0] * m.TILES)
        """Steps from each place to the target."""
        self.queue = vec[i64]([0] * m.TILES)
        self.used = vec[i64]([0] * (m.TILES * m.GOODS))
        # The upgrades, in the order of the needs.
        self.steps = vec[i64]([0] * MOST_NEEDS)
        self.first_source = vec[i64]([-1] * MOST_NEEDS)
        self.first_good = vec[i64]([-1] * MOST_NEEDS)
        self.chosen = vec[i64]([0] * MOST_NEEDS)
        # The plan: the steps that are left, and its next step.
        self.left: i64 = 0
        self.next_upgrade: i64 = -1
        self.next_good: i64 = -1
        self.next_source: i64 = -1
        self.next_target: i64 = -1

    def read(self, state: KeyflowerState, seat: i64) -> None:
        """The appraisal has read the same position."""
        c = state.cells
        self.seat = seat
        self.count = 0
        tile: i64 = 0
        while tile < m.BOATS:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            if c[at + s.TILE_PLACE] == s.OWNED + seat:
                place: i64 = self.count
                self.tiles[place] = tile
                self.index[tile] = place
                self.count += 1
                good: i64 = 0
                while good < m.GOODS:
                    self.lying[place * m.GOODS + good] = c[at + s.TILE_GOODS + good]
                    good += 1
            else:
                self.index[tile] = -1
            tile += 1
        place = 0
        while place < self.count:
            tile = self.tiles[place]
            direction: i64 = 0
            while direction < m.DIRECTIONS:
                other: i64 = state.neighbour(tile, direction)
                joined: i64 = -1
                if 0 <= other < m.BOATS and working.way(state, tile, direction, seat):
                    joined = self.index[other]
                self.joined[place * m.DIRECTIONS + direction] = joined
                direction += 1
            place += 1
        need: i64 = 0
        while need < self.appraisal.needs[seat]:
            self.measure(state, need)
            need += 1

    def spread(self, target: i64) -> None:
        """Steps from everywhere to a place."""
        far = self.far
        place: i64 = 0
        while place < self.count:
            far[place] = FAR
            place += 1
        far[target] = 0
        self.queue[0] = target
        head: i64 = 0
        tail: i64 = 1
        while head < tail:
            place = self.queue[head]
            head += 1
            direction: i64 = 0
            while direction < m.DIRECTIONS:
                other: i64 = self.joined[place * m.DIRECTIONS + direction]
                if other >= 0 and far[other] == FAR:
                    far[other] = far[place] + 1
                    self.queue[tail] = other
                    tail += 1
                direction += 1

    def measure(self, state: KeyflowerState, need: i64) -> None:
        """The steps that an upgrade takes, and the first good to be carried for it."""
        figures = self.appraisal.figures
        tile: i64 = self.appraisal.need_tile[self.seat * MOST_NEEDS + need]
        self.steps[need] = FAR
        self.first_source[need] = -1
        target: i64 = self.index[tile]
        if target < 0:
            return
        if not self.has_skills(state, tile):
            return
        self.spread(target)
        place: i64 = 0
        while place < self.count * m.GOODS:
            self.used[place] = 0
            place += 1
        free = state.owns(self.seat, m.SUMMER_BOAT_3A)
        steps: i64 = 0
        good: i64 = m.GOODS - 1
        while good >= 0:
            wanted: i64 = figures.cost_goods[tile * m.GOOD_COSTS + good]
            while wanted > 0:
                found = self.nearest(good, free, need)
                if found < 0:
                    return
                steps += found
                wanted -= 1
            good -= 1
        wanted = figures.cost_goods[tile * m.GOOD_COSTS + m.ANY_GOOD]
        while wanted > 0:
            found = self.nearest(good, True, need)
            if found < 0:
                return
            steps += found
            wanted -= 1
        self.steps[need] = steps

    def has_skills(self, state: KeyflowerState, tile: i64) -> bool:
        """Whether the skill tile for an upgrade lies behind the screen."""
        c = state.cells
        costs = self.appraisal.figures.cost_skills
        base: i64 = state.seat_base(self.seat)
        skill: i64 = 0
        held: i64 = 0
        while skill < m.SKILLS:
            if costs[tile * m.SKILL_COSTS + skill] > c[base + s.SEAT_SKILLS + skill]:
                return False
            held += c[base + s.SEAT_SKILLS + skill]
            skill += 1
        return costs[tile * m.SKILL_COSTS + m.ANY_SKILL] <= held

    def nearest(self, good: i64, free: bool, need: i64) -> i64:
        """The steps of the nearest good that serves, gold last; -1 if there is none. It is used up."""
        best: i64 = FAR * 2
        at: i64 = -1
        place: i64 = 0
        while place < self.count:
            far: i64 = self.far[place]
            if far < FAR:
                kind: i64 = 0
                while kind < m.GOODS:
                    if kind == good or kind == m.GOLD or free:
                        index: i64 = place * m.GOODS + kind
                        if self.lying[index] > self.used[index]:
                            cost: i64 = 2 * far + (1 if kind == m.GOLD and good != m.GOLD else 0)
                            if cost < best:
                                best = cost
                                at = index
                    kind += 1
            place += 1
        if at < 0:
            return -1
        self.used[at] += 1
        far = self.far[at // m.GOODS]
        if far > 0 and self.first_source[need] < 0:
            self.first_source[need] = at // m.GOODS
            self.first_good[need] = at % m.GOODS
        return far

    def plan(self, carries: i64, upgrades: i64) -> float:
        """What so many steps and upgrades bring, over what is hoped for anyway; sets the next step."""
        appraisal = self.appraisal
        hoped = appraisal.ready[appraisal.season]
        first: i64 = self.seat * MOST_NEEDS
        self.next_upgrade = -1
        self.next_good = -1
        needs: i64 = appraisal.needs[self.seat]
        need: i64 = 0
        while need < needs:
            self.chosen[need] = 0
            need += 1
        value = 0.0
        self.left = carries
        while upgrades > 0:
            best = self.best_need()
            if best < 0:
                break
            self.chosen[best] = 1
            value += appraisal.need_gain[first + best] * (1.05 - hoped)
            self.left -= self.steps[best]
            upgrades -= 1
            if not self.planned():
                self.begin(best)
        carries_left: i64 = self.left
        if carries_left > 0:
            value += self.bring_to_yards()
        if carries_left > 0 and not self.planned():
            value += self.bring_nearer(carries_left)
        return value

    def planned(self) -> bool:
        """Whether the plan has a next step."""
        return self.next_upgrade >= 0 or self.next_good >= 0

    def best_need(self) -> i64:
        """The upgrade to be chosen next with the steps that are left, or -1."""
        best: i64 = -1
        most = 0.0
        need: i64 = 0
        while need < self.appraisal.needs[self.seat]:
            if self.chosen[need] == 0 and self.steps[need] <= self.left:
                gain = self.appraisal.need_gain[self.seat * MOST_NEEDS + need] - 0.15 * float(
                    self.steps[need]
                )
                if gain > most:
                    most = gain
                    best = need
            need += 1
        return best

    def begin(self, need: i64) -> None:
        """The next step is the first one of an upgrade: what it lacks is carried, then it is made."""
        tile: i64 = self.appraisal.need_tile[self.seat * MOST_NEEDS + need]
        if self.steps[need] == 0:
            self.next_upgrade = tile
        else:
            self.next_good = self.first_good[need]
            self.next_source = self.tiles[self.first_source[need]]
            self.next_target = tile

    def bring_to_yards(self) -> float:
        """Goods to Barn, Blacksmith, Stone yard and Timber yard, the nearest first."""
        figures = self.appraisal.figures
        value = 0.0
        place: i64 = 0
        while place < self.count:
            tile: i64 = self.tiles[place]
            if figures.each_kind[2 * tile] >= 0:
                self.spread(place)
                far: i64 = 1
                while far <= self.left and far <= MOST_FAR:
                    source: i64 = 0
                    while source < self.count:
                        if self.far[source] == far and figures.each_kind[2 * self.tiles[source]] < 0:
                            value += self.bring_to_yard(tile, source, far)
                        source += 1
                    far += 1
            place += 1
        return value

    def bring_to_yard(self, yard: i64, source: i64, far: i64) -> float:
        """The goods of one place, so many steps away, to one yard."""
        figures = self.appraisal.figures
        wanted: i64 = figures.each_kind[2 * yard]
        each = 1.1 * float(figures.each_points[2 * yard])
        value = 0.0
        good: i64 = 0
        while good < m.GOODS:
            number: i64 = self.lying[source * m.GOODS + good]
            counts = good == wanted or (wanted == m.ANY_GOOD and good != m.GOLD)
            if counts and number > 0 and far <= self.left:
                if not self.planned():
                    self.next_good = good
                    self.next_source = self.tiles[source]
                    self.next_target = yard
                if number * far > self.left:
                    number = self.left // far
                self.left -= number * far
                value += float(number) * (each - 0.4 - YARD_STEP * float(far))
            good += 1
        return value

    def bring_nearer(self, left: i64) -> float:
        """A good for the best upgrade that all goods are there for."""
        appraisal = self.appraisal
        need: i64 = 0
        while need < appraisal.needs[self.seat]:
            if self.chosen[need] == 0 and self.steps[need] < FAR and self.steps[need] > 0:
                self.next_good = self.first_good[need]
                self.next_source = self.tiles[self.first_source[need]]
                self.next_target = appraisal.need_tile[self.seat * MOST_NEEDS + need]
                return NEARER * float(left if left < self.steps[need] else self.steps[need])
            need += 1
        return 0.0

    def toward(self, target: i64, source: i64, direction: i64) -> bool:
        """Whether a step in a direction comes nearer to a tile; `spread` was called for it."""
        place: i64 = self.index[source]
        other: i64 = self.joined[place * m.DIRECTIONS + direction]
        return other >= 0 and self.far[other] < self.far[place]
