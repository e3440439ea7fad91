"""What somebody meets who types `import tablestead as ts` at a prompt."""

from __future__ import annotations

import importlib

import tablestead as ts


def test_no_name_hides_a_subpackage() -> None:
    """`import tablestead.games.ages.rules as r` must work after `import tablestead`."""
    for name in ("arena", "bots", "engine", "games", "words"):
        assert getattr(ts, name, None) in (None, importlib.import_module(f"tablestead.{name}"))
