"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablestead as ts

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_example_for_researchers_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    scores, _, record = capsys.readouterr().out.partition("\n")
    assert ts.replay(record.strip() + "\n").player == ts.OVER
    assert scores.startswith("[")


def test_every_file_it_links_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parents[1] / target).exists(), target
