"""The rest of a turn: what the best building, purchase and discard bring for given dice.

Building is a knapsack (one table for all numbers of workers), payments are the 32 sets of goods kinds;
the few things that join the two (food and Empire with the number of cities, Architecture with monuments,
the end of the game) are looked at together. With opponents the difference to their boards counts, as a
chance to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

# How a turn may end. The weights of all boards depend on it, through the turns that are left.
QUIET: Final = 0  # no purchase
BUYS: Final = 1  # a purchase, which may bring the end of the game nearer, or be it
CLOSES: Final = 2  # the last monument is finished: the last round (A-E1)
ENDINGS: Final = 3

# What may be bought. Two developments gain by what is built in the same turn, so they stand apart.
NOTHING: Final = 0
ANY: Final = 1
ARCHITECTURE: Final = 2
EMPIRE: Final = 3
OFFERS: Final = 4

HELD: Final = 15  # goods as they are; 0…14: after collecting so many
LOOTED: Final = 16  # no goods: revolt
GOODS_CASES: Final = 17
MAX_STONE: Final = 8
MAX_FOOD: Final = 16
MAX_COIN_DICE: Final = 8
MAX_WORKERS: Final = 56
NEVER: Final = -1e9
CERTAIN: Final = 100.0
"""What winning for sure is worth, in points; a lead counts a little beside it."""
LEAD_SHARE: Final = 0.2


class Turn:
    """What the rest of the active player's turn can bring, from the position at hand."""

    def __init__(self, state: AgesState, weights: v.Weights, goods: vec[i64]) -> None:
        """`goods`: what the player holds, or would hold; the rest is read from the state."""
        self.state = state
        self.weights = weights
        self.held = goods
        c = state.cells
        seat: i64 = c[s.ACTIVE]
        self.seat = seat
        self.base: i64 = s.SEATS + seat * s.SEAT_CELLS
        self.edition: i64 = c[s.EDITION]
        self.solo = state.solo
        self.cities: i64 = c[self.base + s.SEAT_CITIES]
        self.engineering = c[self.base + s.SEAT_OWNS + m.ENGINEERING] != 0
        self.commerce = c[self.base + s.SEAT_OWNS + m.COMMERCE] != 0
        self.caravans = c[self.base + s.SEAT_OWNS + m.CARAVANS] != 0
        self.food_price: i64 = state.food_price()
        late = self.edition == m.LATE
        step: i64 = c[s.STEP]
        self.may_build = (
            step <= s.SPEARHEADS_STEP or step == s.BUILD_STEP or (step < s.BUILD_STEP and not late)
        )
        """Whether the step of building is still to come or under way."""
        self.coin_die: i64 = state.coin_value()
        self.architecture: i64 = 0
        if c[self.base + s.SEAT_OWNS + m.ARCHITECTURE] != 0:
            self.architecture = m.ARCHITECTURE_POINTS[self.edition]
        self.set_endings()
        self.set_buildings()
        # Goods and purchases are worked out when they are first asked for.
        cases: i64 = GOODS_CASES * MAX_STONE
        self.goods_known = vec[i64]([0] * int(cases))
        self.paid = vec[i64]([0] * int(cases * 32))
        self.left_count = vec[i64]([0] * int(cases * 32))
        self.left_worth = vec[float]([0.0] * int(cases * 32 * ENDINGS))
        self.all_worth = vec[float]([0.0] * int(cases * 32 * ENDINGS))
        purchases: i64 = cases * MAX_COIN_DICE * (MAX_FOOD if self.food_price > 0 else 1)
        self.purchase_known = vec[i64]([0] * int(purchases))
        self.offer_worth = vec[float]([0.0] * int(purchases * 2 * OFFERS))
        self.offer_what = vec[i64]([0] * int(purchases * 2 * OFFERS))
        # The best plan of the last call of `best`.
        self.lead = 0.0
        self.ending: i64 = 0
        self.stone: i64 = 0
        self.more_cities: i64 = 0
        self.bought: i64 = -1
        self.payment: i64 = 0

    # The ways to end the turn

    def set_endings(self) -> None:
        """For each ending the turns left, the weights, and what the other boards come to."""
        state = self.state
        c = state.cells
        players: i64 = c[s.PLAYERS]
        self.own_weights: list[vec[float]] = []
        self.other_weights: list[vec[float]] = []  # a row of players for each ending
        self.scales = vec[float]([1.0, 1.0, 1.0])
        self.standing = vec[float]([0.0, 0.0, 0.0])
        self.turns_after = vec[float]([0.0, 0.0, 0.0])
        own_score = float(scoring.score(state, int(self.seat)))
        if self.commerce:
            own_score -= float(state.goods_held(int(self.seat)))  # counted with the goods that are left
        self.shares = self.rivals(players)
        ending: i64 = 0
        while ending < ENDINGS:
            rounds = 0.0
            if ending != CLOSES or self.solo:
                rounds = v.rounds_left(state, self.weights, i64(1) if ending == BUYS else i64(0))
            self.turns_after[ending] = rounds
            own = self.weights.at(rounds)
            self.own_weights.append(own)
            standing = own_score + v.owned_part(state, self.seat, own)
            turns = rounds
            most = 0.0
            other: i64 = 0
            while other < players:
                more = 1.0 if v.yet_to_play(state, other) else 0.0
                w = self.weights.at(rounds + more)
                self.other_weights.append(w)
                if other != self.seat:
                    most = max(most, rounds + more)
                    standing -= self.shares[other] * self.other_standing(other, w)
                other += 1
            self.scales[ending] = self.weights.scale(turns + most)
            self.standing[ending] = standing
            ending += 1

    def rivals(self, players: i64) -> vec[float]:
        """How much each opponent counts: those who are ahead more."""
        shares = vec[float]([0.0] * int(players))
        if players == 1:
            return shares
        rounds = v.rounds_left(self.state, self.weights, 0)
        total = 0.0
        seat: i64 = 0
        while seat < players:
            if seat != self.seat:
                w = self.weights.at(rounds)
                score = float(scoring.score(self.state, int(seat)))
                shares[seat] = exp((score + v.future(self.state, seat, w)) / 6.0)
                total += shares[seat]
            seat += 1
        seat = 0
        while seat < players:
            shares[seat] = shares[seat] / total
            seat += 1
        return shares

    def other_standing(self, seat: i64, w: vec[float]) -> float:
        """An opponent's value without monuments, which change with what the player builds."""
        state = self.state
        value = float(scoring.score(state, int(seat)))
        return value + v.future(state, seat, w) - v.monuments_part(state, seat, w)

    def utility(self, lead: float, ending: i64) -> float:
        """Alone, points; else the chance to win, and a little for the lead itself."""
        if self.solo:
            return lead
        steps = lead / self.scales[ending]
        if steps < -30.0:
            return LEAD_SHARE * lead
        return CERTAIN / (1.0 + exp(-steps)) + LEAD_SHARE * lead

    # Building

    def set_buildings(self) -> None:
        """Tables for all numbers of workers: the best work on monuments, and with it on cities."""
        self.city_worth = vec[float]([0.0] * (ENDINGS * 19))
        self.city_count = vec[i64]([0] * 19)
        self.city_rest = vec[i64]([0] * 19)
        self.fill_cities()
        self.closing: i64 = self.boxes_to_close()
        self.endings: i64 = ENDINGS if self.closing < MAX_WORKERS else CLOSES
        """Closing is the last of them, and mostly out of reach."""
        self.monument_worth = vec[float]([NEVER] * (ENDINGS * MAX_WORKERS))
        self.monument_work = vec[i64]([0] * (ENDINGS * m.MONUMENTS * MAX_WORKERS))
        self.build_worth = vec[float]([NEVER] * (ENDINGS * 5 * MAX_WORKERS))
        self.build_city = vec[i64]([0] * (ENDINGS * 5 * MAX_WORKERS))
        ending: i64 = 0
        while ending < self.endings:
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
                worth = v.cities_part(self.own_weights[ending], count, marked)
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
        w = self.own_weights[ending]
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
                    self.other_weights[ending * players + other], self.edition, monument, others, lost, left
                )
                gain -= self.shares[other] * part
            other += 1
        return gain

    def pack_monuments(self, ending: i64) -> None:
        """A knapsack: monument by monument, the best share of every number of workers."""
        c = self.state.cells
        row: i64 = ending * MAX_WORKERS
        before = vec[float]([0.0] * MAX_WORKERS)
        forbidden: i64 = self.last_to_close() if ending != CLOSES else -1
        monument: i64 = 0
        while monument < m.MONUMENTS:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            if marked >= 0:
                most: i64 = m.MONUMENT_BOXES[monument] - marked
                least: i64 = 0
                if ending == CLOSES and c[s.FIRST_BY + monument] == 0:
                    least = most
                if monument == forbidden:
                    most -= 1  # finishing all of them is another ending
                after = vec[float]([NEVER] * MAX_WORKERS)
                chosen: i64 = (ending * m.MONUMENTS + monument) * MAX_WORKERS
                work: i64 = least
                while work <= most:
                    gain = self.monument_gain(ending, monument, work)
                    workers: i64 = work
                    while workers < MAX_WORKERS:
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

    def last_to_close(self) -> i64:
        """The monument left for last where one turn could finish them all."""
        if self.closing >= MAX_WORKERS:
            return -1
        c = self.state.cells
        found: i64 = -1
        most: i64 = 0
        monument: i64 = 0
        while monument < m.MONUMENTS:
            marked: i64 = c[self.base + s.SEAT_BOXES + m.CITIES + monument]
            left: i64 = m.MONUMENT_BOXES[monument] - marked
            if marked >= 0 and c[s.FIRST_BY + monument] == 0 and left > most:
                found = monument
                most = left
            monument += 1
        return found

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

    # Goods

    def goods_in(self, case: i64, stone_spent: i64) -> vec[i64]:
        """A-T7, A-T8: what lies on the tracks; `stone_spent` for Engineering."""
        if case == LOOTED:
            return vec[i64]([0, 0, 0, 0, 0])
        goods = self.held[:]
        if case != HELD:
            left: i64 = case
            kind: i64 = 0
            while left > 0:
                if goods[kind] < m.MAX_HELD[kind]:
                    goods[kind] += 1
                left -= 1
                kind += 1
                if kind == m.KINDS:
                    kind = 0
            quarrying = self.state.cells[self.base + s.SEAT_OWNS + m.QUARRYING] != 0
            if case >= 2 and quarrying and goods[m.STONE] < m.MAX_HELD[m.STONE]:
                goods[m.STONE] += 1
        goods[m.STONE] -= stone_spent
        return goods

    def know_goods(self, key: i64, goods: vec[i64]) -> None:
        """For each set of kinds paid away: its value, and what the rest is worth after the discard."""
        self.goods_known[key] = 1
        kinds: i64 = 0
        while kinds < 32:
            at: i64 = key * 32 + kinds
            rest = goods[:]
            value: i64 = 0
            whole = True  # only kinds that are held can be paid with
            kind: i64 = 0
            while kind < m.KINDS:
                if (kinds >> kind) & 1:
                    held: i64 = rest[kind]
                    whole = whole and held > 0
                    value += (kind + 1) * held * (held + 1) // 2
                    rest[kind] = 0
                kind += 1
            self.paid[at] = value if whole else i64(-1)
            if whole:
                ending: i64 = 0
                while ending < self.endings:
                    w = self.own_weights[ending]
                    self.all_worth[at * ENDINGS + ending] = self.keep_worth(w, rest)
                    ending += 1
                if self.caravans or total(rest) <= m.GOODS_LIMIT:
                    self.left_count[at] = total(rest)
                    ending = 0
                    while ending < self.endings:
                        self.left_worth[at * ENDINGS + ending] = self.all_worth[at * ENDINGS + ending]
                        ending += 1
                else:
                    self.left_count[at] = m.GOODS_LIMIT
                    ending = 0
                    while ending < self.endings:
                        w = self.own_weights[ending]
                        kept = rest[:]
                        while total(kept) > m.GOODS_LIMIT:
                            kept[cheapest(w, kept)] -= 1
                        self.left_worth[at * ENDINGS + ending] = self.keep_worth(w, kept)
                        ending += 1
            kinds += 1

    def keep_worth(self, w: vec[float], goods: vec[i64]) -> float:
        worth = v.goods_part(w, goods)
        return worth + float(total(goods)) if self.commerce else worth

    # Buying

    def know_purchases(self, at: i64, key: i64, coins: i64, food: i64) -> None:
        """The best of each of the four offers, if the game goes on as it does or ends (BUYS, CLOSES)."""
        self.purchase_known[at] = 1
        closing: i64 = 0
        while closing < self.endings - 1:
            ending: i64 = CLOSES if closing else BUYS
            row: i64 = (at * 2 + closing) * OFFERS
            unsold: i64 = CLOSES if closing else QUIET
            self.offer_worth[row + NOTHING] = self.left_worth[key * 32 * ENDINGS + unsold]
            offer: i64 = ANY
            while offer < OFFERS:
                self.offer_worth[row + offer] = NEVER
                offer += 1
            development: i64 = 0
            while development < m.DEVELOPMENTS:
                cost: i64 = m.DEVELOPMENT_COST[self.edition * m.DEVELOPMENTS + development]
                if cost > 0 and self.state.cells[self.base + s.SEAT_OWNS + development] == 0:
                    offer = ANY
                    if development == m.ARCHITECTURE:
                        offer = ARCHITECTURE
                    elif development == m.EMPIRE:
                        offer = EMPIRE
                    self.pay_for(row + offer, ending, development, key, cost - coins, food)
                development += 1
            closing += 1

    def pay_for(self, at: i64, ending: i64, development: i64, key: i64, needed: i64, food: i64) -> None:
        """Enter the development under an offer if, with its best payment, it is the best so far."""
        w = self.own_weights[ending]
        points = float(m.DEVELOPMENT_POINTS[self.edition * m.DEVELOPMENTS + development])
        gain = points + w[v.OWN + development]
        full = v.food_part(w, self.cities, food) if self.food_price > 0 else 0.0
        kinds: i64 = 0
        while kinds < 32:
            goods: i64 = key * 32 + kinds
            paid: i64 = self.paid[goods]
            sold: i64 = 0
            if 0 <= paid < needed and self.food_price > 0:
                sold = (needed - paid + self.food_price - 1) // self.food_price
            if paid >= 0 and paid + sold * self.food_price >= needed and sold <= food:
                worth = gain + self.left_worth[goods * ENDINGS + ending]
                if development == m.CARAVANS:
                    worth = gain + self.all_worth[goods * ENDINGS + ending]
                elif development == m.COMMERCE:
                    worth += float(self.left_count[goods])
                if sold > 0:
                    worth += v.food_part(w, self.cities, food - sold) - full
                if worth > self.offer_worth[at] + 1e-9:
                    self.offer_worth[at] = worth
                    self.offer_what[at] = (development * 32 + kinds) * MAX_FOOD + sold
            kinds += 1

    # All of it

    def best(self, workers: i64, case: i64, coins: i64, food: i64, shift: float) -> float:
        """The utility of the best plan; the plan itself is left in the attributes.

        `shift`: points won or lost on the way, by famine and disasters.
        """
        best = NEVER
        most_stone: i64 = 0
        if not self.may_build:
            workers = 0
        elif self.engineering:
            most_stone = self.goods_in(case, 0)[m.STONE]
        stone: i64 = 0
        while stone <= most_stone:
            hands: i64 = min(workers + 3 * stone, MAX_WORKERS - 1)
            key: i64 = case * MAX_STONE + stone
            if self.goods_known[key] == 0:
                self.know_goods(key, self.goods_in(case, stone))
            at: i64 = key * MAX_COIN_DICE + coins // self.coin_die
            if self.food_price > 0:
                at = at * MAX_FOOD + food
            if self.purchase_known[at] == 0:
                self.know_purchases(at, key, coins, food)
            best = max(best, self.best_joined(hands, stone, at, food, shift, best))
            stone += 1
        return best

    def best_joined(self, hands: i64, stone: i64, at: i64, food: i64, shift: float, best: float) -> float:
        """Building and buying joined."""
        ending: i64 = 0
        while ending < self.endings:
            row: i64 = (at * 2 + (1 if ending == CLOSES else 0)) * OFFERS
            first: i64 = ANY if ending == BUYS else NOTHING
            last: i64 = NOTHING if ending == QUIET else EMPIRE
            more: i64 = 0
            while more < 5:
                built = self.build_worth[(ending * 5 + more) * MAX_WORKERS + hands]
                if built > NEVER / 2.0:
                    cities: i64 = self.cities + more
                    built += self.standing[ending] + shift
                    built += v.food_part(self.own_weights[ending], cities, food)
                    offer: i64 = first
                    while offer <= last:
                        lead = built + self.offer_worth[row + offer]
                        if lead > NEVER / 2.0:
                            if offer == EMPIRE:
                                lead += float(cities)
                            elif offer == ARCHITECTURE:
                                finished = self.monuments_finished(ending, more, hands)
                                lead += float(finished * m.ARCHITECTURE_POINTS[self.edition])
                            worth = self.utility(lead, ending)
                            if worth > best + 1e-9:
                                best = worth
                                self.lead = lead
                                self.ending = ending
                                self.stone = stone
                                self.more_cities = more
                                what: i64 = self.offer_what[row + offer]
                                self.bought = what // (32 * MAX_FOOD) if offer != NOTHING else i64(-1)
                                self.payment = what // MAX_FOOD % 32
                        offer += 1
                more += 1
            ending += 1
        return best

    # Dice

    def disaster(self, skulls: i64) -> float:
        """A-T11: points lost by the player or, with the sign turned, by the opponents."""
        c = self.state.cells
        owns: i64 = self.base + s.SEAT_OWNS
        if skulls == 2:
            return 0.0 if c[owns + m.IRRIGATION] != 0 else -2.0
        if skulls == 3:
            if self.solo:
                return 0.0 if c[owns + m.MEDICINE] != 0 else -3.0
            return 3.0 * self.unprotected(s.SEAT_OWNS + m.MEDICINE, 1)
        if skulls == 4:
            if c[owns + m.SMITHING] != 0:
                return 4.0 * self.unprotected(s.SEAT_BOXES + m.CITIES + m.GREAT_WALL, 13)
            return 0.0 if self.state.behind_wall(self.seat) else -4.0
        if skulls >= 5 and c[owns + m.RELIGION] != 0:
            return self.loot()
        return 0.0

    def unprotected(self, offset: i64, full: i64) -> float:
        """The opponents whose cell at `offset` is not `full`, as they count."""
        c = self.state.cells
        sum_of_shares = 0.0
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            cell = self.state.seat_base(seat) + offset
            if seat != self.seat and c[cell] != full:  # cells: the caller names the field
                sum_of_shares += self.shares[seat]
            seat += 1
        return sum_of_shares

    def loot(self) -> float:
        """Religion: the goods that opponents without it lose."""
        c = self.state.cells
        players: i64 = c[s.PLAYERS]
        worth = 0.0
        seat: i64 = 0
        while seat < players:
            if seat != self.seat and c[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_OWNS + m.RELIGION] == 0:
                goods = v.goods_of(self.state, seat)
                worth += self.shares[seat] * v.goods_part(self.other_weights[seat], goods)
            seat += 1
        return worth

    def split_value(self, rank: i64, for_food: i64) -> float:
        """The utility of final dice with so many food-or-workers dice taken for food."""
        c = self.state.cells
        at: i64 = rank * m.FACES
        others: i64 = a.FACES_OF[at + m.FACE_EITHER] - for_food
        food_dice: i64 = a.FACES_OF[at + m.FACE_FOOD]
        worker_dice: i64 = a.FACES_OF[at + m.FACE_WORKERS]
        skulls: i64 = a.FACES_OF[at + m.FACE_SKULL]
        food: i64 = c[self.base + s.SEAT_FOOD] + 3 * food_dice + 2 * for_food
        if c[self.base + s.SEAT_OWNS + m.AGRICULTURE] != 0:
            food += food_dice + for_food
        workers: i64 = 3 * worker_dice + 2 * others
        if c[self.base + s.SEAT_OWNS + m.MASONRY] != 0:
            workers += worker_dice + others
        food = min(food, m.MAX_FOOD)
        eaten: i64 = min(food, self.cities)
        shift = float(eaten - self.cities) + self.disaster(skulls)
        case: i64 = a.FACES_OF[at + m.FACE_GOOD] + 2 * skulls
        if skulls >= 5 and c[self.base + s.SEAT_OWNS + m.RELIGION] == 0:
            case = LOOTED
        coins: i64 = self.coin_die * a.FACES_OF[at + m.FACE_COINS]
        return self.best(workers, case, coins, food - eaten, shift)

    def final_values(self, leads: vec[float]) -> vec[float]:
        """The utility of every final multiset of this turn's dice; `leads` takes the leads with it."""
        values = vec[float]([0.0] * a.RANKS)
        rank: i64 = a.FIRST_RANK[self.cities]
        while rank < a.FIRST_RANK[self.cities + 1]:
            best = NEVER
            for_food: i64 = 0
            while for_food <= a.FACES_OF[rank * m.FACES + m.FACE_EITHER]:
                worth = self.split_value(rank, for_food)
                if worth > best:
                    best = worth
                    leads[rank] = self.lead
                for_food += 1
            values[rank] = best
            rank += 1
        return values

    def others_standing(self) -> float:
        """The opponents' expected score as it counts: the own one is the lead on top of it."""
        value = 0.0
        players: i64 = self.state.cells[s.PLAYERS]
        seat: i64 = 0
        while seat < players:
            if seat != self.seat:
                w = self.other_weights[seat]
                score = float(scoring.score(self.state, int(seat)))
                value += self.shares[seat] * (score + v.future(self.state, seat, w))
            seat += 1
        return value


def total(goods: vec[i64]) -> i64:
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


def cheapest(w: vec[float], goods: vec[i64]) -> i64:
    """The kind of which one good is missed least."""
    best: i64 = -1
    most = NEVER
    kind: i64 = 0
    while kind < m.KINDS:
        if goods[kind] > 0:
            goods[kind] -= 1
            worth = v.goods_part(w, goods)
            goods[kind] += 1
            if worth > most:
                most = worth
                best = kind
        kind += 1
    return best
