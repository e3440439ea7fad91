"""The boats: what each would bring a seat, in which order they choose, and what every seat would take."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.keyflower.appraisal import Appraisal
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.scoring.roads import longest_loop
from tablestead.games.keyflower.scoring.tiles import boat_chain
from tablestead.games.keyflower.state import KeyflowerPosition

# Sizes, as elsewhere: products of constants are folded within a module only.
MOST_BOATS: Final = 6
MAX_PLAYERS: Final = 6
WHITE_WIND_SHARE: Final = 0.8
"""Of the workers, those that nothing else counts."""
NOBODY: Final = -1


class Fleet:
    """`read` looks at the table as if the season ended now; the appraisal has read the same position."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.worth = vec[float]([0.0] * (MAX_PLAYERS * MOST_BOATS))
        """By seat: what each boat in play would score (K-G5)."""
        self.order = vec[i64]([0] * MAX_PLAYERS)
        """The seats in the order in which they choose."""
        self.place = vec[i64]([0] * MAX_PLAYERS)
        """By seat: its place in that order."""
        self.takes = vec[float]([0.0] * MAX_PLAYERS)
        """By seat: what it would take, in winter a boat, before it the load of one."""
        self.carries = vec[i64]([0] * MAX_PLAYERS)
        self.flips = vec[i64]([0] * MAX_PLAYERS)
        """By seat: the most that a tile of its village gains by being turned."""
        # What only changes when tiles are laid is counted then.
        self.laid = vec[i64]([0] * m.TILES)
        """By tile: whose village it lies in, where and how; 0 for none."""
        self.stale = vec[i64]([1] * MAX_PLAYERS)
        self.loops = vec[i64]([0] * MAX_PLAYERS)
        self.chains = vec[i64]([0] * MAX_PLAYERS)

    def read(self, state: KeyflowerPosition) -> None:
        self.read_villages(state)
        seat: i64 = 0
        while seat < state.cells[s.PLAYERS]:
            self.price(state, seat)
            seat += 1
        self.choose(state, NOBODY, NOBODY)

    def read_villages(self, state: KeyflowerPosition) -> None:
        c = state.cells
        seat: i64 = 0
        while seat < MAX_PLAYERS:
            self.carries[seat] = 0
            self.flips[seat] = 0
            seat += 1
        tile: i64 = 0
        while tile < m.TILES:
            at: i64 = s.ALL_TILES + tile * s.TILE_CELLS
            place: i64 = c[at + s.TILE_PLACE]
            self.note_place(state, tile, at)
            if tile < m.WINTER:
                if place >= s.OWNED:
                    self.add_tile(place - s.OWNED, tile, c[at + s.TILE_UPGRADED])
                elif place == s.OFFER and c[at + s.TILE_LEADER] > 0:
                    self.add_tile(c[at + s.TILE_LEADER] - 1, tile, 0)
            tile += 1
        seat = 0
        while seat < c[s.PLAYERS]:
            if self.stale[seat] != 0:
                self.loops[seat] = longest_loop(state, int(seat))
                self.chains[seat] = boat_chain(state, seat)
                self.stale[seat] = 0
            seat += 1

    def note_place(self, state: KeyflowerPosition, tile: i64, at: i64) -> None:
        """Where a tile lies; a village that has changed is counted anew."""
        c = state.cells
        lies: i64 = 0
        if c[at + s.TILE_LAID] == s.LYING:
            lies = c[at + s.TILE_PLACE] - s.OWNED + 1
            lies += MAX_PLAYERS * (c[at + s.TILE_TURN] + m.DIRECTIONS * state.cell_of(tile))
        before: i64 = self.laid[tile]
        if lies == before:
            return
        self.laid[tile] = lies
        if lies > 0:
            self.stale[(lies - 1) % MAX_PLAYERS] = 1
        if before > 0:
            self.stale[(before - 1) % MAX_PLAYERS] = 1

    def add_tile(self, seat: i64, tile: i64, upgraded: i64) -> None:
        figures = self.appraisal.figures
        side: i64 = tile * 2 + upgraded
        self.carries[seat] += figures.carries[side]
        if upgraded == 0 and figures.upgradable[tile] != 0:
            gain: i64 = figures.points[side + 1] - figures.points[side]
            if gain > self.flips[seat]:
                self.flips[seat] = gain

    def price(self, state: KeyflowerPosition, seat: i64) -> None:
        """K-G5, with the tiles and workers that the season will leave."""
        worth = self.worth
        appraisal = self.appraisal
        first: i64 = seat * MOST_BOATS - m.BOATS
        twice = appraisal.boats[seat] >> (m.SUMMER_BOAT_2B - m.SUMMER_BOATS) & 1 != 0
        worth[first + m.KEYFLOWER] = float(self.carries[seat] * (2 if twice else 1))
        worth[first + m.SEA_BASTION] = float(self.loops[seat])
        worth[first + m.SEA_BREEZE] = float(m.CHAIN_POINTS[self.chains[seat] + 1])
        worth[first + m.FLIPPER] = float(m.FLIPPER_POINTS + self.flips[seat])
        worth[first + m.INVINCIBLE] = float(m.INVINCIBLE_POINTS)
        worth[first + m.WHITE_WIND] = WHITE_WIND_SHARE * float(self.appraisal.workers_of(seat))

    def best(self, seat: i64) -> float:
        """Of the boats in play."""
        return self.best_but(seat, NOBODY)

    def margin(self, seat: i64) -> float:
        """By how much the best boat is better than the second best."""
        found: i64 = 0
        boat: i64 = 1
        while boat < self.appraisal.players:
            if self.worth[seat * MOST_BOATS + boat] > self.worth[seat * MOST_BOATS + found]:
                found = boat
            boat += 1
        return self.worth[seat * MOST_BOATS + found] - self.best_but(seat, found)

    def best_but(self, seat: i64, without: i64) -> float:
        best = 0.0
        boat: i64 = 0
        while boat < self.appraisal.players:
            if boat != without and self.worth[seat * MOST_BOATS + boat] > best:
                best = self.worth[seat * MOST_BOATS + boat]
            boat += 1
        return best

    # The choice (K-E5, K-E6)

    def pick_gain(self, state: KeyflowerPosition, seat: i64, tile: i64) -> float:
        """What a seat would take more if it led on a turn-order tile; `takes` is as before."""
        now = self.takes[seat]
        self.choose(state, seat, tile)
        gain = self.takes[seat] - now
        self.choose(state, NOBODY, NOBODY)
        return gain

    def choose(self, state: KeyflowerPosition, bidder: i64, bid: i64) -> None:
        """Every seat takes in its turn what is worth most to it, as if `bidder` led on the tile `bid`."""
        self.line_up(state, bidder, bid)
        players: i64 = state.cells[s.PLAYERS]
        winter = state.cells[s.SEASON] == m.WINTER_SEASON
        taken: i64 = 0
        place: i64 = 0
        while place < players:
            seat: i64 = self.order[place]
            best = -1.0
            chosen: i64 = 0
            boat: i64 = 0
            while boat < players:
                if taken >> boat & 1 == 0:
                    value = self.worth[seat * MOST_BOATS + boat] if winter else self.load_value(state, boat)
                    if value > best:
                        best = value
                        chosen = boat
                boat += 1
            taken |= 1 << chosen
            self.takes[seat] = best
            place += 1

    def line_up(self, state: KeyflowerPosition, bidder: i64, bid: i64) -> None:
        """The winners of turn-order tiles, then the others clockwise from the new start player."""
        players: i64 = state.cells[s.PLAYERS]
        seat: i64 = 0
        while seat < players:
            self.place[seat] = NOBODY
            seat += 1
        count: i64 = 0
        start: i64 = state.cells[s.START]
        purple: i64 = state.purple_tile()
        tile: i64 = m.TURN_ORDER
        while tile <= purple:
            leader: i64 = bidder if tile == bid else state.leader(tile)
            if leader >= 0:
                count = self.join(leader, count)
                if tile == purple:
                    start = leader
            tile += 1
        back: i64 = 0
        while back < players:
            count = self.join((start + back) % players, count)
            back += 1

    def join(self, seat: i64, count: i64) -> i64:
        """Each seat chooses once; gives how many are in line."""
        if self.place[seat] >= 0:
            return count
        self.place[seat] = count
        self.order[count] = seat
        return count + 1

    def load_value(self, state: KeyflowerPosition, boat: i64) -> float:
        c = state.cells
        appraisal = self.appraisal
        season: i64 = appraisal.season
        workers: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_WORKERS
        skills: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_SKILLS
        crew: i64 = c[workers + m.BLUE] + c[workers + m.RED] + c[workers + m.YELLOW] + c[workers + m.GREEN]
        value = appraisal.worker_price[season] * float(crew)
        value += appraisal.green_more[season] * float(c[workers + m.GREEN])
        found: i64 = c[skills + m.ANVIL] + c[skills + m.PICK] + c[skills + m.SAW]
        return value + appraisal.skill_price[season] * float(found)


def purple_holder(state: KeyflowerPosition) -> i64:
    """Who would have the purple worker when the season has ended (K-E5)."""
    winner: i64 = state.leader(state.purple_tile())
    return winner if winner >= 0 else (state.cells[s.START] + 1) % state.cells[s.PLAYERS]
