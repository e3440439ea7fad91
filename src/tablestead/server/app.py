"""The server: HTTP, the socket, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import mimetypes
import os
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec
import uvicorn
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import File

import tablestead as ts
from tablestead.engine.choice import Arg
from tablestead.engine.errors import TablesteadError
from tablestead.server import wire
from tablestead.server.bots import BotPool
from tablestead.server.guard import LOOPBACK, App, Guard
from tablestead.server.live import LiveTable, Refused, Viewer, nack, plain_args
from tablestead.server.review import review
from tablestead.server.storage import Storage, database_path
from tablestead.server.tables import Tables

log = logging.getLogger(__name__)

PORT: Final = 8000
PORTS_TRIED: Final = 20
MAX_MESSAGE: Final = 64 * 1024
MAX_FRAME: Final = 16 * 1024 * 1024
"""A longer message than MAX_MESSAGE is read up to this, so that the sender hears why the socket closes."""
MAX_SETUP: Final = 64 * 1024
MAX_RECORD: Final = 1024 * 1024
MAX_IMPORT: Final = 2 * MAX_RECORD
"""Of the request: a record in JSON is longer than the record."""
HEARTBEAT_S: Final = 20.0
CLOSING_S: Final = 5.0
PAGE: Final = Path(__file__).parent / "page"

# Closing codes of the socket; the reason is the message key.
CLOSE: Final = {"error-table": 4404, "error-slow": 4408, "error-too-large": 1009}

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tablestead</title></head><body>
<h1>The page is not built yet</h1>
<p>The server runs, but its page is missing. In a clone of the repository,
<code>python3 play.py</code> builds and starts everything; or, with Node 20 or newer:
<code>cd web &amp;&amp; npm install &amp;&amp; npm run build</code>, then reload.</p>
</body></html>
"""

STATUS: Final = {
    "error-table": 404,
    "error-address": 404,
    "error-table-broken": 409,
    "error-review": 409,
    "error-storage": 503,
}
PROBLEMS: Final = {
    400: ResponseSpec(wire.Problem, description="What was sent is no good."),
    403: ResponseSpec(wire.Problem, description="The request came from another site."),
    413: ResponseSpec(wire.Problem, description="Too long."),
    503: ResponseSpec(wire.Problem, description="The database cannot be written."),
}
NO_TABLE: Final = {404: ResponseSpec(wire.Problem, description="There is no such table.")}
NO_FIGURES: Final = {409: ResponseSpec(wire.Problem, description="Broken, or not over and full of secrets.")}
TableId = Annotated[str, PathParameter(description="The id of a table.")]
SeatNumber = Annotated[int | None, QueryParameter(description="A person's seat, counted from 1.")]


# HTTP


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    """The games, their options and bots."""
    return [game_info(game_id) for game_id in ts.games()]


def game_info(game_id: str) -> wire.GameInfo:
    game = ts.game(game_id)
    options = [
        wire.OptionInfo(option.name, option.kind, list(option.values), option.default)
        for option in game.options
    ]
    bots = list(ts.bot_names(game.id))
    return wire.GameInfo(game.id, game.min_players, game.max_players, options, bots, game.hidden)


@get("/api/tables")
async def list_tables(state: State) -> list[wire.TableRow]:
    """The latest tables, newest first."""
    return await tables_of(state).list()


@post("/api/tables", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def create_table(data: JSONBody[wire.NewTable], state: State) -> wire.Created:
    """Open a table."""
    return wire.Created(await tables_of(state).create(data))


@post("/api/import", request_max_body_size=MAX_IMPORT, responses=PROBLEMS)
async def import_record(data: JSONBody[wire.ImportRecord], state: State) -> wire.Created:
    """Open a table from a record: to play on if it is unfinished, else to look at."""
    if len(data.text.encode(errors="replace")) > MAX_RECORD:
        raise TooLarge(MAX_RECORD)
    return wire.Created(await tables_of(state).adopt(ts.parse_record(data.text)))


@get(
    "/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=NO_TABLE | {400: PROBLEMS[400]}
)
async def export_record(table_id: TableId, state: State, seat: SeatNumber = None) -> Response[str]:
    """The record of a game, as far as it got: of a running game with secrets, what a seat or nobody's saw."""
    table = await tables_of(state).get(table_id)
    name = f"{table.row.game}-{table.row.created[:10]}-{table.id[:4]}.txt"
    return Response(
        table.text(None if seat is None else seat - 1),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/review", responses=NO_TABLE | NO_FIGURES)
async def review_table(table_id: TableId, state: State) -> wire.Review:
    """The game in figures."""
    table = await tables_of(state).get(table_id)
    if table.broken is not None or table.record is None:
        raise table.broken or Refused("error-server")
    if table.secret:
        raise Refused("error-review")
    return review(table.record)


@delete("/api/tables/{table_id:str}", responses=NO_TABLE | {403: PROBLEMS[403], 503: PROBLEMS[503]})
async def delete_table(table_id: TableId, state: State) -> None:
    """Delete a table for good."""
    await tables_of(state).delete(table_id)


@get(["/", "/table/{table_id:str}"], include_in_schema=False, sync_to_thread=False)
def index() -> Response[Any]:
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return page_file("index.html", CacheControlHeader(no_cache=True))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str]) -> Response[Any]:
    """A file of the page. Names under assets/ hold a hash of their content, so they never change."""
    name = path.lstrip("/")
    try:
        found = (PAGE / name).resolve().is_relative_to(PAGE.resolve()) and (PAGE / name).is_file()
    except (OSError, ValueError):  # no name of a file at all
        found = False
    if not found:
        raise Refused("error-address")
    if name.startswith("assets/"):
        return page_file(name, CacheControlHeader(max_age=31_536_000, immutable=True))
    return page_file(name, CacheControlHeader(no_cache=True))


def page_file(name: str, cache: CacheControlHeader) -> Response[Any]:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    response = File(PAGE / name, media_type=kind, content_disposition_type="inline")
    response.set_header("Cache-Control", cache.to_header())
    return response


def tables_of(state: State) -> Tables:
    return cast(Tables, state.tables)


# Errors: always a Problem


class TooLarge(Refused):
    def __init__(self, limit: int) -> None:
        super().__init__("error-too-large", {"kilobytes": limit // 1024})


def tablestead_problem(_: Request[Any, Any, Any], error: TablesteadError) -> Response[wire.Problem]:
    status = 413 if isinstance(error, TooLarge) else STATUS.get(error.key, 400)
    faults = [wire.Fault(fault.key, plain_args(fault.info), fault.rule) for fault in error.faults]
    problem = wire.Problem(error.key, plain_args(error.info), error.rule, faults)
    return Response(problem, status_code=status)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    keys = {404: "error-address", 405: "error-method", 413: "error-too-large", 500: "error-server"}
    key = keys.get(error.status_code, "error-request")
    limit = MAX_RECORD if request.url.path == "/api/import" else MAX_SETUP
    args: dict[str, Arg] = {"kilobytes": limit // 1024} if error.status_code == 413 else {}
    return Response(wire.Problem(key, args), status_code=error.status_code, headers=error.headers)


def deep_problem(_: Request[Any, Any, Any], __: RecursionError) -> Response[wire.Problem]:
    """JSON nested too deep to read."""
    return Response(wire.Problem("error-request", {}), status_code=400)


def any_problem(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(wire.Problem("error-server", {}), status_code=500)


# The socket

incoming = msgspec.json.Decoder(wire.Incoming)


@websocket("/ws/tables/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """A reader, a sender and a bounded queue between the table and this socket."""
    await socket.accept()
    viewer = Viewer()
    try:
        table = await tables_of(socket.app.state).get(table_id)
    except Refused as error:
        await socket.send_text(msgspec.json.encode(nack("", error)).decode())
        await socket.close(CLOSE[error.key], error.key)
        return
    table.sockets += 1
    reader = asyncio.create_task(read(socket, table, viewer))
    sender = asyncio.create_task(write(socket, viewer))
    try:
        waiting: list[asyncio.Future[Any]] = [reader, sender, viewer.gone]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        key = viewer.gone.result() if viewer.gone.done() else ""
        viewer.gone.cancel()  # a hello that is still being handled comes too late
        table.viewers.discard(viewer)
        table.sockets -= 1
        for task in (reader, sender):
            task.cancel()
        await asyncio.gather(reader, sender, return_exceptions=True)
    if key:
        with contextlib.suppress(Exception):  # the other side may be gone already, or not reading
            async with asyncio.timeout(CLOSING_S):
                await socket.close(CLOSE[key], key)


async def write(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while True:
        await socket.send_text(await viewer.queue.get())


async def read(socket: WebSocket[Any, Any, Any], table: LiveTable, viewer: Viewer) -> None:
    hints: set[asyncio.Task[None]] = set()
    try:
        while True:
            text = await socket.receive_text()
            if len(text) > MAX_MESSAGE:
                viewer.drop("error-too-large")
                return
            try:
                message = incoming.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                viewer.send(nack("", Refused("error-message")))
                continue
            if isinstance(message, wire.AskHint):  # takes a while: other messages go on meanwhile
                if hints:
                    viewer.send(nack(message.id, Refused("error-hint-busy")))
                else:
                    task = asyncio.create_task(handle(table, viewer, message))
                    hints.add(task)
                    task.add_done_callback(hints.discard)
            else:
                # Shielded: a line that is being stored is finished even when its sender is gone.
                await asyncio.shield(asyncio.create_task(handle(table, viewer, message)))
    except WebSocketDisconnect:
        return
    finally:
        for task in hints:
            task.cancel()


async def handle(table: LiveTable, viewer: Viewer, message: wire.Incoming) -> None:
    try:
        match message:
            case wire.Hello():
                await table.hello(viewer)
            case wire.Act():
                await table.act(viewer, message)
            case wire.Undo():
                await table.undo(viewer, message)
            case wire.AskHint():
                viewer.send(await table.hint(viewer, message))
            case wire.Look():
                await table.look(viewer, message.seat)
            case wire.At():
                viewer.send(await table.past(viewer, message))
            case wire.Ping():
                viewer.send(wire.Pong())
    except TablesteadError as error:
        viewer.send(nack(getattr(message, "id", ""), error))
    except Exception:
        log.exception("table %s: a message failed", table.id)
        viewer.send(nack(getattr(message, "id", ""), Refused("error-server")))


# Starting


def create_app(database: str | None = None, loopback: bool = True) -> App:
    path = database_path(database)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await Storage.open(path)
        tables = app.state.tables = Tables(storage, BotPool())
        try:
            await tables.resume()
            yield
        finally:
            await tables.close()
            await storage.close()

    app = Litestar(
        route_handlers=[
            *(
                list_games,
                list_tables,
                create_table,
                import_record,
                export_record,
                review_table,
                delete_table,
            ),
            *(index, page, live),
        ],
        exception_handlers={
            TablesteadError: tablestead_problem,
            HTTPException: http_problem,
            RecursionError: deep_problem,
            Exception: any_problem,
        },
        openapi_config=OpenAPIConfig(
            title="Tablestead", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        lifespan=[lifespan],
        logging_config=None,
    )
    return Guard(cast(App, app), loopback)


def configure(app: App, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        cast(Any, app),
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT_S,
        ws_ping_timeout=HEARTBEAT_S,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )


class Server(uvicorn.Server):
    """Says where it listens once it does, and opens the browser there."""

    address = ""
    open_browser = False

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        print(f"Tablestead: {self.address}  (Ctrl-C ends it)", flush=True)
        if self.open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def has_screen() -> bool:
    """Without one a text browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def listen(host: str, port: int) -> sockets.socket:
    """A socket on `port`, or on the next free one."""
    family, _, _, _, target = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM)[0]
    for candidate in range(port, port + PORTS_TRIED) if port else [0]:
        socket = sockets.socket(family, sockets.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two servers share the port
            socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            socket.bind((target[0], candidate, *target[2:]))
            socket.listen(128)
        except OSError as error:
            socket.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            print(f"Port {candidate} is busy, trying {candidate + 1}.", flush=True)
            continue
        return socket
    raise TablesteadError("error-ports", {"port": port, "last": port + PORTS_TRIED - 1})


def serve(
    host: str = "127.0.0.1", port: int = PORT, database: str | None = None, open_browser: bool = False
) -> None:
    """Serve until Ctrl-C."""
    app = create_app(database, loopback=host in LOOPBACK)
    socket = listen(host, port)
    server = Server(configure(app, host=host))
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else host
    server.address = f"http://{shown}:{socket.getsockname()[1]}/"
    server.open_browser = open_browser
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[socket])
    socket.close()
    if not server.started:
        raise TablesteadError("error-start")
