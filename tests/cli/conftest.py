from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tablestead.cli.app import build
from tablestead.words import Words

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process, in a folder of its own, with what is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run_command(*arguments: str, typed: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(build(Words(lang)), list(arguments), input=typed)

    return run_command
