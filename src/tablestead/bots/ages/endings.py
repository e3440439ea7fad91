"""The ways a turn may end: the turns left after each, the weights, and what the other boards come to."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.games.ages import material as m
from tablestead.games.ages import scoring
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

# The weights of all boards depend on the ending, through the turns that are left.
QUIET: Final = 0  # no purchase
BUYS: Final = 1  # a purchase, which may bring the end of the game nearer, or be it
CLOSES: Final = 2  # the last monument is finished: the last round (A-E1)
ENDINGS: Final = 3

NEVER: Final = -1e9
CERTAIN: Final = 100.0
"""What winning for sure is worth, in points; a lead counts a little beside it."""
LEAD_SHARE: Final = 0.2


class Endings:
    """For each ending the turns left, the weights, and what the other boards come to."""

    def __init__(self, state: AgesState, weights: v.Weights) -> None:
        self.state = state
        self.solo = state.solo
        self.seat: i64 = state.cells[s.ACTIVE]
        c = state.cells
        players: i64 = c[s.PLAYERS]
        self.own_weights: list[vec[float]] = []
        self.other_weights: list[vec[float]] = []  # a row of players for each ending
        self.scales = vec[float]([1.0, 1.0, 1.0])
        self.standing = vec[float]([0.0, 0.0, 0.0])
        self.turns_after = vec[float]([0.0, 0.0, 0.0])
        own_score = float(scoring.score(state, int(self.seat)))
        if state.owns(int(self.seat), m.COMMERCE):
            own_score -= float(state.goods_held(int(self.seat)))  # counted with the goods that are left
        self.shares = self.rivals(weights, players)
        ending: i64 = 0
        while ending < ENDINGS:
            rounds = 0.0
            if ending != CLOSES or self.solo:
                rounds = v.rounds_left(state, weights, i64(1) if ending == BUYS else i64(0))
            self.turns_after[ending] = rounds
            own = weights.at(rounds)
            self.own_weights.append(own)
            standing = own_score + v.owned_part(state, self.seat, own)
            turns = rounds
            most = 0.0
            other: i64 = 0
            while other < players:
                more = 1.0 if v.yet_to_play(state, other) else 0.0
                w = weights.at(rounds + more)
                self.other_weights.append(w)
                if other != self.seat:
                    most = max(most, rounds + more)
                    standing -= self.shares[other] * self.other_standing(other, w)
                other += 1
            self.scales[ending] = weights.scale(turns + most)
            self.standing[ending] = standing
            ending += 1

    def rivals(self, weights: v.Weights, players: i64) -> vec[float]:
        """How much each opponent counts: those who are ahead more."""
        shares = vec[float]([0.0] * int(players))
        if players == 1:
            return shares
        rounds = v.rounds_left(self.state, weights, 0)
        total = 0.0
        seat: i64 = 0
        while seat < players:
            if seat != self.seat:
                w = weights.at(rounds)
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

    def rivalry(self) -> float:
        """How many opponents such as the one that counts all of them are worth, where one may win."""
        mean = self.others_standing()
        players: i64 = self.state.cells[s.PLAYERS]
        rivals = 0.0
        seat: i64 = 0
        while seat < players:
            if seat != self.seat:
                standing = float(scoring.score(self.state, int(seat)))
                standing += v.future(self.state, seat, self.other_weights[seat])
                rivals += exp(min(30.0, (standing - mean) / self.scales[QUIET]))
            seat += 1
        return rivals

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
