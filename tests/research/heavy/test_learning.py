"""The examples that learn: each runs for a few seconds, and draws its curve; the lines of the docs train."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.research.heavy.extras import need
from tests.test_docs import ROOT, blocks_of

need("torch", "learn")
need("sb3_contrib", "learn")
need("pyspiel", "openspiel")

EXAMPLES = ROOT / "examples" / "learning"
MOST_BYTES = 60_000


@pytest.mark.parametrize("name", ["ppo_ages", "selfplay_milestones", "alphazero_ages"])
def test_it_learns_for_a_moment(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    curve = tmp_path / "curve.svg"
    import_module(name).main(["--minutes", "0.1", "--games", "4", "--curve", str(curve)])
    assert ElementTree.fromstring(curve.read_text(encoding="utf-8")).tag.endswith("svg")
    assert curve.stat().st_size < MOST_BYTES


def test_the_lines_of_the_docs_train_on_keyflower() -> None:
    blocks = blocks_of(ROOT / "docs" / "research.md")
    [lines] = [block.text for block in blocks if "MaskablePPO(" in block.text]
    names: dict[str, Any] = {}
    exec(compile(lines.replace("20_000", "1"), "research.md", "exec"), names)
    agent = names["agent"]
    assert agent.num_timesteps == agent.n_steps, "it plays a whole round before it learns from it"
    assert agent._n_updates > 0
