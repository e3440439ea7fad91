"""The record is the game: text that replays without a random generator (docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from tablestead.engine.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    TablesteadError,
)
from tablestead.engine.game import CHANCE, OVER, Game, State, Value, value_text
from tablestead.engine.visible import one_line

FORMAT: Final = 1
UNFINISHED: Final = "unfinished"
RESIGNED: Final = "resigned"
UNSEEN: Final = "?"
UNDO_CHANCE: Final = "undo-chance"
NOTE: Final = "#"
"""Begins a line behind the end that is no part of the game: who does not know it passes it over."""
MAX_NAME: Final = 40
UndoStep = tuple[int, bool, bool, bool]
"""Of an action: who acted, whether there was a choice, whether something hidden was seen, whether it ended
the turn."""


class Record:
    """The settled options of a game, the names at the table, and every action that counts."""

    def __init__(self, game: Game, options: dict[str, Value], names: Sequence[str] = ()) -> None:
        self.game = game
        """The game that was played."""
        self.options = game.check(options)
        """Its options, all settled."""
        self.names: list[str] = [one_line(one_line(name)[:MAX_NAME]) for name in names]
        """Who sat at the table, or nobody."""
        self.rules_version = game.rules_version
        """The rules it was played by."""
        self.actions: list[int] = []
        """What was played and drawn, in order."""
        self.end = ""
        """Empty while the game runs, else `finished`, `resigned` or `abandoned`."""
        self.resigned = -1
        """The seat that gave up, when that was the end; else -1."""
        self.notes: list[str] = []
        """What others wrote behind the end, each in one line, such as an analysis."""

    def __repr__(self) -> str:
        about = f"{self.game.id}, {self.options['players']} players, {len(self.actions)} actions"
        return f"<Record: {about}, {self.end or UNFINISHED}>"

    def append(self, action: int) -> None:
        """Note an action that was played."""
        self.actions.append(action)

    def start(self) -> State:
        """The first position."""
        return self.game.start(**self.options)

    def state(self, count: int = -1) -> State:
        """The position after the first `count` actions, or after all of them."""
        state = self.start()
        for action in self.actions if count < 0 else self.actions[:count]:
            state.apply(action)
        return state

    def text(self) -> str:
        """The whole record."""
        return self._text(None, whole=True)

    def text_seen(self, seat: int | None) -> str:
        """What a seat, or None for a spectator, has seen; `?` stands for what it has not."""
        return self._text(seat, whole=False)

    def _text(self, seat: int | None, whole: bool) -> str:
        lines = [f"tablestead {FORMAT}", f"game: {self.game.id}", f"rules: {self.rules_version}"]
        for name, value in self.options.items():
            lines.append(f"{name}: {value_text(value)}")
        for number, name in enumerate(self.names, start=1):
            lines.append(f"seat {number}: {name}")
        lines.append("")
        state = self.start()
        for action in self.actions:
            who = _who(state)
            seen = whole or not self.game.conceals(state, action, seat)
            lines.append(f"{who} {self.game.text(action) if seen else UNSEEN}")
            state.apply(action)
        end = self.end or ("finished" if state.player == OVER else UNFINISHED)
        lines.append(f"end: {end_text(end, self.resigned)}")
        if whole:
            lines += [f"{NOTE} {one_line(note)}" for note in self.notes]
        return "\n".join(lines) + "\n"

    def undoable(self) -> tuple[int, str]:
        """How many actions one undo takes back; 0 with the message that says why not.

        An undo goes back to the last real decision of the turn. It stops at a chance event, at a look at
        something hidden, at another seat's action and at the end of a turn; what was done since then without
        a choice stays done.
        """
        return undo_count(self.undo_trail(), self.state())

    def undo_trail(self) -> list[UndoStep]:
        """What an undo has to know of every action."""
        state = self.start()
        trail: list[UndoStep] = []
        for action in self.actions:
            trail.append(undo_step(state, action))
            state.apply_trusted(action)
        return trail


def undo_step(before: State, action: int) -> UndoStep:
    """What an undo has to know of one action."""
    game, player = before.game, before.player
    choice = player >= 0 and len(before.legal()) > 1
    return player, choice, game.reveals(before, action), game.ends_turn(action)


def undo_count(trail: list[UndoStep], state: State) -> tuple[int, str]:
    """How many actions one undo takes back from `state`, where the trail has led: see `Record.undoable`."""
    if not trail:
        return 0, "undo-nothing"
    if state.player == OVER:
        return 0, "undo-over"
    seat = state.active if state.player == CHANCE else state.player
    for count in range(1, len(trail) + 1):
        player, choice, seen, ended = trail[-count]
        if player == CHANCE:
            return 0, UNDO_CHANCE
        if ended:
            return 0, "undo-turn" if count == 1 else "undo-forced"
        if player != seat:
            return 0, "undo-other"
        if seen:
            return 0, "undo-hidden"
        if choice:
            return count, ""
    return 0, "undo-nothing"


def end_text(end: str, resigned: int) -> str:
    """The end of a game as the last line of a record has it."""
    return f"{end} {resigned + 1}" if end == RESIGNED else end


def undo_message(game: Game, why: str) -> str:
    """The message for a reason of `Record.undoable`: what chance did, every game says in its own words."""
    return f"{game.id}-{why}" if why == UNDO_CHANCE else why


def parse_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record, playing every line; raises RecordError with the number of the faulty line."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    notes: list[str] = []
    while lines and (not lines[-1].strip() or lines[-1].startswith(NOTE)):
        if note := lines.pop().strip().removeprefix(NOTE).strip():
            notes.insert(0, note)
    record, first = _read_head(lines, find_game)
    record.notes = notes
    state = record.start()
    for number in range(first, len(lines)):
        line = lines[number].strip()
        if line.startswith("end:"):
            _read_end(record, state, line, number, last=number == len(lines) - 1)
            return record
        play_line(record, state, line, number)
    raise RecordError("error-record-cut", {"line": len(lines)})


def replay(text: str, find_game: Callable[[str], Game]) -> State:
    """The position a record leads to."""
    return parse_record(text, find_game).state()


Head = dict[str, tuple[str, int]]
"""What each name at the head of a record stands for, and in which line."""


def _read_head(lines: list[str], find_game: Callable[[str], Game]) -> tuple[Record, int]:
    """The record without its actions, and the index of the line where they begin."""
    _check_format(lines[0].strip() if lines else "")
    head, length = _head_lines(lines)
    id, line = head["game"]
    try:
        game = find_game(id)
    except OptionError as error:
        raise RecordError("error-record-game", {"line": line, "game": id[:60]}) from error
    version, line = head["rules"]
    if not re.fullmatch("[0-9]{1,9}", version):
        raise RecordError("error-record-rules", {"line": line, "text": version[:60]})
    names = _seat_names(head)
    settled = _settled_options(game, head)
    players = int(settled["players"])
    if names and sorted(names) != list(range(1, players + 1)):
        raise RecordError("error-record-seats", {"line": length, "players": players})
    record = Record(game, settled, [names[seat] for seat in sorted(names)])
    record.rules_version = int(version)
    return record, length + 1


def _check_format(line: str) -> None:
    opening = re.fullmatch("tablestead ([1-9][0-9]{0,8})", line)
    if opening is None:
        raise RecordError("error-record-start", {"line": 1})
    if int(opening[1]) > FORMAT:
        raise RecordError("error-record-newer", {"line": 1, "version": int(opening[1]), "known": FORMAT})


def _head_lines(lines: list[str]) -> tuple[Head, int]:
    """What stands before the first empty line, and how many lines that takes."""
    head: Head = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        name, colon, value = lines[number].partition(":")
        name = name.strip().lower()
        if not colon or name == "end":
            raise RecordError("error-record-head", {"line": number + 1, "text": lines[number][:60]})
        if name in head:
            raise RecordError("error-record-twice", {"line": number + 1, "name": name[:60]})
        head[name] = (value.strip(), number + 1)
        number += 1
    for needed in ("game", "rules", "players"):
        if needed not in head:
            raise RecordError("error-record-missing", {"line": number + 1, "name": needed})
    return head, number


def _seat_of(name: str) -> int:
    """The number in `seat 2`, 0 for every other name."""
    found = re.fullmatch("seat ([1-9])", name)
    return int(found[1]) if found else 0


def _seat_names(head: Head) -> dict[int, str]:
    return {_seat_of(name): value for name, (value, _) in head.items() if _seat_of(name)}


def _settled_options(game: Game, head: Head) -> dict[str, Value]:
    """The options of the game; a fault is told of the line that has it."""
    options: dict[str, object] = {}
    for name, (value, line) in head.items():
        if name not in ("game", "rules") and not _seat_of(name):
            try:
                options[name] = game.option(name).read(value)
            except OptionError as error:
                raise _at_line(error, line) from error
    try:
        return game.check(options)
    except OptionError as error:
        faulty = str(error.info.get("option", ""))
        raise _at_line(error, head[faulty if faulty in head else "players"][1]) from error


def _at_line(error: TablesteadError, line: int) -> RecordError:
    located = RecordError(error.key, {**error.info, "line": line}, error.rule)
    located.faults = error.faults
    return located


def play_line(record: Record, state: State, line: str, number: int = 0) -> None:
    """Play a line as it stands in a record, `2 keep` or `* roll food`; `number` counts lines, for errors."""
    parts = line.split(None, 1)
    if not parts:
        raise RecordError("error-line-empty", {"line": number + 1})
    who, notation = parts[0], parts[1] if len(parts) > 1 else ""
    where: dict[str, object] = {"line": number + 1, "text": line[:80]}
    if notation == UNSEEN:
        raise RecordError("error-record-hidden", where)
    if state.player == OVER:
        raise RecordError("error-record-over", where)
    if who != _who(state):
        raise RecordError("error-record-seat", {**where, "expected": _who(state)})
    try:
        if state.player == CHANCE:  # one line is one event; a seat may do several things in one
            actions = [record.game.parse(notation)]
            state.apply(actions[0])
        else:
            actions = state.play(notation)
        for action in actions:
            record.append(action)
    except NotationError as error:
        raise _at_line(error, number + 1) from error
    except IllegalAction as error:
        if record.rules_version != record.game.rules_version:
            versions = {"version": record.rules_version, "known": record.game.rules_version}
            raise RecordError("error-record-version", {**where, **versions}, error.rule) from error
        raise _at_line(error, number + 1) from error


def _who(state: State) -> str:
    return "*" if state.player == CHANCE else str(state.player + 1)


def _read_end(record: Record, state: State, line: str, number: int, last: bool) -> None:
    how = line.removeprefix("end:").strip()
    where: dict[str, object] = {"line": number + 1, "text": line[:80]}
    if not last:
        raise RecordError("error-record-after-end", {"line": number + 2})
    end, _, seat = how.partition(" ")
    seats = [str(n) for n in range(1, state.players + 1)] if end == RESIGNED else [""]
    if end not in ("finished", "abandoned", RESIGNED, UNFINISHED) or seat not in seats:
        raise RecordError("error-record-end", where)
    if (end == "finished") != (state.player == OVER):
        raise RecordError("error-record-end-wrong", where)
    record.end = "" if end == UNFINISHED else end
    record.resigned = int(seat) - 1 if seat else -1
