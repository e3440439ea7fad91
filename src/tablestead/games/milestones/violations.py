"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.errors import RuleViolation
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.state import MilestonesPosition

CHANCE_STEPS: Final = (s.LOTS_STEP, s.TILES_STEP, s.REFILL_STEP)


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, "milestones-refused-" + key, args)


def reason(state: MilestonesPosition, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS:
        return refused("M-T2", "unknown")
    chance = a.NUMBERING.block_of(action).chance
    if state.step == s.OVER_STEP:
        return refused("M-E1" if state.cells[s.END_BY] else "M-E4", "over")
    if state.step in CHANCE_STEPS and not chance:
        return refused("M-T7a" if state.step == s.REFILL_STEP else "M-S6", "drawing")
    first, values = a.NUMBERING.meaning(action)
    return REASONS[first](state, *values)


def order(state: MilestonesPosition) -> RuleViolation:
    """The step has passed, or has not come yet."""
    rule = "M-S4" if state.round == 0 else "M-T2"
    return refused(rule, "order", step="now-" + state.step_id)


# Going on


def end_reason(state: MilestonesPosition) -> RuleViolation:
    if state.step == s.MAY_COVER_STEP:
        return must_move(state)
    return done_reason(state)


def done_reason(state: MilestonesPosition) -> RuleViolation:
    """What has to be done before anything else."""
    if state.step == s.RETURN_STEP:
        return must_return(state)
    if state.step == s.COVER_STEP:
        return refused("M-T16", "must-cover")
    if state.step == s.MOVE_STEP:
        return must_move(state)
    return order(state)


def leave_reason(state: MilestonesPosition) -> RuleViolation:
    return refused("M-B3", "bonus-house") if state.step == s.BONUS_STEP else done_reason(state)


def must_move(state: MilestonesPosition) -> RuleViolation:
    return refused("M-T1", "must-move", n=2 - int(state.cells[s.MOVES]))


def must_return(state: MilestonesPosition) -> RuleViolation:
    return refused("M-T15", "must-return", n=state.goods_held(state.active) - m.CASTLE_GOODS)


def move_reason(state: MilestonesPosition, space: int) -> RuleViolation:
    return refused("M-T1", "behind") if state.step == s.MOVE_STEP else order(state)


# Tiles


def lot_reason(state: MilestonesPosition, good: int) -> RuleViolation:
    if state.step == s.LOTS_STEP:
        return refused("M-S1", "none-left", tile=m.GOOD_IDS[good])
    return other_draw(state)


def tile_reason(state: MilestonesPosition, tile: int) -> RuleViolation:
    if state.step in (s.TILES_STEP, s.REFILL_STEP):
        return refused("M-S6", "none-left", tile=m.tile_id(tile))
    return other_draw(state)


def other_draw(state: MilestonesPosition) -> RuleViolation:
    """Something else is drawn now, or nothing."""
    return refused("M-S6", "drawing") if state.step in CHANCE_STEPS else refused("M-S6", "no-draw")


def place_reason(state: MilestonesPosition, space: int) -> RuleViolation:
    return refused("M-S4", "overlap") if state.step == s.PLACE_STEP else order(state)


def draft_reason(state: MilestonesPosition, tile: int) -> RuleViolation:
    if state.step == s.DRAFT_STEP:
        return refused("M-S4", "not-laid-out", tile=m.tile_id(tile))
    return order(state)


def visits(state: MilestonesPosition, space: int, step: int) -> bool:
    """In this step, or passed over on this space because nothing could be done."""
    on_it = state.seat_cell(state.active, s.SEAT_PIECE) == space and state.cells[s.MOVES] > 0
    return state.step == step or (on_it and state.step in (s.MOVE_STEP, s.END_STEP))


def at_trade(state: MilestonesPosition) -> bool:
    poor = state.goods_held(state.active) - state.held(state.active, m.COIN) < 2
    poor = poor and state.held(state.active, m.COIN) < m.BUY_COINS
    return state.step == s.TRADE_STEP or (poor and visits(state, m.TRADING_HOUSE, s.TRADE_STEP))


def hire_reason(state: MilestonesPosition, tile: int) -> RuleViolation:
    if not at_trade(state):
        return order(state)
    if state.cells[s.HIRED]:
        return refused("M-T7a", "hired-already")
    if state.held(state.active, m.COIN) < m.HIRE_COINS:
        return short_of_coins(state, "M-T7a", m.HIRE_COINS)
    return refused("M-T7a", "not-on-display", tile=m.tile_id(tile))


def buy_reason(state: MilestonesPosition, good: int) -> RuleViolation:
    return short_of_coins(state, "M-T7b", m.BUY_COINS) if at_trade(state) else order(state)


def short_of_coins(state: MilestonesPosition, rule: str, cost: int) -> RuleViolation:
    return refused(rule, "coins", n=cost, held=int(state.held(state.active, m.COIN)))


def sell_reason(state: MilestonesPosition, pair: int) -> RuleViolation:
    if not at_trade(state):
        return order(state)
    need, missing = cost_of(state, [m.SALES[2 * pair], m.SALES[2 * pair + 1]])
    return refused("M-T7c", "cubes", need=need, goods=missing)


# Building


def cost_of(state: MilestonesPosition, goods: list[int]) -> tuple[dict[str, int], dict[str, int]]:
    """These goods by number, and what of them the player lacks."""
    need = {m.GOOD_IDS[good]: goods.count(good) for good in goods}
    short = {m.GOOD_IDS[good]: goods.count(good) - int(state.held(state.active, good)) for good in goods}
    return need, {good: number for good, number in short.items() if number > 0}


def missing_goods(state: MilestonesPosition, rule: str, one: int, other: int) -> RuleViolation | None:
    """Without its goods nothing of this kind can be built, wherever it is tried."""
    need, missing = cost_of(state, [one, other])
    return refused(rule, "goods", need=need, goods=missing) if missing else None


def at_works(state: MilestonesPosition) -> bool:
    return visits(state, m.BOARD_OF_WORKS, s.WORKS_STEP)


def street_reason(state: MilestonesPosition, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if state.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not at_works(state):
        return order(state)
    missing = missing_goods(state, "M-T9", m.STONE, m.SAND)
    if missing is not None:
        return missing
    pieces = bin(int(state.cells[s.POINT_STREETS + point])).count("1")
    market = state.cells[s.POINT_PIECE + point] >= s.MARKETPLACE
    if not market and state.cells[s.POINT_PIECE + point] == s.NOTHING and pieces == 0:
        return refused("M-T9", "street-start", point=name)
    if not market and (pieces > 1 or state.cells[s.POINT_PIECE + point] == s.MILESTONE):
        return refused("M-T9", "street-branch", point=name)
    if state.cells[s.POINT_WAYS + point] == 0:
        return refused("M-T9", "street-no-room", point=name)
    if state.cells[s.SECTIONS_LEFT] == 0:
        return refused("M-C1", "supply", piece="street-section")
    return order(state)


def point_reason(state: MilestonesPosition, point: int) -> RuleViolation:
    """The middle or the end of a section."""
    name = m.POINT_IDS[point]
    if state.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if state.step not in (s.MIDDLE_STEP, s.FAR_STEP):
        return order(state)
    last = state.section_start() if state.step == s.MIDDLE_STEP else state.section_middle()
    if point not in state.board.joined(int(last)):
        return refused("M-T9", "street-not-joined", point=name)
    if state.cells[s.POINT_PIECE + point] != s.NOTHING or state.cells[s.POINT_STREETS + point] != 0:
        return refused("M-T9", "street-taken", point=name)
    return refused("M-T9", "street-dead-end", point=name)


def house_reason(state: MilestonesPosition, triangle: int) -> RuleViolation:
    if state.board.on_board[triangle] == 0:
        return refused("M-O2", "no-triangle", triangle=m.TRIANGLE_IDS[triangle])
    if not at_works(state):
        return order(state)
    missing = missing_goods(state, "M-T10", m.STONE, m.WOOD)
    if missing is not None:
        return missing
    if state.cells[s.TRIANGLE_HOUSE + triangle]:
        return refused("M-T10", "house-stands")
    if triangle not in state.entries(s.LOTS):
        return refused("M-T10", "house-no-street")
    if state.cells[s.HOUSES_LEFT] == 0:
        return refused("M-C1", "supply", piece="house")
    bonus = int(state.cells[s.TRIANGLE_BONUS + triangle])
    return refused("M-B3", "house-bonus", good=m.GOOD_IDS[bonus - 1]) if bonus else order(state)


def market_reason(state: MilestonesPosition, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if state.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not at_works(state):
        return order(state)
    missing = missing_goods(state, "M-T11", m.WOOD, m.SAND)
    if missing is not None:
        return missing
    if point == state.board.start:
        return refused("M-T12", "market-covered", point=name)
    if state.cells[s.POINT_PIECE + point] != s.NOTHING:
        return refused("M-T11", "market-covered", point=name)
    if state.cells[s.POINT_STREETS + point] == 0:
        return refused("M-T11", "market-no-street", point=name)
    if state.cells[s.MARKETS_LEFT] == 0:
        return refused("M-C1", "supply", piece="marketplace")
    return order(state)


def bonus_reason(state: MilestonesPosition, space: int) -> RuleViolation:
    return refused("M-B2", "bonus-worker", n=space) if state.step == s.BONUS_STEP else order(state)


def flour_reason(state: MilestonesPosition, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if state.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not visits(state, m.MILL, s.MILL_STEP):
        return order(state)
    if state.cells[s.POINT_PIECE + point] < s.MARKETPLACE:
        return refused("M-T13", "flour-no-market", point=name)
    if state.cells[s.POINT_PIECE + point] == s.SUPPLIED:
        return refused("M-T13", "flour-supplied", point=name)
    if state.cells[s.SACKS_LEFT] == 0:
        return refused("M-T14", "supply", piece="flour-sack")
    if state.held(state.active, m.GRAIN) < m.MILL_GRAIN:
        return refused("M-T13", "grain", n=m.MILL_GRAIN, held=int(state.held(state.active, m.GRAIN)))
    return order(state)


# The castle


def return_reason(state: MilestonesPosition, good: int) -> RuleViolation:
    if state.step == s.RETURN_STEP:
        return refused("M-T15", "return-none", good=m.GOOD_IDS[good])
    return order(state)


def cover_reason(state: MilestonesPosition, space: int) -> RuleViolation:
    if state.step == s.RETURN_STEP:
        return must_return(state)
    at_castle = state.seat_cell(state.active, s.SEAT_PIECE) == m.CASTLE and state.cells[s.MOVES] > 0
    if not at_castle:
        return order(state)
    if state.worker(state.active, space) < 0:
        return refused("M-T16", "cover-none", n=space)
    return refused("M-T16", "cover-once")


REASONS: Final[dict[int, Callable[..., RuleViolation]]] = {
    a.END: end_reason,
    a.DONE: done_reason,
    a.LEAVE: leave_reason,
    a.MOVE: move_reason,
    a.AT: place_reason,
    a.RETURN: return_reason,
    a.COVER: cover_reason,
    a.BONUS: bonus_reason,
    a.BUY: buy_reason,
    a.SELL: sell_reason,
    a.STREET: street_reason,
    a.POINT: point_reason,
    a.MARKET: market_reason,
    a.FLOUR: flour_reason,
    a.HOUSE: house_reason,
    a.HIRE: hire_reason,
    a.DRAFT: draft_reason,
    a.LOT: lot_reason,
    a.TILE: tile_reason,
}
"""By the first action of a block."""
