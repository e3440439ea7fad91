"""The only writer of a table: what people and bots do is stored first, then applied here and told.

Moves, table commands, personal links and chat go one way: see what is stored if this may be stale, try, and
try again when another process was faster. What other processes stored comes in by `catch_up`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tablestead.server.operations import metrics
from tablestead.server.operations.logs import short
from tablestead.server.people.results import results_of
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import (
    RESTING,
    CommitUnknown,
    Holder,
    Notice,
    RowVersionConflict,
    SequenceConflict,
    Storage,
    StoredChat,
    StoredEvent,
    StoredLine,
    StoredResult,
    StoredTable,
    why,
)
from tablestead.server.table.audience import CHAT_SHOWN, Audience, Present, chat_message
from tablestead.server.table.history import Steps
from tablestead.server.table.position import WAITING, Outcome, Position
from tablestead.server.table.viewer import Viewer

log = logging.getLogger(__name__)

REMEMBERED_IDS: Final = 300
TRIES: Final = 5
SEEN_S: Final = 60.0
"""So often, at most, it is stored that a browser is there."""
CHAT_NEWS: Final = 50
"""Messages that are read again when another process says that there are new ones."""
STORAGE_FAILED: Final = (SQLAlchemyError, OSError)


@dataclass
class Change:
    """What a table command stores."""

    fields: dict[str, Any] = field(default_factory=dict)
    hold: Sequence[Holder] = ()
    free: Sequence[int] = ()
    event: StoredEvent | None = None
    notices: Sequence[Notice] = ()
    """What everyone at the table is told about it."""


Command = Callable[[Position], Change | None]
"""What a command changes; nothing when it was done before, if only by a server that died over the answer."""
Done = Callable[[], None]
"""Called once when what was asked for is durable, before anybody is told of it."""


class Journal:
    """`lock` is held from the check of a message until it is stored and told to everyone."""

    def __init__(
        self,
        storage: Storage,
        position: Position,
        audience: Audience,
        events: Sequence[StoredEvent],
        overtaken: Callable[[bool], None],
    ) -> None:
        self.lock = asyncio.Lock()
        self.deleted = False
        self._storage = storage
        self._position = position
        self._audience = audience
        self._overtaken = overtaken
        """Called after `catch_up`, with whether a bot at work is overtaken by what was stored."""
        self._stale = False
        """What is stored may be more than what is known here, as after a write that failed half-way."""
        self._seen: dict[str, float] = {}
        """By browser: when it was last stored that it is there."""
        self._ids: dict[str, None] = {}
        """Of the latest lines and commands, to know one that is sent again."""
        self._remember_all(events)

    # Which messages were heeded

    def knows(self, id: str) -> bool:
        return id in self._ids

    def remember(self, id: str) -> None:
        if id:
            self._ids[id] = None
            if len(self._ids) > REMEMBERED_IDS:
                del self._ids[next(iter(self._ids))]

    def _remember_all(self, events: Sequence[StoredEvent]) -> None:
        for event in events:
            self.remember(event.payload.get("id", ""))

    # The one way in

    async def move(self, id: str, outcome: Callable[[], Outcome], done: Done) -> None:
        """Store a line or an undo, adopt it and tell everyone."""

        async def attempt() -> None:
            begun = time.perf_counter()
            await self._append(outcome(), done)
            metrics.LINES.labels(self._position.row.game).inc()
            metrics.LINE_SECONDS.observe(time.perf_counter() - begun)

        await self._retry_on_conflict(id, attempt, done)

    async def change(self, id: str, command: Command, done: Done) -> None:
        """Store what a table command changes, and tell everyone."""

        async def attempt() -> None:
            self.expect_sound()
            wanted = command(self._position)
            if wanted is None:
                done()
                return
            self.stale()  # until it has been read what is stored
            await self._update(wanted)
            self.remember(id)
            done()
            with contextlib.suppress(RequestRejected):  # it is done, though it cannot be shown yet
                await self.resync_if_stale()

        await self._retry_on_conflict(id, attempt, done)

    async def link(self, browser: str, secret_hash: str, host: bool, family: str) -> None:
        """Store a personal link, of which nobody is told."""

        async def attempt() -> None:
            await self._storage.devices.link(self._position.id, browser, secret_hash, host, family)

        await self._retry_on_conflict("", attempt, lambda: None)

    async def claim(self, browser: str, secret_hash: str, family: str) -> None:
        """Store that a browser holds what the browser of a link holds, and tell everyone."""

        async def attempt() -> None:
            if await self._storage.devices.claim(self._position.id, secret_hash, browser, family) is None:
                raise RequestRejected("error-link")
            self.stale()
            with contextlib.suppress(RequestRejected):  # it is done, though it cannot be shown yet
                await self.resync_if_stale()

        await self._retry_on_conflict("", attempt, lambda: None)

    async def chat(self, id: str, write: Callable[[Storage], Awaitable[StoredChat]], done: Done) -> None:
        """Store a message of the chat or a reaction, and tell everyone."""

        async def attempt() -> None:
            message = await write(self._storage)
            self.remember(id)
            self._audience.tell_chat([message])
            await self._storage.notify({"chat": self._position.id})
            done()

        await self._retry_on_conflict(id, attempt, done)

    async def report(self, n: int, browser: str) -> bool:
        """Keep a line of the chat for the host of the server. Nobody at the table is told."""
        try:
            return await self._storage.chat.report(self._position.id, n, browser)
        except STORAGE_FAILED as error:
            raise RequestRejected("error-storage") from error

    async def _retry_on_conflict(self, id: str, attempt: Callable[[], Awaitable[None]], done: Done) -> None:
        """What was done before is only acknowledged; when another process was faster, all is asked anew."""
        for _ in range(TRIES):
            await self.resync_if_stale()
            if self.knows(id):
                done()
                return
            try:
                await attempt()
                return
            except (RowVersionConflict, SequenceConflict):
                self.stale()
            except STORAGE_FAILED as error:
                # The connection broke: only the database knows whether it was written.
                self.stale()
                try:
                    await self.resync_if_stale()
                except RequestRejected as unread:
                    if isinstance(error, CommitUnknown) and unread.key == "error-storage":
                        raise RequestRejected("error-storage-unknown") from error
                    raise
                if not self.knows(id):
                    log.error("table %s cannot be written: %s", short(self._position.id), why(error))
                    raise RequestRejected("error-storage") from error
                done()
                return
        raise RequestRejected("error-old-position")

    async def _append(self, outcome: Outcome, done: Done) -> None:
        position, summary = self._position, self._position.summary(outcome)
        results: list[StoredResult] = []
        if summary.status == "finished":
            results = results_of(position, self._audience.holders, outcome.steps, "finished")
        await self._storage.append(position.id, position.row.row_version, outcome.event, summary, results)
        done()
        lease = self._storage.process  # who writes a line has the table
        position.row = replace(position.row, seq=outcome.event.seq, lease=lease, **vars(summary))
        self._apply_event(outcome)

    async def _update(self, wanted: Change) -> None:
        position, event = self._position, wanted.event
        results: list[StoredResult] = []
        if event is not None and event.payload.get("status") == "resigned":
            steps, seat = Steps(position.current()[1]), event.payload["resigned"]
            results = results_of(position, self._audience.holders, steps, "resigned", seat)
        await self._storage.update(
            position.id,
            position.row.row_version,
            position.seq,
            wanted.fields,
            wanted.hold,
            wanted.free,
            event,
            results,
            wanted.notices,
        )

    def _apply_event(self, outcome: Outcome) -> None:
        """Go on from what is stored, and tell everyone."""
        history, perspectives = self._position.history, self._audience.perspectives()
        if perspectives and history.lacks(perspectives):
            history.make(perspectives)
        self.remember(outcome.event.payload.get("id", ""))
        self._position.adopt(outcome)
        self._audience.hide_from_shared_screens()
        self._audience.tell_event(outcome)

    def expect_sound(self) -> None:
        if self.deleted:
            raise RequestRejected("error-table")
        if self._position.broken is not None:
            raise self._position.broken

    # What other processes stored

    def stale(self) -> None:
        self._stale = True

    def heard_of(self, seq: int) -> None:
        """Who comes from another process may have seen more than has been heard of here."""
        if seq > self._position.seq:
            self.stale()

    async def resync_if_stale(self) -> None:
        """See what is stored, before anything else is done."""
        if not self._stale:
            return
        try:
            await self.catch_up()
        except STORAGE_FAILED as error:
            raise RequestRejected("error-storage") from error

    async def catch_up(self, told: StoredLine | None = None) -> None:
        """Apply what other processes have stored, `told` if that is all there is. The lock is held."""
        position, audience = self._position, self._audience
        if told is not None and self._follows(told):
            changes = {"lease": told.lease, "lease_until": told.lease_until, **vars(told.summary)}
            position.row = replace(position.row, seq=told.event.seq, **changes)
            self._apply_event(position.stored_outcome(told.event))
            self._overtaken(True)
            return
        stored = await self._storage.since(position.id, position.seq)
        # Read after the row: where they are newer the row has another version, and nothing is written.
        holidays = await self._storage.holidays.at(stored[0]) if stored is not None else {}
        self._stale = False
        if stored is None:
            self._gone()
            return
        row, events, holders = stored
        position.holidays = holidays
        if (row.seq, row.row_version) == (position.seq, position.row.row_version) and not events:
            position.row = row  # the lease may be another's
            return
        online, bot, version = audience.everyone, position.bot_to_move, position.row.row_version
        if position.broken is not None or _begins_anew(position.row, row):
            await self._rebuild()
        else:
            before = audience.shown()
            position.take_row(row)
            audience.hold(holders)
            for event in events:
                self._apply_event(position.stored_outcome(event))
            audience.hide_from_shared_screens()
            if row.row_version != version:
                audience.tell_table(before)
        if row.row_version != version:
            await self._read_notices()
        await self.tell_presence(online)
        self._overtaken(bool(events) or position.bot_to_move != bot)

    def _follows(self, told: StoredLine) -> bool:
        """It is the next event of what is known here, and nothing else has changed."""
        position = self._position
        sound = not self._stale and not self.deleted and position.broken is None
        known = position.seq + 1, position.row.row_version
        return sound and (told.event.seq, told.row_version) == known

    async def _rebuild(self) -> None:
        whole = await self._storage.load(self._position.id)
        if whole is None:
            self._gone()
            return
        row, events, holders = whole
        self._remember_all(events)
        self._position.rebuild(row, events)
        self._audience.hold(holders)
        self._audience.show_all()

    async def _read_notices(self) -> None:
        """What was done about the table is told among what is said; and lines may have been erased."""
        try:
            await self.catch_up_chat(CHAT_SHOWN)
        except STORAGE_FAILED:
            log.warning("the chat of table %s cannot be read", short(self._position.id))

    async def read_chat(self) -> None:
        """The chat, when the first viewer comes."""
        if self._audience.chat is None:
            try:
                stored = await self._storage.chat.last(self._position.id, CHAT_SHOWN)
                self._audience.chat = [chat_message(one) for one in stored]
            except STORAGE_FAILED:
                log.warning("the chat of table %s cannot be read", short(self._position.id))

    async def catch_up_chat(self, last: int = CHAT_NEWS) -> None:
        """What was said by way of other processes."""
        if self._audience.chat is not None:
            self._audience.tell_chat(await self._storage.chat.last(self._position.id, last))

    async def tell_presence(self, before: Present) -> None:
        if not self.deleted and self._audience.everyone != before:
            self._audience.tell_presence()
            await self.announce()

    async def seen(self, viewer: Viewer) -> None:
        """Store that who holds something here comes or goes, for those who ask later."""
        now = time.time()
        if not (viewer.mine or viewer.host) or now - self._seen.get(viewer.browser, 0.0) < SEEN_S:
            return
        self._seen[viewer.browser] = now
        try:
            await self._storage.seen(self._position.id, viewer.browser, now)
        except STORAGE_FAILED:
            log.warning("table %s: who is there cannot be stored", short(self._position.id))

    async def announce(self, ask: bool = False) -> None:
        """Tell the other processes who is here, and perhaps ask them."""
        try:
            here = self._audience.present
            await self._storage.notify({"present": self._position.id, **vars(here), "ask": ask})
        except STORAGE_FAILED:
            log.warning("the other processes could not be told who is here")

    async def take_lease(self) -> None:
        """Let this process play the bots, unless another one does."""
        lease, until = await self._storage.leases.take(self._position.id)
        self._position.row = replace(self._position.row, lease=lease, lease_until=until)

    async def rest(self) -> None:
        """Let no process play the bots until somebody comes."""
        await self._storage.leases.rest(self._position.id)
        self._position.row = replace(self._position.row, lease="", lease_until=RESTING)

    async def delete(self) -> None:
        """Delete the table for good."""
        if not await self._storage.delete(self._position.id):
            raise RequestRejected("error-table")
        self._gone()

    def _gone(self) -> None:
        """The table is no longer stored."""
        self.deleted = True
        self._overtaken(True)
        self._audience.drop_all("error-table")


def _begins_anew(before: StoredTable, after: StoredTable) -> bool:
    """A table that waited has another first position: the game has begun, or has other options."""
    return before.status == WAITING and (after.status, after.options) != (WAITING, before.options)
