"""Lessons in the terminal: the same tasks, words and positions as in the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablestead.cli.play import Quit, Session
from tablestead.cli.screen import Screen
from tablestead.cli.seats import Seats
from tablestead.engine.choice import Choice
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import Game
from tablestead.lessons.lesson import Lesson, lessons
from tablestead.lessons.tutor import Tutor


def course(game: Game) -> list[Lesson]:
    """The lessons of a game that have tasks: its first real game is `tablestead play`."""
    return [one for one in lessons() if one.game == game.id and one.tasks]


def show_course(screen: Screen, game: Game) -> None:
    screen.game = game.id
    screen.tell(f"{game.id}-game-title", style="bold")
    for number, lesson in enumerate(course(game), start=1):
        minutes = screen.say("shell-minutes", {"n": lesson.minutes})
        screen.line(f"{number:>3}  {screen.say(lesson.key)} · {minutes} · {lesson.id}", hanging=5)


def find(game: Game, wanted: str) -> Lesson:
    """By its number or its id."""
    known = course(game)
    for number, lesson in enumerate(known, start=1):
        if wanted.lower() in (str(number), lesson.id):
            return lesson
    allowed = ", ".join(lesson.id for lesson in known)
    raise TablesteadError("terminal-no-lesson", {"value": wanted[:60], "allowed": allowed})


class LessonSession(Session):
    """A game at one screen, of which only what the task is about can be played."""

    def __init__(self, screen: Screen, lesson: Lesson, task: int = 0) -> None:
        self.tutor = Tutor(lesson)
        self.tutor.go_to(task)
        names = self.tutor.record.names
        super().__init__(screen, self.tutor.record, Seats(names, [""] * len(names)))
        self.shared = False
        self.perspective = self.tutor.seat

    def run(self) -> None:
        """Until the last task is done, or somebody leaves."""
        tutor = self.tutor
        self.screen.tell(tutor.lesson.key, style="bold")
        self.screen.tell("terminal-learn-welcome", style="dim")
        try:
            while True:
                self._teach()
                if tutor.last:
                    self.screen.tell("terminal-learn-over", style="bold")
                    return
                tutor.go_on()
                self._look()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.line()
            told = {"game": self.game.id, "name": tutor.lesson.id, "n": tutor.now + 1}
            self.screen.tell("terminal-learn-resume", told)

    def _look(self) -> None:
        """The position is the tutor's."""
        self.state, self.record = self.tutor.state, self.tutor.record

    def _words(self, part: str) -> str:
        key = f"{self.tutor.lesson.task_key(self.tutor.now)}.{part}"
        return self.screen.say(key) if self.screen.words.has(key) else ""

    def _teach(self) -> None:
        """One task, until it is done or another is wanted."""
        now, of = self.tutor.now, len(self.tutor.lesson.tasks)
        title = self.screen.say(self.tutor.lesson.task_key(now))
        self.screen.heading(f"{self.screen.say('shell-learn-task-n', {'n': now + 1, 'of': of})} · {title}")
        self.game_screen.show_sheets(self.screen, self.state.view(self.perspective), False)
        for part, style in (("told", ""), ("do", "bold"), ("why", "dim")):
            if text := self._words(part):
                self.screen.line(text, style)
        if self.tutor.done:
            self.screen.ask(self.screen.say("terminal-learn-enter") + " ")
        while not self.tutor.done and self.tutor.now == now:
            self._try()
        if self.tutor.now == now and self.tutor.task.lines and (done := self._words("done")):
            self.screen.line(done, "green")
        elif self.tutor.now != now:
            self._teach()

    def _try(self) -> None:
        """One line of the learner."""
        tutor = self.tutor
        choices = tutor.choices()
        menu = self._show(self.state.view(self.perspective), choices)
        line = self.screen.ask(f"{self.screen.names[tutor.seat]}> ").strip()
        self._take(line, choices, menu)
        if tutor.stuck:
            self.screen.tell("shell-learn-stuck")
            self._go(tutor.now)

    def _play(self, actions: Sequence[int]) -> None:
        self.tutor.check(actions)
        before = len(self.record.actions)
        self.tutor.play(actions)
        self.told[self.tutor.seat] = before
        self._look()
        self._tell(self._missed(self.tutor.seat))

    def _command(self, line: str) -> bool:
        own: dict[str, Callable[[], None]] = {
            "show": self._show_me,
            "skip": lambda: self._go(self.tutor.now + 1),
            "back": self._back,
            "undo": self._back,
        }
        if line.lower() in own:
            own[line.lower()]()
            return True
        if line.lower() == "quit":
            raise Quit
        if line.partition(" ")[0].lower() in ("hint", "save"):
            raise TablesteadError("terminal-learn-welcome")
        return super()._command(line)

    def _show_me(self) -> None:
        line: list[Choice] = self.tutor.line()
        if not line:
            self._go(self.tutor.now)
            return
        self.screen.line(" ".join(choice.text for choice in line), "cyan")
        self._play([choice.action for choice in line])

    def _back(self) -> None:
        if not self.tutor.take_back():
            self._go(self.tutor.now - 1)
        self._look()

    def _go(self, task: int) -> None:
        last = len(self.tutor.lesson.tasks) - 1
        if task > last:
            raise Quit
        self.tutor.go_to(max(0, task))
        self._look()
