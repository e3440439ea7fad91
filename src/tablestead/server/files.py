"""Files that the server gives as they are: those of the page and of the documentation."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File

KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What some systems know otherwise, or not at all."""


def file_in(folder: Path, name: str) -> Path:
    """A file below a folder; whatever leads elsewhere is not found."""
    try:
        found = (folder / name).resolve().is_relative_to(folder.resolve()) and (folder / name).is_file()
    except (OSError, ValueError):  # no name of a file at all
        found = False
    if not found:
        raise NotFoundException
    return folder / name


def sent(path: Path, cache: CacheControlHeader, status: int = 200) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    response = File(path, media_type=kind, content_disposition_type="inline", status_code=status)
    response.set_header("Cache-Control", cache.to_header())
    return response
