"""A game in the terminal: people and bots at one screen."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import reduce

import tablestead as ts
from tablestead.bots import bot as make_bot
from tablestead.cli.game_screen import real_screen_of, screen_of
from tablestead.cli.history import show_turn, turn_heading, turns
from tablestead.cli.menu import Menu
from tablestead.cli.problems import find_rule, search_rules, write_text
from tablestead.cli.screen import Screen, capital
from tablestead.cli.seats import Seats
from tablestead.engine.choice import Choice, Event, Fact
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import State
from tablestead.engine.record import Record, undo_message
from tablestead.words import rules

LOG_TURNS = 6


class Quit(Exception):
    """The player leaves."""


# The game


class Session:
    """One game at one screen."""

    def __init__(
        self,
        screen: Screen,
        record: Record,
        seats: Seats,
        seed: int | None = None,
        real: bool = False,
        file: str = "",
    ) -> None:
        self.screen = screen
        self.record = record
        self.seats = seats
        self.game = record.game
        self.state: State = record.state()
        self.dealer = ts.Dealer(seed)
        self.real = real
        self.file = file or f"{self.game.id}-{datetime.now():%Y%m%d-%H%M%S}.txt"
        self.saved = -1
        """How many actions the file holds."""
        self.seed = seed
        self.bots = {
            seat: make_bot(name, self.game, record.options, seat, seed=self._seed(seat))
            for seat, name in enumerate(seats.bots)
            if name
        }
        self.shown = False
        """Whether this turn's beginning was shown."""
        people = [seat for seat, name in enumerate(seats.bots) if not name]
        self.shared = self.game.hidden and len(people) > 1
        """Several people look at this screen in turn, each at things of their own."""
        self.perspective = people[0] if self.game.hidden and len(people) == 1 else None
        """Whose secrets the screen shows; None for what everybody sees."""
        self.refused_by = ""
        """The rule that the last refusal named."""
        self.told = [0] * len(seats.bots)
        """How much of the game each of them was told."""
        screen.names = seats.shown(screen.words)
        screen.game = self.game.id
        self.game_screen = screen_of(screen.game)
        record.names = list(seats.names)

    def _seed(self, seat: int) -> int | None:
        return None if self.seed is None else self.seed + 1_000_003 * (seat + 1)

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is saved either way."""
        try:
            self._welcome()
            while self.state.player != ts.OVER:
                self._step()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.line()
            if self.saved != len(self.record.actions) and self.record.actions:
                self._save(self.file)
            if self.saved >= 0:
                self.screen.tell("terminal-resume", {"game": self.game.id, "path": self.file})

    def _welcome(self) -> None:
        self.screen.tell(f"{self.game.id}-game-title", style="bold")
        self.screen.tell("terminal-welcome", style="dim")

    def _step(self) -> None:
        player = self.state.player
        if player == ts.CHANCE and not self.real:
            self._deal()
        elif player in self.bots:
            self._play(self.bots[player].choose(self.state.view(player)))
        else:
            self._ask()

    def _play(self, actions: Sequence[int]) -> None:
        """Apply a line that was checked, and tell what happened."""
        self._tell([event for action in actions for event in self._apply(action)])

    def _hand_over(self, seat: int) -> None:
        """The next player takes the device: nothing of another's is left to see."""
        self.perspective = None
        self.screen.clear()
        answer = self.screen.ask(self.screen.say("terminal-pass-device", {"seat": seat}) + " ")
        if answer.strip().lower() == "quit":
            self._quit()
        self.screen.clear()
        self.perspective = seat
        self.shown = False
        self._tell(self._missed(seat))

    def _missed(self, seat: int) -> list[Event]:
        """What happened since a seat was last told, as it may know it."""
        state = self.record.state(self.told[seat])
        events: list[Event] = []
        for action in self.record.actions[self.told[seat] :]:
            before = state.copy()
            state.apply_trusted(action)
            events += self.game.describe(before, action, state, seat)
        return events

    def _deal(self) -> None:
        """All chance that follows, told together: a setup can be long."""
        events: list[Event] = []
        while self.state.player == ts.CHANCE:
            events += self._apply(self.dealer.draw(self.state))
        self._tell(events)

    def _apply(self, action: int) -> list[Event]:
        before = self.state.copy()
        self.state.apply(action)
        self.record.append(action)
        if (before.round, before.active) != (self.state.round, self.state.active):
            self.shown = False
        return self.game.describe(before, action, self.state, self.perspective)

    def _tell(self, events: Sequence[Event]) -> None:
        if self.shared and self.perspective is None and self.state.player != ts.OVER:
            return  # each of them is told when the device comes round
        for line in self.game_screen.sentences(self.screen, events):
            self.screen.line(line)

    def _finish(self) -> None:
        self.screen.heading(self.screen.term("game-over"))
        self.game_screen.show_scores(self.screen, self.state.view(None), self.state.places())
        self._save(self.file)

    # A person decides

    def _ask(self) -> None:
        """Show the decision once, then take lines until one of them is played."""
        if self.shared and self.state.player != self.perspective:
            self._hand_over(self.state.player)
        view = self.state.view(self.perspective)
        if not self.shown:
            self.shown = True
            self.screen.heading(turn_heading(self.screen, self.state.round, self.state.active))
            self.game_screen.show_sheets(self.screen, view, False)
        seat = self.state.player
        if seat == ts.CHANCE:
            choices: list[Choice] = []
            menu: Menu = {}
            name = real_screen_of(self.game.id).chance_prompt(self.screen)
            real_screen_of(self.game.id).show_chance(self.screen, view)
        else:
            choices = self.state.choices(seat)
            name = self.screen.names[seat]
            menu = self._show(view, choices)
        played = len(self.record.actions)
        while len(self.record.actions) == played:
            line = self.screen.ask(f"{name}> ").strip().replace("−", "-")  # a cell copied from the screen
            if self.perspective is not None:  # what follows may be gone before it is read: it is told again
                self.told[self.perspective] = len(self.record.actions)
            self._take(line, choices, menu)
            if played > len(self.record.actions):
                return  # taken back: another decision is due

    def _take(self, line: str, choices: list[Choice], menu: Menu) -> None:
        """Do what was typed; a refusal is told, with the way to its rule."""
        try:
            if not self._command(line):
                self._play(self._read(line, choices, menu))
        except TablesteadError as error:
            self.screen.problem(error)
            self.refused_by = error.rule
            if error.rule:
                self.screen.tell("terminal-see-rule", {"rule": error.rule}, "dim")

    def _show(self, view: object, choices: list[Choice]) -> Menu:
        """List the choices; gives what each number means."""
        self.game_screen.show_decision(self.screen, view, choices)
        menu = self.game_screen.menu(view, choices)
        for number, entry in menu.items():
            if entry.heading is not None:
                self.screen.tell(*entry.heading, style="bold")
            first, last = entry.choices[0], entry.choices[-1]
            label = self.game_screen.label(self.screen, view, first)
            if len(entry.choices) > 1:
                label += f" … {last.args['n']}"
            enter = " " + self.screen.say("terminal-enter") if len(choices) == 1 else ""
            self.screen.line(f"{number:>3}  {label}  · {first.text}{enter}", hanging=5)
        return menu

    def _read(self, line: str, choices: list[Choice], menu: Menu) -> list[int]:
        """The actions of a line: numbers of the list, a short way of the game's own, or notation."""
        view = self.state.view(self.perspective)
        if self.state.player == ts.CHANCE:
            return self.state.read(real_screen_of(self.game.id).chance_notation(view, line))
        if not line and len(choices) == 1:
            return [choices[0].action]
        short = self.game_screen.shortcut(view, line)
        if short:
            return self.state.read(short)
        if re.fullmatch(r"\d{1,3}([ ,]+\d{1,3})*", line):
            return self._numbers(re.findall(r"\d+", line), menu)
        return self.state.read(line)

    def _numbers(self, numbers: list[str], menu: Menu) -> list[int]:
        """An entry of the list; a second number says how many, or how often."""
        if numbers[0] not in menu or len(numbers) > 2:
            raise TablesteadError("terminal-no-number", {"value": " ".join(numbers)})
        entry = menu[numbers[0]]
        if len(numbers) == 1:
            return [entry.choices[0].action]
        if not entry.amounts:
            return self.state.read(f"{entry.choices[0].text} {numbers[1]}")
        for choice in entry.choices:
            if choice.args["n"] == int(numbers[1]):
                return [choice.action]
        raise TablesteadError("terminal-no-number", {"value": " ".join(numbers)})

    # Commands

    def _command(self, line: str) -> bool:
        """Do what is no move; False when the line is one."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._help(line[1:].strip())
            return True
        commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "sheet": lambda _: self.game_screen.show_sheets(
                self.screen, self.state.view(self.perspective), True
            ),
            "log": self._log,
            "undo": lambda _: self._undo(),
            "hint": lambda _: self._hint(),
            "why": self._why,
            "save": lambda name: self._save(name or self.file),
            "quit": lambda _: self._quit(),
        }
        if word.lower() not in commands:
            return False
        commands[word.lower()](rest.strip())
        return True

    def _help(self, text: str) -> None:
        """`?` lists commands, `? rules` the rules, `? A-T2` shows one, `? skull` searches."""
        if not text:
            examples = {
                "text": self.game_screen.EXAMPLE_LINE,
                "rule": self.game_screen.EXAMPLE_RULE,
                "word": self.screen.words.term(self.game_screen.EXAMPLE_TERM, game=self.game.id),
            }
            for key in ("moves", "rules", "why", "sheet", "log", "undo", "hint", "save", "quit"):
                self.screen.tell(f"terminal-command-{key}", examples)
            self.game_screen.show_legend(self.screen)
        elif text.lower() == "rules":
            for rule in rules(self.screen.words.lang, self.game.id):
                self.screen.line(f"{rule.id:<6}{rule.title}")
        elif re.fullmatch(r"[a-z]+-[a-z]*\d+[a-z]?", text.lower()):
            self.screen.rule(find_rule(self.screen.words, self.game.id, text))
        else:
            shown = self.game_screen.show_piece(self.screen, text)
            found = search_rules(self.screen.words, self.game.id, text)
            if not found and not shown:
                raise TablesteadError("terminal-nothing-found", {"value": text[:60]})
            for rule in found:
                self.screen.rule(rule)

    def _why(self, line: str) -> None:
        """Why a line is refused, with the whole rule; without one, the rule of the last refusal."""
        if not line and not self.refused_by:
            raise TablesteadError("terminal-nothing-refused", {"text": self.game_screen.EXAMPLE_LINE})
        if line:
            try:
                self._read(line, [], {})
            except TablesteadError as error:
                self.screen.problem(error)
                self.refused_by = error.rule
            else:
                self.screen.tell("terminal-possible")
                return
        if self.refused_by:
            self.screen.rule(find_rule(self.screen.words, self.game.id, self.refused_by))

    def _log(self, text: str) -> None:
        """The last turns, or all of them with `log all`."""
        told = list(turns(self.record, self.perspective))
        for turn in told if text else told[-LOG_TURNS:]:
            show_turn(self.screen, turn)

    def _undo(self) -> None:
        count, why = self.record.undoable()
        if count == 0:
            raise TablesteadError(undo_message(self.game, why))
        taken = self.record.actions[-count:]
        del self.record.actions[-count:]
        self.state = self.record.state()
        self.told = [min(count, len(self.record.actions)) for count in self.told]
        self.screen.tell("terminal-undone", {"text": self.state.say(taken)})

    def _hint(self) -> None:
        seat = self.state.player
        if seat == ts.CHANCE:
            raise TablesteadError("error-hint")
        best = ts.bot_names(self.game.id)[-1]
        bot = make_bot(best, self.game, self.record.options, seat, seed=self._seed(seat))
        view = self.state.view(seat)
        for index, advice in enumerate(bot.rank(view)):
            key = "terminal-hint-or" if index else "terminal-hint"
            self.screen.tell(key, {"text": self.state.say(advice.actions)}, "cyan")
            for line in self._reckoned(advice, self.game.facts(view, advice.actions)):
                self.screen.line(line, "cyan", indent=2, hanging=2)

    def _reckoned(self, advice: ts.Advice, facts: list[Fact]) -> list[str]:
        """Why a line, and what comes of it, as far as that is known."""
        say = self.screen.say
        lines = []
        if facts:
            told = [say(f"{self.game.id}-fact-{fact.key}", fact.args) for fact in facts]
            lines.append(
                capital(reduce(lambda one, other: say("common-clauses", {"one": one, "other": other}), told))
            )
        if advice.win is not None:
            lines.append(say("terminal-hint-win", {"n": round(100 * advice.win)}))
        if advice.expects is not None:
            lines.append(say("terminal-hint-expects", {"n": round(advice.expects, 1)}))
        if advice.margin is not None and len(self.seats.names) > 1:
            lines.append(say("terminal-hint-margin", margin(advice.margin)))
        return lines

    def _save(self, name: str) -> None:
        path = write_text(name, self.record.text())
        self.file, self.saved = name, len(self.record.actions)
        self.screen.tell("terminal-saved", {"path": str(path)})

    def _quit(self) -> None:
        if self.record.actions:
            self._save(self.file)  # where that fails, the game goes on
        raise Quit


def margin(points: float) -> dict[str, object]:
    """How far one is ahead or behind, for the message about it."""
    n = abs(round(points, 1))
    return {"side": "even" if n == 0 else "ahead" if points > 0 else "behind", "n": n}


def enable_history() -> None:
    """Arrow keys bring back earlier lines, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
