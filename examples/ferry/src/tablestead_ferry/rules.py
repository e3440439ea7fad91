"""The rules of Ferry, in the order of a turn."""

from __future__ import annotations

from tablestead.engine.errors import RuleViolation
from tablestead.engine.rng import Rng
from tablestead_ferry import actions as a
from tablestead_ferry import hidden, scoring, violations
from tablestead_ferry import material as m
from tablestead_ferry import state as s
from tablestead_ferry.state import FerryPosition


class FerryState(FerryPosition):
    """A position of Ferry with its rules."""

    def copy(self) -> FerryState:
        return FerryState(self.game, self.cells[:])

    def legal(self) -> list[int]:
        if self.step == s.START_STEP:
            return [a.ROLL]
        if self.step == s.SEND_STEP:
            return [a.SEND + value for value, held in enumerate(self.hand(self.active)) if held]
        return [a.END] if self.step == s.END_STEP else []

    def why_not(self, action: int) -> RuleViolation | None:
        possible = self.legal() if self.player >= 0 else [outcome for outcome, _ in self.outcomes()]
        return None if action in possible else violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        if action >= a.TIDE:
            self.cells[s.TIDE_VALUE] = action - a.TIDE + 1
            self.cells[s.STEP] = s.SEND_STEP
        elif action >= a.DEALT:
            self.deal(action - a.DEALT)
        elif action >= a.SEND:
            self.send(action - a.SEND)
        elif action == a.ROLL:
            self.cells[s.STEP] = s.ROLLING_STEP
        else:
            self.end_turn()

    def deal(self, value: int) -> None:
        """F-1: four cards for everybody, one seat after the other."""
        c = self.cells
        c[s.DECK + value] -= 1
        c[self.seat_base(self.active) + s.SEAT_HAND + value] += 1
        if sum(self.hand(self.active)) == m.HAND:
            c[s.ACTIVE] = (self.active + 1) % self.players
            if c[s.ACTIVE] == 0:
                c[s.STEP] = s.START_STEP
                c[s.ROUND] = 1

    def send(self, value: int) -> None:
        """F-3: a passenger of at least the tide crosses."""
        c = self.cells
        base = self.seat_base(self.active)
        c[base + s.SEAT_HAND + value] -= 1
        c[base + s.SEAT_SENT + value] += 1
        if value + 1 >= self.tide:
            c[base + s.SEAT_SCORE] += self.tide
        c[s.STEP] = s.END_STEP

    def end_turn(self) -> None:
        """F-4, F-5."""
        c = self.cells
        c[s.TIDE_VALUE] = 0
        c[s.ACTIVE] = (self.active + 1) % self.players
        c[s.STEP] = s.START_STEP
        if c[s.ACTIVE] == 0:
            c[s.ROUND] += 1
            if c[s.ROUND] > m.HAND:
                c[s.ROUND] = m.HAND
                c[s.STEP] = s.OVER_STEP

    def outcomes(self) -> list[tuple[int, float]]:
        if self.step == s.ROLLING_STEP:
            return [(a.TIDE + value, 1 / m.VALUES) for value in range(m.VALUES)]
        if self.step == s.DEAL_STEP:
            left = self.deck()
            return [(a.DEALT + value, count / sum(left)) for value, count in enumerate(left) if count]
        return []

    def sample(self, rng: Rng) -> int:
        if self.step == s.ROLLING_STEP:
            return a.TIDE + rng.below(m.VALUES)
        return a.DEALT + hidden.draw(self.deck(), rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
