"""The state that plays by the rules: what may be done, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import hidden, scoring, violations
from tablestead.games.milestones import state as s
from tablestead.games.milestones.board import Board
from tablestead.games.milestones.rules import castle, mill, moving, tiles, trading, turns, works
from tablestead.games.milestones.state import MilestonesPosition

if TYPE_CHECKING:
    from tablestead.games.milestones.view.structs import MilestonesView


class MilestonesState(MilestonesPosition):
    """A position of Milestones with its rules."""

    def __init__(self, game: Game, board: Board, cells: vec[i64]) -> None:
        super().__init__(game, board, cells)

    def copy(self) -> MilestonesState:
        return MilestonesState(self.game, self.board, self.cells[:])

    def view(self, seat: int | None) -> MilestonesView:
        return cast("MilestonesView", super().view(seat))

    # What may be done

    def legal(self) -> list[int]:
        step: i64 = self.cells[s.STEP]
        if step == s.MOVE_STEP:
            return moving.legal_moves(self)
        if step == s.WORKS_STEP:
            return works.legal_builds(self)
        if step == s.TRADE_STEP:
            return trading.legal_trades(self)
        if step == s.END_STEP:
            return [a.END]
        if step == s.MIDDLE_STEP:
            return works.legal_middles(self)
        if step == s.FAR_STEP:
            return works.legal_far_ends(self)
        return self.legal_in_rarer_steps(step)

    def legal_in_rarer_steps(self, step: i64) -> list[int]:
        if step == s.PLACE_STEP:
            return tiles.legal_places(self)
        if step == s.COVER_STEP:
            return castle.legal_covers(self)
        if step == s.MAY_COVER_STEP:
            return moving.legal_moves_or_covers(self)
        if step == s.RETURN_STEP:
            return castle.legal_returns(self)
        if step == s.MILL_STEP:
            return mill.legal_deliveries(self)
        if step == s.BONUS_STEP:
            return works.legal_bonuses(self)
        if step == s.DRAFT_STEP:
            return tiles.legal_drafts(self)
        return []

    def why_not(self, action: int) -> RuleViolation | None:
        if action >= a.LOT:
            if action < a.ACTIONS and tiles.can_draw(self, action):
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.TILE:
            tiles.draw_tile(self, act - a.TILE)
        elif act >= a.LOT:
            tiles.lay_bonus(self, act - a.LOT)
        elif act >= a.DRAFT:
            tiles.draft(self, act - a.DRAFT)
        elif act >= a.HIRE:
            tiles.hire(self, act - a.HIRE)
        elif act >= a.HOUSE:
            works.build_house(self, act - a.HOUSE)
        elif act >= a.FLOUR:
            mill.deliver(self, act - a.FLOUR)
        elif act >= a.MARKET:
            works.build_market(self, act - a.MARKET)
        elif act >= a.POINT:
            works.go_on_street(self, act - a.POINT)
        elif act >= a.STREET:
            works.begin_street(self, act - a.STREET)
        elif act >= a.SELL:
            trading.sell(self, act - a.SELL)
        elif act >= a.BUY:
            trading.buy(self, act - a.BUY)
        elif act >= a.BONUS:
            works.take_bonus(self, act - a.BONUS + 1)
        elif act >= a.COVER:
            castle.cover(self, act - a.COVER + 1)
        elif act >= a.RETURN:
            castle.give_back(self, act - a.RETURN)
        elif act >= a.AT:
            tiles.place(self, act - a.AT + 1)
        elif act >= a.MOVE:
            moving.move(self, act - a.MOVE)
        elif act == a.END:
            turns.end_turn(self)
        elif act == a.DONE:
            turns.next_move(self)
        else:
            works.next_lot(self)

    # Chance, points (M-E3) and what is hidden

    def outcomes(self) -> list[tuple[int, float]]:
        return tiles.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return tiles.sample(self, rng)

    def scores(self) -> list[int]:
        return [self.seat_cell(seat, s.SEAT_POINTS) for seat in range(self.players)]

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
