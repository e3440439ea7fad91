"""Golden records of Milestones: what they hold, and what else must come of them."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise

import pytest

import tablestead as ts
from tests.games import golden

from .positions import GAME, seen, step
from .title import TITLE

GOLDEN = golden.expected(TITLE)
text_of = partial(golden.text_of, TITLE)


@pytest.mark.parametrize("name", GOLDEN)
def test_views_restore_every_position(name: str) -> None:
    """ROOM, WAYS and the lists among its cells: `restore` finds them from the pieces alone."""
    record = ts.parse_record(text_of(name))
    state = record.start()
    for action in record.actions:
        assert GAME.restore(state.view(None)).digest() == state.digest()
        state.apply_trusted(action)
    assert GAME.restore(state.view(None)).digest() == state.digest()


def test_golden_records_hold_every_space_and_every_end() -> None:
    every = "".join(map(text_of, GOLDEN))
    for space in ("castle", "1", "8", "trading-house", "board-of-works", "mill"):
        assert f" move {space}\n" in every
    assert {str(expected["ended_by"]) for expected in GOLDEN.values()} == {"points", "tiles", "limit"}
    for players in "234":
        ends = {GOLDEN[name]["ended_by"] for name in GOLDEN if name.startswith(players)}
        assert "points" in ends
        assert len(ends) > 1


def test_a_golden_record_has_several_bonus_tiles_touched_at_once() -> None:
    """On the board with shared corners: two decisions on bonus tiles after one build."""
    several = 0
    for name in ("2-shared", "3-hollow"):
        lines = text_of(name).splitlines()
        for one, other in pairwise(lines):
            several += all(re.match(r"[1-4] (bonus|leave)\b", line) for line in (one, other))
    assert several


def test_golden_records_hold_both_ways_of_a_voluntary_cover() -> None:
    """M-T16: one of the last two workers covered, and a visit that just goes on or ends."""
    ways = set()
    for name in GOLDEN:
        record = ts.parse_record(text_of(name))
        state = record.start()
        for action in record.actions:
            if step(state) == "may-cover":
                ways.add((GAME.text(action).split()[0], record.rules_version))
            state.apply_trusted(action)
    assert ways >= {("move", 1), ("end", 1), ("cover", 2), ("move", 2), ("end", 2)}


@pytest.mark.parametrize("name", ["2-random", "3-random", "4-random"])
def test_a_golden_record_on_the_wrong_board_is_refused(name: str) -> None:
    wrong = re.sub(r"^board: .*$", "board: standard", text_of(name), flags=re.MULTILINE)
    wrong = re.sub(r"^rules: .*$", f"rules: {GAME.rules_version}", wrong, flags=re.MULTILINE)
    with pytest.raises(ts.RecordError) as caught:
        ts.parse_record(wrong)
    line = wrong.splitlines()[int(str(caught.value.info["line"])) - 1]
    assert re.match("[1-4] ", line)
    assert caught.value.rule.startswith("M-")
    assert caught.value.key.startswith("milestones-refused-")


def test_golden_records_end_in_different_layouts() -> None:
    assert len({seen(ts.replay(text_of(name))).layout for name in GOLDEN}) >= 7
