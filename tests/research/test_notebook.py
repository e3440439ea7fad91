"""The notebook of examples/ runs, cell by cell, as it stands there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "research.ipynb"


def test_its_cells_run(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for number, source in enumerate(code, start=1):
        exec(compile(source, f"cell {number}", "exec"), names)
        assert capsys.readouterr().out.strip(), f"cell {number} shows nothing"
    assert len(code) >= 5


def test_it_is_kept_without_what_it_printed() -> None:
    """So that a change of it can be read."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert not [cell for cell in cells if cell.get("outputs") or cell.get("execution_count")]
