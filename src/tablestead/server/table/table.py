"""One table: what viewers ask of it, and what the server has to do about it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final

import tablestead as ts
from tablestead.engine.choice import Choice
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import State
from tablestead.engine.visible import one_line
from tablestead.server import wire
from tablestead.server.bots.pool import BotFailed, BotPool, Line
from tablestead.server.limits.costs import Bucket
from tablestead.server.limits.meter import aside
from tablestead.server.people.seats import hashed, new_secret
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.storage import Holder, Storage, StoredChat, StoredEvent, StoredLine
from tablestead.server.table import commands
from tablestead.server.table.audience import Audience, view_of
from tablestead.server.table.bot_driver import BotDriver
from tablestead.server.table.history import Perspective, last_step, with_events
from tablestead.server.table.journal import Change, Command, Journal
from tablestead.server.table.position import RUNNING, WAITING, Outcome, Position
from tablestead.server.table.viewer import Viewer, nack

MAX_SAID: Final = 500
MAX_MESSAGES: Final = 2**31
CHAT_PACE: Final = (5, 0.5)
"""Messages at once, and then so many in a second."""
TELLING_PACE: Final = (10, 0.2)
"""The same, of commands that everyone is told of, and of reports."""


class Table:
    """Wires a table's position, audience, journal and bots; everything that changes it takes the lock."""

    def __init__(
        self,
        storage: Storage,
        pool: BotPool,
        position: Position,
        events: Sequence[StoredEvent],
        holders: Sequence[Holder],
        settings: Settings,
        begun: float,
        changed: Callable[[], None],
    ) -> None:
        self.position = position
        self.audience = Audience(self.position, holders, settings, begun)
        self._journal = Journal(storage, self.position, self.audience, events, self._overtaken)
        self._bots = BotDriver(pool, storage.process, self.position, self.audience, self._journal)
        self._changed = changed
        """Told when the lists of tables may say something else."""
        self.sockets = 0
        self._asked = False
        """The other processes have been asked who is there."""
        self._chatting: dict[int, Bucket] = {}
        """By seat: how much its owner may say now, from whichever device."""
        self._telling: dict[str, Bucket] = {}
        """By browser: how much everyone, or the host of the server, may be told of what it does."""

    @property
    def id(self) -> str:
        return self.position.id

    def is_behind(self, stored: tuple[int, int]) -> bool:
        """More was stored than is known here, by `seq` or `row_version`: since then it may have moved on."""
        seq, row_version = stored
        return seq > self.position.seq or row_version > self.position.row.row_version

    @property
    def deleted(self) -> bool:
        return self._journal.deleted

    @property
    def idle(self) -> bool:
        return not self.sockets and not self._journal.lock.locked() and not self._bots.due

    # What a viewer asks

    async def hello(self, viewer: Viewer, last_seq: int = -1) -> None:
        async with self._journal.lock:
            self._journal.heard_of(last_seq)
            with contextlib.suppress(RequestRejected):  # a position that may be stale is better than none
                await self._journal.resync_if_stale()
            if self.deleted:
                raise RequestRejected("error-table")
            await self._journal.read_chat()
            self.audience.seat(viewer)
            await self._make_history(viewer)
            if viewer.gone.done():
                return
            before = self.audience.everyone
            self.audience.viewers.add(viewer)
            self.audience.show(viewer)
            await self._journal.tell_presence(before)
            await self._journal.seen(viewer)
            self._changed()
            if not self._asked:
                self._asked = True
                await self._journal.announce(ask=True)
        self._bots.wake(visited=True)

    async def leave(self, viewer: Viewer) -> None:
        async with self._journal.lock:
            before, was_there = self.audience.everyone, viewer in self.audience.viewers
            self.audience.viewers.discard(viewer)
            self.audience.note_leaving(before.seats)
            await self._journal.tell_presence(before)
            if was_there:
                await self._journal.seen(viewer)
                self._changed()

    async def look(self, viewer: Viewer, seat: int | None) -> None:
        async with self._journal.lock:
            self.audience.look(viewer, seat)
            await self._make_history(viewer)
            self.audience.show(viewer)

    async def _make_history(self, viewer: Viewer) -> None:
        """Of a long game that takes a while: in a thread, so that other tables go on. The lock is held."""
        if not self.audience.sees(viewer) or self.position.state is None:
            return
        wanted: set[Perspective] = {None, self.audience.perspective_of(viewer)}
        history = self.position.history
        if history.lacks(wanted):
            await aside(history.make, wanted)

    async def past(self, viewer: Viewer, message: wire.At) -> wire.Past:
        async with self._journal.lock:
            self.audience.admit(viewer)
            record, _ = self.position.current()
            if not 0 <= message.seq <= len(record.actions):
                raise RequestRejected("error-position", {"n": len(record.actions)})
            perspective, history = self.audience.perspective_of(viewer), self.position.history
            await self._make_history(viewer)
            if not history.is_near(message.seq):
                await aside(history.state, message.seq)  # it takes a while once, and keeps what is near
            told = history.log(perspective)[: message.seq]
            view = view_of(history.state(message.seq), perspective)
            step = with_events(last_step(told))
            return wire.Past(message.id, message.seq, view, step, len(with_events(told)))

    async def hint(self, viewer: Viewer, message: wire.AskHint) -> wire.Hint:
        async with self._journal.lock:
            _, state = self.position.current()
            if self.position.status != RUNNING or state.player < 0 or self.position.played_by:
                raise RequestRejected("error-hint")
            self.audience.require_control(viewer, state.player)
            if not self.position.row.hints:
                raise RequestRejected("error-hint-none")
            state = state.copy()
        try:
            lines = await self._bots.advise(state, ts.bot_names(self.position.game.id)[-1], viewer)
        except BotFailed as error:
            raise RequestRejected("error-hint-failed") from error
        self.audience.require_control(viewer, state.player)  # the screen may have been passed on meanwhile
        return wire.Hint(message.id, [candidate(state, line) for line in lines])

    async def why(self, viewer: Viewer, message: wire.Why) -> wire.Ack | wire.Nack:
        """What would come of a line: refused in the same words, but nothing is played."""
        async with self._journal.lock:
            try:
                self._require_control(viewer, self.position.seq)
                self.position.current()[1].steps(message.text)
            except TablesteadError as error:
                return nack(message.id, error)
            return wire.Ack(message.id)

    # What a viewer does: acknowledged when it is durable; else it raises, and nothing has changed

    async def act(self, viewer: Viewer, message: wire.Act) -> None:
        def outcome() -> Outcome:
            self._require_control(viewer, message.seq)
            return self.position.line_outcome(key, self.position.read(message))

        key = viewer.key(message.id)
        async with self._journal.lock:
            self._journal.heard_of(message.seq)
            await self._journal.move(key, outcome, lambda: viewer.send(wire.Ack(message.id)))
        self._bots.wake()

    async def undo(self, viewer: Viewer, message: wire.Undo) -> None:
        def outcome() -> Outcome:
            self._require_control(viewer, message.seq)
            offered = self.position.undoable(self.audience.perspective_of(viewer))
            if not offered.n:
                raise RequestRejected(offered.why)
            if message.n != offered.n:
                raise RequestRejected("error-undo", {"n": offered.n})
            return self.position.undo_outcome(key, message.n)

        key = viewer.key(message.id)
        async with self._journal.lock:
            self._journal.heard_of(message.seq)
            await self._journal.move(key, outcome, lambda: viewer.send(wire.Ack(message.id)))

    def _require_control(self, viewer: Viewer, seq: int) -> None:
        """The position is the one that was meant, the game goes on, and the viewer has the decision."""
        self._journal.expect_sound()
        if self.position.status == WAITING:
            raise RequestRejected("error-waiting")
        if seq != self.position.seq:
            raise RequestRejected("error-old-position")
        if self.position.status != RUNNING:
            raise RequestRejected("error-over")
        self.audience.require_control(viewer, self.position.player)

    async def command(self, viewer: Viewer, message: wire.Command) -> None:
        def wanted(position: Position) -> Change | None:
            if message.command in commands.WAITING_FOR:
                return commands.WAITING_FOR[message.command](position, viewer, message, self.audience.absent)
            return commands.COMMANDS[message.command](position, viewer, message)

        def command(position: Position) -> Change | None:
            change = wanted(position)
            if change is not None and change.notices:
                self._pace_telling(viewer)
            return change

        async with self._journal.lock:
            await self._journal.change(
                viewer.key(message.id), command, lambda: viewer.send(wire.Ack(message.id))
            )
            self._changed()

    async def change(self, command: Command) -> None:
        """A command that does not come by a socket."""
        async with self._journal.lock:
            await self._journal.change("", command, lambda: None)
            self._changed()

    async def join(self, browser: str, asked: wire.Join) -> None:
        await self.change(commands.join(browser, lambda: self.audience.holders.of(browser), asked))

    async def free_lapsed(self) -> None:
        """While people wait here for the game to begin, nobody keeps a seat by having taken it once."""
        if self.position.status != WAITING or not self.audience.online:
            return
        if commands.lapsed(self.position, absent := self.audience.absent):
            await self.change(commands.lapse(absent))

    async def link(self, browser: str, host: bool, family: str) -> str:
        """A secret by which another device gets the seats of this browser, and where asked for its rights as
        the host."""
        async with self._journal.lock:
            await self._journal.resync_if_stale()
            holders = self.audience.holders
            if not holders.of(browser) and not (host and holders.hosts(browser)):
                raise RequestRejected("error-no-seat")
            secret = new_secret()
            await self._journal.link(browser, hashed(secret), host, family)
        return secret

    async def claim(self, browser: str, secret: str, family: str) -> None:
        """Hold what the browser holds that made this secret."""
        async with self._journal.lock:
            await self._journal.claim(browser, hashed(secret), family)

    async def say(self, viewer: Viewer, message: wire.Say) -> None:
        async def write(storage: Storage) -> StoredChat:
            text = one_line(message.text)
            if not 0 < len(text) <= MAX_SAID:
                raise RequestRejected("error-chat", {"n": MAX_SAID})
            await self._may_speak(viewer, storage)
            name = self.position.seats[message.seat].name
            return await storage.chat.say(self.id, message.seat, name, text, key, viewer.browser)

        key = viewer.key(message.id)
        async with self._journal.lock:
            commands.require_seat(viewer, message.seat)
            await self._journal.chat(key, write, lambda: viewer.send(wire.Ack(message.id)))

    async def react(self, viewer: Viewer, message: wire.React) -> None:
        async def write(storage: Storage) -> StoredChat:
            if message.emoji not in wire.REACTIONS or not 0 < message.n < MAX_MESSAGES:
                raise RequestRejected("error-reaction")
            await self._may_speak(viewer, storage)
            found = await storage.chat.react(self.id, message.n, message.seat, message.emoji, message.on)
            if found is None:
                raise RequestRejected("error-reaction")
            return found

        async with self._journal.lock:
            commands.require_seat(viewer, message.seat)
            await self._journal.chat(viewer.key(message.id), write, lambda: viewer.send(wire.Ack(message.id)))

    async def report(self, viewer: Viewer, message: wire.Report) -> None:
        """Whoever may read a line may report it, if their browser is known."""
        if not viewer.browser or not self.audience.hears(viewer) or not 0 < message.n < MAX_MESSAGES:
            raise RequestRejected("error-report")
        self._pace_telling(viewer)
        if not await self._journal.report(message.n, viewer.browser):
            raise RequestRejected("error-report")
        viewer.send(wire.Ack(message.id))

    async def _may_speak(self, viewer: Viewer, storage: Storage) -> None:
        if await storage.admin.muted(viewer.browser):
            raise RequestRejected("error-muted")
        if self._chatting.setdefault(viewer.mine[0], Bucket(*CHAT_PACE)).take():
            raise RequestRejected("error-chat-fast")

    def _pace_telling(self, viewer: Viewer) -> None:
        if self._telling.setdefault(viewer.browser, Bucket(*TELLING_PACE)).take():
            raise RequestRejected("error-command-fast")

    # What the server does about it

    async def resync_if_stale(self) -> None:
        async with self._journal.lock:
            await self._journal.resync_if_stale()

    async def catch_up(self, told: StoredLine | None = None) -> None:
        async with self._journal.lock:
            await self._journal.catch_up(told)

    async def catch_up_chat(self) -> None:
        async with self._journal.lock:
            await self._journal.catch_up_chat()

    async def announce(self) -> None:
        """Tell the other processes who is here, if anybody is."""
        if self.audience.viewers:
            await self._journal.announce()

    async def delete(self, browser: str) -> None:
        """The host's right, as long as nobody else plays there."""
        async with self._journal.lock:
            self._journal.stale()  # by another process the game may have begun, or ended
            await self._journal.resync_if_stale()
            commands.require_deletable(self.position, self.audience.holders, browser)
            await self._journal.delete()

    def _overtaken(self, overtaken: bool) -> None:
        if overtaken or not self._bots.leased:
            self._bots.cancel()
        self._bots.wake()

    def lease(self) -> None:
        """This process plays the bots from now on."""
        self._bots.lease()
        self._bots.wake()

    def wake_bots(self) -> None:
        self._bots.wake()

    async def stop(self) -> None:
        """The server ends."""
        self.audience.closing = True
        await self._bots.stop()


def candidate(state: State, line: Line) -> wire.Candidate:
    """A bot's line as the seat that decides is shown its choices."""
    after = state.copy()
    choices: list[Choice] = []
    for action in line.actions:
        choices += [choice for choice in after.choices(state.player) if choice.action == action]
        after.apply_trusted(action)
    return wire.Candidate(choices, line.expects, line.margin, line.win, line.facts)
