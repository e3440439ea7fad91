"""What serving somebody takes of the processor."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, ParamSpec, TypeVar

Result = TypeVar("Result")
Given = ParamSpec("Given")


class Meter:
    """Adds up the steps of what is being done for one request or message, here and in threads."""

    __slots__ = ("spent",)

    def __init__(self) -> None:
        self.spent = 0.0

    async def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it, noting how long each of its steps holds the event loop."""
        token = _running.set(self)
        try:
            return await self._steps(work)
        finally:
            _running.reset(token)

    @types.coroutine
    def _steps(self, work: Coroutine[Any, Any, Result]) -> Generator[Any, Any, Result]:
        step: Callable[[Any], Any] = work.send
        value: Any = None
        while True:
            began = thread_time()
            try:
                awaited = step(value)
            except StopIteration as end:
                result: Result = end.value
                return result
            finally:
                self.spent += thread_time() - began
            try:
                value = yield awaited
                step = work.send
            except BaseException as error:  # it is cancelled, or what it waited for failed
                value = error
                step = work.throw


_running: ContextVar[Meter | None] = ContextVar("running", default=None)


def spent_elsewhere(seconds: float) -> None:
    """So long another process, or a thread, worked for whom is being served."""
    meter = _running.get()
    if meter is not None:
        meter.spent += seconds


async def aside(function: Callable[Given, Result], *args: Given.args, **more: Given.kwargs) -> Result:
    """Do something that takes a while in a thread, on the account of whom is being served."""

    def timed() -> tuple[Result, float]:
        began = thread_time()
        return function(*args, **more), thread_time() - began

    result, seconds = await asyncio.to_thread(timed)
    spent_elsewhere(seconds)
    return result
