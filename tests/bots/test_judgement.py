"""What bots have learned: a network of whole numbers, and a file that is refused when it is not whole."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots import bot, levels
from tablestead.bots.judgement.file import SHAPE, Judgement, Learned, judgement_of, load, path_of, save
from tablestead.bots.judgement.network import ONE, Network
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import TablesteadError
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game

JUDGED = ("milestones", "keyflower")
HALF = ONE // 2


def small() -> Network:
    """Two features, two hidden units, one inner, two buckets."""
    first, first_bias = [ONE, -ONE, 2 * ONE, ONE], [0, HALF]
    second, second_bias = [ONE, ONE, ONE, 0], [0, -ONE]
    third, third_bias = [ONE, 3 * ONE], [HALF, 0]
    straight = [0, 0, ONE, 0]
    return Network([2, 2, 1, 2], [straight, first, first_bias, second, second_bias, third, third_bias])


def test_a_network_adds_and_rectifies() -> None:
    network = small()
    values = vec[i64]([9, 9, 1, 2])
    assert network.read(values, 2, 0) == (1 + 4) + (-1 + 2 + 0.5) + 0.5
    assert network.read(values, 2, 1) == 3 * ((1 + 4) - 1) + 1


@pytest.mark.parametrize("hidden", [1, 4, 5])
def test_units_that_share_a_number_do_not_touch_each_other(hidden: int) -> None:
    rng, features = Rng(hidden), 6
    first = [rng.below(1 << 26) - (1 << 25) for _ in range(features * hidden)]
    values = [rng.below(9) - 4 for _ in range(features)]
    for unit in range(hidden):
        second = [ONE if other == unit else 0 for other in range(hidden)]
        weights = [[0] * features, first, [0] * hidden, second, [0], [ONE], [0]]
        found = Network([features, hidden, 1, 1], weights).read(vec[i64](values), 0, 0)
        told = sum(value * first[row * hidden + unit] for row, value in enumerate(values))
        assert found * ONE == max(0, told)


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_shipped_judgement_says_how_it_was_made(game_id: str) -> None:
    held = load(path_of(game_id))
    assert held.about["command"].startswith(f"tablestead train {game_id} ")
    assert {"commit", "games", "hours", "version"} <= held.about.keys()
    assert path_of(game_id).stat().st_size < 3_000_000
    assert len(held.version) == 12


def test_a_file_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    value = Learned([2, 2, 1, 2], [[0] * 4, [1] * 4, [2] * 2, [3] * 4, [4] * 2, [5] * 2, [6] * 2])
    prior = Learned([1, 1, 1, 1], [[7], [8], [9], [10], [11], [12], [13]])
    saved = Judgement({"by": "a test"}, [3.5, 4.0], value, prior)
    save(saved, tmp_path / "judgement.json")
    assert load(tmp_path / "judgement.json") == saved


@pytest.mark.parametrize("damage", ["cut", "weight", "shape", "text"])
def test_a_damaged_file_is_named(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "judgement.json"
    text = path_of("milestones").read_text("utf-8")
    held = json.loads(text)
    if damage == "weight":
        held["prior"]["weights"][0][0] += 1
    elif damage == "shape":
        held["value"][SHAPE[0]] += 1
    changed = {"cut": text[:-100], "text": "no JSON"}.get(damage, json.dumps(held))
    path.write_text(changed, "utf-8")
    with pytest.raises(TablesteadError) as refused:
        load(path)
    assert (refused.value.key, refused.value.info) == ("error-judgement-damaged", {"file": str(path)})


@pytest.mark.parametrize("game_id", levels.EXPERTS)
def test_what_was_learned_from_other_features_is_refused(game_id: str) -> None:
    game, learned = find_game(game_id), judgement_of(game_id)
    fewer = Learned([learned.value.shape[0] - 1, *learned.value.shape[1:]], learned.value.weights)
    with pytest.raises(TablesteadError) as refused:
        levels.EXPERTS[game_id](replace(learned, value=fewer), game, 0, 1.0, Rng(1), 8)
    assert refused.value.info == {"file": str(path_of(game_id))}
    assert refused.value.key == "error-judgement-other"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TablesteadError) as refused:
        load(tmp_path / "judgement.json")
    assert refused.value.key == "error-judgement-missing"


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_same_seed_plays_the_same_line(game_id: str) -> None:
    game = find_game(game_id)
    options = game.check({"players": 2})
    state = game.start(**options)
    dealer = Dealer(4)
    while state.player < 0:
        state.apply_trusted(dealer.draw(state))
    view = state.view(state.player)
    lines = {tuple(bot("expert:40", game, options, state.player, seed=3).choose(view)) for _ in range(2)}
    assert len(lines) == 1
