"""The socket of a page: its messages go to the table, and the table's to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tablestead.analysis.report import Depth
from tablestead.engine.errors import TablesteadError
from tablestead.lessons.lesson import lesson
from tablestead.server import wire
from tablestead.server.asking import asker, visit
from tablestead.server.exercise_table import ExerciseTable
from tablestead.server.lesson_table import LessonTable
from tablestead.server.limits.costs import HINTS, MESSAGE_S, WORK, Account, TooMany
from tablestead.server.limits.meter import Meter
from tablestead.server.operations import metrics
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import why
from tablestead.server.table.journal import STORAGE_FAILED
from tablestead.server.table.table import Table
from tablestead.server.table.viewer import Viewer, nack
from tablestead.server.tables import tables_of

log = logging.getLogger(__name__)

MAX_MESSAGE: Final = 64 * 1024
CLOSING_S: Final = 5.0

# Closing codes of the socket; the reason is the message key.
CLOSE: Final = {
    "error-table": 4404,
    "error-no-lesson": 4404,
    "error-no-exercise": 4404,
    "error-banned": 4403,
    "error-slow": 4408,
    "error-too-large": 1009,
    "error-too-many": 4429,
}


incoming = msgspec.json.Decoder(wire.Incoming)
expected: dict[type, float] = {}
"""Seconds that messages took of late: they are charged before, and the difference afterwards."""
Heed = Callable[[Viewer, wire.Incoming], Coroutine[Any, Any, None]]
"""What is done about a message."""


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    async def attend_table() -> None:
        table = await tables_of(socket.app.state).get(table_id)
        table.sockets += 1
        try:
            await attend(socket, lambda viewer, message: dispatch(table, viewer, message), table.leave)
        finally:
            table.sockets -= 1

    await let_in(socket, attend_table)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    lobby = tables_of(socket.app.state).lobby
    await let_in(socket, lambda: attend(socket, lobby.handle, lobby.leave))


@websocket("/ws/lessons/{game:str}/{lesson_id:str}")
async def lesson_socket(
    socket: WebSocket[Any, Any, Any], game: FromPath[str], lesson_id: FromPath[str]
) -> None:
    async def attend_lesson() -> None:
        found = lesson(game, lesson_id)
        if found is None or not found.tasks:
            raise RequestRejected("error-no-lesson")
        table = LessonTable(found)
        await attend(socket, table.heed, table.leave)

    await let_in(socket, attend_lesson)


@websocket("/ws/tables/{table_id:str}/exercises/{depth:str}/{at:int}")
async def exercise_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], depth: FromPath[Depth], at: FromPath[int]
) -> None:
    async def attend_exercise() -> None:
        tables = tables_of(socket.app.state)
        table, visitor = await visit(socket, table_id)
        decision = await tables.analyst.decision(table, depth, at)
        exercise = ExerciseTable(table.position.current()[0], decision, table.audience.info(visitor))
        await attend(socket, exercise.heed, exercise.leave)

    await let_in(socket, attend_exercise)


async def let_in(socket: WebSocket[Any, Any, Any], attend: Callable[[], Awaitable[None]]) -> None:
    """Unless its address has too many open."""
    await socket.accept()
    account: Account = socket.state.account
    if not account.enter():
        await refuse(socket, TooMany(1.0))
        return
    metrics.SOCKETS.inc()
    try:
        await attend()
    except TablesteadError as error:
        await refuse(socket, error)
    except STORAGE_FAILED as error:
        log.error("a table cannot be read: %s", why(error))
        await refuse(socket, RequestRejected("error-storage"))
    finally:
        metrics.SOCKETS.dec()
        account.leave()


async def refuse(socket: WebSocket[Any, Any, Any], error: TablesteadError) -> None:
    with contextlib.suppress(Exception):  # it may be gone already
        await socket.send_text(msgspec.json.encode(nack("", error)).decode())
        await socket.close(CLOSE.get(error.key, 1011), error.key)


async def attend(
    socket: WebSocket[Any, Any, Any], heed: Heed, leave: Callable[[Viewer], Awaitable[None]]
) -> None:
    """A reader, and a bounded queue between the table, or the lobby, and this socket."""
    viewer = Viewer(await asker(socket), socket.state.account, socket.send_text)
    connected = tables_of(socket.app.state).bans.viewers
    connected[viewer] = socket.client.host if socket.client else ""
    reader = asyncio.create_task(read(socket, heed, viewer))
    try:
        waiting: list[asyncio.Future[Any]] = [reader, viewer.gone]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        del connected[viewer]
        key = viewer.gone.result() if viewer.gone.done() else ""
        viewer.gone.cancel()  # a hello that is still being handled comes too late
        reader.cancel()
        await asyncio.gather(reader, viewer.stop(), return_exceptions=True)
        await asyncio.shield(asyncio.ensure_future(leave(viewer)))
    if key:
        metrics.DROPPED.labels(key).inc()
        with contextlib.suppress(Exception):  # the other side may be gone already, or not reading
            async with asyncio.timeout(CLOSING_S):
                await socket.close(CLOSE[key], key)


async def read(socket: WebSocket[Any, Any, Any], heed: Heed, viewer: Viewer) -> None:
    hints: set[asyncio.Task[None]] = set()
    try:
        while True:
            text = await socket.receive_text()
            if len(text) > MAX_MESSAGE:
                viewer.drop("error-too-large")
                return
            try:
                message = incoming.decode(text)
                sound = True
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                sound = False
            charged = expected.get(type(message), MESSAGE_S) if sound else MESSAGE_S
            await viewer.account.turn(charged)
            if not sound:
                viewer.send(nack("", RequestRejected("error-message")))
                continue
            if isinstance(message, wire.AskHint):  # takes a while: other messages go on meanwhile
                if hints:
                    viewer.send(nack(message.id, RequestRejected("error-hint-busy")))
                elif wait := viewer.account.charge(HINTS):
                    viewer.send(nack(message.id, TooMany(wait)))
                else:
                    task = asyncio.create_task(handle(heed, viewer, message, charged))
                    hints.add(task)
                    task.add_done_callback(hints.discard)
            else:
                # Shielded: a line that is being stored is finished even when its sender is gone.
                await asyncio.shield(asyncio.create_task(handle(heed, viewer, message, charged)))
    except WebSocketDisconnect:
        return
    finally:
        for task in hints:
            task.cancel()


async def handle(heed: Heed, viewer: Viewer, message: wire.Incoming, charged: float) -> None:
    kind, meter = type(message), Meter()
    try:
        await meter.run(heed(viewer, message))
    except TablesteadError as error:
        metrics.REFUSALS.labels(error.key).inc()
        viewer.send(nack(getattr(message, "id", ""), error))
    except Exception:
        log.exception("a message failed")
        viewer.send(nack(getattr(message, "id", ""), RequestRejected("error-server")))
    finally:
        took = meter.spent + MESSAGE_S
        viewer.account.spend(WORK, took - charged)
        expected[kind] = 0.8 * expected.get(kind, took) + 0.2 * took


async def dispatch(table: Table, viewer: Viewer, message: wire.Incoming) -> None:
    match message:
        case wire.Act():
            await table.act(viewer, message)
        case wire.Undo():
            await table.undo(viewer, message)
        case wire.Command():
            await table.command(viewer, message)
        case wire.Say():
            await table.say(viewer, message)
        case wire.React():
            await table.react(viewer, message)
        case wire.Report():
            await table.report(viewer, message)
        case _:
            await answer(table, viewer, message)


async def answer(
    table: Table,
    viewer: Viewer,
    message: wire.Hello | wire.Look | wire.At | wire.AskHint | wire.Why | wire.Ping | wire.Learn,
) -> None:
    """What changes nothing."""
    match message:
        case wire.Hello():
            await table.hello(viewer, message.last_seq)
        case wire.Look():
            await table.look(viewer, message.seat)
        case wire.At():
            viewer.send(await table.past(viewer, message))
        case wire.AskHint():
            viewer.send(await table.hint(viewer, message))
        case wire.Why():
            viewer.send(await table.why(viewer, message))
        case wire.Ping():
            viewer.send(wire.Pong())
        case wire.Learn():  # only in a lesson
            raise RequestRejected("error-message")
