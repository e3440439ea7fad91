"""The course of the game: setup, the start of a season, turns and the season's end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.game import Game
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules.laying import Laying


class Seasons(Laying):
    """What happens when (K-S1, K-N1, K-N2, K-T1, K-E1…K-E6)."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    # Setup (K-S1)

    def deal_home(self, tile: i64) -> None:
        c = self.cells
        base = self.tile_base(tile)
        c[base + s.TILE_PLACE] = s.OWNED + c[s.ACTIVE]
        c[base + s.TILE_LAID] = s.LYING
        c[s.ACTIVE] += 1
        if c[s.ACTIVE] < c[s.PLAYERS]:
            return
        lowest: i64 = 0
        while c[self.tile_base(lowest) + s.TILE_PLACE] == s.NOWHERE:
            lowest += 1
        c[s.START] = c[self.tile_base(lowest) + s.TILE_PLACE] - s.OWNED
        c[s.ACTIVE] = 0
        c[s.LEFT] = m.START_WORKERS
        c[s.STEP] = s.SCREENS_STEP

    def next_screen(self) -> None:
        c = self.cells
        c[s.ACTIVE] += 1
        if c[s.ACTIVE] < c[s.PLAYERS]:
            c[s.LEFT] = m.START_WORKERS
            return
        c[s.ACTIVE] = 0
        c[s.LEFT] = m.WINTER_DEALT[c[s.PLAYERS]]
        c[s.STEP] = s.DEAL_STEP

    def deal(self, tile: i64) -> None:
        c = self.cells
        c[self.tile_base(tile) + s.TILE_PLACE] = s.HAND + c[s.ACTIVE]
        c[s.LEFT] -= 1
        if c[s.LEFT] > 0:
            return
        c[s.ACTIVE] += 1
        if c[s.ACTIVE] < c[s.PLAYERS]:
            c[s.LEFT] = m.WINTER_DEALT[c[s.PLAYERS]]
        else:
            self.begin_season()

    # Season start (K-N1, K-N2)

    def begin_season(self) -> None:
        c = self.cells
        c[s.SEASON] += 1
        c[s.ACTIVE] = c[s.START]
        if c[s.SEASON] == m.WINTER_SEASON:
            c[s.PHASE] = s.KEEP_PHASE
            c[s.STEP] = s.KEEP_STEP
        else:
            self.enter_load()

    def next_to_load(self) -> i64:
        """K-N1: one piece at a time, boat after boat, full ones skipped: the emptiest, or -1."""
        c = self.cells
        skills = c[s.STEP] == s.LOAD_SKILLS_STEP
        found: i64 = -1
        fewest: i64 = 0
        boat: i64 = 0
        while boat < c[s.PLAYERS]:
            number: i64 = boat * m.SEASONS + c[s.SEASON]
            loaded: i64 = self.skills_on(boat) if skills else self.workers_on(boat)
            room: i64 = m.ARRIVING_SKILLS[number] if skills else m.ARRIVING_WORKERS[number]
            if loaded < room and (found < 0 or loaded < fewest):
                found = boat
                fewest = loaded
            boat += 1
        return found

    def workers_on(self, boat: i64) -> i64:
        c = self.cells
        workers: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_WORKERS
        return c[workers + m.BLUE] + c[workers + m.RED] + c[workers + m.YELLOW] + c[workers + m.GREEN]

    def skills_on(self, boat: i64) -> i64:
        c = self.cells
        skills: i64 = s.LOADS + boat * s.LOAD_CELLS + s.LOAD_SKILLS
        return c[skills + m.ANVIL] + c[skills + m.PICK] + c[skills + m.SAW]

    def enter_load(self) -> None:
        self.cells[s.STEP] = s.LOAD_STEP
        if self.in_bag() == 0 or self.next_to_load() < 0:
            self.enter_load_skills()

    def enter_load_skills(self) -> None:
        c = self.cells
        c[s.STEP] = s.LOAD_SKILLS_STEP
        if self.in_pile() == 0 or self.next_to_load() < 0:
            c[s.LEFT] = m.SEASON_TILES[c[s.PLAYERS]]
            c[s.STEP] = s.OFFER_STEP

    def offer(self, tile: i64) -> None:
        c = self.cells
        c[self.tile_base(tile) + s.TILE_PLACE] = s.OFFER
        c[s.LEFT] -= 1
        if c[s.LEFT] == 0:
            self.begin_turns()

    def legal_keeps(self) -> list[int]:
        """K-N2: at least one of the tiles in hand."""
        c = self.cells
        hand: list[int] = []
        for tile in range(m.WINTER, m.SUMMER_BOATS):
            if c[s.ALL_TILES + tile * s.TILE_CELLS + s.TILE_PLACE] == s.HAND + c[s.ACTIVE]:
                hand.append(1 << (tile - m.WINTER))
        result: list[int] = []
        for chosen in range(1, 1 << len(hand)):
            mask = 0
            for index, bit in enumerate(hand):
                if chosen >> index & 1:
                    mask |= bit
            result.append(a.KEEP + m.KEEP_NUMBERS[mask])
        result.sort()
        return result

    def keep(self, choice: i64) -> None:
        c = self.cells
        mask: i64 = m.KEEPS[choice]
        index: i64 = 0
        while index < m.SUMMER_BOATS - m.WINTER:
            if mask >> index & 1 != 0:
                c[self.tile_base(m.WINTER + index) + s.TILE_PLACE] = s.KEPT + c[s.ACTIVE]
            index += 1
        c[self.seat_base(c[s.ACTIVE]) + s.SEAT_CHOSEN] = 1
        c[s.STEP] = s.END_STEP

    def end_keep(self) -> None:
        """All chosen tiles are laid out mixed; the rest leave the game unseen."""
        c = self.cells
        c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
        if c[s.ACTIVE] != c[s.START]:
            c[s.STEP] = s.KEEP_STEP
            return
        tile: i64 = m.WINTER
        while tile < m.SUMMER_BOATS:
            base = self.tile_base(tile)
            c[base + s.TILE_PLACE] = s.OFFER if c[base + s.TILE_PLACE] >= s.KEPT else s.NOWHERE
            tile += 1
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            c[self.seat_base(seat) + s.SEAT_CHOSEN] = 0
            seat += 1
        self.begin_turns()

    # A turn (K-T1)

    def begin_turns(self) -> None:
        c = self.cells
        c[s.PHASE] = s.TURN_PHASE
        c[s.ACTIVE] = c[s.START]
        c[s.PASSES] = 0
        c[s.TURNS] += 1
        c[s.STEP] = s.TURN_STEP

    def end(self) -> None:
        phase: i64 = self.cells[s.PHASE]
        if phase == s.TURN_PHASE:
            self.end_turn()
        elif phase == s.KEEP_PHASE:
            self.end_keep()
        elif phase == s.BOAT_PHASE:
            self.enter_boats()
        else:
            self.end_laying()

    def end_turn(self) -> None:
        c = self.cells
        c[s.PLACEMENT] = 0
        c[s.PLACED] = 0
        c[s.CARRIES_LEFT] = 0
        c[s.UPGRADES_LEFT] = 0
        if c[s.PASSES] == c[s.PLAYERS]:
            self.end_season()
            return
        c[s.ACTIVE] = (c[s.ACTIVE] + 1) % c[s.PLAYERS]
        c[s.TURNS] += 1
        c[s.STEP] = s.TURN_STEP

    # Season end (K-E1…K-E4)

    def end_season(self) -> None:
        c = self.cells
        c[s.PASSES] = 0
        tile: i64 = m.SPRING
        while tile < m.TILES:
            self.return_losing_bids(tile)
            tile += 1
        tile = m.SPRING
        while tile < m.BOATS:
            if c[self.tile_base(tile) + s.TILE_PLACE] == s.OFFER:
                self.award(tile)
            tile += 1
        tile = 0
        while tile < m.WINTER:
            at = self.tile_base(tile)
            if c[at + s.TILE_PLACE] >= s.OWNED:
                self.workers_leave(at, c[at + s.TILE_PLACE] - s.OWNED)
            tile += 1
        c[s.PHASE] = s.BOAT_PHASE
        self.enter_boats()

    def return_losing_bids(self, tile: i64) -> None:
        """K-E1."""
        c = self.cells
        at = self.tile_base(tile)
        if c[at + s.TILE_LEADER] == 0:
            return
        seat: i64 = 0
        while seat < c[s.PLAYERS]:
            if c[at + s.TILE_BIDS + seat] > 0 and c[at + s.TILE_LEADER] != seat + 1:
                self.come_openly(seat, c[at + s.TILE_BID_COLOURS + seat] - 1, c[at + s.TILE_BIDS + seat])
                c[at + s.TILE_BIDS + seat] = 0
                c[at + s.TILE_BID_COLOURS + seat] = 0
            seat += 1

    def award(self, tile: i64) -> None:
        """K-E2: without a bid it leaves the game. K-E3: the winner takes it, and the workers on it."""
        c = self.cells
        at = self.tile_base(tile)
        winner: i64 = c[at + s.TILE_LEADER] - 1
        c[at + s.TILE_PLACE] = s.OWNED + winner if winner >= 0 else s.NOWHERE
        self.workers_leave(at, winner)
        self.bid_into_bag(at)

    def workers_leave(self, at: i64, seat: i64) -> None:
        """Workers on a tile go behind a player's screen, or into the bag; its colour is free again."""
        c = self.cells
        colour: i64 = 0
        while colour < m.COLOURS:
            number: i64 = c[at + s.TILE_WORKERS + colour]
            if number > 0:
                if seat >= 0:
                    self.come_openly(seat, colour, number)
                else:
                    c[s.BAG + colour] += number
                c[at + s.TILE_WORKERS + colour] = 0
            colour += 1
        c[at + s.TILE_COLOUR] = 0
        c[at + s.TILE_LAST_USE] = 0

    def bid_into_bag(self, at: i64) -> None:
        c = self.cells
        winner: i64 = c[at + s.TILE_LEADER] - 1
        if winner >= 0:
            colour: i64 = c[at + s.TILE_BID_COLOURS + winner] - 1
            c[s.BAG + colour] += c[at + s.TILE_BIDS + winner]
            c[at + s.TILE_BIDS + winner] = 0
            c[at + s.TILE_BID_COLOURS + winner] = 0
            c[at + s.TILE_LEADER] = 0
        c[at + s.TILE_COLOUR] = 0

    # Boats and turn order (K-E5, K-E6)

    def enter_boats(self) -> None:
        c = self.cells
        while True:
            captain = self.next_captain()
            if captain < 0:
                self.finish_boats()
                return
            c[s.ACTIVE] = captain
            boats = self.legal_boats()
            if len(boats) > 1:
                c[s.STEP] = s.BOAT_STEP
                return
            self.take_boat(boats[0] - a.BOAT)

    def next_captain(self) -> i64:
        """Who takes the next boat: winners of turn-order tiles, then clockwise from the start; or -1."""
        c = self.cells
        winner = self.next_winner()
        if winner >= 0:
            return winner
        back: i64 = 0
        while back < c[s.PLAYERS]:
            seat: i64 = (c[s.START] + back) % c[s.PLAYERS]
            if c[self.seat_base(seat) + s.SEAT_HAS_BOAT] == 0:
                return seat
            back += 1
        return -1

    def next_winner(self) -> i64:
        """The winner of the lowest turn-order tile that is not resolved yet, or -1."""
        c = self.cells
        tile: i64 = m.TURN_ORDER
        purple: i64 = self.purple_tile()
        while tile <= purple:
            winner: i64 = c[self.tile_base(tile) + s.TILE_LEADER] - 1
            if winner >= 0 and c[self.seat_base(winner) + s.SEAT_HAS_BOAT] == 0:
                return winner
            tile += 1
        return -1

    def pass_purple_worker(self) -> None:
        """K-E5: it goes with its tile, the last one, as that is resolved."""
        c = self.cells
        winner: i64 = c[self.tile_base(self.purple_tile()) + s.TILE_LEADER] - 1
        if winner >= 0 and self.next_winner() < 0:
            c[s.START] = winner

    def legal_boats(self) -> list[int]:
        c = self.cells
        result: list[int] = []
        boat: i64 = 0
        while boat < c[s.PLAYERS]:
            if c[s.LOADS + boat * s.LOAD_CELLS + s.LOAD_TAKEN_BY] == 0:
                result.append(int(a.BOAT + boat))
            boat += 1
        return result

    def take_boat(self, boat: i64) -> None:
        """K-E5: all workers and skill tiles of a boat. K-E6: in winter the boat itself."""
        c = self.cells
        seat: i64 = c[s.ACTIVE]
        at: i64 = s.LOADS + boat * s.LOAD_CELLS
        colour: i64 = 0
        while colour < m.COLOURS:
            self.come_openly(seat, colour, c[at + s.LOAD_WORKERS + colour])
            c[at + s.LOAD_WORKERS + colour] = 0
            colour += 1
        base = self.seat_base(seat)
        skill: i64 = 0
        while skill < m.SKILLS:
            c[base + s.SEAT_SKILLS + skill] += c[at + s.LOAD_SKILLS + skill]
            c[base + s.SEAT_KNOWN_SKILLS + skill] += c[at + s.LOAD_SKILLS + skill]
            c[at + s.LOAD_SKILLS + skill] = 0
            skill += 1
        c[at + s.LOAD_TAKEN_BY] = seat + 1
        c[base + s.SEAT_HAS_BOAT] = 1
        if c[s.SEASON] == m.WINTER_SEASON:
            c[self.tile_base(m.BOATS + boat) + s.TILE_PLACE] = s.OWNED + seat
        self.pass_purple_worker()

    def finish_boats(self) -> None:
        """The purple worker, the turn-order bids and, in winter, their tiles; then K-F1."""
        c = self.cells
        players: i64 = c[s.PLAYERS]
        purple: i64 = self.purple_tile()
        if c[self.tile_base(purple) + s.TILE_LEADER] == 0:
            c[s.START] = (c[s.START] + 1) % players
        tile: i64 = m.TURN_ORDER
        while tile <= purple:
            at = self.tile_base(tile)
            if c[s.SEASON] == m.WINTER_SEASON:
                c[at + s.TILE_PLACE] = (
                    s.OWNED + c[at + s.TILE_LEADER] - 1 if c[at + s.TILE_LEADER] > 0 else s.NOWHERE
                )
            self.bid_into_bag(at)
            tile += 1
        seat: i64 = 0
        while seat < players:
            c[self.seat_base(seat) + s.SEAT_HAS_BOAT] = 0
            c[s.LOADS + seat * s.LOAD_CELLS + s.LOAD_TAKEN_BY] = 0
            seat += 1
        owner: i64 = self.owner(m.SUMMER_BOAT_1A)
        if owner >= 0:
            c[s.ACTIVE] = owner
            self.enter_draw(s.GIFT_STEP, m.GIFT_WORKERS, self.in_bag())
        if c[s.STEP] != s.GIFT_STEP:
            self.give_green()

    def give_green(self) -> None:
        """K-F1b."""
        c = self.cells
        owner: i64 = self.owner(m.SUMMER_BOAT_1B)
        if owner >= 0 and c[s.GREEN_SUPPLY] > 0:
            c[s.GREEN_SUPPLY] -= 1
            self.come_openly(owner, m.GREEN, 1)
        c[s.PHASE] = s.LAY_PHASE
        c[s.ACTIVE] = c[s.START]
        self.enter_lay()

    def next_season(self) -> None:
        if self.cells[s.SEASON] == m.WINTER_SEASON:
            self.cells[s.STEP] = s.OVER_STEP
        else:
            self.begin_season()
