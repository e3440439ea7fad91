"""Lessons in the terminal."""

from __future__ import annotations

import pytest

from tablestead.lessons.lesson import Lesson, lessons
from tablestead.words import LANGUAGES, Words

from .conftest import Run

WITH_TASKS = [one for one in lessons() if one.tasks]


@pytest.mark.parametrize("lesson", WITH_TASKS, ids=lambda one: f"{one.game}/{one.id}")
def test_show_goes_through_every_lesson(run: Run, lesson: Lesson) -> None:
    """`show` does one line of a task, and Enter goes on where there is nothing to do."""
    typed = "".join(
        "show\n" * len(task.lines if task.reach else task.lines[:1]) or "\n" for task in lesson.tasks
    )
    output = run("learn", lesson.game, lesson.id, "--plain", typed=typed).output
    words = Words("en")
    assert output.splitlines()[-1].endswith(words.say("terminal-learn-over"))
    for at in range(len(lesson.tasks)):
        assert words.say(f"{lesson.task_key(at)}.do") in output
    assert "-lesson-" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_lessons(run: Run, lang: str) -> None:
    for game in {one.game for one in lessons()}:
        output = run("learn", game, lang=lang).output
        course = [one for one in WITH_TASKS if one.game == game]
        assert [line.split()[0] for line in output.splitlines()[1:]] == [
            str(n + 1) for n in range(len(course))
        ]
        assert all(Words(lang).say(one.key) in output for one in course)


def test_a_wrong_try_is_told_why_and_nothing_happens(run: Run) -> None:
    output = run("learn", "ages", "1", "--plain", typed="stop\nreroll\nquit\n").output
    assert "A-T" in output  # the engine's reason
    assert output.splitlines()[-1] == "Come back with: tablestead learn ages turn --task 1"


def test_back_skip_and_coming_back(run: Run) -> None:
    output = run("learn", "ages", "turn", "--task", "2", "--plain", typed="back\nskip\nskip\nquit\n").output
    heads = [line for line in output.splitlines() if line.startswith("Task ")]
    assert [line.split()[1] for line in heads] == ["2", "1", "2", "3"]
    assert output.splitlines()[-1] == "Come back with: tablestead learn ages turn --task 3"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("learn", "ages", "nothing"), "There is no lesson nothing. There is: turn"),
        (("learn", "ages", "turn", "--task", "99"), "The option task cannot be 99"),
        (("learn", "chess"), "There is no game called chess"),
    ],
)
def test_bad_input(run: Run, typed: tuple[str, ...], told: str) -> None:
    result = run(*typed)
    assert result.exit_code == 2
    assert told in result.output
