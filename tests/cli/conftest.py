from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tablestead.cli.app import app
from tablestead.words import Words

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process, in a folder of its own, with what is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run_command(*arguments: str, typed: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(app(), list(arguments), input=typed, obj=Words(lang))

    return run_command
