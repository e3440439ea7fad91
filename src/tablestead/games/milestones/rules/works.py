"""The board of works: streets, houses, marketplaces and their bonus tiles (M-T9…M-T12, M-B1…M-B4)."""

from __future__ import annotations

from mypy_extensions import i64

from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules.turns import gain_points, next_move
from tablestead.games.milestones.state import MilestonesPosition


def enter_works(state: MilestonesPosition) -> None:
    """Open the board of works, unless nothing can be built there."""
    c = state.cells
    c[s.STEP] = s.WORKS_STEP
    street = state.holds_both(m.STONE, m.SAND) and c[s.SECTIONS_LEFT] > 0 and c[s.STARTS] > 0
    market = state.holds_both(m.WOOD, m.SAND) and c[s.MARKETS_LEFT] > 0 and c[s.SITES] > 0
    if not street and not market and not can_build_house(state):
        next_move(state)


def legal_builds(state: MilestonesPosition) -> list[int]:
    c = state.cells
    result: list[int] = [a.DONE]
    if state.holds_both(m.STONE, m.SAND) and c[s.SECTIONS_LEFT] > 0:
        state.list_actions(result, s.STARTS, a.STREET)
    if state.holds_both(m.WOOD, m.SAND) and c[s.MARKETS_LEFT] > 0:
        state.list_actions(result, s.SITES, a.MARKET)
    if state.holds_both(m.STONE, m.WOOD) and c[s.HOUSES_LEFT] > 0:
        takes = state.bonuses_takeable()
        index: i64 = 0
        while index < c[s.LOTS]:
            lot: i64 = c[s.LOTS + 1 + index]
            if can_settle(state, lot, takes):
                result.append(int(a.HOUSE + lot))
            index += 1
    return result


def can_build_house(state: MilestonesPosition) -> bool:
    """M-T10, M-B3: with goods, a house, and a triangle whose bonus tile, if any, can be taken."""
    c = state.cells
    if not state.holds_both(m.STONE, m.WOOD) or c[s.HOUSES_LEFT] == 0:
        return False
    takes = state.bonuses_takeable()
    index: i64 = 0
    while index < c[s.LOTS]:
        if can_settle(state, c[s.LOTS + 1 + index], takes):
            return True
        index += 1
    return False


def can_settle(state: MilestonesPosition, lot: i64, takes: i64) -> bool:
    """M-B3: there is no bonus tile, or it is of one of the kinds that can be taken."""
    bonus: i64 = state.cells[s.TRIANGLE_BONUS + lot]
    return bonus == 0 or takes >> (bonus - 1) & 1 != 0


def pay(state: MilestonesPosition, good: i64, other_good: i64) -> None:
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    c[base + s.SEAT_GOODS + good] -= 1
    c[base + s.SEAT_GOODS + other_good] -= 1


# A street section: start, middle, end (M-T9)


def begin_street(state: MilestonesPosition, point: i64) -> None:
    """M-T9b: from the end of a street, or from a marketplace."""
    state.cells[s.SECTION_START] = point + 1
    state.cells[s.STEP] = s.MIDDLE_STEP


def legal_middles(state: MilestonesPosition) -> list[int]:
    return free_points_at(state, state.section_start(), 1)


def legal_far_ends(state: MilestonesPosition) -> list[int]:
    return free_points_at(state, state.section_middle(), 0)


def free_points_at(state: MilestonesPosition, point: i64, room: i64) -> list[int]:
    """Free points joined to this one, with at least so much room."""
    c = state.cells
    neighbours = state.board.neighbours
    result: list[int] = []
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        other_point: i64 = neighbours[point * m.DIRECTIONS + direction]
        if other_point >= 0 and state.free(other_point) and c[s.POINT_ROOM + other_point] >= room:
            result.append(int(a.POINT + other_point))
        direction += 1
    result.sort()
    return result


def go_on_street(state: MilestonesPosition, point: i64) -> None:
    c = state.cells
    if c[s.STEP] == s.MIDDLE_STEP:
        c[s.SECTION_MIDDLE] = point + 1
        c[s.STEP] = s.FAR_STEP
        return
    start = state.section_start()
    middle = state.section_middle()
    c[s.SECTION_START] = 0
    c[s.SECTION_MIDDLE] = 0
    build_section(state, start, middle, point)


def build_section(state: MilestonesPosition, start: i64, middle: i64, end: i64) -> None:
    c = state.cells
    pay(state, m.STONE, m.SAND)
    c[s.SECTIONS_LEFT] -= 1
    close_way(state, middle)
    close_way(state, end)
    lay_piece(state, start, middle)
    lay_piece(state, middle, end)
    take_room(state, middle)
    take_room(state, end)
    c[s.POINT_PIECE + middle] = s.MILESTONE
    if c[s.POINT_PIECE + start] == s.NOTHING:  # a street's end becomes a joint, which is no start (M-T9a)
        state.remove(s.STARTS, start)
    state.insert(s.SITES, end)
    if c[s.POINT_WAYS + end] > 0:
        state.insert(s.STARTS, end)
    gain_points(state, state.board.values[middle], m.STREETS_SOURCE)
    enter_bonus(state, middle)  # M-T9c: the far end takes none


def take_room(state: MilestonesPosition, point: i64) -> None:
    """A point is free no more: its neighbours have less room."""
    c = state.cells
    neighbours = state.board.neighbours
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        other_point: i64 = neighbours[point * m.DIRECTIONS + direction]
        if other_point >= 0:
            c[s.POINT_ROOM + other_point] -= 1
            if c[s.POINT_ROOM + other_point] == 0 and state.free(other_point):
                close_way(state, other_point)
        direction += 1


def close_way(state: MilestonesPosition, middle: i64) -> None:
    """No section can have this middle any more."""
    c = state.cells
    neighbours = state.board.neighbours
    direction: i64 = 0
    while direction < m.DIRECTIONS:
        other_point: i64 = neighbours[middle * m.DIRECTIONS + direction]
        if other_point >= 0:
            c[s.POINT_WAYS + other_point] -= 1
            if c[s.POINT_WAYS + other_point] == 0:
                state.remove(s.STARTS, other_point)
        direction += 1


def lay_piece(state: MilestonesPosition, point: i64, other_point: i64) -> None:
    """A street piece on a line; houses may now be built on both its sides."""
    c = state.cells
    board = state.board
    first: i64 = point * m.DIRECTIONS
    direction: i64 = 0
    while board.neighbours[first + direction] != other_point:
        direction += 1
    c[s.POINT_STREETS + point] |= i64(1) << direction
    c[s.POINT_STREETS + other_point] |= i64(1) << (direction + 3) % m.DIRECTIONS
    open_lot(state, board.triangles[first + direction])
    open_lot(state, board.triangles[first + (direction + 5) % m.DIRECTIONS])


def open_lot(state: MilestonesPosition, triangle: i64) -> None:
    if triangle >= 0 and state.cells[s.TRIANGLE_HOUSE + triangle] == 0:
        state.insert(s.LOTS, triangle)


# Houses and marketplaces (M-T10, M-T11)


def build_house(state: MilestonesPosition, triangle: i64) -> None:
    c = state.cells
    pay(state, m.STONE, m.WOOD)
    c[s.HOUSES_LEFT] -= 1
    c[s.TRIANGLE_HOUSE + triangle] = 1
    state.remove(s.LOTS, triangle)
    gain_points(state, state.house_points(int(triangle)), m.HOUSES_SOURCE)
    if c[s.TRIANGLE_BONUS + triangle] > 0:
        enter_house_bonus(state, triangle)
    else:
        enter_works(state)


def build_market(state: MilestonesPosition, point: i64) -> None:
    c = state.cells
    pay(state, m.WOOD, m.SAND)
    c[s.MARKETS_LEFT] -= 1
    c[s.POINT_PIECE + point] = s.MARKETPLACE
    state.remove(s.SITES, point)
    state.insert(s.HUNGRY, point)
    if c[s.POINT_WAYS + point] > 0:
        state.insert(s.STARTS, point)
    gain_points(state, state.board.values[point], m.MARKETS_SOURCE)
    enter_bonus(state, point)


# Bonus tiles (M-B1…M-B4)


def enter_bonus(state: MilestonesPosition, point: i64) -> None:
    """M-B1: a milestone or a marketplace stands on a corner of a triangle with a bonus tile."""
    state.cells[s.BUILT] = point + 1
    state.cells[s.BONUS_LOT] = 0
    next_lot(state)


def next_lot(state: MilestonesPosition) -> None:
    """The next bonus tile, in the order of the board's bushes, that the new piece touches."""
    c = state.cells
    decided_lot = state.bonus_lot()
    built = state.built_point()
    takes = state.bonuses_takeable()
    passed = decided_lot < 0
    if built >= 0:
        for bush in state.board.bushes:
            lot: i64 = bush
            if not passed:
                passed = lot == decided_lot
            elif c[s.TRIANGLE_BONUS + lot] > 0 and touches(state, built, lot, takes):
                c[s.BONUS_LOT] = lot + 1
                c[s.STEP] = s.BONUS_STEP
                return
    c[s.BONUS_LOT] = 0
    c[s.BUILT] = 0
    enter_works(state)


def touches(state: MilestonesPosition, point: i64, lot: i64, takes: i64) -> bool:
    """The point is a corner of the lot, and its tile is among those that can be taken."""
    one, other, third = m.CORNERS[lot]
    corner = point in (one, other, third)
    return corner and takes >> state.bonus_on(lot) & 1 != 0


def enter_house_bonus(state: MilestonesPosition, triangle: i64) -> None:
    """M-B3: the house takes the tile; only which worker gets it may be a question."""
    c = state.cells
    c[s.BONUS_LOT] = triangle + 1
    c[s.BUILT] = 0
    c[s.STEP] = s.BONUS_STEP
    workers = legal_bonuses(state)
    if len(workers) == 1:
        take_bonus(state, workers[0] - a.BONUS + 1)


def legal_bonuses(state: MilestonesPosition) -> list[int]:
    """M-B2: workers of the kind without a bonus tile; leaving it is possible but after a house."""
    c = state.cells
    base = state.seat_base(c[s.ACTIVE])
    kind = state.bonus_on(state.bonus_lot())
    result: list[int] = [a.LEAVE] if c[s.BUILT] > 0 else []
    space: i64 = 1
    while space <= m.EMPLOYMENT:
        worker: i64 = c[base + s.SEAT_WORKERS + space]
        if worker > 0 and (worker - 1) // m.NUMBERS == kind and c[base + s.SEAT_CARRIES + space] == 0:
            result.append(int(a.BONUS + space - 1))
        space += 1
    return result


def take_bonus(state: MilestonesPosition, space: i64) -> None:
    """M-B4."""
    c = state.cells
    c[s.TRIANGLE_BONUS + state.bonus_lot()] = 0
    c[state.seat_base(c[s.ACTIVE]) + s.SEAT_CARRIES + space] = 1
    gain_points(state, 1, m.BONUS_SOURCE)
    next_lot(state)
