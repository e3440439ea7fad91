"""The rules of Milestones, in the order of the rulebook (docs/rules/milestones.md).

`enter_…` opens a step or passes on to the next one when there is nothing to decide in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.engine.errors import RuleViolation
from tablestead.engine.game import Game
from tablestead.engine.rng import Rng
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import hidden, scoring, violations
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.board import Board
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
        c = self.cells
        step: i64 = c[s.STEP]
        if step == s.MOVE_STEP:
            return self.legal_moves()
        if step == s.WORKS_STEP:
            return self.legal_builds()
        if step == s.TRADE_STEP:
            return self.legal_trades()
        if step == s.END_STEP:
            return [a.END]
        if step == s.MIDDLE_STEP:
            return self.legal_middles()
        if step == s.FAR_STEP:
            return self.legal_far_ends()
        if step == s.PLACE_STEP:
            return self.legal_places()
        if step == s.COVER_STEP:
            return self.legal_covers()
        if step == s.MAY_COVER_STEP:
            return self.legal_moves_or_covers()
        if step == s.RETURN_STEP:
            return self.legal_returns()
        if step == s.MILL_STEP:
            return self.legal_deliveries()
        if step == s.BONUS_STEP:
            return self.legal_bonuses()
        if step == s.DRAFT_STEP:
            return self.legal_drafts()
        return []

    def why_not(self, action: int) -> RuleViolation | None:
        if action >= a.LOT:
            if action < a.ACTIONS and self.can_draw(action):
                return None
        elif action in self.legal():
            return None
        return violations.reason(self, action)

    def apply_trusted(self, action: int) -> None:
        act: i64 = action
        if act >= a.TILE:
            self.draw_tile(act - a.TILE)
        elif act >= a.LOT:
            self.lay_bonus(act - a.LOT)
        elif act >= a.DRAFT:
            self.draft(act - a.DRAFT)
        elif act >= a.HIRE:
            self.hire(act - a.HIRE)
        elif act >= a.HOUSE:
            self.build_house(act - a.HOUSE)
        elif act >= a.FLOUR:
            self.deliver(act - a.FLOUR)
        elif act >= a.MARKET:
            self.build_market(act - a.MARKET)
        elif act >= a.POINT:
            self.go_on_street(act - a.POINT)
        elif act >= a.STREET:
            self.cells[s.FIRST] = act - a.STREET + 1
            self.cells[s.STEP] = s.MIDDLE_STEP
        elif act >= a.SELL:
            self.sell(act - a.SELL)
        elif act >= a.BUY:
            self.buy(act - a.BUY)
        elif act >= a.BONUS:
            self.take_bonus(act - a.BONUS + 1)
        elif act >= a.COVER:
            self.cover(act - a.COVER + 1)
        elif act >= a.RETURN:
            self.give_back(act - a.RETURN)
        elif act >= a.AT:
            self.place(act - a.AT + 1)
        elif act >= a.MOVE:
            self.move(act - a.MOVE)
        elif act == a.END:
            self.end_turn()
        elif act == a.DONE:
            self.next_move()
        else:
            self.next_lot()

    # Chance: bonus tiles and worker tiles (M-S1, M-S3, M-S6, M-T7a)

    def can_draw(self, action: int) -> bool:
        """Whether what this chance event draws is left to be drawn."""
        c = self.cells
        if action < a.TILE:
            return c[s.STEP] == s.LOTS_STEP and c[s.BAG + action - a.LOT] > 0
        if c[s.STEP] != s.TILES_STEP and c[s.STEP] != s.REFILL_STEP:
            return False
        at: i64 = s.DECK
        last: i64 = s.DECK + c[s.PILE]
        while at < last:
            if c[at] == action - a.TILE:
                return True
            at += 1
        return False

    def outcomes(self) -> list[tuple[int, float]]:
        c = self.cells
        result: list[tuple[int, float]] = []
        if c[s.STEP] == s.LOTS_STEP:
            left = 0
            for good in range(m.KINDS):
                left += int(c[s.BAG + good])
            for good in range(m.KINDS):
                if c[s.BAG + good] > 0:
                    result.append((a.LOT + good, float(c[s.BAG + good]) / left))
        elif c[s.STEP] == s.TILES_STEP or c[s.STEP] == s.REFILL_STEP:
            tiles = [int(c[s.DECK + index]) for index in range(int(c[s.PILE]))]
            for index, tile in enumerate(tiles):
                if index == 0 or tile != tiles[index - 1]:
                    result.append((a.TILE + tile, tiles.count(tile) / len(tiles)))
        return result

    def sample(self, rng: Rng) -> int:
        c = self.cells
        if c[s.STEP] != s.LOTS_STEP:
            return a.TILE + int(c[s.DECK + rng.below(c[s.PILE])])
        left: i64 = c[s.BAG] + c[s.BAG + 1] + c[s.BAG + 2] + c[s.BAG + 3] + c[s.BAG + 4]
        nth: i64 = rng.below(left)
        good: i64 = 0
        while nth >= c[s.BAG + good]:
            nth -= c[s.BAG + good]
            good += 1
        return a.LOT + int(good)

    def lay_bonus(self, good: i64) -> None:
        """M-S1: a bonus tile on the next bush triangle."""
        c = self.cells
        lot: i64 = self.board.bushes[c[s.LOTS_LAID]]
        c[s.BONUS + lot] = good + 1
        c[s.BAG + good] -= 1
        c[s.LOTS_LAID] += 1
        if c[s.LOTS_LAID] == len(self.board.bushes):
            c[s.STEP] = s.TILES_STEP

    def draw_tile(self, tile: i64) -> None:
        """A tile leaves the draw pile for the display, or for the row of starting tiles."""
        c = self.cells
        at: i64 = s.DECK
        while c[at] != tile:
            at += 1
        c[s.PILE] -= 1
        last: i64 = s.DECK + c[s.PILE]
        while at < last:
            c[at] = c[at + 1]
            at += 1
        c[last] = 0
        if c[s.STEP] == s.REFILL_STEP:
            c[s.DISPLAY + c[s.SLOT]] = tile + 1
            c[s.SLOT] = 0
            self.enter_trade()
            return
        slot: i64 = 0
        while slot < m.DISPLAY and c[s.DISPLAY + slot] != 0:
            slot += 1
        if slot < m.DISPLAY:
            c[s.DISPLAY + slot] = tile + 1
            return
        slot = 0
        while c[s.STARTING + slot] != 0:
            slot += 1
        c[s.STARTING + slot] = tile + 1
        if slot + 1 == m.STARTING[c[s.PLAYERS]]:
            c[s.ACTIVE] = (c[s.START] + c[s.PLAYERS] - 1) % c[s.PLAYERS]
            c[s.STEP] = s.DRAFT_STEP

    # The draft (M-S4)

    def legal_drafts(self) -> list[int]:
        return self.tiles_in(s.STARTING, m.MAX_STARTING, a.DRAFT)

    def tiles_in(self, first: i64, slots: i64, action: i64) -> list[int]:
        """An action for each different tile of a row, sorted."""
        c = self.cells
        result: list[int] = []
        slot: i64 = 0
        while slot < slots:
            tile: i64 = c[first + slot]
            if tile != 0:
                act = int(action + tile - 1)
                if act not in result:
                    result.append(act)
            slot += 1
        result.sort()
        return result

    def draft(self, tile: i64) -> None:
        self.take_tile(s.STARTING, tile)

    def take_tile(self, first: i64, tile: i64) -> None:
        """Take a tile of a row in hand."""
        c = self.cells
        slot: i64 = 0
        while c[first + slot] != tile + 1:
            slot += 1
        c[first + slot] = 0
        c[s.SLOT] = slot
        c[s.PLACING] = tile + 1
        c[s.STEP] = s.PLACE_STEP

    def legal_places(self) -> list[int]:
        """M-T7a, M-S4: two adjacent spaces; in the draft not over the other starting tile."""
        c = self.cells
        base = self.seat_base()
        result: list[int] = []
        space: i64 = 1
        while space < m.EMPLOYMENT:
            empty = c[base + s.WORKER + space] == 0 and c[base + s.WORKER + space + 1] == 0
            if empty or c[s.ROUND] > 0:
                result.append(int(a.AT + space - 1))
            space += 1
        return result

    def place(self, space: i64) -> None:
        """M-T8: upright, over whatever lies there; a covered worker and its bonus tile are gone."""
        c = self.cells
        base = self.seat_base()
        tile: i64 = c[s.PLACING] - 1
        c[s.PLACING] = 0
        c[base + s.WORKER + space] = tile // m.WORKERS + 1
        c[base + s.WORKER + space + 1] = tile % m.WORKERS + 1
        c[base + s.CARRIES + space] = 0
        c[base + s.CARRIES + space + 1] = 0
        if c[s.ROUND] == 0:
            c[s.SLOT] = 0
            c[s.DRAFTED] += 1
            c[s.STEP] = s.DRAFT_STEP if c[s.DRAFTED] < 2 else s.END_STEP
        elif c[s.PILE] > 0:
            c[s.STEP] = s.REFILL_STEP
        else:
            c[s.SLOT] = 0
            if self.display_empty():
                self.trigger_end()
            self.enter_trade()

    def display_empty(self) -> bool:
        c = self.cells
        slot: i64 = 0
        while slot < m.DISPLAY:
            if c[s.DISPLAY + slot] != 0:
                return False
            slot += 1
        return True

    # Turns and the end (M-S4, M-S5, M-E1, M-E4)

    def end_turn(self) -> None:
        c = self.cells
        players: i64 = c[s.PLAYERS]
        c[s.MOVES] = 0
        c[s.HIRED] = 0
        c[s.DRAFTED] = 0
        c[s.STEP] = s.MOVE_STEP
        if c[s.ROUND] == 0:
            if c[s.ACTIVE] == c[s.START]:
                self.end_draft()
            else:
                c[s.ACTIVE] = (c[s.ACTIVE] + players - 1) % players
                c[s.STEP] = s.DRAFT_STEP
            return
        following: i64 = (c[s.ACTIVE] + 1) % players
        if c[s.END_BY] == following + 1:
            self.finish()
        elif following == c[s.START]:
            if c[s.ROUND] >= c[s.TURN_LIMIT]:
                self.finish()
                return
            c[s.ROUND] += 1
            c[s.ACTIVE] = following
        else:
            c[s.ACTIVE] = following

    def end_draft(self) -> None:
        """M-S4: the leftover tile leaves the game."""
        c = self.cells
        slot: i64 = 0
        while slot < m.MAX_STARTING:
            c[s.STARTING + slot] = 0
            slot += 1
        c[s.ROUND] = 1
        c[s.ACTIVE] = c[s.START]

    def finish(self) -> None:
        """M-E2: the majorities are scored, and the game is over."""
        self.cells[s.STEP] = s.OVER_STEP
        for seat in range(self.players):
            points = scoring.majority_points(self, seat)
            base: i64 = s.SEATS + seat * s.SEAT_CELLS
            self.cells[base + s.SOURCE + m.MAJORITIES_SOURCE] = points
            self.cells[base + s.POINTS] += points

    def trigger_end(self) -> None:
        """M-E1: the first trigger is final."""
        c = self.cells
        if c[s.END_BY] == 0:
            c[s.END_BY] = c[s.ACTIVE] + 1

    def gain_points(self, points: i64, source: i64) -> None:
        c = self.cells
        base = self.seat_base()
        c[base + s.POINTS] += points
        c[base + s.SOURCE + source] += points
        if c[base + s.POINTS] >= m.TARGETS[c[s.PLAYERS]]:
            self.trigger_end()

    # A move (M-T1…M-T5)

    def legal_moves(self) -> list[int]:
        """Forward to any space; the castle stops every move."""
        piece: i64 = self.cells[self.seat_base() + s.PIECE]
        result: list[int] = [a.MOVE]
        space: i64 = piece + 1
        while space < m.SPACES:
            result.append(int(a.MOVE + space))
            space += 1
        return result

    def move(self, space: i64) -> None:
        c = self.cells
        base = self.seat_base()
        start: i64 = c[base + s.PIECE]
        c[base + s.PIECE] = space
        c[s.MOVES] += 1
        if space == m.CASTLE:
            self.enter_castle()
        elif space <= m.EMPLOYMENT:
            self.produce(start, space)
            self.next_move()
        elif space == m.TRADING_HOUSE:
            if self.ascending(int(c[s.ACTIVE])):
                c[base + s.GOODS + m.COIN] += 1
            self.enter_trade()
        elif space == m.BOARD_OF_WORKS:
            self.enter_works()
        else:
            self.enter_mill()

    def produce(self, start: i64, space: i64) -> None:
        """M-T3, M-T5: the worker stopped on, and those of its kind that were passed."""
        c = self.cells
        base = self.seat_base()
        worker: i64 = c[base + s.WORKER + space]
        if worker <= 0:
            return
        kind: i64 = (worker - 1) // m.NUMBERS
        goods: i64 = 0
        points: i64 = 0
        passed: i64 = start + 1
        while passed <= space:
            other: i64 = c[base + s.WORKER + passed]
            if other > 0 and (other - 1) // m.NUMBERS == kind:
                goods += 1
                points += c[base + s.CARRIES + passed]
            passed += 1
        c[base + s.GOODS + kind] += goods
        if points > 0:
            self.gain_points(points, m.BONUS_SOURCE)

    def next_move(self) -> None:
        """M-T1, M-T2: a space is resolved; two moves make a turn."""
        c = self.cells
        c[s.HIRED] = 0
        c[s.STEP] = s.MOVE_STEP if c[s.MOVES] < 2 else s.END_STEP

    # The trading house (M-T6…M-T8)

    def enter_trade(self) -> None:
        c = self.cells
        base = self.seat_base()
        goods: i64 = base + s.GOODS
        cubes: i64 = c[goods + m.STONE] + c[goods + m.WOOD] + c[goods + m.SAND] + c[goods + m.GRAIN]
        if c[goods + m.COIN] >= m.BUY_COINS or cubes >= 2:
            c[s.STEP] = s.TRADE_STEP
        else:
            self.next_move()

    def legal_trades(self) -> list[int]:
        c = self.cells
        base = self.seat_base()
        result: list[int] = [a.DONE]
        rich = c[base + s.GOODS + m.COIN] >= m.BUY_COINS
        if rich:
            result += [a.BUY, a.BUY + 1, a.BUY + 2, a.BUY + 3]
        pair: i64 = 0
        while pair < m.SALE_PAIRS:
            one: i64 = m.SALES[2 * pair]
            other: i64 = m.SALES[2 * pair + 1]
            enough: i64 = 2 if one == other else 1
            if c[base + s.GOODS + one] >= enough and c[base + s.GOODS + other] > 0:
                result.append(int(a.SELL + pair))
            pair += 1
        if rich and c[s.HIRED] == 0:
            result += self.tiles_in(s.DISPLAY, m.DISPLAY, a.HIRE)
        return result

    def hire(self, tile: i64) -> None:
        """M-T7a."""
        self.cells[self.seat_base() + s.GOODS + m.COIN] -= m.HIRE_COINS
        self.cells[s.HIRED] = 1
        self.take_tile(s.DISPLAY, tile)

    def buy(self, good: i64) -> None:
        """M-T7b."""
        c = self.cells
        base = self.seat_base()
        c[base + s.GOODS + m.COIN] -= m.BUY_COINS
        c[base + s.GOODS + good] += 1
        self.enter_trade()

    def sell(self, pair: i64) -> None:
        """M-T7c."""
        c = self.cells
        base = self.seat_base()
        c[base + s.GOODS + m.SALES[2 * pair]] -= 1
        c[base + s.GOODS + m.SALES[2 * pair + 1]] -= 1
        c[base + s.GOODS + m.COIN] += 1
        self.enter_trade()

    # The board of works (M-T9…M-T12)

    def can_pay(self, one: i64, other: i64) -> bool:
        c = self.cells
        base = self.seat_base()
        return c[base + s.GOODS + one] > 0 and c[base + s.GOODS + other] > 0

    def pay(self, one: i64, other: i64) -> None:
        base = self.seat_base()
        self.cells[base + s.GOODS + one] -= 1
        self.cells[base + s.GOODS + other] -= 1

    def enter_works(self) -> None:
        """Open the board of works, unless nothing can be built there."""
        c = self.cells
        c[s.STEP] = s.WORKS_STEP
        street = self.can_pay(m.STONE, m.SAND) and c[s.SECTIONS] > 0 and c[s.STARTS] > 0
        market = self.can_pay(m.WOOD, m.SAND) and c[s.MARKETS] > 0 and c[s.SITES] > 0
        if not street and not market and not self.can_build_house():
            self.next_move()

    def legal_builds(self) -> list[int]:
        c = self.cells
        result: list[int] = [a.DONE]
        if self.can_pay(m.STONE, m.SAND) and c[s.SECTIONS] > 0:
            self.list_actions(result, s.STARTS, a.STREET)
        if self.can_pay(m.WOOD, m.SAND) and c[s.MARKETS] > 0:
            self.list_actions(result, s.SITES, a.MARKET)
        if self.can_pay(m.STONE, m.WOOD) and c[s.HOUSES] > 0:
            takes = self.bonuses_takeable()
            at: i64 = s.LOTS + 1
            last: i64 = at + c[s.LOTS]
            while at < last:
                bonus: i64 = c[s.BONUS + c[at]]
                if bonus == 0 or takes >> (bonus - 1) & 1:
                    result.append(int(a.HOUSE + c[at]))
                at += 1
        return result

    def list_actions(self, result: list[int], first: i64, action: i64) -> None:
        """An action for every entry of a list among the cells."""
        c = self.cells
        at: i64 = first + 1
        last: i64 = at + c[first]
        while at < last:
            result.append(int(action + c[at]))
            at += 1

    def can_build_house(self) -> bool:
        """M-T10, M-B3: with goods, a house, and a triangle whose bonus tile, if any, can be taken."""
        c = self.cells
        if not self.can_pay(m.STONE, m.WOOD) or c[s.HOUSES] == 0:
            return False
        takes = self.bonuses_takeable()
        at: i64 = s.LOTS + 1
        last: i64 = at + c[s.LOTS]
        while at < last:
            bonus: i64 = c[s.BONUS + c[at]]
            if bonus == 0 or takes >> (bonus - 1) & 1:
                return True
            at += 1
        return False

    def bonuses_takeable(self) -> i64:
        """M-B2: the goods, as bits, whose bonus tile the active player has a worker for."""
        c = self.cells
        base = self.seat_base()
        kinds: i64 = 0
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = c[base + s.WORKER + space]
            if worker > 0 and c[base + s.CARRIES + space] == 0:
                kinds |= i64(1) << ((worker - 1) // m.NUMBERS)
            space += 1
        return kinds

    # A street section: start, middle, end (M-T9)

    def free(self, point: i64) -> bool:
        """Neither milestone, marketplace nor street."""
        return self.cells[s.PIECES + point] == s.NOTHING and self.cells[s.STREETS + point] == 0

    def legal_middles(self) -> list[int]:
        return self.free_points_at(self.cells[s.FIRST] - 1, 1)

    def legal_far_ends(self) -> list[int]:
        return self.free_points_at(self.cells[s.MIDDLE] - 1, 0)

    def free_points_at(self, point: i64, room: i64) -> list[int]:
        """Free points joined to this one, with at least so much room."""
        c = self.cells
        neighbours = self.board.neighbours
        result: list[int] = []
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            other: i64 = neighbours[point * m.DIRECTIONS + direction]
            if other >= 0 and self.free(other) and c[s.ROOM + other] >= room:
                result.append(int(a.POINT + other))
            direction += 1
        result.sort()
        return result

    def go_on_street(self, point: i64) -> None:
        c = self.cells
        if c[s.STEP] == s.MIDDLE_STEP:
            c[s.MIDDLE] = point + 1
            c[s.STEP] = s.FAR_STEP
            return
        start: i64 = c[s.FIRST] - 1
        middle: i64 = c[s.MIDDLE] - 1
        c[s.FIRST] = 0
        c[s.MIDDLE] = 0
        self.build_section(start, middle, point)

    def build_section(self, start: i64, middle: i64, end: i64) -> None:
        c = self.cells
        self.pay(m.STONE, m.SAND)
        c[s.SECTIONS] -= 1
        self.close_way(middle)
        self.close_way(end)
        self.lay_piece(start, middle)
        self.lay_piece(middle, end)
        self.take_room(middle)
        self.take_room(end)
        c[s.PIECES + middle] = s.MILESTONE
        if c[s.PIECES + start] == s.NOTHING:  # a street's end becomes a joint, which is no start (M-T9a)
            self.remove(s.STARTS, start)
        self.insert(s.SITES, end)
        if c[s.WAYS + end] > 0:
            self.insert(s.STARTS, end)
        self.gain_points(self.board.values[middle], m.STREETS_SOURCE)
        self.enter_bonus(middle)

    def take_room(self, point: i64) -> None:
        """A point is free no more: its neighbours have less room."""
        c = self.cells
        neighbours = self.board.neighbours
        first: i64 = point * m.DIRECTIONS
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            other: i64 = neighbours[first + direction]
            if other >= 0:
                c[s.ROOM + other] -= 1
                if c[s.ROOM + other] == 0 and self.free(other):
                    self.close_way(other)
            direction += 1

    def close_way(self, middle: i64) -> None:
        """No section can have this middle any more."""
        c = self.cells
        neighbours = self.board.neighbours
        first: i64 = middle * m.DIRECTIONS
        direction: i64 = 0
        while direction < m.DIRECTIONS:
            other: i64 = neighbours[first + direction]
            if other >= 0:
                c[s.WAYS + other] -= 1
                if c[s.WAYS + other] == 0:
                    self.remove(s.STARTS, other)
            direction += 1

    def lay_piece(self, one: i64, other: i64) -> None:
        """A street piece on a line; houses may now be built on both its sides."""
        c = self.cells
        first: i64 = one * m.DIRECTIONS
        direction: i64 = 0
        while self.board.neighbours[first + direction] != other:
            direction += 1
        c[s.STREETS + one] |= i64(1) << direction
        c[s.STREETS + other] |= i64(1) << (direction + 3) % m.DIRECTIONS
        self.open_lot(self.board.triangles[first + direction])
        self.open_lot(self.board.triangles[first + (direction + 5) % m.DIRECTIONS])

    def open_lot(self, triangle: i64) -> None:
        if triangle >= 0 and self.cells[s.HOUSE + triangle] == 0:
            self.insert(s.LOTS, triangle)

    # Lists among the cells

    def insert(self, first: i64, entry: i64) -> None:
        """Into a sorted list, once."""
        c = self.cells
        at: i64 = first + c[first]
        while at > first and c[at] > entry:
            at -= 1
        if at > first and c[at] == entry:
            return
        c[first] += 1
        last: i64 = first + c[first]
        while last > at + 1:
            c[last] = c[last - 1]
            last -= 1
        c[at + 1] = entry

    def remove(self, first: i64, entry: i64) -> None:
        """From a sorted list, if it is there."""
        c = self.cells
        at: i64 = first + 1
        last: i64 = first + c[first]
        while at <= last and c[at] != entry:
            at += 1
        if at > last:
            return
        while at < last:
            c[at] = c[at + 1]
            at += 1
        c[last] = 0
        c[first] -= 1

    # Houses and marketplaces (M-T10, M-T11)

    def build_house(self, triangle: i64) -> None:
        c = self.cells
        self.pay(m.STONE, m.WOOD)
        c[s.HOUSES] -= 1
        c[s.HOUSE + triangle] = 1
        self.remove(s.LOTS, triangle)
        self.gain_points(self.house_points(int(triangle)), m.HOUSES_SOURCE)
        if c[s.BONUS + triangle] > 0:
            self.enter_house_bonus(triangle)
        else:
            self.enter_works()

    def house_points(self, triangle: int) -> int:
        """The uncovered numbers at the corners."""
        one, other, third = m.CORNERS[triangle]
        return self.uncovered(one) + self.uncovered(other) + self.uncovered(third)

    def build_market(self, point: i64) -> None:
        c = self.cells
        self.pay(m.WOOD, m.SAND)
        c[s.MARKETS] -= 1
        c[s.PIECES + point] = s.MARKET
        self.remove(s.SITES, point)
        self.insert(s.HUNGRY, point)
        if c[s.WAYS + point] > 0:
            self.insert(s.STARTS, point)
        self.gain_points(self.board.values[point], m.MARKETS_SOURCE)
        self.enter_bonus(point)

    # Bonus tiles (M-B1…M-B4)

    def enter_bonus(self, point: i64) -> None:
        """M-B1: a milestone or a marketplace stands on a corner of a triangle with a bonus tile."""
        self.cells[s.BUILT] = point + 1
        self.cells[s.LOT] = 0
        self.next_lot()

    def next_lot(self) -> None:
        """The next bonus tile, in the order of the board's bushes, that the new piece touches."""
        c = self.cells
        after: i64 = c[s.LOT]
        built: i64 = c[s.BUILT] - 1
        takes = self.bonuses_takeable()
        passed = after == 0
        if built >= 0:
            for bush in self.board.bushes:
                lot: i64 = bush
                if not passed:
                    passed = lot == after - 1
                elif c[s.BONUS + lot] > 0 and self.touches(built, lot, takes):
                    c[s.LOT] = lot + 1
                    c[s.STEP] = s.BONUS_STEP
                    return
        c[s.LOT] = 0
        c[s.BUILT] = 0
        self.enter_works()

    def touches(self, point: i64, lot: i64, takes: i64) -> bool:
        """The point is a corner of the lot, and its tile is among those that can be taken."""
        one, other, third = m.CORNERS[lot]
        corner = point in (one, other, third)
        return corner and takes >> (self.cells[s.BONUS + lot] - 1) & 1 != 0

    def enter_house_bonus(self, triangle: i64) -> None:
        """M-B3: the house takes the tile; only which worker gets it may be a question."""
        c = self.cells
        c[s.LOT] = triangle + 1
        c[s.BUILT] = 0
        c[s.STEP] = s.BONUS_STEP
        workers = self.legal_bonuses()
        if len(workers) == 1:
            self.take_bonus(workers[0] - a.BONUS + 1)

    def legal_bonuses(self) -> list[int]:
        """M-B2: workers of the kind without a bonus tile; leaving it is possible but after a house."""
        c = self.cells
        base = self.seat_base()
        kind: i64 = c[s.BONUS + c[s.LOT] - 1] - 1
        result: list[int] = [a.LEAVE] if c[s.BUILT] > 0 else []
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            worker: i64 = c[base + s.WORKER + space]
            if worker > 0 and (worker - 1) // m.NUMBERS == kind and c[base + s.CARRIES + space] == 0:
                result.append(int(a.BONUS + space - 1))
            space += 1
        return result

    def take_bonus(self, space: i64) -> None:
        """M-B4."""
        c = self.cells
        c[s.BONUS + c[s.LOT] - 1] = 0
        c[self.seat_base() + s.CARRIES + space] = 1
        self.gain_points(1, m.BONUS_SOURCE)
        self.next_lot()

    # The mill (M-T13, M-T14)

    def enter_mill(self) -> None:
        c = self.cells
        grain: i64 = c[self.seat_base() + s.GOODS + m.GRAIN]
        if grain >= m.MILL_GRAIN and c[s.SACKS] > 0 and c[s.HUNGRY] > 0:
            c[s.STEP] = s.MILL_STEP
        else:
            self.next_move()

    def legal_deliveries(self) -> list[int]:
        result: list[int] = [a.DONE]
        self.list_actions(result, s.HUNGRY, a.FLOUR)
        return result

    def deliver(self, point: i64) -> None:
        c = self.cells
        base = self.seat_base()
        c[base + s.GOODS + m.GRAIN] -= m.MILL_GRAIN
        c[base + s.GOODS + m.COIN] += 1
        c[s.SACKS] -= 1
        c[s.PIECES + point] = s.SUPPLIED
        self.remove(s.HUNGRY, point)
        self.gain_points(self.flour_points(int(point)), m.FLOUR_SOURCE)
        self.enter_mill()

    def flour_points(self, point: int) -> int:
        """The best two uncovered numbers joined to a marketplace."""
        neighbours = self.board.neighbours
        best: i64 = 0
        second: i64 = 0
        at: i64 = point * m.DIRECTIONS
        last: i64 = at + m.DIRECTIONS
        while at < last:
            other: i64 = neighbours[at]
            if other >= 0 and self.cells[s.PIECES + other] == s.NOTHING:
                value: i64 = self.board.values[other]
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
            at += 1
        return int(best + second)

    # The castle (M-T15, M-T16)

    def enter_castle(self) -> None:
        """Goods first, then the cover."""
        c = self.cells
        seat = int(c[s.ACTIVE])
        if self.goods_held(seat) > m.CASTLE_GOODS:
            c[s.STEP] = s.RETURN_STEP
            return
        visible = self.visible_workers(seat)
        if visible > m.FEWEST_WORKERS:
            c[s.STEP] = s.COVER_STEP
        elif visible > 0:
            c[s.STEP] = s.MAY_COVER_STEP
        else:
            self.next_move()

    def legal_returns(self) -> list[int]:
        c = self.cells
        base = self.seat_base()
        result: list[int] = []
        good: i64 = 0
        while good < m.KINDS:
            if c[base + s.GOODS + good] > 0:
                result.append(int(a.RETURN + good))
            good += 1
        return result

    def give_back(self, good: i64) -> None:
        self.cells[self.seat_base() + s.GOODS + good] -= 1
        self.enter_castle()

    def legal_covers(self) -> list[int]:
        c = self.cells
        base = self.seat_base()
        result: list[int] = []
        space: i64 = 1
        while space <= m.EMPLOYMENT:
            if c[base + s.WORKER + space] > 0:
                result.append(int(a.COVER + space - 1))
            space += 1
        return result

    def legal_moves_or_covers(self) -> list[int]:
        """M-T16: of the last two workers one may be covered; the next move, or the end, leaves them be."""
        onward = self.legal_moves() if self.cells[s.MOVES] < 2 else [a.END]
        return onward + self.legal_covers()

    def cover(self, space: i64) -> None:
        c = self.cells
        base = self.seat_base()
        c[base + s.WORKER + space] = s.COVERED
        c[base + s.CARRIES + space] = 0
        self.next_move()

    # Points (M-E2, M-E3) and what is hidden

    def scores(self) -> list[int]:
        return [self.seat_cell(seat, s.POINTS) for seat in range(self.players)]

    def places(self) -> list[int]:
        return scoring.places(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden.redeal(self, seat, rng)
