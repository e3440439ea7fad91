"""What the player's goods and coins can buy: payments are the 32 sets of goods kinds.

Nothing is worked out before it is asked for: `know_goods` and `know_purchases` fill the tables.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.endings import BUYS, CLOSES, ENDINGS, NEVER, QUIET, Endings
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

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


class Purse:
    """What goods are worth and what they buy, for every number of goods, stone, coins and food."""

    def __init__(self, state: AgesState, endings: Endings, reachable: i64, goods: vec[i64]) -> None:
        self.state = state
        self.endings = endings
        self.reachable = reachable
        """How many endings are in reach."""
        self.held = goods
        c = state.cells
        self.base: i64 = s.SEATS + c[s.ACTIVE] * s.SEAT_CELLS
        self.edition: i64 = c[s.EDITION]
        self.cities: i64 = c[self.base + s.SEAT_CITIES]
        self.commerce = c[self.base + s.SEAT_OWNS + m.COMMERCE] != 0
        self.caravans = c[self.base + s.SEAT_OWNS + m.CARAVANS] != 0
        self.food_price: i64 = state.food_price()
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
                while ending < self.reachable:
                    w = self.endings.own_weights[ending]
                    self.all_worth[at * ENDINGS + ending] = self.keep_worth(w, rest)
                    ending += 1
                if self.caravans or total(rest) <= m.GOODS_LIMIT:
                    self.left_count[at] = total(rest)
                    ending = 0
                    while ending < self.reachable:
                        self.left_worth[at * ENDINGS + ending] = self.all_worth[at * ENDINGS + ending]
                        ending += 1
                else:
                    self.left_count[at] = m.GOODS_LIMIT
                    ending = 0
                    while ending < self.reachable:
                        w = self.endings.own_weights[ending]
                        kept = rest[:]
                        while total(kept) > m.GOODS_LIMIT:
                            kept[cheapest(w, kept)] -= 1
                        self.left_worth[at * ENDINGS + ending] = self.keep_worth(w, kept)
                        ending += 1
            kinds += 1

    def keep_worth(self, w: vec[float], goods: vec[i64]) -> float:
        worth = v.goods_part(w, goods)
        return worth + float(total(goods)) if self.commerce else worth

    def know_purchases(self, at: i64, key: i64, coins: i64, food: i64) -> None:
        """The best of each of the four offers, if the game goes on as it does or ends (BUYS, CLOSES)."""
        self.purchase_known[at] = 1
        closing: i64 = 0
        while closing < self.reachable - 1:
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
        w = self.endings.own_weights[ending]
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
