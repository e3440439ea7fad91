"""Games played for tests: uniformly at random, or by an eager hand that builds, hires and delivers."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

import tablestead as ts
from tablestead.engine.game import Value
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.soak.title import Options, uniform

from .positions import GAME, STANDARD_TILES, board_text, small_board

SHARED_BUSHES = small_board(worker_tiles=STANDARD_TILES[::2])
BOARDS: dict[str, str] = {
    "standard": "standard",
    "random": "random",
    "shared": SHARED_BUSHES,
    "few": board_text(worker_tiles=STANDARD_TILES[:28:2]),
}
"""The small board with bushes round one corner; and the standard one with only 14 worker tiles."""
SETUPS: list[Options] = [
    {"players": players, "board": BOARDS[board], "turn_limit": limit}
    for players in (2, 3, 4)
    for board, limit in (("standard", 60), ("random", 20), ("shared", 12), ("few", 30))
]


def eager_choice(state: MilestonesState, rng: ts.Rng) -> int:
    """What an eager player does: the best by some rough figures, with a little luck mixed in."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: _liking(state, action) + rng.chance())


def _liking(state: MilestonesState, action: int) -> float:
    if a.MOVE <= action < a.AT:
        return _liking_of_move(state, action - a.MOVE)
    if a.MARKET <= action < a.FLOUR:
        return state.board.value(action - a.MARKET)
    if a.FLOUR <= action < a.HOUSE:
        return state.flour_points(action - a.FLOUR)
    if a.HOUSE <= action < a.HIRE:
        return state.house_points(action - a.HOUSE) - 1
    if a.POINT <= action < a.MARKET:
        return state.board.value(action - a.POINT)
    if a.STREET <= action < a.POINT:
        return 3
    if a.BONUS <= action < a.BUY or a.HIRE <= action < a.DRAFT:
        return 4
    if a.BUY <= action < a.SELL:
        return 1 if state.held(state.active, action - a.BUY) == 0 else -1
    if a.SELL <= action < a.STREET:
        return -1
    if a.COVER <= action < a.BONUS:
        if state.step == s.MAY_COVER_STEP:
            return -3
        return -2 * int(state.carries(state.active, action - a.COVER + 1))
    if a.AT <= action < a.RETURN:
        return _liking_of_place(state, action)
    return 0


def _liking_of_move(state: MilestonesState, space: int) -> float:
    seat = state.active
    stone, wood, sand, grain, coin = (state.held(seat, good) for good in range(m.KINDS))
    if space == m.CASTLE:
        return -1 - max(0, state.goods_held(seat) - m.CASTLE_GOODS)
    if space == m.TRADING_HOUSE:
        return 3 if coin + int(state.ascending(seat)) >= m.HIRE_COINS else 0
    if space == m.BOARD_OF_WORKS:
        return 3 * max(min(stone, sand), min(stone, wood), min(wood, sand), (stone + wood + sand) // 2 - 1)
    if space == m.MILL:
        return 4 * (grain // m.MILL_GRAIN) if state.cells[s.HUNGRY] else 0
    after = state.copy()
    after.apply_trusted(a.MOVE + space)
    gain = after.goods_held(seat) - state.goods_held(seat)
    points = after.scores()[seat] - state.scores()[seat]
    distance = space - state.seat_cell(seat, s.SEAT_PIECE)
    return 2 * gain + 2 * points + 2 - 0.5 * distance if gain else -1


def _liking_of_place(state: MilestonesState, action: int) -> float:
    after = state.copy()
    after.apply_trusted(action)
    seat = state.active
    return after.visible_workers(seat) + 2 * int(after.ascending(seat))


@cache
def _played(setup: tuple[tuple[str, Value], ...], seed: int, steps: int, eager: bool) -> ts.Record:
    dealer = ts.Dealer(seed)
    options = dealer.settle(GAME, **{"start": "random", **dict(setup)})
    record = ts.Record(GAME, options)
    state = record.start()
    assert isinstance(state, MilestonesState)
    rng = ts.Rng(seed)
    for _ in range(steps):
        if state.player == ts.OVER:
            break
        if state.player == ts.CHANCE:
            action = dealer.draw(state)
        elif eager and rng.below(12):
            action = eager_choice(state, rng)
        else:
            action = uniform(state.legal(), rng)
        state.apply(action)
        record.append(action)
    return record


def played(
    setup: Options, seed: int, steps: int = 100_000, eager: bool = True
) -> tuple[MilestonesState, ts.Record]:
    """The position after so many steps, or at the end of the game, and its record."""
    kept = _played(tuple(setup.items()), seed, steps, eager)
    record = ts.Record(GAME, kept.options)
    record.actions = list(kept.actions)
    state = record.state()
    assert isinstance(state, MilestonesState)
    return state, record


def played_positions(most_steps: int = 400) -> st.SearchStrategy[tuple[MilestonesState, ts.Record]]:
    def anywhere(seed: int) -> tuple[MilestonesState, ts.Record]:
        rng = ts.Rng(seed)
        setup = SETUPS[rng.below(len(SETUPS))]
        return played(setup, seed, int(rng.below(most_steps + 1)), eager=rng.below(2) == 0)

    return st.integers(0, 10_000).map(anywhere)
