"""The games in OpenSpiel: its own tests, its searches, its bots at our tables and ours at its."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, tabular_qlearner

import tablestead as ts
from tablestead import arena
from tablestead.research import guests
from tablestead.research import openspiel as door

GAMES = pytest.mark.parametrize("game", door.GAMES)
SEEDED = np.random.RandomState


@GAMES
def test_it_passes_the_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(door.load(game, players=2), num_sims=1, serialize=False, verbose=False)


@GAMES
def test_it_passes_the_random_simulation_of_python(game: str) -> None:
    """With serialization, pickles and clones on the way."""
    from open_spiel.python.tests import games_sim_test  # takes a second, with all of SciPy

    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(door.load(game, players=2))


@pytest.mark.parametrize("game", ["ages(players=2)", "milestones(players=2,turn_limit=1)"])
def test_a_playthrough_can_be_made_and_repeated(game: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # so does this

    flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(f"tablestead_{game}", None, seed=5), encoding="utf-8")
    original, again = generate_playthrough.replay(path)
    assert original == again
    assert "IsTerminal() = True" in again


def test_a_playthrough_of_keyflower_can_be_made() -> None:
    """OpenSpiel writes two thousand numbers for every seat and step: once is enough."""
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough("tablestead_keyflower(players=2)", None, seed=5)
    state = door.load("keyflower", players=2).new_initial_state()
    for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE):
        state.apply_action(int(action))
    assert state.is_terminal()
    assert text.rstrip().endswith(f"Returns() = [{', '.join(f'{it:g}' for it in state.returns())}]")


def positions(game: str, players: int, seed: int) -> Iterator[Any]:
    """A random game, position by position."""
    draw = SEEDED(seed)
    state = door.load(game, players=players).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(actions, p=chances)))
        else:
            state.apply_action(int(draw.choice(state.legal_actions())))
    yield state


def choice(game: str) -> Any:
    """The first position in which there is something to decide."""
    found = positions(game, players=2, seed=6)
    return next(state for state in found if state.is_player_node() and len(state.legal_actions()) > 1)


@GAMES
def test_chance_is_exact_and_decisions_are_those_of_the_engine(game: str) -> None:
    for state in positions(game, players=2, seed=1):
        ours = state.position.state
        if state.is_chance_node():
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            assert list(chances) == sorted(chances)
            first = state.position.game.first_chance
            assert {action + first: p for action, p in chances.items()} == dict(ours.outcomes())
        else:
            said = [state.action_to_string(action) for action in state.legal_actions()]
            assert said == ours.moves()


@GAMES
def test_what_it_answers_itself_is_what_openspiel_answers(game: str) -> None:
    """For who decides and for others, at chance and at the end: only the way to C++ and back is left out."""
    for state in islice(positions(game, players=2, seed=7), 0, None, 5):
        theirs = pyspiel.State
        assert state.is_chance_node() == theirs.is_chance_node(state)
        assert state.legal_actions() == theirs.legal_actions(state)
        for player in range(2):
            assert state.legal_actions(player) == theirs.legal_actions(state, player)


def test_an_information_state_tells_what_its_player_may_know_and_no_more() -> None:
    """A world dealt anew is the same to the player, in all it heard and sees; not to all others."""
    differed = False
    for number, state in enumerate(positions("keyflower", players=3, seed=2)):
        if number % 40 or state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differed = differed or other.position.state != state.position.state
    assert differed


def test_what_a_player_heard_has_gaps_where_it_may_not_know() -> None:
    *_, state = positions("keyflower", players=2, seed=3)
    stories = [state.information_state_string(player) for player in range(2)]
    assert all("?" in story for story in stories)
    assert stories[0].replace("0:", "1:", 1) != stories[1]


def test_an_observation_has_the_names_of_the_space() -> None:
    game = door.load("milestones", players=2)
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 1)
    numbers = np.empty(ts.research.space("milestones").observation_size, np.int16)
    state.position.state.observe(1, numbers)
    assert np.array_equal(observer.tensor, numbers)
    assert list(observer.dict) == [entry.name for entry in ts.research.space("milestones").entries]
    assert game.observation_tensor_shape() == [numbers.size]


def test_a_world_dealt_anew_survives_a_pickle() -> None:
    [state] = islice(positions("keyflower", players=2, seed=4), 90, 91)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    again = pickle.loads(pickle.dumps(other))
    assert again.position.state == other.position.state
    assert again.position.heard == other.position.heard


@pytest.mark.parametrize("game", ["ages", "milestones"])
def test_its_mcts_plays(game: str) -> None:
    state = choice(game)
    search = mcts.MCTSBot(
        state.get_game(), 1.4, 8, mcts.RandomRolloutEvaluator(1, SEEDED(1)), random_state=SEEDED(2)
    )
    assert search.step(state) in state.legal_actions()


def test_its_is_mcts_plays() -> None:
    state = choice("keyflower")
    for by_observation in (False, True):
        search = ismcts.ISMCTSBot(
            state.get_game(), door.Playouts(ts.Rng(1)), 1.4, 20, random_state=SEEDED(2),
            use_observation_string=by_observation, allow_inconsistent_action_sets=True,
        )  # fmt: skip
        assert search.step(state) in state.legal_actions()


def test_its_policies_and_tables_learn_on_it() -> None:
    game = door.load("ages", players=2)
    table = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    table.seed(1)
    agents = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    step = table.reset()
    while not step.last():
        chosen = agents[step.observations["current_player"]].step(step)
        step = table.step([chosen.action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)
    first = game.new_initial_state()
    uniform = policy.UniformRandomPolicy(game).action_probabilities(first)
    assert sum(uniform.values()) == pytest.approx(1)


@GAMES
def test_our_bots_play_at_its_tables(game: str) -> None:
    spiel = door.load(game, players=2)
    bots = [door.TableBot(spiel, player, name, seed=1) for player, name in enumerate(["greedy", "random"])]
    returns = evaluate_bots.evaluate_bots(spiel.new_initial_state(), bots, SEEDED(2))
    assert sum(returns) == pytest.approx(0)
    assert sorted(returns) in ([-1, 1], [0, 0])


def test_our_bot_thinks_again_when_the_game_went_another_way() -> None:
    spiel = door.load("ages", players=2)
    bot = door.TableBot(spiel, 0, "greedy", seed=1)
    state = next(positions("ages", players=2, seed=1))
    for _ in range(2):
        assert bot.step(state) in state.legal_actions()


@GAMES
def test_its_search_plays_in_our_arena(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spec: Any = getattr(guests, game.upper())
    monkeypatch.setattr("tablestead.bots._PLUGINS", Installed(spec))
    assert "openspiel" not in ts.bot_names(game)
    options = {"turn_limit": 2} if game == "milestones" else {}
    result = arena.match(game, ["openspiel:2", "random"], games=1, seed=1, jobs=1, options=options)
    assert [standing.games for standing in result.standings] == [1, 1]


class Installed:
    """The entry points of an installed package, which these sources need not be."""

    def __init__(self, spec: object) -> None:
        self.spec = spec

    def working(self, game: str) -> list[object]:
        return [self.spec]

    def refuse_broken(self, game: str) -> None:
        """None is broken."""


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    state = door.load("ages", players=2).new_initial_state()
    before = str(state)
    for action in (500, -3, 10**6):
        with pytest.raises((ts.IllegalAction, ValueError)):
            state.apply_action(action)
    assert str(state) == before
    assert state.history() == []


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("tablestead_ages(players=1)", "players cannot be 1. Possible: 2–4"),
        ("tablestead_ages(players=5)", "players cannot be 5"),
        ("tablestead_ages(edition=newest)", "edition cannot be newest"),
        ("tablestead_ages(colour=red)", "colour"),
        ("tablestead_milestones(board=random)", "board is still left to chance"),
    ],
)
def test_what_is_wrong_with_a_parameter_is_named(text: str, error: str) -> None:
    with pytest.raises((ts.OptionError, pyspiel.SpielError), match=error):
        pyspiel.load_game(text)


def test_a_game_that_it_does_not_have_is_named() -> None:
    with pytest.raises(ts.OptionError, match="There is no game called chess"):
        door.load("chess")
