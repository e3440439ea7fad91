"""A lesson under way: what is offered, what counts, what is told of a wrong try, and what follows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablestead.engine.choice import Choice
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import CHANCE, OVER, State
from tablestead.engine.record import Record, play_line
from tablestead.lessons.lesson import Lesson, Task

FACT: Final = re.compile(r"([\w.-]+) (>=|<=|=) (-?\d+|[a-z][a-z-]*)")


class WrongTry(TablesteadError):
    """Possible by the rules, but not what the task is about."""


class Tutor:
    """The position of a lesson. The same choices lead the same way: nothing is left to chance."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.go_to(0)

    # Where the lesson stands

    def go_to(self, task: int) -> None:
        """The beginning of a task, after all before it was done as the lesson itself would."""
        opening = max(at for at in range(task + 1) if self.lesson.opens(at))
        self.record: Record = self.lesson.position(opening)
        self.state: State = self.record.state()
        for at in range(opening, task):
            self._begin(at)
            for line in self.task.lines if self.task.reach else self.task.lines[:1]:
                self.play(self.state.read(line))
        self._begin(task)

    def go_on(self) -> None:
        """The next task, from where this one has ended, unless it has a position of its own."""
        if self.lesson.opens(self.now + 1):
            self.go_to(self.now + 1)
        else:
            self._begin(self.now + 1)

    def _begin(self, task: int) -> None:
        self.now = task
        self.task: Task = self.lesson.tasks[task]
        self.played: list[int] = []
        """The learner's own actions of this task."""
        self._marks: list[tuple[int, int]] = []
        """Before each line of the learner: how many actions the record and `played` had."""
        self.done = not self.task.lines
        if self.task.reach:
            self._model = self._played_through()
            self._accepted = []
        else:
            self._accepted = [self.state.read(line) for line in self.task.lines]

    def _played_through(self) -> list[list[int]]:
        """The lines of a task with a free way, each as its actions."""
        state, drawn = self.state.copy(), len(self.record.actions)
        lines: list[list[int]] = []
        for text in self.task.lines:
            lines.append(state.read(text))
            for action in lines[-1]:
                state.apply(action)
            drawn += len(lines[-1])
            while state.player == CHANCE:
                state.apply(Dealer(drawn).draw(state))
                drawn += 1
        return lines

    @property
    def last(self) -> bool:
        return self.now == len(self.lesson.tasks) - 1

    # What is offered

    def wanted(self) -> list[int]:
        """The actions still to be played, as the lesson itself would; none where it does not know."""
        if self.done:
            return []
        if self.task.reach:
            return self._wanted_freely()
        return next(iter(self._rests()), [])

    def _rests(self) -> list[list[int]]:
        """What is left of every accepted line that was followed so far."""
        count = len(self.played)
        return [line[count:] for line in self._accepted if line[:count] == self.played]

    def _wanted_freely(self) -> list[int]:
        """The rest of a line of the model, as long as the model was followed."""
        played = list(self.played)
        for line in self._model:
            rest, done = line[len(played) :], line[: len(played)]
            if rest:
                return rest if done == played else []
            if played[: len(line)] != line:
                return []
            played = played[len(line) :]
        return []

    def line(self) -> list[Choice]:
        """The same, described for people: what to point at, and what "show me" does."""
        return self._described(self.wanted())

    def others(self) -> list[list[Choice]]:
        """The other lines that count as well: who has got one of them ready need not change it."""
        return [] if self.done else [self._described(rest) for rest in self._rests()[1:]]

    def _described(self, actions: Sequence[int]) -> list[Choice]:
        shown: list[Choice] = []
        state = self.state
        for action in actions:
            shown += [choice for choice in state.choices(self.seat) if choice.action == action]
            state = state.copy()
            state.apply(action)
        return shown

    def choices(self) -> list[Choice]:
        """What the learner may do now."""
        if self.done or self.state.player != self.seat:
            return []
        return [choice for choice in self.state.choices(self.seat) if self._offers(choice)]

    def _offers(self, choice: Choice) -> bool:
        if self.task.reach:
            return not self.task.allow or choice.kind in self.task.allow
        return self._fits([*self.played, choice.action])

    def _fits(self, played: Sequence[int]) -> bool:
        return any(line[: len(played)] == list(played) for line in self._accepted)

    # What is done

    def check(self, actions: Sequence[int]) -> None:
        """Raises IllegalAction where the rules forbid it, WrongTry where only the task does."""
        if self.done or self.state.player != self.seat:
            raise WrongTry("error-lesson-done" if self.done else "error-lesson-wait")
        state = self.state.copy()
        fits = self.task.reach or self._fits([*self.played, *actions])
        for action in actions:
            kind = next((one.kind for one in state.choices(self.seat) if one.action == action), "")
            state.apply(action)
            fits = fits and (not self.task.allow or kind in self.task.allow)
        if not fits:
            raise WrongTry(f"{self.lesson.task_key(self.now)}.wrong")

    def play(self, actions: Sequence[int]) -> None:
        """A line that was checked, and what follows it."""
        self._marks.append((len(self.record.actions), len(self.played)))
        for action in actions:
            self._apply(action)
            self.played.append(action)
        if self.task.reach:
            self._draw()
            self.done = all(holds(fact, self.view()) for fact in self.task.reach)
        else:
            self.done = self.played in self._accepted
        if self.done:
            for line in self.task.then:
                play_line(self.record, self.state, line)
            self._draw()

    def take_back(self) -> bool:
        """The last line of the learner, with all that followed; False where there is none in this task."""
        if not self._marks:
            return False
        kept, played = self._marks.pop()
        del self.record.actions[kept:]
        del self.played[played:]
        self.state = self.record.state()
        self.done = False
        return True

    @property
    def since(self) -> int:
        """How many actions the last line of the learner has brought; 0 where there is none in this task."""
        return len(self.record.actions) - self._marks[-1][0] if self._marks else 0

    def _apply(self, action: int) -> None:
        self.state.apply(action)
        self.record.append(action)

    def _draw(self) -> None:
        while self.state.player == CHANCE:
            self._apply(Dealer(len(self.record.actions)).draw(self.state))

    def view(self) -> dict[str, Any]:
        """What the learner sees, as plain data."""
        found = msgspec.to_builtins(self.state.view(self.seat))
        assert isinstance(found, dict)
        return found

    @property
    def stuck(self) -> bool:
        """The task can no longer be done: nothing is left to choose, or somebody else is to decide."""
        return not self.done and not self.choices()

    @property
    def over(self) -> bool:
        return self.state.player == OVER


def holds(fact: str, view: dict[str, Any]) -> bool:
    """Whether a fact such as `seats.0.food >= 3` is true of a view."""
    found = FACT.fullmatch(fact)
    if found is None:
        raise ValueError(f"{fact!r} is no fact")
    value: Any = view
    for name in found[1].split("."):
        value = value[int(name)] if isinstance(value, list) else value[name]
    if isinstance(value, list | dict):
        value = len(value)
    if found[2] == "=":
        return str(value).lower() == found[3]
    return int(value) >= int(found[3]) if found[2] == ">=" else int(value) <= int(found[3])
