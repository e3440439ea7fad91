"""A new action is declared in a block and told of in three tables: these tests say where it was forgotten."""

from __future__ import annotations

from importlib import import_module

import pytest

from tablestead.engine.blocks import Block, Numbering
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE

TABLES = {"violations": "REASONS", "view.choices": "DESCRIBE", "view.events": "EVENTS"}
"""By their modules: why not, what it would be, what was done."""


def module(title: Title, name: str) -> dict[str, object]:
    return vars(import_module(f"tablestead.games.{title.game.id}.{name}"))


def numbering(title: Title) -> Numbering:
    found = module(title, "actions")["NUMBERING"]
    assert isinstance(found, Numbering)
    return found


def wanted(title: Title, table: str) -> dict[int, Block]:
    """The blocks that a table must know: chance is nobody's choice."""
    return {
        block.first: block
        for block in numbering(title).blocks
        if not (block.chance and table == "view.choices")
    }


@EVERY_TITLE
@pytest.mark.parametrize("table", TABLES)
def test_every_block_has_an_entry(title: Title, table: str) -> None:
    entries = module(title, table)[TABLES[table]]
    assert isinstance(entries, dict)
    blocks = wanted(title, table)
    where = f"{TABLES[table]} of tablestead.games.{title.game.id}.{table}"
    forgotten = [block.pattern for first, block in blocks.items() if first not in entries]
    assert not forgotten, f"{where} has forgotten: {', '.join(forgotten)}"
    assert list(entries) == list(blocks), f"{where} is in the order of the numbering, and has nothing else"


@EVERY_TITLE
def test_the_numbering_is_that_of_the_game(title: Title) -> None:
    blocks = numbering(title)
    assert blocks.actions == module(title, "actions")["ACTIONS"] == title.actions
    assert title.game.verbs() == blocks.verbs()
    for block in blocks.blocks:
        for action in (block.first, block.first + block.size - 1):
            assert blocks.block_of(action) is block
            assert title.game.text(action) == blocks.text(action)
