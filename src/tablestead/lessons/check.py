"""Whether a lesson can be given: every line played, every word there. `make test` checks all of them.

python -m tablestead.lessons.check [FILE ...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tablestead.bots import bot_names
from tablestead.engine.errors import TablesteadError
from tablestead.games import game as find_game
from tablestead.lessons.lesson import Lesson, LessonError, files, read_lesson
from tablestead.lessons.tutor import Tutor, holds
from tablestead.words import LANGUAGES, Words, rules

NEEDED: Final = ("do", "why", "wrong")
"""What is said of a task that is to be done; of one that is only read, `do` and `why`."""
ALLOWED: Final = (*NEEDED, "told", "done")


def check(path: Path) -> list[LessonError]:
    """All that is wrong with the lesson in a file."""
    try:
        lesson = read_lesson(path)
    except LessonError as error:
        return [error]
    return [*_words(lesson), *_rules(lesson), *(_played(lesson) if lesson.tasks else _game(lesson))]


def _words(lesson: Lesson) -> Iterator[LessonError]:
    for lang in LANGUAGES:
        words = Words(lang)
        if not words.speaks(lesson.key):
            yield lesson.fault("", f"{lang}: there is no {lesson.key}")
        for at, task in enumerate(lesson.tasks):
            key = lesson.task_key(at)
            needed = NEEDED if task.lines else NEEDED[:2]
            for one in (key, *(f"{key}.{attribute}" for attribute in needed)):
                if not words.speaks(one):
                    yield lesson.fault(task.id, f"{lang}: there is no {one}")
            for attribute in words.attributes(key) - set(ALLOWED):
                yield lesson.fault(task.id, f"{lang}: nobody says {key}.{attribute}")


def _rules(lesson: Lesson) -> Iterator[LessonError]:
    known = {rule.id for rule in rules("en", lesson.game)}
    for task in lesson.tasks:
        for id in task.rules:
            if id not in known:
                yield lesson.fault(task.id, f"there is no rule {id}")
        if task.lines and not task.rules:
            yield lesson.fault(task.id, "it names no rule")


def _game(lesson: Lesson) -> Iterator[LessonError]:
    first = lesson.first_game
    assert first is not None
    for bot in first.bots:
        if bot not in bot_names(lesson.game):
            yield lesson.fault("", f"there is no bot {bot}")
    try:
        find_game(lesson.game).check({"players": len(first.bots) + 1, **first.options}, settled=False)
    except TablesteadError as error:
        yield lesson.fault("", str(error))


def _played(lesson: Lesson) -> Iterator[LessonError]:
    """The lesson as its own lines go, and with every other accepted line in place of one of them."""
    for at, task in enumerate(lesson.tasks):
        if task.reach and at + 1 < len(lesson.tasks) and not lesson.opens(at + 1):
            yield lesson.fault(task.id, "its way is free, so the next task needs a position of its own")
        for other in range(1 if task.reach else max(1, len(task.lines))):
            fault = _way(lesson, at, other)
            if fault is not None:
                yield fault
                return


def _way(lesson: Lesson, at: int, other: int) -> LessonError | None:
    """From a task on to the end; the `other` line in it."""
    task = lesson.tasks[at]
    try:
        tutor = Tutor(lesson)
        tutor.go_to(at)
        while True:
            task = tutor.task
            _do(tutor, other if tutor.now == at else 0)
            if tutor.last:
                return None
            tutor.go_on()
    except (TablesteadError, ValueError, LookupError) as error:
        return lesson.fault(task.id, str(error))


def _do(tutor: Tutor, other: int) -> None:
    task = tutor.task
    if not task.lines:
        return
    if tutor.state.player != tutor.seat:
        raise ValueError(f"it is not the learner's decision: {tutor.state!r}")
    for line in task.lines if task.reach else [task.lines[other]]:
        wanted = tutor.state.read(line)
        if not tutor.line():
            raise ValueError("there is nothing to point at")
        kinds = {one.kind for one in tutor.state.choices(tutor.seat)}
        for kind in task.allow:
            if kind not in kinds and len(task.lines) == 1:
                raise ValueError(f"no choice is of the kind {kind}")
        tutor.check(wanted)
        tutor.play(wanted)
    if not tutor.done:
        failing = [fact for fact in task.reach if not holds(fact, tutor.view())]
        raise ValueError(f"its own lines do not reach {failing or 'the end of it'}")
    if not tutor.last and not tutor.lesson.opens(tutor.now + 1) and not tutor.over:
        following = tutor.lesson.tasks[tutor.now + 1]
        if following.lines and tutor.state.player != tutor.seat:
            raise ValueError(f"after it the learner is not to decide: {tutor.state!r}")


def main(arguments: list[str]) -> int:
    faults = [fault for path in map(Path, arguments) for fault in check(path.resolve())]
    if not arguments:
        faults = [fault for path in files() for fault in check(path)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
