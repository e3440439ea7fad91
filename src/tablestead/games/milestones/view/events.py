"""What the table is told of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablestead.engine.choice import Arg, Event
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view.choices import bonus_good, section_path, sold, tile_args


def events_of(before: MilestonesState, action: int, after: MilestonesState, seat: int | None) -> list[Event]:
    """The act itself, and what followed from it: everybody sees the same."""
    first, values = a.NUMBERING.meaning(action)
    events = EVENTS[first](before, after, *values)
    if after.cells[s.END_BY] and not before.cells[s.END_BY]:
        events.append(_last_turns_event(before, after))
    if after.step == s.OVER_STEP:
        events += _final_events(after)
    return events


# The acts


def _nothing(before: MilestonesState, after: MilestonesState, *values: int) -> list[Event]:
    """Told later, or not worth telling: a hired tile when it is placed, a section when it lies."""
    return []


def _leave(before: MilestonesState, after: MilestonesState) -> list[Event]:
    return [Event("leaves-bonus", {"seat": before.active, "good": bonus_good(before)})]


def _move(before: MilestonesState, after: MilestonesState, space: int) -> list[Event]:
    if space == m.CASTLE or space > m.EMPLOYMENT:
        return _visit_events(before, space)
    worker = before.worker(before.active, space)
    if worker < 0:
        return [Event("moves-empty", {"seat": before.active, "n": space})]
    return _production_events(before, after, worker)


def _visit_events(before: MilestonesState, space: int) -> list[Event]:
    seat = before.active
    if space == m.CASTLE:
        return [Event("moves-castle", {"seat": seat})]
    if space == m.BOARD_OF_WORKS:
        return [Event("moves-works", {"seat": seat})]
    if space == m.MILL:
        return [Event("moves-mill", {"seat": seat})]
    events = [Event("moves-trade", {"seat": seat})]
    if before.ascending(seat):  # M-T6
        events.append(Event("income", {"seat": seat}))
    return events


def _production_events(before: MilestonesState, after: MilestonesState, worker: int) -> list[Event]:
    """M-T3, M-B5."""
    seat = before.active
    kind = worker // m.NUMBERS
    gains = {m.GOOD_IDS[kind]: after.held(seat, kind) - before.held(seat, kind)}
    events = [Event("moves-worker", {"seat": seat, **_worker_args(worker), "gains": gains})]
    points = after.seat_cell(seat, s.SEAT_POINTS) - before.seat_cell(seat, s.SEAT_POINTS)
    if points:
        events.append(Event("bonus-points", {"seat": seat, "points": points}))
    return events


def _worker_args(worker: int) -> dict[str, Arg]:
    kind, less = divmod(worker, m.NUMBERS)
    return {"worker": m.WORKER_IDS[kind], "number": less + 1}


def _place(before: MilestonesState, after: MilestonesState, space: int) -> list[Event]:
    args: dict[str, Arg] = {"seat": before.active, **_tile_workers(before.tile_in_hand())}
    args |= {"n": space, "m": space + 1}
    events = [Event("drafts" if before.round == 0 else "hires", args)]
    for covered in (space, space + 1):
        events += _bonus_lost_events(before, covered)
    return events


def _tile_workers(tile: int) -> dict[str, Arg]:
    return {name: value for name, value in tile_args(tile).items() if name != "tile"}


def _bonus_lost_events(before: MilestonesState, space: int) -> list[Event]:
    """M-T8, M-T16: a bonus tile leaves the game with its worker."""
    seat = before.active
    if not before.carries(seat, space):
        return []
    kind = before.worker(seat, space) // m.NUMBERS
    return [Event("bonus-lost", {"seat": seat, "worker": m.WORKER_IDS[kind]})]


def _return(before: MilestonesState, after: MilestonesState, good: int) -> list[Event]:
    return [Event("returns", {"seat": before.active, "good": m.GOOD_IDS[good]})]


def _cover(before: MilestonesState, after: MilestonesState, space: int) -> list[Event]:
    seat = before.active
    args: dict[str, Arg] = {"seat": seat, **_worker_args(before.worker(seat, space))}
    return [Event("covers", args), *_bonus_lost_events(before, space)]


def _bonus(before: MilestonesState, after: MilestonesState, space: int) -> list[Event]:
    return [_takes_bonus(before, space, bonus_good(before))]


def _takes_bonus(before: MilestonesState, space: int, good: str) -> Event:
    args: dict[str, Arg] = {"seat": before.active, "good": good}
    return Event("takes-bonus", {**args, **_worker_args(before.worker(before.active, space))})


def _buy(before: MilestonesState, after: MilestonesState, good: int) -> list[Event]:
    return [Event("buys", {"seat": before.active, "good": m.GOOD_IDS[good]})]


def _sell(before: MilestonesState, after: MilestonesState, pair: int) -> list[Event]:
    good, other = sold(pair)
    goods = {good: 2} if good == other else {good: 1, other: 1}
    return [Event("sells", {"seat": before.active, "goods": goods})]


def _point(before: MilestonesState, after: MilestonesState, point: int) -> list[Event]:
    if before.step == s.MIDDLE_STEP:
        return []
    points = before.board.value(before.section_middle())
    path = section_path(before, point)
    return [Event("street", {"seat": before.active, "path": path, "points": points})]


def _market(before: MilestonesState, after: MilestonesState, point: int) -> list[Event]:
    args: dict[str, Arg] = {"seat": before.active, "point": m.POINT_IDS[point]}
    return [Event("market", {**args, "points": before.board.value(point)})]


def _flour(before: MilestonesState, after: MilestonesState, point: int) -> list[Event]:
    args: dict[str, Arg] = {"seat": before.active, "point": m.POINT_IDS[point]}
    return [Event("flour", {**args, "points": before.flour_points(point)})]


def _house(before: MilestonesState, after: MilestonesState, triangle: int) -> list[Event]:
    seat = before.active
    points = before.house_points(triangle)
    events = [Event("house", {"seat": seat, "triangle": m.TRIANGLE_IDS[triangle], "points": points})]
    bonus = before.cells[s.TRIANGLE_BONUS + triangle]
    if bonus and after.cells[s.TRIANGLE_BONUS + triangle] == 0:  # only one worker could carry it
        spaces = range(1, m.EMPLOYMENT + 1)
        space = next(n for n in spaces if after.carries(seat, n) and not before.carries(seat, n))
        events.append(_takes_bonus(before, space, m.GOOD_IDS[bonus - 1]))
    return events


def _lot(before: MilestonesState, after: MilestonesState, good: int) -> list[Event]:
    lot = before.board.bushes[before.cells[s.LOTS_LAID]]
    return [Event("lot", {"triangle": m.TRIANGLE_IDS[lot], "good": m.GOOD_IDS[good]})]


def _tile(before: MilestonesState, after: MilestonesState, tile: int) -> list[Event]:
    args = _tile_workers(tile)
    if before.step == s.REFILL_STEP:
        return [Event("tile-refill", args)]
    full = all(before.cells[s.DISPLAY + slot] for slot in range(m.DISPLAY_SLOTS))
    return [Event("tile-starting" if full else "tile-display", args)]


# What follows from them


def _last_turns_event(before: MilestonesState, after: MilestonesState) -> Event:
    seat = before.active
    points = after.seat_cell(seat, s.SEAT_POINTS)
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


EVENTS: Final[dict[int, Callable[..., list[Event]]]] = {
    a.END: _nothing,
    a.DONE: _nothing,
    a.LEAVE: _leave,
    a.MOVE: _move,
    a.AT: _place,
    a.RETURN: _return,
    a.COVER: _cover,
    a.BONUS: _bonus,
    a.BUY: _buy,
    a.SELL: _sell,
    a.STREET: _nothing,
    a.POINT: _point,
    a.MARKET: _market,
    a.FLOUR: _flour,
    a.HOUSE: _house,
    a.HIRE: _nothing,
    a.DRAFT: _nothing,
    a.LOT: _lot,
    a.TILE: _tile,
}
"""By the first action of a block."""
