"""What a lesson is: its file, read and made sure of."""

from __future__ import annotations

import logging
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Value
from tablestead.engine.record import Record, parse_record
from tablestead.games import game as find_game
from tablestead.games import game_ids

log = logging.getLogger(__name__)

FOLDER: Final = Path(__file__).parent


class LessonError(TablesteadError):
    """A lesson that cannot be given: which file, which task, and what is wrong with it."""

    def __init__(self, path: Path, task: str, problem: str) -> None:
        where = {"path": f"{path.parent.name}/{path.name}", "name": task or "–", "text": problem}
        super().__init__("error-lesson", where)


class Task(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do. Without `lines` it is only read."""

    id: str
    lines: list[str] = []
    """What counts as done, in notation: any one of these lines. With `reach`: one way there, line by line."""
    reach: list[str] = []
    """Facts of the view that must hold in the end, such as `seats.0.food >= 3`; the way there is free."""
    allow: list[str] = []
    """On that way: the kinds of choices that are offered; all where none is named."""
    then: list[str] = []
    """What happens after it, as lines of a record: `* roll food`, `2 end`; the rest is always drawn alike."""
    rules: list[str] = []
    """The rules that its words speak of."""
    show: list[str] = []
    """The parts of the board that it is about; the others stand back. All where none is named."""
    position: str = ""
    """A record, where the task begins somewhere else than the one before has ended."""


class FirstGame(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A real game, at a table of its own."""

    bots: list[str]
    options: dict[str, Value] = {}


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    minutes: int
    seat: int = 1
    """The learner's, counted from 1."""
    position: str = ""
    """The record of the position where the first task begins."""
    task: list[Task] = []
    game: FirstGame | None = None
    """Instead of tasks: a game to be played."""


class Lesson:
    """A lesson of a game. `game`, `id` and the ids of its tasks name its words."""

    def __init__(self, path: Path, content: LessonFile) -> None:
        self.path = path
        self.game = path.parent.name
        self.id = re.sub(r"^\d+-", "", path.stem)
        self.minutes = content.minutes
        self.seat = content.seat - 1
        self.tasks = content.task
        self.first_game = content.game
        self._positions = [content.position, *(task.position for task in content.task[1:])]
        self._check_shape()

    def _check_shape(self) -> None:
        ids = [task.id for task in self.tasks]
        for id in ids:
            if not re.fullmatch("[a-z][a-z0-9-]*", id):
                raise self.fault("", f"{id!r} is no id of a task")
            if ids.count(id) > 1:
                raise self.fault(id, "there are two tasks of this name")
        if bool(self.tasks) == bool(self.first_game):
            raise self.fault("", "a lesson has either tasks or a game")
        if self.tasks and not self._positions[0]:
            raise self.fault("", "there is no position")

    def fault(self, task: str, problem: str) -> LessonError:
        return LessonError(self.path, task, problem)

    @property
    def key(self) -> str:
        """Of the message that is its title."""
        return f"{self.game}-lesson-{self.id}"

    def task_key(self, task: int) -> str:
        """Of the message about a task: its short name; what to do, why and so on are attributes."""
        return f"{self.key}-{self.tasks[task].id}"

    def opens(self, task: int) -> bool:
        """The task begins at a position of its own."""
        return bool(self._positions[task])

    def position(self, task: int) -> Record:
        """The record of a task that `opens`; a new one at every call."""
        known = _parsed(self._positions[task], self.path, self.tasks[task].id)
        record = Record(known.game, known.options, known.names)
        record.actions = list(known.actions)
        return record


@cache
def _parsed(text: str, path: Path, task: str) -> Record:
    try:
        return parse_record(text.lstrip(), find_game)
    except TablesteadError as error:
        raise LessonError(path, task, str(error)) from error


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file; a LessonError says what is wrong with it."""
    try:
        content = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
    except (OSError, UnicodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(path, "", str(error)) from error
    return Lesson(path, content)


def files(folder: Path = FOLDER) -> list[Path]:
    """Of all lessons, game by game, in the order in which they are learned."""
    return [path for id in game_ids() for path in sorted((folder / id).glob("*.toml"))]


@cache
def lessons() -> tuple[Lesson, ...]:
    """All that can be given. One that is faulty is left out: the others work."""
    found: list[Lesson] = []
    for path in files():
        try:
            lesson = read_lesson(path)
            if lesson.tasks:
                lesson.position(0)
            found.append(lesson)
        except LessonError as error:
            log.error("a lesson is left out: %s", error)
    return tuple(found)


def lesson(game: str, id: str) -> Lesson | None:
    return next((one for one in lessons() if (one.game, one.id) == (game, id)), None)
