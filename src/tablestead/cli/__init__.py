"""The command `tablestead`: play, serve, replay, arena, rules."""

from __future__ import annotations

from tablestead.words import Words, preferred

try:
    from tablestead.cli.app import main
except ModuleNotFoundError as missing:
    if str(missing.name).startswith("tablestead"):
        raise
    needed = {"name": str(missing.name), "text": 'pip install "tablestead[play]"'}
    raise SystemExit(Words(preferred()).say("terminal-needs-extra", needed)) from None

__all__ = ["main"]
