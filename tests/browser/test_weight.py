"""The scripts of a first picture stay light; `python -m bench.page` measures the same in a browser."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from tablestead.server.app import PAGE

MOST = 90_000
TABLE = "src/table/Table.svelte"
PICTURES = {
    "start": ["src/start/Start.svelte"],
    "lobby": ["src/lobby/LobbyPage.svelte"],
    **{game: [TABLE, f"src/games/{game}/index.ts"] for game in ("ages", "milestones", "keyflower")},
}


@pytest.mark.parametrize("picture", PICTURES)
def test_the_scripts_of_a_first_picture_are_light(picture: str) -> None:
    manifest: dict[str, Any] = json.loads((PAGE / "assets" / "manifest.json").read_text(encoding="utf-8"))
    parts: set[str] = set()
    waiting = ["index.html", *PICTURES[picture]]
    while waiting:
        part = waiting.pop()
        if part not in parts:
            parts.add(part)
            waiting += manifest[part].get("imports", [])
    weights = {part: len(gzip.compress((PAGE / manifest[part]["file"]).read_bytes())) for part in parts}
    assert sum(weights.values()) <= MOST, f"load later what the first picture does not need: {weights}"
