"""What the network is told of a seat of Keyflower, in whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal
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
THREATENED: Final = STUCK + 1  # tiles it leads on, and another seat has the workers to bid more
OPEN: Final = THREATENED + 1  # tiles on offer without a bid
FEATURES: Final = OPEN + 1


class Features(Appraisal):
    """`write` fills `values`: a row for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.values = vec[i64]([0] * (m.MAX_PLAYERS * FEATURES))
        self.worths = vec[float]([0.0] * m.MAX_PLAYERS)
        """What the rules of thumb say, which the network corrects."""

    def write(self, state: KeyflowerPosition) -> None:
        self.read(state)
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
        values[row + SURE] = i64(2.0 * self.sure[seat] + 0.5)
        values[row + CREW] = i64(2.0 * crew + 0.5)
        values[row + NEEDS] = i64(2.0 * needs + 0.5)
        values[row + REST] = i64(2.0 * rest + 0.5)
        winter: i64 = 0
        while winter < WINTER_TILES:
            interest = self.interest[seat * WINTER_TILES + winter]
            if interest > 0.0:
                values[row + INTEREST + winter] = i64(20.0 * interest + 0.5)
                values[row + COUNTED + winter] = i64(2.0 * self.winter_value(seat, m.WINTER + winter) + 0.5)
            winter += 1

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
                self.write_bids(state, at)
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

    def write_bids(self, state: KeyflowerPosition, at: i64) -> None:
        """Of a tile on which somebody leads."""
        c = state.cells
        values = self.values
        leader: i64 = c[at + s.TILE_LEADER] - 1
        bid: i64 = c[at + s.TILE_BIDS + leader]
        seat: i64 = 0
        while seat < self.players:
            own: i64 = c[at + s.TILE_BIDS + seat]
            values[seat * FEATURES + (STAKED if seat == leader else STUCK)] += own
            seat += 1
        row: i64 = leader * FEATURES
        if values[row + RIVAL_HAND] > bid:
            values[row + THREATENED] += 1

    def write_behind(self, seat: i64) -> None:
        best = -1e9
        other: i64 = 0
        while other < self.players:
            if other != seat and self.worths[other] > best:
                best = self.worths[other]
            other += 1
        self.values[seat * FEATURES + BEHIND] = i64(best - self.worths[seat])


def most_behind_another(state: KeyflowerPosition, seat: i64) -> i64:
    """The most workers behind the screen of another seat; everybody knows how many there are (K-S4)."""
    most: i64 = 0
    other: i64 = 0
    while other < state.cells[s.PLAYERS]:
        if other != seat:
            behind: i64 = state.workers_behind(other)
            if behind > most:
                most = behind
        other += 1
    return most
