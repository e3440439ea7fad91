"""The rest of a lap: which stops bring most before the castle, on the board as it stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.prospects import TOP, Prospects
from tablestead.bots.milestones.row import turns_left
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

# The price of a move, about what a move brings at this time: it grows with the two best things to build,
# and is less with few workers. Where nothing can be built, time does not matter but the castle does.
TEMPO_A_POINT: Final = 0.13
TEMPO_LESS: Final = 0.3
LEAST_TEMPO: Final = -0.3
MOST_TEMPO: Final = 1.9
FULL_ROW: Final = 5

KEPT: Final = 0.6
"""A good that outlives the castle."""
KEPT_LAST: Final = 0.02
"""In the last turn goods only break ties."""
LAP_END: Final = 1.0
"""The castle takes a worker."""
IDLE_LAP: Final = 3.0
"""From castle to castle: nothing gained, a worker lost."""
HIRE_A_TURN: Final = 0.45
MOST_HIRE: Final = 5.0
FEW_WORKERS: Final = 4
HIRE_FOR_FEW: Final = 2.0
"""What a hired tile brings, as long as it is not looked at closer."""
MANY_MOVES: Final = 99
MOST_STOPS: Final = 4
"""On workers, in a lap that is planned."""
TABLE: Final = 8
"""What goods can build is remembered for fewer than so many of each."""


class Lap:
    """Plans for the active seat; `look` comes first."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.kinds = vec[i64]([-1] * (m.EMPLOYMENT + 1))
        self.carries = vec[i64]([0] * (m.EMPLOYMENT + 1))
        self.followed = vec[i64]([-1] * (m.EMPLOYMENT + 1))
        """The kind of the next worker after a space."""
        self.last = False
        """No turn comes after this one."""
        self.tempo = 0.0
        self.kept = 0.0
        self.hire = 0.0
        self.income: i64 = 0
        # What `build` would build.
        self.houses: i64 = 0
        self.streets: i64 = 0
        self.markets: i64 = 0
        # And what it found before, by the goods, for the prospects of that number.
        self.built_key = vec[i64]([-1] * (TABLE * TABLE * TABLE))
        self.built_plan = vec[i64]([0] * (TABLE * TABLE * TABLE))
        self.built = vec[float]([0.0] * (TABLE * TABLE * TABLE))

    def look(self, state: MilestonesState) -> None:
        """How it stands for the active seat."""
        self.last = is_last(state)
        self.prospects.look(state, self.last)
        if self.last:
            self.tempo = 0.0
            self.kept = KEPT_LAST
            self.hire = 0.0
            return
        self.kept = KEPT
        workers = state.visible_workers(state.active)
        self.hire = HIRE_A_TURN * turns_left(state)
        if self.hire > MOST_HIRE:
            self.hire = MOST_HIRE
        if workers < FEW_WORKERS:
            self.hire += HIRE_FOR_FEW
        house = self.prospects.houses
        second = house.sums[2] - house.sums[1]
        if self.prospects.streets.sums[1] > second:
            second = self.prospects.streets.sums[1]
        tempo = TEMPO_A_POINT * (house.sums[1] + second) - TEMPO_LESS
        if workers < FULL_ROW and tempo > 0.0:
            tempo *= float(workers) / float(FULL_ROW)
        if tempo < LEAST_TEMPO:
            tempo = LEAST_TEMPO
        self.tempo = tempo if tempo < MOST_TEMPO else MOST_TEMPO

    def read_row(self, state: MilestonesState) -> None:
        """The workers of the active seat."""
        c = state.cells
        base = state.seat_base(state.cells[s.ACTIVE])
        following: i64 = -1
        space: i64 = m.EMPLOYMENT
        while space > 0:
            worker: i64 = c[base + s.SEAT_WORKERS + space]
            self.kinds[space] = (worker - 1) // m.NUMBERS if worker > 0 else -1
            self.carries[space] = c[base + s.SEAT_CARRIES + space]
            self.followed[space] = following
            if worker > 0:
                following = self.kinds[space]
            space -= 1
        self.income = 1 if state.ascending(state.active) else 0

    def brings(self, state: MilestonesState, space: i64) -> bool:
        """Whether the active seat has anything to do on a space."""
        c = state.cells
        goods: i64 = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
        stone: i64 = c[goods + m.STONE]
        wood: i64 = c[goods + m.WOOD]
        sand: i64 = c[goods + m.SAND]
        grain: i64 = c[goods + m.GRAIN]
        if space == m.CASTLE:
            return True
        if space <= m.EMPLOYMENT:
            return self.kinds[space] >= 0
        if space == m.TRADING_HOUSE:
            rich = c[goods + m.COIN] >= m.BUY_COINS or stone + wood + sand + grain >= m.SOLD_CUBES
            return rich or self.income > 0
        if space == m.BOARD_OF_WORKS:
            return self.build(stone, wood, sand) > 0.0
        return grain >= m.MILL_GRAIN and self.prospects.flour.count > 0

    def value(self, state: MilestonesState, space: i64) -> float:
        """The rest of the lap when the active seat goes there next."""
        c = state.cells
        base = state.seat_base(state.cells[s.ACTIVE])
        came_from: i64 = c[base + s.SEAT_PIECE]
        goods: i64 = base + s.SEAT_GOODS
        moves: i64 = 2 - c[s.MOVES] if self.last else MANY_MOVES
        stone: i64 = c[goods + m.STONE]
        wood: i64 = c[goods + m.WOOD]
        sand: i64 = c[goods + m.SAND]
        value = self.go(came_from, space, stone, wood, sand, c[goods + m.GRAIN], c[goods + m.COIN], moves)
        if space == m.CASTLE and came_from == m.CASTLE and not self.last:
            value -= IDLE_LAP
        return value

    def go(
        self, came_from: i64, space: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, moves: i64
    ) -> float:
        """The rest of the lap with the next stop there."""
        value = -self.tempo
        if space == m.CASTLE:
            left = float(stone + wood + sand + grain + coin)
            if left > 3.0:
                left = 3.0
            return value + self.kept * left - LAP_END
        if space <= m.EMPLOYMENT:
            return self.work(came_from, space, stone, wood, sand, grain, coin, moves)
        if space == m.TRADING_HOUSE and moves > 2:
            return self.trading(stone, wood, sand, grain, coin)
        if space == m.TRADING_HOUSE:
            coin += self.income
            if coin >= m.HIRE_COINS:
                value += self.hire
                coin -= m.HIRE_COINS
            return value + self.go_on(space, stone, wood, sand, grain, coin, moves - 1)
        if space == m.BOARD_OF_WORKS:
            value += self.build(stone, wood, sand)
            stone -= self.houses + self.streets
            wood -= self.houses + self.markets
            sand -= self.streets + self.markets
            return value + self.go_on(space, stone, wood, sand, grain, coin, moves - 1)
        sacks: i64 = grain // m.MILL_GRAIN
        if sacks > self.prospects.flour.count:
            sacks = self.prospects.flour.count
        value += self.prospects.flour.sums[sacks]
        return value + self.go_on(
            space, stone, wood, sand, grain - m.MILL_GRAIN * sacks, coin + sacks, moves - 1
        )

    def work(
        self, came_from: i64, space: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, moves: i64
    ) -> float:
        """The rest of the lap with the next stop on an employment space."""
        value = -self.tempo
        kind: i64 = self.kinds[space]
        made: i64 = 0
        passed: i64 = came_from + 1
        while kind >= 0 and passed <= space:
            if self.kinds[passed] == kind:
                made += 1
                value += float(self.carries[passed])
            passed += 1
        return value + self.go_on(
            space,
            stone + made if kind == m.STONE else stone,
            wood + made if kind == m.WOOD else wood,
            sand + made if kind == m.SAND else sand,
            grain + made if kind == m.GRAIN else grain,
            coin + made if kind == m.COIN else coin,
            moves - 1,
        )

    def go_on(self, at: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, moves: i64) -> float:
        """The best next stop from here, of those that bring something."""
        if moves == 0:
            return 0.0
        if moves > 2:
            return self.rest_of_lap(at, stone, wood, sand, grain, coin, 0)
        best = self.go(at, m.CASTLE, stone, wood, sand, grain, coin, moves)
        space: i64 = at + 1
        while space <= m.EMPLOYMENT:
            if self.kinds[space] >= 0:
                value = self.go(at, space, stone, wood, sand, grain, coin, moves)
                if value > best:
                    best = value
            space += 1
        house = self.go_to_houses(at, stone, wood, sand, grain, coin, moves)
        return house if house > best else best

    def go_to_houses(
        self, at: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, moves: i64
    ) -> float:
        """The best of the trading house, the board of works and the mill, of those that bring something."""
        best = -1e9
        if at < m.TRADING_HOUSE and coin + self.income >= m.HIRE_COINS:
            best = self.go(at, m.TRADING_HOUSE, stone, wood, sand, grain, coin, moves)
        kinds: i64 = (1 if stone > 0 else 0) + (1 if wood > 0 else 0) + (1 if sand > 0 else 0)
        if at < m.BOARD_OF_WORKS and kinds > 1:
            value = self.go(at, m.BOARD_OF_WORKS, stone, wood, sand, grain, coin, moves)
            if value > best:
                best = value
        if at < m.MILL and grain >= m.MILL_GRAIN:
            value = self.go(at, m.MILL, stone, wood, sand, grain, coin, moves)
            if value > best:
                best = value
        return best

    def rest_of_lap(
        self, at: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, stops: i64
    ) -> float:
        """The same with all the moves one likes: what is left to do at the houses needs no trying."""
        best = self.houses_of_lap(at, stone, wood, sand, grain, coin)
        if stops == MOST_STOPS:
            return best
        kinds = self.kinds
        carries = self.carries
        space: i64 = at + 1
        while space <= m.EMPLOYMENT:
            kind: i64 = kinds[space]
            if kind < 0 or self.followed[space] == kind:  # the next one of the kind is as near
                space += 1
                continue
            value = -self.tempo
            made: i64 = 0
            passed: i64 = at + 1
            while passed <= space:
                if kinds[passed] == kind:
                    made += 1
                    value += float(carries[passed])
                passed += 1
            value += self.rest_of_lap(
                space,
                stone + made if kind == m.STONE else stone,
                wood + made if kind == m.WOOD else wood,
                sand + made if kind == m.SAND else sand,
                grain + made if kind == m.GRAIN else grain,
                coin + made if kind == m.COIN else coin,
                stops + 1,
            )
            if value > best:
                best = value
            space += 1
        return best

    def houses_of_lap(self, at: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64) -> float:
        """Trading house, board of works, mill, each if it is worth the move, and the castle."""
        plain = self.works_and_mill(at, stone, wood, sand, grain, coin)
        if at >= m.TRADING_HOUSE:
            return plain
        if coin + self.income + (stone + wood + sand + grain) // 2 < m.HIRE_COINS:
            return plain
        trading = self.trading(stone, wood, sand, grain, coin)
        return trading if trading > plain else plain

    def trading(self, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64) -> float:
        """The rest of the lap from the trading house on, with a tile hired if it can be paid somehow."""
        coin += self.income
        value = -self.tempo
        if coin + (stone + wood + sand + grain) // 2 < m.HIRE_COINS:
            return value + self.works_and_mill(m.TRADING_HOUSE, stone, wood, sand, grain, coin)
        while coin < m.HIRE_COINS:  # sell what there is most of
            pair: i64 = 0
            while pair < 2:
                if grain > 0 and grain != m.MILL_GRAIN:
                    grain -= 1
                elif sand >= wood and sand >= stone and sand > 0:
                    sand -= 1
                elif wood >= stone and wood > 0:
                    wood -= 1
                elif stone > 0:
                    stone -= 1
                else:
                    grain -= 1
                pair += 1
            coin += 1
        value += self.hire
        return value + self.works_and_mill(m.TRADING_HOUSE, stone, wood, sand, grain, coin - m.HIRE_COINS)

    def works_and_mill(self, at: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64) -> float:
        value = 0.0
        left: i64 = stone + wood + sand + grain + coin
        if at < m.BOARD_OF_WORKS:
            built = self.build(stone, wood, sand) - self.tempo
            used: i64 = 2 * (self.houses + self.streets + self.markets)
            if built > self.kept * float(used):
                value += built
                left -= used
        if at < m.MILL and grain >= m.MILL_GRAIN:
            sacks: i64 = grain // m.MILL_GRAIN
            if sacks > self.prospects.flour.count:
                sacks = self.prospects.flour.count
            ground = self.prospects.flour.sums[sacks] - self.tempo
            if ground > 0.0:
                value += ground
                left -= sacks
        kept = float(left) if left < m.CASTLE_GOODS else float(m.CASTLE_GOODS)
        return value + self.kept * kept - LAP_END - self.tempo

    def build(self, stone: i64, wood: i64, sand: i64) -> float:
        """What these goods bring at the board of works, the best of each sort taken as it stands now."""
        house = self.prospects.houses
        street = self.prospects.streets
        market = self.prospects.markets
        index: i64 = -1
        if stone < TABLE and wood < TABLE and sand < TABLE:
            index = (stone * TABLE + wood) * TABLE + sand
            if self.built_key[index] == self.prospects.number:
                plan: i64 = self.built_plan[index]
                self.houses = plan >> 8
                self.streets = plan >> 4 & 15
                self.markets = plan & 15
                return self.built[index]
        best = 0.0
        priced = 0.0
        self.houses = 0
        self.streets = 0
        self.markets = 0
        most: i64 = at_most(stone, wood, house.count)
        houses: i64 = most
        while houses >= 0:
            streets: i64 = at_most(stone - houses, sand, street.count)
            while streets >= 0:
                markets: i64 = at_most(wood - houses, sand - streets, market.count)
                while markets >= 0:
                    value = house.sums[houses] + street.sums[streets] + market.sums[markets]
                    price = value - self.kept * float(2 * (houses + streets + markets))
                    if price > priced:
                        priced = price
                        best = value
                        self.houses = houses
                        self.streets = streets
                        self.markets = markets
                    markets -= 1
                streets -= 1
            houses -= 1
        if index >= 0:
            self.built_key[index] = self.prospects.number
            self.built_plan[index] = self.houses << 8 | self.streets << 4 | self.markets
            self.built[index] = best
        return best

    def use_of(self, stone: i64, wood: i64, sand: i64, grain: i64) -> float:
        """What cubes bring at the board of works and the mill, and those that are left."""
        value = self.build(stone, wood, sand)
        used: i64 = 2 * (self.houses + self.streets + self.markets)
        sacks: i64 = grain // m.MILL_GRAIN
        if sacks > self.prospects.flour.count:
            sacks = self.prospects.flour.count
        left: i64 = stone + wood + sand + grain - used - 2 * sacks
        kept = float(left) if left < m.CASTLE_GOODS else float(m.CASTLE_GOODS)
        return value + self.prospects.flour.sums[sacks] + self.kept * kept


def at_most(one: i64, other: i64, count: i64) -> i64:
    """How many can be built with these goods."""
    result: i64 = one if one < other else other
    if result > count:
        result = count
    if result > TOP:
        result = TOP
    return result


def is_last(state: MilestonesState) -> bool:
    """No seat has a turn after its present or next one (M-E1, M-E4)."""
    c = state.cells
    return c[s.END_BY] != 0 or c[s.ROUND] >= c[s.TURN_LIMIT]
