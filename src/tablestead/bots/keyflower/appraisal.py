"""What a seat will make of what it has, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.figures import SEASONS
from tablestead.bots.keyflower.inventory import MOST_NEEDS, WINTER_TILES, YARD_IDEA, Inventory
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.state import KeyflowerPosition

# By season, from the setup on: what lies there at the end of it.
WORKER_PRICE: Final[tuple[float, ...]] = (2.1, 2.1, 2.1, 1.75, 0.05)
MANY_WORKERS: Final[tuple[float, ...]] = (18.0, 18.0, 18.0, 18.0, 99.0)
"""From here on a worker is worth half."""
GREEN_MORE: Final[tuple[float, ...]] = (0.8, 0.8, 0.9, 0.8, 0.0)
SKILL_PRICE: Final[tuple[float, ...]] = (1.2, 1.2, 1.0, 0.9, 0.0)
GOOD_PRICE: Final[tuple[float, ...]] = (0.7, 0.7, 0.6, 0.4, 0.0)
"""A good, or a skill tile, that no tile is waiting for."""
IDEA: Final[tuple[float, ...]] = (0.25, 0.25, 0.1, 0.02, 0.0)
"""The share that an upgrade is worth when nothing for it is there yet."""
READY: Final[tuple[float, ...]] = (0.85, 0.85, 0.8, 0.65, 0.3)
"""The share that it is worth when all of it is there, somewhere in the village."""


class Appraisal(Inventory):
    """Prices what `read` has found."""

    def __init__(self) -> None:
        super().__init__()
        self.worker_price = vec[float](list(WORKER_PRICE))
        self.many_workers = vec[float](list(MANY_WORKERS))
        self.green_more = vec[float](list(GREEN_MORE))
        self.skill_price = vec[float](list(SKILL_PRICE))
        self.good_price = vec[float](list(GOOD_PRICE))
        self.idea = vec[float](list(IDEA))
        self.ready = vec[float](list(READY))
        self.kept = vec[i64]([0] * m.GOODS)
        self.held = vec[i64]([0] * m.SKILLS)

    # What it is worth

    def worth(self, seat: i64) -> float:
        goods: i64 = seat * m.GOODS
        skills: i64 = seat * m.SKILLS
        workers: i64 = seat * m.COLOURS
        value = self.sure[seat]
        value += self.stuff(
            seat,
            self.goods[goods],
            self.goods[goods + 1],
            self.goods[goods + 2],
            self.goods[goods + 3],
            self.skills[skills],
            self.skills[skills + 1],
            self.skills[skills + 2],
        )
        return value + self.crew(
            seat,
            self.workers[workers],
            self.workers[workers + 1],
            self.workers[workers + 2],
            self.workers[workers + 3],
        )

    def workers_of(self, seat: i64) -> i64:
        """How many there will be behind the screen, of any colour."""
        at: i64 = seat * m.COLOURS
        workers = self.workers
        return workers[at + m.BLUE] + workers[at + m.RED] + workers[at + m.YELLOW] + workers[at + m.GREEN]

    def crew(self, seat: i64, blue: i64, red: i64, yellow: i64, green: i64) -> float:
        """Workers behind the screen."""
        season: i64 = self.season
        interest: i64 = seat * WINTER_TILES - m.WINTER
        total = float(blue + red + yellow + green)
        price = self.worker_price[season]
        many = self.many_workers[season]
        value = price * total + self.green_more[season] * float(green)
        if total > many:
            value -= 0.5 * price * (total - many)
        q = self.interest[interest + m.CRAFTSMANS_GUILD]
        if q > 0.0:
            value += q * 3.0 * float(least(least(blue, red), yellow))
        q = self.interest[interest + m.APOTHECARY]
        if q > 0.0 and total > 1.0:
            value += q * 0.6 * (total - 1.0)
        q = self.interest[interest + m.VILLAGE_HALL]
        if q > 0.0:
            value += q * float(most(most(blue, red), most(yellow, green)))
        return value + self.interest[interest + m.KEY_MARKET] * 2.0 * float(green)

    def stuff(
        self, seat: i64, gold: i64, iron: i64, stone: i64, wood: i64, anvil: i64, pick: i64, saw: i64
    ) -> float:
        """Goods and skill tiles: for the tiles to be upgraded, the best ones first; then the rest."""
        kept = self.kept
        held = self.held
        kept[m.GOLD] = gold
        kept[m.IRON] = iron
        kept[m.STONE] = stone
        kept[m.WOOD] = wood
        held[m.ANVIL] = anvil
        held[m.PICK] = pick
        held[m.SAW] = saw
        return self.needs_value(seat) + self.goods_value(seat) + self.skills_value(seat)

    def needs_value(self, seat: i64) -> float:
        """The tiles to be upgraded; what they take is set aside."""
        free = self.boats[seat] >> (m.SUMMER_BOAT_3A - m.SUMMER_BOATS) & 1 != 0
        idea = self.idea[self.season]
        ready = self.ready[self.season]
        value = 0.0
        need: i64 = seat * MOST_NEEDS
        last: i64 = need + self.needs[seat]
        while need < last:
            share = self.take(self.need_tile[need], free)
            value += self.need_gain[need] * (idea + (ready - idea) * share)
            need += 1
        return value

    def goods_value(self, seat: i64) -> float:
        """The goods that are left."""
        kept = self.kept
        price = self.good_price[self.season]
        interest: i64 = seat * WINTER_TILES - m.WINTER
        goods = float(kept[m.GOLD] + kept[m.IRON] + kept[m.STONE] + kept[m.WOOD])
        value = price * goods + (1.0 - 0.5 * price) * float(kept[m.GOLD])
        value += self.interest[interest + m.JEWELLER] * float(kept[m.GOLD])
        q = self.interest[interest + m.MERCERS_GUILD]
        if q > 0.0:
            value += q * 5.0 * float(self.sets())
        value += self.interest[interest + m.WINDMILL] * 0.9 * goods
        q = self.interest[interest + m.WATERMILL]
        if q > 0.0:
            value += q * float(most(most(kept[m.IRON], kept[m.STONE]), kept[m.WOOD]))
        return value

    def skills_value(self, seat: i64) -> float:
        """The skill tiles that are left."""
        held = self.held
        interest: i64 = seat * WINTER_TILES - m.WINTER
        skills = float(held[m.ANVIL] + held[m.PICK] + held[m.SAW])
        value = self.skill_price[self.season] * skills
        q = self.interest[interest + m.SCRIBES]
        if q > 0.0:
            sets = float(least(least(held[m.ANVIL], held[m.PICK]), held[m.SAW]))
            value += q * (10.0 * sets + 0.7 * (skills - 3.0 * sets))
        q = self.interest[interest + m.SCHOLAR]
        if q > 0.0:
            value += q * 3.0 * float(most(most(held[m.ANVIL], held[m.PICK]), held[m.SAW]))
        return value + self.interest[interest + m.KEY_GUILD] * (2.0 * skills - 0.5)

    def sets(self) -> i64:
        """Of iron, stone and wood, gold standing in."""
        kept = self.kept
        found: i64 = 0
        while True:
            short: i64 = 0
            wanted: i64 = found + 1
            if kept[m.IRON] < wanted:
                short += wanted - kept[m.IRON]
            if kept[m.STONE] < wanted:
                short += wanted - kept[m.STONE]
            if kept[m.WOOD] < wanted:
                short += wanted - kept[m.WOOD]
            if short > kept[m.GOLD]:
                return found
            found += 1

    def take(self, tile: i64, free: bool) -> float:
        """Set aside what an upgrade costs, as far as it is there; gives the share that is."""
        found: i64 = self.take_goods(tile, free) + self.take_skills(tile)
        return float(found) / self.figures.cost_pieces[tile]

    def take_goods(self, tile: i64, free: bool) -> i64:
        """In kind, then gold for what is short, then any; with K-F3a any for all."""
        figures = self.figures
        kept = self.kept
        found: i64 = 0
        any_good: i64 = figures.cost_goods[tile * m.GOOD_COSTS + m.ANY_GOOD]
        short: i64 = 0
        good: i64 = 0
        while good < m.GOODS:
            wanted: i64 = figures.cost_goods[tile * m.GOOD_COSTS + good]
            if wanted > 0:
                taken: i64 = least(wanted, kept[good])
                kept[good] -= taken
                found += taken
                if good != m.GOLD or free:
                    short += wanted - taken
            good += 1
        if short > 0:
            taken = least(short, kept[m.GOLD])
            kept[m.GOLD] -= taken
            found += taken
            short -= taken
        if free:
            any_good += short
        good = m.GOODS - 1
        while any_good > 0 and good >= 0:
            taken = least(any_good, kept[good])
            kept[good] -= taken
            found += taken
            any_good -= taken
            good -= 1
        return found

    def take_skills(self, tile: i64) -> i64:
        figures = self.figures
        held = self.held
        found: i64 = 0
        skill: i64 = 0
        while skill < m.SKILLS:
            if figures.cost_skills[tile * m.SKILL_COSTS + skill] > 0 and held[skill] > 0:
                held[skill] -= 1
                found += 1
            skill += 1
        if figures.cost_skills[tile * m.SKILL_COSTS + m.ANY_SKILL] > 0:
            skill = self.spare_skill()
            if skill >= 0:
                held[skill] -= 1
                found += 1
        return found

    def spare_skill(self) -> i64:
        """The skill tile there is most of, or -1."""
        held = self.held
        found: i64 = -1
        most: i64 = 0
        skill: i64 = 0
        while skill < m.SKILLS:
            if held[skill] > most:
                most = held[skill]
                found = skill
            skill += 1
        return found

    # What more would be worth

    def with_goods(self, seat: i64, gold: i64, iron: i64, stone: i64, wood: i64) -> float:
        """`stuff` with so many goods more."""
        goods: i64 = seat * m.GOODS
        skills: i64 = seat * m.SKILLS
        return self.stuff(
            seat,
            self.goods[goods] + gold,
            self.goods[goods + 1] + iron,
            self.goods[goods + 2] + stone,
            self.goods[goods + 3] + wood,
            self.skills[skills],
            self.skills[skills + 1],
            self.skills[skills + 2],
        )

    def with_skill(self, seat: i64, skill: i64, number: i64) -> float:
        """`stuff` with some skill tiles of a kind more."""
        goods: i64 = seat * m.GOODS
        skills: i64 = seat * m.SKILLS
        return self.stuff(
            seat,
            self.goods[goods],
            self.goods[goods + 1],
            self.goods[goods + 2],
            self.goods[goods + 3],
            self.skills[skills] + (number if skill == 0 else 0),
            self.skills[skills + 1] + (number if skill == 1 else 0),
            self.skills[skills + 2] + (number if skill == 2 else 0),
        )

    def tile_value(self, state: KeyflowerPosition, seat: i64, tile: i64) -> float:
        """A tile on offer, won by a seat: what it will be worth to it at the end."""
        figures = self.figures
        if tile >= m.TURN_ORDER:
            return self.turn_order_value(state, tile)
        if tile >= m.SUMMER_BOATS:
            return figures.engine[tile * 2 * SEASONS + self.left] + 0.3
        if tile >= m.WINTER:
            return self.winter_value(seat, tile)
        side: i64 = tile * 2
        value = float(figures.points[side]) + figures.engine[side * SEASONS + self.left]
        gain = self.upgrade_gain(side)
        if figures.each_kind[side] >= 0:
            value += YARD_IDEA * float(figures.each_points[side]) * 0.5
            gain += 1.0
        if gain > 0.0:
            self.load(seat)
            free = self.boats[seat] >> (m.SUMMER_BOAT_3A - m.SUMMER_BOATS) & 1 != 0
            share = self.take(tile, free)
            idea = self.idea[self.season]
            value += gain * (idea + 0.6 * (self.ready[self.season] - idea) * share)
        return value

    def load(self, seat: i64) -> None:
        """All goods and skill tiles of a seat to be taken from."""
        good: i64 = 0
        while good < m.GOODS:
            self.kept[good] = self.goods[seat * m.GOODS + good]
            good += 1
        skill: i64 = 0
        while skill < m.SKILLS:
            self.held[skill] = self.skills[seat * m.SKILLS + skill]
            skill += 1

    def winter_value(self, seat: i64, tile: i64) -> float:
        """What a scoring tile brings with the pieces there are."""
        if tile == m.KEYTHEDRAL:
            return float(m.KEYTHEDRAL_POINTS)
        at: i64 = seat * WINTER_TILES + tile - m.WINTER
        self.load(seat)
        needs = self.needs_value(seat)
        now = self.interest[at]
        self.interest[at] = 1.0
        value = self.pieces(seat, needs)
        self.interest[at] = 0.0
        value -= self.pieces(seat, needs)
        self.interest[at] = now
        return value

    def pieces(self, seat: i64, needs: float) -> float:
        """All there is, after what the tiles to be upgraded take."""
        workers: i64 = seat * m.COLOURS
        left = needs + self.goods_value(seat) + self.skills_value(seat)
        return left + self.crew(
            seat,
            self.workers[workers],
            self.workers[workers + 1],
            self.workers[workers + 2],
            self.workers[workers + 3],
        )


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def most(one: i64, other: i64) -> i64:
    return one if one > other else other
