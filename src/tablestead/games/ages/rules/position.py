"""A position with all its rules: what may be done, what chance brings, and how an action changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.games.ages import actions as a
from tablestead.games.ages import hidden, scoring, violations
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import building, buying, disasters, rolling, trading, turn
from tablestead.games.ages.state import AgesPosition

if TYPE_CHECKING:
    from tablestead.games.ages.view.structs import AgesView


class AgesState(AgesPosition):
    """A position of Roll Through the Ages with its rules."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    def copy(self) -> AgesState:
        return AgesState(self.game, self.cells[:])

    def view(self, seat: int | None) -> AgesView:
        return cast("AgesView", super().view(seat))

    # What may be done

    def legal(self) -> list[int]:
        step: i64 = self.cells[s.STEP]
        if step <= s.LEAD_STEP:
            return rolling.legal(self, step)
        if step == s.BUILD_STEP:
            return building.legal(self)
        if step == s.END_STEP:
            return [a.END]
        if step == s.FOOD_STEP:
            return [a.FOOD + dice for dice in range(int(self.cells[s.DICE + m.FACE_EITHER]) + 1)]
        if step == s.SPEARHEADS_STEP:
            return [a.SPEARHEADS + n for n in range(self.held(self.active, m.SPEARHEAD) + 1)]
        if step <= s.RESPOND_STEP:
            return trading.legal(self, step)
        if step <= s.SELL_STEP:
            return buying.legal(self, step)
        return buying.legal_discards(self) if step == s.DISCARD_STEP else []

    def why_not(self, action: int) -> RuleViolation | None:
        if self.cells[s.STEP] == s.ROLLING_STEP:
            first = a.FIRST_RANK[self.cells[s.ROLLING]]
            last = a.FIRST_RANK[self.cells[s.ROLLING] + 1]
            if first <= action - a.ROLLED < last:
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.ROLLED:
            rolling.land(self, act - a.ROLLED)
            turn.dice_landed(self)
        elif act >= a.REROLL:
            rolling.reroll(self, act - a.REROLL)
        elif act >= a.GIVE:
            trading.set_terms(self, act)
        elif act >= a.OFFER:
            trading.offer(self, act - a.OFFER)
        elif act >= a.SWAP:
            trading.swap(self, (act - a.SWAP) // m.KINDS, (act - a.SWAP) % m.KINDS)
            turn.enter_trade(self)
        elif act >= a.DISCARD:
            buying.discard(self, act - a.DISCARD)
            turn.enter_discard(self)
        elif act >= a.WITH:
            if not buying.pay(self, act - a.WITH):
                turn.enter_discard(self)
        elif act >= a.BUY:
            buying.choose(self, act - a.BUY)
        elif act >= a.BUILD:
            building.build(self, act - a.BUILD)
            turn.enter_build(self)
        elif act >= a.SPEARHEADS:
            disasters.spend_spearheads(self, act - a.SPEARHEADS)
            turn.disasters_over(self)
        elif act >= a.FOOD:
            if self.cells[s.STEP] == s.FOOD_STEP:
                turn.collect(self, act - a.FOOD)
            else:
                buying.buy(self, act - a.FOOD)
                turn.enter_discard(self)
        elif act >= a.LEAD:
            rolling.lead(self, act - a.LEAD)
        else:
            self.apply_single(act)

    def apply_single(self, act: i64) -> None:
        """An action without a value."""
        if act == a.END:
            turn.end_turn(self)
        elif act == a.ROLL:
            rolling.throw_all(self)
        elif act == a.STOP:
            turn.rolling_over(self)
        elif act == a.DONE:
            turn.done(self)
        elif act == a.SPEND_STONE:
            building.spend_stone(self)
            turn.enter_build(self)
        elif act == a.SHIP:
            building.build_ship(self)
            turn.enter_build(self)
        elif act == a.PRESERVE:
            rolling.preserve(self)
        elif act == a.PROPOSE:
            trading.propose(self)
        else:
            if act == a.ACCEPT:
                trading.exchange(self)
            trading.close_offer(self)
            turn.enter_trade(self)

    # Chance

    def outcomes(self) -> list[tuple[int, float]]:
        return rolling.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return rolling.sample(self, rng)

    # Scores, and what is hidden

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
