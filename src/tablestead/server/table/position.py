"""The position of a table: what its row and its events say, and what comes of a line."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import msgspec

import tablestead as ts
from tablestead.engine.choice import Choice, Concern
from tablestead.engine.errors import IllegalAction, TablesteadError
from tablestead.engine.game import Game, State
from tablestead.engine.record import FORMAT, UNFINISHED, Record, end_text, undo_message
from tablestead.server import wire
from tablestead.server.chance import Chance
from tablestead.server.operations.logs import short
from tablestead.server.people import seats
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import StoredEvent, StoredTable, Summary
from tablestead.server.table import clock
from tablestead.server.table.clock import Times
from tablestead.server.table.history import History, Perspective, Steps

log = logging.getLogger(__name__)

MAX_LINE: Final = 200
"""Actions in one line."""
MAX_TOLD: Final = 80
"""Characters of a record's line that a message repeats: a line can hold a whole board."""
MAX_ACTION: Final = 2**31

WAITING: Final = "waiting"
RUNNING: Final = "running"
BROKEN: Final = "broken"


@dataclass
class Outcome:
    """What an event makes of the position: played once, stored, and then adopted as it is."""

    event: StoredEvent
    steps: Steps
    """What is played, or for an undo the position it goes back to."""
    kept: int
    """So many actions of the record stay."""
    ended: bool = False
    """Whether the turn of who decided ended."""

    @property
    def after(self) -> State:
        return self.steps.after


class Position:
    """A table's row, record and state. Of a broken table: the last position that still replays, if any."""

    def __init__(self, chance: Chance, row: StoredTable, events: Sequence[StoredEvent]) -> None:
        self._chance = chance
        self.holidays: Mapping[int, Sequence[clock.Span]] = {}
        """By seat: when its owner's deadlines stand still."""
        self.rebuild(row, events)

    def rebuild(self, row: StoredTable, events: Sequence[StoredEvent]) -> None:
        """Replay what is stored."""
        self.seq = events[-1].seq if events else 0
        self.broken: RequestRejected | None = None
        self.actors: list[int] = []
        """Who chose each action of the record."""
        self.record: Record | None = None
        self.state: State | None = None
        self.take_row(row)
        lines: list[str] = []
        for event in events:
            if event.kind == "act":
                lines += event.payload["lines"]
            elif event.kind == "undo":
                del lines[-event.payload["n"] :]
        self._replay(lines)

    def take_row(self, row: StoredTable) -> None:
        self.row = row
        self.status: wire.Status = row.status
        self.seats = seats.read(row.seats)
        if self.record is not None:
            self.record.names = [seat.name for seat in self.seats]

    def _replay(self, lines: list[str]) -> None:
        """Goes as far as it can; where the rules no longer fit, the table is broken from there on."""
        self._unplayed: list[str] = []
        try:
            game = ts.game(self.row.game)
            self.record = Record(game, self.row.options, [seat.name for seat in self.seats])
            self._end_record(self.record)
            self._history = History(self.record)
            self.state = self.record.start()
            for line in lines:
                action = game.parse(line.partition(" ")[2])
                player = self.state.player
                self.state.apply(action)
                self.record.append(action)
                self.actors.append(player)
        except TablesteadError as error:
            self.status = BROKEN
            self._unplayed = lines
            self.broken = self._fault(error)
            log.warning("table %s no longer replays: %s", short(self.id), error)

    def _fault(self, error: TablesteadError) -> RequestRejected:
        """Which line of the stored record does not replay."""
        text = self._stored_text().splitlines()
        if self.state is not None:
            number = text.index("") + 1 + len(self.actors)
        else:  # the fault lies in the head
            name = f"{error.info.get('option', 'game')}:"
            number = next(n for n, line in enumerate(text) if line.startswith(name))
        known = ts.game(self.row.game).rules_version if self.row.game in ts.game_ids() else 0
        info = {
            "line": number + 1,
            "text": text[number][:MAX_TOLD],
            "version": self.row.rules_version,
            "known": known,
        }
        return RequestRejected("error-table-broken", info, error.rule)

    def _end_record(self, record: Record) -> None:
        record.end = "" if self.status in (RUNNING, WAITING) else self.status
        record.resigned = self.row.resigned

    # What it says

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.current()[0].game

    def current(self) -> tuple[Record, State]:
        """The record and the state after it; raises where nothing of the table replays."""
        if self.record is None or self.state is None:
            raise self.broken or RequestRejected("error-server")
        return self.record, self.state

    @property
    def player(self) -> int:
        """The seat that decides, or a negative number."""
        return self.state.player if self.state is not None else ts.CHANCE

    @property
    def over(self) -> bool:
        return self.status not in (WAITING, RUNNING, BROKEN)

    @property
    def opening(self) -> bool:
        """Somebody has not completed a turn yet: until then it costs nobody much to call the game off."""
        if self.status != RUNNING or self.record is None:
            return False
        waited = {number for number, seat in enumerate(self.seats) if seat.person}
        for actor, action in zip(self.actors, self.record.actions, strict=True):
            if actor in waited and self.record.game.ends_turn(action):
                waited.remove(actor)
            if not waited:
                break
        return bool(waited)

    @property
    def hidden(self) -> bool:
        return self.record is not None and self.record.game.hidden

    @property
    def secret(self) -> bool:
        """The game still has something to hide."""
        return self.hidden and self.status == RUNNING

    @property
    def played_by(self) -> str:
        """The bot that plays the seat that decides, if one does."""
        return self.seats[self.player].played_by if self.player >= 0 else ""

    @property
    def bot_to_move(self) -> str:
        """The bot that is to decide, for a bot's seat or standing in."""
        return self.played_by if self.status == RUNNING else ""

    def text(self, seat: int | None = None) -> str:
        """The record, also of a table that no longer replays; what `seat` saw while there are secrets."""
        return self.text_maker(seat)()

    def text_maker(self, seat: int | None = None) -> Callable[[], str]:
        """What makes it, later and elsewhere, as it is now: it is played through for that."""
        if self.record is None or self.broken is not None:
            return self._stored_text
        record = copied(self.record)
        return partial(record.text_seen, seat) if self.secret else record.text

    def _stored_text(self) -> str:
        """The record of a broken table, from what is stored, without playing it."""
        lines = [f"tablestead {FORMAT}", f"game: {self.row.game}", f"rules: {self.row.rules_version}"]
        for name, value in self.row.options.items():
            lines.append(f"{name}: {str(value).lower() if isinstance(value, bool) else value}")
        lines += [f"seat {number}: {seat.name}" for number, seat in enumerate(self.seats, start=1)]
        end = UNFINISHED if self.row.status == RUNNING else end_text(self.row.status, self.row.resigned)
        return "\n".join([*lines, "", *self._unplayed, f"end: {end}"]) + "\n"

    # What a perspective is shown

    @property
    def history(self) -> History:
        self.current()
        return self._history

    def forget_history(self) -> None:
        if self.record is not None:
            self._history.forget()

    def undoable(self, perspective: Perspective) -> wire.Undoable:
        """How much goes back depends on what else the seat could have done: only its perspective is told."""
        record, state = self.current()
        if self.status != RUNNING:
            return wire.Undoable(0, "undo-over")
        if not self.actors:
            return wire.Undoable(0, "undo-nothing")
        if not self.row.real_draws and (perspective is None or perspective != state.player):
            return wire.Undoable(0, "undo-turn")
        if self.actors[-1] >= 0 and self.seats[self.actors[-1]].played_by:
            return wire.Undoable(0, "undo-turn")
        n, why = self._history.undoable(state)
        return wire.Undoable(n, undo_message(record.game, why))

    def choices(self, perspective: Perspective) -> list[Choice]:
        _, state = self.current()
        if self.status != RUNNING or perspective is None or perspective != state.player or self.played_by:
            return []
        return state.choices(perspective)

    def concerns(self, view: wire.View) -> list[Concern]:
        """What who decides might overlook, as their view tells."""
        return self.game.concerns(view) if self.status == RUNNING and not self.played_by else []

    # Clocks

    @property
    def clock(self) -> wire.Clock:
        return msgspec.convert(self.row.clock, wire.Clock)

    @property
    def times(self) -> Times:
        return Times(self.row.time_left, self.row.since, self.row.deadline)

    @property
    def timed(self) -> list[int]:
        """The seats whose clocks run when they decide."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot]

    @property
    def earning(self) -> list[int]:
        """The seats that are given time for a turn."""
        return [number for number, seat in enumerate(self.seats) if seat.present]

    def clock_state(self) -> wire.ClockState | None:
        if self.row.clock["kind"] == clock.NONE or self.status != RUNNING or self.state is None:
            return None
        running = self.row.deadline is not None
        seat = self.state.player if running else -1
        return wire.ClockState(self.row.time_left, seat, self.row.deadline or 0.0, time.time())

    # What comes of a line

    def bot_seed(self, seat: int) -> int | None:
        """For the chance of a bot at this place of the game; None without a seed of the server."""
        return self._chance.seed("bot", len(self.current()[0].actions), seat)

    def dealer(self) -> ts.Dealer | None:
        """For the chance that follows the next line; nobody where people draw themselves."""
        return None if self.row.real_draws else self._chance.dealer(len(self.current()[0].actions))

    def read(self, message: wire.Act) -> Steps:
        """Play a line on copies, checking every step: whole or not at all."""
        _, state = self.current()
        if len(message.actions) > MAX_LINE or not all(0 <= action < MAX_ACTION for action in message.actions):
            raise RequestRejected("error-message")
        steps = Steps(state)
        if not message.actions and state.player != ts.CHANCE:
            for action, after in state.steps(message.text):
                steps.add(action, after)
            return steps
        # Chosen from a list, or what was drawn on the table: one event a line.
        for number, action in enumerate(message.actions or [self.game.parse(message.text)]):
            if steps.after.player != state.player or (number > 0 and state.player == ts.CHANCE):
                raise RequestRejected("error-beyond-turn")
            try:
                steps.play(action, checked=False)
            except IllegalAction as error:
                raise IllegalAction(error.violation, action, number) from error
        return steps

    def played(self, actions: Sequence[int]) -> Steps:
        """Play a line that was checked before, as a bot's is."""
        steps = Steps(self.current()[1])
        for action in actions:
            steps.play(action)
        return steps

    def line_outcome(self, id: str, steps: Steps) -> Outcome:
        """What a line comes to, with all chance that follows it."""
        record, state = self.current()
        ended = state.player >= 0 and any(record.game.ends_turn(action) for action in steps.actions)
        if steps.after.player == ts.CHANCE:
            steps.draw(self.dealer())
        event = StoredEvent(self.seq + 1, "act", {"id": id, "lines": steps.texts})
        return Outcome(event, steps, len(record.actions), ended)

    def undo_outcome(self, id: str, n: int) -> Outcome:
        kept = len(self.current()[0].actions) - n
        event = StoredEvent(self.seq + 1, "undo", {"id": id, "n": n})
        return Outcome(event, Steps(self._history.state(kept)), kept)

    def stored_outcome(self, event: StoredEvent) -> Outcome:
        """What an event of another process comes to."""
        record, state = self.current()
        if event.kind == "undo":
            return replace(self.undo_outcome("", event.payload["n"]), event=event)
        steps = Steps(state)
        if event.kind == "act":
            for line in event.payload["lines"]:
                steps.play(record.game.parse(line.partition(" ")[2]), checked=False)
        return Outcome(event, steps, len(record.actions))

    def summary(self, outcome: Outcome) -> Summary:
        """What the row of the table says about the position to come."""
        _, before = self.current()
        after = outcome.after
        over = after.player == ts.OVER
        times = clock.turned(
            *(self.clock, self.times, before, after, outcome.ended, self.timed, self.earning, time.time()),
            self.holidays,
        )
        return Summary(
            status="finished" if over else RUNNING,
            round=after.round,
            player=after.player,
            rules_version=self.game.rules_version,
            time_left=times.left,
            since=times.since,
            deadline=None if over else times.deadline,
            bot_turn=after.player >= 0 and bool(self.seats[after.player].played_by),
            scores=after.scores() if over else [],
            places=after.places() if over else [],
            listed=not over and seats.is_listed(self.seats),
        )

    def adopt(self, outcome: Outcome) -> None:
        """Go on from what was stored, when the row was taken."""
        record, _ = self.current()
        self.seq = outcome.event.seq
        if outcome.kept < len(record.actions):
            del record.actions[outcome.kept :]
            del self.actors[outcome.kept :]
            self._history.take_back(outcome.kept)
        for before, action in zip(outcome.steps.states, outcome.steps.actions, strict=False):
            record.append(action)
            self.actors.append(before.player)
        self._history.played(outcome.steps)
        self.state = outcome.after
        self.status = self.row.status
        self._end_record(record)


def copied(record: Record) -> Record:
    """To be read in a thread, while the game goes on."""
    copy = Record(record.game, record.options, record.names)
    copy.actions, copy.end, copy.resigned = list(record.actions), record.end, record.resigned
    return copy


def row_changes(times: Times) -> dict[str, Any]:
    return {"time_left": times.left, "since": times.since, "deadline": times.deadline}
