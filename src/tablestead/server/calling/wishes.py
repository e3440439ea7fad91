"""Where and when people want to be called, over HTTP; and the links of a mail."""

from __future__ import annotations

import asyncio
import secrets
import time
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, PathParameter

from tablestead.server import wire
from tablestead.server.asking import (
    CHANGING,
    MAX_SETUP,
    PROBLEMS,
    TableId,
    account_of,
    asker,
    renewed,
)
from tablestead.server.calling import push
from tablestead.server.calling.caller import Caller, caller_of
from tablestead.server.calling.mail import is_address
from tablestead.server.calling.message import confirmed, stopped, words_of
from tablestead.server.calling.times import holiday_of, zone_of
from tablestead.server.limits.costs import CALLS, MAILS, TooMany
from tablestead.server.people.devices import NOTHING
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.storage import CallWishes, Channel, ChannelKind, Storage
from tablestead.server.storage.holidays import DAYS_A_YEAR, Spans, most_in_a_year
from tablestead.server.table import clock
from tablestead.server.tables import tables_of

PAUSE_S: Final = 600.0
"""Between two mails that ask the same address."""
AHEAD_S: Final = 400 * 86_400.0
READING: Final = {429: PROBLEMS[429], 503: PROBLEMS[503]}
Token = Annotated[str, PathParameter(description="Of a link in a mail.")]
Asking = Request[Any, Any, Any]


async def calling_of(storage: Storage, caller: Caller, browser: str) -> wire.Calling:
    calls = storage.calls
    wishes, channels = await calls.wishes(browser), await calls.channels(browser)
    mail = channels.get("mail")
    return wire.Calling(
        settings=msgspec.convert(wishes, wire.CallSettings, from_attributes=True),
        push_key=caller.public_key,
        pushed="push" in channels,
        mail_offered=caller.server is not None,
        mail=mail.recipient if mail else "",
        mail_confirmed=mail is not None and mail.confirmed,
        tables=await calls.tables(browser),
        holidays=[one.calendar_day for one in await storage.holidays.of(browser)],
        holidays_a_year=DAYS_A_YEAR,
    )


@get("/api/calling", responses=READING)
async def show_calling(request: Asking, state: State) -> wire.Calling:
    """Where and when this browser's owner is called."""
    return await calling_of(tables_of(state).storage, caller_of(state), await asker(request))


async def changed(state: State, browser: str, cookies: list[Cookie]) -> Response[wire.Calling]:
    """How it is now, for a browser that is known from now on."""
    found = await calling_of(tables_of(state).storage, caller_of(state), browser)
    return Response(found, cookies=cookies)


@put("/api/calling", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def set_calling(
    request: Asking, data: JSONBody[wire.CallSettings], state: State
) -> Response[wire.Calling]:
    """When to call."""
    account_of(request).require(CALLS)
    zone_of(data.time_zone)
    browser, cookies = await renewed(request)
    wishes = CallWishes(**msgspec.to_builtins(data) | {"lang": words_of(data.lang).lang})
    await tables_of(state).storage.calls.wish(browser, wishes)
    return await changed(state, browser, cookies)


@put("/api/calling/push", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def set_push(request: Asking, data: JSONBody[wire.PushChannel], state: State) -> Response[wire.Calling]:
    """Call this browser by its push service."""
    account_of(request).require(CALLS)
    settings: Settings = state.settings
    if not push.is_sound(data.p256dh, data.auth):
        raise RequestRejected("error-push")
    try:
        await asyncio.to_thread(push.reachable, data.endpoint, settings.push_loopback)
    except (push.NotPublic, OSError) as error:
        raise RequestRejected("error-push") from error
    browser, cookies = await renewed(request)
    channel = _channel(request, browser, "push", data.endpoint, (data.p256dh, data.auth))
    await tables_of(state).storage.calls.open(channel, await _wishes(state, browser, data), 0.0)
    return await changed(state, browser, cookies)


@put("/api/calling/mail", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def set_mail(request: Asking, data: JSONBody[wire.MailAddress], state: State) -> Response[wire.Calling]:
    """Call by mail, once the address is confirmed by a link that is sent there."""
    caller = caller_of(state)
    if caller.server is None:
        raise RequestRejected("error-mail-none")
    if not is_address(data.address):
        raise RequestRejected("error-mail-address")
    account_of(request).require(MAILS)
    browser, cookies = await renewed(request)
    channel = _channel(request, browser, "mail", data.address)
    wishes = await _wishes(state, browser, data)
    if wait := await tables_of(state).storage.calls.open(channel, wishes, PAUSE_S):
        raise TooMany(wait)
    try:
        await caller.ask(channel, wishes)
    except RequestRejected:
        await tables_of(state).storage.calls.close_id(channel.id)
        raise
    return await changed(state, browser, cookies)


def _channel(
    request: Asking, browser: str, kind: ChannelKind, recipient: str, keys: tuple[str, str] = ("", "")
) -> Channel:
    """A mail address has to be confirmed; a push service is the browser's own."""
    settings: Settings = request.app.state.settings
    origin = settings.url or str(request.base_url)
    target = sha256(f"{kind} {recipient.lower() if kind == 'mail' else recipient}".encode()).hexdigest()
    return Channel(
        browser=browser,
        kind=kind,
        id=secrets.token_urlsafe(16),
        target=target,
        recipient=recipient,
        public_key=keys[0],
        auth=keys[1],
        origin=origin.rstrip("/"),
        made=time.time(),
        confirmed=kind == "push",
    )


async def _wishes(state: State, browser: str, data: wire.PushChannel | wire.MailAddress) -> CallWishes:
    """As they were, in the language and at the time of who asks now."""
    zone_of(data.time_zone)
    before = await tables_of(state).storage.calls.wishes(browser)
    lang = words_of(data.lang).lang
    return CallWishes(**vars(before) | {"lang": lang, "time_zone": data.time_zone})


@delete("/api/calling/push", responses={403: PROBLEMS[403]} | READING)
async def end_push(request: Asking, state: State) -> None:
    """No longer call this browser by push."""
    await tables_of(state).storage.calls.close(await asker(request), "push")


@delete("/api/calling/mail", responses={403: PROBLEMS[403]} | READING)
async def end_mail(request: Asking, state: State) -> None:
    """Forget the address."""
    await tables_of(state).storage.calls.close(await asker(request), "mail")


@put("/api/tables/{table_id:str}/calling", request_max_body_size=MAX_SETUP, responses=CHANGING)
async def set_table(
    request: Asking, table_id: TableId, data: JSONBody[wire.TableCalls], state: State
) -> wire.TableCalls:
    """Call to this table, or not, whatever is wished for others."""
    account_of(request).require(CALLS)
    if not await tables_of(state).storage.calls.want(table_id, await asker(request), data.wanted):
        raise RequestRejected("error-no-seat")
    return data


@put("/api/holidays", request_max_body_size=MAX_SETUP, responses=PROBLEMS)
async def set_holidays(
    request: Asking, data: JSONBody[wire.Holidays], state: State
) -> Response[wire.Calling]:
    """Days to come on which no deadline of a slow game runs out: everyone at its table sees them."""
    account_of(request).require(CALLS)
    zone, tables, now = zone_of(data.time_zone), tables_of(state), time.time()
    browser, cookies = await renewed(request)
    begun = {one.calendar_day for one in await tables.storage.holidays.of(browser) if one.starts <= now}
    wanted = [holiday_of(day, zone) for day in sorted(set(data.days) - begun)]
    for one in wanted:
        if not now < one.starts < now + AHEAD_S:
            raise RequestRejected("error-day", {"value": one.calendar_day})
    if most_in_a_year(begun | {one.calendar_day for one in wanted}) > DAYS_A_YEAR:
        raise RequestRejected("error-holidays", {"n": DAYS_A_YEAR})
    await tables.refresh(await tables.storage.holidays.keep(browser, wanted, now, deadline))
    return await changed(state, browser, cookies)


def deadline(stored: dict[str, Any], since: float, spans: Spans) -> float:
    return clock.due(wire.Clock(**stored), since, spans)


@post("/mail/confirm/{token:str}", status_code=204, responses=NOTHING | PROBLEMS)
async def confirm_mail(request: Asking, token: Token, state: State) -> Response[None]:
    """What a link in a mail leads to, at one press; once, and within a day."""
    account_of(request).require(CALLS)
    id = confirmed(token, tables_of(state).key, time.time())
    if not id or not await tables_of(state).storage.calls.confirm(id):
        raise RequestRejected("error-mail-link")
    return Response(None, status_code=204)


@post("/mail/stop/{token:str}", status_code=204, responses=NOTHING | PROBLEMS)
async def stop_mail(token: Token, state: State) -> Response[None]:
    """The same, to end it: also by the mail program itself (RFC 8058), as often as one likes."""
    id = stopped(token, tables_of(state).key)
    if not id:
        raise RequestRejected("error-mail-link")
    await tables_of(state).storage.calls.close_id(id)
    return Response(None, status_code=204)


HANDLERS: Final = (
    *(show_calling, set_calling, set_push, end_push, set_mail, end_mail),
    *(set_table, set_holidays, confirm_mail, stop_mail),
)
