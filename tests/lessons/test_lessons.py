"""Every lesson can be given, and one that cannot says why."""

from __future__ import annotations

import gzip
import logging
from pathlib import Path

import pytest

from tablestead.engine.errors import IllegalAction
from tablestead.games import game_ids
from tablestead.lessons import lesson as lesson_files
from tablestead.lessons.check import check
from tablestead.lessons.lesson import Lesson, LessonFile, files, lesson, lessons, read_lesson
from tablestead.lessons.tutor import Tutor, WrongTry, holds
from tablestead.words import LANGUAGES, LOCALE, rules

KILOBYTES = 25

POSITION = """
tablestead 1
game: ages
rules: 1
players: 2
edition: 2009
trade: false
start: 1
seat 1: Anna
seat 2: Dani

end: unfinished
"""

GOOD = f'''
minutes = 2
position = """{POSITION}"""
[[task]]
id = "roll"
lines = ["roll"]
then = ["* roll food skull coins"]
rules = ["A-T1"]
'''


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_lesson_can_be_given(path: Path) -> None:
    assert [str(fault) for fault in check(path)] == []


@pytest.mark.parametrize("game", [id for id in game_ids() if (lesson_files.FOLDER / id).is_dir()])
def test_lessons_of_a_game(game: str) -> None:
    """Six to ten, the last of them a real game, none longer than four minutes."""
    course = [one for one in lessons() if one.game == game]
    assert 6 <= len(course) <= 10
    assert [one.first_game is not None for one in course] == [False] * (len(course) - 1) + [True]
    assert all(1 <= one.minutes <= 4 for one in course[:-1])


def test_all_that_scores_in_keyflower_is_in_a_lesson() -> None:
    taught = {rule for one in lessons() for task in one.tasks for rule in task.rules}
    assert {rule.id for rule in rules("en", "keyflower") if rule.id.startswith("K-G")} <= taught


@pytest.mark.parametrize("lang", LANGUAGES)
def test_weight(lang: str) -> None:
    """The page fetches the words of all lessons at once; of tasks it is told only ids and rules."""
    words = b"".join(path.read_bytes() for path in sorted((LOCALE / lang).glob("*-lessons.ftl")))
    assert len(gzip.compress(words)) <= KILOBYTES * 1024


def written(folder: Path, text: str) -> Path:
    path = folder / "ages" / "01-turn.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


BAD = {
    "minutes = 2": ("minutes = two", "Invalid"),
    'id = "roll"': ('id = "Roll it"', "'Roll it' is no id of a task"),
    'rules = ["A-T1"]': ('rules = ["A-T99"]', "there is no rule A-T99"),
    'lines = ["roll"]': ('lines = ["stop"]', "[A-"),
    'then = ["* roll food skull coins"]': ('then = ["* roll food"]', "dice"),
    "players: 2": ("players: 9", "players"),
    "end: unfinished": ("", "end:"),
    'position = """': ('where = """', "unknown field"),
    "seat 1: Anna": ("seat 3: Anna", "seats"),
}


@pytest.mark.parametrize("right", BAD)
def test_a_faulty_lesson_says_what_is_wrong(right: str, tmp_path: Path) -> None:
    wrong, told = BAD[right]
    faults = [str(fault) for fault in check(written(tmp_path, GOOD.replace(right, wrong, 1)))]
    assert any(told in fault for fault in faults), faults
    assert all("ages/01-turn.toml" in fault for fault in faults)


def test_a_missing_word_is_named_with_its_task(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD.replace('"roll"', '"unheard-of"', 1))
    faults = [str(fault) for fault in check(path)]
    for lang in LANGUAGES:
        assert any(f"{lang}: there is no ages-lesson-turn-unheard-of.do" in fault for fault in faults)
    assert any("task: unheard-of" in fault for fault in faults)


def test_at_run_time_a_faulty_lesson_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    good = written(tmp_path, GOOD)
    (good.parent / "02-broken.toml").write_text(GOOD.replace("end: unfinished", ""), encoding="utf-8")
    monkeypatch.setattr(lesson_files, "files", lambda: sorted(good.parent.glob("*.toml")))
    lessons.cache_clear()
    try:
        with caplog.at_level(logging.ERROR):
            assert [one.id for one in lessons()] == ["turn"]
    finally:
        lessons.cache_clear()
    assert "ages/02-broken.toml" in caplog.text


def tutor(tmp_path: Path, text: str) -> Tutor:
    return Tutor(read_lesson(written(tmp_path, text)))


REROLL = (
    GOOD
    + """
[[task]]
id = "reroll"
lines = ["reroll coins"]
then = ["* roll workers"]
rules = ["A-T2"]
[[task]]
id = "keep"
lines = ["stop"]
rules = ["A-T2"]
"""
)


def test_only_what_the_task_is_about_is_offered(tmp_path: Path) -> None:
    given = tutor(tmp_path, REROLL)
    given.play(given.wanted())
    assert given.done
    assert given.choices() == []
    given.go_on()
    assert [choice.text for choice in given.choices()] == ["reroll coins"]
    with pytest.raises(WrongTry) as wrong:
        given.check(given.state.read("stop"))
    assert wrong.value.key == "ages-lesson-turn-reroll.wrong"
    with pytest.raises(IllegalAction) as illegal:
        given.check([given.state.game.parse("reroll skull")])
    assert illegal.value.rule == "A-T2"


def test_what_counts_as_well_is_told_as_long_as_it_fits() -> None:
    found = lesson("keyflower", "using")
    assert found is not None
    given = Tutor(found)
    given.go_to(next(at for at, task in enumerate(found.tasks) if task.id == "cost"))
    ways = [[choice.text for choice in line] for line in [given.line(), *given.others()]]
    assert ways == [["use mason", "yellow 1", "pay pick"], ["use mason", "red 1", "pay pick"]]
    given.play(given.state.read("use mason red 1"))
    assert [choice.text for choice in given.line()] == ["pay pick"]
    assert given.others() == []
    given.play(given.wanted())
    assert given.others() == []


def test_everything_can_be_taken_back(tmp_path: Path) -> None:
    given = tutor(tmp_path, REROLL)
    given.go_to(1)
    before = given.state.copy()
    given.play(given.wanted())
    assert given.done
    assert given.since == 2  # the reroll, and what was rolled
    assert given.take_back()
    assert (given.state, given.done, given.played) == (before, False, [])
    assert not given.take_back()


def test_a_free_way_ends_where_its_fact_holds(tmp_path: Path) -> None:
    free = GOOD.replace("[[task]]", "[[task]]\nreach = ['step = reroll']\nallow = ['roll']", 1)
    given = tutor(tmp_path, free.replace('then = ["* roll food skull coins"]', ""))
    assert [choice.kind for choice in given.choices()] == ["roll"]
    assert [choice.kind for choice in given.line()] == ["roll"]
    given.play(given.wanted())
    assert given.done
    again = tutor(tmp_path, free.replace('then = ["* roll food skull coins"]', ""))
    again.play(again.wanted())
    assert again.state == given.state  # chance is the same for everybody


def test_facts() -> None:
    view = {"step": "build", "seats": [{"food": 3, "built": ["a", "b"], "won": True}]}
    assert holds("seats.0.food >= 3", view)
    assert not holds("seats.0.food <= 2", view)
    assert holds("step = build", view)
    assert holds("seats.0.built = 2", view)
    assert holds("seats.0.won = true", view)
    with pytest.raises(ValueError, match="no fact"):
        holds("food > 3", view)
    with pytest.raises(LookupError):
        holds("seats.1.food >= 1", view)


def test_a_lesson_has_tasks_or_a_game(tmp_path: Path) -> None:
    with pytest.raises(lesson_files.LessonError, match="either tasks or a game"):
        Lesson(tmp_path / "ages" / "01-nothing.toml", LessonFile(minutes=1))
