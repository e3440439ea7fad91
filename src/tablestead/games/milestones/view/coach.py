"""What is easily overlooked in a position, and rules that matter in it, the weightiest first."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Concern
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState

NEAR_POINTS = 8
"""With so few points to go a player could bring the end in a turn."""


def concerns_of(state: MilestonesState) -> list[Concern]:
    seat = state.player
    if state.step == s.PLACE_STEP:
        return _row_with(state, seat)
    if state.step in (s.COVER_STEP, s.MAY_COVER_STEP):
        return _cover(state, seat)
    found = _end(state, seat)
    if state.step == s.TRADE_STEP:
        found += _majority(state, seat)
    if state.step in (s.MOVE_STEP, s.WORKS_STEP):
        found += _bonus(state, seat)
    if state.step in (s.MOVE_STEP, s.TRADE_STEP, s.WORKS_STEP, s.MILL_STEP):
        found += _castle(state, seat)
    if state.step == s.MOVE_STEP and not state.ascending(seat):
        found.append(Concern("no-income", rule="M-T6", teaches=True))
    return found


def _end(state: MilestonesState, seat: int) -> list[Concern]:
    """M-E1, M-E4: one's last turn, or an end that may come before the next one."""
    if state.step != s.MOVE_STEP:
        return []
    ending = int(state.cells[s.END_BY])
    if ending or state.round == state.cells[s.TURN_LIMIT]:
        return [Concern("last-turn", rule="M-E1" if ending else "M-E4", severe=True)]
    points = [state.seat_cell(one, s.SEAT_POINTS) for one in range(state.players)]
    first = max(range(state.players), key=lambda one: points[one])
    left = state.target - points[first]
    if left > NEAR_POINTS:
        return []
    if first == seat:
        return [Concern("ends", {"n": left}, "M-E1")]
    return [Concern("end-near", {"rival": first, "n": left}, "M-E1", severe=True)]


def _row_with(state: MilestonesState, seat: int) -> list[Concern]:
    """M-T6: where the tile in hand may go without breaking the income."""
    if not state.ascending(seat):
        return []
    places = state.legal()
    keeping = 0
    for action in places:
        after = state.copy()
        after.apply_trusted(action)
        keeping += after.ascending(seat)
    if keeping == len(places):
        return []
    return [Concern("income", {"n": keeping}, "M-T6")]


def _cover(state: MilestonesState, seat: int) -> list[Concern]:
    """M-T16: a bonus tile goes with its worker, and a worker fewer may let the numbers rise again."""
    found: list[Concern] = []
    if any(state.carries(seat, space) for space in range(1, m.EMPLOYMENT + 1)):
        found.append(Concern("cover-bonus", rule="M-T16"))
    if not state.ascending(seat):
        for space in sorted(range(1, m.EMPLOYMENT + 1), key=lambda one: state.carries(seat, one)):
            worker = state.worker(seat, space)
            if worker < 0:
                continue
            after = state.copy()
            after.apply_trusted(a.COVER + space - 1)
            if after.ascending(seat):
                kind, number = divmod(worker, m.NUMBERS)
                args: dict[str, Arg] = {"worker": m.WORKER_IDS[kind], "number": number + 1}
                found.append(Concern("cover-mends", args, "M-T6"))
                break
    return found


def _majority(state: MilestonesState, seat: int) -> list[Concern]:
    """M-E2: a kind for hire that would bring more at the end, once the end is not far."""
    points = max(state.seat_cell(one, s.SEAT_POINTS) for one in range(state.players))
    if 2 * points < state.target or not any(
        act >= a.HIRE and act < a.HIRE + m.TILES for act in state.legal()
    ):
        return []
    everyone = [scoring.worker_values(state, one) for one in range(state.players)]
    hired = [int(tile) - 1 for slot in range(m.DISPLAY_SLOTS) if (tile := state.cells[s.DISPLAY + slot])]
    kinds = {worker // m.NUMBERS for tile in hired for worker in divmod(tile, m.WORKERS)}
    for kind in sorted(kinds):
        was = [values[kind] for values in everyone]
        becomes = [value + (one == seat) for one, value in enumerate(was)]
        gain = scoring.majority_of(becomes, becomes[seat])
        if gain > scoring.majority_of(was, was[seat]):
            return [Concern("majority", {"worker": m.WORKER_IDS[kind], "n": gain}, "M-E2")]
    return []


def _bonus(state: MilestonesState, seat: int) -> list[Concern]:
    """M-B1: a bonus tile that one build would take, with the goods in hand and before the castle."""
    if state.step == s.MOVE_STEP and state.seat_cell(seat, s.SEAT_PIECE) >= m.BOARD_OF_WORKS:
        return []
    takes = int(state.bonuses_takeable())
    for lot in state.board.bushes:
        good = int(state.bonus_on(lot))
        if good >= 0 and takes >> good & 1 and (work := _work_at(state, lot)):
            return [Concern("bonus", {"worker": m.WORKER_IDS[good], "work": work}, "M-B1")]
    return []


def _work_at(state: MilestonesState, lot: int) -> str:
    """What can be built now that takes the bonus tile there; nothing for none."""
    c = state.cells
    if state.holds_both(m.STONE, m.WOOD) and c[s.HOUSES_LEFT] > 0 and lot in state.entries(s.LOTS):
        return "house"
    corners = m.CORNERS[lot]
    sites = state.entries(s.SITES) if c[s.MARKETS_LEFT] > 0 else []
    if state.holds_both(m.WOOD, m.SAND) and any(corner in sites for corner in corners):
        return "marketplace"
    if state.holds_both(m.STONE, m.SAND) and c[s.SECTIONS_LEFT] > 0:
        starts = state.entries(s.STARTS)
        for point in corners:
            if not state.free(point) or c[s.POINT_ROOM + point] == 0:
                continue
            around = state.board.neighbours[point * m.DIRECTIONS : (point + 1) * m.DIRECTIONS]
            if any(other in starts for other in around):
                return "street-section"
    return ""


def _castle(state: MilestonesState, seat: int) -> list[Concern]:
    """M-T15, M-T16: what the castle will take, when it is the next that must come."""
    piece = state.seat_cell(seat, s.SEAT_PIECE)
    if piece < m.TRADING_HOUSE or (piece == m.MILL and state.step == s.MOVE_STEP):
        return []
    found: list[Concern] = []
    over = state.goods_held(seat) - m.CASTLE_GOODS
    if over > 0:
        moves = state.step == s.MOVE_STEP  # else they are just being spent
        found.append(Concern("castle", {"n": over}, "M-T15", severe=moves and over > 2))
    if state.visible_workers(seat) > m.FEWEST_WORKERS:
        found.append(Concern("cover", rule="M-T16", teaches=True))
    return found
