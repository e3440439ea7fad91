"""The trading house (M-T7): buying and selling in any order; hiring is in tiles.py."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.turns import next_move
from tablestead.games.milestones.state import MilestonesPosition


def enter_trade(state: MilestonesPosition) -> None:
    c = state.cells
    goods: i64 = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    cubes: i64 = c[goods + m.STONE] + c[goods + m.WOOD] + c[goods + m.SAND] + c[goods + m.GRAIN]
    if c[goods + m.COIN] >= m.BUY_COINS or cubes >= m.SOLD_CUBES:
        c[s.STEP] = s.TRADE_STEP
    else:
        next_move(state)


def legal_trades(state: MilestonesPosition) -> list[int]:
    c = state.cells
    goods: i64 = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    result: list[int] = [a.DONE]
    rich = c[goods + m.COIN] >= m.BUY_COINS
    if rich:
        result += [a.BUY + m.STONE, a.BUY + m.WOOD, a.BUY + m.SAND, a.BUY + m.GRAIN]
    pair: i64 = 0
    while pair < m.SALE_PAIRS:
        good: i64 = m.SALES[2 * pair]
        other_good: i64 = m.SALES[2 * pair + 1]
        enough: i64 = 2 if good == other_good else 1
        if c[goods + good] >= enough and c[goods + other_good] > 0:
            result.append(int(a.SELL + pair))
        pair += 1
    if rich and c[s.HIRED] == 0:
        result += state.tiles_in(s.DISPLAY, m.DISPLAY_SLOTS, a.HIRE)
    return result


def buy(state: MilestonesPosition, good: i64) -> None:
    """M-T7b."""
    c = state.cells
    goods: i64 = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    c[goods + m.COIN] -= m.BUY_COINS
    c[goods + good] += 1
    enter_trade(state)


def sell(state: MilestonesPosition, pair: i64) -> None:
    """M-T7c."""
    c = state.cells
    goods: i64 = state.seat_base(c[s.ACTIVE]) + s.SEAT_GOODS
    good: i64 = m.SALES[2 * pair]
    other_good: i64 = m.SALES[2 * pair + 1]
    c[goods + good] -= 1
    c[goods + other_good] -= 1
    c[goods + m.COIN] += 1
    enter_trade(state)
