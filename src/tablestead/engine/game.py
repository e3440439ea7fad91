"""The contract of every game: Option, Game and State."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablestead.engine.choice import Choice, Concern, Event, Fact
from tablestead.engine.errors import IllegalAction, NotationError, OptionError, RuleViolation
from tablestead.engine.rng import Rng
from tablestead.engine.space import Sketch, Space
from tablestead.engine.view import Presenter, View

CHANCE: Final = -1
OVER: Final = -2
END_TURN: Final = 0
"""The action with which every turn closes: it has the first number in every game."""

Value = int | str | bool
RANDOM: Final = "random"

MOST_FACTS: Final = 3
"""So many make a sentence that can be read at a glance."""
MAX_STEP_WORDS: Final = 12
"""No step of a line has more words, so a long line is read in a time that grows with its length."""


def value_text(value: Value) -> str:
    """The value of an option as it is typed and as records write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Option:
    """One option of a new game: its name, what it may be, and what it is when nobody says."""

    def __init__(self, name: str, kind: str, values: list[Value], default: Value) -> None:
        self.name = name
        """What it is called in records, on the command line and in `start`."""
        self.kind = kind
        """`choice`, `range`, `flag`, or a kind of the game's own, such as `board`."""
        self.values = values
        """Everything it may be."""
        self.default = default
        """What it is when nobody says."""

    def read(self, value: object) -> Value:
        """The value meant by `value`, which may be text from a record or a command line."""
        for allowed in self.values:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
            if isinstance(value, str) and value.strip().lower() == str(allowed).lower():
                return allowed
        allowed_values = ", ".join(map(value_text, self.values))
        if self.kind == "range":
            allowed_values = f"{self.values[0]}–{self.values[-1]}"
        fault = {"option": self.name, "value": str(value)[:60], "allowed": allowed_values}
        raise OptionError("error-option-value", fault)

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.kind!r}, default={self.default!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: its options, its numbering of actions, and the way to start it."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        options: list[Option],
        hidden: bool = False,
        short_turns: bool = False,
    ) -> None:
        self.id = id
        """The word for it in `ts.game(…)` and in records."""
        self.rules_version = rules_version
        """Grows when a change of the rules makes old records illegal."""
        self.options = options
        """What can be chosen before a game begins."""
        self.hidden = hidden
        """There are pieces that some seats may not see."""
        self.short_turns = short_turns
        """A turn is one placement, not many steps that are thought out at once, so bots think often."""
        self.locale: Path | None = None
        """The folder with the game's words, as `locale` here, for a game of another package."""
        players = next(option for option in options if option.name == "players")
        self.min_players: int = int(players.values[0])
        """The fewest that can play."""
        self.max_players: int = int(players.values[-1])
        """The most that can play."""
        self._space: Space | None = None

    # What a game adds

    def start(self, **options: object) -> State:
        """The first position. Every option must be settled: see `Dealer.settle`."""
        raise NotImplementedError

    def refuse_combination(self, options: Mapping[str, Value]) -> None:
        """Raise OptionError where options that are fine by themselves do not go together."""

    def settle_option(self, name: str, options: Mapping[str, Value], rng: Rng) -> Value:
        """Draw the value of an option that was left to chance."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """The notation of one action."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action of a notation; raises NotationError."""
        raise NotImplementedError

    def verbs(self) -> list[tuple[str, int, int]]:
        """The blocks of the numbering: a pattern of the notation, first action, number of actions."""
        raise NotImplementedError

    def presenter(self) -> Presenter:
        """What people see: a game brings it in only when it is asked for."""
        raise NotImplementedError

    def ends_turn(self, action: int) -> bool:
        """Whether the turn is over with this action, also where the same seat has the next one."""
        return action == END_TURN

    # What a game with dice adds

    def faces(self, action: int) -> list[int]:
        """How many dice show each face in a roll; empty for every other action."""
        return []

    # What a game with hidden pieces adds

    def conceals(self, before: State, action: int, seat: int | None) -> bool:
        """Whether a seat, or None for a spectator, may not know this action."""
        return False

    def reveals(self, before: State, action: int) -> bool:
        """Whether the action showed a player something hidden, so that it cannot be taken back."""
        return False

    # What a game adds that says why a line is good or not

    def facts_of(self, state: State, actions: list[int]) -> list[Fact]:
        """What a line does for the seat that decides, the weightiest first."""
        return []

    # What a game adds that coaches beginners

    def concerns_of(self, state: State) -> list[Concern]:
        """What the seat that decides might overlook, and rules that matter now, the weightiest first."""
        return []

    # What a game adds that programs learn

    def sketch(self) -> Sketch | None:
        """What a learning program is shown, and what it may answer; None where there is no such thing."""
        return None

    # What all games share

    def space(self) -> Space:
        """Observations and actions as fixed rows of numbers; an OptionError where the game brings none."""
        if self._space is None:
            sketch = self.sketch()
            if sketch is None:
                raise OptionError("error-no-observation", {"game": self.id})
            self._space = Space(self, sketch)
        return self._space

    def __repr__(self) -> str:
        players = f"{self.min_players}–{self.max_players} players"
        return f"<{type(self).__name__}: {self.id!r}, {players}, rules {self.rules_version}>"

    def view(self, state: State, seat: int | None) -> View:
        """What a seat, or None for a spectator, may see."""
        return self.presenter().view_of(state, seat)

    def restore(self, view: View) -> State:
        """A state that fits all that the view tells."""
        return self.presenter().restore(self, view)

    def choices(self, state: State, seat: int | None) -> list[Choice]:
        """The legal actions of a seat, described for people; none when it is not to decide."""
        return self.presenter().choices_of(state, seat)

    def describe(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        """What a seat is told of an action."""
        return self.presenter().events_of(before, action, after, seat)

    def facts(self, view: View, actions: list[int]) -> list[Fact]:
        """What speaks for a line or against it, as the seat knows that looks and decides; a few."""
        return self.facts_of(self.restore(view), actions)[:MOST_FACTS]

    def concerns(self, view: View) -> list[Concern]:
        """What the seat that looks and decides might overlook, as far as it knows; none for all others."""
        if view.seat is None or view.seat != view.player:
            return []
        return self.concerns_of(self.restore(view))

    def points_by_source(self, state: State, seat: int) -> dict[str, int]:
        """What brought a seat points so far, as far as it has a name: ids of terms, with their points."""
        return self.presenter().points_by_source(state, seat)

    def draw(self, view: View) -> str:
        """The table of a view in plain text."""
        return self.presenter().text_of(view)

    def option(self, name: str) -> Option:
        """The option of this name; raises OptionError."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError("error-option-unknown", {"option": str(name)[:60], "allowed": known})

    def check(self, options: Mapping[str, object], settled: bool = True) -> dict[str, Value]:
        """All options with their values, defaults filled in; raises OptionError naming the fault."""
        given = {self.option(name).name: value for name, value in options.items()}
        result: dict[str, Value] = {}
        for option in self.options:
            value = option.read(given[option.name]) if option.name in given else option.default
            if value == RANDOM and settled:
                raise OptionError("error-option-unsettled", {"option": option.name})
            result[option.name] = value
        players = int(result["players"])
        start = result.get("start", 1)
        if start != RANDOM and int(start) > players:
            raise OptionError(
                "error-option-value", {"option": "start", "value": str(start), "allowed": f"1–{players}"}
            )
        self.refuse_combination(result)
        return result


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. All of it lies in `cells`; a game names their offsets."""

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        self.game: Final = game
        """The game it is a position of."""
        self.cells = cells
        """All of the position, as numbers."""

    # What a game adds

    @property
    def player(self) -> int:
        """The seat that decides now, CHANCE or OVER."""
        raise NotImplementedError

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        raise NotImplementedError

    @property
    def step_id(self) -> str:
        """The step of the turn: what is to be decided, or drawn."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The round of the game, or what it has in its place, such as a season; 0 in the setup."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        """How many play."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The actions of the seat that decides, sorted; none at CHANCE and OVER."""
        raise NotImplementedError

    def apply_trusted(self, action: int) -> None:
        """Play an action known to be legal. For search: nothing is checked."""
        raise NotImplementedError

    def why_not(self, action: int) -> RuleViolation | None:
        """Why an action is not possible now, or None."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, float]]:
        """At CHANCE: every action that can happen, with its exact probability."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> int:
        """At CHANCE: one of the outcomes, drawn with its probability."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same position once more, to try things on."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat as things stand."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of every seat as things stand, from 1; equal players share a place."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what `seat` cannot know."""
        raise NotImplementedError

    # What a game adds that has more than cells

    def printed(self) -> object:
        """What is printed on a board that differs from game to game: a vec that never changes, or None."""
        return None

    # What all games share

    def observe(self, seat: int, out: object) -> None:
        """Write what a seat may know into `out`, an array of `space.observation_size` int16.

        Seats are counted from the one that looks; it may be any seat, at any time of a game.
        """
        self.game.space().observe(self, seat, out)

    def mask(self, out: object) -> None:
        """Write 1 for each legal action, else 0, into `out`: `space.actions` uint8, int8 or bool."""
        self.game.space().mask(self, out)

    def __repr__(self) -> str:
        players = "1 player" if self.players == 1 else f"{self.players} players"
        who = "chance" if self.player == CHANCE else f"seat {self.player + 1}"
        now = "over" if self.player == OVER else f"{who} decides ({self.step_id})"
        digest = f"{self.digest() & 0xFFFFFFFF:08x}"
        return f"<{type(self).__name__}: {players}, round {self.round}, {now}, {digest}>"

    def __str__(self) -> str:
        """The table in text, as the seat that decides sees it."""
        return self.game.draw(self.view(self.player if self.player >= 0 else None))

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game; options and boards lie in the cells too."""
        if not isinstance(other, State):
            return NotImplemented
        mine = self.cells
        theirs = other.cells
        length: i64 = len(mine)
        if self.game.id != other.game.id or len(theirs) != length:
            return False
        index: i64 = 0
        while index < length:
            if mine[index] != theirs[index]:
                return False
            index += 1
        return True

    def apply(self, action: int) -> None:
        """Play an action; an illegal one raises IllegalAction and changes nothing."""
        violation = self.why_not(action)
        if violation is not None:
            raise IllegalAction(violation, action)
        self.apply_trusted(action)

    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def digest(self) -> int:
        """A hash over all cells, the same compiled or not."""
        cells = self.cells
        first: i64 = 17
        second: i64 = 29
        index: i64 = 0
        length: i64 = len(cells)
        while index < length:
            value: i64 = cells[index] + 40000
            first = (first * 1000003 + value) & 0x7FFFFFFF
            second = (second * 69069 + value) & 0x7FFFFFFF
            index += 1
        return int((first << 31) | second)

    def view(self, seat: int | None) -> View:
        """What a seat, or None for a spectator, may see."""
        return self.game.view(self, seat)

    def moves(self) -> list[str]:
        """The legal actions in notation: what `play` takes."""
        return [self.game.text(action) for action in self.legal()]

    def play(self, line: str) -> list[int]:
        """Play a line of notation, one or more steps, whole or not at all; gives its actions."""
        steps = self.steps(line)
        self.cells = steps[-1][1].cells
        return [action for action, _ in steps]

    def choices(self, seat: int | None) -> list[Choice]:
        """The legal actions of a seat, described for people; none when it is not to decide."""
        return self.game.choices(self, seat)

    def read(self, text: str) -> list[int]:
        """The actions of a line of notation; nothing is played. See `steps`."""
        return [action for action, _ in self.steps(text)]

    def steps(self, text: str) -> list[tuple[int, State]]:
        """The actions of a line of notation, each with the position after it: whole or not at all.

        A line is a row of steps; a number behind a step repeats it (`build great-wall 3`). It ends with the
        decision it begins with, a seat's or that of chance: what another could do is not even tried, because
        the answer might tell what is hidden.
        """
        words = text.lower().split()
        if not words:
            raise NotationError("error-line-empty")
        steps: list[tuple[int, State]] = []
        after = self
        at = 0
        while at < len(words):
            self._require_own(after)
            times = _times(words[at]) if steps else 0
            if times:
                actions = [steps[-1][0]] * (times - 1)
                at += 1
            else:
                action, at = self._longest_step(words, at)
                actions = [action]
            for action in actions:
                self._require_own(after)
                violation = after.why_not(action)
                if violation is not None:
                    if at < len(words) and not _times(words[at]):
                        self._require_word(words, at)
                    raise IllegalAction(violation, action, len(steps))
                after = after.copy()
                after.apply_trusted(action)
                steps.append((action, after))
        return steps

    def _require_own(self, after: State) -> None:
        """The decision with which a line begins goes on."""
        if after.player != self.player:
            raise NotationError("error-beyond-turn")

    def _require_word(self, words: list[str], at: int) -> None:
        """What stands here is a word of the game: one that is none explains more than a rule."""
        try:
            self._longest_step(words, at)
        except NotationError as error:
            if error.key == "error-word":
                raise

    def _longest_step(self, words: list[str], at: int) -> tuple[int, int]:
        """The longest row of words from `at` on that is an action, and where it ends."""
        most = min(len(words), at + MAX_STEP_WORDS)
        for end in range(most, at, -1):
            try:
                return self.game.parse(" ".join(words[at:end])), end
            except NotationError as error:
                fault = error
        # The fault of the shortest try names the word itself; a longer one may know more.
        try:
            self.game.parse(" ".join(words[at:most]))
        except NotationError as error:
            fault = error
        raise fault

    def say(self, actions: list[int]) -> str:
        """The line of notation for some actions, equal steps in a row counted."""
        parts: list[str] = []
        index = 0
        while index < len(actions):
            run = 1
            while index + run < len(actions) and actions[index + run] == actions[index]:
                run += 1
            parts.append(self.game.text(actions[index]) + (f" {run}" if run > 1 else ""))
            index += run
        return " ".join(parts)


def _times(word: str) -> int:
    """How often a step is repeated, 0 for a word that is no such number."""
    return int(word) if re.fullmatch(r"[1-9][0-9]?", word) else 0


def playout(state: State, rng: Rng) -> int:
    """Play on uniformly at random to the end; gives the number of steps, chance included."""
    steps: i64 = 0
    while True:
        player = state.player
        if player >= 0:
            legal = state.legal()
            state.apply_trusted(legal[rng.below(len(legal))])
        elif player == CHANCE:
            state.apply_trusted(state.sample(rng))
        else:
            return int(steps)
        steps += 1
