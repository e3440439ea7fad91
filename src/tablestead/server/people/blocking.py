"""Names that are reported, and people with whom somebody wants nothing to do, over HTTP."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from tablestead.server import wire
from tablestead.server.asking import CHANGING, MAX_SETUP, PROBLEMS, TableId, account_of, asker, known
from tablestead.server.limits.costs import REPORTS
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import HOST
from tablestead.server.tables import tables_of

DONE: Final = {204: ResponseSpec(None, description="Done.")}
BlockId = Annotated[str, PathParameter(description="The id of a block.")]


async def name_at(state: State, table_id: str, seat: int) -> str:
    """Of who sits there; who opened the table may have no seat, and no name."""
    position = (await tables_of(state).current(table_id)).position
    if seat == HOST:
        return ""
    if not 0 <= seat < len(position.seats) or not position.seats[seat].person:
        raise RequestRejected("error-nobody")
    return position.seats[seat].name


@post(
    "/api/tables/{table_id:str}/report",
    status_code=204,
    request_max_body_size=MAX_SETUP,
    responses=DONE | CHANGING,
)
async def report_name(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.Neighbour], state: State
) -> Response[None]:
    """Keep a name for who runs the server. Nobody at the table is told."""
    name = await name_at(state, table_id, data.seat)
    if not name:
        raise RequestRejected("error-nobody")
    account_of(request).require(REPORTS)
    browser, cookies = await known(request)
    await tables_of(state).storage.chat.report_name(table_id, data.seat, name, browser)
    return Response(None, status_code=204, cookies=cookies)


@post(
    "/api/tables/{table_id:str}/block",
    status_code=204,
    request_max_body_size=MAX_SETUP,
    responses=DONE | CHANGING,
)
async def block(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.Neighbour], state: State
) -> Response[None]:
    """See no more of somebody's tables in the lobby, and let them sit down at none that one opens."""
    name = await name_at(state, table_id, data.seat)
    account_of(request).require(REPORTS)
    browser, cookies = await known(request)
    tables = tables_of(state)
    if not await tables.storage.blocks.add(browser, table_id, data.seat, name, secrets.token_hex(8)):
        raise RequestRejected("error-nobody")
    tables.lobby.changed()
    return Response(None, status_code=204, cookies=cookies)


@get("/api/me/blocks", responses={429: PROBLEMS[429], 503: PROBLEMS[503]})
async def list_blocks(request: Request[Any, Any, Any], state: State) -> list[wire.Block]:
    """Whom this browser has blocked, the latest first."""
    browser = await asker(request)
    found = await tables_of(state).storage.blocks.of(browser) if browser else []
    return [wire.Block(one.id, one.name, one.made) for one in found]


@delete("/api/me/blocks/{block_id:str}", responses={code: PROBLEMS[code] for code in (403, 429, 503)})
async def lift_block(request: Request[Any, Any, Any], block_id: BlockId, state: State) -> None:
    tables = tables_of(state)
    await tables.storage.blocks.lift(await asker(request), block_id)
    tables.lobby.changed()


HANDLERS: Final = (report_name, block, list_blocks, lift_block)
