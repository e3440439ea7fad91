"""The rest of a turn: what the best building, purchase and discard bring for given dice.

Building is a knapsack (one table for all numbers of workers), payments are the 32 sets of goods kinds;
the few things that join the two (food and Empire with the number of cities, Architecture with monuments,
the end of the game) are looked at together. With opponents the difference to their boards counts, as a
chance to win.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.building import MAX_WORKERS, Building
from tablestead.bots.ages.endings import BUYS, CLOSES, NEVER, QUIET, Endings
from tablestead.bots.ages.purse import (
    ANY,
    ARCHITECTURE,
    EMPIRE,
    HELD,
    LOOTED,
    MAX_COIN_DICE,
    MAX_FOOD,
    MAX_STONE,
    NOTHING,
    OFFERS,
    Purse,
)
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState


class Turn:
    """What the rest of the active player's turn can bring, from the position at hand."""

    def __init__(self, state: AgesState, weights: v.Weights, goods: vec[i64]) -> None:
        """`goods`: what the player holds, or would hold; the rest is read from the state."""
        self.state = state
        c = state.cells
        self.seat: i64 = c[s.ACTIVE]
        self.base: i64 = s.SEATS + self.seat * s.SEAT_CELLS
        self.edition: i64 = c[s.EDITION]
        self.solo = state.solo
        self.cities: i64 = c[self.base + s.SEAT_CITIES]
        self.engineering = c[self.base + s.SEAT_OWNS + m.ENGINEERING] != 0
        step: i64 = c[s.STEP]
        late = self.edition == m.LATE
        self.may_build = (
            step <= s.SPEARHEADS_STEP or step == s.BUILD_STEP or (step < s.BUILD_STEP and not late)
        )
        """Whether the step of building is still to come or under way."""
        self.coin_die: i64 = state.coin_value()
        self.endings = Endings(state, weights)
        self.building = Building(state, self.endings)
        self.purse = Purse(state, self.endings, self.building.reachable, goods)
        # The best plan of the last call of `best`.
        self.lead = 0.0
        self.ending: i64 = 0
        self.stone: i64 = 0
        self.more_cities: i64 = 0
        self.bought: i64 = -1
        self.payment: i64 = 0

    # Building and buying together

    def best_in_hand(self) -> float:
        """The best plan for what the player has in hand in the later steps of a turn."""
        c = self.state.cells
        return self.best(c[s.WORKERS], HELD, c[s.COINS], c[self.base + s.SEAT_FOOD], 0.0)

    def best(self, workers: i64, case: i64, coins: i64, food: i64, shift: float) -> float:
        """The utility of the best plan; the plan itself is left in the attributes.

        `shift`: points won or lost on the way, by famine and disasters.
        """
        best = NEVER
        most_stone: i64 = 0
        if not self.may_build:
            workers = 0
        elif self.engineering:
            most_stone = self.purse.goods_in(case, 0)[m.STONE]
        stone: i64 = 0
        while stone <= most_stone:
            hands: i64 = min(workers + 3 * stone, MAX_WORKERS - 1)
            key: i64 = case * MAX_STONE + stone
            if self.purse.goods_known[key] == 0:
                self.purse.know_goods(key, self.purse.goods_in(case, stone))
            at: i64 = key * MAX_COIN_DICE + coins // self.coin_die
            if self.purse.food_price > 0:
                at = at * MAX_FOOD + food
            if self.purse.purchase_known[at] == 0:
                self.purse.know_purchases(at, key, coins, food)
            best = max(best, self.best_joined(hands, stone, at, food, shift, best))
            stone += 1
        return best

    def best_joined(self, hands: i64, stone: i64, at: i64, food: i64, shift: float, best: float) -> float:
        """Building and buying joined."""
        ending: i64 = 0
        while ending < self.building.reachable:
            row: i64 = (at * 2 + (1 if ending == CLOSES else 0)) * OFFERS
            first: i64 = ANY if ending == BUYS else NOTHING
            last: i64 = NOTHING if ending == QUIET else EMPIRE
            more: i64 = 0
            while more < 5:
                built = self.building.build_worth[(ending * 5 + more) * MAX_WORKERS + hands]
                if built > NEVER / 2.0:
                    cities: i64 = self.cities + more
                    built += self.endings.standing[ending] + shift
                    built += v.food_part(self.endings.own_weights[ending], cities, food)
                    offer: i64 = first
                    while offer <= last:
                        lead = built + self.purse.offer_worth[row + offer]
                        if lead > NEVER / 2.0:
                            if offer == EMPIRE:
                                lead += float(cities)
                            elif offer == ARCHITECTURE:
                                finished = self.building.monuments_finished(ending, more, hands)
                                lead += float(finished * m.ARCHITECTURE_POINTS[self.edition])
                            worth = self.endings.utility(lead, ending)
                            if worth > best + 1e-9:
                                best = worth
                                self.lead = lead
                                self.ending = ending
                                self.stone = stone
                                self.more_cities = more
                                what: i64 = self.purse.offer_what[row + offer]
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
            return 3.0 * self.endings.unprotected(s.SEAT_OWNS + m.MEDICINE, 1)
        if skulls == 4:
            if c[owns + m.SMITHING] != 0:
                return 4.0 * self.endings.unprotected(s.SEAT_BOXES + m.CITIES + m.GREAT_WALL, 13)
            return 0.0 if self.state.behind_wall(self.seat) else -4.0
        if skulls >= 5 and c[owns + m.RELIGION] != 0:
            return self.endings.loot()
        return 0.0

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
