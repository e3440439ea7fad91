"""A live table: the position in memory, the viewers, and the one road by which it changes.

What happens is first stored, then played here and told to everyone. What another process stored comes in by
`catch_up`, and goes the same way from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import tablestead as ts
from tablestead.engine.choice import Choice
from tablestead.engine.errors import IllegalAction, TablesteadError
from tablestead.engine.game import Game, State
from tablestead.engine.record import FORMAT, UNFINISHED, Record, end_text, undo_message
from tablestead.server import clock, metrics, seats, wire
from tablestead.server.bots import BotFailed, BotPool, Question, budget, encoded
from tablestead.server.chance import Chance
from tablestead.server.clock import Times
from tablestead.server.history import History, log_entry
from tablestead.server.limits import Bucket
from tablestead.server.logs import short
from tablestead.server.seats import Holders
from tablestead.server.storage import (
    Holder,
    RowVersionConflict,
    SequenceConflict,
    Storage,
    StoredChat,
    StoredEvent,
    StoredTable,
    Summary,
)
from tablestead.server.viewer import RequestRejected, Viewer, encode, nack

log = logging.getLogger(__name__)

MAX_ID: Final = 64
MAX_LINE: Final = 200
"""Actions in one line."""
MAX_TOLD: Final = 80
"""Characters of a record's line that a message repeats: a line can hold a whole board."""
MAX_ACTION: Final = 2**31
REMEMBERED_IDS: Final = 300
TRIES: Final = 5
RETRY_STORAGE_S: Final = 5.0
CHAT_SHOWN: Final = 200

WAITING: Final = "waiting"
RUNNING: Final = "running"
BROKEN: Final = "broken"

STORAGE_FAILED: Final = (SQLAlchemyError, OSError)


class LiveTable:
    """One table. `lock` is held from the check of a message until it is stored and told to everyone."""

    def __init__(
        self,
        storage: Storage,
        pool: BotPool,
        chance: Chance,
        row: StoredTable,
        events: Sequence[StoredEvent],
        holders: Sequence[Holder],
    ) -> None:
        self.storage = storage
        self._pool = pool
        self._chance = chance
        self.lock = asyncio.Lock()
        self.sockets = 0
        self.viewers: set[Viewer] = set()
        """The sockets that have said hello."""
        self.elsewhere: dict[str, list[int]] = {}
        """Seats whose owners are there by another process."""
        self.chat: list[wire.ChatMessage] | None = None
        """Read when the first viewer comes."""
        self._asked = False
        """The other processes have been asked who is there."""
        self.deleted = False
        self.ending = False
        """The server ends: no bot begins, and the farewell is the last note."""
        self.thinking = -1
        """The bot's seat that is being waited for."""
        self._doubtful = False
        """The last write failed in a way that leaves open whether it was written."""
        self._bot_task: asyncio.Task[None] | None = None
        self.ids: dict[str, None] = {}
        """Of the latest lines and deeds, to know one that is sent again."""
        self.chatting: dict[str, Bucket] = {}
        """By browser: how much it may say now."""
        self._rebuild(row, events, holders)

    # The position, replayed from what is stored

    def _rebuild(self, row: StoredTable, events: Sequence[StoredEvent], holders: Sequence[Holder]) -> None:
        self.seq = events[-1].seq if events else 0
        self.broken: RequestRejected | None = None
        self.actors: list[int] = []
        self.record: Record | None = None
        self.state: State | None = None
        self._take_row(row, holders)
        lines: list[str] = []
        for event in events:
            self.remember(event.payload.get("id", ""))
            if event.kind == "act":
                lines += event.payload["lines"]
            elif event.kind == "undo":
                del lines[-event.payload["n"] :]
        self._replay(lines)

    def _take_row(self, row: StoredTable, holders: Sequence[Holder]) -> None:
        self.row = row
        self.status: wire.Status = row.status
        self.seats = seats.read(row.seats)
        self.holders = Holders(holders)
        self.leased = row.lease == self.storage.process
        """This process plays the bots."""
        if self.record is not None:
            self.record.names = [seat.name for seat in self.seats]
        for viewer in self.viewers:
            self.seat(viewer)

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
            self.broken = RequestRejected("error-table-broken", info, error.rule)
            log.warning("table %s no longer replays: %s", short(self.id), error)

    def _end_record(self, record: Record) -> None:
        record.end = "" if self.status in (RUNNING, WAITING) else self.status
        record.resigned = self.row.resigned

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.position()[0].game

    def position(self) -> tuple[Record, State]:
        """Of a broken table the last position that still replays, if there is any."""
        if self.record is None or self.state is None:
            raise self.broken or RequestRejected("error-server")
        return self.record, self.state

    @property
    def over(self) -> bool:
        return self.status not in (WAITING, RUNNING, BROKEN)

    def text(self, seat: int | None = None) -> str:
        """The record, also of a table that no longer replays; what `seat` saw while there are secrets."""
        if self.record is None or self.broken is not None:
            return self._stored_text()
        return self.record.text_seen(seat) if self.secret else self.record.text()

    def _stored_text(self) -> str:
        """The record of a broken table, from what is stored, without playing it."""
        lines = [f"tablestead {FORMAT}", f"game: {self.row.game}", f"rules: {self.row.rules_version}"]
        for name, value in self.row.options.items():
            lines.append(f"{name}: {str(value).lower() if isinstance(value, bool) else value}")
        lines += [f"seat {number}: {seat.name}" for number, seat in enumerate(self.seats, start=1)]
        end = UNFINISHED if self.row.status == RUNNING else end_text(self.row.status, self.row.resigned)
        return "\n".join([*lines, "", *self._unplayed, f"end: {end}"]) + "\n"

    # Who sees what

    def seat(self, viewer: Viewer) -> None:
        """What this viewer's browser holds; eyes it has lost are closed."""
        viewer.mine = tuple(seat for seat in self.holders.of(viewer.browser) if seat < len(self.seats))
        viewer.host = self.holders.hosts(viewer.browser)
        if isinstance(viewer.eyes, int) and not self.over and viewer.eyes not in viewer.mine:
            viewer.eyes = None

    @property
    def hidden(self) -> bool:
        return self.record is not None and self.record.game.hidden

    @property
    def secret(self) -> bool:
        """The game still has something to hide."""
        return self.hidden and self.status == RUNNING

    def sees(self, viewer: Viewer) -> bool:
        """There is a position, and this viewer may look at it."""
        return self.status != WAITING and (self.row.watch or bool(viewer.mine) or viewer.host)

    def hears(self, viewer: Viewer) -> bool:
        """May read the chat: in the waiting room those who have a seat, later whoever sees the game."""
        return self.sees(viewer) or bool(viewer.mine) or viewer.host

    def eyes_of(self, viewer: Viewer) -> int | None:
        """Until it chooses: the seat it holds that decides, else its seat that acted last, else its first.

        In a game with secrets: its only seat, but nobody's where several people share the screen.
        """
        if not isinstance(viewer.eyes, str):
            return viewer.eyes
        if len(viewer.mine) < 2:
            return viewer.mine[0] if viewer.mine else None
        if self.hidden:
            return None
        player = self.state.player if self.state is not None else -1
        for seat in (player, *reversed(self.actors)):
            if seat in viewer.mine:
                return seat
        return viewer.mine[0]

    def _close_eyes(self) -> None:
        """Another person at the same screen is to decide: whoever looked before must not be seen through."""
        player = self.state.player if self.state is not None else -1
        if not self.secret or player < 0 or not self.seats[player].present:
            return
        for viewer in self.viewers:
            if isinstance(viewer.eyes, int) and viewer.eyes != player and player in viewer.mine:
                viewer.eyes = None

    def _own(self, viewer: Viewer, player: int) -> None:
        """Only who holds the seat that decides acts, takes back and asks, and with secrets through its eyes.

        What people draw with real components, anybody at the table types in.
        """
        if player >= 0 and self.seats[player].played_by:
            raise RequestRejected("error-bot-turn", {"seat": player})
        if not viewer.mine:
            raise RequestRejected("error-no-seat")
        if player >= 0 and player not in viewer.mine:
            raise RequestRejected("error-not-your-seat", {"seat": player})
        if self.hidden and self.eyes_of(viewer) != player:
            raise RequestRejected("error-not-looking", {"seat": player})

    def log(self, eyes: int | None, count: int | None = None) -> list[wire.LogEntry]:
        """What these eyes were told of the first `count` actions, or of all; an entry may have no events."""
        self.position()
        return self._history.log(eyes)[:count]

    def undoable(self, eyes: int | None) -> wire.Undoable:
        """How much goes back depends on what else the seat could have done: that is for its eyes only."""
        record, state = self.position()
        if self.status != RUNNING:
            return wire.Undoable(0, "undo-over")
        if not self.actors:
            return wire.Undoable(0, "undo-nothing")
        if not self.row.real_draws and (eyes is None or eyes != state.player):
            return wire.Undoable(0, "undo-turn")
        if self.actors[-1] >= 0 and self.seats[self.actors[-1]].played_by:
            return wire.Undoable(0, "undo-turn")
        n, why = self._history.undoable(state)
        return wire.Undoable(n, undo_message(record.game, why))

    def choices(self, eyes: int | None) -> list[Choice]:
        _, state = self.position()
        if self.status != RUNNING or eyes is None or eyes != state.player or self.seats[eyes].played_by:
            return []
        return state.choices(eyes)

    @property
    def online(self) -> list[int]:
        here = {seat for viewer in self.viewers for seat in viewer.mine}
        return sorted(here.union(*self.elsewhere.values()))

    def info(self, viewer: Viewer) -> wire.TableInfo:
        online = self.online
        seats = [
            wire.SeatInfo(
                name=seat.name,
                bot=seat.bot,
                mine=number in viewer.mine,
                vacant=seat.vacant,
                stand_in=seat.stand_in,
                online=number in online,
                agrees=number in self.row.agreed,
            )
            for number, seat in enumerate(self.seats)
        ]
        vacant = any(seat.vacant for seat in self.seats)
        return wire.TableInfo(
            id=self.id,
            game=self.row.game,
            options=self.row.options,
            seats=seats,
            real_draws=self.row.real_draws,
            hidden=self.hidden,
            status=self.status,
            resigned=self.row.resigned,
            clock=self.clock,
            host=viewer.host,
            invite=self.row.invite if viewer.host and vacant else "",
            watch=self.row.watch,
            rematch=self.row.rematch if viewer.mine else "",
        )

    def view_message(self, viewer: Viewer) -> wire.ViewMessage:
        record, state = self.position()
        eyes = self.eyes_of(viewer)
        return wire.ViewMessage(
            seq=self.seq,
            table=self.info(viewer),
            view=seen(state, eyes),
            choices=self.choices(eyes),
            undo=self.undoable(eyes),
            log=with_events(self.log(eyes)),
            actions=len(record.actions),
            clock=self.clock_state(),
            chat=self.chat or [],
        )

    def show(self, viewer: Viewer) -> None:
        """The whole position, and what else this viewer must know."""
        if self.sees(viewer) and self.record is not None and self.state is not None:
            viewer.send(self.view_message(viewer))
        else:
            viewer.send(wire.TableMessage(self.info(viewer)))
            if self.chat and self.hears(viewer):
                viewer.send(wire.Note("chat", chat=self.chat))
        if self.broken is not None:
            viewer.send(nack("", self.broken))
        if self.thinking >= 0:
            viewer.send(wire.Note("thinking", self.thinking))

    def tell(self, note: wire.Note) -> None:
        if self.ending:
            return
        text = encode(note)
        for viewer in self.viewers:
            viewer.send_text(text)

    def _tell_event(self, lines: Callable[[int | None], list[wire.LogEntry]], undone: bool) -> None:
        """Send `ev` to everyone who sees the game: one message for each pair of eyes.

        `lines` are what these eyes are told of the actions that were played, or taken back.
        """
        record, state = self.position()
        messages: dict[int | None, str] = {}
        clocks = self.clock_state()
        for viewer in self.viewers:
            if not self.sees(viewer):
                continue
            eyes = self.eyes_of(viewer)
            if eyes not in messages:
                told = lines(eyes)
                messages[eyes] = encode(
                    wire.Ev(
                        seq=self.seq,
                        entries=[] if undone else told,
                        taken_back=len(told) if undone else 0,
                        view=seen(state, eyes),
                        choices=self.choices(eyes),
                        undo=self.undoable(eyes),
                        actions=len(record.actions),
                        status=self.status,
                        resigned=self.row.resigned,
                        clock=clocks,
                    )
                )
            viewer.send_text(messages[eyes])

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
        return [number for number, seat in enumerate(self.seats) if not seat.played_by]

    def clock_state(self) -> wire.ClockState | None:
        if self.row.clock["kind"] == clock.NONE or self.status != RUNNING or self.state is None:
            return None
        running = self.row.deadline is not None
        seat = self.state.player if running else -1
        return wire.ClockState(self.row.time_left, seat, self.row.deadline or 0.0, time.time())

    # What a viewer asks

    async def hello(self, viewer: Viewer, last_seq: int = -1) -> None:
        async with self.lock:
            self._hear_of(last_seq)
            with contextlib.suppress(RequestRejected):  # the position before the doubt is better than none
                await self.settle_doubt()
            if self.deleted:
                raise RequestRejected("error-table")
            if viewer.gone.done():
                return
            await self._read_chat()
            before = self.online
            self.viewers.add(viewer)
            self.seat(viewer)
            self.show(viewer)
            await self.tell_presence(before)
            if not self._asked:
                self._asked = True
                await self.announce(ask=True)

    async def _read_chat(self) -> None:
        if self.chat is None:
            try:
                self.chat = [chat_message(one) for one in await self.storage.chat(self.id, CHAT_SHOWN)]
            except STORAGE_FAILED:
                log.warning("the chat of table %s cannot be read", short(self.id))

    async def leave(self, viewer: Viewer) -> None:
        async with self.lock:
            before = self.online
            self.viewers.discard(viewer)
            if not self.viewers and self.record is not None:
                self._history.forget()
            await self.tell_presence(before)

    async def tell_presence(self, before: list[int]) -> None:
        if self.deleted or self.online == before:
            return
        self.tell(wire.Note("presence", online=self.online))
        await self.announce()

    def heard_of(self, process: str, seats: list[int]) -> None:
        """Who is there by another process."""
        before = self.online
        self.elsewhere[process] = [seat for seat in seats if seat < len(self.seats)]
        if self.online != before:
            self.tell(wire.Note("presence", online=self.online))

    def forget(self, process: str) -> None:
        """It is dead."""
        self.heard_of(process, [])
        del self.elsewhere[process]

    async def announce(self, ask: bool = False) -> None:
        """Tell the other processes who is here, and perhaps ask them."""
        here = sorted({seat for viewer in self.viewers for seat in viewer.mine})
        try:
            await self.storage.notify({"present": self.id, "seats": here, "ask": ask})
        except STORAGE_FAILED:
            log.warning("the other processes could not be told who is here")

    async def look(self, viewer: Viewer, seat: int | None) -> None:
        async with self.lock:
            allowed = range(len(self.seats)) if self.over and self.sees(viewer) else viewer.mine
            if seat is not None and seat not in allowed:
                raise RequestRejected("error-look")
            viewer.eyes = seat
            self.show(viewer)

    async def past(self, viewer: Viewer, message: wire.At) -> wire.Past:
        async with self.lock:
            self.admit(viewer)
            record, _ = self.position()
            if not 0 <= message.seq <= len(record.actions):
                raise RequestRejected("error-position", {"n": len(record.actions)})
            eyes = self.eyes_of(viewer)
            told = self.log(eyes, message.seq)
            view = seen(self._history.state(message.seq), eyes)
            return wire.Past(message.id, message.seq, view, with_events(told[-1:]), len(with_events(told)))

    def admit(self, viewer: Viewer) -> None:
        if not self.sees(viewer):
            raise RequestRejected("error-waiting" if self.status == WAITING else "error-door")

    async def hint(self, viewer: Viewer, message: wire.AskHint) -> wire.Hint:
        async with self.lock:
            _, state = self.position()
            if self.status != RUNNING or state.player < 0 or self.seats[state.player].played_by:
                raise RequestRejected("error-hint")
            self._own(viewer, state.player)
            state = state.copy()
            question = self._question(state, ts.bot_names(self.game.id)[-1])
        try:
            answer = await self._pool.advise(question, state)
        except BotFailed as error:
            raise RequestRejected("error-hint-failed") from error
        self._own(viewer, state.player)  # the screen may have been passed on meanwhile
        choices: list[Choice] = []
        for action in answer.actions:
            choices += [choice for choice in state.choices(state.player) if choice.action == action]
            state.apply_trusted(action)
        return wire.Hint(message.id, choices, answer.expects, answer.margin)

    def _question(self, state: State, bot: str) -> Question:
        view = encoded(state.view(state.player))
        seconds = budget(self.game.id, sum(1 for seat in self.seats if seat.played_by))
        seed = self._chance.seed("bot", len(self.position()[0].actions), state.player)
        return Question(self.id, self.game.id, self.row.options, state.player, bot, seconds, view, seed=seed)

    def dealer(self) -> ts.Dealer | None:
        """For the chance that follows the next line; nobody where people draw themselves."""
        return None if self.row.real_draws else self._chance.dealer(len(self.position()[0].actions))

    # What changes the position

    async def act(self, viewer: Viewer, message: wire.Act) -> None:
        """Acknowledges a line after it is durable, or raises and has changed nothing."""
        async with self.lock:
            await self._insist(viewer, message, lambda: self._act(viewer, message))
        self.wake()

    async def _act(self, viewer: Viewer, message: wire.Act) -> None:
        state = self._expect(message.seq)
        self._own(viewer, state.player)
        await self._append(message.id, self._read(state, message), viewer)

    async def undo(self, viewer: Viewer, message: wire.Undo) -> None:
        async with self.lock:
            await self._insist(viewer, message, lambda: self._undo(viewer, message))

    async def _undo(self, viewer: Viewer, message: wire.Undo) -> None:
        state = self._expect(message.seq)
        self._own(viewer, state.player)
        offered = self.undoable(self.eyes_of(viewer))
        if not offered.n:
            raise RequestRejected(offered.why)
        if message.n != offered.n:
            raise RequestRejected("error-undo", {"n": offered.n})
        record, _ = self.position()
        after = self._history.state(len(record.actions) - message.n)
        event = StoredEvent(self.seq + 1, "undo", {"id": message.id, "n": message.n})
        await self._store(event, after, viewer)

    async def _insist(
        self, viewer: Viewer, message: wire.Act | wire.Undo, attempt: Callable[[], Awaitable[None]]
    ) -> None:
        """What was done before is only acknowledged; when a seat changed hands, all is asked anew."""
        self._hear_of(message.seq)
        for _ in range(TRIES):
            await self.settle_doubt()
            if self.known(message.id):
                viewer.send(wire.Ack(message.id))
                return
            with contextlib.suppress(RowVersionConflict):
                await attempt()
                return
        raise RequestRejected("error-old-position")

    def known(self, id: str) -> bool:
        return id in self.ids

    def _expect(self, seq: int) -> State:
        """The position, if it is the one that was meant and the game goes on."""
        if self.deleted:
            raise RequestRejected("error-table")
        if self.broken is not None:
            raise self.broken
        if self.status == WAITING:
            raise RequestRejected("error-waiting")
        if seq != self.seq:
            raise RequestRejected("error-old-position")
        if self.status != RUNNING:
            raise RequestRejected("error-over")
        return self.position()[1]

    def _read(self, state: State, message: wire.Act) -> list[int]:
        """The actions of a line, tried on a copy: whole or not at all."""
        if len(message.actions) > MAX_LINE or not all(0 <= action < MAX_ACTION for action in message.actions):
            raise RequestRejected("error-message")
        actions = message.actions
        if not actions and state.player == ts.CHANCE:  # what was drawn on the table
            actions = [self.game.parse(message.text)]
        elif not actions:
            actions = state.read(message.text)
        trial = state.copy()
        for step, action in enumerate(actions):
            if trial.player != state.player or (step > 0 and state.player == ts.CHANCE):
                raise RequestRejected("error-beyond-turn")
            violation = trial.why_not(action)
            if violation is not None:
                raise IllegalAction(violation, action, step)
            trial.apply_trusted(action)
        return actions

    async def _append(self, id: str, line: list[int], viewer: Viewer | None) -> None:
        """Store a legal line and all chance that follows it as one event, then play it."""
        after = self.position()[1].copy()
        _, lines = play(after, line, self.dealer())
        await self._store(StoredEvent(self.seq + 1, "act", {"id": id, "lines": lines}), after, viewer)

    async def _store(self, event: StoredEvent, after: State, viewer: Viewer | None) -> None:
        begun = time.perf_counter()
        summary = self._summary(event, after)
        id = event.payload["id"]
        try:
            await self.storage.append(self.id, self.row.row_version, event, summary)
        except RowVersionConflict:
            self.doubt()
            raise
        except (SequenceConflict, *STORAGE_FAILED) as error:
            # Another process was faster, perhaps with this very line sent twice; or the connection broke, and
            # only the database knows whether the line was written.
            self.doubt()
            await self.settle_doubt()
            if not id or id not in self.ids:
                if isinstance(error, SequenceConflict):
                    raise RequestRejected("error-old-position") from error
                log.error("table %s cannot be written: %s", short(self.id), type(error).__name__)
                raise RequestRejected("error-storage") from error
        else:
            self.row = replace(self.row, seq=event.seq, **vars(summary))
            self.leased = True
        if viewer is not None:
            viewer.send(wire.Ack(id))
        if self.seq < event.seq:
            self._happen(event)
        metrics.LINES.labels(self.row.game).inc()
        metrics.LINE_SECONDS.observe(time.perf_counter() - begun)

    def _summary(self, event: StoredEvent, after: State) -> Summary:
        """What the row of the table says about the position to come."""
        _, before = self.position()
        over = after.player == ts.OVER
        # With every turn closed by `end`, also that of a player who has the next one too.
        ended = f"{before.player + 1} end" in event.payload.get("lines", ())
        times = clock.turned(self.clock, self.times, before, after, ended, self.timed, time.time())
        return Summary(
            status="finished" if over else RUNNING,
            round=after.round,
            player=after.player,
            rules_version=self.game.rules_version,
            time_left=times.left,
            since=times.since,
            deadline=None if over else times.deadline,
            bot_turn=after.player >= 0 and bool(self.seats[after.player].played_by),
        )

    def _happen(self, event: StoredEvent) -> None:
        """Play what is stored, and tell everyone."""
        record, state = self.position()
        self.seq = event.seq
        self.remember(event.payload.get("id", ""))
        kept = len(record.actions)
        if event.kind == "undo":
            kept -= event.payload["n"]
        undone = record.actions[kept:]
        if event.kind == "act":
            states = [state]
            for line in event.payload["lines"]:
                action = record.game.parse(line.partition(" ")[2])
                self.actors.append(states[-1].player)
                states.append(states[-1].copy())
                states[-1].apply(action)
                record.append(action)
            self._history.played(states, record.actions[kept:])
        elif event.kind == "undo":
            states = [self._history.state(kept)]
            for action in undone:
                states.append(states[-1].copy())
                states[-1].apply_trusted(action)
            del record.actions[kept:]
            del self.actors[kept:]
            self._history.taken_back(kept)
        else:
            states = [state]
        self.state = states[0] if undone else states[-1]
        self.status = self.row.status
        self._end_record(record)
        self._close_eyes()

        def lines(eyes: int | None) -> list[wire.LogEntry]:
            actions = undone or record.actions[kept:]
            steps = zip(states, actions, states[1:], strict=False)
            return with_events([log_entry(before, action, after, eyes) for before, action, after in steps])

        self._tell_event(lines, bool(undone))

    async def catch_up(self) -> None:
        """Play what other processes have stored. The lock is held."""
        stored = await self.storage.since(self.id, self.seq)
        self._doubtful = False
        if stored is None:
            self.delete()
            return
        row, events, holders = stored
        if row.seq == self.seq and row.row_version == self.row.row_version and not events:
            self.leased = row.lease == self.storage.process
            return
        before, online, bot = self.row, self.online, self.bot_to_move()
        shown = {viewer: self._shown(viewer) for viewer in self.viewers}
        if self.broken is not None or before.status == WAITING != row.status:
            whole = await self.storage.load(self.id)
            if whole is None:
                self.delete()
                return
            self._rebuild(*whole)
            for viewer in self.viewers:
                self.show(viewer)
        else:
            self._take_row(row, holders)
            for event in events:
                self._happen(event)
            self._close_eyes()
            if row.row_version != before.row_version:
                for viewer in self.viewers:
                    if self._shown(viewer) == shown[viewer]:
                        viewer.send(wire.TableMessage(self.info(viewer)))
                    else:
                        self.show(viewer)
        if events or self.bot_to_move() != bot or not self.leased:
            self._unthink()
        await self.tell_presence(online)
        self.wake()

    def _shown(self, viewer: Viewer) -> object:
        """What decides about a viewer's position and choices, beside the position itself."""
        player = self.state.player if self.state is not None else -1
        bot = self.seats[player].played_by if player >= 0 else ""
        return self.sees(viewer), viewer.mine, self.eyes_of(viewer), bot, self.row.deadline

    def _hear_of(self, seq: int) -> None:
        """Who comes from another process may have seen more than has been heard of here."""
        if seq > self.seq:
            self.doubt()

    def doubt(self) -> None:
        """What is stored may be more than what is known here."""
        self._doubtful = True

    async def settle_doubt(self) -> None:
        """See what is stored, before anything else is done."""
        if not self._doubtful:
            return
        try:
            await self.catch_up()
        except STORAGE_FAILED as error:
            raise RequestRejected("error-storage") from error

    def remember(self, id: str) -> None:
        if id:
            self.ids[id] = None
            if len(self.ids) > REMEMBERED_IDS:
                del self.ids[next(iter(self.ids))]

    def delete(self) -> None:
        """The table is gone."""
        self.deleted = True
        self._unthink()
        for viewer in self.viewers:
            viewer.drop("error-table")

    # Bots

    def bot_to_move(self) -> str | None:
        """The bot that is to decide, for a bot's seat or standing in."""
        if self.deleted or self.status != RUNNING or self.state is None or self.state.player < 0:
            return None
        return self.seats[self.state.player].played_by or None

    def wake(self) -> None:
        """Let the bots play, if it is their turn, this process's task and none is at it."""
        if self.ending or not self.leased or not self.bot_to_move():
            return
        if self._bot_task is None or self._bot_task.done():
            self._bot_task = asyncio.create_task(self._play_bots())

    def _unthink(self) -> None:
        """The table moves on without the bot that is at work. The lock is held, so it is not writing."""
        if self._bot_task is not None and self._bot_task is not asyncio.current_task():
            self._bot_task.cancel()
            self._bot_task = None
        self.thinking = -1

    async def stop(self) -> None:
        """Let no bot go on; a move that is being written is written."""
        self.ending = True
        async with self.lock:
            task = self._bot_task
            self._unthink()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

    async def _play_bots(self) -> None:
        while self.leased and (bot := self.bot_to_move()):
            _, state = self.position()
            seq, asked = self.seq, state.copy()
            self.thinking = asked.player
            self.tell(wire.Note("thinking", asked.player))
            actions = await self._pool.choose(self._question(asked, bot), asked)
            async with self.lock:
                self.thinking = -1
                try:
                    await self.settle_doubt()
                    if self.seq != seq or self.bot_to_move() != bot:
                        continue
                    await self._append("", actions, None)
                except RowVersionConflict:
                    continue
                except TablesteadError as error:
                    log.warning("a bot's move at table %s was not stored: %s", short(self.id), error)
            if self.seq == seq:  # storage is out of order: the move is asked again later
                await asyncio.sleep(RETRY_STORAGE_S)

    @property
    def idle(self) -> bool:
        return not self.sockets and not self.lock.locked() and not (self.leased and self.bot_to_move())


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


def with_events(lines: list[wire.LogEntry]) -> list[wire.LogEntry]:
    return [line for line in lines if line.events]


def chat_message(stored: StoredChat) -> wire.ChatMessage:
    return wire.ChatMessage(stored.n, stored.seat, stored.name, stored.text, stored.said, stored.reactions)


def row_changes(times: Times) -> dict[str, Any]:
    return {"time_left": times.left, "since": times.since, "deadline": times.deadline}
