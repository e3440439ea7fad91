"""What is asked over HTTP about the analysis of a game: to begin it, to read it, to stop it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from tablestead.analysis.report import Depth, Line
from tablestead.server import wire
from tablestead.server.asking import CHANGING, MAX_SETUP, TableId, account_of, known, visit
from tablestead.server.limits.costs import ANALYSES, HINTS, TABLES
from tablestead.server.tables import tables_of

HowDeep = Annotated[Depth, QueryParameter(description="How much is thought about it.")]
Before = Annotated[
    int | None, QueryParameter(description="Only turns in front of this one: the page has the rest.")
]


@get("/api/tables/{table_id:str}/analysis", responses=CHANGING)
async def show_analysis(
    request: Request[Any, Any, Any], table_id: TableId, depth: HowDeep = "quick", before: Before = None
) -> wire.Analysis:
    """What was found out about a game that is over, as far as it got."""
    table, _ = await visit(request, table_id)
    return await tables_of(request.app.state).analyst.found(table, depth, before)


@post("/api/tables/{table_id:str}/analysis", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def start_analysis(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.AskAnalysis]
) -> wire.Analysis:
    """Have a game that is over analysed; a `note` of this kind tells who looks on that there is more."""
    table, visitor = await visit(request, table_id)
    analyst = tables_of(request.app.state).analyst
    await analyst.start(table, data.depth, visitor.browser, lambda: account_of(request).require(ANALYSES))
    return await analyst.found(table, data.depth)


@post("/api/tables/{table_id:str}/analysis/line", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def try_line(request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.AskLine]) -> Line:
    """What comes of another line for a decision that was judged, such as one that is tried again."""
    table, visitor = await visit(request, table_id)
    account_of(request).require(HINTS)
    return await tables_of(request.app.state).analyst.try_line(table, data, visitor.browser)


@delete("/api/tables/{table_id:str}/analysis", responses=CHANGING)
async def stop_analysis(request: Request[Any, Any, Any], table_id: TableId, depth: HowDeep = "quick") -> None:
    """Stop it; what was found out stays, and it can be gone on with."""
    table, _ = await visit(request, table_id)
    await tables_of(request.app.state).analyst.stop(table, depth)


@post("/api/tables/{table_id:str}/branch", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def branch_table(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.Branch]
) -> Response[wire.Created]:
    """Play on from an earlier position of a game that is over, against the same bots."""
    table, _ = await visit(request, table_id)
    browser, cookies = await known(request)
    opening = tables_of(request.app.state).opening
    new = await opening.branch(table, data.at, browser, lambda: account_of(request).require(TABLES))
    return Response(wire.Created(new), cookies=cookies)


HANDLERS: Final = (show_analysis, start_analysis, try_line, stop_analysis, branch_table)
