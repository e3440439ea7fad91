"""Golden records: games kept as they were played come out again as they were."""

from __future__ import annotations

import pytest

import tablestead as ts
from tests.games import golden
from tests.games.title import Title
from tests.games.titles import EVERY_TITLE, TITLES


@EVERY_TITLE
def test_there_is_one_for_every_setup(title: Title) -> None:
    files = {path.stem for path in golden.folder(title).glob("*.txt")}
    assert set(golden.expected(title)) == set(title.golden) == files
    players = {int(setup["players"]) for setup in title.golden.values()}
    assert players == set(range(title.game.min_players, title.game.max_players + 1))


@pytest.mark.parametrize(
    ("title", "name"),
    [pytest.param(title, name, id=f"{id}-{name}") for id, title in TITLES.items() for name in title.golden],
)
def test_golden_record(title: Title, name: str) -> None:
    text = golden.text_of(title, name)
    record = ts.parse_record(text)
    assert golden.summary(title, record) == golden.expected(title)[name]
    assert record.text() == text
    assert record.end == "finished"
    assert ts.replay(text).player == ts.OVER
    drawn = {
        option: record.options[option] for option, value in title.golden[name].items() if value == "random"
    }
    assert record.options == title.game.check({**title.golden[name], **drawn})


@EVERY_TITLE
def test_golden_positions_are_all_different(title: Title) -> None:
    expected = golden.expected(title)
    assert len({one["digest"] for one in expected.values()}) == len(expected)


@EVERY_TITLE
def test_golden_records_hold_every_kind_of_action(title: Title) -> None:
    """Every block of the numbering."""
    actions = {
        action for name in title.golden for action in ts.parse_record(golden.text_of(title, name)).actions
    }
    for pattern, first, count in title.game.verbs():
        assert actions & set(range(first, first + count)), pattern
