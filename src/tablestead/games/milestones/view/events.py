"""What the table is told of an action."""

from __future__ import annotations

from tablestead.engine.choice import Arg, Event
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view.choices import bonus_good, section_path, sold, tile_args


def events_of(before: MilestonesState, action: int, after: MilestonesState, eyes: int | None) -> list[Event]:
    """The act itself, and what followed from it: everybody sees the same."""
    events = _act_events(before, action, after)
    if after.cells[s.END_BY] and not before.cells[s.END_BY]:
        events.append(_last_turns_event(before, after))
    if after.step == s.OVER_STEP:
        events += _final_events(after)
    return events


def _act_events(before: MilestonesState, action: int, after: MilestonesState) -> list[Event]:
    seat = before.active
    if action >= a.TILE:
        return [_drawn_event(before, action - a.TILE)]
    if action >= a.LOT:
        lot = before.board.bushes[before.cells[s.LOTS_LAID]]
        return [Event("lot", {"triangle": m.TRIANGLE_IDS[lot], "good": m.GOOD_IDS[action - a.LOT]})]
    if action >= a.HIRE:
        return []  # told when the tile is placed
    if action >= a.HOUSE:
        return _house_events(before, action - a.HOUSE, after)
    if action >= a.FLOUR:
        points = before.flour_points(action - a.FLOUR)
        return [Event("flour", {"seat": seat, "point": m.POINT_IDS[action - a.FLOUR], "points": points})]
    if action >= a.MARKET:
        point = action - a.MARKET
        args: dict[str, Arg] = {"seat": seat, "point": m.POINT_IDS[point]}
        return [Event("market", {**args, "points": before.board.value(point)})]
    if action >= a.POINT:
        return _street_events(before, action - a.POINT)
    if action >= a.STREET:
        return []  # told when the section lies
    if action >= a.SELL:
        good, other = sold(action - a.SELL)
        goods = {good: 2} if good == other else {good: 1, other: 1}
        return [Event("sells", {"seat": seat, "goods": goods})]
    if action >= a.BUY:
        return [Event("buys", {"seat": seat, "good": m.GOOD_IDS[action - a.BUY]})]
    if action >= a.BONUS:
        return [_bonus_event(before, action - a.BONUS + 1)]
    if action >= a.COVER:
        return _cover_events(before, action - a.COVER + 1)
    if action >= a.RETURN:
        return [Event("returns", {"seat": seat, "good": m.GOOD_IDS[action - a.RETURN]})]
    if action >= a.AT:
        return _place_events(before, action - a.AT + 1)
    if action >= a.MOVE:
        return _move_events(before, action - a.MOVE, after)
    if action == a.LEAVE:
        return [Event("leaves-bonus", {"seat": seat, "good": bonus_good(before)})]
    return []


def _drawn_event(before: MilestonesState, tile: int) -> Event:
    args = _without_id(tile)
    if before.step == s.REFILL_STEP:
        return Event("tile-refill", args)
    full = all(before.cells[s.DISPLAY + slot] for slot in range(m.DISPLAY))
    return Event("tile-starting", args) if full else Event("tile-display", args)


def _without_id(tile: int) -> dict[str, Arg]:
    return {name: value for name, value in tile_args(tile).items() if name != "tile"}


def _place_events(before: MilestonesState, space: int) -> list[Event]:
    seat = before.active
    args: dict[str, Arg] = {"seat": seat, **_without_id(before.cells[s.PLACING] - 1)}
    args |= {"n": space, "m": space + 1}
    events = [Event("drafts", args) if before.round == 0 else Event("hires", args)]
    for covered in (space, space + 1):
        events += _bonus_lost_events(before, covered)
    return events


def _bonus_lost_events(before: MilestonesState, space: int) -> list[Event]:
    """M-T8, M-T16: a bonus tile leaves the game with its worker."""
    seat = before.active
    if not before.carries(seat, space):
        return []
    kind = before.worker(seat, space) // m.NUMBERS
    return [Event("bonus-lost", {"seat": seat, "worker": m.WORKER_IDS[kind]})]


def _move_events(before: MilestonesState, space: int, after: MilestonesState) -> list[Event]:
    seat = before.active
    if space > m.EMPLOYMENT or space == m.CASTLE:
        return _visit_events(before, space)
    worker = before.worker(seat, space)
    if worker < 0:
        return [Event("moves-empty", {"seat": seat, "n": space})]
    kind, less = divmod(worker, m.NUMBERS)
    gains = {m.GOOD_IDS[kind]: after.held(seat, kind) - before.held(seat, kind)}
    args: dict[str, Arg] = {"seat": seat, "worker": m.WORKER_IDS[kind], "number": less + 1}
    events = [Event("moves-worker", {**args, "gains": gains})]
    points = after.seat_cell(seat, s.POINTS) - before.seat_cell(seat, s.POINTS)
    if points:
        events.append(Event("bonus-points", {"seat": seat, "points": points}))
    return events


def _visit_events(before: MilestonesState, space: int) -> list[Event]:
    seat = before.active
    if space == m.CASTLE:
        return [Event("moves-castle", {"seat": seat})]
    if space == m.BOARD_OF_WORKS:
        return [Event("moves-works", {"seat": seat})]
    if space == m.MILL:
        return [Event("moves-mill", {"seat": seat})]
    events = [Event("moves-trade", {"seat": seat})]
    if before.ascending(seat):
        events.append(Event("income", {"seat": seat}))
    return events


def _street_events(before: MilestonesState, point: int) -> list[Event]:
    if before.step == s.MIDDLE_STEP:
        return []
    points = before.board.value(before.cells[s.MIDDLE] - 1)
    path = section_path(before, point)
    return [Event("street", {"seat": before.active, "path": path, "points": points})]


def _house_events(before: MilestonesState, triangle: int, after: MilestonesState) -> list[Event]:
    seat = before.active
    points = before.house_points(triangle)
    events = [Event("house", {"seat": seat, "triangle": m.TRIANGLE_IDS[triangle], "points": points})]
    bonus = before.cells[s.BONUS + triangle]
    if bonus and after.cells[s.BONUS + triangle] == 0:  # only one worker could carry it
        spaces = range(1, m.EMPLOYMENT + 1)
        space = next(n for n in spaces if after.carries(seat, n) and not before.carries(seat, n))
        events.append(_takes_bonus(before, space, m.GOOD_IDS[bonus - 1]))
    return events


def _bonus_event(before: MilestonesState, space: int) -> Event:
    return _takes_bonus(before, space, bonus_good(before))


def _takes_bonus(before: MilestonesState, space: int, good: str) -> Event:
    kind, less = divmod(before.worker(before.active, space), m.NUMBERS)
    args: dict[str, Arg] = {"seat": before.active, "good": good}
    return Event("takes-bonus", {**args, "worker": m.WORKER_IDS[kind], "number": less + 1})


def _cover_events(before: MilestonesState, space: int) -> list[Event]:
    kind, less = divmod(before.worker(before.active, space), m.NUMBERS)
    args: dict[str, Arg] = {"seat": before.active, "worker": m.WORKER_IDS[kind], "number": less + 1}
    return [Event("covers", args), *_bonus_lost_events(before, space)]


def _last_turns_event(before: MilestonesState, after: MilestonesState) -> Event:
    seat = before.active
    points = after.seat_cell(seat, s.POINTS)
    if points >= after.target:
        return Event("last-turns-points", {"seat": seat, "points": points})
    return Event("last-turns-tiles", {"seat": seat})


def _final_events(after: MilestonesState) -> list[Event]:
    """M-E2 and the winner; M-E4 where nobody brought about the end."""
    seats = range(after.players)
    events: list[Event] = []
    if after.cells[s.END_BY] != (after.active + 1) % after.players + 1:
        events.append(Event("turn-limit", {"n": int(after.cells[s.TURN_LIMIT])}))
    everyone = [scoring.worker_values(after, seat) for seat in seats]
    for kind in range(m.KINDS):
        values = [workers[kind] for workers in everyone]
        for seat in seats:
            points = scoring.majority_of(values, values[seat])
            if points:
                args: dict[str, Arg] = {"seat": seat, "worker": m.WORKER_IDS[kind], "points": points}
                events.append(Event("majority", args))
    winners = after.winners()
    key = "wins" if len(winners) == 1 else "shares"
    scores = after.scores()
    return events + [Event(key, {"seat": winner, "points": scores[winner]}) for winner in winners]
