"""Who plays the games: the cores of this machine, or the nodes of a cluster (`cluster.py`)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from operator import length_hint
from typing import Any, TypeVar

from tablestead.engine.errors import TablesteadError

T = TypeVar("T")
R = TypeVar("R")

MOST_AT_ONCE = 16
"""Tasks that go to a worker together: short games cost less than to send them one by one."""
AHEAD = 3
"""Parts given out for each worker, so that none waits, and what is done but not yet asked for stays small."""


class Workers(ABC):
    """Plays tasks somewhere. A task has its own seed, so its result is the same wherever it is played."""

    def map(self, play: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """What `play` makes of every task: each once, in order. Where it is unknown how many, one by one."""
        size = max(1, min(MOST_AT_ONCE, length_hint(tasks) // (4 * self.count())))
        waiting = iter(tasks)
        given: deque[Any] = deque()
        try:
            while part := list(islice(waiting, size)):
                while len(given) >= AHEAD * self.count():
                    yield from self.collect(given.popleft())
                given.append(self.give(play, part))
            while given:
                yield from self.collect(given.popleft())
        finally:
            self.drop(given)

    @abstractmethod
    def count(self) -> int:
        """How many tasks are played at the same time, as things are now."""

    @abstractmethod
    def give(self, play: Callable[[T], R], tasks: Sequence[T]) -> Any:
        """Have some tasks played; gives what `collect` takes."""

    @abstractmethod
    def collect(self, given: Any) -> list[Any]:
        """Wait for the results of these tasks."""

    @abstractmethod
    def drop(self, given: Sequence[Any]) -> None:
        """Nobody asks any more: these need not be played."""


def play_all(play: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    return [play(task) for task in tasks]


class Processes(Workers):
    """Processes of this machine; one alone is this very process."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None

    def count(self) -> int:
        return self.jobs

    def give(self, play: Callable[[T], R], tasks: Sequence[T]) -> Callable[[], list[R]]:
        if self.jobs == 1:
            return lambda: play_all(play, tasks)
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.jobs, context, end_with_parent)
        return self.pool.submit(play_all, play, tasks).result

    def collect(self, given: Callable[[], list[Any]]) -> list[Any]:
        try:
            return given()
        except BrokenProcessPool as error:
            raise TablesteadError("error-worker-lost") from error

    def drop(self, given: Sequence[Any]) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def end_with_parent() -> None:
    """In a worker: it ends at Ctrl-C without a word, and when the process that gave it work was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
