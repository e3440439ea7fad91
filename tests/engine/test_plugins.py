"""Games and bots of other packages: found by their entry points, and no harm where they are broken."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint

import pytest

import tablestead as ts
from tablestead import bots, games
from tablestead.bots import BotSpec
from tablestead.bots.levels import LEVELS
from tablestead.bots.player import RandomBot
from tablestead.engine import plugins
from tablestead.games.ages.game import Ages
from tablestead.words import LANGUAGES, Words


def dice() -> ts.Game:
    """Another package's game."""
    game = Ages()
    game.id = "dice"
    return game


DICE_BOTS = (BotSpec("dice", "careful", RandomBot), BotSpec("dice", "bold", RandomBot))
MORE = BotSpec("ages", "careful", RandomBot)
NOT_A_GAME = "a game?"


def not_working() -> ts.Game:
    raise RuntimeError("no dice here")


ENTRIES: dict[str, list[tuple[str, str]]] = {
    "tablestead.games": [
        ("dice", f"{__name__}:dice"),
        ("gone", "no_such_package.game:Gone"),
        ("raises", f"{__name__}:not_working"),
        ("other", f"{__name__}:NOT_A_GAME"),
        ("ages", f"{__name__}:dice"),
    ],
    "tablestead.bots": [
        ("dice", f"{__name__}:DICE_BOTS"),
        ("ages", f"{__name__}:MORE"),
        ("ages", "no_such_package.bots:BOTS"),
    ],
}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(group: str) -> list[EntryPoint]:
        return [EntryPoint(name, value, group) for name, value in ENTRIES[group]]

    monkeypatch.setattr(plugins, "entry_points", found)
    monkeypatch.setattr(games, "_PLUGINS", plugins.Plugins("tablestead.games", ts.Game))
    monkeypatch.setattr(bots, "_PLUGINS", plugins.Plugins("tablestead.bots", BotSpec))


def test_a_game_of_another_package_is_one_of_the_games() -> None:
    assert ts.game_ids() == ["ages", "milestones", "keyflower", "dice"]
    assert ts.game("dice").id == "dice"
    assert ts.game("dice") is ts.game("dice")
    assert ts.game("ages").id == "ages"  # nobody takes the place of a game that is here


def test_its_bots_come_after_ours() -> None:
    assert ts.bot_names("dice") == ["random", "careful", "bold"]
    assert ts.bot_names("ages") == ["random", "greedy", "planner", *LEVELS, "careful"]
    game = ts.game("dice")
    assert isinstance(ts.bot("bold", game, game.check({}), 0), RandomBot)


@pytest.mark.parametrize(
    ("ask", "plugin", "why"),
    [
        (lambda: ts.game("gone"), "tablestead.games: gone", "no_such_package"),
        (lambda: ts.game("raises"), "tablestead.games: raises", "no dice here"),
        (lambda: ts.game("other"), "tablestead.games: other", "is no Game"),
        (lambda: bots.check_name("deep-blue", "ages"), "tablestead.bots: ages", "no_such_package"),
    ],
)
def test_a_broken_plugin_is_named_to_who_asks_for_it(
    ask: Callable[[], object], plugin: str, why: str
) -> None:
    with pytest.raises(ts.OptionError) as caught:
        ask()
    assert caught.value.key == "error-plugin"
    assert caught.value.info["name"] == plugin
    assert why in str(caught.value.info["text"])
    for lang in LANGUAGES:
        said = Words(lang).say("error-plugin", caught.value.info)
        assert plugin in said
        assert why in said


def test_an_unknown_game_is_still_unknown() -> None:
    with pytest.raises(ts.OptionError) as caught:
        ts.game("chess")
    assert caught.value.info["allowed"] == "ages, milestones, keyflower, dice"
