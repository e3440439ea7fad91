"""A game in the terminal: people and bots at one screen."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Sequence
from datetime import datetime

import tablestead as ts
from tablestead.bots import bot as make_bot
from tablestead.cli import ages
from tablestead.cli.history import sentences, turns
from tablestead.cli.problems import find_rule, search_rules, write_text
from tablestead.cli.screen import Screen
from tablestead.engine.choice import Choice, Event
from tablestead.engine.errors import OptionError, TablesteadError
from tablestead.engine.game import Game, State
from tablestead.engine.record import MAX_NAME, Record
from tablestead.games.ages import material as m
from tablestead.games.ages.view import AgesView
from tablestead.words import rules

BOT = "bot:"
COUNTED = ("food", "sell-food", "spearheads")
"""Choices of a number: that number chooses them."""
PASSING = ("stop", "done-trade", "done-build", "done-buy")
"""At most one of them is there: 0, at the end of the list."""
GROUPED = ("give", "take")
"""One entry for each good; a second number says how many."""
LOG_TURNS = 6


class Quit(Exception):
    """The player leaves."""


# Who plays


class Seats:
    """The names at the table, and which of them are bots."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots
        """A bot's name for each seat, empty for a person."""


def seat_players(
    game: Game, players: int | None, seats: Sequence[str], bots: Sequence[str], person: Callable[[int], str]
) -> Seats:
    """From what was asked for: named seats, then bots; who is not named is a person, or else the best bot."""
    wanted = [*seats, *(BOT + bot for bot in bots)]
    if players is None:
        players = len(wanted) + (0 if seats else 1) if wanted else int(game.option("players").default)
    if len(wanted) > players:
        allowed = {"option": "players", "value": str(players), "allowed": f"{len(wanted)}–{game.max_players}"}
        raise OptionError("error-option-value", allowed)
    free = players - len(wanted)
    best = BOT + ts.bot_names(game.id)[-1]
    people = [""] * free if wanted else ["", *[best] * (free - 1)]
    # Bots come last, so that people who are not named sit with the people who are.
    order = [*seats, *people, *(BOT + bot for bot in bots)]
    return name_seats(game, order, person)


def name_seats(game: Game, order: Sequence[str], person: Callable[[int], str]) -> Seats:
    known = ts.bot_names(game.id)
    names: list[str] = []
    playing: list[str] = []
    for number, wanted in enumerate(order, start=1):
        bot = wanted.removeprefix(BOT).strip() if wanted.startswith(BOT) else ""
        if wanted.startswith(BOT) and bot not in known:
            raise OptionError("error-bot-unknown", {"bot": bot[:60], "allowed": ", ".join(known)})
        # One line, as the record wants it.
        name = bot or " ".join(wanted.split())[:MAX_NAME] or person(number)
        names.append(_different(name, names))
        playing.append(bot)
    return Seats(names, playing)


def _different(name: str, others: Sequence[str]) -> str:
    tries = [name, *(f"{name} {number}" for number in range(2, 10))]
    return next(one for one in tries if one not in others)


def resume_seats(record: Record, person: Callable[[int], str]) -> Seats:
    """A record holds only names: a seat called like a bot is played by it."""
    players = int(record.options["players"])
    names = record.names or [person(number) for number in range(1, players + 1)]
    known = ts.bot_names(record.game.id)
    bots = [re.sub(r" \d$", "", name) for name in names]
    return Seats(list(names), [bot if bot in known else "" for bot in bots])


# The game


class Session:
    """One game at one screen."""

    def __init__(
        self,
        screen: Screen,
        record: Record,
        seats: Seats,
        seed: int | None = None,
        real_dice: bool = False,
        file: str = "",
    ) -> None:
        self.screen = screen
        self.record = record
        self.seats = seats
        self.game = record.game
        self.state: State = record.state()
        self.dealer = ts.Dealer(seed)
        self.real_dice = real_dice
        self.file = file or f"{self.game.id}-{datetime.now():%Y%m%d-%H%M%S}.txt"
        self.saved = -1
        """How many actions the file holds."""
        self.seed = seed
        self.bots = {
            seat: make_bot(name, self.game, record.options, seat, seed=self._seed(seat))
            for seat, name in enumerate(seats.bots)
            if name
        }
        self.shown = (0, -1)
        """The round and seat whose sheets were shown last."""
        screen.names = seats.names
        screen.game = self.game.id
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

    def _welcome(self) -> None:
        self.screen.tell(f"{self.game.id}-game-title", style="bold")
        self.screen.tell("terminal-welcome", style="dim")

    def _step(self) -> None:
        player = self.state.player
        if player == ts.CHANCE and not self.real_dice:
            self._play([self.dealer.draw(self.state)])
        elif player in self.bots:
            self._play(self.bots[player].choose(self.state.view(player)))
        else:
            self._ask()

    def _play(self, actions: Sequence[int]) -> None:
        """Apply a line that was checked, and tell what happened."""
        events: list[Event] = []
        for action in actions:
            before = self.state.copy()
            self.state.apply(action)
            self.record.append(action)
            events += self.game.describe(before, action, self.state, None)
        for line in sentences(self.screen, events):
            self.screen.line(line)

    def _finish(self) -> None:
        self.screen.heading(self.screen.term("game-over"))
        ages.show_scores(self.screen, self._view(), self.state.places())
        self._save(self.file)

    def _view(self) -> AgesView:
        view = self.state.view(None)
        assert isinstance(view, AgesView)
        return view

    # A person decides

    def _ask(self) -> None:
        """Show the decision once, then take lines until one of them is played."""
        here = (self.state.round, self.state.active)
        if here != self.shown:
            self.shown = here
            self.screen.heading(self.screen.say("terminal-turn", {"n": here[0], "seat": here[1]}))
            ages.show_sheets(self.screen, self._view())
        seat = self.state.player
        choices = self._choices()
        menu = {} if seat == ts.CHANCE else self._show(choices)
        played = len(self.record.actions)
        while len(self.record.actions) == played:
            name = self.screen.say("terminal-dice-prompt") if seat == ts.CHANCE else self.seats.names[seat]
            line = self.screen.ask(f"{name}> ").strip()
            try:
                if not self._command(line):
                    actions = self._read(line, choices, menu)
                    self._own(actions)
                    self._play(actions)
            except TablesteadError as error:
                self.screen.problem(error)
                if error.rule:
                    self.screen.tell("terminal-see-rule", {"rule": error.rule}, "dim")
            if played > len(self.record.actions):
                return  # taken back: another decision is due

    def _choices(self) -> list[Choice]:
        if self.state.player == ts.CHANCE:
            args = {"n": self._view().rolling}
            self.screen.tell("terminal-type-roll", args, "bold")
            faces = [
                f"{n} {self.screen.words.term('face-' + id)}" for n, id in enumerate(m.FACE_IDS, start=1)
            ]
            self.screen.line(", ".join(faces), "dim")
            return []
        return listed(self.state)

    def _show(self, choices: list[Choice]) -> dict[str, list[Choice]]:
        """List the choices; gives what each number means."""
        view = self._view()
        ages.show_decision(self.screen, view)
        if view.step == "reroll":
            leads = any(choice.kind == "lead" for choice in choices)
            self.screen.tell("terminal-reroll-lead" if leads else "terminal-reroll", style="dim")
            return {}
        menu = group(choices)
        for number, same in menu.items():
            label = ages.label(self.screen, view, same[0])
            if len(same) > 1:
                label += f" … {same[-1].args['n']}"
            enter = " " + self.screen.say("terminal-enter") if len(choices) == 1 else ""
            self.screen.line(f"{number:>3}  {label}  · {same[0].text}{enter}")
        return menu

    def _read(self, line: str, choices: list[Choice], menu: dict[str, list[Choice]]) -> list[int]:
        """The actions of a line: numbers of the list, numbers of dice, or notation."""
        if self.state.player == ts.CHANCE:
            return self.state.read(roll_notation(line))
        if not line and len(choices) == 1:
            return [choices[0].action]
        lead = re.fullmatch(r"lead ([1-9])", line.lower())
        if lead:
            return self._lead(int(lead[1]))
        if re.fullmatch(r"\d{1,3}([ ,]+\d{1,3})*", line):
            numbers = re.findall(r"\d+", line)
            return self._numbers(numbers, menu) if menu else self._reroll(numbers)
        return self.state.read(line)

    def _own(self, actions: Sequence[int]) -> None:
        """A line ends where another player's decision begins."""
        trial, seat = self.state.copy(), self.state.player
        for action in actions:
            if trial.player != seat:
                raise TablesteadError("error-beyond-turn")
            trial.apply_trusted(action)

    def _numbers(self, numbers: list[str], menu: dict[str, list[Choice]]) -> list[int]:
        """An entry of the list; a second number says how many, or how often."""
        if numbers[0] not in menu or len(numbers) > 2:
            raise TablesteadError("terminal-no-number", {"value": " ".join(numbers)})
        same = menu[numbers[0]]
        if len(numbers) == 1:
            return [same[0].action]
        if len(same) == 1 and same[0].kind not in GROUPED:
            return self.state.read(f"{same[0].text} {numbers[1]}")
        for choice in same:
            if choice.args["n"] == int(numbers[1]):
                return [choice.action]
        raise TablesteadError("terminal-no-number", {"value": " ".join(numbers)})

    def _reroll(self, numbers: list[str]) -> list[int]:
        """Dice by their numbers; 0 keeps all."""
        if numbers == ["0"]:
            return self.state.read("stop")
        free = ages.free_dice(self._view())
        if len(set(numbers)) < len(numbers) or any(not 1 <= int(n) <= len(free) for n in numbers):
            raise TablesteadError("terminal-no-die", {"value": " ".join(numbers), "n": len(free)})
        return self.state.read("reroll " + " ".join(free[int(n) - 1] for n in numbers))

    def _lead(self, number: int) -> list[int]:
        dice = ages.free_dice(self._view())
        if number > len(dice):
            raise TablesteadError("terminal-no-die", {"value": str(number), "n": len(dice)})
        return self.state.read(f"lead {dice[number - 1]}")

    # Commands

    def _command(self, line: str) -> bool:
        """Do what is no move; False when the line is one."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._help(line[1:].strip())
            return True
        commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "sheet": lambda _: ages.show_sheets(self.screen, self._view()),
            "log": self._log,
            "undo": lambda _: self._undo(),
            "hint": lambda _: self._hint(),
            "save": lambda name: self._save(name or self.file),
            "quit": lambda _: self._quit(),
        }
        if word.lower() not in commands:
            return False
        commands[word.lower()](rest.strip())
        return True

    def _help(self, text: str) -> None:
        """`?` lists commands and rules, `? A-T2` shows a rule, `? skull` searches."""
        if not text:
            for key in ("moves", "rules", "sheet", "log", "undo", "hint", "save", "quit"):
                self.screen.tell(f"terminal-command-{key}")
            ages.show_legend(self.screen)
            self.screen.line()
            for rule in rules(self.screen.words.lang, self.game.id):
                self.screen.line(f"{rule.id:<6}{rule.title}")
        elif re.fullmatch(r"[a-z]-[a-z]+\d*", text.lower()):
            self.screen.rule(find_rule(self.screen.words, self.game.id, text))
        else:
            found = search_rules(self.screen.words, self.game.id, text)
            if not found:
                raise TablesteadError("terminal-nothing-found", {"value": text[:60]})
            for rule in found:
                self.screen.rule(rule)

    def _log(self, text: str) -> None:
        """The last turns, or all of them with `log all`."""
        told = list(turns(self.record))
        for turn in told if text else told[-LOG_TURNS:]:
            self.screen.tell("terminal-turn", {"n": turn.round, "seat": turn.seat}, "bold")
            for line in sentences(self.screen, turn.events):
                self.screen.line(line, indent=2)

    def _undo(self) -> None:
        count, why = self.record.undoable()
        if count == 0:
            raise TablesteadError(why)
        taken = self.record.actions[-count:]
        del self.record.actions[-count:]
        self.state = self.record.state()
        self.screen.tell("terminal-undone", {"text": self.state.say(taken)})

    def _hint(self) -> None:
        seat = self.state.player
        if seat == ts.CHANCE:
            raise TablesteadError("error-hint")
        best = ts.bot_names(self.game.id)[-1]
        bot = make_bot(best, self.game, self.record.options, seat, seed=self._seed(seat))
        advice = bot.advise(self.state.view(seat))
        self.screen.tell("terminal-hint", {"text": self.state.say(advice.actions)}, "cyan")
        if advice.expects is not None:
            self.screen.tell("terminal-hint-expects", {"n": round(advice.expects, 1)}, "cyan")
        if advice.margin is not None and len(self.seats.names) > 1:
            self.screen.tell("terminal-hint-margin", {"n": round(advice.margin, 1)}, "cyan")

    def _save(self, name: str) -> None:
        path = write_text(name, self.record.text())
        self.file, self.saved = name, len(self.record.actions)
        self.screen.tell("terminal-saved", {"path": str(path)})

    def _quit(self) -> None:
        if self.record.actions:
            self._save(self.file)  # where that fails, the game goes on
        raise Quit


def listed(state: State) -> list[Choice]:
    """The choices in the order in which they are shown: ways to pay by what they waste, as on the page."""
    choices = state.choices(state.player)
    if choices[0].kind == "with":
        choices.sort(key=_waste)
    return choices


def _waste(choice: Choice) -> tuple[bool, int]:
    """What food still has to make up for comes last."""
    waste = choice.args["waste"]
    assert isinstance(waste, int)
    return waste < 0, abs(waste)


def group(choices: list[Choice]) -> dict[str, list[Choice]]:
    """What each number of the list means: one choice, or amounts of the same good. 0 passes."""
    menu: dict[str, list[Choice]] = {}
    goods: dict[tuple[str, object], str] = {}
    passing = [choice for choice in choices if choice.kind in PASSING]
    for choice in choices:
        if choice.kind in COUNTED:
            menu[str(choice.args["n"])] = [choice]
        elif choice.kind in GROUPED:
            number = goods.setdefault((choice.kind, choice.args["good"]), str(len(menu) + 1))
            menu.setdefault(number, []).append(choice)
        elif choice not in passing:
            menu[str(len(menu) + 1)] = [choice]
    if passing:
        menu["0"] = passing
    return menu


def roll_notation(line: str) -> str:
    """A roll typed as faces, as their numbers (`1 1 3`, `113`), or in full."""
    words = line.lower().removeprefix("roll ").replace(",", " ").split()
    if words and all(re.fullmatch(r"[1-6]+", word) for word in words):
        words = [m.FACE_IDS[int(digit) - 1] for word in words for digit in word]
    return " ".join(["roll", *words])


def enable_history() -> None:
    """Arrow keys bring back earlier lines, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
