"""From the position to the view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

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
    pass

COVER = "cover"


def seen_by(table: MilestonesView, state: MilestonesState, seat: int) -> MilestonesView:
    """Everything is open: only whose view it is differs."""
    return msgspec.structs.replace(table, seat=seat)


def view_of(state: MilestonesState, seat: int | None) -> MilestonesView:
    c = state.cells
    lot, built, tile = state.bonus_lot(), state.built_point(), state.tile_in_hand()
    section = [m.POINT_IDS[point] for point in (state.section_start(), state.section_middle()) if point >= 0]
    return MilestonesView(
        seat=seat,
        player=state.player,
        active=state.active,
        step=state.step_id,
        round=state.round,
        turn_limit=c[s.TURN_LIMIT],
        start=c[s.START],
        players=state.players,
        target=state.target,
        moves=c[s.MOVES],
        layout=state.board.text,
        board=_board_view(state),
        section=section,
        lot=m.TRIANGLE_IDS[lot] if lot >= 0 else "",
        built=m.POINT_IDS[built] if built >= 0 else "",
        placing=m.tile_id(tile) if tile >= 0 else "",
        slot=c[s.SLOT],
        hired=c[s.HIRED] == 1,
        display=[_tile(c[s.DISPLAY + slot]) for slot in range(m.DISPLAY_SLOTS)],
        starting=[_tile(c[s.STARTING + slot]) for slot in range(m.STARTING_TILES[state.players])],
        pile=[m.tile_id(c[s.DECK + place]) for place in range(c[s.PILE])],
        bag=[c[s.BAG + good] for good in range(m.KINDS)],
        left=Supply(
            sections=c[s.SECTIONS_LEFT],
            markets=c[s.MARKETS_LEFT],
            houses=c[s.HOUSES_LEFT],
            sacks=c[s.SACKS_LEFT],
        ),
        end_by=c[s.END_BY] - 1 if c[s.END_BY] else None,
        seats=[_seat_view(state, number) for number in range(state.players)],
    )


def _tile(cell: int) -> str:
    return m.tile_id(cell - 1) if cell else ""


def _board_view(state: MilestonesState) -> BoardView:
    c = state.cells
    board = state.board
    points = [point for point in range(m.POINTS) if board.value(point) >= 0]
    markets = [point for point in points if c[s.POINT_PIECE + point] >= s.MARKETPLACE]
    return BoardView(
        points=_printed_points(board, points),
        bushes=[m.TRIANGLE_IDS[bush] for bush in board.bushes],
        streets=[id for point in points for id in _streets(point, c[s.POINT_STREETS + point])],
        milestones=[m.POINT_IDS[point] for point in points if c[s.POINT_PIECE + point] == s.MILESTONE],
        markets=[MarketView(m.POINT_IDS[point], c[s.POINT_PIECE + point] == s.SUPPLIED) for point in markets],
        houses=[m.TRIANGLE_IDS[n] for n in range(m.TRIANGLES) if c[s.TRIANGLE_HOUSE + n]],
        bonuses={
            m.TRIANGLE_IDS[bush]: m.GOOD_IDS[state.bonus_on(bush)]
            for bush in board.bushes
            if c[s.TRIANGLE_BONUS + bush]
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


@lru_cache(maxsize=m.POINTS << m.DIRECTIONS)
def _streets(point: int, bits: int) -> list[str]:
    """The street pieces that lead to later points, so that every piece is named once."""
    ends = [m.NEXT_POINT[point * m.DIRECTIONS + d] for d in range(m.DIRECTIONS) if bits >> d & 1]
    return [line_id(point, end) for end in sorted(ends) if end > point]


def _seat_view(state: MilestonesState, seat: int) -> SeatView:
    c = state.cells
    base = state.seat_base(seat)
    spaces = range(1, m.EMPLOYMENT + 1)
    points = {id: c[base + s.SEAT_SOURCES + source] for source, id in enumerate(m.SOURCE_IDS)}
    return SeatView(
        goods=[c[base + s.SEAT_GOODS + good] for good in range(m.KINDS)],
        piece=m.SPACE_IDS[c[base + s.SEAT_PIECE]],
        workers=[_worker(c[base + s.SEAT_WORKERS + space]) for space in spaces],
        bonus=[c[base + s.SEAT_CARRIES + space] == 1 for space in spaces],
        ascending=state.ascending(seat),
        majority=scoring.worker_values(state, seat),
        score=ScoreView(**points, total=c[base + s.SEAT_POINTS]),
    )


def _worker(cell: int) -> str:
    if cell == s.COVERED:
        return COVER
    return m.worker_id(cell - 1) if cell else ""


def points_by_source(state: MilestonesState, seat: int) -> dict[str, int]:
    """Where a seat's points came from, by term."""
    sources = enumerate(m.SOURCE_IDS)
    found = {f"source-{id}": state.seat_cell(seat, s.SEAT_SOURCES + source) for source, id in sources}
    return {id: points for id, points in found.items() if points}
