"""The documentation at /docs, where it was built (`make docs`): a site of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import Redirect

from tablestead.server import wire
from tablestead.server.files import file_in, sent

SITE: Final = Path(__file__).parent / "docs"
FRONT: Final = "index.html"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tablestead</title></head><body>
<h1>The documentation is not installed here</h1>
<p>In a clone of the repository, <code>make docs</code> builds it; the same texts are in its
folder <code>docs</code>. <a href="/">To the tables</a></p>
</body></html>
"""


def is_built() -> bool:
    return (SITE / FRONT).is_file()


@get("/api/site", sync_to_thread=False)
def site() -> wire.Site:
    """What this server has besides the tables."""
    return wire.Site(docs=is_built())


@get("/docs", include_in_schema=False, sync_to_thread=False)
def front() -> Response[Any]:
    """By the name of a file, since the links of its pages are relative."""
    return Redirect(f"/docs/{FRONT}") if is_built() else not_built()


@get("/docs/{path:path}", include_in_schema=False, sync_to_thread=False)
def documentation(path: FromPath[str]) -> Response[Any]:
    if not is_built():
        return not_built()
    return sent(file_in(SITE, path.lstrip("/")), CacheControlHeader(no_cache=True))


def not_built() -> Response[str]:
    return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=404)


HANDLERS: Final = (site, front, documentation)
