"""Who asks over HTTP, and what may be wrong with any request."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Request
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from tablestead.server import wire
from tablestead.server.seats import COOKIE, COOKIE_S, browser_of, new_secret
from tablestead.server.settings import Settings

PROBLEMS: Final = {
    400: ResponseSpec(wire.Problem, description="What was sent is no good."),
    403: ResponseSpec(wire.Problem, description="Not yours, or from another site."),
    413: ResponseSpec(wire.Problem, description="Too long."),
    429: ResponseSpec(wire.Problem, description="Too much from one address: come back later."),
    503: ResponseSpec(wire.Problem, description="The database cannot be written."),
}


def asker(request: Request[Any, Any, Any]) -> str:
    return browser_of(request.cookies.get(COOKIE))


def known(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The browser that asks; one without a cookie is given one. Other sites cannot make it send ours."""
    if browser := asker(request):
        return browser, []
    secret = new_secret()
    return browser_of(secret), [_cookie(request, secret)]


def renewed(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """As `known`, but for what is to be remembered for long: the cookie lasts from now on."""
    if browser := asker(request):
        return browser, [_cookie(request, request.cookies[COOKIE])]
    return known(request)


def _cookie(request: Request[Any, Any, Any], secret: str) -> Cookie:
    secure = cast(Settings, request.app.state.settings).secure or request.url.scheme == "https"
    return Cookie(COOKIE, value=secret, max_age=COOKIE_S, httponly=True, samesite="strict", secure=secure)
