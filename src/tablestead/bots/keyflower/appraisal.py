"""What every seat has, and what it will make of it, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.figures import SEASONS, Figures
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

MOST_NEEDS: Final = 24
WINTER_TILES: Final = 12

# By season, from the setup on: what lies there at the end of it.
WORKER_PRICE: Final[tuple[float, ...]] = (2.1, 2.1, 2.1, 1.75, 0.05)
MANY_WORKERS: Final[tuple[float, ...]] = (18.0, 18.0, 18.0, 18.0, 99.0)
"""From here on a worker is worth half."""
GREEN_MORE: Final[tuple[float, ...]] = (0.8, 0.8, 0.9, 0.8, 0.0)
SKILL_PRICE: Final[tuple[float, ...]] = (1.2, 1.2, 1.0, 0.9, 0.0)
GOOD_PRICE: Final[tuple[float, ...]] = (0.7, 0.7, 0.6, 0.4, 0.0)
"""A good, or a skill tile, that no tile is waiting for."""
IDEA: Final[tuple[float, ...]] = (0.25, 0.25, 0.1, 0.02, 0.0)
"""The share that an upgrade is worth when nothing for it is there yet,"""
READY: Final[tuple[float, ...]] = (0.85, 0.85, 0.8, 0.65, 0.3)
"""and when all of it is, somewhere in the village."""
YARD_IDEA: Final = 2.0
"""A yard, empty, with a season to come."""

IN_HAND: Final = 0.35
ON_OFFER: Final = 0.25
LED: Final = 0.85
"""How much one reckons with a winter tile: in hand, on offer, and with the highest bid on it."""


class Appraisal:
    """`read` looks at the table as if the season ended now; all else reads what it found."""

    def __init__(self) -> None:
        self.figures = Figures()
        self.players: i64 = 0
        self.season: i64 = 0
        self.left: i64 = 0
        """Seasons to come."""
        self.goods = vec[i64]([0] * (m.MAX_PLAYERS * m.GOODS))
        """By seat: goods that do not lie on a yard."""
        self.skills = vec[i64]([0] * (m.MAX_PLAYERS * m.SKILLS))
        self.workers = vec[i64]([0] * (m.MAX_PLAYERS * m.COLOURS))
        """Workers the seat will have at the end of the season."""
        self.sure = vec[float]([0.0] * m.MAX_PLAYERS)
        """Points and effects of tiles."""
        self.needs = vec[i64]([0] * m.MAX_PLAYERS)
        """Tiles to be upgraded,"""
        self.need_tile = vec[i64]([0] * (m.MAX_PLAYERS * MOST_NEEDS))
        """the most rewarding first,"""
        self.need_gain = vec[float]([0.0] * (m.MAX_PLAYERS * MOST_NEEDS))
        self.interest = vec[float]([0.0] * (m.MAX_PLAYERS * WINTER_TILES))
        """How much a seat reckons with a winter tile."""
        self.boats = vec[i64]([0] * m.MAX_PLAYERS)
        """Summer boats of a seat, as bits."""
        self.worker_price = vec[float](list(WORKER_PRICE))
        self.many_workers = vec[float](list(MANY_WORKERS))
        self.green_more = vec[float](list(GREEN_MORE))
        self.skill_price = vec[float](list(SKILL_PRICE))
        self.good_price = vec[float](list(GOOD_PRICE))
        self.idea = vec[float](list(IDEA))
        self.ready = vec[float](list(READY))
        self.kept = vec[i64]([0] * m.GOODS)
        self.held = vec[i64]([0] * m.SKILLS)

    def read(self, state: KeyflowerPosition) -> None:
        c = state.cells
        self.players = c[s.PLAYERS]
        self.season = c[s.SEASON]
        self.left = 4 - self.season if self.season > 0 else 3
        if self.left > 3:
            self.left = 3
        seat: i64 = 0
        while seat < self.players:
            self.clear(state, seat)
            seat += 1
        tile: i64 = 0
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            place: i64 = c[at + s.TILE_PLACE]
            if place >= s.OWNED:
                self.add_tile(state, place - s.OWNED, tile, at, 1.0)
                self.add_workers(state, place - s.OWNED, at)
            elif place == s.OFFER or (place == s.ROW and tile >= m.TURN_ORDER):
                self.add_bids(state, tile, at)
            elif place >= s.KEPT:
                self.interest[(place - s.KEPT) * WINTER_TILES + tile - m.WINTER] = IN_HAND
            elif place >= s.HAND:
                self.interest[(place - s.HAND) * WINTER_TILES + tile - m.WINTER] = IN_HAND
            tile += 1

    def clear(self, state: KeyflowerPosition, seat: i64) -> None:
        c = state.cells
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        good: i64 = 0
        while good < m.GOODS:
            self.goods[seat * m.GOODS + good] = 0
            good += 1
        colour: i64 = 0
        while colour < m.COLOURS:
            self.workers[seat * m.COLOURS + colour] = c[base + s.SEAT_WORKERS + colour]
            colour += 1
        skill: i64 = 0
        while skill < m.SKILLS:
            self.skills[seat * m.SKILLS + skill] = c[base + s.SEAT_SKILLS + skill]
            skill += 1
        winter: i64 = 0
        while winter < WINTER_TILES:
            self.interest[seat * WINTER_TILES + winter] = 0.0
            winter += 1
        self.sure[seat] = 0.0
        self.needs[seat] = 0
        self.boats[seat] = 0

    def add_tile(self, state: KeyflowerPosition, seat: i64, tile: i64, at: i64, share: float) -> None:
        """A tile of a village, or with a share one that is about to be won."""
        c = state.cells
        figures = self.figures
        if tile >= m.BOATS:
            return
        if tile >= m.SUMMER_BOATS:
            self.sure[seat] += share * figures.engine[tile * 2 * SEASONS + self.left]
            self.boats[seat] |= 1 << (tile - m.SUMMER_BOATS)
            return
        if tile >= m.WINTER:
            self.interest[seat * WINTER_TILES + tile - m.WINTER] = share
            if tile == m.KEYTHEDRAL:
                self.sure[seat] += share * float(m.KEYTHEDRAL_POINTS)
            return
        side: i64 = tile * 2 + c[at + s.TILE_UPGRADED]
        value = float(figures.points[side]) + figures.engine[side * SEASONS + self.left]
        kind: i64 = figures.each_kind[side]
        gain = 0.0
        if kind >= 0:
            counted: i64 = 0
            good: i64 = 0
            while good < m.GOODS:
                if good == m.GOLD or kind == good or kind == m.ANY_GOOD:
                    counted += c[at + s.TILE_GOODS + good]
                good += 1
            value += float(counted * figures.each_points[side])
            if self.left > 0:
                value += YARD_IDEA * float(figures.each_points[side]) * 0.5
            gain = float(counted) + (1.0 if self.left > 0 else 0.0)
        else:
            good = 0
            while good < m.GOODS:
                self.goods[seat * m.GOODS + good] += c[at + s.TILE_GOODS + good]
                good += 1
        self.sure[seat] += share * value
        if figures.upgradable[tile] != 0 and c[at + s.TILE_UPGRADED] == 0:
            gain += float(figures.points[side + 1] - figures.points[side])
            gain += (
                figures.engine[(side + 1) * SEASONS + self.left] - figures.engine[side * SEASONS + self.left]
            )
            if gain > 0.0:
                self.add_need(seat, tile, gain * share)

    def add_need(self, seat: i64, tile: i64, gain: float) -> None:
        first: i64 = seat * MOST_NEEDS
        index: i64 = self.needs[seat]
        if index == MOST_NEEDS:
            return
        while index > 0 and self.need_gain[first + index - 1] < gain:
            self.need_gain[first + index] = self.need_gain[first + index - 1]
            self.need_tile[first + index] = self.need_tile[first + index - 1]
            index -= 1
        self.need_gain[first + index] = gain
        self.need_tile[first + index] = tile
        self.needs[seat] += 1

    def add_bids(self, state: KeyflowerPosition, tile: i64, at: i64) -> None:
        c = state.cells
        leader: i64 = c[at + s.TILE_LEADER] - 1
        seat: i64 = 0
        if m.WINTER <= tile < m.SUMMER_BOATS:
            while seat < self.players:
                self.interest[seat * WINTER_TILES + tile - m.WINTER] = ON_OFFER
                seat += 1
        if leader < 0:
            return
        if tile < m.BOATS:
            self.add_tile(state, leader, tile, at, LED)
        else:
            self.sure[leader] += self.turn_order_value(state, tile)
        self.add_workers(state, leader, at)
        seat = 0
        while seat < self.players:
            number: i64 = c[at + s.TILE_BIDS + seat]
            if number > 0 and seat != leader:
                self.workers[seat * m.COLOURS + c[at + s.TILE_BID_COLOURS + seat] - 1] += number
            seat += 1

    def add_workers(self, state: KeyflowerPosition, seat: i64, at: i64) -> None:
        c = state.cells
        colour: i64 = 0
        while colour < m.COLOURS:
            self.workers[seat * m.COLOURS + colour] += c[at + s.TILE_WORKERS + colour]
            colour += 1

    def turn_order_value(self, state: KeyflowerPosition, tile: i64) -> float:
        if self.season == m.WINTER_SEASON:
            return 4.0 if tile == state.purple_tile() else 3.2
        return 1.3 if tile == state.purple_tile() else 1.0

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
            least: i64 = blue
            if red < least:
                least = red
            if yellow < least:
                least = yellow
            value += q * 3.0 * float(least)
        q = self.interest[interest + m.APOTHECARY]
        if q > 0.0:
            value += q * 0.6 * (total - 1.0 if total > 1.0 else 0.0)
        q = self.interest[interest + m.VILLAGE_HALL]
        if q > 0.0:
            most: i64 = blue
            if red > most:
                most = red
            if yellow > most:
                most = yellow
            if green > most:
                most = green
            value += q * float(most)
        q = self.interest[interest + m.KEY_MARKET]
        if q > 0.0:
            value += q * 2.0 * float(green)
        return value

    def stuff(
        self, seat: i64, gold: i64, iron: i64, stone: i64, wood: i64, anvil: i64, pick: i64, saw: i64
    ) -> float:
        """Goods and skill tiles: for the tiles to be upgraded, the best ones first; then the rest."""
        season: i64 = self.season
        kept = self.kept
        held = self.held
        kept[m.GOLD] = gold
        kept[m.IRON] = iron
        kept[m.STONE] = stone
        kept[m.WOOD] = wood
        held[m.ANVIL] = anvil
        held[m.PICK] = pick
        held[m.SAW] = saw
        free = self.boats[seat] >> (m.SUMMER_BOAT_3A - m.SUMMER_BOATS) & 1 != 0
        idea = self.idea[season]
        ready = self.ready[season]
        value = 0.0
        first: i64 = seat * MOST_NEEDS
        index: i64 = 0
        while index < self.needs[seat]:
            tile: i64 = self.need_tile[first + index]
            share = self.take(tile, free)
            value += self.need_gain[first + index] * (idea + (ready - idea) * share)
            index += 1
        interest: i64 = seat * WINTER_TILES - m.WINTER
        goods = float(kept[m.GOLD] + kept[m.IRON] + kept[m.STONE] + kept[m.WOOD])
        value += self.good_price[season] * goods + (1.0 - 0.5 * self.good_price[season]) * float(kept[m.GOLD])
        value += self.interest[interest + m.JEWELLER] * float(kept[m.GOLD])
        q = self.interest[interest + m.MERCERS_GUILD]
        if q > 0.0:
            value += q * 5.0 * float(self.sets())
        value += self.interest[interest + m.WINDMILL] * 0.9 * goods
        q = self.interest[interest + m.WATERMILL]
        if q > 0.0:
            most: i64 = kept[m.IRON]
            if kept[m.STONE] > most:
                most = kept[m.STONE]
            if kept[m.WOOD] > most:
                most = kept[m.WOOD]
            value += q * float(most)
        skills = float(held[0] + held[1] + held[2])
        value += self.skill_price[season] * skills
        q = self.interest[interest + m.SCRIBES]
        if q > 0.0:
            least: i64 = held[0]
            if held[1] < least:
                least = held[1]
            if held[2] < least:
                least = held[2]
            value += q * (10.0 * float(least) + 0.7 * (skills - 3.0 * float(least)))
        q = self.interest[interest + m.SCHOLAR]
        if q > 0.0:
            most = held[0]
            if held[1] > most:
                most = held[1]
            if held[2] > most:
                most = held[2]
            value += q * 3.0 * float(most)
        q = self.interest[interest + m.KEY_GUILD]
        if q > 0.0:
            value += q * (2.0 * skills - 0.5)
        return value

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
        figures = self.figures
        kept = self.kept
        held = self.held
        cost: i64 = 0
        found: i64 = 0
        any_good: i64 = figures.cost_goods[tile * m.GOOD_COSTS + m.ANY_GOOD]
        cost += any_good
        short: i64 = 0
        good: i64 = 0
        while good < m.GOODS:
            wanted: i64 = figures.cost_goods[tile * m.GOOD_COSTS + good]
            cost += wanted
            if wanted > 0:
                taken: i64 = wanted if kept[good] >= wanted else kept[good]
                kept[good] -= taken
                found += taken
                if good != m.GOLD or free:
                    short += wanted - taken
            good += 1
        if short > 0:
            taken = short if kept[m.GOLD] >= short else kept[m.GOLD]
            kept[m.GOLD] -= taken
            found += taken
            short -= taken
        if free:
            any_good += short
        good = m.GOODS - 1
        while any_good > 0 and good >= 0:
            taken = any_good if kept[good] >= any_good else kept[good]
            kept[good] -= taken
            found += taken
            any_good -= taken
            good -= 1
        skill: i64 = 0
        while skill < m.SKILLS:
            if figures.cost_skills[tile * m.SKILL_COSTS + skill] > 0:
                cost += 1
                if held[skill] > 0:
                    held[skill] -= 1
                    found += 1
            skill += 1
        if figures.cost_skills[tile * m.SKILL_COSTS + m.ANY_SKILL] > 0:
            cost += 1
            skill = self.spare_skill()
            if skill >= 0:
                held[skill] -= 1
                found += 1
        return float(found) / float(cost)

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
        gain = float(figures.points[side + 1] - figures.points[side])
        gain += figures.engine[(side + 1) * SEASONS + self.left] - figures.engine[side * SEASONS + self.left]
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
        now = self.interest[at]
        self.interest[at] = 1.0
        value = self.pieces(seat)
        self.interest[at] = 0.0
        value -= self.pieces(seat)
        self.interest[at] = now
        return value

    def pieces(self, seat: i64) -> float:
        workers: i64 = seat * m.COLOURS
        return self.with_goods(seat, 0, 0, 0, 0) + self.crew(
            seat,
            self.workers[workers],
            self.workers[workers + 1],
            self.workers[workers + 2],
            self.workers[workers + 3],
        )
