"""What the doors need beside the engine, and which extra brings it."""

from __future__ import annotations

from tablestead import research


def missing(error: ModuleNotFoundError, extra: str = "research") -> ModuleNotFoundError:
    """The same error, saying how to get what is missing; one of our own modules is no such case."""
    if str(error.name).startswith("tablestead"):
        return error
    return ModuleNotFoundError(str(research.missing(error, extra)), name=error.name, path=error.path)
