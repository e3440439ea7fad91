"""What the network is told of a seat of Keyflower, in whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal, most
from tablestead.bots.keyflower.fleet import Fleet, purple_holder
from tablestead.bots.keyflower.forces import Forces
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.state import KeyflowerPosition

# Sizes, as in material.py: sums of constants are folded within a module only.
COLOURS: Final = 4
GOODS: Final = 4
SKILLS: Final = 3
VILLAGE_TILES: Final = 38
WINTER_TILES: Final = 12
SUMMER_BOATS: Final = 8
TURN_ORDER_TILES: Final = 4
MOST_BOATS: Final = 6
PLAYER_COUNTS: Final = 7
SEASON_COUNT: Final = 5

# The features of a seat.
PLAYERS: Final = 0  # + how many play
SEASON: Final = PLAYERS + PLAYER_COUNTS  # + season
IN_TURNS: Final = SEASON + SEASON_COUNT  # 1 while workers are placed
PACE: Final = IN_TURNS + 1  # passes in succession
TO_MOVE: Final = PACE + 1  # turns until it is this seat's
FIRST: Final = TO_MOVE + 1  # 1 for the holder of the purple worker
WORKERS: Final = FIRST + 1  # + colour: at the end of the season
AT_HAND: Final = WORKERS + COLOURS  # + colour: behind the screen now
STOCK: Final = AT_HAND + COLOURS  # + good: beside yards
SKILL_TILES: Final = STOCK + GOODS  # + skill
SURE: Final = SKILL_TILES + SKILLS  # the rules of thumb, in half points: tiles
CREW: Final = SURE + 1  # workers
NEEDS: Final = CREW + 1  # upgrades begun
REST: Final = NEEDS + 1  # goods and skill tiles that nothing waits for
BEHIND: Final = REST + 1  # how far behind the best other seat
INTEREST: Final = BEHIND + 1  # + winter tile: how much it is reckoned with, in twentieths
COUNTED: Final = INTEREST + WINTER_TILES  # + winter tile: what it would bring with what is there
OWNED: Final = COUNTED + WINTER_TILES  # + tile of a village, not upgraded
UPGRADED: Final = OWNED + VILLAGE_TILES  # + tile of a village
LED: Final = UPGRADED + VILLAGE_TILES  # + tile of a village: it has the highest bid on it
BOATS: Final = LED + VILLAGE_TILES  # + summer boat owned
BOATS_LED: Final = BOATS + SUMMER_BOATS  # + summer boat with its highest bid
ORDER_LED: Final = BOATS_LED + SUMMER_BOATS  # + turn-order tile
USED: Final = ORDER_LED + TURN_ORDER_TILES  # + tile of the own village: somebody worked there this season
HAND: Final = USED + VILLAGE_TILES  # workers behind the screen, of any colour
RIVAL_HAND: Final = HAND + 1  # the most behind another screen
STAKED: Final = RIVAL_HAND + 1  # workers in bids that lead
STUCK: Final = STAKED + 1  # and in bids that do not
THREATENED: Final = (
    STUCK + 1
)  # tiles it leads on, and another seat has the workers of that colour to bid more
OPEN: Final = THREATENED + 1  # tiles on offer without a bid
# The boats, in half points.
BOAT_WORTH: Final = OPEN + 1  # + boat: what it would score
BOAT_BEST: Final = BOAT_WORTH + MOST_BOATS
BOAT_MARGIN: Final = BOAT_BEST + 1  # of the best over the second best
PICKS: Final = BOAT_MARGIN + 1  # seats that choose before it
TAKES: Final = PICKS + 1  # what it would take: in winter a boat, before it the load of one
MISSES: Final = TAKES + 1  # in winter: how much less that is than the best boat
PURPLE: Final = MISSES + 1  # 1 for who will hold the purple worker
# Bids, in half points.
AT_STAKE: Final = PURPLE + 1  # threatened tiles: what they are worth to it
WINTER_AT_STAKE: Final = AT_STAKE + 1  # winter tiles alone
OUTMATCHED: Final = WINTER_AT_STAKE + 1  # those on which another seat can bid more than it ever can
COVETED: Final = OUTMATCHED + 1  # threatened winter tiles: what they are worth to whom they tempt most
TEMPTING: Final = COVETED + 1  # the best winter tile that it could take from another seat
IDLE: Final = TEMPTING + 1  # workers that the seasons to come will hardly use
FEATURES: Final = IDLE + 1

USED_A_SEASON: Final = 8
"""So many workers a seat can well place in a season."""


class Features(Appraisal):
    """`write` fills `values`: a row for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.values = vec[i64]([0] * (m.MAX_PLAYERS * FEATURES))
        self.worths = vec[float]([0.0] * m.MAX_PLAYERS)
        """What the rules of thumb say, which the network corrects."""
        self.fleet = Fleet(self)
        self.forces = Forces()

    def write(self, state: KeyflowerPosition) -> None:
        self.read(state)
        self.fleet.read(state)
        self.forces.read(state)
        values = self.values
        index: i64 = 0
        last: i64 = self.players * FEATURES
        while index < last:
            values[index] = 0
            index += 1
        seat: i64 = 0
        while seat < self.players:
            self.write_table(state, seat)
            self.write_pieces(state, seat)
            self.write_thumb(seat)
            self.write_boats(state, seat)
            seat += 1
        self.write_tiles(state)
        seat = 0
        while seat < self.players:
            self.write_behind(seat)
            seat += 1

    def write_table(self, state: KeyflowerPosition, seat: i64) -> None:
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        values[row + PLAYERS + self.players] = 1
        values[row + SEASON + self.season] = 1
        if c[s.PHASE] == s.TURN_PHASE:
            values[row + IN_TURNS] = 1
            values[row + PACE] = c[s.PASSES]
            ahead: i64 = seat - c[s.ACTIVE]
            values[row + TO_MOVE] = ahead if ahead >= 0 else ahead + self.players
        if c[s.START] == seat:
            values[row + FIRST] = 1

    def write_pieces(self, state: KeyflowerPosition, seat: i64) -> None:
        c = state.cells
        values = self.values
        row: i64 = seat * FEATURES
        base: i64 = s.SEATS + seat * s.SEAT_CELLS
        colour: i64 = 0
        while colour < m.COLOURS:
            values[row + WORKERS + colour] = self.workers[seat * m.COLOURS + colour]
            values[row + AT_HAND + colour] = c[base + s.SEAT_WORKERS + colour]
            colour += 1
        good: i64 = 0
        while good < m.GOODS:
            values[row + STOCK + good] = self.goods[seat * m.GOODS + good]
            good += 1
        skill: i64 = 0
        while skill < m.SKILLS:
            values[row + SKILL_TILES + skill] = self.skills[seat * m.SKILLS + skill]
            skill += 1
        values[row + HAND] = state.workers_behind(seat)
        values[row + RIVAL_HAND] = most_behind_another(state, seat)
        idle: i64 = self.workers_of(seat) - USED_A_SEASON * self.left
        values[row + IDLE] = idle if idle > 0 else 0

    def write_thumb(self, seat: i64) -> None:
        """The parts of the appraisal, and winter tiles by what they count."""
        values = self.values
        row: i64 = seat * FEATURES
        workers: i64 = seat * m.COLOURS
        crew = self.crew(
            seat,
            self.workers[workers],
            self.workers[workers + 1],
            self.workers[workers + 2],
            self.workers[workers + 3],
        )
        self.load(seat)
        needs = self.needs_value(seat)
        rest = self.goods_value(seat) + self.skills_value(seat)
        self.worths[seat] = self.sure[seat] + needs + rest + crew
        values[row + SURE] = halves(self.sure[seat])
        values[row + CREW] = halves(crew)
        values[row + NEEDS] = halves(needs)
        values[row + REST] = halves(rest)
        winter: i64 = 0
        while winter < WINTER_TILES:
            interest = self.interest[seat * WINTER_TILES + winter]
            if interest > 0.0:
                values[row + INTEREST + winter] = i64(20.0 * interest + 0.5)
                values[row + COUNTED + winter] = halves(self.winter_value(seat, m.WINTER + winter))
            winter += 1

    def write_boats(self, state: KeyflowerPosition, seat: i64) -> None:
        values = self.values
        fleet = self.fleet
        row: i64 = seat * FEATURES
        boat: i64 = 0
        while boat < self.players:
            values[row + BOAT_WORTH + boat] = halves(fleet.worth[seat * MOST_BOATS + boat])
            boat += 1
        values[row + BOAT_BEST] = halves(fleet.best(seat))
        values[row + BOAT_MARGIN] = halves(fleet.margin(seat))
        values[row + PICKS] = fleet.place[seat]
        values[row + TAKES] = halves(fleet.takes[seat])
        if self.season == m.WINTER_SEASON:
            values[row + MISSES] = halves(fleet.best(seat) - fleet.takes[seat])
        if purple_holder(state) == seat:
            values[row + PURPLE] = 1

    def write_tiles(self, state: KeyflowerPosition) -> None:
        c = state.cells
        values = self.values
        open_tiles: i64 = 0
        tile: i64 = 0
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            place: i64 = c[at + s.TILE_PLACE]
            if place >= s.OWNED:
                row: i64 = (place - s.OWNED) * FEATURES
                if tile < m.WINTER:
                    values[row + (UPGRADED if c[at + s.TILE_UPGRADED] != 0 else OWNED) + tile] = 1
                    if c[at + s.TILE_LAST_USE] != 0:
                        values[row + USED + tile] = 1
                elif m.SUMMER_BOATS <= tile < m.BOATS:
                    values[row + BOATS + tile - m.SUMMER_BOATS] = 1
            elif c[at + s.TILE_LEADER] > 0 and place != s.NOWHERE:
                row = (c[at + s.TILE_LEADER] - 1) * FEATURES
                self.write_bids(state, tile, at)
                if tile < m.WINTER:
                    values[row + LED + tile] = 1
                elif m.SUMMER_BOATS <= tile < m.BOATS:
                    values[row + BOATS_LED + tile - m.SUMMER_BOATS] = 1
                elif tile >= m.TURN_ORDER:
                    values[row + ORDER_LED + tile - m.TURN_ORDER] = 1
            elif place == s.OFFER:
                open_tiles += 1
            tile += 1
        seat: i64 = 0
        while seat < self.players:
            values[seat * FEATURES + OPEN] = open_tiles
            seat += 1

    def write_bids(self, state: KeyflowerPosition, tile: i64, at: i64) -> None:
        """Of a tile on which somebody leads."""
        c = state.cells
        values = self.values
        leader: i64 = c[at + s.TILE_LEADER] - 1
        seat: i64 = 0
        while seat < self.players:
            own: i64 = c[at + s.TILE_BIDS + seat]
            values[seat * FEATURES + (STAKED if seat == leader else STUCK)] += own
            seat += 1
        colour: i64 = state.colour_of(tile)
        threat: i64 = self.forces.reach_of_others(state, leader, tile, colour)
        if threat > c[at + s.TILE_BIDS + leader]:
            outmatched = threat > self.forces.reach(state, leader, tile, colour)
            self.write_threat(state, tile, leader, outmatched)

    def write_threat(self, state: KeyflowerPosition, tile: i64, leader: i64, outmatched: bool) -> None:
        """Of a tile that another seat could take from its leader."""
        values = self.values
        row: i64 = leader * FEATURES
        winter = m.WINTER <= tile < m.SUMMER_BOATS
        worth: i64 = (
            values[row + COUNTED + tile - m.WINTER]
            if winter
            else halves(self.tile_value(state, leader, tile))
        )
        values[row + THREATENED] += 1
        values[row + AT_STAKE] += worth
        if outmatched:
            values[row + OUTMATCHED] += worth
        if winter:
            values[row + WINTER_AT_STAKE] += worth
            values[row + COVETED] += self.write_temptation(state, tile, leader)

    def write_temptation(self, state: KeyflowerPosition, tile: i64, leader: i64) -> i64:
        """What a winter tile is worth to those who could take it; gives the most."""
        values = self.values
        bid: i64 = state.cells[state.tile_base(tile) + s.TILE_BIDS + leader]
        colour: i64 = state.colour_of(tile)
        coveted: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != leader and self.forces.reach(state, seat, tile, colour) > bid:
                worth: i64 = values[seat * FEATURES + COUNTED + tile - m.WINTER]
                values[seat * FEATURES + TEMPTING] = most(values[seat * FEATURES + TEMPTING], worth)
                coveted = most(coveted, worth)
            seat += 1
        return coveted

    def write_behind(self, seat: i64) -> None:
        best = -1e9
        other: i64 = 0
        while other < self.players:
            if other != seat and self.worths[other] > best:
                best = self.worths[other]
            other += 1
        self.values[seat * FEATURES + BEHIND] = i64(best - self.worths[seat])


def halves(points: float) -> i64:
    return i64(2.0 * points + 0.5)


def most_behind_another(state: KeyflowerPosition, seat: i64) -> i64:
    """The most workers behind the screen of another seat; everybody knows how many there are (K-S4)."""
    found: i64 = 0
    other: i64 = 0
    while other < state.cells[s.PLAYERS]:
        if other != seat:
            found = most(found, state.workers_behind(other))
        other += 1
    return found
