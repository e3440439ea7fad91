"""A game that brings no screen of its own: shown by its table in text, its choices and its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.cli import game_screen
from tablestead.cli.game_screen import real_screen_of, screen_of
from tablestead.cli.generic import GenericScreen
from tablestead.words import LANGUAGES

from .conftest import Run
from .games import random_record

KEYS = re.compile(r"\b(?:ages|milestones|keyflower|terminal|error|common)-[a-z]")


def test_our_games_have_screens_of_their_own() -> None:
    for id in ts.game_ids():
        assert not isinstance(screen_of(id), GenericScreen)


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_screen, "_SCREENS", {})
    monkeypatch.setattr(game_screen, "_REAL", {})


@pytest.mark.usefixtures("_bare")
@pytest.mark.parametrize("id", ["ages", "milestones", "keyflower"])
def test_any_game_is_played(run: Run, tmp_path: Path, id: str) -> None:
    """The first of the list, again and again: labels, prompts, events and tables of every step."""
    typed = "\n".join(["?", "sheet", *["1", "0", "end"] * 60, "quit"]) + "\n"
    for lang in LANGUAGES:
        result = run("play", id, "--seat", "Anna", "--bot", "random", "--seed", "3", typed=typed, lang=lang)
        assert result.exit_code == 0, result.exception
        assert f"{id}, 2 players, round" in result.output
        assert not KEYS.search(result.output), KEYS.findall(result.output)


@pytest.mark.usefixtures("_bare")
@pytest.mark.parametrize("id", ["ages", "milestones", "keyflower"])
@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_any_game_is_shown_to_its_end(run: Run, id: str, style: str) -> None:
    record = random_record(4, 2, id=id)
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    result = run("replay", "game.txt", style)
    assert result.exit_code == 0, result.exception
    assert not KEYS.search(result.output)
    for score in record.state().scores():
        assert str(score).replace("-", "−") in result.output


@pytest.mark.usefixtures("_bare")
def test_real_dice_are_typed_in_notation(run: Run) -> None:
    typed = "roll\nroll food food food\nquit\n"
    result = run("play", "ages", "--players", "1", "--real", typed=typed)
    assert result.exit_code == 0, result.exception
    assert "3\u00a0dice" in result.output
    assert real_screen_of("ages").chance_notation(None, "roll food") == "roll food"
