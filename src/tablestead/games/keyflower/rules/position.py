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
from tablestead.games.keyflower.rules.seasons import Seasons

if TYPE_CHECKING:
    from tablestead.games.keyflower.view.structs import KeyflowerView


class KeyflowerState(Seasons):
    """A position of Keyflower with its rules."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        super().__init__(game, cells)

    def copy(self) -> KeyflowerState:
        return KeyflowerState(self.game, self.cells[:])

    def view(self, seat: int | None) -> KeyflowerView:
        return cast("KeyflowerView", super().view(seat))

    # What may be done

    def legal(self) -> list[int]:
        step: i64 = self.cells[s.STEP]
        if step == s.TURN_STEP:
            return self.legal_turns()
        if step == s.WORKERS_STEP:
            return self.legal_workers()
        if step == s.END_STEP:
            return [a.END]
        if step == s.TRANSPORT_STEP:
            return self.legal_works()
        if step == s.DIRECTION_STEP:
            return self.legal_directions()
        if step == s.PAYMENT_STEP:
            return self.legal_payments()
        if step == s.COST_STEP:
            return self.legal_costs()
        if step == s.CHOOSE_STEP:
            return self.legal_takes()
        if step == s.LAY_STEP:
            return self.legal_lays()
        if step == s.CELL_STEP:
            return self.legal_cells()
        if step == s.ROTATION_STEP:
            return self.legal_rotations()
        if step == s.BOAT_STEP:
            return self.legal_boats()
        if step == s.KEEP_STEP:
            return self.legal_keeps()
        return []

    def why_not(self, action: int) -> RuleViolation | None:
        if action >= a.WORKER:
            if action < a.ACTIONS and self.can_draw(action):
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.WORKER:
            self.draw(act)
        elif act >= a.TURN:
            self.lay(act - a.TURN)
        elif act >= a.AT:
            self.cells[s.LAYING_CELL] = act - a.AT + 1
            self.cells[s.STEP] = s.ROTATION_STEP
        elif act >= a.LAY:
            self.cells[s.LAYING] = act - a.LAY + 1
            self.cells[s.STEP] = s.CELL_STEP
        elif act >= a.KEEP:
            self.keep(act - a.KEEP)
        elif act >= a.BOAT:
            self.take_boat(act - a.BOAT)
            self.cells[s.STEP] = s.END_STEP
        elif act >= a.WITH:
            self.pay_upgrade(act - a.WITH + 1)
        elif act >= a.UPGRADE:
            self.upgrade(act - a.UPGRADE)
        elif act >= a.TO:
            self.carry(act - a.TO)
        elif act >= a.CARRY:
            self.cells[s.CARRIED] = (act - a.CARRY) // m.TILES + 1
            self.cells[s.SOURCE] = (act - a.CARRY) % m.TILES + 1
            self.cells[s.STEP] = s.DIRECTION_STEP
        elif act >= a.TAKE:
            self.make(act - a.TAKE, 1)
            self.cells[s.STEP] = s.END_STEP
        elif act >= a.PAY:
            self.pay(act - a.PAY)
        elif act >= a.FROM:
            self.move_along(act - a.FROM)
        elif act >= a.WORKERS:
            self.take_workers(
                (act - a.WORKERS) // m.WORKERS_OF_COLOUR, (act - a.WORKERS) % m.WORKERS_OF_COLOUR + 1
            )
        elif act >= a.BID:
            self.begin_placement(act)
        elif act == a.END:
            self.end()
        elif act == a.PASS:
            self.cells[s.PASSES] += 1
            self.cells[s.STEP] = s.END_STEP
        elif act == a.DONE and self.cells[s.STEP] == s.WORKERS_STEP:
            self.place_workers()
        else:  # done with transport, or the cost declined
            self.cells[s.STEP] = s.END_STEP

    # Chance: everything that is drawn comes piece by piece (K-S1, K-N1, K-V1, K-F1a)

    def draws_workers(self) -> bool:
        step: i64 = self.cells[s.STEP]
        return step == s.SCREENS_STEP or step == s.LOAD_STEP or step == s.DRAW_STEP or step == s.GIFT_STEP

    def draws_skills(self) -> bool:
        step: i64 = self.cells[s.STEP]
        return step == s.LOAD_SKILLS_STEP or step == s.DRAW_SKILLS_STEP

    def draws_tiles(self) -> bool:
        step: i64 = self.cells[s.STEP]
        return step == s.HOMES_STEP or step == s.DEAL_STEP or step == s.OFFER_STEP

    def can_draw(self, action: int) -> bool:
        """Whether what this chance event draws is left to be drawn."""
        if action >= a.TILE:
            return self.draws_tiles() and self.in_deck(action - a.TILE)
        if action >= a.SKILL:
            skill: i64 = action - a.SKILL
            return self.draws_skills() and self.cells[s.PILE + skill] > 0
        colour: i64 = action - a.WORKER
        return self.draws_workers() and self.cells[s.BAG + colour] > 0

    def in_deck(self, tile: i64) -> bool:
        """Whether a tile can be drawn now. Of a summer boat, one side is drawn at random (K-N1)."""
        c = self.cells
        if tile < self.first_in_deck() or tile >= self.last_in_deck():
            if c[s.STEP] != s.OFFER_STEP or c[s.SEASON] != m.SUMMER_SEASON:
                return False
            if tile < m.SUMMER_BOATS or tile >= m.BOATS:
                return False
            other: i64 = tile + 1 if tile % 2 == 0 else tile - 1
            if c[self.tile_base(other) + s.TILE_PLACE] != s.NOWHERE:
                return False
        return c[self.tile_base(tile) + s.TILE_PLACE] == s.NOWHERE

    def first_in_deck(self) -> i64:
        c = self.cells
        if c[s.STEP] == s.HOMES_STEP:
            return m.HOMES
        if c[s.STEP] == s.DEAL_STEP:
            return m.WINTER
        if c[s.SEASON] == m.SPRING_SEASON:
            return m.SPRING
        return m.SUMMER if c[s.SEASON] == m.SUMMER_SEASON else m.AUTUMN

    def last_in_deck(self) -> i64:
        c = self.cells
        if c[s.STEP] == s.HOMES_STEP:
            return m.SPRING
        if c[s.STEP] == s.DEAL_STEP:
            return m.SUMMER_BOATS
        if c[s.SEASON] == m.SPRING_SEASON:
            return m.SUMMER
        return m.AUTUMN if c[s.SEASON] == m.SUMMER_SEASON else m.WINTER

    def outcomes(self) -> list[tuple[int, float]]:
        if self.draws_workers():
            return self.shares(s.BAG, m.COLOURS, a.WORKER)
        if self.draws_skills():
            return self.shares(s.PILE, m.SKILLS, a.SKILL)
        if not self.draws_tiles():
            return []
        tiles = [tile for tile in range(m.TILES) if self.in_deck(tile)]
        sides = sum(1 for tile in tiles if tile >= m.SUMMER_BOATS)
        left = len(tiles) - sides // 2
        return [(a.TILE + tile, (0.5 if tile >= m.SUMMER_BOATS else 1.0) / left) for tile in tiles]

    def shares(self, first: int, kinds: int, action: int) -> list[tuple[int, float]]:
        counts = self.counts(first, kinds)
        total = sum(counts)
        return [(action + kind, count / total) for kind, count in enumerate(counts) if count]

    def sample(self, rng: Rng) -> int:
        c = self.cells
        if self.draws_workers():
            return a.WORKER + int(self.one_of(s.BAG, m.COLOURS, rng))
        if self.draws_skills():
            return a.SKILL + int(self.one_of(s.PILE, m.SKILLS, rng))
        first: i64 = self.first_in_deck()
        last: i64 = self.last_in_deck()
        boats: i64 = (
            m.BOATS if c[s.STEP] == s.OFFER_STEP and c[s.SEASON] == m.SUMMER_SEASON else m.SUMMER_BOATS
        )
        left: i64 = 0  # in halves: a side of a summer boat is one of two
        tile: i64 = first
        while tile < last:
            if c[self.tile_base(tile) + s.TILE_PLACE] == s.NOWHERE:
                left += 2
            tile += 1
        tile = m.SUMMER_BOATS
        while tile < boats:
            if self.in_deck(tile):
                left += 1
            tile += 1
        nth: i64 = rng.below(left)
        tile = first
        while tile < last:
            if c[self.tile_base(tile) + s.TILE_PLACE] == s.NOWHERE:
                nth -= 2
                if nth < 0:
                    return a.TILE + int(tile)
            tile += 1
        tile = m.SUMMER_BOATS
        while True:
            if self.in_deck(tile):
                nth -= 1
                if nth < 0:
                    return a.TILE + int(tile)
            tile += 1

    def one_of(self, first: i64, kinds: i64, rng: Rng) -> i64:
        """A kind, drawn by how many there are of each."""
        c = self.cells
        total: i64 = 0
        kind: i64 = 0
        while kind < kinds:
            total += c[first + kind]
            kind += 1
        nth: i64 = rng.below(total)
        kind = 0
        while nth >= c[first + kind]:
            nth -= c[first + kind]
            kind += 1
        return kind

    def draw(self, act: i64) -> None:
        step: i64 = self.cells[s.STEP]
        if act >= a.TILE:
            if step == s.OFFER_STEP:
                self.offer(act - a.TILE)
            elif step == s.DEAL_STEP:
                self.deal(act - a.TILE)
            else:
                self.deal_home(act - a.TILE)
        elif act >= a.SKILL:
            self.draw_skill(act - a.SKILL)
        else:
            self.draw_worker(act - a.WORKER)

    def draw_worker(self, colour: i64) -> None:
        c = self.cells
        step: i64 = c[s.STEP]
        c[s.BAG + colour] -= 1
        if step == s.LOAD_STEP:
            c[s.LOADS + self.next_to_load() * s.LOAD_CELLS + s.LOAD_WORKERS + colour] += 1
            self.enter_load()
            return
        c[self.seat_base(c[s.ACTIVE]) + s.SEAT_WORKERS + colour] += 1  # the others do not know its colour
        c[s.LEFT] -= 1
        if c[s.LEFT] > 0:
            return
        if step == s.SCREENS_STEP:
            self.next_screen()
        elif step == s.GIFT_STEP:
            self.give_green()
        else:
            self.finish_draw()

    def draw_skill(self, skill: i64) -> None:
        c = self.cells
        c[s.PILE + skill] -= 1
        if c[s.STEP] == s.LOAD_SKILLS_STEP:
            c[s.LOADS + self.next_to_load() * s.LOAD_CELLS + s.LOAD_SKILLS + skill] += 1
            self.enter_load_skills()
            return
        c[self.seat_base(c[s.ACTIVE]) + s.SEAT_SKILLS + skill] += 1
        c[s.LEFT] -= 1
        if c[s.LEFT] == 0:
            self.finish_draw()

    # Points and hidden pieces

    def scores(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        """K-G6: by points; equal players share a place."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > own) for own in scores]

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
        while self.cells[s.STEP] == s.WORKERS_STEP and seat != self.player and not self.legal_workers():
            hidden.redeal(self, seat, rng)  # whoever began a placement can finish it
