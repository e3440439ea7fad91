"""What speaks for a line, or against it: the position before it compared with the one after it."""

from __future__ import annotations

from tablestead.engine.choice import Fact
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import material as m
from tablestead.games.milestones import scoring
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view.choices import tile_args

WORKS = {a.POINT: "street-section", a.MARKET: "marketplace", a.HOUSE: "house"}
"""What stands when an action of a block is done; a section at its second point."""


def facts_of(before: MilestonesState, actions: list[int]) -> list[Fact]:
    seat = before.player
    after = before.copy()
    told: dict[str, dict[str, int]] = {"builds": {}, "delivers": {}, "gains": {}, "returns": {}}
    points = {"builds": 0, "delivers": 0, "bonus": 0}
    people: list[Fact] = []
    for action in actions:
        if action == a.END:
            break
        first, values = a.NUMBERING.meaning(action)
        then = after.copy()
        after.apply_trusted(action)
        scored = after.seat_cell(seat, s.SEAT_POINTS) - then.seat_cell(seat, s.SEAT_POINTS)
        if first in WORKS and then.step != s.MIDDLE_STEP:
            _add(told["builds"], WORKS[first], 1)
            points["builds"] += scored
        elif first == a.FLOUR:
            _add(told["delivers"], "flour-sack", 1)
            points["delivers"] += scored
        else:
            points["bonus"] += scored
        if first == a.MOVE:
            for good, id in enumerate(m.GOOD_IDS):
                _add(told["gains"], id, max(0, after.held(seat, good) - then.held(seat, good)))
        elif first == a.RETURN:
            _add(told["returns"], m.GOOD_IDS[values[0]], 1)
        elif first in (a.HIRE, a.DRAFT):
            people.append(
                Fact("hires", {name: arg for name, arg in tile_args(values[0]).items() if name != "tile"})
            )
        elif first == a.COVER:
            worker = then.worker(seat, values[0])
            kind, number = divmod(worker, m.NUMBERS)
            people.append(Fact("covers", {"worker": m.WORKER_IDS[kind], "number": number + 1}))
    facts = [Fact("last-turns")] if after.cells[s.END_BY] and not before.cells[s.END_BY] else []
    if told["builds"]:
        facts.append(Fact("builds", {"works": told["builds"], "points": {"point": points["builds"]}}))
    if told["delivers"]:
        facts.append(Fact("delivers", {"sacks": told["delivers"], "points": {"point": points["delivers"]}}))
    facts += _majorities(before, after, seat)
    if points["bonus"]:
        facts.append(Fact("bonus", {"points": {"point": points["bonus"]}}))
    facts += _sequence(before, after, seat, any(fact.key == "hires" for fact in people))
    facts += people
    if told["gains"]:
        facts.append(Fact("gains", {"goods": told["gains"]}))
    if told["returns"]:
        facts.append(Fact("returns", {"goods": told["returns"]}))
    held = {id: n for good, id in enumerate(m.GOOD_IDS) if (n := after.held(seat, good))}
    if held and before.round:
        facts.append(Fact("hand", {"goods": held}))
    return facts


def _add(counts: dict[str, int], id: str, n: int) -> None:
    if n:
        counts[id] = counts.get(id, 0) + n


def _majorities(before: MilestonesState, after: MilestonesState, seat: int) -> list[Fact]:
    """M-E2: kinds of workers in which the seat would score more at the end than it would have before."""
    facts: list[Fact] = []
    then, now = (
        [scoring.worker_values(state, one) for one in range(state.players)] for state in (before, after)
    )
    for kind, id in enumerate(m.WORKER_IDS):
        was, becomes = ([values[kind] for values in everyone] for everyone in (then, now))
        points = scoring.majority_of(becomes, becomes[seat])
        if points > scoring.majority_of(was, was[seat]):
            facts.append(Fact("majority", {"worker": id, "points": {"point": points}}))
    return facts


def _sequence(before: MilestonesState, after: MilestonesState, seat: int, hires: bool) -> list[Fact]:
    """M-T6: what becomes of the income at the trading house; it stays as it is unless one hires."""
    if after.ascending(seat) and not before.ascending(seat):
        return [Fact("ascending")]
    if not hires or not before.round or not before.ascending(seat):
        return []
    return [Fact("keeps-ascending") if after.ascending(seat) else Fact("ends-ascending")]
