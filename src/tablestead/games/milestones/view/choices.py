"""The legal actions described for people."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Choice
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState


def choices_of(state: MilestonesState, seat: int | None) -> list[Choice]:
    if seat is None or state.player != seat:
        return []
    return [_choice(state, action) for action in state.legal()]


def _choice(state: MilestonesState, action: int) -> Choice:
    kind, target, args, gives = _describe_choice(state, action)
    return Choice(action=action, text=a.text_of(action), kind=kind, target=target, args=args, gives=gives)


Described = tuple[str, str, dict[str, Arg], dict[str, int]]


def _describe_choice(state: MilestonesState, action: int) -> Described:
    """Kind, target, arguments and what it gives."""
    if action >= a.DRAFT:
        return "draft", _tile_target(action - a.DRAFT), tile_args(action - a.DRAFT), {}
    if action >= a.HIRE:
        tile = action - a.HIRE
        return "hire", _tile_target(tile), tile_args(tile), {"coin": -m.HIRE_COINS}
    if action >= a.HOUSE:
        return _describe_house(state, action)
    if action >= a.FLOUR:
        point = m.POINT_IDS[action - a.FLOUR]
        gives = _gained(state, action)
        return "flour", f"point:{point}", {"point": point, "points": gives.get("points", 0)}, gives
    if action >= a.MARKET:
        return _describe_market(state, action - a.MARKET)
    if action >= a.POINT:
        return _describe_point(state, action - a.POINT)
    if action >= a.STREET:
        point = m.POINT_IDS[action - a.STREET]
        most = _best_middle(state, action - a.STREET)
        return "street", f"point:{point}", {"point": point, "most": most}, {}
    if action >= a.SELL:
        good, other = sold(action - a.SELL)
        gives = {good: -2} if good == other else {good: -1, other: -1}
        return "sell", f"good:{good}", {"good": good, "other": other}, {**gives, "coin": 1}
    if action >= a.BUY:
        good = m.GOOD_IDS[action - a.BUY]
        return "buy", f"good:{good}", {"good": good}, {good: 1, "coin": -m.BUY_COINS}
    if action >= a.BONUS:
        space = action - a.BONUS + 1
        args = {**_worker_args(state, space), "good": bonus_good(state)}
        return "bonus", f"space:{space}", args, {"points": 1}
    if action >= a.COVER:
        space = action - a.COVER + 1
        if state.step == s.MAY_COVER_STEP:  # a click on the space is a move there
            return "may-cover", "", _worker_args(state, space), {}
        return "cover", f"space:{space}", _worker_args(state, space), {}
    if action >= a.RETURN:
        good = m.GOOD_IDS[action - a.RETURN]
        left = state.goods_held(state.active) - m.CASTLE_GOODS
        return "return", f"good:{good}", {"good": good, "left": left}, {good: -1}
    if action >= a.AT:
        return _describe_place(state, action)
    if action >= a.MOVE:
        return _describe_move(state, action)
    if action == a.LEAVE:
        return "leave", "", {"good": bonus_good(state)}, {}
    if action == a.DONE:
        visits = {s.TRADE_STEP: "trade", s.WORKS_STEP: "works", s.MILL_STEP: "mill"}
        return f"done-{visits[state.step]}", "", {}, {}
    return "end", "", {}, {}


def _gained(state: MilestonesState, action: int) -> dict[str, int]:
    """What an action changes for the active player, found by playing it on a copy."""
    after = state.copy()
    after.apply_trusted(action)
    seat = state.active
    gives = {id: after.held(seat, n) - state.held(seat, n) for n, id in enumerate(m.GOOD_IDS)}
    gives["points"] = after.seat_cell(seat, s.POINTS) - state.seat_cell(seat, s.POINTS)
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
    return m.GOOD_IDS[state.cells[s.BONUS + state.cells[s.LOT] - 1] - 1]


def _worker_args(state: MilestonesState, space: int) -> dict[str, Arg]:
    worker = state.worker(state.active, space)
    return {
        "n": space,
        "worker": m.WORKER_IDS[worker // m.NUMBERS],
        "number": worker % m.NUMBERS + 1,
    }


def _describe_move(state: MilestonesState, action: int) -> Described:
    space = action - a.MOVE
    seat = state.active
    target = f"space:{m.SPACE_IDS[space]}"
    if space == m.CASTLE:
        over = max(0, state.goods_held(seat) - m.CASTLE_GOODS)
        covers = int(state.visible_workers(seat) > m.FEWEST_WORKERS)
        return "move-castle", target, {"n": over, "cover": covers}, {}
    gives = _gained(state, action)
    if space <= m.EMPLOYMENT:
        if state.worker(seat, space) < 0:
            return "move-empty", target, {"n": space}, {}
        return "move-worker", target, _worker_args(state, space), gives
    if space == m.TRADING_HOUSE:
        return "move-trade", target, {}, gives
    after = state.copy()
    after.apply_trusted(action)
    if space == m.BOARD_OF_WORKS:
        builds = len(after.legal()) - 1 if after.step == s.WORKS_STEP else 0
        return "move-works", target, {"n": builds}, {}
    markets = after.entries(s.HUNGRY)
    sacks = min(state.held(seat, m.GRAIN) // m.MILL_GRAIN, len(markets), state.cells[s.SACKS])
    best = max((after.flour_points(point) for point in markets), default=0)
    return "move-mill", target, {"n": sacks, "points": best if sacks else 0}, {}


def _describe_place(state: MilestonesState, action: int) -> Described:
    space = action - a.AT + 1
    seat = state.active
    covered = [state.worker(seat, n) for n in (space, space + 1)]
    after = state.copy()
    after.apply_trusted(action)
    args: dict[str, Arg] = {
        "n": space,
        "m": space + 1,
        "covers": [m.WORKER_IDS[worker // m.NUMBERS] for worker in covered if worker >= 0],
        "ascending": int(after.ascending(seat)),
    }
    return "place", f"space:{space}", args, {}


def _with_bonus(state: MilestonesState, point: int, args: dict[str, Arg]) -> dict[str, Arg]:
    """Adds the bonus tile that a milestone or a marketplace here would bring within reach."""
    takes = state.bonuses_takeable()
    for bush in state.board.bushes:
        bonus = state.cells[s.BONUS + bush]
        if bonus and point in m.CORNERS[bush] and takes >> (bonus - 1) & 1:
            return {**args, "bonus": m.GOOD_IDS[bonus - 1]}
    return args


def _best_middle(state: MilestonesState, start: int) -> int:
    middles = state.free_points_at(start, 1)
    return max(state.board.value(middle - a.POINT) for middle in middles)


def _describe_point(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    cost = {"stone": -1, "sand": -1}
    if state.step == s.MIDDLE_STEP:
        points = state.board.value(point)
        args = _with_bonus(state, point, {"point": id, "points": points})
        return "street-middle", f"point:{id}", args, {**cost, "points": points}
    path = section_path(state, point)
    points = state.board.value(state.cells[s.MIDDLE] - 1)
    args = {"point": id, "path": path, "points": points}
    return "street-end", f"point:{id}", args, {**cost, "points": points}


def section_path(state: MilestonesState, end: int) -> str:
    """`E5–E6–E7`."""
    points = (state.cells[s.FIRST] - 1, state.cells[s.MIDDLE] - 1, end)
    return "–".join(m.POINT_IDS[point] for point in points)


def _describe_market(state: MilestonesState, point: int) -> Described:
    id = m.POINT_IDS[point]
    points = state.board.value(point)
    args = _with_bonus(state, point, {"point": id, "points": points})
    return "market", f"point:{id}", args, {"wood": -1, "sand": -1, "points": points}


def _describe_house(state: MilestonesState, action: int) -> Described:
    triangle = action - a.HOUSE
    id = m.TRIANGLE_IDS[triangle]
    points = state.house_points(triangle)
    args: dict[str, Arg] = {"triangle": id, "points": points}
    bonus = state.cells[s.BONUS + triangle]
    if bonus:
        args["bonus"] = m.GOOD_IDS[bonus - 1]
    gives = {"stone": -1, "wood": -1, "points": points + int(bonus > 0)}
    return "house", f"triangle:{id}", args, gives
