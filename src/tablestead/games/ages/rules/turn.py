"""The order of a turn (A-T0): what follows when a step is over, and the end of turns and rounds.

`enter_…` opens a step or passes on to the next one when there is nothing to decide in it.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import building, buying, collecting, disasters, rolling, trading
from tablestead.games.ages.state import AgesPosition


def dice_landed(state: AgesPosition) -> None:
    """A-T2: rolling goes on while there are rolls and free dice; then there is Leadership (A-T3)."""
    c = state.cells
    if c[s.LED] != 0:
        rolling_over(state)  # its new face is final
    elif c[s.ROLLS] < m.MAX_ROLLS and rolling.free_rank(state) > 0:
        c[s.STEP] = s.REROLL_STEP
    elif c[state.seat_base(c[s.ACTIVE]) + s.SEAT_OWNS + m.LEADERSHIP] != 0:
        c[s.STEP] = s.LEAD_STEP
    else:
        rolling_over(state)


def rolling_over(state: AgesPosition) -> None:
    """A-T5: food-or-workers dice are decided before anything is collected."""
    c = state.cells
    c[s.SKULLS] = c[s.DICE + m.FACE_SKULL]
    if c[s.DICE + m.FACE_EITHER] > 0:
        c[s.STEP] = s.FOOD_STEP
    else:
        collect(state, 0)


def collect(state: AgesPosition, for_food: i64) -> None:
    """A-T10: then the cities are fed, then the disaster strikes."""
    collecting.collect(state, for_food)
    disasters.feed(state)
    if disasters.strike(state):
        state.cells[s.STEP] = s.SPEARHEADS_STEP
    else:
        disasters_over(state)


def disasters_over(state: AgesPosition) -> None:
    """A-T0, A-L1: trading comes before building, in the late edition after it."""
    if state.cells[s.EDITION] == m.LATE:
        enter_build(state)
    else:
        enter_trade(state)


def enter_trade(state: AgesPosition) -> None:
    if trading.can_trade(state):
        state.cells[s.STEP] = s.TRADE_STEP
    else:
        trade_over(state)


def trade_over(state: AgesPosition) -> None:
    if state.cells[s.EDITION] == m.LATE:
        enter_buy(state)
    else:
        enter_build(state)


def enter_build(state: AgesPosition) -> None:
    if building.can_build(state):
        state.cells[s.STEP] = s.BUILD_STEP
    else:
        build_over(state)


def build_over(state: AgesPosition) -> None:
    """A-T14: workers that are left are lost."""
    state.cells[s.WORKERS] = 0
    if state.cells[s.EDITION] == m.LATE:
        enter_trade(state)
    else:
        enter_buy(state)


def done(state: AgesPosition) -> None:
    """An optional step is passed."""
    step: i64 = state.cells[s.STEP]
    if step == s.TRADE_STEP:
        trade_over(state)
    elif step == s.BUILD_STEP:
        build_over(state)
    else:
        enter_discard(state)


def enter_buy(state: AgesPosition) -> None:
    if buying.can_buy_any(state):
        state.cells[s.STEP] = s.BUY_STEP
    else:
        enter_discard(state)


def enter_discard(state: AgesPosition) -> None:
    """A-T20: coins that are left are lost."""
    state.cells[s.COINS] = 0
    state.cells[s.STEP] = s.DISCARD_STEP if buying.must_discard(state) else s.END_STEP


def end_turn(state: AgesPosition) -> None:
    """A-E1, A-E4, A-V1: the turn passes, or the game is over."""
    c = state.cells
    players: i64 = c[s.PLAYERS]
    following: i64 = c[s.ACTIVE] + 1
    if following == players:
        following = 0
    if following == c[s.START]:
        limit: i64 = m.ROUND_LIMIT if players > 1 else m.SOLO_ROUNDS[c[s.EDITION]]
        if c[s.LAST_ROUND] != 0 or c[s.ROUND] >= limit:
            c[s.STEP] = s.OVER_STEP
            return
        c[s.ROUND] += 1
    at: i64 = s.ROLLS
    while at < s.SEATS:
        c[at] = 0  # cells: all of the turn
        at += 1
    c[s.ACTIVE] = following
    c[s.STEP] = s.START_STEP
