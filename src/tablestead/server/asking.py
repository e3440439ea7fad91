"""Who asks, by HTTP or a socket, and what may be wrong with any request."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from tablestead.server import wire
from tablestead.server.limits.costs import Account
from tablestead.server.people.seats import (
    COOKIE,
    COOKIE_S,
    HTTPS_COOKIE,
    family_of,
    hashed,
    is_secret,
    new_secret,
    secret_of,
    signed,
)
from tablestead.server.settings import Settings
from tablestead.server.table.table import Table
from tablestead.server.table.viewer import Viewer
from tablestead.server.tables import tables_of

PROBLEMS: Final = {
    400: ResponseSpec(wire.Problem, description="What was sent is no good."),
    403: ResponseSpec(wire.Problem, description="Not yours, or from another site."),
    413: ResponseSpec(wire.Problem, description="Too long."),
    429: ResponseSpec(wire.Problem, description="Too much from one address: come back later."),
    503: ResponseSpec(wire.Problem, description="The database cannot be written."),
}
NO_TABLE: Final = {404: ResponseSpec(wire.Problem, description="There is no such table.")}
NOT_NOW: Final = {409: ResponseSpec(wire.Problem, description="The table is not in a state for it.")}
CHANGING: Final = PROBLEMS | NO_TABLE | NOT_NOW
MAX_SETUP: Final = 64 * 1024
TableId = Annotated[str, PathParameter(description="The id of a table.")]
Asking = ASGIConnection[Any, Any, Any, Any]


def account_of(asking: Asking) -> Account:
    """Where what this browser and its address use is counted."""
    return cast(Account, asking.state.account)


async def asker(asking: Asking) -> str:
    """The browser that asks; nobody where it has no cookie of ours."""
    secret = await _secret(asking)
    return hashed(secret) if secret else ""


async def known(asking: Asking) -> tuple[str, list[Cookie]]:
    """The browser that asks; one without a cookie is given one. Other sites cannot make it send ours."""
    if browser := await asker(asking):
        return browser, []
    return await renewed(asking)


async def visit(request: Asking, table_id: str) -> tuple[Table, Viewer]:
    """A table that may be looked at."""
    tables = tables_of(request.app.state)
    table = await tables.current(table_id)
    visitor = tables.visitor(table, await asker(request))
    table.audience.admit(visitor)
    return table, visitor


async def renewed(asking: Asking) -> tuple[str, list[Cookie]]:
    """As `known`, but the cookie lasts from now on."""
    secret = await _secret(asking) or new_secret()
    return hashed(secret), [
        _cookie(asking, signed(secret, tables_of(asking.app.state).key)),
        *_outdated(asking),
    ]


def dropped(asking: Asking) -> list[Cookie]:
    """For a browser that is to forget who it is."""
    return [_cookie(asking, None), *_outdated(asking)]


def family(asking: Asking) -> str:
    return family_of(asking.headers.get("user-agent", ""))


async def _secret(asking: Asking) -> str:
    tables, given = tables_of(asking.app.state), asking.cookies.get(_name(asking), "")
    if secret := secret_of(given, tables.key):
        return secret
    # Up to 0007 cookies were not signed: those that something belongs to still count, and are renewed.
    old = asking.cookies.get(COOKIE, "")
    return old if is_secret(old) and await tables.storage.devices.knows(hashed(old)) else ""


def _name(asking: Asking) -> str:
    return HTTPS_COOKIE if _secure(asking) else COOKIE


def _secure(asking: Asking) -> bool:
    return cast(Settings, asking.app.state.settings).secure or asking.url.scheme in ("https", "wss")


def _outdated(asking: Asking) -> list[Cookie]:
    """Under the name of http it would only be a second one."""
    if not _secure(asking) or COOKIE not in asking.cookies:
        return []
    return [Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="strict", secure=True)]


def _cookie(asking: Asking, value: str | None) -> Cookie:
    return Cookie(
        _name(asking),
        value=value or "",
        max_age=0 if value is None else COOKIE_S,
        httponly=True,
        samesite="strict",
        secure=_secure(asking),
    )
