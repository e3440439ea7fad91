"""Why an action is not possible now: the rule it breaks and the message that says so."""

from __future__ import annotations

from tablestead.engine.errors import RuleViolation
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.state import MilestonesTable


def refused(rule: str, key: str, **args: object) -> RuleViolation:
    return RuleViolation(rule, "milestones-refused-" + key, args)


def reason(table: MilestonesTable, action: int) -> RuleViolation:
    """For an action that is not legal."""
    if not 0 <= action < a.ACTIONS:
        return refused("M-T2", "unknown")
    step = table.step
    if step == s.OVER_STEP:
        return refused("M-E1" if table.cells[s.END_BY] else "M-E4", "over")
    if action >= a.LOT:
        return draw_reason(table, action)
    if step in (s.LOTS_STEP, s.TILES_STEP, s.REFILL_STEP):
        return refused("M-T7a" if step == s.REFILL_STEP else "M-S6", "drawing")
    if action >= a.DRAFT:
        return draft_reason(table, action - a.DRAFT)
    if action >= a.HIRE:
        return hire_reason(table, action - a.HIRE)
    if action >= a.HOUSE:
        return house_reason(table, action - a.HOUSE)
    if action >= a.FLOUR:
        return flour_reason(table, action - a.FLOUR)
    if action >= a.MARKET:
        return market_reason(table, action - a.MARKET)
    if action >= a.POINT:
        return point_reason(table, action - a.POINT)
    if action >= a.STREET:
        return street_reason(table, action - a.STREET)
    if action >= a.SELL:
        return refused("M-T7c", "cubes") if at_trade(table) else order(table)
    if action >= a.BUY:
        return coins_reason(table, "M-T7b", m.BUY_COINS)
    if action >= a.BONUS:
        return bonus_reason(table, action - a.BONUS + 1)
    if action >= a.COVER:
        return cover_reason(table, action - a.COVER + 1)
    if action >= a.RETURN:
        return return_reason(table, action - a.RETURN)
    if action >= a.AT:
        return refused("M-S4", "overlap") if step == s.PLACE_STEP else order(table)
    if action >= a.MOVE:
        return refused("M-T1", "behind") if step == s.MOVE_STEP else order(table)
    return word_reason(table, action)


def order(table: MilestonesTable) -> RuleViolation:
    """The step has passed, or has not come yet."""
    rule = "M-S4" if table.round == 0 else "M-T2"
    return refused(rule, "order", step="now-" + s.STEP_IDS[table.step])


def word_reason(table: MilestonesTable, action: int) -> RuleViolation:
    """`end`, `done` and `leave`."""
    step = table.step
    if step == s.RETURN_STEP:
        return refused("M-T15", "must-return", n=table.goods_held(table.active) - m.CASTLE_GOODS)
    if step == s.COVER_STEP:
        return refused("M-T16", "must-cover")
    if action == a.LEAVE and step == s.BONUS_STEP:
        return refused("M-B3", "bonus-house")
    if step == s.MOVE_STEP or (step == s.MAY_COVER_STEP and action == a.END):
        return refused("M-T1", "must-move", n=2 - int(table.cells[s.MOVES]))
    return order(table)


def draw_reason(table: MilestonesTable, action: int) -> RuleViolation:
    step = table.step
    if action < a.TILE:
        if step == s.LOTS_STEP:
            return refused("M-S1", "none-left", tile=m.GOOD_IDS[action - a.LOT])
    elif step == s.TILES_STEP or step == s.REFILL_STEP:
        return refused("M-S6", "none-left", tile=m.tile_id(action - a.TILE))
    if step in (s.LOTS_STEP, s.TILES_STEP, s.REFILL_STEP):
        return refused("M-S6", "drawing")
    return refused("M-S6", "no-draw")


def draft_reason(table: MilestonesTable, tile: int) -> RuleViolation:
    if table.step == s.DRAFT_STEP:
        return refused("M-S4", "not-laid-out", tile=m.tile_id(tile))
    return order(table)


def visits(table: MilestonesTable, space: int, step: int) -> bool:
    """In this step, or passed over on this space because nothing could be done."""
    on_it = table.seat_cell(table.active, s.PIECE) == space and table.cells[s.MOVES] > 0
    return table.step == step or (on_it and table.step in (s.MOVE_STEP, s.END_STEP))


def at_trade(table: MilestonesTable) -> bool:
    poor = table.goods_held(table.active) - table.held(table.active, m.COIN) < 2
    poor = poor and table.held(table.active, m.COIN) < m.BUY_COINS
    return table.step == s.TRADE_STEP or (poor and visits(table, m.TRADING_HOUSE, s.TRADE_STEP))


def hire_reason(table: MilestonesTable, tile: int) -> RuleViolation:
    if not at_trade(table):
        return order(table)
    if table.cells[s.HIRED]:
        return refused("M-T7a", "hired-already")
    if table.held(table.active, m.COIN) < m.HIRE_COINS:
        return refused("M-T7a", "coins", n=m.HIRE_COINS)
    return refused("M-T7a", "not-on-display", tile=m.tile_id(tile))


def coins_reason(table: MilestonesTable, rule: str, coins: int) -> RuleViolation:
    return refused(rule, "coins", n=coins) if at_trade(table) else order(table)


# Building


def missing_goods(table: MilestonesTable, rule: str, one: int, other: int) -> RuleViolation | None:
    missing = [m.GOOD_IDS[good] for good in (one, other) if table.held(table.active, good) == 0]
    return refused(rule, "goods", goods=missing) if missing else None


def at_works(table: MilestonesTable) -> bool:
    return visits(table, m.BOARD_OF_WORKS, s.WORKS_STEP)


def street_reason(table: MilestonesTable, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if table.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not at_works(table):
        return order(table)
    pieces = bin(int(table.cells[s.STREETS + point])).count("1")
    market = table.cells[s.PIECES + point] >= s.MARKET
    if not market and table.cells[s.PIECES + point] == s.NOTHING and pieces == 0:
        return refused("M-T9", "street-start", point=name)
    if not market and (pieces > 1 or table.cells[s.PIECES + point] == s.MILESTONE):
        return refused("M-T9", "street-branch", point=name)
    if table.cells[s.WAYS + point] == 0:
        return refused("M-T9", "street-no-room", point=name)
    if table.cells[s.SECTIONS] == 0:
        return refused("M-C1", "supply", piece="street-section")
    return missing_goods(table, "M-T9", m.STONE, m.SAND) or order(table)


def point_reason(table: MilestonesTable, point: int) -> RuleViolation:
    """The middle or the end of a section."""
    name = m.POINT_IDS[point]
    if table.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if table.step not in (s.MIDDLE_STEP, s.FAR_STEP):
        return order(table)
    last = s.FIRST if table.step == s.MIDDLE_STEP else s.MIDDLE
    if point not in table.board.joined(int(table.cells[last]) - 1):
        return refused("M-T9", "street-not-joined", point=name)
    if table.cells[s.PIECES + point] != s.NOTHING or table.cells[s.STREETS + point] != 0:
        return refused("M-T9", "street-taken", point=name)
    return refused("M-T9", "street-dead-end", point=name)


def house_reason(table: MilestonesTable, triangle: int) -> RuleViolation:
    if table.board.on_board[triangle] == 0:
        return refused("M-O2", "no-triangle", triangle=m.TRIANGLE_IDS[triangle])
    if not at_works(table):
        return order(table)
    if table.cells[s.HOUSE + triangle]:
        return refused("M-T10", "house-stands")
    if triangle not in table.entries(s.LOTS):
        return refused("M-T10", "house-no-street")
    if table.cells[s.HOUSES] == 0:
        return refused("M-C1", "supply", piece="house")
    missing = missing_goods(table, "M-T10", m.STONE, m.WOOD)
    if missing is not None:
        return missing
    bonus = int(table.cells[s.BONUS + triangle])
    return refused("M-B3", "house-bonus", good=m.GOOD_IDS[bonus - 1]) if bonus else order(table)


def market_reason(table: MilestonesTable, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if table.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not at_works(table):
        return order(table)
    if point == table.board.start:
        return refused("M-T12", "market-covered", point=name)
    if table.cells[s.PIECES + point] != s.NOTHING:
        return refused("M-T11", "market-covered", point=name)
    if table.cells[s.STREETS + point] == 0:
        return refused("M-T11", "market-no-street", point=name)
    if table.cells[s.MARKETS] == 0:
        return refused("M-C1", "supply", piece="marketplace")
    return missing_goods(table, "M-T11", m.WOOD, m.SAND) or order(table)


def bonus_reason(table: MilestonesTable, space: int) -> RuleViolation:
    return refused("M-B2", "bonus-worker", n=space) if table.step == s.BONUS_STEP else order(table)


def flour_reason(table: MilestonesTable, point: int) -> RuleViolation:
    name = m.POINT_IDS[point]
    if table.board.value(point) < 0:
        return refused("M-O2", "no-point", point=name)
    if not visits(table, m.MILL, s.MILL_STEP):
        return order(table)
    if table.cells[s.PIECES + point] < s.MARKET:
        return refused("M-T13", "flour-no-market", point=name)
    if table.cells[s.PIECES + point] == s.SUPPLIED:
        return refused("M-T13", "flour-supplied", point=name)
    if table.cells[s.SACKS] == 0:
        return refused("M-T14", "supply", piece="flour-sack")
    if table.held(table.active, m.GRAIN) < m.MILL_GRAIN:
        return refused("M-T13", "grain", n=m.MILL_GRAIN)
    return order(table)


# The castle


def return_reason(table: MilestonesTable, good: int) -> RuleViolation:
    if table.step == s.RETURN_STEP:
        return refused("M-T15", "return-none", good=m.GOOD_IDS[good])
    return order(table)


def cover_reason(table: MilestonesTable, space: int) -> RuleViolation:
    if table.step == s.RETURN_STEP:
        return refused("M-T15", "must-return", n=table.goods_held(table.active) - m.CASTLE_GOODS)
    at_castle = table.seat_cell(table.active, s.PIECE) == m.CASTLE and table.cells[s.MOVES] > 0
    if not at_castle:
        return order(table)
    if table.worker(table.active, space) < 0:
        return refused("M-T16", "cover-none", n=space)
    return refused("M-T16", "cover-once")
