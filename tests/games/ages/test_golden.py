"""Golden records of Roll Through the Ages: what they hold, and what else must come of them."""

from __future__ import annotations

import re
from functools import partial

import pytest

import tablestead as ts
from tablestead.games.ages import state as s
from tests.games import golden

from .positions import GAME
from .title import TITLE

text_of = partial(golden.text_of, TITLE)


def test_golden_records_see_every_step() -> None:
    steps: set[str] = set()
    for name in TITLE.golden:
        record = ts.parse_record(text_of(name))
        state = record.start()
        for action in record.actions:
            steps.add(state.step_id)
            state.apply_trusted(action)
        steps.add(state.step_id)
    assert steps == set(s.STEP_IDS)


@pytest.mark.parametrize("name", ["1-2009", "3-reprint-trade", "4-late-trade"])
def test_views_restore_every_position(name: str) -> None:
    record = ts.parse_record(text_of(name))
    state = record.start()
    for action in record.actions:
        assert GAME.restore(state.view(None)).digest() == state.digest()
        state.apply_trusted(action)


@pytest.mark.parametrize("name", ["2-2009", "3-reprint", "4-late"])
def test_a_golden_record_with_a_die_too_many_is_refused(name: str) -> None:
    wrong, changed = re.subn(r"^(\* roll .*)$", r"\1 food", text_of(name), count=1, flags=re.MULTILINE)
    assert changed
    with pytest.raises(ts.RecordError) as caught:
        ts.parse_record(wrong)
    assert (caught.value.rule, caught.value.key) == ("A-T1", "ages-refused-dice-count")
