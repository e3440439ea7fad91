"""Golden records: games kept as they were played, for each player count, edition and with trade."""

from __future__ import annotations

import json

import pytest

import tablestead as ts
from tests.games.ages.make_golden import EXPECTED, FOLDER, setups, summary

GOLDEN: dict[str, dict[str, object]] = json.loads(EXPECTED.read_text(encoding="utf-8"))


def test_there_is_one_for_every_setup() -> None:
    assert set(GOLDEN) == set(setups()) == {path.stem for path in FOLDER.glob("*.txt")}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_record(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_bytes().decode("utf-8")
    record = ts.parse_record(text)
    assert summary(record) == GOLDEN[name]
    assert record.text() == text
    assert record.end == "finished"
    assert {option: record.options[option] for option in setups()[name]} == setups()[name]
    assert ts.replay(text).player == ts.OVER


def test_golden_records_hold_what_the_late_edition_and_trade_add() -> None:
    every = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GOLDEN)
    for verb in (
        "offer",
        "accept",
        "refuse",
        "give",
        "take",
        "swap",
        "ship",
        "preserve",
        "lead",
        "discard",
        "spend-stone",
        "spearheads",
    ):
        assert f" {verb}" in every, verb
