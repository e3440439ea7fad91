"""A live table: the position in memory, the viewers, and the one road by which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import tablestead as ts
from tablestead.engine.choice import Arg, Choice
from tablestead.engine.errors import IllegalAction, TablesteadError
from tablestead.engine.game import Game, State
from tablestead.engine.record import FORMAT, UNFINISHED, Record, undo_message
from tablestead.server import wire
from tablestead.server.bots import BotFailed, BotPool, Question, budget
from tablestead.server.storage import SeqTaken, Storage, StoredEvent, StoredTable, Summary

log = logging.getLogger(__name__)

MAX_ID: Final = 64
MAX_LINE: Final = 200
"""Actions in one line."""
MAX_TOLD: Final = 80
"""Characters of a record's line that a message repeats: a line can hold a whole board."""
MAX_ACTION: Final = 2**31
QUEUE: Final = 64
"""Messages that may wait for a slow reader."""
REMEMBERED_IDS: Final = 300
RETRY_STORAGE_S: Final = 5.0

AUTO: Final = "auto"
Eyes = int | str | None
"""The seat whose eyes a viewer uses, None for nobody's, AUTO until it says so."""


class Refused(TablesteadError):
    """The server, not the rules, says no."""


class Viewer:
    """One socket. Its queue is bounded: who reads too slowly is dropped, and resyncs when it returns."""

    def __init__(self) -> None:
        self.eyes: Eyes = AUTO
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self.gone: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Set to the message key of the reason when the server drops this viewer."""

    def send(self, message: wire.Outgoing) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop("error-slow")

    def drop(self, key: str) -> None:
        if not self.gone.done():
            self.gone.set_result(key)


def encode(message: wire.Outgoing) -> str:
    return msgspec.json.encode(message).decode()


def nack(id: str, error: TablesteadError) -> wire.Nack:
    return wire.Nack(id, error.rule, error.key, plain_args(error.info))


def plain_args(info: Mapping[str, object]) -> dict[str, Arg]:
    """Arguments of an error as the wire knows them."""
    return {
        name: cast(Arg, v if isinstance(v, int | str | list | dict) else str(v)) for name, v in info.items()
    }


class LiveTable:
    """One table. `lock` is held from the check of a message until it is stored and told to everyone."""

    def __init__(
        self, storage: Storage, pool: BotPool, row: StoredTable, events: Sequence[StoredEvent]
    ) -> None:
        self._storage = storage
        self._pool = pool
        self._dealer = ts.Dealer()
        self.lock = asyncio.Lock()
        self.sockets = 0
        self.viewers: set[Viewer] = set()
        """The sockets that have said hello."""
        self.deleted = False
        self.thinking = -1
        """The bot's seat that is being waited for."""
        self._bot_task: asyncio.Task[None] | None = None
        self._rebuild(row, events)

    # The position, replayed from what is stored

    def _rebuild(self, row: StoredTable, events: Sequence[StoredEvent]) -> None:
        self.row = row
        self.seats = [wire.SeatSetup(**seat) for seat in row.seats]
        self.seq = events[-1].seq if events else 0
        self.ids: dict[str, None] = {}
        self.status = row.status
        self.broken: Refused | None = None
        self.lines: list[str] = []
        for event in events:
            self._remember(event.payload.get("id", ""))
            if event.kind == "undo":
                del self.lines[-event.payload["n"] :]
            else:
                self.lines += event.payload["lines"]
        self._logs: dict[int | None, list[wire.Line]] = {}
        self.actors: list[int] = []
        self.record: Record | None = None
        self.state: State | None = None
        self._replay()

    def _replay(self) -> None:
        """Goes as far as it can; where the rules no longer fit, the table is broken from there on."""
        try:
            game = ts.game(self.row.game)
            self.record = Record(game, self.row.options, [seat.name for seat in self.seats])
            if self.status != "running":
                self.record.end = self.status
            self.state = self.record.start()
            for line in self.lines:
                action = game.parse(line.partition(" ")[2])
                player = self.state.player
                self.state.apply(action)
                self.record.append(action)
                self.actors.append(player)
        except TablesteadError as error:
            self.status = "broken"
            text = self._stored_text().splitlines()
            if self.state is not None:
                number = text.index("") + 1 + len(self.actors)
            else:  # the fault lies in the head
                name = f"{error.info.get('option', 'game')}:"
                number = next(n for n, line in enumerate(text) if line.startswith(name))
            known = ts.game(self.row.game).rules_version if self.row.game in ts.games() else 0
            info = {
                "line": number + 1,
                "text": text[number][:MAX_TOLD],
                "version": self.row.rules_version,
                "known": known,
            }
            self.broken = Refused("error-table-broken", info, error.rule)
            log.warning("table %s no longer replays: %s", self.id, error)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self._position()[0].game

    def _position(self) -> tuple[Record, State]:
        """Of a broken table the last position that still replays, if there is any."""
        if self.record is None or self.state is None:
            raise self.broken or Refused("error-server")
        return self.record, self.state

    def text(self, seat: int | None = None) -> str:
        """The record, also of a table that no longer replays; what `seat` saw while there are secrets."""
        if self.record is None or self.broken is not None:
            return self._stored_text()
        if not self.secret:
            return self.record.text()
        if seat is not None and seat not in self.people:
            raise Refused("error-look")
        return self.record.text_seen(seat)

    def _stored_text(self) -> str:
        """The record from what is stored, without playing it."""
        lines = [f"tablestead {FORMAT}", f"game: {self.row.game}", f"rules: {self.row.rules_version}"]
        for name, value in self.row.options.items():
            lines.append(f"{name}: {str(value).lower() if isinstance(value, bool) else value}")
        lines += [f"seat {number}: {seat.name}" for number, seat in enumerate(self.seats, start=1)]
        end = UNFINISHED if self.row.status == "running" else self.row.status
        return "\n".join([*lines, "", *self.lines, f"end: {end}"]) + "\n"

    # What a viewer sees

    @property
    def people(self) -> list[int]:
        return [seat for seat, setup in enumerate(self.seats) if not setup.bot]

    @property
    def hidden(self) -> bool:
        return self.record is not None and self.record.game.hidden

    @property
    def secret(self) -> bool:
        """The game still has something to hide."""
        return self.hidden and self.status == "running"

    def eyes_of(self, viewer: Viewer) -> int | None:
        """Until it chooses: the person who decides, else the person who acted last, else the first.

        In a game with secrets: the only person, but nobody where several share the screen.
        """
        if not isinstance(viewer.eyes, str):
            return viewer.eyes
        people = self.people
        if self.hidden:
            return people[0] if len(people) == 1 else None
        player = self.state.player if self.state is not None else -1
        for seat in (player, *reversed(self.actors)):
            if seat in people:
                return seat
        return people[0] if people else None

    def _close_eyes(self) -> None:
        """Another person is to decide: whoever looked before must not be seen through any longer."""
        player = self.state.player if self.state is not None else -1
        if not self.secret or player not in self.people:
            return
        for viewer in self.viewers:
            if isinstance(viewer.eyes, int) and viewer.eyes != player:
                viewer.eyes = None

    def _looking(self, viewer: Viewer, seat: int) -> None:
        """In a game with secrets a seat acts, takes back and asks only through its own eyes."""
        if self.hidden and self.eyes_of(viewer) != seat:
            raise Refused("error-not-looking", {"seat": seat})

    def log(self, eyes: int | None) -> list[wire.Line]:
        """One entry for each action, some of them without events."""
        if eyes not in self._logs:
            record, _ = self._position()
            state = record.start()
            entries: list[wire.Line] = []
            for action in record.actions:
                before = state.copy()
                state.apply_trusted(action)
                entries.append(log_line(before, action, state, eyes))
            self._logs[eyes] = entries
        return self._logs[eyes]

    def info(self) -> wire.TableInfo:
        return wire.TableInfo(
            id=self.id,
            game=self.row.game,
            options=self.row.options,
            seats=[wire.SeatInfo(seat.name, seat.bot, mine=not seat.bot) for seat in self.seats],
            real=self.row.real,
            hidden=self.hidden,
            status=self.wire_status(),
        )

    def wire_status(self) -> str:
        return "abandoned" if self.status.startswith("resigned") else self.status

    def undoable(self, eyes: int | None) -> wire.Undoable:
        """How much goes back depends on what else the seat could have done: that is for its eyes only."""
        record, state = self._position()
        if self.status != "running":
            return wire.Undoable(0, "undo-over")
        if self.hidden and eyes != state.player:
            return wire.Undoable(0, "undo-turn")
        if self.actors and self.actors[-1] >= 0 and self.seats[self.actors[-1]].bot:
            return wire.Undoable(0, "undo-turn")
        n, why = record.undoable()
        return wire.Undoable(n, undo_message(record.game, why))

    def choices(self, eyes: int | None) -> list[Choice]:
        _, state = self._position()
        if self.status != "running" or eyes is None or eyes != state.player:
            return []
        return state.choices(eyes)

    def view_message(self, viewer: Viewer) -> wire.ViewMessage:
        record, state = self._position()
        eyes = self.eyes_of(viewer)
        return wire.ViewMessage(
            seq=self.seq,
            table=self.info(),
            view=seen(state, eyes),
            choices=self.choices(eyes),
            undo=self.undoable(eyes),
            log=with_events(self.log(eyes)),
            actions=len(record.actions),
        )

    def show(self, viewer: Viewer) -> None:
        """The whole position, and what else this viewer must know."""
        if self.record is not None and self.state is not None:
            viewer.send(self.view_message(viewer))
        if self.broken is not None:
            viewer.send(nack("", self.broken))
        if self.thinking >= 0:
            viewer.send(wire.Note("thinking", self.thinking))

    def _tell(self, kept: int, taken_back: dict[int | None, int]) -> None:
        """Send `ev` to everyone: the log after its first `kept` actions is new."""
        record, state = self._position()
        self._close_eyes()
        messages: dict[int | None, str] = {}
        for viewer in list(self.viewers):
            eyes = self.eyes_of(viewer)
            if eyes not in messages:
                messages[eyes] = encode(
                    wire.Ev(
                        seq=self.seq,
                        lines=with_events(self.log(eyes)[kept:]),
                        taken_back=taken_back.get(eyes, 0),
                        view=seen(state, eyes),
                        choices=self.choices(eyes),
                        undo=self.undoable(eyes),
                        actions=len(record.actions),
                        status=self.wire_status(),
                    )
                )
            viewer.send_text(messages[eyes])

    # What a viewer asks

    async def hello(self, viewer: Viewer) -> None:
        async with self.lock:
            if self.deleted:
                raise Refused("error-table")
            if not viewer.gone.done():
                self.viewers.add(viewer)
                self.show(viewer)

    async def look(self, viewer: Viewer, seat: int | None) -> None:
        async with self.lock:
            over = self.status not in ("running", "broken")
            if seat is not None and seat not in (range(len(self.seats)) if over else self.people):
                raise Refused("error-look")
            viewer.eyes = seat
            self.show(viewer)

    async def past(self, viewer: Viewer, message: wire.At) -> wire.Past:
        async with self.lock:
            record, _ = self._position()
            if not 0 <= message.seq <= len(record.actions):
                raise Refused("error-position", {"n": len(record.actions)})
            eyes = self.eyes_of(viewer)
            log = self.log(eyes)[: message.seq]
            view = seen(record.state(message.seq), eyes)
            return wire.Past(message.id, message.seq, view, with_events(log[-1:]), len(with_events(log)))

    async def hint(self, viewer: Viewer, message: wire.AskHint) -> wire.Hint:
        async with self.lock:
            _, state = self._position()
            if self.status != "running" or state.player < 0 or self.seats[state.player].bot:
                raise Refused("error-hint")
            self._looking(viewer, state.player)
            state = state.copy()
            question = self._question(state, ts.bot_names(self.game.id)[-1])
        try:
            answer = await self._pool.advise(question, state)
        except BotFailed as error:
            raise Refused("error-hint-failed") from error
        self._looking(viewer, state.player)  # the screen may have been passed on meanwhile
        choices: list[Choice] = []
        for action in answer.actions:
            choices += [choice for choice in state.choices(state.player) if choice.action == action]
            state.apply_trusted(action)
        return wire.Hint(message.id, choices, answer.expects, answer.margin)

    def _question(self, state: State, bot: str) -> Question:
        view = seen(state, state.player)
        seconds = budget(self.game.id, len(self.seats) - len(self.people))
        return Question(self.id, self.game.id, self.row.options, state.player, bot, seconds, view)

    # What changes the table

    async def act(self, viewer: Viewer, message: wire.Act) -> None:
        """Acknowledges a line after it is durable, or raises and has changed nothing."""
        async with self.lock:
            if self._known(message.id):
                viewer.send(wire.Ack(message.id))
                return
            state = self._expect(message.seq)
            if state.player >= 0 and self.seats[state.player].bot:
                raise Refused("error-bot-turn", {"seat": state.player})
            self._looking(viewer, state.player)
            await self._append(viewer, message.id, self._read(state, message))
        self.wake()

    async def undo(self, viewer: Viewer, message: wire.Undo) -> None:
        async with self.lock:
            if self._known(message.id):
                viewer.send(wire.Ack(message.id))
                return
            self._looking(viewer, self._expect(message.seq).player)
            offered = self.undoable(self.eyes_of(viewer))
            if not offered.n:
                raise Refused(offered.why)
            if message.n != offered.n:
                raise Refused("error-undo", {"n": offered.n})
            await self._take_back(viewer, message)
        self.wake()

    def _known(self, id: str) -> bool:
        if not 0 < len(id) <= MAX_ID:
            raise Refused("error-message")
        return id in self.ids

    def _expect(self, seq: int) -> State:
        """The position, if it is the one that was meant and the game goes on."""
        if self.deleted:
            raise Refused("error-table")
        if self.broken is not None:
            raise self.broken
        if seq != self.seq:
            raise Refused("error-old-position")
        if self.status != "running":
            raise Refused("error-over")
        return self._position()[1]

    def _read(self, state: State, message: wire.Act) -> list[int]:
        """The actions of a line, tried on a copy: whole or not at all."""
        if len(message.actions) > MAX_LINE or not all(0 <= action < MAX_ACTION for action in message.actions):
            raise Refused("error-message")
        actions = message.actions
        if not actions and state.player == ts.CHANCE:  # what was drawn on the table
            actions = [self.game.parse(message.text)]
        elif not actions:
            actions = state.read(message.text)
        trial = state.copy()
        for step, action in enumerate(actions):
            if trial.player != state.player or (step > 0 and state.player == ts.CHANCE):
                raise Refused("error-beyond-turn")
            refusal = trial.why_not(action)
            if refusal is not None:
                raise IllegalAction(refusal, action, step)
            trial.apply_trusted(action)
        return actions

    async def _append(self, viewer: Viewer | None, id: str, line: list[int]) -> None:
        """Store a legal line and all chance that follows it as one event, then play it."""
        record, state = self._position()
        after = state.copy()
        actions, lines = play(after, line, None if self.row.real else self._dealer)
        status = "finished" if after.player == ts.OVER else "running"
        await self._store("act", {"id": id, "lines": lines}, after, status)
        kept = len(record.actions)
        for action in actions:
            before = state.copy()
            state.apply_trusted(action)
            record.append(action)
            self.actors.append(before.player)
            for eyes, entries in self._logs.items():
                entries.append(log_line(before, action, state, eyes))
        self.lines += lines
        self.status = status
        if viewer is not None:
            viewer.send(wire.Ack(id))
        self._tell(kept, {})

    async def _take_back(self, viewer: Viewer, message: wire.Undo) -> None:
        record, _ = self._position()
        kept = len(record.actions) - message.n
        state = record.state(kept)
        await self._store("undo", {"id": message.id, "n": message.n}, state, "running")
        self.state = state
        del record.actions[kept:]
        del self.actors[kept:]
        del self.lines[kept:]
        taken_back: dict[int | None, int] = {}
        for eyes, entries in self._logs.items():
            taken_back[eyes] = len(with_events(entries[kept:]))
            del entries[kept:]
        viewer.send(wire.Ack(message.id))
        self._tell(kept, taken_back)

    async def _store(self, kind: str, payload: dict[str, Any], after: State, status: str) -> None:
        summary = Summary(status, after.round, after.player, self.game.rules_version)
        try:
            await self._storage.append(self.id, StoredEvent(self.seq + 1, kind, payload), summary)
        except SeqTaken as error:
            await self._reload()
            raise Refused("error-old-position") from error
        except SQLAlchemyError as error:
            log.exception("table %s cannot be written", self.id)
            raise Refused("error-storage") from error
        self.seq += 1
        self._remember(payload["id"])

    async def _reload(self) -> None:
        """Another process wrote to this table: start afresh from what is stored."""
        stored = await self._storage.load(self.id)
        if stored is None:
            self.delete()
            return
        self._rebuild(*stored)
        self._close_eyes()
        for viewer in list(self.viewers):
            self.show(viewer)

    def _remember(self, id: str) -> None:
        if id:
            self.ids[id] = None
            if len(self.ids) > REMEMBERED_IDS:
                del self.ids[next(iter(self.ids))]

    def delete(self) -> None:
        """The table is gone."""
        self.deleted = True
        self.stop()
        for viewer in list(self.viewers):
            viewer.drop("error-table")

    def stop(self) -> None:
        """Let no bot go on. The lock is held, so none is in the middle of writing its move."""
        if self._bot_task is not None:
            self._bot_task.cancel()

    async def stopped(self) -> None:
        if self._bot_task is not None:
            await asyncio.gather(self._bot_task, return_exceptions=True)

    # Bots

    def bot_to_move(self) -> int | None:
        if self.deleted or self.status != "running" or self.state is None:
            return None
        player = self.state.player
        return player if player >= 0 and self.seats[player].bot else None

    def wake(self) -> None:
        """Let the bots play, if it is their turn and none is at it."""
        if self.bot_to_move() is not None and (self._bot_task is None or self._bot_task.done()):
            self._bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while (seat := self.bot_to_move()) is not None:
            _, state = self._position()
            seq, asked = self.seq, state.copy()
            self.thinking = seat
            for viewer in list(self.viewers):
                viewer.send(wire.Note("thinking", seat))
            try:
                actions = await self._pool.choose(self._question(asked, self.seats[seat].bot), asked)
            finally:
                self.thinking = -1
            async with self.lock:
                if self.seq != seq or self.deleted:  # an undo or another process was faster
                    continue
                try:
                    await self._append(None, "", actions)
                except Refused as error:
                    log.warning("a bot's move at table %s was not stored: %s", self.id, error)
            if self.seq == seq:  # storage is out of order: the move is asked again later
                await asyncio.sleep(RETRY_STORAGE_S)

    @property
    def idle(self) -> bool:
        return not self.sockets and not self.lock.locked() and self.bot_to_move() is None


def seen(state: State, eyes: int | None) -> wire.View:
    return cast(wire.View, state.view(eyes))


def play(state: State, line: Sequence[int], dealer: ts.Dealer | None) -> tuple[list[int], list[str]]:
    """Play a line on `state` and, with a dealer, the chance that follows: its actions and their lines."""
    actions = list(line)
    lines: list[str] = []
    while len(lines) < len(actions) or (dealer is not None and state.player == ts.CHANCE):
        if dealer is not None and len(lines) == len(actions):
            actions.append(dealer.draw(state))
        action = actions[len(lines)]
        lines.append(f"{'*' if state.player == ts.CHANCE else state.player + 1} {state.game.text(action)}")
        state.apply(action)
    return actions, lines


def log_line(before: State, action: int, after: State, eyes: int | None) -> wire.Line:
    events = before.game.describe(before, action, after, eyes)
    return wire.Line(before.player, before.active, before.round, events)


def with_events(lines: list[wire.Line]) -> list[wire.Line]:
    return [line for line in lines if line.events]
