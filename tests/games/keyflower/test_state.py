"""What must hold at every step of every game: pieces, placements, points, chance, undo."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import tablestead as ts
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tests.engine.chance import check_sample

from .games import PLAYER_COUNTS, actions_of, positions_of
from .positions import (
    GAME,
    base,
    check_pieces,
    dealt,
    draw_all,
    new,
    pass_all,
    play,
    position,
    seen,
    step,
)

PLAYERS = pytest.mark.parametrize("players", PLAYER_COUNTS)
pytestmark = pytest.mark.random


# At every step


@PLAYERS
@pytest.mark.parametrize("eager", [True, False])
def test_laws_at_every_step(players: int, eager: bool) -> None:
    for state in positions_of(players, 10, eager, every=3):
        check_pieces(state)
        check_tiles(state)


def check_tiles(state: KeyflowerState) -> None:
    c = list(state.cells)
    for tile in range(m.TILES):
        cells = c[s.ALL_TILES + tile * s.TILE_CELLS : s.ALL_TILES + (tile + 1) * s.TILE_CELLS]
        bids = cells[s.TILE_BIDS : s.TILE_BIDS + 6]
        colours = cells[s.TILE_BID_COLOURS : s.TILE_BID_COLOURS + 6]
        assert [bool(n) for n in bids] == [bool(colour) for colour in colours]
        if any(bids):
            # One largest bid, that of the leader (K-B2).
            assert bids.count(max(bids)) == 1
            assert cells[s.TILE_LEADER] == bids.index(max(bids)) + 1
            assert cells[s.TILE_PLACE] in (s.OFFER, s.ROW)
        else:
            assert cells[s.TILE_LEADER] == 0
        on = cells[s.TILE_WORKERS : s.TILE_WORKERS + 4]
        assert sum(on) <= 6
        assert bool(sum(on)) == bool(cells[s.TILE_LAST_USE])
        assert bool(cells[s.TILE_COLOUR]) == bool(sum(on) or any(bids))
        if sum(on) or any(bids):
            free = state.owner(m.SUMMER_BOAT_4A) >= 0 or state.owner(m.SUMMER_BOAT_4B) >= 0
            kinds = {colour for colour in colours if colour} | {n + 1 for n in range(4) if on[n]}
            assert free or len(kinds) == 1  # K-T3
        if cells[s.TILE_UPGRADED]:
            assert tile < m.WINTER
            assert cells[s.TILE_PLACE] >= s.OWNED
        if sum(cells[s.TILE_GOODS : s.TILE_GOODS + 4]):
            assert cells[s.TILE_PLACE] >= s.OWNED
    if state.step != s.WORKERS_STEP:
        assert c[s.TAKEN : s.MOVED + 1] == [0] * 5
        assert not any(c[s.ALL_TILES + s.TILE_MOVING :: s.TILE_CELLS])
    assert (c[s.STEP] < s.TURN_STEP) == (state.player == ts.CHANCE)


def test_no_dead_ends_in_placements() -> None:
    """All ways through a placement with losing bids of many sizes and colours, to its end."""
    rng = ts.Rng(4)
    done = 0
    for number in range(60):
        boat = ("", "summer-boat-4a", "summer-boat-4b")[number // 6 % 3]
        bids, colours = {}, ("red", "blue", "green")
        for tile in ("keywood", "stable", "workshop", "alehouse"):
            colour = colours[rng.below(3)]
            size = 1 + int(rng.below(5))
            bids[tile] = f"0 {colour} {size}, 1 {colour} {size + 1 + int(rng.below(2))}"
        if number % 3:
            bids["miner"] = f"1 {colours[rng.below(3)]} {1 + int(rng.below(7))}"
        on = {"fair": f"{1 + int(rng.below(2))} red"} if number % 2 else {}
        state = position(
            season="autumn",
            aside={0: boat},
            bids=bids,
            on=on,
            screens={0: " ".join(f"{n} {colour}" for colour in colours if (n := int(rng.below(3))))},
        )
        done += walk_placements(state, 0)
    assert done > 500


def walk_placements(state: KeyflowerState, depth: int) -> int:
    if state.step not in (s.TURN_STEP, s.WORKERS_STEP) or depth > 7:
        assert state.step != s.WORKERS_STEP
        check_tiles(state)
        return 1
    found = 0
    assert state.legal()
    for action in state.legal():
        if action in (a.BID + 17, a.USE + 17, a.USE + 33) or a.WORKERS <= action < a.PAY or action == a.DONE:
            after = state.copy()
            after.apply_trusted(action)
            found += walk_placements(after, depth + 1)
    return found


@PLAYERS
def test_points_and_their_sources_at_any_time(players: int) -> None:
    """Also before the homes are drawn: a review looks at every round."""
    for state in positions_of(players, 14, every=53):
        for seat, points in enumerate(state.scores()):
            assert sum(GAME.points_by_source(state, seat).values()) == points
        assert min(state.places()) == 1


# Chance


def loading(**setup: object) -> KeyflowerState:
    state = position(2, offer="", **setup)  # type: ignore[arg-type]
    pass_all(state)
    while state.player >= 0:
        state.apply(state.legal()[0])
    return state


@cache
def chance_positions() -> dict[str, KeyflowerState]:
    setup = new(3)
    screens = play(new(2), "tile home-4", "tile home-2", *["worker red"] * 7)
    deal = draw_until(new(2), "deal")
    skills = draw_until(new(2), "load-skills")
    offer = play(draw_until(new(2), "offer"), "tile miner")
    summer = draw_until(loading(), "offer")
    draws = play(position(screens={0: "1 red"}, offer="inn", bag="3 red 2 green 7 blue"), "use inn red 1")
    hall = play(
        position(screens={0: "1 red"}, offer="apprentice-hall", pile="1 saw 4 pick"),
        "use apprentice-hall red 1",
    )
    gift = position(season="autumn", offer="", aside={0: "summer-boat-1a"}, bag="1 red 4 green")
    play(pass_all(gift), "boat keyflower end")
    return {
        "homes": setup,
        "screens": screens,
        "deal": deal,
        "load": loading(bag="5 red 1 blue 3 green"),
        "load-skills": skills,
        "offer": offer,
        "summer": play(summer, "tile summer-boat-1a", "tile store"),
        "draw": draws,
        "draw-skills": hall,
        "gift": gift,
    }


def draw_until(state: KeyflowerState, wanted: str) -> KeyflowerState:
    rng = ts.Rng(4)
    while step(state) != wanted:
        state.apply(state.sample(rng))
    return state


CHANCE = ("homes", "screens", "deal", "load", "load-skills", "offer", "summer", "draw", "draw-skills", "gift")


@pytest.mark.parametrize("name", CHANCE)
def test_outcomes_are_exact_and_sample_agrees(name: str) -> None:
    """Probabilities from what is left; chi-square for the sample."""
    state = chance_positions()[name]
    outcomes = dict(state.outcomes())
    assert outcomes == pytest.approx(expected_shares(state))
    assert check_sample(state, 5000) == set(outcomes)
    for action in range(a.WORKER, a.ACTIONS):
        assert (state.why_not(action) is None) == (action in outcomes)


def expected_shares(state: KeyflowerState) -> dict[int, float]:
    left: dict[int, float] = {}
    if state.step in (s.SCREENS_STEP, s.LOAD_STEP, s.DRAW_STEP, s.GIFT_STEP):
        left = {a.WORKER + kind: n for kind, n in enumerate(state.counts(s.BAG, 4)) if n}
    elif state.step in (s.LOAD_SKILLS_STEP, s.DRAW_SKILLS_STEP):
        left = {a.SKILL + kind: n for kind, n in enumerate(state.counts(s.PILE, 3)) if n}
    else:
        kinds = {s.HOMES_STEP: ["home"], s.DEAL_STEP: ["winter"]}.get(
            state.step, ["spring"] if state.round == 1 else ["summer", "summer-boat"]
        )
        for tile in range(m.TILES):
            other = tile ^ 1 if m.kind_of(tile) == "summer-boat" else tile
            if m.kind_of(tile) in kinds and state.place(tile) == state.place(other) == s.NOWHERE:
                left[a.TILE + tile] = 0.5 if other != tile else 1
    total = sum(left.values())
    return {action: number / total for action, number in left.items()}


# Whole games


def test_games_see_every_step_and_every_kind_of_action() -> None:
    """So that the tests above test something."""
    steps: Counter[str] = Counter()
    blocks: Counter[str] = Counter()
    for players in PLAYER_COUNTS:
        for seed in (1, 2, 6):
            state = new(players)
            for action in actions_of(players, seed, True):
                steps[s.STEP_IDS[state.step]] += 1
                name, _, _ = next(block for block in GAME.verbs() if block[1] <= action < block[1] + block[2])
                blocks[name] += 1
                state.apply_trusted(action)
            steps[s.STEP_IDS[state.step]] += 1
    assert set(steps) == set(s.STEP_IDS)
    assert set(blocks) == {name for name, _, _ in GAME.verbs()}


# Undo


def test_undo_takes_back_to_the_last_decision_and_stops_at_what_was_drawn() -> None:
    record = ts.Record(GAME, GAME.check({"players": 2}))
    state = record.start()
    assert isinstance(state, KeyflowerState)

    def do(text: str) -> None:
        for action in state.read(text):
            state.apply(action)
            record.append(action)

    while state.player == ts.CHANCE:
        do(GAME.text(state.outcomes()[0][0]))
    assert record.undoable() == (0, "undo-chance")
    tile = next(GAME.text(action) for action in state.legal() if action >= a.BID)
    do(tile)
    assert record.undoable() == (1, "")
    do("blue 1")
    assert record.undoable()[0] == 1
    do("end")
    assert record.undoable() == (0, "undo-turn")
    do("use alehouse blue 1" if "alehouse" in str(seen(state)) else "pass")
    if state.player == ts.CHANCE:
        do("worker red")
        assert record.undoable() == (0, "undo-chance")


def test_the_village_of_a_setup_is_what_the_view_says() -> None:
    state = dealt(3, seed=9)
    for seat, shown in enumerate(seen(state).seats):
        home = shown.village[0].tile
        assert state.cells[base(home) + s.TILE_PLACE] == s.OWNED + seat
    assert draw_all(state).round == 1
