"""Counts what bots do that no player who knows the rules would (docs/bots.md, "What looks foolish").

    python -m bench.foolish keyflower strong expert:300 --games 20

The rules by which it counts are its own, so that bots of any version are counted alike.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tablestead.arena.playing import play_through, schedule
from tablestead.engine.game import State
from tablestead.engine.record import Record, parse_record
from tablestead.games import game as find_game
from tablestead.games.ages import actions as ages_a
from tablestead.games.ages import material as ages_m
from tablestead.games.ages import state as ages_s
from tablestead.games.ages.rules import AgesState
from tablestead.games.keyflower import actions as key_a
from tablestead.games.keyflower import material as key_m
from tablestead.games.keyflower import state as key_s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.rules import placing as key_placing
from tablestead.games.keyflower.rules import working as key_working
from tablestead.games.keyflower.scoring import best as key_best
from tablestead.games.milestones import actions as stone_a
from tablestead.games.milestones import material as stone_m
from tablestead.games.milestones import state as stone_s
from tablestead.games.milestones.rules import MilestonesState

NEARLY = 2
Act = tuple[int, str]
"""A seat, and what it did."""
Step = tuple[State, int]
"""A position, and the action that was played in it."""


def steps(record: Record) -> list[Step]:
    """The positions of a game in which somebody decides, and its last one with no action (-1)."""
    state = record.start()
    found: list[Step] = []
    for action in record.actions:
        if state.player >= 0:
            found.append((state.copy(), action))
        state.apply_trusted(action)
    return [*found, (state, -1)]


# Roll Through the Ages


def ages_acts(game: list[Step]) -> Iterator[Act]:
    """What a turn's workers did, when the building is over; and players without a fourth city at the end."""
    begun: AgesState | None = None
    for state, action in game:
        assert isinstance(state, AgesState)
        if begun is None and state.step == ages_s.BUILD_STEP:
            begun = state
        done = state.step == ages_s.BUILD_STEP and action == ages_a.DONE
        if begun is not None and (done or state.step != ages_s.BUILD_STEP):
            if begun.active == state.active and not may_close(begun, state):
                idle = done and state.cells[ages_s.WORKERS] > 0 and any(boxes_left(state))
                if idle and not state.cells[ages_s.LAST_ROUND]:
                    yield begun.player, "workers unused"
                if is_one_short(begun, state):
                    yield begun.player, "a building left a box or two short"
            begun = None
    state = game[-1][0]
    assert isinstance(state, AgesState)
    for seat in range(state.players):
        if state.cells[state.seat_base(seat) + ages_s.SEAT_CITIES] == ages_m.FIRST_CITIES:
            yield seat, "no city built in the whole game"


def boxes_left(state: AgesState) -> list[int]:
    """By building, of the player who decides; 0 where nothing can be built."""
    boxes = state.seat_base(state.active) + ages_s.SEAT_BOXES
    marked = [int(state.cells[boxes + building]) for building in range(ages_m.BUILDINGS)]
    return [size - done if done >= 0 else 0 for size, done in zip(ages_m.BUILDING_BOXES, marked, strict=True)]


def may_close(begun: AgesState, done: AgesState) -> bool:
    """The workers would finish all open monuments, which ends the game: there is reason not to."""
    before = boxes_left(begun)
    workers = sum(before) - sum(boxes_left(done)) + int(done.cells[ages_s.WORKERS])
    monuments = range(ages_m.MONUMENTS)
    left = [before[ages_m.CITIES + at] for at in monuments if not begun.cells[ages_s.FIRST_BY + at]]
    return workers >= sum(left)


def is_one_short(begun: AgesState, done: AgesState) -> bool:
    """A building lacks a box or two, and workers that finished nothing elsewhere would have finished it."""
    before, after = boxes_left(begun), boxes_left(done)
    spent = [old - new if new > 0 else 0 for old, new in zip(before, after, strict=True)]
    idle = int(done.cells[ages_s.WORKERS]) + sum(spent)
    return any(0 < left <= NEARLY and left <= idle - own for left, own in zip(after, spent, strict=True))


# Milestones


def milestones_acts(game: list[Step]) -> Iterator[Act]:
    for (state, action), (after, following) in pairwise(game):
        assert isinstance(state, MilestonesState)
        if stone_a.MOVE <= action < stone_a.AT:
            yield from stop_acts(state, action - stone_a.MOVE, after, following)
        if stone_a.COVER <= action < stone_a.BONUS:
            yield from cover_acts(state, action - stone_a.COVER + 1)
        if stone_a.RETURN <= action < stone_a.COVER:
            yield state.player, "a good given back"


def cover_acts(state: MilestonesState, space: int) -> Iterator[Act]:
    base = state.seat_base(state.active)
    workers = [int(state.cells[base + stone_s.SEAT_WORKERS + at]) for at in range(1, stone_m.EMPLOYMENT + 1)]
    plain = [
        (worker - 1) // stone_m.NUMBERS
        for at, worker in enumerate(workers, 1)
        if worker > 0 and not state.cells[base + stone_s.SEAT_CARRIES + at]
    ]
    if (
        state.cells[base + stone_s.SEAT_CARRIES + space]
        and (workers[space - 1] - 1) // stone_m.NUMBERS in plain
    ):
        yield state.player, "a bonus tile covered, a plain worker of the kind not"


def stop_acts(state: MilestonesState, space: int, after: State, following: int) -> Iterator[Act]:
    """A stop for nothing, by what was passed to come there."""
    workers = state.seat_base(state.active) + stone_s.SEAT_WORKERS
    if space <= stone_m.EMPLOYMENT and space != stone_m.CASTLE and state.cells[workers + space] <= 0:
        yield state.player, f"a stop on a space without a worker, {passed(state, space)}"
    houses = {stone_m.TRADING_HOUSE, stone_m.BOARD_OF_WORKS, stone_m.MILL}
    busy = {stone_s.TRADE_STEP, stone_s.WORKS_STEP, stone_s.MILL_STEP}
    income = space == stone_m.TRADING_HOUSE and state.ascending(state.active)
    if space in houses and not income and (after.step not in busy or following == stone_a.DONE):
        yield state.player, f"a stop at a house with nothing done, {passed(state, space)}"


def passed(state: MilestonesState, space: int) -> str:
    base = state.seat_base(state.active)
    between = range(int(state.cells[base + stone_s.SEAT_PIECE]) + 1, min(space, stone_m.EMPLOYMENT + 1))
    if any(state.cells[base + stone_s.SEAT_WORKERS + at] > 0 for at in between):
        return "past workers"
    last = " in the last turn" if state.cells[stone_s.END_BY] else ""
    return "to wait" + last


# Keyflower


def keyflower_acts(game: list[Step]) -> Iterator[Act]:
    used: KeyflowerState | None = None
    tile = -1
    for state, action in game:
        assert isinstance(state, KeyflowerState)
        if used is not None and state.step in (key_s.TURN_STEP, key_s.BOAT_STEP, key_s.END_STEP):
            if gains(used) == gains(state):
                asks = key_m.PAY_WORKER[state.side(tile)] >= 0 or key_m.PAY_SKILL[state.side(tile)] >= 0
                yield used.player, "a tile used without paying" if asks else "a tile used for nothing"
            used = None
        if action >= key_a.USE and action < key_a.WORKERS:
            used, tile = state, action - key_a.USE
        if key_a.WORKERS <= action < key_a.FROM and state.cells[key_s.PLACEMENT] == key_s.USING:
            number = (action - key_a.WORKERS) % key_m.WORKERS_OF_COLOUR + 1
            if number > key_placing.least_needed(state) - key_placing.chosen(state):
                yield state.player, "more workers than a use needs"
        if action == key_a.PASS:
            yield from pass_acts(state)
    state = game[-1][0]
    assert isinstance(state, KeyflowerState)
    yield from winter_acts(state)


def gains(state: KeyflowerState) -> list[int]:
    """What any use changes: goods wherever they are, upgrades, bag, pile, green workers."""
    c = state.cells
    stock = [int(c[at]) for at in range(key_s.GREEN_SUPPLY, key_s.PLACEMENT)]
    for tile in range(key_m.TILES):
        at = state.tile_base(tile)
        stock.append(int(c[at + key_s.TILE_UPGRADED]))
        stock.extend(int(c[at + key_s.TILE_GOODS + good]) for good in range(key_m.GOODS))
    return stock


def pass_acts(state: KeyflowerState) -> Iterator[Act]:
    """The turns of a season end, though own tiles would have brought goods, workers or skill tiles."""
    c = state.cells
    if c[key_s.SEASON] == key_m.WINTER_SEASON or c[key_s.PASSES] < state.players - 1:
        return
    for seat in range(state.players):
        theirs = state.copy()
        theirs.cells[key_s.ACTIVE] = seat
        legal = key_placing.legal_turns(theirs)
        if any(key_a.USE + tile in legal and brings_freely(theirs, tile) for tile in range(key_m.WINTER)):
            who = "the last" if seat == state.player else "an earlier"
            yield seat, f"own tiles unused at the end of a season, {who} to pass"


def brings_freely(state: KeyflowerState, tile: int) -> bool:
    """A tile of the active player, who need not pay for what it brings."""
    side = state.side(tile)
    free = key_m.PAY_WORKER[side] < 0 and key_m.PAY_SKILL[side] < 0
    brings = key_m.CHOOSES[side] or key_working.gain_possible(state, side)
    return state.owns(state.active, tile) and free and brings


def winter_acts(state: KeyflowerState) -> Iterator[Act]:
    """Winter tiles without which their owner has as many points."""
    for tile in range(key_m.WINTER, key_m.SUMMER_BOATS):
        owner = state.owner(tile)
        if owner >= 0:
            without = state.copy()
            without.cells[without.tile_base(tile) + key_s.TILE_PLACE] = key_s.NOWHERE
            if key_best.points(without, owner) == key_best.points(state, owner):
                yield owner, "a winter tile that brings nothing"


ACTS = {"ages": ages_acts, "milestones": milestones_acts, "keyflower": keyflower_acts}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game", choices=ACTS)
    arguments.add_argument("bots", nargs="*", help="two of them; or one that plays itself")
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument(
        "--records", type=Path, nargs="*", default=[], help="games that were played already"
    )
    asked = arguments.parse_args()
    records = [parse_record(path.read_text(), find_game) for path in asked.records]
    if asked.bots:
        tasks = schedule(asked.game, asked.bots, asked.games, asked.seed, {})
        records += [play_through(task)[0] for task in tasks]
    found: Counter[tuple[str, str]] = Counter()
    games: Counter[str] = Counter()
    for record in records:
        games.update(record.names)
        found.update((record.names[seat], what) for seat, what in ACTS[asked.game](steps(record)))
    for name, number in sorted(games.items()):
        print(f"{name}: {number} games as a player")
        for (who, what), times in sorted(found.items()):
            if who == name:
                print(f"  {times:4} {what}")


if __name__ == "__main__":
    main()
