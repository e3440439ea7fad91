"""The tables of observations and actions: whole, without gaps, the same for all games of a title."""

from __future__ import annotations

from importlib import import_module

import pytest

import tablestead as ts
from tests import fourth_game
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE

SIZES = {"ages": (220, 2027), "milestones": (1000, 3627), "keyflower": (2114, 8010)}
"""Numbers of an observation, and actions: a trained network depends on them."""


@EVERY_TITLE
def test_the_sizes_are_as_agreed(title: Title) -> None:
    space = ts.research.space(title.game.id)
    assert (space.observation_size, space.actions) == SIZES[title.game.id]
    assert space is ts.research.space(title.game)
    assert (space.dtype, space.max_players) == ("int16", title.game.max_players)
    assert repr(space).startswith(f"<Space: '{title.game.id}', {space.observation_size} numbers")


@EVERY_TITLE
def test_the_entries_follow_one_another_and_have_names_of_their_own(title: Title) -> None:
    space = title.game.space()
    following = 0
    for entry in space.entries:
        assert (entry.first, entry.count > 0) == (following, True), entry
        assert entry.low < entry.high, entry
        assert entry.meaning
        following += entry.count
    assert following == space.observation_size
    assert len({entry.name for entry in space.entries}) == len(space.entries)
    assert (
        repr(space.entries[0])
        == f"Entry('players', first=0, shape=(), {space.entries[0].low}…{title.game.max_players})"
    )


@EVERY_TITLE
def test_actions_and_their_numbers_lead_to_each_other(title: Title) -> None:
    space = title.game.space()
    actions = [space.action(index) for index in range(space.actions)]
    assert actions == sorted(set(actions))
    assert [space.index(action) for action in actions] == list(range(space.actions))
    assert space.text(space.actions - 1) == title.game.text(actions[-1])


@EVERY_TITLE
def test_what_is_no_action_of_a_seat_is_named(title: Title) -> None:
    space = title.game.space()
    for index in (-1, space.actions):
        with pytest.raises(ValueError, match=f"no action {index}"):
            space.action(index)
    with pytest.raises(ValueError, match=str(title.actions - 1)):
        space.index(title.actions - 1)  # the last ones of every numbering are chance events


def test_all_cells_of_a_village_within_reach_can_be_named() -> None:
    space, game = ts.research.space("keyflower"), ts.game("keyflower")
    for cell in ("0,-1", "47,-47", "-47,0", "0,47", "23,24"):
        assert space.text(space.index(game.parse(f"at {cell}"))) == f"at {cell}"
    for cell in ("0,0", "47,1", "-24,-24"):
        with pytest.raises(ValueError, match="no seat of keyflower"):
            space.index(game.parse(f"at {cell}"))


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(fourth_game.EXAMPLE / "src")
    game = import_module("tablestead_ferry.game").Ferry()
    with pytest.raises(ts.OptionError, match="ferry brings no observations"):
        ts.research.space(game)
    with pytest.raises(ts.OptionError, match="ferry brings no observations"):
        game.start(players=2).mask(bytearray(1))
    with pytest.raises(ts.OptionError, match="ferry brings no observations"):
        ts.batch(game, 1, seed=1)
