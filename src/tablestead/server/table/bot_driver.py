"""The bots of a table: whose task they are, what they are asked, how they play, and when they rest."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from typing import Final

import msgspec

from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import State
from tablestead.server.bots.fair_queue import Patron, Rank
from tablestead.server.bots.pool import BotPool, Line, Question, budget, encoded
from tablestead.server.operations.logs import short
from tablestead.server.rejection import RequestRejected
from tablestead.server.table.audience import Audience
from tablestead.server.table.journal import STORAGE_FAILED, Journal
from tablestead.server.table.position import Outcome, Position
from tablestead.server.table.viewer import Viewer

log = logging.getLogger(__name__)

RETRY_STORAGE_S: Final = 5.0


class Overtaken(RequestRejected):
    """The table has moved on while the bot thought."""


class BotDriver:
    """Plays the bots of a table while this process has the lease.

    Where a person plays, they go on until that person decides, whoever is there. Among themselves they rest
    while nobody is there, and nobody has the lease.
    """

    def __init__(
        self, pool: BotPool, process: str, position: Position, audience: Audience, journal: Journal
    ) -> None:
        self._pool = pool
        self._process = process
        self._position = position
        self._audience = audience
        self._journal = journal
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def leased(self) -> bool:
        """This process plays the bots."""
        return self._position.row.lease == self._process

    def lease(self) -> None:
        self._position.row = replace(self._position.row, lease=self._process)

    @property
    def _bots_turn(self) -> bool:
        return not self._journal.deleted and bool(self._position.bot_to_move)

    @property
    def _wanted(self) -> bool:
        """A bot is to decide, for somebody who is there or who plays."""
        people = any(not seat.played_by for seat in self._position.seats)
        return self._bots_turn and (people or self._audience.attended)

    @property
    def due(self) -> bool:
        """It is this process's task to play a bot."""
        return self.leased and self._wanted

    def wake(self, visited: bool = False) -> None:
        """Let the bots play or rest, if it is their turn and none is at it; `visited`: somebody just came."""
        if self._stopped or (self._task is not None and not self._task.done()):
            return
        row = self._position.row
        # Where somebody comes, it may have been given back unheard.
        free = visited or not row.lease or row.lease_until < time.time()
        if self._bots_turn if self.leased else free and self._wanted and self._audience.viewers:
            self._task = asyncio.create_task(self._go_on())

    def cancel(self) -> None:
        """The table moves on without the bot that is at work. The lock is held, so it is not writing."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            self._task = None
        self._audience.thinking = -1

    async def stop(self) -> None:
        """Let no bot go on; a move that is being written is written."""
        self._stopped = True
        async with self._journal.lock:
            task = self._task
            self.cancel()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

    async def _go_on(self) -> None:
        """Play, and then rest, if nobody wants them any more; somebody may come meanwhile."""
        try:
            if not self.leased:
                await self._journal.take_lease()
            while self.leased and self._bots_turn:
                if self._wanted:
                    await self._play()
                    continue
                await self._journal.rest()
                if self._wanted:
                    await self._journal.take_lease()
        except STORAGE_FAILED as error:
            log.warning("the bots of table %s wait: %s", short(self._position.id), type(error).__name__)

    async def _play(self) -> None:
        seq, bot = self._position.seq, self._position.bot_to_move
        asked = self._position.current()[1].copy()
        self._audience.tell_thinking(asked.player)
        patron = Patron(self._audience.address, self._audience.holders.owner)
        actions = await self._pool.choose(self.question(asked, bot), asked, patron, self._rank)
        async with self._journal.lock:
            self._audience.thinking = -1
            await self._play_line(actions, seq, bot)
        if self._position.seq == seq and self._position.bot_to_move == bot:
            await asyncio.sleep(RETRY_STORAGE_S)  # storage is out of order: the move is asked again later

    def _rank(self) -> Rank:
        return Rank.ATTENDED if self._audience.attended else Rank.UNATTENDED

    async def _play_line(self, actions: list[int], seq: int, bot: str) -> None:
        position = self._position

        def outcome() -> Outcome:
            if position.seq != seq or position.bot_to_move != bot:
                raise Overtaken("error-old-position")
            return position.line_outcome("", position.played(actions))

        try:
            await self._journal.move("", outcome, lambda: None)
        except Overtaken:
            pass
        except TablesteadError as error:
            log.warning("a bot's move at table %s was not stored: %s", short(position.id), error)

    async def advise(self, state: State, bot: str, viewer: Viewer) -> list[Line]:
        """What it compares, with time for that; for one browser one at a time. Raises BotFailed."""
        browser = viewer.browser
        if browser in self._pool.advising:
            raise RequestRejected("error-hint-busy")
        self._pool.advising.add(browser)
        try:
            asked = self.question(state, bot)
            asked = msgspec.structs.replace(asked, budget=2 * asked.budget)
            return await self._pool.advise(asked, state, Patron(viewer.account.address, browser))
        finally:
            self._pool.advising.discard(browser)

    def question(self, state: State, bot: str) -> Question:
        row, game = self._position.row, self._position.game.id
        view = encoded(state.view(state.player))
        seconds = budget(game, sum(1 for seat in self._position.seats if seat.played_by))
        seed = self._position.bot_seed(state.player)
        return Question(row.id, game, row.options, state.player, bot, seconds, view, seed=seed)
