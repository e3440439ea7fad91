"""Who plays the games of a batch: this thread, several threads, or several processes with shared memory.

A game depends on nothing but its seed and its actions, so all of them give the same results. Threads are used
where Python runs them side by side; elsewhere one lock would hold them up, and processes take their place.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol
from weakref import finalize

import numpy as np

from tablestead.engine.batch import Arrays, Loop
from tablestead.engine.game import Game, Value
from tablestead.engine.space import Space
from tablestead.games import game as game_of

NumberArrays = Mapping[str, np.ndarray[Any, Any]]
"""By name: observations, masks, rewards, players and ends."""


@dataclass(frozen=True)
class Job:
    """What the games of a batch are played by: enough for another process to begin them."""

    game: str
    options: Mapping[str, Value]
    seeds: list[int]
    reward: str
    layout: Mapping[str, tuple[tuple[int, ...], str]]
    """Shape and type of every array."""

    def loop(self, game: Game, arrays: NumberArrays, mine: range) -> Loop:
        """Some of the games, which write into their rows of the arrays."""
        rows = {name: array[mine.start : mine.stop] for name, array in arrays.items()}
        written = Arrays(game.space(), len(mine), **rows)
        return Loop(game, self.options, self.seeds[mine.start : mine.stop], self.reward, written, mine.start)


def layout_of(space: Space, n: int) -> dict[str, tuple[tuple[int, ...], str]]:
    """Shape and type of every array of `n` games."""
    return {
        "observations": ((n, space.observation_size), space.dtype),
        "masks": ((n, space.actions), "uint8"),
        "rewards": ((n, space.max_players), "float32"),
        "players": ((n,), "int8"),
        "ends": ((n,), "uint8"),
    }


def shares(n: int, workers: int) -> list[range]:
    """The games of each worker, as even as can be."""
    cuts = [n * worker // workers for worker in range(workers + 1)]
    return [range(cuts[worker], cuts[worker + 1]) for worker in range(workers)]


def one_at_a_time() -> bool:
    """Whether a lock lets only one thread run Python."""
    enabled = getattr(sys, "_is_gil_enabled", None)
    return enabled is None or bool(enabled())


class Crew(Protocol):
    """Who plays the games of a batch."""

    def step(self, actions: list[int]) -> None:
        """Play an action in every game, or raise an error before any is played."""

    def random_actions(self) -> list[int]:
        """A legal action for every game."""

    def close(self) -> None:
        """Let go of whatever it holds."""


class Threads:
    """Every worker a thread; a single one is the thread that asks."""

    def __init__(self, job: Job, game: Game, arrays: NumberArrays, workers: int) -> None:
        self.shares = shares(len(job.seeds), workers)
        self.loops = [job.loop(game, arrays, mine) for mine in self.shares]
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def step(self, actions: list[int]) -> None:
        if self.pool is None:
            self.loops[0].step(actions)
            return
        parts = [actions[mine.start : mine.stop] for mine in self.shares]
        for loop, part in zip(self.loops, parts, strict=True):
            loop.check(part)
        list(self.pool.map(Loop.step, self.loops, parts))

    def random_actions(self) -> list[int]:
        return [action for loop in self.loops for action in loop.random_actions()]

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()


# Processes

CHECK: Final = "check"
STEP: Final = "step"
RANDOM_ACTIONS: Final = "random_actions"

Memory = Mapping[str, Any]
"""By name: the shared memory of an array."""


def in_memory(memory: Memory, job: Job) -> dict[str, np.ndarray[Any, Any]]:
    """The arrays that lie in shared memory."""
    return {
        name: np.frombuffer(memory[name], dtype).reshape(shape) for name, (shape, dtype) in job.layout.items()
    }


def work(asked: Connection, job: Job, memory: Memory, mine: range) -> None:
    """A worker's process: answers what it is asked until nobody asks any more."""
    loop: Loop | None = None
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            name, arguments = asked.recv() if loop is not None else (None, ())
            try:
                if loop is None:
                    loop = job.loop(game_of(job.game), in_memory(memory, job), mine)
                    asked.send((None, None))
                else:
                    asked.send((getattr(loop, str(name))(*arguments), None))
            except Exception as error:
                asked.send((None, error))


def end(pipes: list[Connection]) -> None:
    """A worker whose pipe is closed ends by itself."""
    for pipe in pipes:
        pipe.close()


class Processes:
    """Every worker a process with positions of its own; the arrays lie in memory that all share."""

    def __init__(self, job: Job, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.shares = shares(len(job.seeds), workers)
        memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(dtype).itemsize)
            for name, (shape, dtype) in job.layout.items()
        }
        self.arrays = in_memory(memory, job)
        self.workers: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        self.close = finalize(self, end, self.pipes)
        for mine in self.shares:
            here, there = context.Pipe()
            worker = context.Process(target=work, args=(there, job, memory, mine), daemon=True)
            worker.start()
            there.close()
            self.pipes.append(here)
            self.workers.append(worker)
        self._answers()

    def step(self, actions: list[int]) -> None:
        parts = [(actions[mine.start : mine.stop],) for mine in self.shares]
        self._ask(CHECK, parts)
        self._ask(STEP, parts)

    def random_actions(self) -> list[int]:
        return [action for part in self._ask(RANDOM_ACTIONS, [()] * len(self.pipes)) for action in part]

    def _ask(self, name: str, arguments: list[Any]) -> list[Any]:
        if not self.close.alive:
            raise ValueError("the batch is closed")
        with suppress(BrokenPipeError):  # of a worker that has ended, which has no answer either
            for pipe, own in zip(self.pipes, arguments, strict=True):
                pipe.send((name, own))
        return self._answers()

    def _answers(self) -> list[Any]:
        """One from every worker; then the first error, if any, so that no answer is left in a pipe."""
        try:
            found = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a worker of the batch has ended: its games are lost") from None
        for _, error in found:
            if error is not None:
                raise error
        return [answer for answer, _ in found]
