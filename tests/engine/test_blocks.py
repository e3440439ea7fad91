"""Blocks of actions: the numbers, the values, the notation both ways, and what an error says."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.engine.blocks import Block, Ids, Number, Numbering

COLOUR = Ids("COLOUR", ("red", "blue"))
BLOCKS = Numbering(
    (
        Block(0, "end"),
        Block(1, "take", (Number(1, 3), COLOUR)),
        Block(7, "", (Ids("SIDE", ("north", "south")),)),
        Block(9, "draw"),
        Block(10, "draw", (COLOUR,), chance=True),
    )
)


def test_numbers_are_every_combination_of_the_parts_in_order() -> None:
    assert [BLOCKS.text(action) for action in range(BLOCKS.actions)] == [
        *("end", "take 1 red", "take 1 blue", "take 2 red", "take 2 blue", "take 3 red", "take 3 blue"),
        *("north", "south", "draw", "draw red", "draw blue"),
    ]
    assert [BLOCKS.parse(BLOCKS.text(action)) for action in range(BLOCKS.actions)] == list(range(12))


def test_values_are_what_the_words_mean() -> None:
    for _ in range(2):  # the second time it is known
        assert BLOCKS.meaning(6) == (1, (3, 1))
        assert BLOCKS.meaning(8) == (7, (1,))
        assert BLOCKS.meaning(0) == (0, ())


def test_a_block_that_begins_elsewhere_is_an_error() -> None:
    with pytest.raises(ValueError, match="`take COLOUR` begins at 1, not at 2"):
        Numbering((Block(0, "end"), Block(2, "take", (COLOUR,))))


@pytest.mark.parametrize("action", [-1, 12])
def test_no_block_beyond_the_numbering(action: int) -> None:
    with pytest.raises(ValueError, match="no action"):
        BLOCKS.block_of(action)


@pytest.mark.parametrize(
    ("text", "key", "info"),
    [
        ("", "error-line-empty", {}),
        ("steal", "error-word", {"word": "steal", "allowed": "end take north south draw"}),
        ("take 4 red", "error-word", {"word": "4", "allowed": "1 2 3"}),
        ("take 1", "error-word-missing", {"verb": "take", "allowed": "red blue"}),
        ("take 1 red blue", "error-word-extra", {"word": "blue", "verb": "take"}),
        ("north south", "error-word-extra", {"word": "south", "verb": "north"}),
        ("end red", "error-word-extra", {"word": "red", "verb": "end"}),
    ],
)
def test_errors_name_the_word_and_what_is_allowed(text: str, key: str, info: dict[str, str]) -> None:
    with pytest.raises(ts.NotationError) as caught:
        BLOCKS.parse(text)
    assert (caught.value.key, caught.value.info) == (key, info)
