"""Who a browser is, over HTTP: personal links, codes against a lost cookie, devices, being forgotten."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tablestead.server import wire
from tablestead.server.asking import (
    CHANGING,
    MAX_SETUP,
    PROBLEMS,
    TableId,
    account_of,
    asker,
    dropped,
    family,
    known,
    renewed,
)
from tablestead.server.limits.costs import CODES, JOINS
from tablestead.server.people.seats import hashed_code, left, new_code
from tablestead.server.rejection import RequestRejected
from tablestead.server.tables import tables_of

ID_CHARACTERS: Final = 16
"""Of a hash: enough to tell one's devices apart, and of no use to anybody else."""
NOTHING: Final = {204: ResponseSpec(None, description="Done.")}
READING: Final = {429: PROBLEMS[429], 503: PROBLEMS[503]}
DOING: Final = READING | {403: PROBLEMS[403]}
AsHost = Annotated[bool, QueryParameter(description="With the rights of the host.")]
DeviceId = Annotated[str, PathParameter(description="The id of a device.")]


@post("/api/tables/{table_id:str}/link", responses=CHANGING)
async def make_link(
    request: Request[Any, Any, Any], table_id: TableId, state: State, host: AsHost = False
) -> wire.PersonalLink:
    """A key by which another device holds the same seats of this table: once, and within a day."""
    table = await tables_of(state).get(table_id)
    return wire.PersonalLink(await table.link(await asker(request), host, family(request)))


@post("/api/tables/{table_id:str}/claim", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def claim_seats(
    request: Request[Any, Any, Any], table_id: TableId, data: JSONBody[wire.PersonalLink], state: State
) -> Response[wire.Created]:
    """Hold the seats that a key stands for."""
    account_of(request).require(JOINS)
    browser, cookies = await known(request)
    await (await tables_of(state).get(table_id)).claim(browser, data.key, family(request))
    return Response(wire.Created(table_id), cookies=cookies)


@post("/api/me", status_code=204, responses=NOTHING | READING)
async def be_known(request: Request[Any, Any, Any]) -> Response[None]:
    """Get a cookie before it is needed, so that no seat is given to one that is lost with an answer."""
    return Response(None, status_code=204, cookies=(await renewed(request))[1])


@get("/api/me/devices", responses=READING)
async def list_devices(request: Request[Any, Any, Any], state: State) -> list[wire.Device]:
    """This browser, and the others that hold seats of it."""
    browser = await asker(request)
    if not browser:
        return []
    others = await tables_of(state).storage.devices.others(browser)
    this = wire.Device(browser[:ID_CHARACTERS], family(request), "", 0.0, True, False)
    return [this] + [
        wire.Device(one.browser[:ID_CHARACTERS], one.family, one.linked, one.seen, False, one.giver)
        for one in others
    ]


@delete("/api/me/devices", responses=DOING)
async def sign_out_all(request: Request[Any, Any, Any], state: State) -> None:
    """Take the seats of this browser from all others, but from one by whose link it came to them."""
    await sign_out(request, state)


@delete("/api/me/devices/{device:str}", responses=DOING | {404: CHANGING[404]})
async def sign_out_one(request: Request[Any, Any, Any], device: DeviceId, state: State) -> None:
    """Take the seats of this browser from another."""
    await sign_out(request, state, device)


async def sign_out(request: Request[Any, Any, Any], state: State, device: str = "") -> None:
    tables, browser = tables_of(state), await asker(request)
    other = ""
    if device:
        others = await tables.storage.devices.others(browser)
        wanted = next((one for one in others if one.browser[:ID_CHARACTERS] == device), None)
        if wanted is None:
            raise RequestRejected("error-no-device")
        if wanted.giver:
            raise RequestRejected("error-giver")
        other = wanted.browser
    await tables.refresh(await tables.storage.devices.sign_out(browser, other))


@post("/api/me/code", responses=DOING)
async def make_code(request: Request[Any, Any, Any], state: State) -> Response[wire.RecoveryCode]:
    """A code to note: it gives another browser all that this one has. An older one is void."""
    account_of(request).require(CODES)
    browser, cookies = await renewed(request)
    code, tables = new_code(), tables_of(state)
    code_hash = await asyncio.to_thread(hashed_code, code, tables.key)
    await tables.storage.devices.keep_code(browser, code_hash, family(request))
    return Response(wire.RecoveryCode(code), cookies=cookies)


@post("/api/me/recover", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def recover(
    request: Request[Any, Any, Any], data: JSONBody[wire.RecoveryCode], state: State
) -> Response[wire.Recovered]:
    """Get by a code what the browser has that made it: its seats and all it remembers."""
    account_of(request).require(CODES)
    browser, cookies = await renewed(request)
    tables = tables_of(state)
    code_hash = await asyncio.to_thread(hashed_code, data.code, tables.key)
    held = await tables.storage.devices.recover(code_hash, browser, family(request)) if code_hash else None
    if held is None:
        raise RequestRejected("error-code")
    await tables.refresh(list(held))
    return Response(wire.Recovered(len(held)), cookies=cookies)


@delete("/api/me", responses=NOTHING | DOING)
async def forget(request: Request[Any, Any, Any], state: State) -> Response[None]:
    """Erase this browser's names, chat, results, links and cookie for good. Its games stay, without names."""
    if browser := await asker(request):
        tables = tables_of(state)
        await tables.refresh(await tables.storage.devices.forget(browser, left))
    return Response(None, status_code=204, cookies=dropped(request))


HANDLERS: Final = (
    *(make_link, claim_seats, be_known, list_devices, sign_out_all, sign_out_one),
    *(make_code, recover, forget),
)
