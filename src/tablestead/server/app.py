"""The server: HTTP, the socket, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, cast

from litestar import Litestar, MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

import tablestead as ts
from tablestead import words
from tablestead.analysis.report import Depth
from tablestead.engine.choice import Arg
from tablestead.engine.errors import TablesteadError
from tablestead.lessons.lesson import lessons
from tablestead.server import analyses, documentation, wire
from tablestead.server.asking import (
    CHANGING,
    MAX_SETUP,
    NO_TABLE,
    NOT_NOW,
    PROBLEMS,
    TableId,
    account_of,
    asker,
    known,
    renewed,
    visit,
)
from tablestead.server.bots.pool import BotPool
from tablestead.server.calling import wishes
from tablestead.server.calling.caller import Caller
from tablestead.server.files import file_in, sent
from tablestead.server.limits.costs import JOINS, LISTINGS, TABLES, Costs, TooMany
from tablestead.server.limits.guard import LOOPBACK, App, Guard, is_loopback, retry_after
from tablestead.server.limits.meter import aside
from tablestead.server.operations import health, metrics
from tablestead.server.operations.logs import short
from tablestead.server.people import blocking, devices, memory
from tablestead.server.people.goals import achievements_of
from tablestead.server.rejection import RequestRejected
from tablestead.server.review import review
from tablestead.server.settings import Settings
from tablestead.server.sockets import exercise_socket, lesson_socket, lobby_socket, table_socket
from tablestead.server.storage import Storage, why
from tablestead.server.table.position import copied
from tablestead.server.table.viewer import plain_args
from tablestead.server.tables import Tables, tables_of

log = logging.getLogger(__name__)

MAX_RECORD: Final = 1024 * 1024
MAX_IMPORT: Final = 2 * MAX_RECORD
"""Of the request: a record in JSON is longer than the record."""
PAGE: Final = Path(__file__).parent / "page"
WORKER: Final = "sw.js"
"""The service worker of the page: it looks after all of it."""

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
    "error-table-damaged": 409,
    "error-review": 409,
    "error-analysis": 409,
    "error-rematch": 409,
    "error-arrange": 409,
    "error-rematch-declined": 409,
    "error-begun": 409,
    "error-seat-taken": 409,
    "error-over": 409,
    "error-invite": 403,
    "error-blocked": 403,
    "error-nobody": 409,
    "error-link": 403,
    "error-code": 403,
    "error-no-device": 404,
    "error-giver": 403,
    "error-door": 403,
    "error-waiting": 409,
    "error-look": 403,
    "error-no-seat": 403,
    "error-not-host": 403,
    "error-mail-link": 403,
    "error-mail-none": 403,
    "error-mail-failed": 503,
    "error-too-many": 429,
    "error-storage": 503,
    "error-storage-unknown": 503,
}
NO_WORDS: Final = {404: ResponseSpec(wire.Problem, description="There are no such words.")}
GameId = Annotated[str, PathParameter(description="The id of a game.")]
LanguageTag = Annotated[str, PathParameter(description="The tag of a language.")]
READING: Final = {400: PROBLEMS[400], 403: PROBLEMS[403], 429: PROBLEMS[429]} | NO_TABLE | NOT_NOW
Analysed = Annotated[
    Depth | None, QueryParameter(description="With what an analysis of this depth found out, as a note.")
]
SeatNumber = Annotated[int | None, QueryParameter(description="A person's seat, counted from 1.")]


# HTTP


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    """The games, their options and bots."""
    return [game_info(game_id) for game_id in ts.game_ids()]


@get("/api/games/{game_id:str}/words/{lang:str}", sync_to_thread=False, responses=NO_WORDS)
def words_of_game(game_id: GameId, lang: LanguageTag) -> wire.Catalogue:
    """The words of a game that came as a package of its own, which the page was not built with."""
    found = words.brought(game_id, lang)
    if found is None:
        raise NotFoundException
    return wire.Catalogue(*found)


def game_info(game_id: str) -> wire.GameInfo:
    game = ts.game(game_id)
    options = [
        wire.OptionInfo(option.name, option.kind, list(option.values), option.default)
        for option in game.options
    ]
    return wire.GameInfo(
        game.id,
        game.min_players,
        game.max_players,
        options,
        ts.level_names(game.id),
        ts.bot_ratings(game.id),
        game.hidden,
        [one.id for one in achievements_of(game.id)],
    )


@get("/api/lessons", sync_to_thread=False)
def list_lessons() -> list[wire.LessonInfo]:
    """The lessons of all games, in the order in which they are learned."""
    return [
        wire.LessonInfo(
            one.game,
            one.id,
            one.minutes,
            [wire.TaskInfo(task.id, task.rules, task.show) for task in one.tasks],
            one.first_game.bots if one.first_game else [],
            one.first_game.options if one.first_game else {},
        )
        for one in lessons()
    ]


@get("/api/tables", responses={429: PROBLEMS[429], 503: PROBLEMS[503]})
async def list_lobby(request: Request[Any, Any, Any], state: State) -> list[wire.TableRow]:
    """The lobby: tables with a seat for anyone, newest first, but none of people who are blocked."""
    return await tables_of(state).open_tables(await asker(request))


@get("/api/mine", responses={429: PROBLEMS[429], 503: PROBLEMS[503]})
async def list_mine(request: Request[Any, Any, Any], state: State) -> list[wire.TableRow]:
    """The tables this browser plays at or opened, the latest first."""
    return await tables_of(state).mine(await asker(request))


@post("/api/tables", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def create_table(
    request: Request[Any, Any, Any], data: JSONBody[wire.NewTable], state: State
) -> Response[wire.Created]:
    """Open a table."""
    browser, cookies = await known(request)
    new = await tables_of(state).opening.create(data, browser, lambda listed: count_creation(request, listed))
    return Response(wire.Created(new), cookies=cookies)


@post("/api/import", request_max_body_size=MAX_IMPORT, responses=PROBLEMS)
async def import_record(
    request: Request[Any, Any, Any], data: JSONBody[wire.ImportRecord], state: State
) -> Response[wire.Created]:
    """Open a table from a record: to play on if it is unfinished, else to look at."""
    if len(data.text.encode(errors="replace")) > MAX_RECORD:
        raise TooLarge(MAX_RECORD)
    browser, cookies = await known(request)
    new = await tables_of(state).opening.adopt(data.text, browser, lambda: count_creation(request))
    return Response(wire.Created(new), cookies=cookies)


@post("/api/tables/{table_id:str}/join", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def join_table(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.Join], state: State
) -> Response[wire.Created]:
    """Take a vacant seat."""
    account_of(request).require(JOINS)
    browser, cookies = await known(request)
    tables = tables_of(state)
    if await tables.storage.blocks.bar(browser, table_id):
        raise RequestRejected("error-blocked")
    await (await tables.get(table_id)).join(browser, data)
    return Response(wire.Created(table_id), cookies=cookies)


@post("/api/tables/{table_id:str}/rematch", responses=CHANGING)
async def rematch(request: Request[Any, Any, Any], table_id: TableId, state: State) -> wire.Rematch:
    """Offer a rematch to the same players, or accept it; or find the one that was opened."""
    found = await tables_of(state).opening.rematch(
        table_id, await asker(request), lambda: count_creation(request)
    )
    return wire.Rematch(found)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=READING)
async def export_record(
    request: Request[Any, Any, Any],
    table_id: TableId,
    state: State,
    seat: SeatNumber = None,
    analysis: Analysed = None,
) -> Response[str]:
    """The record of a game, as far as it got: of a running game with secrets, what a seat or nobody's saw."""
    table, visitor = await visit(request, table_id)
    if seat is not None and table.position.secret and seat - 1 not in visitor.mine:
        raise RequestRejected("error-look")
    name = f"{table.position.row.game}-{table.position.row.created[:10]}-{short(table.id)}.txt"
    if analysis is None:
        text = table.position.text_maker(None if seat is None else seat - 1)
    else:
        text = (await tables_of(state).analyst.noted(table, analysis)).text
    return Response(
        await aside(text),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/review", responses=READING)
async def review_table(request: Request[Any, Any, Any], table_id: TableId, state: State) -> wire.Review:
    """The game in figures."""
    table, _ = await visit(request, table_id)
    position = table.position
    if position.broken is not None or position.record is None:
        raise position.broken or RequestRejected("error-server")
    if position.secret:
        raise RequestRejected("error-review")
    return await aside(review, copied(position.record))


@put("/api/tables/{table_id:str}", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def arrange_table(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.NewTable], state: State
) -> wire.Created:
    """Change the seats, options and clock of a table that waits for players: the host's right."""
    count = partial(account_of(request).require, LISTINGS)
    await tables_of(state).opening.arrange(table_id, await asker(request), data, count)
    return wire.Created(table_id)


@delete("/api/tables/{table_id:str}", responses=CHANGING)
async def delete_table(request: Request[Any, Any, Any], table_id: TableId, state: State) -> None:
    """Delete a table and its chat for good: the host's right."""
    await tables_of(state).delete(table_id, await asker(request))


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For this machine only: a proxy passes on the public name and the address it serves."""
    asker = request.client.host if request.client else ""
    if asker not in LOOPBACK or not is_loopback(request.headers.get("host", "")):
        raise RequestRejected("error-address")
    await health.health_of(state).fault()
    return Response(await asyncio.to_thread(metrics.exposition), media_type=metrics.MEDIA_TYPE)


@get(
    [
        *("/", "/how-to-play/{game:str}", "/lobby", "/me", "/table/{table_id:str}"),
        *("/learn", "/learn/{game:str}", "/learn/{game:str}/{lesson:str}"),
        *("/mail/confirm/{token:str}", "/mail/stop/{token:str}"),
    ],
    include_in_schema=False,
)
async def index(request: Request[Any, Any, Any]) -> Response[Any]:
    """A browser that has a cookie keeps it for as long as it comes back."""
    response = whole_page(200)
    with contextlib.suppress(SQLAlchemyError):  # the page says itself that the database is away
        if await asker(request):
            response.cookies += (await renewed(request))[1]
    return response


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str]) -> Response[Any]:
    """A file of the page. Names under assets/ hold a hash of their content, so they never change."""
    name = path.lstrip("/")
    found = file_in(PAGE, name)
    if name.startswith("assets/"):
        return sent(found, CacheControlHeader(max_age=31_536_000, immutable=True))
    response = sent(found, CacheControlHeader(no_cache=True))
    if name == WORKER:
        response.set_header("Service-Worker-Allowed", "/")
    return response


def whole_page(status: int) -> Response[Any]:
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return sent(PAGE / "index.html", CacheControlHeader(no_cache=True), status)


# Who asks


def count_creation(request: Request[Any, Any, Any], listed: bool = False) -> None:
    if listed:
        account_of(request).require(LISTINGS)
    account_of(request).require(TABLES)


# Errors: always a Problem


class TooLarge(RequestRejected):
    def __init__(self, limit: int) -> None:
        super().__init__("error-too-large", {"kilobytes": limit // 1024})


def tablestead_problem(_: Request[Any, Any, Any], error: TablesteadError) -> Response[wire.Problem]:
    status = 413 if isinstance(error, TooLarge) else STATUS.get(error.key, 400)
    faults = [wire.Fault(fault.key, plain_args(fault.info), fault.rule) for fault in error.faults]
    problem = wire.Problem(error.key, plain_args(error.info), error.rule, faults)
    headers = [retry_after(error.wait)] if isinstance(error, TooMany) else []
    return Response(
        problem, status_code=status, headers={name.decode(): value.decode() for name, value in headers}
    )


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    wants_page = MediaType.HTML in request.headers.get("accept", "")
    if error.status_code == 404 and wants_page and not request.url.path.startswith("/api/"):
        return whole_page(404)  # which says in a person's language that there is nothing
    keys = {404: "error-address", 405: "error-method", 413: "error-too-large", 500: "error-server"}
    key = keys.get(error.status_code, "error-request")
    limit = MAX_RECORD if request.url.path == "/api/import" else MAX_SETUP
    args: dict[str, Arg] = {"kilobytes": limit // 1024} if error.status_code == 413 else {}
    return Response(wire.Problem(key, args), status_code=error.status_code, headers=error.headers)


def deep_problem(_: Request[Any, Any, Any], __: RecursionError) -> Response[wire.Problem]:
    """JSON nested too deep to read."""
    return Response(wire.Problem("error-request", {}), status_code=400)


def storage_problem(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[wire.Problem]:
    log.error("%s: the database does not answer: %s", request.method, why(error))
    return Response(wire.Problem("error-storage", {}), status_code=503)


def any_problem(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("%s failed", request.method, exc_info=error)
    return Response(wire.Problem("error-server", {}), status_code=500)


# Starting


def create_app(settings: Settings | None = None, costs: Costs | None = None) -> Guard:
    """`costs` where several processes count together."""
    settings = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await Storage.open(settings.database)
        app.state.health = health.Health(storage)
        tables = app.state.tables = guard.tables = Tables(storage, BotPool(), settings)
        caller = app.state.caller = Caller(storage, settings, tables.present_at)
        try:
            await tables.begin()
            await caller.begin()
            yield
        finally:
            await caller.close()
            await tables.close()
            await storage.close()

    app = Litestar(
        route_handlers=[
            *(list_games, words_of_game, list_lessons, list_lobby, list_mine, create_table, import_record),
            *(join_table, rematch, arrange_table, delete_table, export_record, review_table),
            *(*memory.HANDLERS, *devices.HANDLERS, *blocking.HANDLERS, *wishes.HANDLERS, *health.HANDLERS),
            *(*analyses.HANDLERS, *documentation.HANDLERS, show_metrics),
            *(index, page, table_socket, lesson_socket, exercise_socket, lobby_socket),
        ],
        exception_handlers={
            TablesteadError: tablestead_problem,
            HTTPException: http_problem,
            RecursionError: deep_problem,
            SQLAlchemyError: storage_problem,
            Exception: any_problem,
        },
        openapi_config=OpenAPIConfig(
            title="Tablestead", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        lifespan=[lifespan],
        logging_config=None,
    )
    app.state.settings = settings
    guard = Guard(cast(App, app), settings, costs or Costs(settings))
    return guard
