"""What must hold at every step of every game: laws, lists, restoring, chance; checked against ledger.py."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings

import tablestead as ts
from tablestead.games.milestones import material as m
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tablestead.games.milestones.view import MilestonesView
from tablestead.games.milestones.view.shown import find_building_sites

from . import ledger
from .games import SETUPS, Setup, played, played_positions
from .positions import GAME, board_text, new, play, position, refused, seen, set_up, small_board, step

Position = tuple[MilestonesState, ts.Record]
EVERY_SETUP = pytest.mark.parametrize("number", range(len(SETUPS)))


def steps_of(setup: Setup, seed: int, eager: bool) -> list[MilestonesState]:
    """Every position of a game."""
    _, record = played(setup, seed, eager=eager)
    state = record.start()
    assert isinstance(state, MilestonesState)
    found = [state]
    for action in record.actions:
        state = state.copy()
        state.apply_trusted(action)
        found.append(state)
    return found


# At every step


@EVERY_SETUP
def test_lists_counts_and_views_at_every_step(number: int) -> None:
    """ROOM, WAYS, STARTS, SITES, LOTS and HUNGRY are what the pieces say; a view restores the position."""
    pieces = slice(s.PIECES, s.SEATS)
    built: list[int] = []
    for state in steps_of(SETUPS[number], number, eager=number % 4 != 1):
        if list(state.cells[pieces]) != built:
            built = list(state.cells[pieces])
            anew = state.copy()
            find_building_sites(anew)
            assert list(anew.cells) == list(state.cells)
        assert GAME.restore(state.view(None)).digest() == state.digest(), step(state)


@EVERY_SETUP
def test_laws_at_every_step(number: int) -> None:
    for state in steps_of(SETUPS[number], 100 + number, eager=True):
        view = seen(state)
        check_pieces(view)
        check_seats(state, view)


def check_pieces(view: MilestonesView) -> None:
    board, left = view.board, view.left
    assert len(board.streets) == 2 * len(board.milestones) == 2 * (24 - left.sections)
    assert len(board.markets) == 12 - left.markets
    assert len(board.houses) == 12 - left.houses
    assert sum(market.flour for market in board.markets) == 12 - left.sacks
    assert min(left.sections, left.markets, left.houses, left.sacks) >= 0
    world = ledger.Map(view)
    start = next(point.id for point in board.points if point.value == 0)
    assert world.is_tree(start)
    assert all(world.pieces_at(point) == 2 for point in world.milestones)
    carried = sum(sum(seat.bonus) for seat in view.seats)
    assert len(board.bonuses) + carried + sum(view.bag) <= len(board.bushes)
    assert set(board.bonuses) <= set(board.bushes)
    # A house has taken its tile (M-B3), unless the player is still to say onto which worker.
    assert set(board.bonuses) & set(board.houses) <= {view.lot}


def check_seats(state: MilestonesState, view: MilestonesView) -> None:
    for number, seat in enumerate(view.seats):
        assert min(seat.goods) >= 0
        score = seat.score
        parts = (score.streets, score.houses, score.markets, score.flour, score.bonus, score.majorities)
        assert min(parts) >= 0
        assert sum(parts) == score.total == state.scores()[number]
        visible = [worker for worker in seat.workers if worker not in ("", "cover")]
        assert len(visible) >= 2 or view.round == 0
        assert all(
            worker not in ("", "cover")
            for worker, bonus in zip(seat.workers, seat.bonus, strict=True)
            if bonus
        )
        numbers = [int(worker[1]) for worker in visible]
        assert seat.ascending == (numbers == sorted(numbers))
        if score.total >= view.target and view.step != "over":
            assert view.end_by is not None
    assert 0 <= view.moves <= 2
    assert view.round <= view.turn_limit
    assert (view.step in ("lots", "tiles", "refill")) == (view.player == ts.CHANCE)


@EVERY_SETUP
def test_legal_builds_are_those_of_the_ledger(number: int) -> None:
    finders = {
        "works": ledger.legal_works,
        "mill": ledger.legal_mill,
        "trade": ledger.legal_trade,
        "street-middle": ledger.legal_section,
        "street-end": ledger.legal_section,
    }
    for state in steps_of(SETUPS[number], 200 + number, eager=True):
        view = seen(state)
        if view.step in finders:
            found = [GAME.text(action) for action in state.legal()]
            assert set(found) == finders[view.step](view)
            assert len(found) == len(set(found))


@EVERY_SETUP
def test_actions_do_what_the_ledger_says(number: int) -> None:
    """Goods and points of every action, and nothing for the others."""
    positions = steps_of(SETUPS[number], 300 + number, eager=True)
    _, record = played(SETUPS[number], 300 + number)
    for before, action, after in zip(positions, record.actions, positions[1:], strict=False):
        if after.player == ts.OVER:
            break
        was, now = seen(before), seen(after)
        text = GAME.text(action)
        for seat in range(before.players):
            gains, points = told_by_rules(was, text) if seat == was.active else ({}, 0)
            own, then = ledger.held(was.seats[seat]), ledger.held(now.seats[seat])
            assert {good: then[good] - own[good] for good in own if then[good] != own[good]} == {
                good: gain for good, gain in gains.items() if gain
            }, text
            assert now.seats[seat].score.total - was.seats[seat].score.total == points, text


def told_by_rules(view: MilestonesView, text: str) -> tuple[dict[str, int], int]:
    """What an action changes for the player who does it."""
    verb, *words = text.split()
    seat, board = view.seats[view.active], ledger.Map(view)
    if verb == "move" and words[0].isdigit():
        return ledger.produced(seat, int(words[0]))
    if verb == "move" and words[0] == "trading-house":
        return {"coin": int(seat.ascending)}, 0
    if verb == "hire":
        return {"coin": -2}, 0
    if verb == "buy":
        return {words[0]: 1, "coin": -2}, 0
    if verb == "sell":
        return {**{good: -words.count(good) for good in words}, "coin": 1}, 0
    if verb == "market":
        return {"wood": -1, "sand": -1}, board.values[words[0]]
    if verb == "flour":
        return {"grain": -2, "coin": 1}, board.flour_points(words[0])
    if verb == "house":
        corners = frozenset(words[0].split("-"))
        alone = corners in board.bonuses and len(ledger.takeable(seat, board.bonuses[corners])) == 1
        return {"stone": -1, "wood": -1}, board.house_points(corners) + alone
    if view.step == "street-end":
        return {"stone": -1, "sand": -1}, board.values[view.section[1]]
    if verb == "bonus":
        return {}, 1
    if verb == "return":
        return {words[0]: -1}, 0
    return {}, 0


# Positions anywhere


@given(played_positions())
@settings(max_examples=60)
def test_legal_actions_are_sorted_and_the_only_ones_allowed(position: Position) -> None:
    state, _ = position
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == (state.player >= 0)
    possible = {action for action, _ in state.outcomes()} if state.player == ts.CHANCE else set(legal)
    before = state.digest()
    tried = ts.Rng(len(legal))
    for action in {int(tried.below(5232)) for _ in range(60)} | set(range(0, 427, 7)) | possible:
        refusal = state.why_not(action)
        assert (refusal is None) == (action in possible), GAME.text(action)
        if refusal is not None:
            assert refusal.rule.startswith("M-")
            assert refusal.key.startswith("milestones-refused-")
    assert state.digest() == before


@given(played_positions())
@settings(max_examples=60)
def test_copies_are_independent(position: Position) -> None:
    state, _ = position
    before, twin = state.digest(), state.copy()
    assert (twin.digest(), twin.player, twin.legal()) == (before, state.player, state.legal())
    ts.playout(twin, ts.Rng(1))
    assert state.digest() == before


@given(played_positions())
@settings(max_examples=60)
def test_all_see_the_same_and_every_view_restores(position: Position) -> None:
    state, _ = position
    streams = set()
    for seat in (*range(state.players), None):
        dealt = state.copy()
        dealt.redeal(seat or 0, ts.Rng(seat or 0))
        encoded = msgspec.json.encode(dealt.view(seat))
        view = msgspec.json.decode(encoded, type=MilestonesView)
        assert view.seat == seat
        assert GAME.restore(view).digest() == state.digest()
        view.seat = None
        streams.add(msgspec.json.encode(view))
    assert len(streams) == 1


def test_digest_sees_every_cell() -> None:
    state, _ = played(SETUPS[8], 3, 300)
    seen_digests = {state.digest()}
    for cell in range(len(state.cells)):
        other = state.copy()
        other.cells[cell] += 1
        seen_digests.add(other.digest())
    assert len(seen_digests) == len(state.cells) + 1


# Chance


@given(played_positions())
@settings(max_examples=60)
def test_chance_is_only_where_something_is_drawn(position: Position) -> None:
    state, _ = position
    assert bool(state.outcomes()) == (state.player == ts.CHANCE)
    if state.player == ts.CHANCE:
        assert state.sample(ts.Rng(1)) in dict(state.outcomes())


def chance_positions() -> list[MilestonesState]:
    """Lots and tiles of the setup at different stages, equal tiles among them, and a refill."""
    first = new()
    lots = play(new(), *["lot coin"] * 3, "lot grain")
    doubled = new(board=board_text(worker_tiles=["Q1|C3"] * 6 + ["L4|L4"] * 3 + ["S6|C8"] * 8))
    while step(doubled) == "lots":
        doubled.apply(doubled.outcomes()[0][0])
    tiles = doubled.copy()
    play(tiles, "tile Q1|C3", "tile L4|L4")
    rich = position(step="trade", moves=1, piece={0: "trading-house"}, goods={0: "2 coin"})
    refill = play(rich, "hire L4|L4 at 1")
    return [first, lots, doubled, tiles, refill]


@pytest.mark.parametrize("state", chance_positions(), ids=["lots", "late lots", "doubled", "tiles", "refill"])
def test_outcomes_are_even_and_sample_agrees(state: MilestonesState) -> None:
    """Probabilities from what the view shows is left; chi-square for the sample."""
    view = seen(state)
    left: Counter[str] = Counter()
    if view.step == "lots":
        left.update({f"lot {good}": n for good, n in zip(m.GOOD_IDS, view.bag, strict=True) if n})
    else:
        left.update(f"tile {tile}" for tile in view.pile)
    outcomes = {GAME.text(action): chance for action, chance in state.outcomes()}
    assert outcomes == pytest.approx({text: n / left.total() for text, n in left.items()})
    assert sum(outcomes.values()) == pytest.approx(1, abs=1e-12)
    actions = [action for action, _ in state.outcomes()]
    assert actions == sorted(set(actions))
    draws, rng = 6000, ts.Rng(7)
    drawn = Counter(GAME.text(state.sample(rng)) for _ in range(draws))
    assert set(drawn) == set(outcomes)
    chi_square = sum((drawn[text] - p * draws) ** 2 / (p * draws) for text, p in outcomes.items())
    degrees = len(outcomes) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 6


def test_a_dealer_with_a_seed_repeats_itself() -> None:
    def deal(seed: int) -> int:
        state, dealer = new(4), ts.Dealer(seed)
        while state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
        return state.digest()

    assert deal(5) == deal(5) != deal(6)


# Whole games


@EVERY_SETUP
def test_playout_ends_every_game(number: int) -> None:
    state = GAME.start(**ts.Dealer(number).settle(GAME, **SETUPS[number]))
    steps = ts.playout(state, ts.Rng(11))
    assert steps > 30
    assert (state.player, state.legal(), state.outcomes()) == (ts.OVER, [], [])
    assert min(state.places()) == 1
    assert state.winners() == [seat for seat, place in enumerate(state.places()) if place == 1]


def test_eager_games_see_every_step_and_every_way_to_end() -> None:
    """So that the tests above test something."""
    steps: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in (0, 200):
        for number, setup in enumerate(SETUPS):
            positions = steps_of(setup, seed + number, eager=True)
            steps.update(s.STEP_IDS[state.step] for state in positions)
            view = seen(positions[-1])
            tiles = not any(view.display)
            ends["limit" if view.end_by is None else "tiles" if tiles else "points"] += 1
    assert set(steps) == set(s.STEP_IDS)
    assert set(ends) == {"limit", "tiles", "points"}


# Undo


def record_of(setup: Setup, *lines: str) -> ts.Record:
    """A game with its setup and draft behind it, then these lines."""
    record = ts.Record(GAME, GAME.check(setup))
    state = record.start()

    def do(action: int) -> None:
        state.apply(action)
        record.append(action)

    while state.round == 0:
        do(state.outcomes()[0][0] if state.player == ts.CHANCE else state.legal()[0])
    for line in lines:
        for action in state.read(line):
            do(action)
    return record


def test_undo_takes_back_to_the_last_decision() -> None:
    setup: Setup = {"players": 2}
    assert record_of(setup).undoable() == (0, "undo-turn")
    assert record_of(setup, "move 1").undoable() == (1, "")
    assert record_of(setup, "move 1", "move 2").undoable() == (1, "")
    assert record_of(setup, "move 1", "move 2", "end").undoable() == (0, "undo-turn")


def test_undo_stops_at_a_tile_that_was_drawn() -> None:
    from tablestead.engine.record import undo_message

    record = ts.Record(GAME, GAME.check({"players": 2}))
    record.append(GAME.parse("lot stone"))
    assert record.undoable() == (0, "undo-chance")
    assert undo_message(GAME, "undo-chance") == "milestones-undo-chance"


def test_undo_in_the_draft() -> None:
    record = ts.Record(GAME, GAME.check({"players": 2}))
    state = set_up(new())
    record.actions = []
    replayed = record.start()
    while replayed.player == ts.CHANCE:
        action = replayed.outcomes()[0][0]
        replayed.apply(action)
        record.append(action)
    assert replayed.digest() == state.digest()
    assert record.undoable() == (0, "undo-chance")
    record.append(replayed.legal()[0])
    assert record.undoable() == (1, "")
    record.append(GAME.parse("at 3"))
    assert record.undoable() == (1, "")


def test_small_boards_end_when_nothing_can_be_built() -> None:
    """A board of one point: no street, no house, no marketplace; the game goes on to its limit."""
    alone = small_board(
        rows=[{"row": "A", "first_hx": 0, "values": [0]}],
        start_market="A1",
        bush_triangles=[],
        bonus_tiles={},
    )
    state = position(board=alone, goods={0: "9 stone 9 wood 9 sand 2 grain"})
    play(state, "move board-of-works")
    refused(state, "street A1", "M-T9", "street-no-room", point="A1")
    play(state, "move mill", "flour A1")
    assert (state.scores()[0], step(state)) == (0, "end")
    assert ts.playout(new(board=alone), ts.Rng(3)) > 100
