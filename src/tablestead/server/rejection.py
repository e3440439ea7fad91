"""What the server answers to what it will not do; what the rules forbid, the engine refuses."""

from __future__ import annotations

from tablestead.engine.errors import TablesteadError


class RequestRejected(TablesteadError):
    """The server, not the rules, says no."""
