"""Golden records: games kept as they were played, two for each player count."""

from __future__ import annotations

import json
import re

import pytest

import tablestead as ts
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from .make_golden import EXPECTED, FOLDER, setups, summary
from .positions import GAME, check_pieces

GOLDEN: dict[str, dict[str, object]] = json.loads(EXPECTED.read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_bytes().decode("utf-8")


def test_there_are_two_for_every_player_count() -> None:
    assert set(GOLDEN) == set(setups()) == {path.stem for path in FOLDER.glob("*.txt")}
    assert sorted(setups().values()) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_record(name: str) -> None:
    text = text_of(name)
    record = ts.parse_record(text)
    assert summary(record) == GOLDEN[name]
    assert record.text() == text
    assert record.end == "finished"
    assert record.options == {"players": setups()[name]}
    state = record.state()
    assert isinstance(state, KeyflowerState)
    check_pieces(state)


def test_golden_records_hold_every_kind_of_action_and_every_step() -> None:
    blocks: set[str] = set()
    steps: set[str] = set()
    for name in GOLDEN:
        record = ts.parse_record(text_of(name))
        state = record.start()
        assert isinstance(state, KeyflowerState)
        for action in record.actions:
            steps.add(s.STEP_IDS[state.step])
            blocks |= {block for block, first, count in GAME.verbs() if first <= action < first + count}
            state.apply_trusted(action)
        steps.add(s.STEP_IDS[state.step])
    assert blocks == {block for block, _, _ in GAME.verbs()}
    assert steps == set(s.STEP_IDS)


def test_golden_records_name_every_worker_good_skill_and_direction() -> None:
    every = "".join(map(text_of, GOLDEN))
    for words in (
        *("blue 1", "red 1", "yellow 1", "green 1", "take wood", "take iron", "take stone"),
        *("n", "ne", "se", "s", "sw", "nw", "turn 0", "turn 5", "boat keyflower", "boat white-wind"),
    ):
        assert re.search(rf"^[1-6] {words}$", every, re.MULTILINE), words
    assert re.search(r"^[1-6] carry (gold|iron|stone|wood) home-[1-6]$", every, re.MULTILINE)


def test_golden_positions_are_all_different() -> None:
    assert len({expected["digest"] for expected in GOLDEN.values()}) == len(GOLDEN)


@pytest.mark.parametrize("name", ["2-greedy", "4-eager"])
def test_a_golden_record_with_a_line_changed_is_refused(name: str) -> None:
    """A winter tile that another player was dealt cannot be kept; the error names line and rule."""
    text = text_of(name)
    keeps = re.findall(r"^([1-6]) keep (.*)$", text, re.MULTILINE)
    (_, first), (seat, second) = keeps[0], keeps[1]
    wrong = text.replace(f"{seat} keep {second}", f"{seat} keep {first}")
    with pytest.raises(ts.RecordError) as caught:
        ts.parse_record(wrong)
    assert (caught.value.rule, caught.value.key) == ("K-N2", "keyflower-refused-not-dealt")
    assert wrong.splitlines()[int(str(caught.value.info["line"])) - 1] == f"{seat} keep {first}"
