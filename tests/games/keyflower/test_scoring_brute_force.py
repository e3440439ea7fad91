"""K-G2, K-G3 and K-G5 against brute force: the assignment of every piece, and the longest closed walk."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import scoring
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view.structs import ScorePartView

from . import figures as f
from .positions import base, lay, new, position, seat_base, seen, write
from .reckoning import COLOURS, GOODS, SKILLS, YARDS, Holding, points

OTHERS = [tile for tile in {**f.SPRING, **f.SUMMER, **f.AUTUMN} if tile not in YARDS]
BOATS = ("", "boat-keyflower", "boat-flipper", "boat-invincible", "boat-white-wind")
pytestmark = pytest.mark.random


def some(rng: ts.Rng, kinds: int, most: int) -> tuple[int, ...]:
    return tuple(int(rng.below(most + 1)) for _ in range(kinds))


def random_holding(rng: ts.Rng) -> Holding:
    """Small numbers of everything, often with tiles that compete for it."""
    share = 0.2 + 0.6 * rng.chance()
    winter = frozenset(tile for tile in f.WINTER if rng.chance() < share)
    yards = [tile for tile in YARDS if rng.chance() < 0.25]
    village = [("home-1", rng.chance() < 0.3), *((tile, rng.chance() < 0.3) for tile in yards)]
    village += [(tile, rng.chance() < 0.3) for tile in OTHERS if rng.chance() < 0.1]
    large = int(rng.below(3))  # which of the three sorts there is more of
    return Holding(
        goods=some(rng, 4, 4 if large == 0 else 2),
        skills=some(rng, 3, 5 if large == 1 else 2),
        workers=some(rng, 4, 4 if large == 2 else 2),
        winter=winter,
        village=tuple(village),
        yards=tuple((tile, some(rng, 4, 2)) for tile in yards),
        boat=BOATS[rng.below(len(BOATS))],
        purple=rng.chance() < 0.5,
        any_good=rng.chance() < 0.25,
        double=rng.chance() < 0.25,
    )


def own(state: KeyflowerState, tile: str) -> None:
    state.cells[base(tile) + s.TILE_PLACE] = s.OWNED
    state.cells[base(tile) + s.TILE_LAID] = s.ASIDE


EMPTY = new(2)


def state_of(has: Holding) -> KeyflowerState:
    state = EMPTY.copy()
    c = state.cells
    c[s.STEP] = s.OVER_STEP
    c[s.SEASON] = 4
    c[s.START] = 0 if has.purple else 1
    lay(state, 1, "home-2", 0, 0, 0)
    for tile, upgraded in has.village:
        own(state, tile)
        c[base(tile) + s.TILE_UPGRADED] = int(upgraded)
    c[base("home-1") + s.TILE_LAID] = s.LYING
    for tile in has.winter:
        own(state, tile)
    if has.boat:
        own(state, has.boat)
    if has.any_good:
        own(state, "summer-boat-3b")
    if has.double:
        own(state, "summer-boat-2b")
    write(state, seat_base(0) + s.SEAT_WORKERS, list(has.workers))
    write(state, seat_base(0) + s.SEAT_SKILLS, list(has.skills))
    # Where resources lie does not matter: some on the home, some on another tile.
    rest = [tile for tile, _ in has.village if tile not in YARDS][-1]
    for good, number in enumerate(has.goods):
        c[base("home-1") + s.TILE_GOODS + good] += number // 2
        c[base(rest) + s.TILE_GOODS + good] += number - number // 2
    for tile, lying in has.yards:
        write(state, base(tile) + s.TILE_GOODS, list(lying))
    return state


@pytest.mark.parametrize("batch", range(5))
def test_k_g2_k_g3_the_best_assignment_is_found(batch: int) -> None:
    rng = ts.Rng(100 + batch)
    for number in range(500):
        has = random_holding(rng)
        state = state_of(has)
        assert state.scores()[0] == points(has), has
        if number % 3 == 0:
            check_parts(state, has)


def test_k_g2_the_random_cases_see_every_part() -> None:
    rng = ts.Rng(100)
    tiles: set[str] = set()
    purple: set[str] = set()
    for _ in range(400):
        for part in seen(state_of(random_holding(rng))).seats[0].parts:
            tiles.add(part.tile)
            if "purple-worker" in part.uses:
                purple.add(part.tile or "gold")
    assert {*f.WINTER, *YARDS, *BOATS[1:]} <= tiles
    assert {"scholar", "scribes", "key-guild", "apothecary", "craftsmans-guild", "key-market"} <= purple
    assert {"mercers-guild", "windmill", "jeweller", "gold", "timber-yard", "blacksmith"} <= purple


# What was counted for what (the view's parts)


def check_parts(state: KeyflowerState, has: Holding) -> None:
    shown = seen(state).seats[0]
    assert sum(part.points for part in shown.parts) == shown.points == state.scores()[0]
    names = [(part.source, part.tile) for part in shown.parts]
    assert len(set(names)) == len(names)
    used: dict[str, int] = {}
    for part in shown.parts:
        assert all(number > 0 for number in part.uses.values())
        if part.source != "yards":
            for piece, number in part.uses.items():
                used[piece] = used.get(piece, 0) + number
        check_part(part, has)
    purple = sum(part.uses.get("purple-worker", 0) for part in shown.parts)
    assert purple <= int(has.purple)
    held = dict(zip(GOODS, has.goods, strict=True)) | dict(zip(SKILLS, has.skills, strict=True))
    held |= {f"{colour}-worker": n for colour, n in zip(COLOURS, has.workers, strict=True)}
    for piece, number in used.items():
        if piece != "purple-worker":
            assert number <= held[piece], (piece, has)


FIVE_POINTS = {"windmill": 5, "key-guild": 10, "apothecary": 3}
SET_POINTS = {"mercers-guild": 5, "scribes": 10, "craftsmans-guild": 3}
KIND_POINTS = {"watermill": 1, "scholar": 3, "village-hall": 1}
SORT = {
    **dict.fromkeys(("jeweller", "mercers-guild", "watermill", "windmill", ""), GOODS),
    **dict.fromkeys(("scribes", "scholar", "key-guild"), SKILLS),
    **dict.fromkeys(
        ("craftsmans-guild", "village-hall", "key-market", "apothecary", "boat-white-wind"),
        tuple(f"{colour}-worker" for colour in COLOURS),
    ),
}


def check_part(part: ScorePartView, has: Holding) -> None:
    """The points of a part follow from the pieces named for it."""
    uses = dict(part.uses)
    purple = uses.pop("purple-worker", 0)
    number = sum(uses.values()) + purple
    if part.source == "yards":
        lying = dict(zip(GOODS, dict(has.yards)[part.tile], strict=True))
        assert all(uses[good] <= lying[good] for good in uses)
        kinds = {*GOODS} if has.any_good or part.tile == "barn" else {"gold", YARDS[part.tile]}
        assert set(uses) <= kinds
        upgraded = dict(has.village)[part.tile]
        flipped = has.boat == "boat-flipper"
        each = {
            int((f.VILLAGE[part.tile].upgraded if up else f.VILLAGE[part.tile].basic).split()[1])
            for up in ((upgraded, True) if flipped else (upgraded,))
        }
        assert part.points in {each_one * number for each_one in each}
        return
    if part.tile in SORT:
        assert set(uses) <= set(SORT[part.tile])
    if part.tile in FIVE_POINTS:
        assert (number % 5, part.points) == (0, number // 5 * FIVE_POINTS[part.tile])
    elif part.tile in SET_POINTS:
        sets = number // 3
        assert (number % 3, part.points) == (0, sets * SET_POINTS[part.tile])
        wild = {"gold"} if part.tile == "mercers-guild" else set()
        if has.any_good:
            wild = set(GOODS)
        assert all(count <= sets for kind, count in uses.items() if kind not in wild)
        assert "green-worker" not in uses
    elif part.tile in KIND_POINTS:
        assert len(uses) <= 1
        assert part.points == number * KIND_POINTS[part.tile]
    elif part.tile == "key-market":
        assert set(uses) <= {"green-worker"}
        assert part.points == 2 * number
    elif part.tile == "boat-white-wind":
        assert part.points == number
    elif part.tile in ("jeweller", ""):
        assert part.source == ("winter" if part.tile else "gold")
        assert set(uses) <= ({*GOODS} if has.any_good else {"gold"})
        assert part.points == number * (2 if part.tile else 1)
    else:
        assert number == 0
        assert part.source in ("printed", "boats", "winter", "turn-order")


# Sea Bastion


def joints_of(state: KeyflowerState) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """Cells of seat 0's village with the neighbours to which a road leads, from the view alone."""
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    tiles = {}
    for tile in seen(state).seats[0].village:
        if not tile.aside:
            layout = edges_of(tile.tile)
            tiles[tile.q, tile.r] = [layout[(side - tile.turn) % 6] for side in range(6)]
    return {
        (q, r): [
            (q + dq, r + dr)
            for side, (dq, dr) in enumerate(steps)
            if edges[side] == "R" and tiles.get((q + dq, r + dr), ["-"] * 6)[(side + 3) % 6] == "R"
        ]
        for (q, r), edges in tiles.items()
    }


def edges_of(tile: str) -> str:
    if tile in f.VILLAGE:
        return f.VILLAGE[tile].edges
    if tile in f.WINTER:
        return f.WINTER[tile]
    return f.TURN_ORDER[tile][0] if tile in f.TURN_ORDER else "W--W--"


def longest_walk(roads: dict[tuple[int, int], list[tuple[int, int]]]) -> int:
    """Walk on from every tile over joints not used yet, wherever it leads; back at the start it is closed."""
    best = 0

    def walk(start: tuple[int, int], here: tuple[int, int], used: set[frozenset[tuple[int, int]]]) -> None:
        nonlocal best
        if here == start and used:
            best = max(best, len(frozenset().union(*used)))
        for there in roads[here]:
            joint = frozenset((here, there))
            if joint not in used:
                used.add(joint)
                walk(start, there, used)
                used.remove(joint)

    for start in roads:
        walk(start, start, set())
    return best


LAYABLE = [*f.SPRING, *f.SPRING, *f.SUMMER, *f.TURN_ORDER]


def random_villages(rng: ts.Rng, tiles: int) -> list[KeyflowerState]:
    """A village of seat 0 that grows by legal actions, mostly so that many roads join."""
    hand: set[str] = set()
    while len(hand) < tiles:
        hand.add(LAYABLE[rng.below(len(LAYABLE))])
    state = position(offer="", hand={0: " ".join(hand)}, phase="lay", step="lay")
    found = []
    while state.player == 0 and state.step != s.END_STEP:
        if rng.below(4) and state.step != s.LAY_STEP:
            action = max(state.legal(), key=lambda act: liking(state, act) + rng.chance())
        else:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
        state.apply_trusted(action)
        if state.step in (s.LAY_STEP, s.END_STEP):
            found.append(state.copy())
    return found


def liking(state: KeyflowerState, action: int) -> float:
    """Near the home, and turned so that roads join."""
    if state.step == s.CELL_STEP:
        q, r = divmod(action - a.AT, m.SPAN)
        return -max(abs(q - m.REACH), abs(r - m.REACH), abs(q + r - 2 * m.REACH))
    after = state.copy()
    after.apply_trusted(action)
    tile = int(state.cells[s.LAYING]) - 1
    return sum(
        1
        for side in range(6)
        if after.tile_cell(tile, s.TILE_NEXT + side) and after.edge(tile, side) == m.ROAD
    )


@pytest.mark.parametrize("batch", range(4))
def test_k_g5_sea_bastion_is_the_longest_closed_walk(batch: int) -> None:
    rng = ts.Rng(batch)
    cases, loops, longest = 0, 0, 0
    while cases < 500:
        for state in random_villages(rng, 5 + int(rng.below(4))):
            roads = joints_of(state)
            if sum(map(len, roads.values())) > 2 * 11:
                continue  # too many walks for brute force
            found = longest_walk(roads)
            assert scoring.longest_loop(state, 0) == found, seen(state).seats[0].village
            cases += 1
            loops += found > 0
            longest = max(longest, found)
    assert loops > 150
    assert longest >= 6


def test_k_g5_a_walk_may_cross_a_tile_several_times_which_counts_once() -> None:
    """Two triangles that share one tile: five tiles, six joints."""
    # Workshop in the N and woodcutter in the NE make one with the home, key-mine NW and peddler SW the other.
    state = position(
        offer="", village={0: "workshop@0,-1 woodcutter@1,-1 key-mine@-1,0/2 peddler@-1,1"}, season="winter"
    )
    roads = joints_of(state)
    assert sorted(map(len, roads.values())) == [2, 2, 2, 2, 4]
    assert longest_walk(roads) == scoring.longest_loop(state, 0) == 5
