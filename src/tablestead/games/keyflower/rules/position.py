"""A position with all its rules: what may be done, what is drawn, and how an action changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import hidden, scoring, violations
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import drawing, laying, placing, seasons, working
from tablestead.games.keyflower.state import KeyflowerPosition

if TYPE_CHECKING:
    from tablestead.games.keyflower.view.structs import KeyflowerView


class KeyflowerState(KeyflowerPosition):
    """A position of Keyflower with its rules."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    def copy(self) -> KeyflowerState:
        return KeyflowerState(self.game, self.cells[:])

    def view(self, seat: int | None) -> KeyflowerView:
        return cast("KeyflowerView", super().view(seat))

    # What may be done

    def legal(self) -> list[int]:
        return self.legal_in_turn() if self.cells[s.STEP] <= s.PAYMENT_STEP else self.legal_in_season()

    def legal_in_turn(self) -> list[int]:
        """The steps of a turn."""
        step: i64 = self.cells[s.STEP]
        if step == s.TURN_STEP:
            return placing.legal_turns(self)
        if step == s.WORKERS_STEP:
            return placing.legal_workers(self)
        if step == s.TRANSPORT_STEP:
            return working.legal_works(self)
        if step == s.DIRECTION_STEP:
            return working.legal_directions(self)
        if step == s.PAYMENT_STEP:
            return working.legal_payments(self)
        if step == s.COST_STEP:
            return working.legal_costs(self)
        return working.legal_takes(self) if step == s.CHOOSE_STEP else []

    def legal_in_season(self) -> list[int]:
        """The steps at the start and the end of a season, and the end of every turn."""
        step: i64 = self.cells[s.STEP]
        if step == s.END_STEP:
            return [a.END]
        if step == s.LAY_STEP:
            return laying.legal_lays(self)
        if step == s.CELL_STEP:
            return laying.legal_cells(self)
        if step == s.ROTATION_STEP:
            return laying.legal_rotations(self)
        if step == s.BOAT_STEP:
            return seasons.legal_boats(self)
        return seasons.legal_keeps(self) if step == s.KEEP_STEP else []

    def why_not(self, action: int) -> RuleViolation | None:
        if action >= a.WORKER:
            if action < a.ACTIONS and drawing.can_draw(self, action):
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.WORKER:
            drawing.draw(self, act)
        elif act >= a.TURN:
            laying.lay(self, act - a.TURN)
        elif act >= a.AT:
            self.cells[s.LAYING_CELL] = act - a.AT + 1
            self.cells[s.STEP] = s.ROTATION_STEP
        elif act >= a.LAY:
            self.cells[s.LAYING] = act - a.LAY + 1
            self.cells[s.STEP] = s.CELL_STEP
        elif act >= a.KEEP:
            seasons.keep(self, act - a.KEEP)
        elif act >= a.BOAT:
            seasons.take_boat(self, act - a.BOAT)
            self.cells[s.STEP] = s.END_STEP
        elif act >= a.WITH:
            working.pay_upgrade(self, act - a.WITH + 1)
        elif act >= a.UPGRADE:
            working.upgrade(self, act - a.UPGRADE)
        elif act >= a.TO:
            working.carry(self, act - a.TO)
        elif act >= a.CARRY:
            self.cells[s.CARRIED] = (act - a.CARRY) // m.TILES + 1
            self.cells[s.SOURCE] = (act - a.CARRY) % m.TILES + 1
            self.cells[s.STEP] = s.DIRECTION_STEP
        elif act >= a.TAKE:
            working.make(self, act - a.TAKE, 1)
            self.cells[s.STEP] = s.END_STEP
        elif act >= a.PAY:
            working.pay(self, act - a.PAY)
        elif act >= a.FROM:
            placing.move_along(self, act - a.FROM)
        elif act >= a.WORKERS:
            placing.take_workers(
                self, (act - a.WORKERS) // m.WORKERS_OF_COLOUR, (act - a.WORKERS) % m.WORKERS_OF_COLOUR + 1
            )
        elif act >= a.BID:
            placing.begin_placement(self, act)
        elif act == a.END:
            seasons.end(self)
        elif act == a.PASS:
            self.cells[s.PASSES] += 1
            self.cells[s.STEP] = s.END_STEP
        elif act == a.DONE and self.cells[s.STEP] == s.WORKERS_STEP:
            placing.place_workers(self)
        else:  # done with transport, or the cost declined
            self.cells[s.STEP] = s.END_STEP

    # Chance

    def outcomes(self) -> list[tuple[int, float]]:
        return drawing.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return drawing.sample(self, rng)

    # Points and hidden pieces

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
        while (
            self.cells[s.STEP] == s.WORKERS_STEP and seat != self.player and not placing.legal_workers(self)
        ):
            hidden.redeal(self, seat, rng)  # whoever began a placement can finish it
