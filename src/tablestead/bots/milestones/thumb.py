"""Rules of thumb for every decision of Milestones, as a score in points for each legal action.

A move is chosen by the rest of the lap: every row of stops up to the castle is tried, with what its goods
would build on the board as it stands, less a price for each move. All else is decided step by step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.milestones.prospects import (
    FAR_END,
    TOP,
    Prospects,
    can_be_middle,
    house_value,
    point_value,
)
from tablestead.bots.milestones.row import Row, turns_left
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

MOST_CHOICES: Final = 512
TEMPO: Final = 1.9
"""The price of a move: about what a move brings in a good game."""
KEPT: Final = 0.6
"""A good that outlives the castle."""
COIN: Final = 1.0
LAP_END: Final = 1.0
"""The castle takes a worker."""
HIRE_A_TURN: Final = 0.45
MOST_HIRE: Final = 5.0
"""What a hired tile brings, as long as it is not looked at closer."""
MANY_MOVES: Final = 99
FULL_ROW: Final = 5
"""With fewer workers a move brings less."""
IDLE_LAP: Final = 3.0
"""From castle to castle: nothing gained, a worker lost."""
MOST_STOPS: Final = 4
"""On workers, in a lap that is planned."""


class Thumb:
    """Scores what can be done; `weigh` leaves them in `scores`."""

    def __init__(self) -> None:
        self.scores = vec[float]([0.0] * MOST_CHOICES)
        self.prospects = Prospects()
        self.row = Row()
        self.kinds = vec[i64]([-1] * (m.EMPLOYMENT + 1))
        self.carries = vec[i64]([0] * (m.EMPLOYMENT + 1))
        self.followed = vec[i64]([-1] * (m.EMPLOYMENT + 1))
        """The kind of the next worker after a space."""
        self.built_key = vec[i64]([-1] * 512)
        self.built_plan = vec[i64]([0] * 512)
        self.built = vec[float]([0.0] * 512)
        """What `build` found, by the goods, for the prospects of that number."""
        # How it stands for the seat that decides.
        self.last = False
        self.tempo = 0.0
        self.kept = 0.0
        self.income: i64 = 0
        self.hire = 0.0
        self.price = TEMPO
        self.slope = 0.13
        self.offset = 0.3
        self.least = -0.3
        self.keep = KEPT
        self.lap_end = LAP_END
        self.coin = COIN
        self.hire_turn = HIRE_A_TURN
        self.hire_most = MOST_HIRE
        # What `build` would build.
        self.houses: i64 = 0
        self.streets: i64 = 0
        self.markets: i64 = 0

    def forget(self) -> None:
        """The next position may be of another game."""
        self.prospects.forget()

    def best(self, state: MilestonesState, legal: list[int]) -> int:
        """The action with the highest score, the first of equals."""
        self.weigh(state, legal)
        scores = self.scores
        found: i64 = 0
        index: i64 = 1
        count: i64 = len(legal)
        while index < count:
            if scores[index] > scores[found]:
                found = index
            index += 1
        return legal[found]

    def weigh(self, state: MilestonesState, legal: list[int]) -> None:
        step: i64 = state.cells[s.STEP]
        if step == s.MOVE_STEP:
            self.weigh_moves(state, legal)
        elif step == s.WORKS_STEP:
            self.weigh_builds(state, legal)
        elif step == s.MIDDLE_STEP:
            self.weigh_middles(state, legal)
        elif step == s.FAR_STEP:
            self.weigh_far_ends(state, legal)
        elif step == s.TRADE_STEP:
            self.weigh_trades(state, legal)
        elif step == s.DRAFT_STEP:
            self.weigh_drafts(state, legal)
        elif step == s.PLACE_STEP:
            self.weigh_places(state, legal)
        elif step == s.MILL_STEP:
            self.weigh_deliveries(state, legal)
        elif step == s.RETURN_STEP:
            self.weigh_returns(state, legal)
        elif step == s.COVER_STEP:
            self.weigh_covers(state, legal)
        else:
            self.weigh_bonuses(state, legal)

    def look(self, state: MilestonesState) -> None:
        """How it stands for the active seat."""
        c = state.cells
        self.last = c[s.END_BY] != 0
        self.tempo = 0.0 if self.last else self.price
        self.kept = 0.02 if self.last else self.keep
        turns = turns_left(state)
        self.hire = self.hire_turn * turns
        if self.hire > self.hire_most:
            self.hire = self.hire_most
        if state.visible_workers(state.active) < 4:
            self.hire += 2.0
        self.prospects.look(state, self.last)
        house = self.prospects.houses
        street = self.prospects.streets.sums[1]
        second = house.sums[2] - house.sums[1]
        if street > second:
            second = street
        if not self.last:
            tempo = self.slope * (house.sums[1] + second) - self.offset
            workers = state.visible_workers(state.active)
            if workers < FULL_ROW and tempo > 0.0:
                tempo *= float(workers) / float(FULL_ROW)
            if tempo < self.least:
                tempo = self.least
            self.tempo = tempo if tempo < self.price else self.price

    # Moves: the rest of the lap

    def weigh_moves(self, state: MilestonesState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
        base = state.seat_base()
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = c[base + s.WORKER + space]
            self.kinds[space] = (worker - 1) // m.NUMBERS if worker > 0 else -1
            self.carries[space] = c[base + s.CARRIES + space]
            space += 1
        following: i64 = -1
        space = m.EMPLOYMENT
        while space > 0:
            self.followed[space] = following
            if self.kinds[space] >= 0:
                following = self.kinds[space]
            space -= 1
        self.income = 1 if state.ascending(state.active) else 0
        start: i64 = c[base + s.PIECE]
        goods: i64 = base + s.GOODS
        moves: i64 = 2 - c[s.MOVES] if self.last else MANY_MOVES
        for index, action in enumerate(legal):
            space = action - a.MOVE
            self.scores[index] = self.go(
                start, space, c[goods], c[goods + 1], c[goods + 2], c[goods + 3], c[goods + 4], moves
            )
            if space == m.CASTLE and start == m.CASTLE and not self.last:
                self.scores[index] -= IDLE_LAP

    def go(
        self, start: i64, space: i64, stone: i64, wood: i64, sand: i64, grain: i64, coin: i64, moves: i64
    ) -> float:
        """The rest of the lap with the next stop there."""
        value = -self.tempo
        if space == m.CASTLE:
            left = float(stone + wood + sand + grain + coin)
            if left > 3.0:
                left = 3.0
            return value + self.kept * left - self.lap_end
        if space <= m.EMPLOYMENT:
            kind: i64 = self.kinds[space]
            if kind < 0:
                return value + self.go_on(space, stone, wood, sand, grain, coin, moves - 1)
            made: i64 = 0
            passed: i64 = start + 1
            while passed <= space:
                if self.kinds[passed] == kind:
                    made += 1
                    value += float(self.carries[passed])
                passed += 1
            if kind == m.STONE:
                stone += made
            elif kind == m.WOOD:
                wood += made
            elif kind == m.SAND:
                sand += made
            elif kind == m.GRAIN:
                grain += made
            else:
                coin += made
            return value + self.go_on(space, stone, wood, sand, grain, coin, moves - 1)
        if space == m.TRADING_HOUSE:
            coin += self.income
            while coin < m.HIRE_COINS and stone + wood + sand + grain > 1:  # sell what there is most of
                pair: i64 = 0
                while pair < 2:
                    if grain > 0 and grain != m.MILL_GRAIN:
                        grain -= 1
                    elif sand >= wood and sand >= stone:
                        sand -= 1
                    elif wood >= stone:
                        wood -= 1
                    elif stone > 0:
                        stone -= 1
                    else:
                        grain -= 1
                    pair += 1
                coin += 1
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
        cubes: i64 = stone + wood + sand + grain
        if at < m.TRADING_HOUSE and coin + self.income + cubes // 2 >= m.HIRE_COINS:
            value = self.go(at, m.TRADING_HOUSE, stone, wood, sand, grain, coin, moves)
            if value > best:
                best = value
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
        coin += self.income
        if coin + (stone + wood + sand + grain) // 2 < m.HIRE_COINS:
            return plain
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
        hiring = self.hire - self.tempo
        hiring += self.works_and_mill(at, stone, wood, sand, grain, coin - m.HIRE_COINS)
        return hiring if hiring > plain else plain

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
        return value + self.kept * kept - self.lap_end - self.tempo

    def build(self, stone: i64, wood: i64, sand: i64) -> float:
        """What these goods bring at the board of works, the best of each sort taken as it stands now."""
        house = self.prospects.houses
        street = self.prospects.streets
        market = self.prospects.markets
        index: i64 = -1
        if stone < 8 and wood < 8 and sand < 8:
            index = stone * 64 + wood * 8 + sand
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

    # The board of works

    def weigh_builds(self, state: MilestonesState, legal: list[int]) -> None:
        """The points, less what the goods are worth for another day."""
        self.look(state)
        takes = state.bonuses_takeable()
        price = 2.0 * self.kept
        for index, action in enumerate(legal):
            act: i64 = action
            value = 0.0
            if act >= a.HOUSE:
                value = house_value(state, act - a.HOUSE, takes, self.last) + 0.5 - price
            elif act >= a.MARKET:
                value = point_value(state, act - a.MARKET, takes, self.last) - price
            elif act >= a.STREET:
                value = self.street_value(state, act - a.STREET, takes) - price
            self.scores[index] = value

    def street_value(self, state: MilestonesState, start: i64, takes: i64) -> float:
        """The best section from here."""
        best = -1e9
        at: i64 = start * m.DIRECTIONS
        end: i64 = at + m.DIRECTIONS
        while at < end:
            middle: i64 = state.board.neighbours[at]
            if middle >= 0 and can_be_middle(state, middle):
                value = point_value(state, middle, takes, self.last) + self.far_value(state, middle)
                if value > best:
                    best = value
            at += 1
        return best

    def far_value(self, state: MilestonesState, middle: i64) -> float:
        """The best far end of a section with this middle."""
        best: i64 = 0
        at: i64 = middle * m.DIRECTIONS
        end: i64 = at + m.DIRECTIONS
        while at < end:
            point: i64 = state.board.neighbours[at]
            if point >= 0 and state.board.values[point] > best and state.free(point):
                best = state.board.values[point]
            at += 1
        return FAR_END * float(best)

    def weigh_middles(self, state: MilestonesState, legal: list[int]) -> None:
        self.last = state.cells[s.END_BY] != 0
        takes = state.bonuses_takeable()
        for index, action in enumerate(legal):
            point: i64 = action - a.POINT
            self.scores[index] = point_value(state, point, takes, self.last) + self.far_value(state, point)

    def weigh_far_ends(self, state: MilestonesState, legal: list[int]) -> None:
        for index, action in enumerate(legal):
            self.scores[index] = FAR_END * float(state.board.values[action - a.POINT])

    def weigh_bonuses(self, state: MilestonesState, legal: list[int]) -> None:
        """Always taken; on the worker farthest along, which is passed most often."""
        for index, action in enumerate(legal):
            self.scores[index] = 0.0 if action == a.LEAVE else 2.0 + 0.05 * float(action - a.BONUS)

    # The trading house

    def weigh_trades(self, state: MilestonesState, legal: list[int]) -> None:
        c = state.cells
        self.look(state)
        self.row.read(state, c[s.ACTIVE])
        now = self.row.worth()
        goods: i64 = state.seat_base() + s.GOODS
        stone: i64 = c[goods + m.STONE]
        wood: i64 = c[goods + m.WOOD]
        sand: i64 = c[goods + m.SAND]
        coin: i64 = c[goods + m.COIN]
        use = self.use_of(stone, wood, sand, c[goods + m.GRAIN])
        coins = self.coin * float(m.HIRE_COINS) if not self.last else 0.0
        hire = 0.0
        if coin == m.HIRE_COINS - 1 and c[s.HIRED] == 0 and not self.last:
            hire = self.best_hire(state) - now - coins
        for index, action in enumerate(legal):
            act: i64 = action
            value = 0.0
            if act >= a.HIRE:
                value = self.row.best_space(act - a.HIRE) - now - coins
            elif act >= a.SELL:
                value = self.sale_value(state, act - a.SELL, use) + hire
            elif act >= a.BUY:
                good: i64 = act - a.BUY
                more = self.use_of(
                    stone + (1 if good == m.STONE else 0),
                    wood + (1 if good == m.WOOD else 0),
                    sand + (1 if good == m.SAND else 0),
                    c[goods + m.GRAIN] + (1 if good == m.GRAIN else 0),
                )
                value = more - use - coins - 0.1
                if coin < 2 * m.HIRE_COINS and c[s.HIRED] == 0:
                    value -= 0.5  # there may be somebody to hire
            self.scores[index] = value

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

    def sale_value(self, state: MilestonesState, pair: i64, use: float) -> float:
        """A coin for two cubes: good when they are of little use; more so when it is the coin to hire."""
        c = state.cells
        goods: i64 = state.seat_base() + s.GOODS
        one: i64 = m.SALES[2 * pair]
        other: i64 = m.SALES[2 * pair + 1]
        c[goods + one] -= 1
        c[goods + other] -= 1
        without = self.use_of(c[goods], c[goods + 1], c[goods + 2], c[goods + 3])
        c[goods + one] += 1
        c[goods + other] += 1
        value = without - use
        if self.last:
            return value - 0.1
        return value + self.coin - 0.1

    def best_hire(self, state: MilestonesState) -> float:
        best = -1e9
        slot: i64 = 0
        while slot < m.DISPLAY:
            tile: i64 = state.cells[s.DISPLAY + slot]
            if tile > 0:
                value = self.row.best_space(tile - 1)
                if value > best:
                    best = value
            slot += 1
        return best

    def weigh_drafts(self, state: MilestonesState, legal: list[int]) -> None:
        self.row.read(state, state.cells[s.ACTIVE])
        for index, action in enumerate(legal):
            self.scores[index] = self.row.best_space(action - a.DRAFT)

    def weigh_places(self, state: MilestonesState, legal: list[int]) -> None:
        self.row.read(state, state.cells[s.ACTIVE])
        tile: i64 = state.cells[s.PLACING] - 1
        for index, action in enumerate(legal):
            self.scores[index] = self.row.with_tile(tile, action - a.AT + 1)

    # The mill and the castle

    def weigh_deliveries(self, state: MilestonesState, legal: list[int]) -> None:
        """The points and a coin; two grain are worth little elsewhere."""
        for index, action in enumerate(legal):
            value = 0.0
            if action != a.DONE:
                value = float(state.flour_points(action - a.FLOUR)) - 0.5
            self.scores[index] = value

    def weigh_returns(self, state: MilestonesState, legal: list[int]) -> None:
        """Give back what the rest can do best without."""
        c = state.cells
        self.look(state)
        goods: i64 = state.seat_base() + s.GOODS
        for index, action in enumerate(legal):
            good: i64 = action - a.RETURN
            c[goods + good] -= 1
            stone: i64 = c[goods]
            wood: i64 = c[goods + 1]
            sand: i64 = c[goods + 2]
            grain: i64 = c[goods + 3]
            coin: i64 = c[goods + 4]
            c[goods + good] += 1
            value = self.build(stone, wood, sand) + 1.5 * float(grain if grain < 2 else 2)
            value += 0.8 * float(stone if stone < 2 else 2) + 0.6 * float(wood if wood < 2 else 2)
            value += 0.5 * float(sand if sand < 2 else 2) + 1.1 * float(coin if coin < 2 else 2)
            self.scores[index] = value

    def weigh_covers(self, state: MilestonesState, legal: list[int]) -> None:
        self.row.read(state, state.cells[s.ACTIVE])
        for index, action in enumerate(legal):
            self.scores[index] = self.row.without(action - a.COVER + 1)


def at_most(one: i64, other: i64, count: i64) -> i64:
    """How many can be built with these goods."""
    result: i64 = one if one < other else other
    if result > count:
        result = count
    return result if result < TOP else TOP
