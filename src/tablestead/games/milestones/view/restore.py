"""From the view back to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view.build_view import COVER
from tablestead.games.milestones.view.structs import BoardView, MilestonesView, SeatView

if TYPE_CHECKING:
    from tablestead.games.milestones.game import Milestones


def restore(game: Milestones, view: object) -> MilestonesState:
    """The position that a view shows: all of it, for nothing is hidden."""
    assert isinstance(view, MilestonesView)
    state = game.start(
        players=view.players, board=view.layout, start=view.start + 1, turn_limit=view.turn_limit
    )
    c = state.cells
    c[s.ACTIVE] = view.active
    c[s.STEP] = s.STEP_IDS.index(view.step)
    c[s.ROUND] = view.round
    c[s.END_BY] = 0 if view.end_by is None else view.end_by + 1
    c[s.MOVES] = view.moves
    c[s.HIRED] = int(view.hired)
    _restore_board(state, view.board)
    c[s.SECTIONS_LEFT] = view.left.sections
    c[s.MARKETS_LEFT] = view.left.markets
    c[s.HOUSES_LEFT] = view.left.houses
    c[s.SACKS_LEFT] = view.left.sacks
    section = [m.POINT_IDS.index(id) for id in view.section]
    c[s.SECTION_START] = section[0] + 1 if section else 0
    c[s.SECTION_MIDDLE] = section[1] + 1 if len(section) > 1 else 0
    _restore_tiles(c, view)
    for seat, shown in enumerate(view.seats):
        _restore_seat(c, int(state.seat_base(seat)), shown)
    if view.round == 0:
        c[s.DRAFTED] = _drafted(view)
    if view.lot:
        c[s.BONUS_LOT] = m.TRIANGLE_IDS.index(view.lot) + 1
    if view.built:
        c[s.BUILT] = m.POINT_IDS.index(view.built) + 1
    return state


def _drafted(view: MilestonesView) -> int:
    if view.step not in ("draft", "place", "end"):
        return 0
    return sum(1 for worker in view.seats[view.active].workers if worker) // 2


def _restore_tiles(c: vec[i64], view: MilestonesView) -> None:
    for place in range(c[s.PILE]):
        c[s.DECK + place] = m.tile_of(view.pile[place]) if place < len(view.pile) else 0
    c[s.PILE] = len(view.pile)
    for row, tiles in ((s.DISPLAY, view.display), (s.STARTING, view.starting)):
        for slot, id in enumerate(tiles):
            c[row + slot] = m.tile_of(id) + 1 if id else 0
    for good in range(m.KINDS):
        c[s.BAG + good] = view.bag[good]
    c[s.LOTS_LAID] = len(view.board.bushes) - sum(view.bag)
    if view.placing:
        c[s.PLACING] = m.tile_of(view.placing) + 1
    c[s.SLOT] = view.slot


def _restore_seat(c: vec[i64], base: int, shown: SeatView) -> None:
    for good in range(m.KINDS):
        c[base + s.SEAT_GOODS + good] = shown.goods[good]
    c[base + s.SEAT_PIECE] = m.SPACE_IDS.index(shown.piece)
    c[base + s.SEAT_POINTS] = shown.score.total
    for source, id in enumerate(m.SOURCE_IDS):
        c[base + s.SEAT_SOURCES + source] = getattr(shown.score, id)
    for space, id in enumerate(shown.workers, start=1):
        c[base + s.SEAT_WORKERS + space] = s.COVERED if id == COVER else worker_of(id) + 1
        c[base + s.SEAT_CARRIES + space] = int(shown.bonus[space - 1])


def worker_of(id: str) -> int:
    """The worker written `Q1`, -1 for none."""
    return m.WORKER_LETTERS.index(id[0]) * m.NUMBERS + int(id[1]) - 1 if id else -1


def _restore_board(state: MilestonesState, shown: BoardView) -> None:
    """Pieces first, then what follows from them: ROOM, WAYS and the lists."""
    c = state.cells
    for line in shown.streets:
        point, other_point = (m.POINT_IDS.index(id) for id in line.split("-"))
        direction = m.NEXT_POINT[point * m.DIRECTIONS : (point + 1) * m.DIRECTIONS].index(other_point)
        c[s.POINT_STREETS + point] |= 1 << direction
        c[s.POINT_STREETS + other_point] |= 1 << (direction + 3) % m.DIRECTIONS
    for id in shown.milestones:
        c[s.POINT_PIECE + m.POINT_IDS.index(id)] = s.MILESTONE
    for market in shown.markets:
        c[s.POINT_PIECE + m.POINT_IDS.index(market.point)] = s.SUPPLIED if market.flour else s.MARKETPLACE
    for id in shown.houses:
        c[s.TRIANGLE_HOUSE + m.TRIANGLE_IDS.index(id)] = 1
    for id, good in shown.bonuses.items():
        c[s.TRIANGLE_BONUS + m.TRIANGLE_IDS.index(id)] = m.GOOD_IDS.index(good) + 1
    find_building_sites(state)


def find_building_sites(state: MilestonesState) -> None:
    """ROOM, WAYS and the lists from the pieces alone: what the rules keep up to date step by step."""
    c = state.cells
    board = state.board
    points = [point for point in range(m.POINTS) if board.value(point) >= 0]
    free = {point for point in points if state.free(point)}
    middles = {point: free.intersection(board.joined(point)) for point in points}
    for point in points:
        c[s.POINT_ROOM + point] = len(middles[point])
    for point in points:
        c[s.POINT_WAYS + point] = len([middle for middle in middles[point] if middles[middle]])
    markets = [point for point in points if c[s.POINT_PIECE + point] >= s.MARKETPLACE]
    built = [point for point in points if c[s.POINT_STREETS + point]]
    bare = [point for point in built if c[s.POINT_PIECE + point] == s.NOTHING]
    ends = [point for point in bare if bin(c[s.POINT_STREETS + point]).count("1") == 1]
    beside = {
        triangle
        for point in built
        for d in range(m.DIRECTIONS)
        if c[s.POINT_STREETS + point] >> d & 1
        for triangle in (
            board.triangles[point * m.DIRECTIONS + d],
            board.triangles[point * m.DIRECTIONS + (d + 5) % m.DIRECTIONS],
        )
    }
    lots = sorted(lot for lot in beside if lot >= 0 and not c[s.TRIANGLE_HOUSE + lot])
    hungry = [point for point in markets if c[s.POINT_PIECE + point] == s.MARKETPLACE]
    _write_list(c, s.STARTS, m.POINTS, [point for point in sorted(ends + markets) if c[s.POINT_WAYS + point]])
    _write_list(c, s.SITES, m.POINTS, bare)
    _write_list(c, s.LOTS, m.TRIANGLES, lots)
    _write_list(c, s.HUNGRY, m.MARKETS, hungry)


def _write_list(c: vec[i64], listed: int, room: int, entries: list[int]) -> None:
    c[listed] = len(entries)
    for index in range(room):
        c[listed + 1 + index] = entries[index] if index < len(entries) else 0
