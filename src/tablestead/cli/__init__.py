"""The command `tablestead`: play, serve, replay, arena, rules."""

from __future__ import annotations

from tablestead.cli.app import main

__all__ = ["main"]
