"""From the position to the view, and from the view back to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.board import Board
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view.structs import (
    BoardView,
    MarketView,
    MilestonesView,
    PointView,
    ScoreView,
    SeatView,
    Supply,
)

if TYPE_CHECKING:
    from tablestead.games.milestones.game import Milestones

COVER = "cover"


def view_of(state: MilestonesState, seat: int | None) -> MilestonesView:
    c = state.cells
    lot = c[s.LOT]
    section = [m.POINT_IDS[c[at] - 1] for at in (s.FIRST, s.MIDDLE) if c[at]]
    return MilestonesView(
        seat=seat,
        player=state.player,
        active=state.active,
        step=s.STEP_IDS[state.step],
        round=state.round,
        turn_limit=c[s.TURN_LIMIT],
        start=c[s.START],
        players=state.players,
        target=state.target,
        moves=c[s.MOVES],
        layout=state.board.text,
        board=_board_view(state),
        section=section,
        lot=m.TRIANGLE_IDS[lot - 1] if lot else "",
        built=m.POINT_IDS[c[s.BUILT] - 1] if c[s.BUILT] else "",
        placing=_tile(c[s.PLACING]),
        slot=c[s.SLOT],
        hired=c[s.HIRED] == 1,
        display=[_tile(c[s.DISPLAY + slot]) for slot in range(m.DISPLAY)],
        starting=[_tile(c[s.STARTING + slot]) for slot in range(m.STARTING[state.players])],
        pile=[m.tile_id(c[s.DECK + index]) for index in range(c[s.PILE])],
        bag=[c[s.BAG + good] for good in range(m.KINDS)],
        left=Supply(sections=c[s.SECTIONS], markets=c[s.MARKETS], houses=c[s.HOUSES], sacks=c[s.SACKS]),
        end_by=c[s.END_BY] - 1 if c[s.END_BY] else None,
        seats=[_seat_view(state, number) for number in range(state.players)],
    )


def _tile(cell: int) -> str:
    return m.tile_id(cell - 1) if cell else ""


def _board_view(state: MilestonesState) -> BoardView:
    c = state.cells
    board = state.board
    points = [point for point in range(m.POINTS) if board.value(point) >= 0]
    markets = [point for point in points if c[s.PIECES + point] >= s.MARKET]
    return BoardView(
        points=_printed_points(board, points),
        bushes=[m.TRIANGLE_IDS[bush] for bush in board.bushes],
        streets=[line_id(point, other) for point in points for other in streets_from(state, point)],
        milestones=[m.POINT_IDS[point] for point in points if c[s.PIECES + point] == s.MILESTONE],
        markets=[MarketView(m.POINT_IDS[p], c[s.PIECES + p] == s.SUPPLIED) for p in markets],
        houses=[m.TRIANGLE_IDS[n] for n in range(m.TRIANGLES) if c[s.HOUSE + n]],
        bonuses={
            m.TRIANGLE_IDS[bush]: m.GOOD_IDS[c[s.BONUS + bush] - 1]
            for bush in board.bushes
            if c[s.BONUS + bush]
        },
    )


_PRINTED: dict[str, list[PointView]] = {}


def _printed_points(board: Board, points: list[int]) -> list[PointView]:
    """The same list for every view of a board."""
    found = _PRINTED.get(board.text)
    if found is None:
        if len(_PRINTED) >= 64:
            _PRINTED.clear()
        found = _PRINTED[board.text] = [PointView(m.POINT_IDS[p], board.value(p)) for p in points]
    return found


def line_id(one: int, other: int) -> str:
    return f"{m.POINT_IDS[min(one, other)]}-{m.POINT_IDS[max(one, other)]}"


def streets_from(state: MilestonesState, point: int) -> list[int]:
    """The later points that a street piece leads to, so that every piece is named once."""
    bits = state.cells[s.STREETS + point]
    ends = [m.NEXT_POINT[point * m.DIRECTIONS + d] for d in range(m.DIRECTIONS) if bits >> d & 1]
    return sorted(end for end in ends if end > point)


def _seat_view(state: MilestonesState, seat: int) -> SeatView:
    c = state.cells
    base = s.SEATS + seat * s.SEAT_CELLS
    spaces = range(1, m.EMPLOYMENT + 1)
    points = {id: c[base + s.SOURCE + source] for source, id in enumerate(m.SOURCE_IDS)}
    return SeatView(
        goods=[c[base + s.GOODS + good] for good in range(m.KINDS)],
        piece=m.SPACE_IDS[c[base + s.PIECE]],
        workers=[_worker(c[base + s.WORKER + space]) for space in spaces],
        bonus=[c[base + s.CARRIES + space] == 1 for space in spaces],
        ascending=state.ascending(seat),
        majority=scoring.worker_values(state, seat),
        score=ScoreView(**points, total=c[base + s.POINTS]),
    )


def _worker(cell: int) -> str:
    if cell == s.COVERED:
        return COVER
    return m.worker_id(cell - 1) if cell else ""


def points_by_source(state: MilestonesState, seat: int) -> dict[str, int]:
    """Where a seat's points came from, by term."""
    found = {f"source-{id}": state.seat_cell(seat, s.SOURCE + n) for n, id in enumerate(m.SOURCE_IDS)}
    return {id: points for id, points in found.items() if points}


# The way back


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
    c[s.SECTIONS] = view.left.sections
    c[s.MARKETS] = view.left.markets
    c[s.HOUSES] = view.left.houses
    c[s.SACKS] = view.left.sacks
    for at, id in zip((s.FIRST, s.MIDDLE), view.section, strict=False):
        c[at] = m.POINT_IDS.index(id) + 1
    _restore_tiles(c, view)
    for seat, shown in enumerate(view.seats):
        _restore_seat(c, s.SEATS + seat * s.SEAT_CELLS, shown)
    if view.round == 0:
        c[s.DRAFTED] = _drafted(view)
    if view.lot:
        c[s.LOT] = m.TRIANGLE_IDS.index(view.lot) + 1
    if view.built:
        c[s.BUILT] = m.POINT_IDS.index(view.built) + 1
    return state


def _drafted(view: MilestonesView) -> int:
    if view.step not in ("draft", "place", "end"):
        return 0
    return sum(1 for worker in view.seats[view.active].workers if worker) // 2


def _restore_tiles(c: vec[i64], view: MilestonesView) -> None:
    for index in range(c[s.PILE]):
        c[s.DECK + index] = m.tile_of(view.pile[index]) if index < len(view.pile) else 0
    c[s.PILE] = len(view.pile)
    for first, tiles in ((s.DISPLAY, view.display), (s.STARTING, view.starting)):
        for slot, id in enumerate(tiles):
            c[first + slot] = m.tile_of(id) + 1 if id else 0
    for good in range(m.KINDS):
        c[s.BAG + good] = view.bag[good]
    c[s.LOTS_LAID] = len(view.board.bushes) - sum(view.bag)
    if view.placing:
        c[s.PLACING] = m.tile_of(view.placing) + 1
    c[s.SLOT] = view.slot


def _restore_seat(c: vec[i64], base: int, shown: SeatView) -> None:
    for good in range(m.KINDS):
        c[base + s.GOODS + good] = shown.goods[good]
    c[base + s.PIECE] = m.SPACE_IDS.index(shown.piece)
    c[base + s.POINTS] = shown.score.total
    for source, id in enumerate(m.SOURCE_IDS):
        c[base + s.SOURCE + source] = getattr(shown.score, id)
    for space, id in enumerate(shown.workers, start=1):
        c[base + s.WORKER + space] = s.COVERED if id == COVER else worker_of(id) + 1
        c[base + s.CARRIES + space] = int(shown.bonus[space - 1])


def worker_of(id: str) -> int:
    """The worker written `Q1`, -1 for none."""
    return m.WORKER_LETTERS.index(id[0]) * m.NUMBERS + int(id[1]) - 1 if id else -1


def _restore_board(state: MilestonesState, shown: BoardView) -> None:
    """Pieces first, then what follows from them: ROOM, WAYS and the lists."""
    c = state.cells
    for line in shown.streets:
        one, other = (m.POINT_IDS.index(id) for id in line.split("-"))
        direction = m.NEXT_POINT[one * m.DIRECTIONS : (one + 1) * m.DIRECTIONS].index(other)
        c[s.STREETS + one] |= 1 << direction
        c[s.STREETS + other] |= 1 << (direction + 3) % m.DIRECTIONS
    for id in shown.milestones:
        c[s.PIECES + m.POINT_IDS.index(id)] = s.MILESTONE
    for market in shown.markets:
        c[s.PIECES + m.POINT_IDS.index(market.point)] = s.SUPPLIED if market.flour else s.MARKET
    for id in shown.houses:
        c[s.HOUSE + m.TRIANGLE_IDS.index(id)] = 1
    for id, good in shown.bonuses.items():
        c[s.BONUS + m.TRIANGLE_IDS.index(id)] = m.GOOD_IDS.index(good) + 1
    find_building_sites(state)


def find_building_sites(state: MilestonesState) -> None:
    """ROOM, WAYS and the lists from the pieces alone: what the rules keep up to date step by step."""
    c = state.cells
    board = state.board
    points = [point for point in range(m.POINTS) if board.value(point) >= 0]
    free = {point for point in points if state.free(point)}
    for point in points:
        c[s.ROOM + point] = sum(1 for other in board.joined(point) if other in free)
    for point in points:
        c[s.WAYS + point] = sum(1 for o in board.joined(point) if o in free and c[s.ROOM + o])
    markets = [point for point in points if c[s.PIECES + point] >= s.MARKET]
    bare = [point for point in points if c[s.PIECES + point] == s.NOTHING and c[s.STREETS + point]]
    ends = [point for point in bare if bin(c[s.STREETS + point]).count("1") == 1]
    beside = {
        triangle
        for point in points
        for d in range(m.DIRECTIONS)
        if c[s.STREETS + point] >> d & 1
        for triangle in (
            board.triangles[point * m.DIRECTIONS + d],
            board.triangles[point * m.DIRECTIONS + (d + 5) % m.DIRECTIONS],
        )
    }
    _write_list(c, s.STARTS, 67, [point for point in sorted(ends + markets) if c[s.WAYS + point]])
    _write_list(c, s.SITES, 67, bare)
    _write_list(c, s.LOTS, 102, sorted(t for t in beside if t >= 0 and not c[s.HOUSE + t]))
    _write_list(c, s.HUNGRY, 12, [point for point in markets if c[s.PIECES + point] == s.MARKET])


def _write_list(c: vec[i64], first: int, room: int, entries: list[int]) -> None:
    c[first] = len(entries)
    for index in range(room):
        c[first + 1 + index] = entries[index] if index < len(entries) else 0
