"""What the prior of Keyflower is told of an action, in whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.judgement.actions import ActionFeatures, quarters
from tablestead.bots.keyflower.appraisal import Appraisal, most
from tablestead.bots.keyflower.features import most_behind_another
from tablestead.bots.keyflower.fleet import Fleet
from tablestead.bots.keyflower.forces import Forces
from tablestead.engine.game import State
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import placing
from tablestead.games.keyflower.rules.position import KeyflowerState

# Sizes, as elsewhere: sums of constants are folded within a module only.
SCORED: Final = 4
TILES: Final = 68
COLOURS: Final = 4
STEPS: Final = 23
PLAYER_COUNTS: Final = 7
MOST_WORKERS: Final = 6
"""More are not told apart."""

# The features of an action, after how the rules of thumb score it.
STEP: Final = SCORED  # + step
PLAYERS: Final = STEP + STEPS  # + how many play
AT_HAND: Final = PLAYERS + PLAYER_COUNTS  # workers behind the screen
RIVAL_HAND: Final = AT_HAND + 1  # the most behind another one
PASSED: Final = RIVAL_HAND + 1  # passes in succession
PASS: Final = PASSED + 1
PASS_LAST: Final = PASS + 1  # it ends the season
BID: Final = PASS_LAST + 1  # + tile
BID_OVER: Final = BID + TILES  # somebody else has the highest bid
BID_OWN: Final = BID_OVER + 1  # the own bid is the highest already
ON_TILE: Final = BID_OWN + 1  # workers there, who go to the winner
NEEDED: Final = ON_TILE + 1  # + workers - 1 that it takes at least
USE: Final = NEEDED + MOST_WORKERS  # + tile
USE_OWN: Final = USE + TILES  # in the own village
USE_OTHER: Final = USE_OWN + 1  # in another one
MORE: Final = USE_OTHER + 1  # + workers more than needed
COLOUR: Final = MORE + MOST_WORKERS  # + colour placed
SPARE: Final = COLOUR + COLOURS  # workers of that colour that stay
MOVES: Final = SPARE + 1  # a losing bid moves along
# A bid; in quarter points what it is about.
WORTH: Final = MOVES + 1  # of the tile to the bidder
WORTH_OTHER: Final = WORTH + 1  # to whom of the others it is worth most
PICK: Final = WORTH_OTHER + 1  # what the bidder takes more of the boats with this turn-order tile
GUARD: Final = PICK + 1  # of the own lead, which another seat could take: what it is worth
ANSWERED: Final = GUARD + 1  # another seat has the workers of that colour to bid more
OUTMATCHED: Final = ANSWERED + 1  # more than the bidder ever could
FEATURES: Final = OUTMATCHED + 1


class KeyflowerActions(ActionFeatures):
    """The actions of the active seat."""

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.at_hand: i64 = 0
        self.rival_hand: i64 = 0
        self.appraisal = Appraisal()
        self.fleet = Fleet(self.appraisal)
        self.forces = Forces()
        # The tile that is bid on, in quarter points.
        self.worth: i64 = 0
        self.other_worth: i64 = 0
        self.pick: i64 = 0

    def look(self, state: State, scores: vec[float], count: i64) -> None:
        assert isinstance(state, KeyflowerState)
        super().look(state, scores, count)
        seat: i64 = state.cells[s.ACTIVE]
        self.at_hand = state.workers_behind(seat)
        self.rival_hand = most_behind_another(state, seat)
        if state.cells[s.STEP] <= s.WORKERS_STEP:
            self.appraisal.read(state)
            self.fleet.read(state)
            self.forces.read(state)
            if state.cells[s.PLACEMENT] == s.BIDDING:
                self.weigh(state, state.placed())

    def write(self, state: State, action: i64, score: float) -> None:
        assert isinstance(state, KeyflowerState)
        super().write(state, action, score)
        c = state.cells
        values = self.values
        step: i64 = c[s.STEP]
        values[STEP + step] = 1
        values[PLAYERS + c[s.PLAYERS]] = 1
        values[AT_HAND] = self.at_hand
        values[RIVAL_HAND] = self.rival_hand
        values[PASSED] = c[s.PASSES]
        if step == s.TURN_STEP:
            if action >= a.USE:
                self.write_use(state, action - a.USE)
            elif action >= a.BID:
                self.write_bid(state, action - a.BID)
            else:
                values[PASS] = 1
                if c[s.PASSES] == c[s.PLAYERS] - 1:
                    values[PASS_LAST] = 1
        elif step == s.WORKERS_STEP:
            self.write_workers(state, action)

    def write_bid(self, state: KeyflowerState, tile: i64) -> None:
        values = self.values
        leader: i64 = state.leader(tile)
        values[BID + tile] = 1
        if leader == state.cells[s.ACTIVE]:
            values[BID_OWN] = 1
        elif leader >= 0:
            values[BID_OVER] = 1
        values[ON_TILE] = state.on_tile(tile)
        needed: i64 = placing.bid_least(state, tile)
        self.write_needed(needed)
        self.weigh(state, tile)
        self.write_stakes(state, tile, placing.bid_colours(state, tile), needed)

    def weigh(self, state: KeyflowerState, tile: i64) -> None:
        """What is bid for, to the bidder and to others."""
        appraisal = self.appraisal
        seat: i64 = state.cells[s.ACTIVE]
        self.worth = quarters(appraisal.tile_value(state, seat, tile))
        self.other_worth = 0
        other: i64 = 0
        while other < appraisal.players:
            if other != seat:
                self.other_worth = most(self.other_worth, quarters(appraisal.tile_value(state, other, tile)))
            other += 1
        self.pick = quarters(self.fleet.pick_gain(state, seat, tile)) if tile >= m.TURN_ORDER else 0

    def write_stakes(self, state: KeyflowerState, tile: i64, colours: i64, added: i64) -> None:
        """What is bid for, and how safe it is when so many workers join the own bid, in the best of these
        colours."""
        values = self.values
        forces = self.forces
        seat: i64 = state.cells[s.ACTIVE]
        holds: i64 = state.colour_of(tile)
        own: i64 = state.cells[state.tile_base(tile) + s.TILE_BIDS + seat]
        values[WORTH] = self.worth
        values[WORTH_OTHER] = self.other_worth
        values[PICK] = self.pick
        if state.leader(tile) == seat and forces.reach_of_others(state, seat, tile, holds) > own:
            values[GUARD] = self.worth
        values[ANSWERED] = 1
        values[OUTMATCHED] = 1
        colour: i64 = 0
        while colour < m.COLOURS:
            reach: i64 = forces.reach_in(state, seat, tile, colour)
            if colours >> colour & 1 != 0 and reach >= own + added:
                threat: i64 = forces.reach_of_others(state, seat, tile, holds if holds >= 0 else colour)
                if threat <= own + added:
                    values[ANSWERED] = 0
                if threat <= reach:
                    values[OUTMATCHED] = 0
            colour += 1

    def write_use(self, state: KeyflowerState, tile: i64) -> None:
        values = self.values
        place: i64 = state.cells[state.tile_base(tile) + s.TILE_PLACE]
        values[USE + tile] = 1
        if place == s.OWNED + state.cells[s.ACTIVE]:
            values[USE_OWN] = 1
        elif place >= s.OWNED:
            values[USE_OTHER] = 1
        self.write_needed(state.cells[state.tile_base(tile) + s.TILE_LAST_USE] + 1)

    def write_needed(self, needed: i64) -> None:
        self.values[NEEDED + (needed if needed < MOST_WORKERS else MOST_WORKERS) - 1] = 1

    def write_workers(self, state: KeyflowerState, action: i64) -> None:
        """What is placed, on which tile."""
        c = state.cells
        values = self.values
        tile: i64 = state.placed()
        bids = c[s.PLACEMENT] == s.BIDDING
        values[(BID if bids else USE) + tile] = 1
        colours: i64 = placing.open_colours(state)
        placed: i64 = placing.chosen(state)
        least: i64 = placing.least_needed(state)
        if a.WORKERS <= action < a.FROM:
            colour: i64 = (action - a.WORKERS) // m.WORKERS_OF_COLOUR
            number: i64 = (action - a.WORKERS) % m.WORKERS_OF_COLOUR + 1
            placed += number
            more: i64 = placed - least
            if more >= 0:
                values[MORE + (more if more < MOST_WORKERS else MOST_WORKERS - 1)] = 1
            values[COLOUR + colour] = 1
            values[SPARE] = c[state.seat_base(c[s.ACTIVE]) + s.SEAT_WORKERS + colour] - number
            colours = 1 << colour
        elif a.FROM <= action < a.PAY:
            values[MOVES] = 1
            placed += c[state.tile_base(action - a.FROM) + s.TILE_BIDS + c[s.ACTIVE]]
            colours = 1 << state.bid_colour(action - a.FROM, c[s.ACTIVE])
        if bids:
            self.write_stakes(state, tile, colours, most(placed, least))
