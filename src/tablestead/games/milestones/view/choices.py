"""The legal actions described for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Choice
from tablestead.engine.game import CHANCE
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.rules.works import free_points_at
from tablestead.games.milestones.view.structs import Kind


def choices_of(state: MilestonesState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [_choice(state, action) for action in state.legal()]


def _choice(state: MilestonesState, action: int) -> Choice:
    first, values = a.NUMBERING.meaning(action)
    kind, target, args, gives = DESCRIBE[first](state, *values)
    return Choice(
        action=action,
        text=a.NUMBERING.text(action),
        kind=kind,
        target=target,
        args=args,
        gives=gives,
        draws=kind == "place" and _draws(state, action),
    )


def _draws(state: MilestonesState, action: int) -> bool:
    """M-T7a: the tile that was hired is replaced as soon as it is placed."""
    after = state.copy()
    after.apply_trusted(action)
    return after.player == CHANCE


Described = tuple[Kind, str, dict[str, Arg], dict[str, int]]
"""Kind, target, arguments and what it gives."""


# Going on


def _end(state: MilestonesState) -> Described:
    return "end", "", {}, {}


DONE: Final[dict[int, Kind]] = {
    s.TRADE_STEP: "done-trade",
    s.WORKS_STEP: "done-works",
    s.MILL_STEP: "done-mill",
}


def _done(state: MilestonesState) -> Described:
    return DONE[state.step], "", {}, {}


def _leave(state: MilestonesState) -> Described:
    return "leave", "", {"good": bonus_good(state)}, {}


def _move(state: MilestonesState, space: int) -> Described:
    seat = state.active
    target = f"space:{m.SPACE_IDS[space]}"
    if space == m.CASTLE:
        over = max(0, state.goods_held(seat) - m.CASTLE_GOODS)
        covers = int(state.visible_workers(seat) > m.FEWEST_WORKERS)
        return "move-castle", target, {"n": over, "cover": covers}, {}
    gives = _gained(state, a.MOVE + space)
    if space <= m.EMPLOYMENT:
        if state.worker(seat, space) < 0:
            return "move-empty", target, {"n": space}, {}
        return "move-worker", target, _worker_args(state, space), gives
    if space == m.TRADING_HOUSE:
        return "move-trade", target, {}, gives
    after = state.copy()
    after.apply_trusted(a.MOVE + space)
    if space == m.BOARD_OF_WORKS:
        builds = len(after.legal()) - 1 if after.step == s.WORKS_STEP else 0
        return "move-works", target, {"n": builds}, {}
    markets = after.entries(s.HUNGRY)
    sacks = min(state.held(seat, m.GRAIN) // m.MILL_GRAIN, len(markets), state.cells[s.SACKS_LEFT])
    best = max((after.flour_points(point) for point in markets), default=0)
    return "move-mill", target, {"n": sacks, "points": best if sacks else 0}, {}


# Worker tiles


def _place(state: MilestonesState, space: int) -> Described:
    seat = state.active
    covered = [state.worker(seat, n) for n in (space, space + 1)]
    after = state.copy()
    after.apply_trusted(a.AT + space - 1)
    args: dict[str, Arg] = {
        "n": space,
        "m": space + 1,
        "covers": [m.WORKER_IDS[worker // m.NUMBERS] for worker in covered if worker >= 0],
        "ascending": int(after.ascending(seat)),
    }
    return "place", f"space:{space}", args, {}


def _hire(state: MilestonesState, tile: int) -> Described:
    return "hire", _tile_target(tile), tile_args(tile), {"coin": -m.HIRE_COINS}


def _draft(state: MilestonesState, tile: int) -> Described:
    return "draft", _tile_target(tile), tile_args(tile), {}


# The castle


def _return(state: MilestonesState, good: int) -> Described:
    id = m.GOOD_IDS[good]
    left = state.goods_held(state.active) - m.CASTLE_GOODS
    return "return", f"good:{id}", {"good": id, "left": left}, {id: -1}


def _cover(state: MilestonesState, space: int) -> Described:
    if state.step == s.MAY_COVER_STEP:  # a click on the space is a move there
        return "may-cover", "", _worker_args(state, space), {}
    return "cover", f"space:{space}", _worker_args(state, space), {}


# The trading house and the mill


def _buy(state: MilestonesState, good: int) -> Described:
    id = m.GOOD_IDS[good]
    return "buy", f"good:{id}", {"good": id}, {id: 1, "coin": -m.BUY_COINS}


def _sell(state: MilestonesState, pair: int) -> Described:
    good, other = sold(pair)
    gives = {good: -2} if good == other else {good: -1, other: -1}
    return "sell", f"good:{good}", {"good": good, "other": other}, {**gives, "coin": 1}


def _flour(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    gives = _gained(state, a.FLOUR + point)
    return "flour", f"point:{id}", {"point": id, "points": gives.get("points", 0)}, gives


# The board of works


def _street(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    return "street", f"point:{id}", {"point": id, "most": _best_middle(state, point)}, {}


def _point(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    cost = {"stone": -1, "sand": -1}
    if state.step == s.MIDDLE_STEP:
        points = state.board.value(point)
        args = _with_bonus(state, point, {"point": id, "points": points})
        return "street-middle", f"point:{id}", args, {**cost, "points": points}
    path = section_path(state, point)
    points = state.board.value(state.section_middle())
    args = {"point": id, "path": path, "points": points}
    return "street-end", f"point:{id}", args, {**cost, "points": points}


def _market(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    points = state.board.value(point)
    args = _with_bonus(state, point, {"point": id, "points": points})
    return "market", f"point:{id}", args, {"wood": -1, "sand": -1, "points": points}


def _house(state: MilestonesState, triangle: int) -> Described:
    id = m.TRIANGLE_IDS[triangle]
    points = state.house_points(triangle)
    args: dict[str, Arg] = {"triangle": id, "points": points}
    bonus = state.bonus_on(triangle)
    gives = {"stone": -1, "wood": -1, "points": points}
    if bonus >= 0:
        args["bonus"] = m.GOOD_IDS[bonus]
        gives["points"] += 1
    return "house", f"triangle:{id}", args, gives


def _bonus(state: MilestonesState, space: int) -> Described:
    args = {**_worker_args(state, space), "good": bonus_good(state)}
    return "bonus", f"space:{space}", args, {"points": 1}


# What they are told with


def _gained(state: MilestonesState, action: int) -> dict[str, int]:
    """What an action changes for the active player, found by playing it on a copy."""
    after = state.copy()
    after.apply_trusted(action)
    seat = state.active
    gives = {id: after.held(seat, n) - state.held(seat, n) for n, id in enumerate(m.GOOD_IDS)}
    gives["points"] = after.seat_cell(seat, s.SEAT_POINTS) - state.seat_cell(seat, s.SEAT_POINTS)
    return {id: change for id, change in gives.items() if change}


def _tile_target(tile: int) -> str:
    return f"tile:{m.tile_id(tile)}"


def tile_args(tile: int) -> dict[str, Arg]:
    left, right = divmod(tile, m.WORKERS)
    return {
        "tile": m.tile_id(tile),
        "left": m.WORKER_IDS[left // m.NUMBERS],
        "leftn": left % m.NUMBERS + 1,
        "right": m.WORKER_IDS[right // m.NUMBERS],
        "rightn": right % m.NUMBERS + 1,
    }


def sold(pair: int) -> tuple[str, str]:
    return m.GOOD_IDS[m.SALES[2 * pair]], m.GOOD_IDS[m.SALES[2 * pair + 1]]


def bonus_good(state: MilestonesState) -> str:
    """The good of the bonus tile that is being decided on."""
    return m.GOOD_IDS[state.bonus_on(state.bonus_lot())]


def _worker_args(state: MilestonesState, space: int) -> dict[str, Arg]:
    worker = state.worker(state.active, space)
    return {
        "n": space,
        "worker": m.WORKER_IDS[worker // m.NUMBERS],
        "number": worker % m.NUMBERS + 1,
    }


def _with_bonus(state: MilestonesState, point: int, args: dict[str, Arg]) -> dict[str, Arg]:
    """Adds the bonus tile that a milestone or a marketplace here would bring within reach."""
    takes = state.bonuses_takeable()
    for bush in state.board.bushes:
        bonus = state.bonus_on(bush)
        if bonus >= 0 and point in m.CORNERS[bush] and takes >> bonus & 1:
            return {**args, "bonus": m.GOOD_IDS[bonus]}
    return args


def _best_middle(state: MilestonesState, start: int) -> int:
    middles = free_points_at(state, start, 1)
    return max([state.board.value(middle - a.POINT) for middle in middles])


def section_path(state: MilestonesState, end: int) -> str:
    """`E5–E6–E7`."""
    points = (state.section_start(), state.section_middle(), end)
    return "–".join(m.POINT_IDS[point] for point in points)


DESCRIBE: Final[dict[int, Callable[..., Described]]] = {
    a.END: _end,
    a.DONE: _done,
    a.LEAVE: _leave,
    a.MOVE: _move,
    a.AT: _place,
    a.RETURN: _return,
    a.COVER: _cover,
    a.BONUS: _bonus,
    a.BUY: _buy,
    a.SELL: _sell,
    a.STREET: _street,
    a.POINT: _point,
    a.MARKET: _market,
    a.FLOUR: _flour,
    a.HOUSE: _house,
    a.HIRE: _hire,
    a.DRAFT: _draft,
}
"""By the first action of a block."""
