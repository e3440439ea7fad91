"""The bots of a table: whose task they are, what they are asked, and how they play."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

import msgspec

from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import State
from tablestead.server.bots import BotPool, Line, Question, budget, encoded
from tablestead.server.logs import short
from tablestead.server.table.audience import Audience
from tablestead.server.table.journal import Journal
from tablestead.server.table.position import Outcome, Position
from tablestead.server.viewer import RequestRejected

log = logging.getLogger(__name__)

RETRY_STORAGE_S: Final = 5.0


class Overtaken(RequestRejected):
    """The table has moved on while the bot thought."""


class BotDriver:
    """Plays the bots of a table while this process has the lease."""

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
    def due(self) -> bool:
        """A bot is to decide, and it is this process's task to play it."""
        return self.leased and not self._journal.deleted and bool(self._position.bot_to_move)

    def wake(self) -> None:
        """Let the bots play, if it is their turn and none is at it."""
        if not self._stopped and self.due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())

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

    async def _play(self) -> None:
        while self.due:
            seq, bot = self._position.seq, self._position.bot_to_move
            asked = self._position.current()[1].copy()
            self._audience.tell_thinking(asked.player)
            actions = await self._pool.choose(self.question(asked, bot), asked)
            async with self._journal.lock:
                self._audience.thinking = -1
                await self._play_line(actions, seq, bot)
            if self._position.seq == seq and self._position.bot_to_move == bot:
                await asyncio.sleep(RETRY_STORAGE_S)  # storage is out of order: the move is asked again later

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

    async def advise(self, state: State, bot: str) -> list[Line]:
        """What it compares, with time for that. Raises BotFailed."""
        asked = self.question(state, bot)
        return await self._pool.advise(msgspec.structs.replace(asked, budget=2 * asked.budget), state)

    def question(self, state: State, bot: str) -> Question:
        row, game = self._position.row, self._position.game.id
        view = encoded(state.view(state.player))
        seconds = budget(game, sum(1 for seat in self._position.seats if seat.played_by))
        seed = self._position.bot_seed(state.player)
        return Question(row.id, game, row.options, state.player, bot, seconds, view, seed=seed)
