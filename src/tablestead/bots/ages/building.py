"""What the player's workers can build: a knapsack, one table for all numbers of workers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import CLOSES, ENDINGS, NEVER, Endings
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

MAX_WORKERS: Final = 56
NEARLY: Final = 2
"""So few boxes short of the end, a building is not left for another."""


class Building:
    """Tables for all numbers of workers: the best work on monuments, and with it on cities."""

    def __init__(self, state: AgesState, endings: Endings) -> None:
        self.state = state
        self.endings = endings
        c = state.cells
        self.seat: i64 = c[s.ACTIVE]
        self.base: i64 = s.SEATS + self.seat * s.SEAT_CELLS
        self.edition: i64 = c[s.EDITION]
        self.solo = state.solo
        self.cities: i64 = c[self.base + s.SEAT_CITIES]
        self.architecture: i64 = 0
        if c[self.base + s.SEAT_OWNS + m.ARCHITECTURE] != 0:
            self.architecture = m.ARCHITECTURE_POINTS[self.edition]
        self.city_worth = vec[float]([0.0] * (ENDINGS * 19))
        self.city_count = vec[i64]([0] * 19)
        self.city_rest = vec[i64]([0] * 19)
        self.fill_cities()
        self.closing: i64 = self.boxes_to_close()
        self.reachable: i64 = ENDINGS if self.closing < MAX_WORKERS else CLOSES
        """How many endings are in reach: closing is the last of them, and mostly is not."""
        self.monument_worth = vec[float]([NEVER] * (ENDINGS * MAX_WORKERS))
        self.monument_work = vec[i64]([0] * (ENDINGS * m.MONUMENTS * MAX_WORKERS))
        self.build_worth = vec[float]([NEVER] * (ENDINGS * 5 * MAX_WORKERS))
        self.build_city = vec[i64]([0] * (ENDINGS * 5 * MAX_WORKERS))
        ending: i64 = 0
        while ending < self.reachable:
            self.pack_monuments(ending)
            self.join_cities(ending)
            ending += 1

    def fill_cities(self) -> None:
        """Work on cities always goes to the one that needs least."""
        c = self.state.cells
        boxes = vec[i64]([0, 0, 0, 0])
        city: i64 = 0
        while city < m.CITIES:
            boxes[city] = c[self.base + s.SEAT_BOXES + city]
            city += 1
        count: i64 = self.cities
        empire = c[self.base + s.SEAT_OWNS + m.EMPIRE] != 0
        self.city_room: i64 = 0
        work: i64 = 0
        while True:
            marked: i64 = 0
            target: i64 = -1
            city = 0
            while city < m.CITIES:
                left: i64 = m.CITY_BOXES[city] - boxes[city]
                if left > 0:
                    marked += boxes[city]
                    if target < 0 or left < m.CITY_BOXES[target] - boxes[target]:
                        target = city
                city += 1
            self.city_count[work] = count
            self.city_rest[work] = target
            bonus = float(count - self.cities) if empire else 0.0
            ending: i64 = 0
            while ending < ENDINGS:
                worth = v.cities_part(self.endings.own_weights[ending], count, marked)
                self.city_worth[ending * 19 + work] = worth + bonus
                ending += 1
            self.city_room = work
            if target < 0:
                break
            boxes[target] += 1
            if boxes[target] == m.CITY_BOXES[target]:
                count += 1
            work += 1

    def boxes_to_close(self) -> i64:
        """The work that would finish all monuments nobody has finished (A-E1); 99: of no effect."""
        c = self.state.cells
        if self.solo or c[s.LAST_ROUND] != 0:
            return 99
        boxes: i64 = 0
        monument: i64 = 0
        while monument < m.MONUMENTS:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            if marked >= 0 and c[s.FIRST_BY + monument] == 0:
                boxes += m.MONUMENT_BOXES[monument] - marked
            monument += 1
        return boxes

    def monument_gain(self, ending: i64, monument: i64, work: i64) -> float:
        """Points and prospects, own ones less those of the opponents, after `work` boxes more."""
        c = self.state.cells
        marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument] + work
        boxes: i64 = m.MONUMENT_BOXES[monument]
        first: i64 = c[s.FIRST_BY + monument]
        taken = first != 0 and first != self.seat + 1
        rival: i64 = v.rival_left(self.state, self.seat, monument)
        w = self.endings.own_weights[ending]
        gain = v.monument_part(w, self.edition, monument, marked, taken, rival)
        finishes = work > 0 and marked == boxes
        if finishes:
            points: i64 = m.MONUMENT_LATER[self.edition * m.MONUMENTS + monument]
            if first == 0:
                points = m.MONUMENT_FIRST[monument]
            gain += float(points + self.architecture)
        players: i64 = c[s.PLAYERS]
        other: i64 = 0
        while other < players:
            if other != self.seat:
                left: i64 = boxes - marked
                third: i64 = 0  # the nearest of the opponent's other rivals
                while third < players:
                    if third != self.seat and third != other:
                        done: i64 = c[s.SEATS + third * s.SEAT_CELLS + s.SEAT_BOXES + m.CITIES + monument]
                        left = min(left, boxes - done)
                    third += 1
                others: i64 = c[s.SEATS + other * s.SEAT_CELLS + s.SEAT_BOXES + m.CITIES + monument]
                lost = (first != 0 and first != other + 1) or (finishes and first == 0)
                part = v.monument_part(
                    self.endings.other_weights[ending * players + other],
                    self.edition,
                    monument,
                    others,
                    lost,
                    left,
                )
                gain -= self.endings.shares[other] * part
            other += 1
        return gain

    def pack_monuments(self, ending: i64) -> None:
        """A knapsack: monument by monument, the best share of every number of workers."""
        c = self.state.cells
        row: i64 = ending * MAX_WORKERS
        before = vec[float]([0.0] * MAX_WORKERS)
        last: i64 = self.last_open() if ending != CLOSES else -1
        monument: i64 = 0
        while monument < m.MONUMENTS:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            if marked >= 0:
                most: i64 = m.MONUMENT_BOXES[monument] - marked
                least: i64 = 0
                if ending == CLOSES and c[s.FIRST_BY + monument] == 0:
                    least = most
                after = vec[float]([NEVER] * MAX_WORKERS)
                chosen: i64 = (ending * m.MONUMENTS + monument) * MAX_WORKERS
                work: i64 = least
                while work <= most:
                    gain = self.monument_gain(ending, monument, work)
                    workers: i64 = work
                    enough: i64 = MAX_WORKERS
                    if monument == last and work == most:
                        enough = min(enough, self.closing)  # finishing all of them is another ending
                    while workers < enough:
                        worth = before[workers - work] + gain
                        if worth > after[workers] + 1e-9:
                            after[workers] = worth
                            self.monument_work[chosen + workers] = work
                        workers += 1
                    work += 1
                before = after
            monument += 1
        at: i64 = 0
        while at < MAX_WORKERS:
            self.monument_worth[row + at] = before[at]
            at += 1

    def last_open(self) -> i64:
        """The last of the monuments that nobody has finished; −1: there is none."""
        c = self.state.cells
        monument: i64 = m.MONUMENTS - 1
        while monument >= 0:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            if marked >= 0 and c[s.FIRST_BY + monument] == 0:
                return monument
            monument -= 1
        return -1

    def join_cities(self, ending: i64) -> None:
        """For every number of workers and of cities finished with them, the best plan."""
        workers: i64 = 0
        while workers < MAX_WORKERS:
            work: i64 = 0
            while work <= min(self.city_room, workers):
                at: i64 = (ending * 5 + self.city_count[work] - self.cities) * MAX_WORKERS + workers
                worth = (
                    self.city_worth[ending * 19 + work]
                    + self.monument_worth[ending * MAX_WORKERS + workers - work]
                )
                if worth > self.build_worth[at] + 1e-9:
                    self.build_worth[at] = worth
                    self.build_city[at] = work
                work += 1
            workers += 1

    def buildings(self, ending: i64, more_cities: i64, workers: i64) -> list[int]:
        """The boxes to mark of each building, by the tables."""
        result = [0] * m.BUILDINGS
        left: i64 = self.build_city[(ending * 5 + more_cities) * MAX_WORKERS + workers]
        rest: i64 = workers - left
        work: i64 = 0
        while work < left:
            result[self.city_rest[work]] += 1
            work += 1
        monument: i64 = m.MONUMENTS - 1
        while monument >= 0:
            if self.state.cells[self.base + s.SEAT_BOXES + m.CITIES + monument] >= 0:
                work = self.monument_work[(ending * m.MONUMENTS + monument) * MAX_WORKERS + rest]
                result[m.CITIES + monument] = int(work)
                rest -= work
            monument -= 1
        return result

    def without_waste(self, ending: i64, workers: i64, boxes: list[int]) -> list[int]:
        """Who would finish nothing finishes what is short of a box or two; and nobody stands idle."""
        buildings = range(m.BUILDINGS)
        left = [self.boxes_left(building) for building in buildings]
        kept_open = self.kept_open(ending, workers)
        spare = int(workers) - sum(
            [boxes[building] for building in buildings if boxes[building] == left[building]]
        )
        for building in sorted(buildings, key=left.__getitem__):
            short = left[building] - boxes[building]
            if 0 < short <= NEARLY and left[building] <= spare and building != kept_open:
                boxes[building] = left[building]
                spare -= left[building]
        for building in reversed(buildings):
            if boxes[building] < left[building]:
                boxes[building] = min(boxes[building], spare)
                spare -= boxes[building]
        return self.with_all_at_work(ending, workers, boxes)

    def with_all_at_work(self, ending: i64, workers: i64, boxes: list[int]) -> list[int]:
        """Nobody stands idle."""
        kept_open = self.kept_open(ending, workers)
        spare = int(workers) - sum(boxes)
        for building in reversed(range(m.BUILDINGS)):
            if building != kept_open:
                more = min(self.boxes_left(building) - boxes[building], spare)
                boxes[building] += more
                spare -= more
        return boxes

    def kept_open(self, ending: i64, workers: i64) -> int:
        """The monument that must not be finished, or all of them would be; −1: there is none."""
        closes = ending != CLOSES and workers >= self.closing
        return m.CITIES + int(self.last_open()) if closes else -1

    def boxes_left(self, building: int) -> int:
        """0 for a monument that is not in play."""
        marked: i64 = self.state.cells[self.base + s.SEAT_BOXES + building]
        return int(m.BUILDING_BOXES[building] - marked) if marked >= 0 else 0

    def monuments_finished(self, ending: i64, more_cities: i64, workers: i64) -> i64:
        """Own finished monuments after that."""
        c = self.state.cells
        rest: i64 = workers - self.build_city[(ending * 5 + more_cities) * MAX_WORKERS + workers]
        finished: i64 = 0
        monument: i64 = m.MONUMENTS - 1
        while monument >= 0:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            if marked >= 0:
                work: i64 = self.monument_work[(ending * m.MONUMENTS + monument) * MAX_WORKERS + rest]
                rest -= work
                if marked + work == m.MONUMENT_BOXES[monument]:
                    finished += 1
            monument -= 1
        return finished
