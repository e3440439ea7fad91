"""The examples that learn: each runs for a few seconds, and draws its curve."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.research.heavy.extras import need

need("torch", "learn")
need("sb3_contrib", "learn")
need("pyspiel", "openspiel")

EXAMPLES = Path(__file__).parents[3] / "examples" / "learning"
MOST_BYTES = 60_000


@pytest.mark.parametrize("name", ["ppo_ages", "selfplay_milestones", "alphazero_ages"])
def test_it_learns_for_a_moment(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    curve = tmp_path / "curve.svg"
    import_module(name).main(["--minutes", "0.1", "--games", "4", "--curve", str(curve)])
    assert ElementTree.fromstring(curve.read_text(encoding="utf-8")).tag.endswith("svg")
    assert curve.stat().st_size < MOST_BYTES
