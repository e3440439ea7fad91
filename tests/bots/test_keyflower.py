"""The bots of Keyflower: legal everywhere, blind to what is hidden, the same for a seed, sensible."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

import tablestead as ts
from tablestead.arena import Task, game_seed, play_game
from tablestead.bots.keyflower.heuristic import Heuristic
from tablestead.bots.keyflower.mcts import MctsBot
from tablestead.bots.levels import LEVELS
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view import KeyflowerView
from tests.bots.keyflower import decisions, is_line, steps_of
from tests.games.keyflower.positions import position

GAME = ts.game("keyflower")
NAMES = ["random", "greedy", "mcts:4"]
DECISIONS = set(s.STEP_IDS[s.TURN_STEP : s.END_STEP])
SENSIBLE = ["greedy", "mcts:60"]


def mcts(simulations: int, players: int = 2, seat: int = 0, seed: int = 1) -> MctsBot:
    bot = ts.bot(f"mcts:{simulations}", GAME, {"players": players}, seat, seed=seed)
    assert isinstance(bot, MctsBot)
    return bot


def answer(name: str, state: KeyflowerState) -> KeyflowerState:
    """The position after a bot's line."""
    bot = ts.bot(name, GAME, {"players": state.players}, state.player, seed=1)
    played = state.copy()
    for action in bot.choose(state.view(state.player)):
        played.apply(action)
    return played


def line(name: str, state: KeyflowerState) -> str:
    bot = ts.bot(name, GAME, {"players": state.players}, state.player, seed=1)
    return state.say(bot.choose(state.view(state.player)))


def test_from_weakest_to_strongest() -> None:
    assert ts.bot_names("keyflower") == ["random", "greedy", "mcts", *LEVELS]


def test_what_was_seen_of_another_position_is_not_taken_for_this_one() -> None:
    rng, state = ts.Rng(3), GAME.start(players=3)
    assert isinstance(state, KeyflowerState)
    before, named = Heuristic(), 0
    while state.round < 3:
        if state.player == ts.CHANCE:
            state.apply_trusted(state.sample(rng))
            continue
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        if len(legal) > 1 and rng.below(3) > 0:
            fresh = Heuristic()
            action = fresh.best(state, legal)
            before.score(state, legal)
            assert list(before.scores)[: len(legal)] == list(fresh.scores)[: len(legal)]
            named += state.step == s.WORKERS_STEP
            if rng.below(4) == 0:
                state = state.copy()
        state.apply_trusted(action)
    assert named > 20


def test_there_are_positions_of_every_step() -> None:
    assert steps_of(decisions(2, 4)) | steps_of(decisions(3, 2)) == DECISIONS


@pytest.mark.parametrize(("players", "per_step"), [(2, 4), (3, 2), (4, 1), (6, 1)])
@pytest.mark.parametrize("name", NAMES)
def test_answers_every_decision(name: str, players: int, per_step: int) -> None:
    for state in decisions(players, per_step):
        bot = ts.bot(name, GAME, {"players": players}, state.player, seed=1)
        view = state.view(state.player)
        assert is_line(state, bot.choose(view)), s.STEP_IDS[state.step]
        assert is_line(state, bot.rank(view)[0].actions), s.STEP_IDS[state.step]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["greedy", "mcts:1"])
def test_finishes_a_game(name: str, players: int) -> None:
    """Against random and greedy ones; every action is checked."""
    names = (name, "random", *["greedy"] * (players - 2))
    outcome = play_game(Task("keyflower", names, tuple(range(players)), {"players": players}, 3))
    assert len(outcome.scores) == players
    assert outcome.scores[0] > outcome.scores[1]


@pytest.mark.parametrize("name", NAMES)
def test_sees_only_its_view(name: str) -> None:
    """Other workers and winter tiles behind the other screens: the same answer, over the wire too."""
    rng = ts.Rng(8)
    for state in decisions(3, 2):
        seat = state.player
        wire = msgspec.json.encode(state.view(seat))
        other = state.copy()
        other.redeal(seat, rng)
        assert msgspec.json.encode(other.view(seat)) == wire
        view = msgspec.json.decode(wire, type=KeyflowerView)
        digest = state.digest()
        here = ts.bot(name, GAME, {"players": 3}, seat, seed=3).choose(state.view(seat))
        there = ts.bot(name, GAME, {"players": 3}, seat, seed=3).choose(view)
        elsewhere = ts.bot(name, GAME, {"players": 3}, seat, seed=3).choose(other.view(seat))
        assert here == there == elsewhere
        assert state.digest() == digest


# Simulations


def test_a_placement_takes_no_more_than_its_simulations() -> None:
    """Over all steps of a placement; the next one has its own."""
    rng = ts.Rng(9)
    bots = [mcts(8, seat=seat) for seat in range(2)]
    state = GAME.start(players=2)
    assert isinstance(state, KeyflowerState)
    most = 0
    while state.round < 3:
        if state.player == ts.CHANCE:
            state.apply(state.sample(rng))
            continue
        bot = bots[state.player]
        for action in bot.choose(state.view(state.player)):
            state.apply(action)
        assert bot.spent <= 8
        most = max(most, bot.spent)
    assert most >= 7


def test_by_the_clock() -> None:
    """A budget in seconds for a placement: some simulations, and no more time than that, as far as it looks
    at the clock; a tenth of a second passes between two looks here."""
    state = next(state for state in decisions(6, 1) if state.step == s.TURN_STEP)
    bot = ts.bot("mcts", GAME, {"players": 6}, state.player, budget=0.2, seed=1)
    assert isinstance(bot, MctsBot)
    looks = count()
    bot.clock = lambda: next(looks) / 10
    assert is_line(state, bot.choose(state.view(state.player)))
    assert bot.spent > 0
    assert bot.seconds <= 0.2 + 0.1


def test_expects_points_and_a_lead() -> None:
    state = position(season="winter", offer="keythedral", screens={0: "4 blue", 1: "1 red"})
    advice = mcts(30).rank(state.view(0))[0]
    assert advice.expects is not None
    assert advice.margin is not None
    assert advice.win is not None
    assert advice.win > 0.8
    assert advice.expects > 10
    assert advice.margin > 5


# Sense


@pytest.mark.parametrize("name", SENSIBLE)
def test_upgrades_what_lies_ready(name: str) -> None:
    """The last placement that matters: seven points more for three wood that lie on the sawmill."""
    state = position(
        season="winter",
        offer="",
        screens={0: "1 blue"},
        village={0: "sawmill@0,-1"},
        goods={"sawmill": "3 wood"},
        passes=1,
    )
    assert answer(name, state).tile_cell(30, s.TILE_UPGRADED) == 1


@pytest.mark.parametrize("name", SENSIBLE)
def test_carries_what_is_missing(name: str) -> None:
    """Two wood lie there, the third one step away."""
    state = position(
        season="winter",
        offer="",
        screens={0: "1 blue"},
        village={0: "sawmill@0,-1"},
        goods={"sawmill": "2 wood", "home-1": "1 wood"},
        passes=1,
    )
    assert "carry wood home-1 n upgrade sawmill" in line(name, state)


@pytest.mark.parametrize("name", SENSIBLE)
def test_takes_the_cathedral(name: str) -> None:
    """Twelve points for one worker, and nobody else has any."""
    state = position(season="winter", offer="keythedral scribes", screens={0: "2 blue"}, passes=1)
    assert line(name, state).startswith("bid keythedral blue")


@pytest.mark.parametrize("name", SENSIBLE)
def test_keeps_the_workers_that_score(name: str) -> None:
    """Green workers are worth two each, and there is nothing to win with them."""
    state = position(
        season="winter",
        offer="scribes",
        screens={0: "5 green", 1: ""},
        aside={0: "key-market"},
        bids={"turn-order-1": "1 red 9", "scribes": "1 red 2"},
        on={"home-1": "6 red", "home-2": "6 red"},
        passes=1,
    )
    assert line(name, state) == "pass end"


@pytest.mark.parametrize("name", SENSIBLE)
def test_keeps_the_winter_tile_that_fits(name: str) -> None:
    state = position(
        season="winter",
        step="keep",
        phase="keep",
        offer="",
        screens={0: "3 anvil 3 pick 3 saw 3 blue", 1: "3 red"},
        known={0: "3 anvil 3 pick 3 saw"},
        winter={0: "scribes watermill jeweller", 1: "windmill key-market apothecary"},
    )
    assert "scribes" in line(name, state)


@pytest.mark.parametrize("name", SENSIBLE)
def test_takes_the_fuller_boat(name: str) -> None:
    state = position(
        step="boat",
        phase="boats",
        offer="",
        loads={"keyflower": "2 red", "sea-bastion": "3 red 3 blue 2 saw"},
    )
    assert line(name, state) == "boat sea-bastion end"


# Strength, with wide bars: the figures are in docs/bots.md


def wins(names: tuple[str, ...], games: int) -> float:
    """Of the first of them, in games with seats that change."""
    won = 0.0
    for number in range(games):
        seats = tuple((seat + number) % len(names) for seat in range(len(names)))
        task = Task("keyflower", names, seats, {"players": len(names)}, game_seed(1, number))
        outcome = play_game(task)
        if seats.index(0) in outcome.winners:
            won += 1 / len(outcome.winners)
    return won


def test_greedy_beats_random() -> None:
    assert wins(("greedy", "random"), 6) == 6
    assert wins(("greedy", "random", "random", "random"), 2) == 2


def test_mcts_beats_greedy() -> None:
    assert wins(("mcts:10", "greedy"), 2) >= 1
