"""Bots at work: a pool of processes that are sent views and send back actions, never states."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

import msgspec

import tablestead as ts
from tablestead.bots import DEFAULT_BUDGET
from tablestead.engine.game import State, Value
from tablestead.server import wire

log = logging.getLogger(__name__)

ATTEMPTS = 3
PER_PLACEMENT = {"keyflower"}
"""Games whose bots think anew for every placement, not for a turn of many steps."""
ROUND_S = 3.0
"""Seconds all bots together may think for one placement each. There can be three such rounds between two
decisions of a person (boats, laying tiles, the next season), and nobody should wait more than ten seconds."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. `table` keeps the bots of different tables apart."""

    table: str
    game: str
    options: dict[str, Value]
    seat: int
    bot: str
    budget: float
    """Seconds."""
    view: wire.View


class Answer(msgspec.Struct, frozen=True):
    actions: list[int]
    expects: float | None = None
    margin: float | None = None


# In the worker


def _begin_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A killed server cannot end its workers, so they watch it."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


@lru_cache(maxsize=64)
def _bot(table: str, game: str, options: bytes, seat: int, bot: str, budget: float) -> ts.Bot:
    """A bot may keep what it learned between the calls of one game."""
    return ts.bot(bot, ts.game(game), msgspec.json.decode(options), seat, budget)


def _answer(message: bytes, advice: bool) -> bytes:
    question = msgspec.msgpack.decode(message, type=Question)
    options = msgspec.json.encode(question.options, order="sorted")
    bot = _bot(question.table, question.game, options, question.seat, question.bot, question.budget)
    if advice:
        advised = bot.advise(question.view)
        answer = Answer(list(advised.actions), advised.expects, advised.margin)
    else:
        answer = Answer(list(bot.choose(question.view)))
    return msgspec.msgpack.encode(answer)


# In the server


class BotPool:
    """Started when a bot is first needed; a worker that dies is replaced and asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, question: Question, state: State) -> list[int]:
        """The bot's line from `state`; when it fails again and again, the first legal action."""
        try:
            return (await self._ask(question, state, advice=False)).actions
        except BotFailed:
            log.error("%s failed at table %s, playing the first legal action", question.bot, question.table)
            return [state.legal()[0]]

    async def advise(self, question: Question, state: State) -> Answer:
        """Raises BotFailed."""
        return await self._ask(question, state, advice=True)

    async def _ask(self, question: Question, state: State, advice: bool) -> Answer:
        message = msgspec.msgpack.encode(question)
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            executor = self._executor or self._start()
            try:
                reply = await loop.run_in_executor(executor, _answer, message, advice)
                answer = msgspec.msgpack.decode(reply, type=Answer)
                if is_line(state, answer.actions):
                    return answer
                log.warning("%s answered with an illegal line, attempt %d", question.bot, attempt)
            except BrokenProcessPool:
                log.warning("a bot's process died, attempt %d", attempt)
                if self._executor is executor:
                    executor.shutdown(wait=False)
                    self._executor = None
            except Exception:  # whatever a bot raises must not stop the table
                log.exception("%s failed, attempt %d", question.bot, attempt)
        raise BotFailed

    def _start(self) -> ProcessPoolExecutor:
        self._executor = ProcessPoolExecutor(
            self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_work
        )
        return self._executor

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def budget(game: str, bots: int) -> float:
    """Seconds a bot may think, with so many bots at the table."""
    return min(DEFAULT_BUDGET, ROUND_S / max(1, bots)) if game in PER_PLACEMENT else DEFAULT_BUDGET


class BotFailed(Exception):
    """The bot gave no legal line in any attempt."""


def is_line(state: State, actions: list[int]) -> bool:
    """Whether the seat to move may play these actions, one after the other, by itself."""
    trial = state.copy()
    for action in actions:
        if trial.player != state.player or trial.why_not(action) is not None:
            return False
        trial.apply_trusted(action)
    return bool(actions)
