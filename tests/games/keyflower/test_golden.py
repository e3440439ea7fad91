"""Golden records of Keyflower: what they hold, and what else must come of them."""

from __future__ import annotations

import re
from functools import partial

import pytest

import tablestead as ts
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tests.games import golden

from .positions import check_pieces
from .title import TITLE

text_of = partial(golden.text_of, TITLE)


def test_golden_records_see_every_step_and_lose_no_piece() -> None:
    steps: set[str] = set()
    for name in TITLE.golden:
        record = ts.parse_record(text_of(name))
        state = record.start()
        assert isinstance(state, KeyflowerState)
        for action in record.actions:
            steps.add(s.STEP_IDS[state.step])
            state.apply_trusted(action)
        steps.add(s.STEP_IDS[state.step])
        check_pieces(state)
    assert steps == set(s.STEP_IDS)


def test_golden_records_name_every_worker_good_skill_and_direction() -> None:
    every = "".join(map(text_of, TITLE.golden))
    for words in (
        *("blue 1", "red 1", "yellow 1", "green 1", "take wood", "take iron", "take stone"),
        *("n", "ne", "se", "s", "sw", "nw", "turn 0", "turn 5", "boat keyflower", "boat white-wind"),
    ):
        assert re.search(rf"^[1-6] {words}$", every, re.MULTILINE), words
    assert re.search(r"^[1-6] carry (gold|iron|stone|wood) home-[1-6]$", every, re.MULTILINE)


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
